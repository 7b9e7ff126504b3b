"""What the action cards do: a class per card text, beside it the questions that it asks."""
