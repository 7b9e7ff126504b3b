"""The main phase (AE-28): any action, in any order and number, until it is ended."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from zeitriss.core.frame import NO_MOVES, Frame, Work
from zeitriss.core.move import Move
from zeitriss.core.offers import Offers
from zeitriss.games.aeons_end import book
from zeitriss.games.aeons_end.cards import CORRUPTION, ONCE, SPELL, TYPE, USE_COST
from zeitriss.games.aeons_end.effects.breaches import (
    focus,
    focus_cost,
    offer_preps,
    offer_turns,
    open_breach,
    open_cost,
    prep,
    slot_of,
)
from zeitriss.games.aeons_end.effects.gaining import offer_purchases, pay_for, take_from_pile
from zeitriss.games.aeons_end.effects.life import gain_charge
from zeitriss.games.aeons_end.effects.mages import may_use_in_main, use_ability
from zeitriss.games.aeons_end.effects.playing import play
from zeitriss.games.aeons_end.effects.powers import offer_stops, stop
from zeitriss.games.aeons_end.effects.zones import gain
from zeitriss.games.aeons_end.moves import ABILITY, CHARGE, END, FOCUS, GAIN, GAIN_DEVOURED, OPEN, PLAY, PREP, STOP, USE
from zeitriss.games.aeons_end.nemesis import nemesis
from zeitriss.games.aeons_end.state import DEVOURED, HANDS, MARKS, SLOTS, SPELLS, USED, AeonsEnd

CHARGE_COST: Final = 2


class Main(Frame[AeonsEnd]):
    """D4. The active player is asked; abilities of others may be thrown in by their owners (AE-46)."""

    def about(self, g: AeonsEnd) -> dict[str, int | str]:
        return {"aether": int(g.aether)}

    def offer(self, g: AeonsEnd, offers: Offers) -> None:
        seat = self.seat
        offer_plays_and_preps(g, seat, offers)
        offer_purchases(g, offers)
        if g.aether >= CHARGE_COST and g.room(seat) > 0:  # A4
            offers.add(CHARGE.first)
        offer_turns(g, seat, offers)
        offer_uses(g, seat, offers)
        offer_stops(g, seat, offers)
        if may_use_in_main(g, seat):
            offers.add(ABILITY.id(seat))
        offers.add(END.first)

    def others(self, g: AeonsEnd, seat: i64) -> list[Move]:
        return [ABILITY.at(seat)] if seat != self.seat and may_use_in_main(g, seat) else NO_MOVES

    def resume(self, g: AeonsEnd, move: Move) -> None:
        seat = self.seat
        if move.verb is END:
            return
        g.then(self)
        if move.verb is PLAY:
            play(g, seat, move.a)
        elif move.verb is PREP:
            prep(g, seat, move.a, move.b)
        elif move.verb is GAIN or move.verb is GAIN_DEVOURED:
            if move.verb is GAIN:
                take_from_pile(g, move.a)
            else:
                DEVOURED.pop(g)
            pay_for(g, move.a)
            gain(g, seat, move.a)
        elif move.verb is CHARGE:
            g.aether -= CHARGE_COST
            gain_charge(g, seat)
        elif move.verb is FOCUS:
            g.aether -= focus_cost(g, move.a)
            focus(g, seat, move.a)
        elif move.verb is OPEN:
            g.aether -= open_cost(g, seat, move.a)
            open_breach(g, seat, move.a)
        elif move.verb is USE:
            use(g, seat, move.a, move.b)
        elif move.verb is STOP:
            stop(g, seat, move.a)
        else:
            use_ability(g, move.a)

    def run(self, g: AeonsEnd) -> None:
        """Never: the phase can always be ended."""


def offer_plays_and_preps(g: AeonsEnd, seat: i64, offers: Offers) -> None:
    """A1, A2, A7: corruptions cannot be played (AE-75)."""
    for held in HANDS[seat].different(g):
        kind = TYPE[held]
        if kind == SPELL:
            offer_preps(g, seat, held, offers)
        elif kind != CORRUPTION:
            offers.add(PLAY.first + held)


def offer_uses(g: AeonsEnd, seat: i64, offers: Offers) -> None:
    """A8, AE-40: own prepped spells that offer something in the main phase."""
    last: i64 = -1
    cells, start = g.cells, SPELLS.start
    for slot in range(seat * SLOTS, seat * SLOTS + SLOTS):
        card = cells[start + slot]
        if card >= 0 and can_use(g, seat, slot, card):
            move = USE.id(card, slot // 2 % 4)
            if move != last:  # two copies on one breach
                offers.add(move)
            last = move


def can_use(g: AeonsEnd, seat: i64, slot: i64, card: i64) -> bool:
    """Unrestricted aether only, as often as it can be paid; or once per turn."""
    if not book.while_prepped.has(card) or g.aether < USE_COST[card]:
        return False
    return not (ONCE[card] and MARKS.at(g, slot) & USED) and book.usable.texts[card](g, seat)


def use(g: AeonsEnd, seat: int, card: int, breach: int) -> None:
    slot = slot_of(g, seat, breach, card)
    if MARKS.at(g, slot) & USED:  # the other copy
        slot += 1
    if ONCE[card]:
        MARKS.put(g, slot, MARKS.at(g, slot) | USED)
    g.aether -= USE_COST[card]
    book.while_prepped.texts[card](g, seat, card)


class EndMain(Work[AeonsEnd]):
    """AE-41."""

    def run(self, g: AeonsEnd) -> None:
        nemesis(g).after_main(g, self.seat)
