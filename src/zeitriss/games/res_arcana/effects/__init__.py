"""What powers cost and do: one small class per primitive of the card data."""
