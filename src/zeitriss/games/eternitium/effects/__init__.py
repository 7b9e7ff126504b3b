"""What the action cards do: their texts, and the questions that they ask."""
