"""Failed: a check that the user asked for found something wrong. Exit code 1."""

from __future__ import annotations


class Failed(Exception):
    """The message is one line that says where and what."""
