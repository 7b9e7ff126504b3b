"""The four nemeses, each with its own frames."""
