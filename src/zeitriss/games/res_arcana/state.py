"""What lies on the table of Res Arcana."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64

from zeitriss.core.move import Domain
from zeitriss.core.rng import Rng
from zeitriss.core.schema import Flag, Flags, Heaps, Kind, Many, One, PerSeat, SeatNumber, Sets, Whole, cards
from zeitriss.core.state import State
from zeitriss.games.res_arcana.cards import CARD, CARDS, FIRST_PLACE, HIDDEN, VICTORY, VICTORY_FIRST
from zeitriss.games.res_arcana.essence import HEAP, MOST

if TYPE_CHECKING:
    from zeitriss.core.game import Game


class ResArcana(State):
    """Decks have their top at index 0 (RA-6); hands are sorted, so that places in them tell nothing."""

    def __init__(self, game: Game[Any], seats: int, options: dict[str, Any], rng: Rng) -> None:
        super().__init__(game, seats, options, rng)
        self.goal: i64 = VICTORY_FIRST if options["mode"] == "first" else VICTORY  # RA-12, RA-14, RA-23
        self.first: i64 = 0  # RA-10: the start player of the first round
        self.token: i64 = 0  # who holds the first-player token
        self.round: i64 = 0
        self.passed: list[bool] = []
        self.pools: list[int] = []
        self.boards: list[list[int]] = []  # components: mage, item, then as they came (RA-86)
        self.hands: list[list[int]] = []
        self.decks: list[list[int]] = []
        self.discards: list[list[int]] = []
        self.turned: list[int] = []  # by card
        self.on: list[int] = []  # essences on components, by card
        self.display: list[int] = []
        self.monuments: list[int] = []
        self.places: list[int] = []
        self.items: list[int] = []
        self.box: list[int] = []  # out of the game, the undersides of the tiles too
        # Before the first round
        self.mages: list[list[int]] = []  # dealt and not chosen (yet)
        self.chosen: list[list[int]] = []  # RA-18: chosen in secret
        self.packs: list[list[int]] = []  # the cards from which a seat keeps one
        self.kept: list[list[int]] = []
        self.aside: list[list[int]] = []  # RA-16: set aside for this seat
        # In the middle of an action
        self.peeked: list[int] = []  # RA-51: taken from a deck, not yet put back
        self.ordered: list[int] = []
        self.looking: i64 = 0  # who does that
        self.spent: i64 = 0  # what was paid for the power so far
        self.x: i64 = 0  # RA-81
        self.lost: i64 = -1  # the card that was destroyed or discarded for the power
        self.bonus: list[int] = []  # RA-78: points for this check only
        self.lore: list[list[int]] = []  # RA-74: where a card may lie, by observer (the last is everybody); memory.py

    def clone(self) -> ResArcana:
        copy = ResArcana(self.game, self.seats, self.options, self.rng.clone())
        self.copy_into(copy)
        copy.first = self.first
        copy.token = self.token
        copy.round = self.round
        copy.passed = self.passed.copy()
        copy.pools = self.pools.copy()
        copy.boards = [zone.copy() for zone in self.boards]
        copy.hands = [zone.copy() for zone in self.hands]
        copy.decks = [zone.copy() for zone in self.decks]
        copy.discards = [zone.copy() for zone in self.discards]
        copy.turned = self.turned.copy()
        copy.on = self.on.copy()
        copy.display = self.display.copy()
        copy.monuments = self.monuments.copy()
        copy.places = self.places.copy()
        copy.items = self.items.copy()
        copy.box = self.box.copy()
        copy.peeked = self.peeked.copy()
        copy.ordered = self.ordered.copy()
        copy.looking = self.looking
        copy.spent = self.spent
        copy.x = self.x
        copy.lost = self.lost
        copy.bonus = self.bonus.copy()
        copy.lore = [places.copy() for places in self.lore]
        copy.mages = [zone.copy() for zone in self.mages]
        copy.chosen = [zone.copy() for zone in self.chosen]
        copy.packs = [zone.copy() for zone in self.packs]
        copy.kept = [zone.copy() for zone in self.kept]
        copy.aside = [zone.copy() for zone in self.aside]
        return copy

    def lay_out(self) -> None:
        """An empty table for so many players."""
        seats = range(self.seats)
        self.passed = [False for _ in seats]
        self.pools = [0 for _ in seats]
        self.bonus = [0 for _ in seats]
        self.boards, self.hands, self.decks = [[] for _ in seats], [[] for _ in seats], [[] for _ in seats]
        self.discards, self.mages, self.chosen = [[] for _ in seats], [[] for _ in seats], [[] for _ in seats]
        self.packs, self.kept, self.aside = [[] for _ in seats], [[] for _ in seats], [[] for _ in seats]
        self.turned = [0] * CARDS
        self.on = [0] * CARDS
        self.lore = [[0] * FIRST_PLACE for _ in range(self.seats + 1)]


# Where a card can lie face down: per seat, then the monument deck and the box.
PILES: Final = ["hand", "deck", "kept", "pack", "aside", "mages", "chosen"]
ZONE: Final = Domain("zone", [f"{pile}-{seat}" for pile in PILES for seat in range(4)] + ["monuments", "box"])

FIELDS: Final[dict[str, Kind]] = {
    "first": SeatNumber(),
    "token": SeatNumber(),
    "round": Whole(0, 1_000_000),
    "passed": PerSeat(Flag()),
    "pools": PerSeat(HEAP),
    "boards": PerSeat(cards(CARD)),
    "hands": PerSeat(cards(CARD)),
    "decks": PerSeat(cards(CARD)),
    "discards": PerSeat(cards(CARD)),
    "turned": Flags(CARD),
    "on": Heaps(CARD, HEAP),
    "display": cards(CARD),
    "monuments": cards(CARD),
    "places": cards(CARD),
    "items": cards(CARD),
    "box": cards(CARD),
    "mages": PerSeat(cards(CARD)),
    "chosen": PerSeat(cards(CARD)),
    "packs": PerSeat(cards(CARD)),
    "kept": PerSeat(cards(CARD)),
    "aside": PerSeat(cards(CARD)),
    "peeked": cards(CARD),
    "ordered": cards(CARD),
    "looking": SeatNumber(),
    "spent": HEAP,
    "x": Whole(0, MOST),
    "lost": One(CARD, or_none=True),
    "bonus": PerSeat(Whole(0, 99)),
    "lore": Many(Sets(HIDDEN, ZONE)),
}
