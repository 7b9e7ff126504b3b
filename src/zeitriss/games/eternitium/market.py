"""The market: which technologies may be taken, and how they are paid (ET-21 to ET-24)."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from zeitriss.core.frame import Frame
from zeitriss.core.move import Move
from zeitriss.core.news import News
from zeitriss.core.schema import Kind, Whole
from zeitriss.games.eternitium.cards import CARD, ERA, FIRST_ADVANCED, SEATS_MOST
from zeitriss.games.eternitium.ending import is_finder
from zeitriss.games.eternitium.hands import chosen_technology
from zeitriss.games.eternitium.knowledge.marks import FACE, KNOWN
from zeitriss.games.eternitium.knowledge.sight import look
from zeitriss.games.eternitium.missions import mission
from zeitriss.games.eternitium.moves import NONE, PAY, TAKE, TAKE_UNSEEN
from zeitriss.games.eternitium.piles import refill_eras
from zeitriss.games.eternitium.state import Eternitium

NOTHING: Final[list[Move]] = []


def offered(g: Eternitium, basic: bool, advanced: bool) -> list[Move]:
    """Face-up technologies and unseen top cards of these kinds."""
    moves: list[Move] = []
    if basic:
        offer_row(moves, g.basic_row, 0, bool(g.basic))
    if advanced:
        offer_row(moves, g.advanced_row, 1, bool(g.advanced))
    return moves


def offer_row(moves: list[Move], row: list[int], pile: i64, unseen: bool) -> None:
    for slot in range(len(row)):
        if row.index(row[slot]) == slot:  # identical cards lie here only when the pile runs dry (ET-10)
            moves.append(TAKE.at(row[slot]))
    if unseen:
        moves.append(TAKE_UNSEEN.at(pile))


def cost(g: Eternitium, card: i64) -> i64:
    """ET-22, ET-23: one era card for a basic, two for an advanced technology; a Digital Wallet saves one (ET-R12)."""
    full: i64 = 1 if card < FIRST_ADVANCED else 2
    return max(0, full - g.wallets)


class Acquire(Frame[Eternitium]):
    """Step 4, optional (ET-21). Not for finders (ET-44); only what can be paid in full (ET-24, ET-R24)."""

    def choices(self, g: Eternitium) -> list[Move]:
        if is_finder(g, self.seat):
            return NOTHING
        purse: i64 = len(g.era_row) + g.wallets
        moves = offered(g, purse >= 1, purse >= 2)
        if moves:
            moves.append(NONE.at())
        return moves

    def resume(self, g: Eternitium, move: Move) -> None:
        if move is NONE.at():
            return
        card: i64 = chosen_technology(g, self.seat, move) & FACE
        g.decks[self.seat].append(card | KNOWN)  # face up on top of the deck, so everybody sees it
        if g.news is not None and move.verb is TAKE_UNSEEN:
            g.news.append(News("acquires", {"who": f"seat.{self.seat}", "card": f"card.{CARD.names[card]}"}))
        price: i64 = cost(g, card)
        if price:
            g.do(Pay(self.seat, price))


class Pay(Frame[Eternitium]):
    """ET-22: face-up common era cards go on top of the own stack, in an order of choice; then they are replaced."""

    fields: ClassVar[dict[str, Kind]] = {"count": Whole(1, 2)}

    def __init__(self, seat: i64, count: i64) -> None:
        super().__init__(seat)
        self.count: i64 = count

    def choices(self, g: Eternitium) -> list[Move]:
        row = g.era_row
        if len(row) < 2 or row[0] == row[1]:
            return NOTHING
        return [PAY.at(row[0]), PAY.at(row[1])]

    def resume(self, g: Eternitium, move: Move) -> None:
        self.pay(g, move.args[0])

    def run(self, g: Eternitium) -> None:
        if g.news is not None:
            g.news.append(News("pays", {"who": f"seat.{self.seat}", "era": f"era.{ERA.names[g.era_row[0]]}"}))
        self.pay(g, g.era_row[0])

    def pay(self, g: Eternitium, era: i64) -> None:
        g.era_row.remove(era)
        g.stacks[self.seat].append(mission(g).paid(era))
        look(g, self.seat)
        if self.count > 1:
            g.do(Pay(self.seat, self.count - 1))
        else:
            refill_eras(g)


ACQUIRE: Final = [Acquire(seat) for seat in range(SEATS_MOST)]
