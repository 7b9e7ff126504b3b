"""The market: which technologies may be taken, and how they are paid (ET-21 to ET-24)."""

from __future__ import annotations

from typing import ClassVar, final

from mypy_extensions import i64, mypyc_attr

from zeitriss.core.frame import Frame
from zeitriss.core.move import Move
from zeitriss.core.news import WHO
from zeitriss.core.offers import Offers
from zeitriss.core.schema import Kind, Whole
from zeitriss.core.zones import Zone
from zeitriss.games.eternitium.cards import CARD, FIRST_ADVANCED
from zeitriss.games.eternitium.ending import is_finder
from zeitriss.games.eternitium.hands import chosen_technology
from zeitriss.games.eternitium.knowledge.marks import BIT, FACE, KNOWN
from zeitriss.games.eternitium.knowledge.sight import look
from zeitriss.games.eternitium.missions import mission
from zeitriss.games.eternitium.moves import NONE, PAY, TAKE, TAKE_UNSEEN
from zeitriss.games.eternitium.nouns import THE_CARD, THE_ERA
from zeitriss.games.eternitium.piles import refill_eras
from zeitriss.games.eternitium.state import (
    ADVANCED_PILE,
    ADVANCED_ROW,
    BASIC_PILE,
    BASIC_ROW,
    DECKS,
    ERA_ROW,
    STACKS,
    Eternitium,
)


def offer_basic(g: Eternitium, offers: Offers) -> None:
    offer_kind(g, offers, BASIC_ROW, BASIC_PILE, TAKE_UNSEEN.first)


def offer_advanced(g: Eternitium, offers: Offers) -> None:
    offer_kind(g, offers, ADVANCED_ROW, ADVANCED_PILE, TAKE_UNSEEN.first + 1)


def offer_kind(g: Eternitium, offers: Offers, row: Zone, pile: Zone, unseen: i64) -> None:
    """Face-up technologies and the unseen top card of the pile."""
    cells, taken = g.cells, TAKE.first
    offered: i64 = 0  # identical cards lie here only when the pile runs dry (ET-10)
    for at in range(row.first, row.end(g)):
        card = cells[at]
        if not offered >> card & 1:
            offered |= BIT[card]
            offers.add(taken + card)
    if pile.size(g):
        offers.add(unseen)


def cost(g: Eternitium, card: i64) -> i64:
    """ET-22, ET-23: one era card for a basic, two for an advanced technology; a Digital Wallet saves one (ET-R12)."""
    full: i64 = 1 if card < FIRST_ADVANCED else 2
    return max(0, full - g.wallets)


@final
class Acquire(Frame[Eternitium]):
    """Step 4, optional (ET-21). Not for finders (ET-44); only what can be paid in full (ET-24, ET-R24)."""

    def about(self, g: Eternitium) -> dict[str, int | str]:
        return {"amount": int(g.wallets)}

    def offer(self, g: Eternitium, offers: Offers) -> None:
        if is_finder(g, self.seat):
            return
        purse: i64 = ERA_ROW.size(g) + g.wallets
        if purse >= 1:
            offer_basic(g, offers)
        if purse >= 2:
            offer_advanced(g, offers)
        if offers.count:
            offers.add(NONE.first)

    def resume(self, g: Eternitium, move: Move) -> None:
        if move.verb is NONE:
            return
        card: i64 = chosen_technology(g, self.seat, move) & FACE
        DECKS[self.seat].add(g, card | KNOWN)  # face up on top of the deck, so everybody sees it
        if move.verb is TAKE_UNSEEN:
            g.tell("acquires", WHO, self.seat, THE_CARD, card)
        price: i64 = cost(g, card)
        if price:
            g.do(Pay(self.seat, price))


@mypyc_attr(free_list_len=1)
@final
class Pay(Frame[Eternitium]):
    """ET-22: face-up common era cards go on top of the own stack, in an order of choice; then they are replaced."""

    fields: ClassVar[dict[str, Kind]] = {"count": Whole(1, 2)}

    def __init__(self, seat: i64, count: i64) -> None:
        super().__init__(seat)
        self.count: i64 = count

    def about(self, g: Eternitium) -> dict[str, int | str]:
        """What is paid for lies face up on the own deck."""
        return {"card": CARD.word(DECKS[self.seat].top(g) & FACE), "count": int(self.count)}

    def offer(self, g: Eternitium, offers: Offers) -> None:
        if ERA_ROW.size(g) == 2 and ERA_ROW.at(g, 0) != ERA_ROW.at(g, 1):
            offers.add(PAY.first + ERA_ROW.at(g, 0))
            offers.add(PAY.first + ERA_ROW.at(g, 1))

    def run(self, g: Eternitium) -> None:
        only = PAY.at(ERA_ROW.at(g, 0))
        g.tell("pays", WHO, self.seat, THE_ERA, only.a)
        self.resume(g, only)

    def resume(self, g: Eternitium, move: Move) -> None:
        ERA_ROW.remove(g, move.a)
        STACKS[self.seat].add(g, move.a | mission(g).paid)
        look(g, self.seat)
        if self.count > 1:
            g.do(Pay(self.seat, self.count - 1))
        else:
            refill_eras(g)
