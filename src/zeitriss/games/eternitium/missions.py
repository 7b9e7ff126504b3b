"""Missions: what a solo game changes (ET-58 to ET-67). The regular game is mission 0, which changes nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import i64

from zeitriss.core.frame import Frame
from zeitriss.core.offers import Offers
from zeitriss.games.eternitium.cards import AI, ERAS_BY_SEATS, HAND, MISSION_FACTS, PORTALS_PER_SEAT, TURNS
from zeitriss.games.eternitium.knowledge.marks import UP
from zeitriss.games.eternitium.state import Eternitium

Steps = list[Frame[Eternitium]]
NO_STEPS: Final[Steps] = []


class Mission:
    """The questions that setup and turn ask of a mission: its numbers, and what it adds to a turn."""

    def __init__(
        self,
        turns: int = TURNS,
        hand: int = HAND,
        eras: int = 0,
        supply: int = 0,
        portals: int = 1,
        droids: int = 1,
        advanced: bool = True,
        ai: dict[str, int] = AI,
        without: list[str] | None = None,
        shown: int = 0,
        before: Steps = NO_STEPS,
        drawn: Steps = NO_STEPS,
        after: Steps = NO_STEPS,
        paid: i64 = UP,
    ) -> None:
        self.turns: i64 = turns  # ET-57, ET-60
        self.hand = hand  # the starting hand
        self.eras = eras  # in the stack; 0: by the number of travellers
        self.supply = supply  # portals per shape; 0: by the number of travellers
        self.portals = portals  # per shape in the starting set
        self.droids = droids  # in the starting set
        self.advanced = advanced  # whether there are advanced technologies
        self.ai = ai
        self.without = without or []  # technologies that stay in the box
        self.shown = shown  # portals of the supply that lie face up; 0: all
        self.before = before  # what comes before step 1
        self.drawn = drawn  # between steps 5 and 6
        self.after = after  # after step 6
        self.paid: i64 = paid  # the marks of an era card with which a technology was paid

    def eras_for(self, seats: int) -> int:
        """ET-9."""
        return self.eras or ERAS_BY_SEATS[str(seats)]

    def supply_for(self, seats: int) -> int:
        """ET-7."""
        return self.supply or PORTALS_PER_SEAT * seats

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
        kind: Callable[..., Mission] = Mission
        numbers: dict[str, Any] = {}
        for word, value in facts.items():
            if value is True:
                kind = kinds[word]
            else:
                numbers[word] = value
        MISSIONS.append(kind(**numbers))


def mission(g: Eternitium) -> Mission:
    return MISSIONS[g.mission]
