"""Husks: the Carapace Queen's minions, tokens that lie beside the row (AE-69 to AE-71)."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from zeitriss.core.move import Move
from zeitriss.core.schema import Flag, Whole
from zeitriss.games.aeons_end.cards import HUSKS, foe
from zeitriss.games.aeons_end.causes import ACTING, because
from zeitriss.games.aeons_end.effects.life import Hurt, hit_gravehold
from zeitriss.games.aeons_end.moves import NO, SPREAD
from zeitriss.games.aeons_end.nouns import AMOUNT
from zeitriss.games.aeons_end.shapes import OfAmount
from zeitriss.games.aeons_end.state import ROW, AeonsEnd

FOUL_MULTITUDES: Final = foe("foul-multitudes")


def husk_life(g: AeonsEnd) -> int:
    """AE-70: 1, or 2 while Foul Multitudes is in play."""
    return 2 if ROW.has(g, FOUL_MULTITUDES) else 1


def place_husks(g: AeonsEnd, count: int) -> None:
    """AE-69: at most 15; every husk that cannot enter costs Gravehold 1 damage."""
    entering = min(count, HUSKS - g.husks)
    g.husks += entering
    if entering:
        because(g, ACTING, g.tell("husks", AMOUNT, entering))
    for _ in range(count - entering):
        hit_gravehold(g, 1)


def remove_husks(g: AeonsEnd, count: int) -> None:
    """They go back to the stock (AE-70, AE-R30). This happens in nemesis turns only, when no husk is damaged."""
    g.husks -= count
    g.hurt_husks = min(g.hurt_husks, g.husks)


def heal_husks(g: AeonsEnd) -> None:
    """AE-71, AE-44, AE-63: at the end of every turn."""
    g.hurt_husks = 0


def hit_husk(g: AeonsEnd, damaged: bool, amount: int, by: i64) -> None:
    """One husk takes damage; surplus is lost."""
    if not damaged and amount < husk_life(g):
        g.hurt_husks += 1
        return
    g.husks -= 1
    if damaged:
        g.hurt_husks -= 1
    because(g, by, g.tell("husk-killed"))


def life_of_husk(g: AeonsEnd, damaged: bool) -> int:
    return 1 if damaged else husk_life(g)


class OnHusks(OfAmount):
    """So much damage from one source, to a damaged or a whole husk first."""

    fields: ClassVar = {"amount": Whole(1, 99), "damaged": Flag()}

    def __init__(self, seat: int, amount: int, damaged: bool, cause: i64) -> None:
        super().__init__(seat, amount, cause)
        self.damaged = damaged


class SpreadDamage(OnHusks):
    """D9: whoever has more damage than the chosen husk has life may take 1 damage to spread it over several."""

    def choices(self, g: AeonsEnd) -> list[Move]:
        first = life_of_husk(g, self.damaged)
        most = min(self.amount, g.husks * husk_life(g) - g.hurt_husks)
        return [NO.at(), *[SPREAD.at(total) for total in range(first + 1, most + 1)]] if most > first else []

    def resume(self, g: AeonsEnd, move: Move) -> None:
        if move is NO.at():
            self.run(g)
        else:  # AE-70: the 1 damage comes before the spreading (AE-R8: even if it is prevented)
            g.do(Hurt(self.seat, 1, self.cause), Spread(self.seat, move.a, self.damaged, self.cause))

    def run(self, g: AeonsEnd) -> None:
        hit_husk(g, self.damaged, self.amount, self.cause)


class Spread(OnHusks):
    """AE-70: first the chosen husk, then damaged ones, then whole ones, one after another."""

    coming = "coming-damage"

    def run(self, g: AeonsEnd) -> None:
        left, damaged = self.amount, self.damaged and g.hurt_husks > 0
        while left > 0 and g.husks > 0:
            life = life_of_husk(g, damaged)
            hit_husk(g, damaged, min(left, life), self.cause)
            left -= life
            damaged = g.hurt_husks > 0
