"""Training: values learned from games that bots play against themselves."""
