"""Damage that players deal: one source, one target (AE-48, AE-49)."""

from __future__ import annotations

from typing import Final

from zeitriss.core.move import Move
from zeitriss.games.aeons_end.cards import FOE_TYPE, MINION, foe
from zeitriss.games.aeons_end.ending import win
from zeitriss.games.aeons_end.moves import HIT, HIT_HURT_HUSK, HIT_HUSK, HIT_NEMESIS, NOTHING
from zeitriss.games.aeons_end.nemeses.husks import SpreadDamage
from zeitriss.games.aeons_end.nemesis import nemesis
from zeitriss.games.aeons_end.shapes import OfAmount
from zeitriss.games.aeons_end.state import AeonsEnd
from zeitriss.games.aeons_end.telling import tell

CAUTERIZER: Final = foe("cauterizer")


class Damage(OfAmount):
    """D6: the acting player chooses the target of one source; unasked where the nemesis is the only one.

    AE-48: a source with a total of 0 has no target.
    """

    def choices(self, g: AeonsEnd) -> list[Move]:
        if self.amount <= 0:
            return NOTHING
        targets = [HIT.at(card) for card in g.row if FOE_TYPE[card] == MINION and not nemesis(g).immune(g, card)]
        if g.husks > g.hurt_husks:
            targets.append(HIT_HUSK.at())
        if g.hurt_husks > 0:
            targets.append(HIT_HURT_HUSK.at())
        return [HIT_NEMESIS.at(), *targets] if targets else NOTHING

    def resume(self, g: AeonsEnd, move: Move) -> None:
        if move.verb is HIT_NEMESIS:
            hit_nemesis(g, self.amount)
        elif move.verb is HIT:
            hit_minion(g, self.seat, move.args[0], self.amount)
        else:
            g.do(SpreadDamage(self.seat, self.amount, move.verb is HIT_HURT_HUSK))

    def run(self, g: AeonsEnd) -> None:
        if self.amount > 0:
            hit_nemesis(g, self.amount)


def hit_nemesis(g: AeonsEnd, amount: int) -> None:
    g.nemesis_life = max(0, g.nemesis_life - amount)
    tell(g, "nemesis-hurt", amount=amount)
    if g.nemesis_life == 0:  # AE-2 a
        win(g, "nemesis")


def hit_minion(g: AeonsEnd, seat: int, card: int, amount: int) -> None:
    """AE-49: surplus is lost; a damage cap holds per source."""
    take_life(g, card, 1 if card == CAUTERIZER else amount)
    nemesis(g).damaged(g, seat, card)


def take_life(g: AeonsEnd, card: int, amount: int) -> None:
    """A minion in the row loses life; at 0 it goes to the nemesis discard pile at once."""
    place = g.row.index(card)
    left = g.row_tokens[place] - amount
    tell(g, "minion-hurt", foe=card, amount=amount)
    if left > 0:
        g.row_tokens[place] = left
        return
    leave_row(g, card)
    tell(g, "killed", foe=card)


def leave_row(g: AeonsEnd, card: int) -> None:
    """From the row to the top of the nemesis discard pile."""
    place = g.row.index(card)
    g.row.pop(place)
    g.row_tokens.pop(place)
    g.nemesis_discard.append(card)
