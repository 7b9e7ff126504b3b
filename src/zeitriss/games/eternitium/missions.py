"""Missions: what a solo game changes (ET-58 to ET-67). The regular game is mission 0, which changes nothing."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Final

from mypy_extensions import i64

from zeitriss.core.frame import Frame
from zeitriss.core.offers import Offers
from zeitriss.games.eternitium.cards import AI, HAND, MISSION_FACTS, TURNS
from zeitriss.games.eternitium.knowledge.marks import UP
from zeitriss.games.eternitium.state import Eternitium


@dataclass(frozen=True)
class Mission:
    """The questions that setup and turn ask of a mission: its numbers, and what it adds to a turn."""

    turns: i64 = TURNS  # ET-57, ET-60
    hand: int = HAND  # the starting hand
    eras: int = 0  # in the stack; 0: by the number of travellers
    supply: int = 0  # portals per shape; 0: by the number of travellers
    portals: int = 1  # per shape in the starting set
    droids: int = 1  # in the starting set
    advanced: bool = True  # whether there are advanced technologies
    ai: dict[str, int] = field(default_factory=AI.copy)
    without: Sequence[str] = ()  # technologies that stay in the box
    shown: int = 0  # portals of the supply that lie face up; 0: all
    before: Sequence[Frame[Eternitium]] = ()  # what comes before step 1
    drawn: Sequence[Frame[Eternitium]] = ()  # between steps 5 and 6
    after: Sequence[Frame[Eternitium]] = ()  # after step 6
    paid: i64 = UP  # the marks of an era card with which a technology was paid

    def begin_turn(self, g: Eternitium) -> None:
        """Before its first step."""

    def may_stop(self, g: Eternitium, offers: Offers) -> bool:
        """Whether step 2 may end although these moves could be made."""
        return True

    def played(self, card: i64) -> i64:
        """A card as it lies on the discard pile once it was played."""
        return card


MISSIONS: Final[list[Mission]] = []  # by number; solo.py enters them


def enter(kinds: dict[str, Callable[..., Mission]]) -> None:
    """Read the missions. A word of cards.json that is no number of a Mission names its kind; none is an error."""
    for facts in MISSION_FACTS.values():
        numbers = {word: value for word, value in facts.items() if value is not True}
        kind = next((kinds[word] for word in facts if word not in numbers), Mission)
        MISSIONS.append(kind(**numbers))


def mission(g: Eternitium) -> Mission:
    return MISSIONS[g.mission]
