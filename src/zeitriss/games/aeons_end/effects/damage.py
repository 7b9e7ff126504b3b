"""Damage that players deal: one source, one target (AE-48, AE-49)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from zeitriss.core.move import Move
from zeitriss.core.offers import Offers
from zeitriss.games.aeons_end.cards import FOE_TYPE, MINION, foe
from zeitriss.games.aeons_end.causes import ACTING, tell_blow
from zeitriss.games.aeons_end.ending import win
from zeitriss.games.aeons_end.moves import HIT, HIT_HURT_HUSK, HIT_HUSK, HIT_NEMESIS
from zeitriss.games.aeons_end.nemeses.husks import SpreadDamage
from zeitriss.games.aeons_end.nemesis import nemesis
from zeitriss.games.aeons_end.nouns import THE_FOE
from zeitriss.games.aeons_end.shapes import OfAmount
from zeitriss.games.aeons_end.state import NEMESIS_DISCARD, ROW, ROW_TOKENS, AeonsEnd

CAUTERIZER: Final = foe("cauterizer")


class Damage(OfAmount):
    """D6: the acting player chooses the target of one source; unasked where the nemesis is the only one.

    AE-48: a source with a total of 0 has no target.
    """

    coming = "coming-damage"

    def offer(self, g: AeonsEnd, offers: Offers) -> None:
        if self.amount <= 0:
            return
        offers.add(HIT_NEMESIS.first)
        for i in range(ROW.size(g)):
            card = ROW.at(g, i)
            if FOE_TYPE[card] == MINION and not nemesis(g).immune(g, card):
                offers.add(HIT.id(card))
        if g.husks > g.hurt_husks:
            offers.add(HIT_HUSK.first)
        if g.hurt_husks > 0:
            offers.add(HIT_HURT_HUSK.first)
        if offers.count == 1:
            offers.count = 0

    def resume(self, g: AeonsEnd, move: Move) -> None:
        if move.verb is HIT_NEMESIS:
            hit_nemesis(g, self.amount, self.cause)
        elif move.verb is HIT:
            hit_minion(g, self.seat, move.a, self.amount, self.cause)
        else:
            g.do(SpreadDamage(self.seat, self.amount, move.verb is HIT_HURT_HUSK, self.cause))

    def run(self, g: AeonsEnd) -> None:
        if self.amount > 0:
            hit_nemesis(g, self.amount, self.cause)


def hit_nemesis(g: AeonsEnd, amount: int, by: i64) -> None:
    g.nemesis_life = max(0, g.nemesis_life - amount)
    tell_blow(g, "nemesis-hurt", amount, None, 0, by)
    if g.nemesis_life == 0:  # AE-2 a
        win(g, "nemesis")


def hit_minion(g: AeonsEnd, seat: int, card: int, amount: int, by: i64) -> None:
    """AE-49: surplus is lost; a damage cap holds per source."""
    take_life(g, card, 1 if card == CAUTERIZER else amount, by)
    nemesis(g).damaged(g, seat, card)


def take_life(g: AeonsEnd, card: int, amount: int, by: i64 = ACTING) -> None:
    """A minion in the row loses life; at 0 it goes to the nemesis discard pile at once."""
    place = ROW.find(g, card)
    left = ROW_TOKENS.at(g, place) - amount
    tell_blow(g, "minion-hurt", amount, THE_FOE, card, by)
    if left > 0:
        ROW_TOKENS.put(g, place, left)
        return
    leave_row(g, card)
    g.tell("killed", THE_FOE, card)


def leave_row(g: AeonsEnd, card: int) -> None:
    """From the row to the top of the nemesis discard pile."""
    place = ROW.find(g, card)
    ROW.take(g, place)
    ROW_TOKENS.take(g, place)
    NEMESIS_DISCARD.add(g, card)
