"""Thinking ahead in imagined worlds: one tree over all of them, alpha-beta in each, or games played on by policy."""
