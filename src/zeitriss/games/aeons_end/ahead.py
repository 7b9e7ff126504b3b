"""Ahead: what will happen, as far as it lies open. Effects foresee themselves (`Effect.foresee`).

What a choice or an unknown card may add is left out: it brings more fury, husks and damage, never less, so whatever is
said is certain.
"""

from __future__ import annotations

from typing import TypedDict

from zeitriss.games.aeons_end.cards import FOE
from zeitriss.games.aeons_end.state import AeonsEnd, tokens_on


class Said(TypedDict):
    """A line of the forecast: a message, and what a card does in detail."""

    key: str
    args: dict[str, int | str]
    parts: list[Said]


class Ahead:
    """A table on which the least happens that can have happened by then; it is over where that ends the game."""

    def __init__(self, g: AeonsEnd, shielded: bool) -> None:
        self.g = g.clone()
        self.g.outcome = None
        self.g.shielded = shielded
        self.certain = True  # nobody has been chosen yet: whoever has the lowest life is known
        self.stocked = True  # no choice has changed the supply yet
        self.lines: list[Said] = []

    def say(self, key: str, count: int = -1, **args: int | str) -> None:
        if count >= 0:
            args["count"] = count
        self.lines.append({"key": key, "args": args, "parts": []})

    def told_as(self, key: str, foe: int, before: int) -> None:
        """What was said since `before` becomes the detail of one line: a card that acts."""
        parts = self.lines[before:]
        del self.lines[before:]
        self.say(key, tokens_on(self.g, foe), card=FOE.word(foe))
        self.lines[-1]["parts"] = parts
