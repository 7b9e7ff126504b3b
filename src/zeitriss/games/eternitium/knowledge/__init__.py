"""What a seat knows, worlds that it cannot tell from the real one, and how a move reads to others."""
