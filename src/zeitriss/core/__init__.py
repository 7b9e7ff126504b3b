"""The engine: knows no game, no clock and no I/O."""
