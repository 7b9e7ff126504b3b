"""The main phase (AE-28): any action, in any order and number, until it is ended."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from zeitriss.core.frame import Frame
from zeitriss.core.move import Move
from zeitriss.games.aeons_end.cards import BREACHES, GEM, RELIC, SPELL, TYPE, card
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
from zeitriss.games.aeons_end.effects.casting import CastAny
from zeitriss.games.aeons_end.effects.gaining import offers, pay_for, take_from_pile
from zeitriss.games.aeons_end.effects.gems import play_gem
from zeitriss.games.aeons_end.effects.life import gain_charge
from zeitriss.games.aeons_end.effects.mages import may_use_in_main, use_ability
from zeitriss.games.aeons_end.effects.powers import stop, stoppable
from zeitriss.games.aeons_end.effects.relics import play_relic
from zeitriss.games.aeons_end.effects.spells import OBLIVION_SWELL
from zeitriss.games.aeons_end.effects.zones import gain
from zeitriss.games.aeons_end.moves import (
    ABILITY,
    CHARGE,
    END,
    FOCUS,
    GAIN,
    GAIN_DEVOURED,
    OPEN,
    PLAY,
    PREP,
    RECALL,
    STOP,
    USE,
)
from zeitriss.games.aeons_end.nemeses.book import nemesis
from zeitriss.games.aeons_end.state import USED, AeonsEnd, ordered

NOTHING: Final[list[Move]] = []
CHARGE_COST: Final = 2
WHIP_COST: Final = 2
WILDFIRE_WHIP: Final = card("wildfire-whip")
ARCANE_NEXUS: Final = card("arcane-nexus")


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


def play(g: AeonsEnd, seat: int, card: int) -> None:
    """AE-32: it lies in the play area until the draw phase, unless its text moves it."""
    g.hands[seat].remove(card)
    g.plays[seat].append(card)
    if TYPE[card] == GEM:
        play_gem(g, seat, card)
    else:
        play_relic(g, seat, card)


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
    if card == WILDFIRE_WHIP:  # unrestricted aether only, as often as it can be paid
        return g.aether >= WHIP_COST
    if card == OBLIVION_SWELL:
        return not g.marks[slot] & USED
    return card == ARCANE_NEXUS and not g.marks[slot] & USED and any(TYPE[gem] == GEM for gem in g.plays[seat])


def use(g: AeonsEnd, seat: int, card: int, breach: int) -> None:
    slot = slot_of(g, seat, breach, card)
    if g.marks[slot] & USED:  # the other copy
        slot += 1
    if card == WILDFIRE_WHIP:
        g.aether -= WHIP_COST
        g.do(CastAny(seat))
        return
    g.marks[slot] |= USED
    if card == OBLIVION_SWELL:
        g.aether += 1
    else:
        g.do(RECALL_GEM[seat])


class RecallGem(Frame[AeonsEnd]):
    """Arcane Nexus: a gem of the play area goes back to the hand; its aether is kept."""

    def choices(self, g: AeonsEnd) -> list[Move]:
        return [RECALL.at(card) for card in ordered(g.plays[self.seat]) if TYPE[card] == GEM]

    def resume(self, g: AeonsEnd, move: Move) -> None:
        g.plays[self.seat].remove(move.args[0])
        g.hands[self.seat].append(move.args[0])


class EndMain(Frame[AeonsEnd]):
    """AE-41."""

    def run(self, g: AeonsEnd) -> None:
        nemesis(g).after_main(g, self.seat)


RECALL_GEM: Final = [RecallGem(seat) for seat in range(4)]
MAIN_PHASE: Final = [Main(seat) for seat in range(4)]
END_MAIN: Final = [EndMain(seat) for seat in range(4)]
