"""What lies on the table of Gegensatz."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, final

from mypy_extensions import i64, mypyc_attr

from zeitriss.core.rng import Rng
from zeitriss.core.schema import Bits, Card, Kind, One, SeatNumber, Whole, cards
from zeitriss.core.state import State
from zeitriss.core.vecs import vec
from zeitriss.core.zoning import Zoning
from zeitriss.games.antinomy.cards import ALL_CRYSTALS, CARDS, COLOUR, HAND, LEVELS, RELIC, SHRINE_SIZE, SPOTS

if TYPE_CHECKING:
    from zeitriss.core.game import Game


ZONING: Final = Zoning(seats=2)
ROW: Final = ZONING.zone("row", cards(RELIC, SPOTS), most=SPOTS)
# A spot, -1: not yet placed; both may share it (AN-4)
WANDS: Final = ZONING.seat_numbers("wands", Whole(-1, SPOTS - 1))
CRYSTALS: Final = ZONING.seat_numbers("crystals", Whole(0, ALL_CRYSTALS))
DECK: Final = ZONING.zone("deck", cards(RELIC), most=CARDS)  # solo, as those below; the top is the last
DRAWN: Final = ZONING.zone("drawn", cards(RELIC), most=1)  # the shown card that is to be laid out
BOX: Final = ZONING.zone("box", cards(RELIC), most=CARDS)
SHRINE: Final = ZONING.zone("shrine", cards(RELIC), most=SHRINE_SIZE + 1)  # a sixth only until one is returned
HANDS: Final = ZONING.zones("hands", cards(RELIC), most=HAND)

HELD: Final = vec[i64]([hand.first for hand in HANDS])  # the cell of each seat's first card; the other two follow
BIT: Final = vec[i64]([1 << card for card in range(CARDS)])


@mypyc_attr(free_list_len=1)
@final
class Antinomy(State):
    """Spots count from 0 as the starting player sees them, whose future lies at higher spots (AN-2, AN-3, AN-9)."""

    def __init__(self, game: Game[Any], seats: int, options: dict[str, Any], rng: Rng) -> None:
        super().__init__(game, seats, options, rng)
        self.first: i64 = 0  # the starting player
        self.codex: i64 = 0  # the face-down relic
        self.colour: i64 = 0  # the codex colour
        self.supply: i64 = 0
        self.stones: i64 = 0  # solo only
        self.seen: i64 = 0  # one bit per card that was ever face up: everybody knows where it is (AN-35)

    def clone(self) -> Antinomy:
        copy = Antinomy(self.game, self.seats, self.options, self.rng.clone())
        self.copy_into(copy)
        copy.first = self.first
        copy.codex = self.codex
        copy.colour = self.colour
        copy.supply = self.supply
        copy.stones = self.stones
        copy.seen = self.seen
        return copy

    def show(self, card: i64) -> None:
        """Everybody sees this card now and knows it from now on."""
        self.seen |= BIT[card]

    def show_hand(self, seat: i64) -> None:
        cells, held = self.cells, HELD[seat]
        self.seen |= BIT[cells[held]] | BIT[cells[held + 1]] | BIT[cells[held + 2]]


FIELDS: Final[dict[str, Kind]] = {
    "first": SeatNumber(),
    "codex": Card(RELIC),
    "colour": One(COLOUR),
    "supply": Whole(0, ALL_CRYSTALS),
    "seen": Bits(RELIC),
    "stones": Whole(0, max(level["time_stones"] for level in LEVELS.values())),
    **ZONING.kinds(),
}
