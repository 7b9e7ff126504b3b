"""What cards do: shared verbs, then the cards by kind."""
