"""The main phase (AE-28): any action, in any order and number, until it is ended."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from zeitriss.core.frame import Frame
from zeitriss.core.move import Move
from zeitriss.games.aeons_end import book
from zeitriss.games.aeons_end.cards import BREACHES, GEM, ONCE, RELIC, SPELL, TYPE, USE_COST
from zeitriss.games.aeons_end.effects.breaches import (
    can_prep,
    closed,
    focus,
    focus_cost,
    open_breach,
    open_cost,
    prep,
    slot_of,
)
from zeitriss.games.aeons_end.effects.gaining import offers, pay_for, take_from_pile
from zeitriss.games.aeons_end.effects.life import gain_charge
from zeitriss.games.aeons_end.effects.mages import may_use_in_main, use_ability
from zeitriss.games.aeons_end.effects.playing import play
from zeitriss.games.aeons_end.effects.powers import stop, stoppable
from zeitriss.games.aeons_end.effects.zones import gain
from zeitriss.games.aeons_end.moves import (
    ABILITY,
    CHARGE,
    END,
    FOCUS,
    GAIN,
    GAIN_DEVOURED,
    NOTHING,
    OPEN,
    PLAY,
    PREP,
    STOP,
    USE,
)
from zeitriss.games.aeons_end.nemesis import nemesis
from zeitriss.games.aeons_end.state import USED, AeonsEnd, ordered

CHARGE_COST: Final = 2


class Main(Frame[AeonsEnd]):
    """D4. The active player is asked; abilities of others may be thrown in by their owners (AE-46)."""

    def choices(self, g: AeonsEnd) -> list[Move]:
        seat = self.seat
        moves = plays_and_preps(g, seat)
        moves += offers(g)
        if g.aether >= CHARGE_COST and g.room(seat) > 0:  # A4
            moves.append(CHARGE.at())
        for breach in closed(g, seat):
            if focus_cost(g, breach) <= g.aether:  # A5
                moves.append(FOCUS.at(breach))
            if open_cost(g, seat, breach) <= g.aether:  # A6
                moves.append(OPEN.at(breach))
        moves += uses(g, seat)
        moves += stoppable(g, seat)
        if may_use_in_main(g, seat):
            moves.append(ABILITY.at(seat))
        moves.append(END.at())
        return moves

    def others(self, g: AeonsEnd, seat: i64) -> list[Move]:
        return [ABILITY.at(seat)] if seat != self.seat and may_use_in_main(g, seat) else NOTHING

    def resume(self, g: AeonsEnd, move: Move) -> None:
        seat = self.seat
        if move.verb is END:
            return
        g.do(self)
        if move.verb is PLAY:
            play(g, seat, move.args[0])
        elif move.verb is PREP:
            prep(g, seat, move.args[0], move.args[1])
        elif move.verb is GAIN:
            take_from_pile(g, move.args[0])
            pay_for(g, move.args[0])
            gain(g, seat, move.args[0])
        elif move.verb is GAIN_DEVOURED:
            card = g.devoured.pop()
            pay_for(g, card)
            gain(g, seat, card)
        elif move.verb is CHARGE:
            g.aether -= CHARGE_COST
            gain_charge(g, seat)
        elif move.verb is FOCUS:
            g.aether -= focus_cost(g, move.args[0])
            focus(g, seat, move.args[0])
        elif move.verb is OPEN:
            g.aether -= open_cost(g, seat, move.args[0])
            open_breach(g, seat, move.args[0])
        elif move.verb is USE:
            use(g, seat, move.args[0], move.args[1])
        elif move.verb is STOP:
            stop(g, seat, move.args[0])
        else:
            use_ability(g, move.args[0])

    def run(self, g: AeonsEnd) -> None:
        """Never: the phase can always be ended."""


def plays_and_preps(g: AeonsEnd, seat: int) -> list[Move]:
    """A1, A2, A7: corruptions cannot be played (AE-75)."""
    moves: list[Move] = []
    for held in ordered(g.hands[seat]):
        if TYPE[held] == GEM or TYPE[held] == RELIC:
            moves.append(PLAY.at(held))
        elif TYPE[held] == SPELL:
            moves += [PREP.at(held, breach) for breach in range(BREACHES) if can_prep(g, seat, held, breach)]
    return moves


def uses(g: AeonsEnd, seat: int) -> list[Move]:
    """A8, AE-40: own prepped spells that offer something in the main phase."""
    moves: list[Move] = []
    for slot in range(seat * 8, seat * 8 + 8):
        card = g.spells[slot]
        if card >= 0 and can_use(g, seat, slot, card):
            move = USE.at(card, slot // 2 % 4)
            if not moves or moves[-1] is not move:  # two copies on one breach
                moves.append(move)
    return moves


def can_use(g: AeonsEnd, seat: int, slot: int, card: int) -> bool:
    """Unrestricted aether only, as often as it can be paid; or once per turn."""
    if not book.while_prepped.has(card) or g.aether < USE_COST[card]:
        return False
    return not (ONCE[card] and g.marks[slot] & USED) and book.usable.texts[card](g, seat)


def use(g: AeonsEnd, seat: int, card: int, breach: int) -> None:
    slot = slot_of(g, seat, breach, card)
    if g.marks[slot] & USED:  # the other copy
        slot += 1
    if ONCE[card]:
        g.marks[slot] |= USED
    g.aether -= USE_COST[card]
    book.while_prepped.texts[card](g, seat)


class EndMain(Frame[AeonsEnd]):
    """AE-41."""

    def run(self, g: AeonsEnd) -> None:
        nemesis(g).after_main(g, self.seat)


MAIN_PHASE: Final = [Main(seat) for seat in range(4)]
END_MAIN: Final = [EndMain(seat) for seat in range(4)]
