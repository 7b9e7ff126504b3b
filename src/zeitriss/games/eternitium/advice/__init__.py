"""What the bots know of the game."""
