"""What lies on the table of Eternitium (ET-3, ET-4). The top of every stack and pile is its last card."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, final

from mypy_extensions import i64, mypyc_attr

from zeitriss.core.errors import BadSnapshot
from zeitriss.core.move import Domain
from zeitriss.core.rng import Rng
from zeitriss.core.schema import Card, Flag, Held, Kind, Many, SeatNumber, Whole, cards
from zeitriss.core.state import State
from zeitriss.core.zones import Zone
from zeitriss.core.zoning import Zoning
from zeitriss.games.eternitium.cards import (
    AI,
    CARD,
    COMMUNICATORS_PER_TURN,
    COUNT,
    ENDLESS,
    ERA,
    ERA_COUNT,
    ERAS_FACE_UP,
    FIRST_ADVANCED,
    FIRST_TECHNOLOGY,
    SEATS_MOST,
    TECHNOLOGIES_FACE_UP,
)
from zeitriss.games.eternitium.knowledge.marks import FACE, SHAPE, UP, Marks

if TYPE_CHECKING:
    from zeitriss.core.game import Game


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


class Counted(Kind):
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


ALL: Final = sum(COUNT)  # more cards than these lie nowhere
PORTALS_IN_BOX: Final = sum(COUNT[:FIRST_TECHNOLOGY])
ALL_BASIC: Final = sum(COUNT[FIRST_TECHNOLOGY:FIRST_ADVANCED])
ALL_ADVANCED: Final = sum(COUNT[FIRST_ADVANCED:])
ALL_ERAS: Final = sum(ERA_COUNT)
# What a traveller can own is less: 10 starting cards, 8 portals of the supply, 40 technologies; theft is an exchange
POSSESSION: Final = 64
PLAYS: Final = 10_000  # a traveller who plays for ever can play more cards in a turn than there are, but not so many

ZONING: Final = Zoning(SEATS_MOST)
# The middle
SUPPLY: Final = ZONING.numbers("supply", Counted(CARD, FIRST_TECHNOLOGY), FIRST_TECHNOLOGY)  # portals, by shape
PORTAL_PILE: Final = ZONING.zone("portals", cards(CARD), PORTALS_IN_BOX)  # mission 4: those that lie face down
BASIC_PILE: Final = ZONING.zone("basic", cards(CARD), ALL_BASIC)
BASIC_ROW: Final = ZONING.zone("basic_row", cards(CARD), TECHNOLOGIES_FACE_UP)
ADVANCED_PILE: Final = ZONING.zone("advanced", cards(CARD), ALL_ADVANCED)
ADVANCED_ROW: Final = ZONING.zone("advanced_row", cards(CARD), TECHNOLOGIES_FACE_UP)
ERA_PILE: Final = ZONING.zone("eras", cards(ERA), ALL_ERAS)
ERA_ROW: Final = ZONING.zone("era_row", cards(ERA), ERAS_FACE_UP)
ERA_DISCARD: Final = ZONING.zone("era_discard", cards(ERA), ALL_ERAS)
AI_DECK: Final = ZONING.zone("ai", cards(CARD), sum(AI.values()))
BOX: Final = ZONING.zone("box", cards(CARD), ALL)
# Cards of the active traveller that are being laid down together
ASIDE: Final = ZONING.zone("aside", Many(Marked(CARD)), POSSESSION)
# Travellers between whom a card passed unseen by others share a number
POOLS: Final = ZONING.seat_numbers("pools", SeatNumber())
# Travellers
STACKS: Final = ZONING.zones("stacks", Many(Era(ERA)), ALL_ERAS)
HANDS: Final = ZONING.zones("hands", Many(Marked(CARD)), POSSESSION)
DECKS: Final = ZONING.zones("decks", Many(Marked(CARD)), POSSESSION)
DISCARDS: Final = ZONING.zones("discards", Many(Marked(CARD)), POSSESSION)


@mypyc_attr(free_list_len=1)
@final
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
        # What everybody has seen of the piles
        self.basic_under: i64 = 0  # so many cards at the bottom were seen when they were put there
        self.advanced_under: i64 = 0
        self.eras_met = False  # the common era pile holds exactly what everybody saw in the discard

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
        copy.basic_under = self.basic_under
        copy.advanced_under = self.advanced_under
        copy.eras_met = self.eras_met
        return copy

    def marked(self) -> dict[str, Zone]:
        """The zones whose cards carry marks, by place."""
        piles = {"stacks": STACKS, "hands": HANDS, "decks": DECKS, "discards": DISCARDS}
        owned = {f"{name}.{seat}": zones[seat] for seat in range(self.seats) for name, zones in piles.items()}
        return {"aside": ASIDE} | owned

    @property
    def marks(self) -> tuple[tuple[str, int], ...]:
        """The marked cards by place, for snapshots; facings are written with the era cards themselves."""
        found: list[tuple[str, int]] = []
        for place, zone in self.marked().items():
            plain = SHAPE | UP if place.startswith("stacks") else FACE
            found += [(f"{place}.{i}", card) for i, card in enumerate(zone.cards(self)) if card & ~plain]
        return tuple(found)

    @marks.setter
    def marks(self, marks: tuple[tuple[str, int], ...]) -> None:
        zones = self.marked()
        for n, (path, bits) in enumerate(marks):
            place, _, i = path.rpartition(".")
            if place not in zones or not i.isdecimal() or int(i) >= zones[place].size(self):
                raise BadSnapshot(f"no card lies at {path}", f"snapshot.table.marks[{n}]")
            zones[place].put(self, int(i), zones[place].at(self, int(i)) | bits)


FIELDS: Final[dict[str, Kind]] = {
    "first": SeatNumber(),
    "active": SeatNumber(),
    "round": Whole(1, ENDLESS),
    "plays": Whole(0, PLAYS),
    "skipped": Flag(),
    "unlucky": Flag(),
    "wallets": Whole(0, PLAYS),
    "calls": Whole(0, COMMUNICATORS_PER_TURN),
    "basic_under": Whole(0, ALL),
    "advanced_under": Whole(0, ALL),
    "eras_met": Flag(),
    **ZONING.kinds(),
    "marks": Marks(),  # laid upon the cards, so they come last
}
