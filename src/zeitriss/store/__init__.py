"""The store: every table with its log, in SQLite or PostgreSQL, on disk before it is told."""
