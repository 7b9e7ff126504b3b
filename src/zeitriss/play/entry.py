"""Entry: a line of the log in words, as one seat is told it. Records of the wire; `entries.py` makes them."""

from __future__ import annotations

from msgspec import Struct

from zeitriss.core.scene import First, Thing
from zeitriss.play.beat import Beat


class Side(Struct, omit_defaults=True):
    name: str
    cards: list[Thing]
    counts: list[int] = []  # what each of them adds; none: they are not added up


class Moment(Struct):
    """Something worth watching: cards side by side, and what came of it."""

    title: str
    sides: list[Side]
    result: str


class Entry(Struct, omit_defaults=True):
    """One line of the log in words. `position` is the one that it led to, `turn` whose turn it was made in.

    `opens` are the numbers of the news with which another turn begins; `beats` show what happened, in fresh lines.
    """

    n: int
    position: int
    seat: int
    words: str
    news: list[str]
    undone: bool
    moments: list[Moment] = []
    turn: int | None = None
    opens: list[int] = []
    beats: list[Beat] = []
    idle: bool = False  # it says only that nothing was done
    firsts: list[First] = []  # what a newcomer is told when such a thing first happens
