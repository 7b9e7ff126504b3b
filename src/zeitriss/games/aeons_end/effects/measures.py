"""Numbers that a nemesis card counts when its line is carried out."""

from __future__ import annotations

from typing import Final

from zeitriss.core.move import Domain
from zeitriss.games.aeons_end.book import Counting
from zeitriss.games.aeons_end.state import LEFT, AeonsEnd

MEASURE: Final = Domain("measure", ["one", "fury", "fury-and-one", "empty-piles"])
ONE: Final = 0
FURY: Final = 1
FURY_AND_ONE: Final = 2
EMPTY_PILES: Final = 3


def empty_piles(g: AeonsEnd) -> int:
    """AE-79: counts the nine supply piles, never the devoured pile."""
    return LEFT.list(g).count(0)


COUNTED: Final[list[Counting]] = [lambda g: 1, lambda g: g.fury, lambda g: g.fury + 1, empty_piles]


def measure(g: AeonsEnd, per: int) -> int:
    return COUNTED[per](g)
