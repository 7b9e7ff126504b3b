"""Missions: what a solo game changes (ET-58 to ET-67). The regular game is mission 0, which changes nothing."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from zeitriss.core.frame import Frame
from zeitriss.core.offers import Offers
from zeitriss.games.eternitium.cards import AI, ERAS_BY_SEATS, HAND, MISSION_FACTS, PORTALS_PER_SEAT, TURNS
from zeitriss.games.eternitium.knowledge.marks import UP
from zeitriss.games.eternitium.state import Eternitium

NO_STEPS: Final[list[Frame[Eternitium]]] = []


class Mission:
    """The questions that setup and turn ask of a mission: its numbers, and what most of them do not change."""

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

    def eras_for(self, seats: int) -> int:
        """ET-9."""
        return self.eras or ERAS_BY_SEATS[str(seats)]

    def supply_for(self, seats: int) -> int:
        """ET-7."""
        return self.supply or PORTALS_PER_SEAT * seats

    def has_portal_pile(self) -> bool:
        """Whether some portals of the supply lie face down."""
        return False

    def before(self) -> list[Frame[Eternitium]]:
        """What comes before step 1."""
        return NO_STEPS

    def drawn(self) -> list[Frame[Eternitium]]:
        """What comes between steps 5 and 6."""
        return NO_STEPS

    def after(self) -> list[Frame[Eternitium]]:
        """What comes after step 6."""
        return NO_STEPS

    def begin_turn(self, g: Eternitium) -> None:
        """Before its first step."""

    def may_stop(self, g: Eternitium, offers: Offers) -> bool:
        """Whether step 2 may end although these moves could be made."""
        return True

    def played(self, card: i64) -> i64:
        """A card as it lies on the discard pile once it was played."""
        return card

    def paid(self, era: i64) -> i64:
        """An era card as it lies on the stack once a technology was paid with it."""
        return era | UP


MISSIONS: Final[list[Mission]] = []  # by number; solo.py enters them


def enter(kinds: dict[str, type[Mission]]) -> None:
    """Read the missions. A word of cards.json that is no number of a Mission names its kind; none is an error."""
    for facts in MISSION_FACTS.values():
        kind: type[Mission] = Mission
        numbers: dict[str, Any] = {}
        for word, value in facts.items():
            if value is True:
                kind = kinds[word]
            else:
                numbers[word] = value
        MISSIONS.append(kind(**numbers))


def mission(g: Eternitium) -> Mission:
    return MISSIONS[g.mission]
