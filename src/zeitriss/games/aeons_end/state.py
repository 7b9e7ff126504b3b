"""What lies on the table of Aeon's End: AE-13 players, AE-14 nemesis, AE-15 what belongs to everybody."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, final

from mypy_extensions import i64, mypyc_attr

from zeitriss.core.move import Domain
from zeitriss.core.rng import Rng
from zeitriss.core.schema import Bits, Flag, Kind, Many, One, SeatNumber, Whole, cards, later
from zeitriss.core.sliced import Numbers
from zeitriss.core.state import State
from zeitriss.core.vecs import vec
from zeitriss.core.zoning import Field, Zoning
from zeitriss.games.aeons_end.cards import (
    BREACHES,
    CARD,
    FIERCE,
    FIRST_BASICS,
    FIRST_SPECIFIC,
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
from zeitriss.games.aeons_end.prepped import PerSlot, Prepped

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
ROOM: Final = vec[i64](TRACK)  # for charges, by mage
SEATS: Final = 4
EVERYBODY: Final = [list(range(seats)) for seats in range(SEATS + 1)]
SLOTS: Final = 8  # two spells on each of four breaches
FOES_IN_GAME: Final = 31
OWN_CARDS: Final = 72  # more than a player could own: starting cards, the whole supply, all corruptions
PLAYER_CARDS: Final = 104  # all there are in a game of four

# Decks are listed top first, discard piles bottom first: turning a pile over (AE-43) keeps the list as it is.
ZONING: Final = Zoning(seats=SEATS)
MAGES: Final = ZONING.seat_numbers("mages", One(MAGE))
TURN_TOKENS: Final = ZONING.seat_numbers("tokens", Whole(0, 3))  # counted from 0
PILE: Final = ZONING.numbers("piles", Many(One(CARD), PILES), PILES)  # the nine cards of the supply
LEFT: Final = ZONING.numbers("left", Many(Whole(0, 7), PILES), PILES)  # how many are left of each
# Players
LIVES: Final = ZONING.seat_numbers("life", Whole(0, max(LIFE)))
CHARGES: Final = ZONING.seat_numbers("charges", Whole(0, max(TRACK)))
HANDS: Final = ZONING.zones("hands", cards(CARD), OWN_CARDS)
DECKS: Final = ZONING.zones("decks", cards(CARD), OWN_CARDS)
SURE: Final = ZONING.seat_numbers("sure", Whole(0, 99))  # so many cards on top lie in an order that all could follow
DISCARDS: Final = ZONING.zones("discards", cards(CARD), OWN_CARDS)
PLAYS: Final = ZONING.zones("plays", cards(CARD), OWN_CARDS)  # the play area
STAGES: Final = ZONING.numbers_of_seats("breaches", Many(Whole(GONE, OPENED), BREACHES), BREACHES)
SPELLS: Final = Numbers(SEATS * SLOTS)  # seat * 8 + breach * 2 + slot; -1 empty
MARKS: Final = Numbers(SEATS * SLOTS)  # FRESH and USED of each slot
ZONING.share(SPELLS)
ZONING.share(MARKS)
ZONING.fields["spells"] = Field(Prepped(CARD), lambda g: SPELLS.list(g)[: g.seats * SLOTS], SPELLS.lay)
ZONING.fields["marks"] = Field(PerSlot(Whole(0, FRESH | USED)), lambda g: MARKS.list(g)[: g.seats * SLOTS], MARKS.lay)
PLAYED: Final = ZONING.zone("played", Many(One(CARD)), 2 * OWN_CARDS)  # this turn, one entry per play (AE-33)
# Turn order
TURN_DECK: Final = ZONING.zone("turn_deck", cards(TURN), 6)
TURN_OPEN: Final = ZONING.zone("turn_open", Many(Whole(0, 1)), 6)  # 1 where everybody knows which card lies there
TURN_DISCARD: Final = ZONING.zone("turn_discard", cards(TURN), 6)
ACTED: Final = ZONING.seat_numbers("acted", Whole(0, 1))  # 1: since the last reshuffle (AE-22)
# The nemesis
NEMESIS_DECK: Final = ZONING.zone("nemesis_deck", cards(FOE), FOES_IN_GAME)
ROW: Final = ZONING.zone("row", cards(FOE), FOES_IN_GAME)
ROW_TOKENS: Final = ZONING.zone("row_tokens", Many(Whole(0, 99)), FOES_IN_GAME)  # life of a minion, tokens of a power
NEMESIS_DISCARD: Final = ZONING.zone("nemesis_discard", cards(FOE), FOES_IN_GAME)
DRAWN: Final = ZONING.zone("drawn", cards(FOE), FOES_IN_GAME)  # nemesis cards that are being carried out
BOX: Final = ZONING.zone("box", cards(FOE), FOES_IN_GAME)  # basic cards that are not in this game
REMOVED: Final = ZONING.zone("removed", cards(CARD), PLAYER_CARDS)  # destroyed player cards
LOOSE: Final = ZONING.zone("loose", cards(CARD), 11)  # a destroyed corruption whose new place is being chosen (AE-74)
# Single nemeses
STRIKES: Final = ZONING.zone("strikes", cards(FOE), 6)
STRUCK: Final = ZONING.zone("struck", cards(FOE), 6)  # the strike card that is being carried out
CORRUPTIONS: Final = ZONING.zone("corruptions", cards(CARD), 11)
DEVOURED: Final = ZONING.zone("devoured", cards(CARD), 7 * PILES)


@mypyc_attr(free_list_len=1)
@final
class AeonsEnd(State):
    def __init__(self, game: Game[Any], seats: int, options: dict[str, Any], rng: Rng) -> None:
        super().__init__(game, seats, options, rng)
        # The setup (AE-6)
        self.key: i64 = 0  # what the deal was made from; part of the setup code
        self.level: i64 = 1
        self.tutorial: bool = False
        self.easier: bool = False
        self.basics: i64 = FIRST_BASICS  # so many basic cards there were when it was dealt
        self.nemesis: i64 = 0
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
        # The nemesis and Gravehold
        self.gravehold: i64 = 0
        self.nemesis_life: i64 = 0
        self.fury: i64 = 0
        self.husks: i64 = 0
        self.hurt_husks: i64 = 0  # of these, damaged (AE-70)
        self.sunk: i64 = 0  # so many corruptions at the bottom lie in an order that everybody could follow

    def clone(self) -> AeonsEnd:
        copy = AeonsEnd(self.game, self.seats, self.options, self.rng.clone())
        self.copy_into(copy)
        copy.key = self.key
        copy.level = self.level
        copy.tutorial = self.tutorial
        copy.easier = self.easier
        copy.basics = self.basics
        copy.nemesis = self.nemesis
        copy.phase = self.phase
        copy.active = self.active
        copy.aether = self.aether
        copy.gem_aether = self.gem_aether
        copy.spell_aether = self.spell_aether
        copy.discount = self.discount
        copy.gate = self.gate
        copy.shielded = self.shielded
        copy.focused = self.focused
        copy.gravehold = self.gravehold
        copy.nemesis_life = self.nemesis_life
        copy.fury = self.fury
        copy.husks = self.husks
        copy.hurt_husks = self.hurt_husks
        copy.sunk = self.sunk
        return copy

    def full_life(self) -> i64:
        return LIFE[self.level]

    def full_gravehold(self) -> i64:
        return GRAVEHOLD[self.level]

    def full_nemesis(self) -> i64:
        return NEMESIS_LIFE[self.nemesis] + NEMESIS_CHANGE[self.level]

    def fierce(self) -> bool:
        """The nemesis' increased difficulty is used (AE-10)."""
        return FIERCE[self.level]

    def room(self, seat: i64) -> i64:
        """Free slots on this seat's charge track."""
        cells = self.cells
        return ROOM[cells[MAGES.start + seat]] - cells[CHARGES.start + seat]

    def is_turn_of(self, seat: i64) -> bool:
        return self.active == seat and self.phase != NEMESIS_PHASE

    def gain_aether(self, seat: i64, amount: i64) -> None:
        """AE-29: only the active player's aether exists."""
        if self.is_turn_of(seat):
            self.aether += amount

    def allies(self, seat: i64) -> list[int]:
        """AE-12 c: a lone player is their own ally."""
        return [0] if self.seats == 1 else [other for other in range(self.seats) if other != seat]

    def everybody(self) -> list[int]:
        """All seats; not to be changed."""
        return EVERYBODY[self.seats]

    def prepped(self, seat: i64) -> list[int]:
        """All spells of this seat that lie on breaches."""
        cells, found = self.cells, list[int]()
        first: i64 = SPELLS.start + seat * SLOTS
        for slot in range(first, first + SLOTS):
            if cells[slot] >= 0:
                found.append(cells[slot])
        return found

    def on_breach(self, seat: i64, breach: i64) -> i64:
        """How many spells lie there: the second slot is never filled alone."""
        cells = self.cells
        slot: i64 = SPELLS.start + seat * SLOTS + breach * 2
        if cells[slot] < 0:
            return 0
        return 1 if cells[slot + 1] < 0 else 2

    def opened(self, seat: i64) -> i64:
        cells, start = self.cells, STAGES[seat].start
        count: i64 = 0
        for stage in range(start, start + BREACHES):
            if cells[stage] == OPENED:
                count += 1
        return count


