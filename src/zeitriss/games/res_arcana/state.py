"""What lies on the table of Res Arcana.

Decks have their top at place 0 (RA-6); hands are sorted, so that places in them tell nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, final

from mypy_extensions import i64, mypyc_attr

from zeitriss.core.move import Domain
from zeitriss.core.rng import Rng
from zeitriss.core.schema import Flag, Flags, Heaps, Kind, One, SeatNumber, Sets, Whole, cards
from zeitriss.core.state import State
from zeitriss.core.zoning import Zoning
from zeitriss.games.res_arcana.cards import (
    CARD,
    CARDS,
    DECK_SIZE,
    FIRST_MAGE,
    FIRST_MONUMENT,
    FIRST_PLACE,
    HIDDEN,
    VICTORY,
    VICTORY_FIRST,
)
from zeitriss.games.res_arcana.essence import HEAP, MOST

if TYPE_CHECKING:
    from zeitriss.core.game import Game

# Where a card can lie face down: per seat, then the monument deck and the box.
PILES: Final = ["hand", "deck", "kept", "pack", "aside", "mages", "chosen"]
ZONE: Final = Domain("zone", [f"{pile}-{seat}" for pile in PILES for seat in range(4)] + ["monuments", "box"])
EVERYBODY: Final = 4  # the observer who knows what was never secret
DEALT: Final = 4 * DECK_SIZE  # RA-17, RA-21: no more artifacts are in a game

ZONING: Final = Zoning(seats=4)
PASSED: Final = ZONING.seat_numbers("passed", Flag())
POOLS: Final = ZONING.seat_numbers("pools", HEAP)
BONUS: Final = ZONING.seat_numbers("bonus", Whole(0, 99))  # RA-78: points for this check only
TURNED: Final = ZONING.numbers("turned", Flags(CARD), CARDS)
ON: Final = ZONING.numbers("on", Heaps(CARD, HEAP), CARDS)  # essences on components
DISPLAY: Final = ZONING.zone("display", cards(CARD), most=FIRST_MAGE - FIRST_MONUMENT)
MONUMENTS: Final = ZONING.zone("monuments", cards(CARD), most=FIRST_MAGE - FIRST_MONUMENT)
PLACES: Final = ZONING.zone("places", cards(CARD), most=CARDS - FIRST_PLACE)
ITEMS: Final = ZONING.zone("items", cards(CARD), most=CARDS - FIRST_PLACE)
BOX: Final = ZONING.zone("box", cards(CARD), most=CARDS)  # out of the game, the undersides of the tiles too
# mage, item, then as they came (RA-86)
BOARDS: Final = ZONING.zones("boards", cards(CARD), most=DEALT + CARDS - FIRST_MONUMENT)
HANDS: Final = ZONING.zones("hands", cards(CARD), most=DEALT)
DECKS: Final = ZONING.zones("decks", cards(CARD), most=DEALT)
DISCARDS: Final = ZONING.zones("discards", cards(CARD), most=DEALT)
LORE: Final = ZONING.numbers_of_all("lore", Sets(HIDDEN, ZONE), FIRST_PLACE)  # RA-74; knowledge/memory.py
# Before the first round
MAGES: Final = ZONING.zones("mages", cards(CARD), most=FIRST_PLACE - FIRST_MAGE)  # dealt and not chosen (yet)
CHOSEN: Final = ZONING.zones("chosen", cards(CARD), most=FIRST_PLACE - FIRST_MAGE)  # RA-18: chosen in secret
PACKS: Final = ZONING.zones("packs", cards(CARD), most=DECK_SIZE)  # the cards from which a seat keeps one
KEPT: Final = ZONING.zones("kept", cards(CARD), most=DECK_SIZE)
ASIDE: Final = ZONING.zones("aside", cards(CARD), most=DECK_SIZE)  # RA-16: set aside for this seat
# In the middle of an action
PEEKED: Final = ZONING.zone("peeked", cards(CARD), most=9)  # RA-51: taken from a deck, not yet put back
ORDERED: Final = ZONING.zone("ordered", cards(CARD), most=9)


@mypyc_attr(free_list_len=1)
@final
class ResArcana(State):
    """The table, and what is known of a running action."""

    def __init__(self, game: Game[Any], seats: int, options: dict[str, Any], rng: Rng) -> None:
        super().__init__(game, seats, options, rng)
        self.goal: i64 = VICTORY_FIRST if options["mode"] == "first" else VICTORY  # RA-12, RA-14, RA-23
        self.first: i64 = 0  # RA-10: the start player of the first round
        self.token: i64 = 0  # who holds the first-player token
        self.round: i64 = 0
        self.looking: i64 = 0  # who peeks
        self.spent: i64 = 0  # what was paid for the power so far
        self.x: i64 = 0  # RA-81
        self.lost: i64 = -1  # the card that was destroyed or discarded for the power

    def clone(self) -> ResArcana:
        copy = ResArcana(self.game, self.seats, self.options, self.rng.clone())
        self.copy_into(copy)
        copy.first = self.first
        copy.token = self.token
        copy.round = self.round
        copy.looking = self.looking
        copy.spent = self.spent
        copy.x = self.x
        copy.lost = self.lost
        return copy


FIELDS: Final[dict[str, Kind]] = {
    "first": SeatNumber(),
    "token": SeatNumber(),
    "round": Whole(0, 1_000_000),
    "looking": SeatNumber(),
    "spent": HEAP,
    "x": Whole(0, MOST),
    "lost": One(CARD, or_none=True),
    **ZONING.kinds(),
}
