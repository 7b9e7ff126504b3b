"""Play: what the server, the terminal and the commands share: a log and its story, seats, entries in words, undo."""
