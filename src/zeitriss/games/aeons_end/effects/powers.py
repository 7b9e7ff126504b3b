"""Stopping a power (AE-28 A9): the active player pays its "to discard" cost alone and in full."""

from __future__ import annotations

from typing import ClassVar, Final

from zeitriss.core.frame import Frame
from zeitriss.core.move import Move
from zeitriss.core.schema import One, Whole
from zeitriss.games.aeons_end.cards import BREACHES, COST, FOE, FOE_TYPE, POWER, foe
from zeitriss.games.aeons_end.effects.breaches import destroy_spell, slot_of
from zeitriss.games.aeons_end.effects.damage import leave_row
from zeitriss.games.aeons_end.effects.hands import COSTLY, DestroyHand, DiscardHand, fitting
from zeitriss.games.aeons_end.effects.life import lose_charges
from zeitriss.games.aeons_end.effects.zones import Draw
from zeitriss.games.aeons_end.moves import DESTROY_PREPPED, STOP
from zeitriss.games.aeons_end.state import AeonsEnd, ordered

NOTHING: Final[list[Move]] = []
DEAR: Final = 3  # Reality Rupture asks for spells that cost so much
AETHER: Final[dict[int, int]] = {
    foe("eye-of-nothing"): 6,
    foe("doom-aegis"): 7,
    foe("invoke-carnage"): 7,
    foe("rolling-death"): 8,
    foe("vile-feast"): 8,
}
CHARGES: Final[dict[int, int]] = {foe("blood-cry"): 4, foe("blot-the-sun"): 4}
AGONY_FIELD: Final = foe("agony-field")
WOVEN_SKY: Final = foe("woven-sky")
TWISTING_MADNESS: Final = foe("twisting-madness")
REALITY_RUPTURE: Final = foe("reality-rupture")


def stoppable(g: AeonsEnd, seat: int) -> list[Move]:
    return [STOP.at(card) for card in g.row if FOE_TYPE[card] == POWER and can_stop(g, seat, card)]


def can_stop(g: AeonsEnd, seat: int, card: int) -> bool:
    """Only with the whole cost; powers without one cannot be stopped."""
    if card in AETHER:
        return g.aether >= AETHER[card]
    if card in CHARGES:
        return g.charges[seat] >= CHARGES[card]
    if card == AGONY_FIELD:
        return len(fitting(g.hands[seat], COSTLY)) >= 1
    if card == WOVEN_SKY:
        return len(g.hands[seat]) >= 3
    if card == TWISTING_MADNESS:
        return len(g.hands[seat]) >= 4
    return card == REALITY_RUPTURE and len([spell for spell in g.prepped(seat) if COST[spell] >= DEAR]) >= 2


def stop(g: AeonsEnd, seat: int, card: int) -> None:
    g.do(PowerLeaves(seat, card))
    if card in AETHER:
        g.aether -= AETHER[card]
    elif card in CHARGES:
        lose_charges(g, seat, CHARGES[card])
    elif card == AGONY_FIELD:
        g.do(DestroyHand(seat, 1, COSTLY))
    elif card == WOVEN_SKY:
        g.do(DiscardHand(seat, 3))
    elif card == TWISTING_MADNESS:
        g.do(DiscardHand(seat, 4), Draw(seat, 1))
    else:
        g.do(SacrificeSpells(seat, 2))


class PowerLeaves(Frame[AeonsEnd]):
    """AE-58: to the nemesis discard pile, without (any further) effect."""

    fields: ClassVar = {"foe": One(FOE)}

    def __init__(self, seat: int, foe: int) -> None:
        super().__init__(seat)
        self.foe = foe

    def run(self, g: AeonsEnd) -> None:
        leave_row(g, self.foe)


class SacrificeSpells(Frame[AeonsEnd]):
    """Reality Rupture: two own prepped spells that cost 3 or more are destroyed, one at a time."""

    fields: ClassVar = {"count": Whole(1, 2)}

    def __init__(self, seat: int, count: int) -> None:
        super().__init__(seat)
        self.count = count

    def choices(self, g: AeonsEnd) -> list[Move]:
        moves: list[Move] = []
        for breach in range(BREACHES):
            slot = self.seat * 8 + breach * 2
            for card in ordered(g.spells[slot : slot + 2]):
                if card >= 0 and COST[card] >= DEAR:
                    moves.append(DESTROY_PREPPED.at(card, breach))
        return moves

    def resume(self, g: AeonsEnd, move: Move) -> None:
        if self.count > 1:
            g.do(SacrificeSpells(self.seat, self.count - 1))
        destroy_spell(g, slot_of(g, self.seat, move.args[1], move.args[0]))
