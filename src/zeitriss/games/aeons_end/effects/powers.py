"""Stopping a power (AE-28 A9): the active player pays its "to discard" cost alone and in full."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from zeitriss.core.move import Move
from zeitriss.core.offers import Offers
from zeitriss.games.aeons_end.ahead import Ahead
from zeitriss.games.aeons_end.cards import BREACHES, COST, FOE_TYPE, POWER
from zeitriss.games.aeons_end.cards import STOP as STOP_COST
from zeitriss.games.aeons_end.causes import because
from zeitriss.games.aeons_end.effects.breaches import destroy_spell, slot_of, spells_on
from zeitriss.games.aeons_end.effects.damage import leave_row
from zeitriss.games.aeons_end.effects.hands import COSTLY, DestroyHand, DiscardHand, fitting
from zeitriss.games.aeons_end.effects.life import lose_charges
from zeitriss.games.aeons_end.effects.zones import Draw
from zeitriss.games.aeons_end.moves import DESTROY_PREPPED, STOP
from zeitriss.games.aeons_end.shapes import Leaves, OfCount
from zeitriss.games.aeons_end.state import CHARGES, HANDS, ROW, AeonsEnd

DEAR: Final = 3  # Reality Rupture asks for spells that cost so much


def offer_stops(g: AeonsEnd, seat: i64, offers: Offers) -> None:
    for i in range(ROW.size(g)):
        card = ROW.at(g, i)
        if FOE_TYPE[card] == POWER and can_stop(g, seat, card):
            offers.add(STOP.id(card))


def can_stop(g: AeonsEnd, seat: int, card: int) -> bool:
    """Only with the whole cost; powers without one cannot be stopped."""
    for what, count in STOP_COST[card].items():
        if what == "aether":
            return g.aether >= count
        if what == "charges":
            return CHARGES.at(g, seat) >= count
        if what == "destroy":
            return len(fitting(g, HANDS[seat], COSTLY)) >= count
        if what == "discard":
            return HANDS[seat].size(g) >= count
        return len([spell for spell in g.prepped(seat) if COST[spell] >= DEAR]) >= count
    return False


def stop(g: AeonsEnd, seat: int, card: int) -> None:
    g.do(PowerLeaves(seat, card))
    for what, count in STOP_COST[card].items():
        if what == "aether":
            g.aether -= count
        elif what == "charges":
            lose_charges(g, seat, count)
        elif what == "destroy":
            g.do(DestroyHand(seat, count, COSTLY))
        elif what == "discard":
            g.do(DiscardHand(seat, count), DRAWN_AFTER[seat] if "draw" in STOP_COST[card] else None)
        elif what == "spells":
            g.do(SacrificeSpells(seat, count))


class PowerLeaves(Leaves):
    """AE-58: to the nemesis discard pile, without (any further) effect."""

    def run(self, g: AeonsEnd) -> None:
        leave_row(g, self.foe)

    def foresee(self, ahead: Ahead) -> None:
        """It has been said that it takes effect."""


class SacrificeSpells(OfCount):
    """Reality Rupture: two own prepped spells that cost 3 or more are destroyed, one at a time."""

    def about(self, g: AeonsEnd) -> dict[str, int | str]:
        return because(g) | super().about(g)

    def choices(self, g: AeonsEnd) -> list[Move]:
        moves: list[Move] = []
        for breach in range(BREACHES):
            for card in spells_on(g, self.seat, breach):
                if COST[card] >= DEAR:
                    moves.append(DESTROY_PREPPED.at(card, breach))
        return moves

    def resume(self, g: AeonsEnd, move: Move) -> None:
        if self.count > 1:
            g.do(SacrificeSpells(self.seat, self.count - 1))
        destroy_spell(g, slot_of(g, self.seat, move.b, move.a))


DRAWN_AFTER: Final = [Draw(seat, 1) for seat in range(4)]
