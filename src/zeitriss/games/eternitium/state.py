"""What lies on the table of Eternitium (ET-3, ET-4). The top of every stack and pile is the last of its list."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64

from zeitriss.core.errors import BadSnapshot
from zeitriss.core.move import Domain
from zeitriss.core.rng import Rng
from zeitriss.core.schema import Card, Flag, Held, Kind, Many, PerSeat, SeatNumber, Whole, cards
from zeitriss.core.state import State
from zeitriss.games.eternitium.cards import CARD, COMMUNICATORS_PER_TURN, COUNT, ENDLESS, ERA, FIRST_TECHNOLOGY
from zeitriss.games.eternitium.knowledge.marks import FACE, SHAPE, UP, Marks

if TYPE_CHECKING:
    from zeitriss.core.game import Game


class Eternitium(State):
    """Cards in hands, decks, discard piles and era stacks carry marks (marks.py); all others are plain numbers."""

    def __init__(self, game: Game[Any], seats: int, options: dict[str, Any], rng: Rng) -> None:
        super().__init__(game, seats, options, rng)
        self.mission: i64 = options["mission"]  # 0: none
        self.ordered: bool = options["discard_order"] == "chosen"
        self.first: i64 = 0  # the starting player
        self.active: i64 = 0  # whose turn it is
        self.round: i64 = 0
        # This turn
        self.plays: i64 = 0
        self.skipped = False
        self.unlucky = False
        self.wallets: i64 = 0
        self.calls: i64 = 0  # Communicators played
        # Travellers
        self.stacks: list[list[int]] = []
        self.hands: list[list[int]] = []
        self.decks: list[list[int]] = []
        self.discards: list[list[int]] = []
        self.aside: list[int] = []  # cards of the active traveller that are being laid down together
        self.pools: list[int] = []  # travellers between whom a card passed unseen by others share a number
        # The middle
        self.supply: list[int] = [0] * FIRST_TECHNOLOGY  # portals that may be taken, by shape
        self.portals: list[int] = []  # mission 4: the face-down pile
        self.basic: list[int] = []
        self.basic_row: list[int] = []
        self.basic_under: i64 = 0  # so many cards at the bottom were seen when they were put there
        self.advanced: list[int] = []
        self.advanced_row: list[int] = []
        self.advanced_under: i64 = 0
        self.eras: list[int] = []
        self.era_row: list[int] = []
        self.era_discard: list[int] = []
        self.eras_met = False  # the common era pile holds exactly what everybody saw in the discard
        self.ai: list[int] = []
        self.box: list[int] = []

    def clone(self) -> Eternitium:
        copy = Eternitium(self.game, self.seats, self.options, self.rng.clone())
        self.copy_into(copy)
        copy.first = self.first
        copy.active = self.active
        copy.round = self.round
        copy.plays = self.plays
        copy.skipped = self.skipped
        copy.unlucky = self.unlucky
        copy.wallets = self.wallets
        copy.calls = self.calls
        copy.stacks = [stack.copy() for stack in self.stacks]
        copy.hands = [hand.copy() for hand in self.hands]
        copy.decks = [deck.copy() for deck in self.decks]
        copy.discards = [discard.copy() for discard in self.discards]
        copy.aside = self.aside.copy()
        copy.pools = self.pools.copy()
        copy.supply = self.supply.copy()
        copy.portals = self.portals.copy()
        copy.basic = self.basic.copy()
        copy.basic_row = self.basic_row.copy()
        copy.basic_under = self.basic_under
        copy.advanced = self.advanced.copy()
        copy.advanced_row = self.advanced_row.copy()
        copy.advanced_under = self.advanced_under
        copy.eras = self.eras.copy()
        copy.era_row = self.era_row.copy()
        copy.era_discard = self.era_discard.copy()
        copy.eras_met = self.eras_met
        copy.ai = self.ai.copy()
        copy.box = self.box.copy()
        return copy

    def marked(self) -> dict[str, list[int]]:
        """The zones whose cards carry marks, by place."""
        zones = {"aside": self.aside}
        for seat in range(self.seats):
            zones[f"stacks.{seat}"] = self.stacks[seat]
            zones[f"hands.{seat}"] = self.hands[seat]
            zones[f"decks.{seat}"] = self.decks[seat]
            zones[f"discards.{seat}"] = self.discards[seat]
        return zones

    @property
    def marks(self) -> tuple[tuple[str, int], ...]:
        """The marked cards by place, for snapshots; facings are written with the era cards themselves."""
        found: list[tuple[str, int]] = []
        for place, zone in self.marked().items():
            plain = SHAPE | UP if place.startswith("stacks") else FACE
            found += [(f"{place}.{i}", card) for i, card in enumerate(zone) if card & ~plain]
        return tuple(found)

    @marks.setter
    def marks(self, marks: tuple[tuple[str, int], ...]) -> None:
        zones = self.marked()
        for n, (path, bits) in enumerate(marks):
            place, _, i = path.rpartition(".")
            if place not in zones or not i.isdecimal() or int(i) >= len(zones[place]):
                raise BadSnapshot(f"no card lies at {path}", f"snapshot.table.marks[{n}]")
            zones[place][int(i)] |= bits


class Marked(Card):
    """An action card that lies here, written without its marks."""

    def write(self, value: Any) -> Any:
        return self.domain.names[value & FACE]

    def held(self, value: Any, path: str) -> list[Held]:
        return [(path, self.domain.kind, value & FACE)]


class Era(Card):
    """An era card in a stack: `square`, or `square+` face up."""

    def write(self, value: Any) -> Any:
        return self.domain.names[value & SHAPE] + ("+" if value & UP else "")

    def read(self, data: Any, path: str, seats: int) -> int:
        if isinstance(data, str) and data.endswith("+"):
            return super().read(data[:-1], path, seats) | UP
        return super().read(data, path, seats)

    def held(self, value: Any, path: str) -> list[Held]:
        return [(path, self.domain.kind, value & SHAPE)]


class Heap(Kind):
    """How many of each of the first members of a domain lie here, written as a list of names."""

    def __init__(self, domain: Domain, size: int) -> None:
        self.domain, self.size = domain, size

    def write(self, value: Any) -> Any:
        return [self.domain.names[i] for i in range(self.size) for _ in range(value[i])]

    def read(self, data: Any, path: str, seats: int) -> list[int]:
        counts = [0] * self.size
        for i, card in enumerate(cards(self.domain).read(data, path, seats)):
            if card >= self.size:
                raise BadSnapshot(f"{self.domain.names[card]} does not belong here", f"{path}[{i}]")
            counts[card] += 1
        return counts

    def held(self, value: Any, path: str) -> list[Held]:
        lying = [card for card in range(self.size) for _ in range(value[card])]
        return [(f"{path}[{i}]", self.domain.kind, card) for i, card in enumerate(lying)]


MOST: Final = sum(COUNT)  # more cards than this lie nowhere
PLAYS: Final = 10_000  # a traveller who plays for ever can play more cards in a turn than there are, but not so many

FIELDS: Final[dict[str, Kind]] = {
    "first": SeatNumber(),
    "active": SeatNumber(),
    "round": Whole(1, ENDLESS),
    "plays": Whole(0, PLAYS),
    "skipped": Flag(),
    "unlucky": Flag(),
    "wallets": Whole(0, PLAYS),
    "calls": Whole(0, COMMUNICATORS_PER_TURN),
    "stacks": PerSeat(Many(Era(ERA))),
    "hands": PerSeat(Many(Marked(CARD))),
    "decks": PerSeat(Many(Marked(CARD))),
    "discards": PerSeat(Many(Marked(CARD))),
    "aside": Many(Marked(CARD)),
    "pools": PerSeat(SeatNumber()),
    "supply": Heap(CARD, FIRST_TECHNOLOGY),
    "portals": cards(CARD),
    "basic": cards(CARD),
    "basic_row": cards(CARD),
    "basic_under": Whole(0, MOST),
    "advanced": cards(CARD),
    "advanced_row": cards(CARD),
    "advanced_under": Whole(0, MOST),
    "eras": cards(ERA),
    "era_row": cards(ERA),
    "era_discard": cards(ERA),
    "eras_met": Flag(),
    "ai": cards(CARD),
    "box": cards(CARD),
    "marks": Marks(),
}
