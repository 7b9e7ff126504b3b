"""What lies on the table of Aeon's End: AE-13 players, AE-14 nemesis, AE-15 what belongs to everybody."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64

from zeitriss.core.move import Domain
from zeitriss.core.rng import Rng
from zeitriss.core.schema import Bits, Flag, Kind, Many, One, PerSeat, SeatNumber, Whole, cards
from zeitriss.core.state import State
from zeitriss.games.aeons_end.cards import (
    BREACHES,
    CARD,
    FIERCE,
    FOE,
    GONE,
    GRAVEHOLD,
    HUSKS,
    LEVEL,
    LIFE,
    MAGE,
    NEMESIS,
    NEMESIS_CHANGE,
    NEMESIS_LIFE,
    OPENED,
    PILES,
    TRACK,
    TURN,
)
from zeitriss.games.aeons_end.moves import BREACH
from zeitriss.games.aeons_end.prepped import Prepped

if TYPE_CHECKING:
    from zeitriss.core.game import Game

PHASE: Final = Domain("phase", ["turn-card", "casting", "main", "draw", "nemesis"])
TURN_CARD: Final = 0
CASTING: Final = 1
MAIN: Final = 2
DRAW: Final = 3
NEMESIS_PHASE: Final = 4

FRESH: Final = 1  # prepped in this turn (AE-R18)
USED: Final = 2  # its "once per turn" is used up (AE-40)
KEYS: Final = 1 << 35


class AeonsEnd(State):
    """Decks are listed top first, discard piles bottom first: turning a pile over (AE-43) keeps the list as it is."""

    def __init__(self, game: Game[Any], seats: int, options: dict[str, Any], rng: Rng) -> None:
        super().__init__(game, seats, options, rng)
        # The setup (AE-6)
        self.key: i64 = 0  # what the deal was made from; part of the setup code
        self.level: i64 = 1
        self.tutorial: bool = False
        self.easier: bool = False
        self.nemesis: i64 = 0
        self.mages: list[int] = []
        self.tokens: list[int] = []  # turn order token of each seat, counted from 0
        self.piles: list[int] = []  # the nine cards of the supply
        self.left: list[int] = []  # how many are left of each
        # Players
        self.life: list[int] = []
        self.charges: list[int] = []
        self.hands: list[list[int]] = []
        self.decks: list[list[int]] = []
        self.sure: list[int] = []  # so many cards on top of the deck lie in an order that everybody could follow
        self.discards: list[list[int]] = []
        self.plays: list[list[int]] = []  # the play area
        self.breaches: list[list[int]] = []  # GONE, stage 0 to 3, OPENED
        self.spells: list[int] = []  # two slots per breach: seat * 8 + breach * 2 + slot; -1 empty
        self.marks: list[int] = []  # FRESH and USED of each slot
        # The turn
        self.phase: i64 = 0
        self.active: i64 = 0  # whose turn it is; in a nemesis turn who acted last
        self.aether: i64 = 0
        self.gem_aether: i64 = 0  # only to gain a gem
        self.spell_aether: i64 = 0  # only to gain a spell
        self.discount: i64 = 0  # off the next focus or open (AE-38)
        self.gate: bool = False  # opened breaches of the active player hold two spells (AE-37)
        self.shielded: bool = False  # AE-54
        self.focused: i64 = 0  # one bit per breach of the active player that was focused this turn (AE-36)
        self.played: list[int] = []  # gems and relics played this turn, one entry per play (AE-33)
        # Turn order
        self.turn_deck: list[int] = []
        self.turn_open: list[int] = []  # 1 where everybody knows which turn order card lies there
        self.turn_discard: list[int] = []
        self.acted: list[int] = []  # 1 for each seat that has acted since the last reshuffle (AE-22)
        # The nemesis and Gravehold
        self.gravehold: i64 = 0
        self.nemesis_life: i64 = 0
        self.nemesis_deck: list[int] = []
        self.row: list[int] = []
        self.row_tokens: list[int] = []  # life of a minion, power tokens of a power
        self.nemesis_discard: list[int] = []
        self.drawn: list[int] = []  # nemesis cards that are being carried out
        self.box: list[int] = []  # basic cards that are not in this game
        self.removed: list[int] = []  # destroyed player cards
        self.loose: list[int] = []  # a destroyed corruption whose new place is being chosen (AE-74)
        # Single nemeses
        self.fury: i64 = 0
        self.strikes: list[int] = []
        self.struck: list[int] = []  # the strike card that is being carried out
        self.husks: i64 = 0
        self.hurt_husks: i64 = 0  # of these, damaged (AE-70)
        self.corruptions: list[int] = []
        self.sunk: i64 = 0  # so many corruptions at the bottom lie in an order that everybody could follow
        self.devoured: list[int] = []

    def clone(self) -> AeonsEnd:
        copy = AeonsEnd(self.game, self.seats, self.options, self.rng.clone())
        self.copy_into(copy)
        copy.key = self.key
        copy.level = self.level
        copy.tutorial = self.tutorial
        copy.easier = self.easier
        copy.nemesis = self.nemesis
        copy.mages = self.mages.copy()
        copy.tokens = self.tokens.copy()
        copy.piles = self.piles.copy()
        copy.left = self.left.copy()
        copy.life = self.life.copy()
        copy.charges = self.charges.copy()
        copy.hands = [zone.copy() for zone in self.hands]
        copy.decks = [zone.copy() for zone in self.decks]
        copy.sure = self.sure.copy()
        copy.discards = [zone.copy() for zone in self.discards]
        copy.plays = [zone.copy() for zone in self.plays]
        copy.breaches = [zone.copy() for zone in self.breaches]
        copy.spells = self.spells.copy()
        copy.marks = self.marks.copy()
        copy.phase = self.phase
        copy.active = self.active
        copy.aether = self.aether
        copy.gem_aether = self.gem_aether
        copy.spell_aether = self.spell_aether
        copy.discount = self.discount
        copy.gate = self.gate
        copy.shielded = self.shielded
        copy.focused = self.focused
        copy.played = self.played.copy()
        copy.turn_deck = self.turn_deck.copy()
        copy.turn_open = self.turn_open.copy()
        copy.turn_discard = self.turn_discard.copy()
        copy.acted = self.acted.copy()
        copy.gravehold = self.gravehold
        copy.nemesis_life = self.nemesis_life
        copy.nemesis_deck = self.nemesis_deck.copy()
        copy.row = self.row.copy()
        copy.row_tokens = self.row_tokens.copy()
        copy.nemesis_discard = self.nemesis_discard.copy()
        copy.drawn = self.drawn.copy()
        copy.box = self.box.copy()
        copy.removed = self.removed.copy()
        copy.loose = self.loose.copy()
        copy.fury = self.fury
        copy.strikes = self.strikes.copy()
        copy.struck = self.struck.copy()
        copy.husks = self.husks
        copy.hurt_husks = self.hurt_husks
        copy.corruptions = self.corruptions.copy()
        copy.sunk = self.sunk
        copy.devoured = self.devoured.copy()
        return copy

    def full_life(self) -> int:
        return LIFE[self.level]

    def full_gravehold(self) -> int:
        return GRAVEHOLD[self.level]

    def full_nemesis(self) -> int:
        return NEMESIS_LIFE[self.nemesis] + NEMESIS_CHANGE[self.level]

    def fierce(self) -> bool:
        """The nemesis' increased difficulty is used (AE-10)."""
        return FIERCE[self.level]

    def room(self, seat: i64) -> int:
        """Free slots on this seat's charge track."""
        return TRACK[self.mages[seat]] - self.charges[seat]

    def is_turn_of(self, seat: i64) -> bool:
        return self.active == seat and self.phase != NEMESIS_PHASE

    def allies(self, seat: i64) -> list[int]:
        """AE-12 c: a lone player is their own ally."""
        return [0] if self.seats == 1 else [other for other in range(self.seats) if other != seat]

    def prepped(self, seat: i64) -> list[int]:
        """All spells of this seat that lie on breaches."""
        return [card for card in self.spells[seat * 8 : seat * 8 + 8] if card >= 0]

    def on_breach(self, seat: i64, breach: i64) -> int:
        """How many spells lie there."""
        slot: i64 = seat * 8 + breach * 2
        return (self.spells[slot] >= 0) + (self.spells[slot + 1] >= 0)

    def opened(self, seat: i64) -> int:
        return self.breaches[seat].count(OPENED)


