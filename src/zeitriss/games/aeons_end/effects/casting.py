"""Casting a prepped spell, by whoever and through whatever (AE-25, AE-26)."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from zeitriss.core.move import Move
from zeitriss.core.schema import One
from zeitriss.games.aeons_end import book
from zeitriss.games.aeons_end.book import Cast
from zeitriss.games.aeons_end.cards import BREACH_BONUS, BREACHES, CARD, OPENED
from zeitriss.games.aeons_end.causes import BY, Effect, because
from zeitriss.games.aeons_end.effects.breaches import discard_spell, slot_of
from zeitriss.games.aeons_end.moves import BREACH, CAST, SEAT
from zeitriss.games.aeons_end.nouns import THE_BREACH, THE_CARD, THE_OTHER, WHO
from zeitriss.games.aeons_end.shapes import Choice
from zeitriss.games.aeons_end.state import SLOTS, SPELLS, STAGES, AeonsEnd


def cast(g: AeonsEnd, caster: int, slot: int, extra: int = 0, keep: bool = False) -> None:
    """AE-25: bonus of the breach, discard, text."""
    owner, breach, card = slot // 8, slot // 2 % 4, SPELLS.at(g, slot)
    bonus = extra
    if STAGES[owner].at(g, breach) == OPENED:  # a closed breach gives no bonus
        bonus += BREACH_BONUS[breach]
    if not keep:
        discard_spell(g, slot)
    book.cast.texts[card](g, Cast(card, caster, owner, breach, bonus))


def castable(g: AeonsEnd, owner: i64) -> list[Move]:
    """One move per different spell on each breach of this player."""
    cells, start, moves = g.cells, SPELLS.start + owner * SLOTS, list[Move]()
    breach: i64
    for breach in range(BREACHES):
        one, other = cells[start + 2 * breach], cells[start + 2 * breach + 1]
        if one >= 0:
            moves.append(CAST.at(one, owner, breach))
        if other >= 0 and other != one:
            moves.append(CAST.at(other, owner, breach))
    return moves


def castable_of_all(g: AeonsEnd) -> list[Move]:
    return [move for owner in range(g.seats) for move in castable(g, owner)]


def slot_named(g: AeonsEnd, move: Move, marked: i64 = 0) -> int:
    """The slot that a move like CAST speaks of."""
    return slot_of(g, move.b, move.c, move.a, marked)


class CastOne(Choice):
    """One prepped spell of any player is cast."""

    coming = "coming-cast"
    causes: ClassVar = BY

    def targets(self, g: AeonsEnd) -> list[Move]:
        return castable_of_all(g)

    def tell_only(self, g: AeonsEnd, move: Move) -> None:
        because(g, self.cause, g.tell("casts", WHO, self.seat, THE_CARD, move.a, THE_OTHER, move.b, THE_BREACH, move.c))


class CastAny(CastOne):
    """Garnet Shard, Wildfire Whip."""

    def resume(self, g: AeonsEnd, move: Move) -> None:
        cast(g, self.seat, slot_named(g, move))


class CastTwice(CastOne):
    """Black Mirror: it is cast while it stays prepped, then once more."""

    def resume(self, g: AeonsEnd, move: Move) -> None:
        g.do(CastAgain(self.seat, move.a, move.b, move.c))
        cast(g, self.seat, slot_named(g, move), keep=True)


class CastAgain(Effect):
    """AE-R10: the second casting happens only if the spell is still prepped."""

    coming = "coming-cast"
    fields: ClassVar = {"card": One(CARD), "owner": One(SEAT), "breach": One(BREACH)}

    def __init__(self, seat: int, card: int, owner: int, breach: int) -> None:
        super().__init__(seat)
        self.card = card
        self.owner = owner
        self.breach = breach

    def run(self, g: AeonsEnd) -> None:
        slot = slot_of(g, self.owner, self.breach, self.card)
        if slot >= 0:
            cast(g, self.seat, slot)
