"""Stopping a power (AE-28 A9): the active player pays its "to discard" cost alone and in full."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from zeitriss.core.move import Move
from zeitriss.core.offers import Offers
from zeitriss.core.vecs import vec
from zeitriss.games.aeons_end.cards import BREACHES, COST
from zeitriss.games.aeons_end.cards import STOP as STOP_COST
from zeitriss.games.aeons_end.causes import Leaves
from zeitriss.games.aeons_end.effects.breaches import destroy_spell, slot_of, spells_on
from zeitriss.games.aeons_end.effects.damage import leave_row
from zeitriss.games.aeons_end.effects.hands import COSTLY, DestroyHand, DiscardHand, fitting
from zeitriss.games.aeons_end.effects.life import lose_charges
from zeitriss.games.aeons_end.effects.zones import Draw
from zeitriss.games.aeons_end.moves import DESTROY_PREPPED, STOP
from zeitriss.games.aeons_end.shapes import OfCount
from zeitriss.games.aeons_end.state import CHARGES, HANDS, ROW, AeonsEnd

DEAR: Final = 3  # Reality Rupture asks for spells that cost so much

# What a power is stopped with, and how much of it
AETHER: Final = 0
CHARGE: Final = 1
DESTROYED: Final = 2
DISCARDED: Final = 3
SPELLS: Final = 4
_NAMES: Final = ("aether", "charges", "destroy", "discard", "spells")
COIN: Final = vec[i64]([_NAMES.index(next(iter(cost))) if cost else 0 for cost in STOP_COST])
PRICE: Final = vec[i64]([next(iter(cost.values()), 0) for cost in STOP_COST])  # 0: it cannot be stopped


def offer_stops(g: AeonsEnd, seat: i64, offers: Offers) -> None:
    """Only with the whole cost; powers without one cannot be stopped."""
    cells = g.cells
    for at in range(ROW.first, ROW.end(g)):
        card = cells[at]
        price = PRICE[card]
        if price and price <= funds(g, seat, COIN[card]):
            offers.add(STOP.first + card)


def funds(g: AeonsEnd, seat: i64, coin: i64) -> i64:
    """How much this player has of it."""
    if coin == AETHER:
        return g.aether
    if coin == CHARGE:
        return CHARGES.at(g, seat)
    if coin == DESTROYED:
        return len(fitting(g, HANDS[seat], COSTLY))
    if coin == DISCARDED:
        return HANDS[seat].size(g)
    return len([spell for spell in g.prepped(seat) if COST[spell] >= DEAR])


def stop(g: AeonsEnd, seat: int, card: int) -> None:
    g.do(PowerLeaves(seat, card))
    coin, price = COIN[card], PRICE[card]
    if coin == AETHER:
        g.aether -= price
    elif coin == CHARGE:
        lose_charges(g, seat, price)
    elif coin == DESTROYED:
        g.do(DestroyHand(seat, price, COSTLY))
    elif coin == DISCARDED:
        g.do(DiscardHand(seat, price), Draw(seat, 1) if "draw" in STOP_COST[card] else None)
    else:
        g.do(SacrificeSpells(seat, price))


class PowerLeaves(Leaves):
    """AE-58: to the nemesis discard pile, without (any further) effect."""

    coming = ""  # it has been said that it takes effect
    sure = True

    def run(self, g: AeonsEnd) -> None:
        leave_row(g, self.foe)


class SacrificeSpells(OfCount):
    """Reality Rupture: two own prepped spells that cost 3 or more are destroyed, one at a time."""

    def choices(self, g: AeonsEnd) -> list[Move]:
        lying = [(card, breach) for breach in range(BREACHES) for card in spells_on(g, self.seat, breach)]
        return [DESTROY_PREPPED.at(card, breach) for card, breach in lying if COST[card] >= DEAR]

    def resume(self, g: AeonsEnd, move: Move) -> None:
        if self.count > 1:
            g.do(SacrificeSpells(self.seat, self.count - 1))
        destroy_spell(g, slot_of(g, self.seat, move.b, move.a))