def whose_turn(g: AeonsEnd) -> int | None:
    return None if g.phase == NEMESIS_PHASE or g.phase == TURN_CARD else int(g.active)


def tokens_on(g: AeonsEnd, foe: i64) -> i64:
    """The life or the power tokens of a card of the row; 0 where it has left."""
    place = ROW.find(g, foe)
    return ROW_TOKENS.at(g, place) if place >= 0 else 0


FIELDS: Final[dict[str, Kind]] = {
    "key": Whole(0, KEYS - 1),
    "level": One(LEVEL),
    "tutorial": Flag(),
    "easier": Flag(),
    "basics": later(Whole(FIRST_BASICS, FIRST_SPECIFIC), FIRST_BASICS),
    "nemesis": One(NEMESIS),
    "phase": One(PHASE),
    "active": SeatNumber(),
    "aether": Whole(0, 999),
    "gem_aether": Whole(0, 99),
    "spell_aether": Whole(0, 99),
    "discount": Whole(0, 99),
    "gate": Flag(),
    "shielded": Flag(),
    "focused": Bits(BREACH),
    "gravehold": Whole(0, max(GRAVEHOLD)),
    "nemesis_life": Whole(0, 99),
    "fury": Whole(0, 999),
    "husks": Whole(0, HUSKS),
    "hurt_husks": Whole(0, HUSKS),
    "sunk": Whole(0, 99),
    **ZONING.kinds(),
}
