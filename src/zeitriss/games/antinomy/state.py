"""What lies on the table of Gegensatz."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64

from zeitriss.core.rng import Rng
from zeitriss.core.schema import Bits, Card, Kind, One, PerSeat, SeatNumber, Whole, cards
from zeitriss.core.state import State
from zeitriss.games.antinomy.cards import COLOUR, CRYSTALS, LEVELS, RELIC, SPOTS

if TYPE_CHECKING:
    from zeitriss.core.game import Game


class Antinomy(State):
    """Spots count from 0 as the starting player sees them, whose future lies at higher spots (AN-2, AN-3, AN-9)."""

    def __init__(self, game: Game[Any], seats: int, options: dict[str, Any], rng: Rng) -> None:
        super().__init__(game, seats, options, rng)
        self.first: i64 = 0  # the starting player
        self.row: list[int] = []
        self.hands: list[list[int]] = []
        self.wands: list[int] = []  # a spot each; both may stand at the same one (AN-4)
        self.crystals: list[int] = []
        self.codex: i64 = 0  # the face-down relic
        self.colour: i64 = 0  # the codex colour
        self.supply: i64 = 0
        self.seen: i64 = 0  # one bit per card that was ever face up: everybody knows where it is (AN-35)
        # Solo only
        self.stones: i64 = 0
        self.deck: list[int] = []  # the top is the last
        self.drawn: list[int] = []  # the shown card that is to be laid out
        self.box: list[int] = []
        self.shrine: list[int] = []

    def clone(self) -> Antinomy:
        copy = Antinomy(self.game, self.seats, self.options, self.rng.clone())
        self.copy_into(copy)
        copy.first = self.first
        copy.row = self.row.copy()
        copy.hands = [hand.copy() for hand in self.hands]
        copy.wands = self.wands.copy()
        copy.crystals = self.crystals.copy()
        copy.codex = self.codex
        copy.colour = self.colour
        copy.supply = self.supply
        copy.seen = self.seen
        if self.seats == 1:
            copy.stones = self.stones
            copy.deck = self.deck.copy()
            copy.drawn = self.drawn.copy()
            copy.box = self.box.copy()
            copy.shrine = self.shrine.copy()
        return copy

    def show(self, shown: list[int]) -> None:
        """Everybody sees these cards now and knows them from now on."""
        card: i64
        for card in shown:
            self.seen |= 1 << card

    def is_known(self, a: i64, b: i64, c: i64) -> bool:
        """Whether everybody knows these three cards."""
        return self.seen >> a & self.seen >> b & self.seen >> c & 1 != 0


FIELDS: Final[dict[str, Kind]] = {
    "first": SeatNumber(),
    "row": cards(RELIC, SPOTS),
    "hands": PerSeat(cards(RELIC)),
    "wands": PerSeat(Whole(-1, SPOTS - 1)),  # -1: not yet placed
    "crystals": PerSeat(Whole(0, CRYSTALS)),
    "codex": Card(RELIC),
    "colour": One(COLOUR),
    "supply": Whole(0, CRYSTALS),
    "seen": Bits(RELIC),
    "stones": Whole(0, max(level["time_stones"] for level in LEVELS.values())),
    "deck": cards(RELIC),
    "drawn": cards(RELIC),
    "box": cards(RELIC),
    "shrine": cards(RELIC),
}