def ordered(held: list[int]) -> list[int]:
    """The different cards of a zone in a fixed order."""
    return sorted(set(held))


FIELDS: Final[dict[str, Kind]] = {
    "key": Whole(0, KEYS - 1),
    "level": One(LEVEL),
    "tutorial": Flag(),
    "easier": Flag(),
    "nemesis": One(NEMESIS),
    "mages": PerSeat(One(MAGE)),
    "tokens": PerSeat(Whole(0, 3)),
    "piles": Many(One(CARD), PILES),
    "left": Many(Whole(0, 7), PILES),
    "life": PerSeat(Whole(0, max(LIFE))),
    "charges": PerSeat(Whole(0, max(TRACK))),
    "hands": PerSeat(cards(CARD)),
    "decks": PerSeat(cards(CARD)),
    "sure": PerSeat(Whole(0, 99)),
    "discards": PerSeat(cards(CARD)),
    "plays": PerSeat(cards(CARD)),
    "breaches": PerSeat(Many(Whole(GONE, OPENED), BREACHES)),
    "spells": Prepped(CARD),
    "marks": Many(Whole(0, FRESH | USED)),
    "phase": One(PHASE),
    "active": SeatNumber(),
    "aether": Whole(0, 999),
    "gem_aether": Whole(0, 99),
    "spell_aether": Whole(0, 99),
    "discount": Whole(0, 99),
    "gate": Flag(),
    "shielded": Flag(),
    "focused": Bits(BREACH),
    "played": Many(One(CARD)),
    "turn_deck": cards(TURN),
    "turn_open": Many(Whole(0, 1)),
    "turn_discard": cards(TURN),
    "acted": PerSeat(Whole(0, 1)),
    "gravehold": Whole(0, max(GRAVEHOLD)),
    "nemesis_life": Whole(0, 99),
    "nemesis_deck": cards(FOE),
    "row": cards(FOE),
    "row_tokens": Many(Whole(0, 99)),
    "nemesis_discard": cards(FOE),
    "drawn": cards(FOE),
    "box": cards(FOE),
    "removed": cards(CARD),
    "loose": cards(CARD),
    "fury": Whole(0, 999),
    "strikes": cards(FOE),
    "struck": cards(FOE),
    "husks": Whole(0, HUSKS),
    "hurt_husks": Whole(0, HUSKS),
    "corruptions": cards(CARD),
    "sunk": Whole(0, 99),
    "devoured": cards(CARD),
}
