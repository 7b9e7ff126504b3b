"""Where a sensible player aims: the nemesis, a minion, a husk, or several."""

from __future__ import annotations

from typing import Final

from zeitriss.core.model import real
from zeitriss.core.move import Move
from zeitriss.games.aeons_end.advice.reach import sure_damage
from zeitriss.games.aeons_end.advice.worth import husk_cost, rounds_left, threat
from zeitriss.games.aeons_end.effects.damage import CAUTERIZER
from zeitriss.games.aeons_end.moves import HIT, HIT_NEMESIS, SPREAD
from zeitriss.games.aeons_end.nemeses.husks import husk_life
from zeitriss.games.aeons_end.state import LIVES, AeonsEnd, tokens_on

WON: Final = 1000.0
LAST_LIFE: Final = 42.0  # from here on the nemesis counts the more, the nearer its end is
STAYS: Final = 6.0  # nemesis turns that a minion would act at most
ACTING: Final = 0.8  # nemesis turns between two shuffles that count


def rate_hit(g: AeonsEnd, move: Move, amount: int) -> float:
    """The nemesis if it must fall, else by its life; minions by what they would do, husks by how crowded it is."""
    if move.verb is HIT_NEMESIS:
        if amount >= g.nemesis_life or amount + sure_damage(g) >= g.nemesis_life:
            return WON
        return amount * max(1.0, LAST_LIFE / real(g.nemesis_life))
    if move.verb is HIT:
        foe = move.a
        life = int(tokens_on(g, foe))
        hit = min(1 if foe == CAUTERIZER else amount, life)
        turns = min(STAYS, ACTING * rounds_left(g))
        return threat(g, foe) * turns * hit / life + 0.1
    return max(husks_worth(g, 1), husks_worth(g, amount // husk_life(g)) - 1.2)


def husks_worth(g: AeonsEnd, count: int) -> float:
    """Of so many husks that leave."""
    total = 0.0
    for number in range(int(g.husks), max(0, int(g.husks) - count), -1):
        total += husk_cost(number)
    return total


def rate_spread(g: AeonsEnd, seat: int, move: Move) -> float:
    """More husks for 1 life, as long as there is life to spare."""
    if move.verb is not SPREAD:
        return husks_worth(g, 1)
    cost = 1.0 if LIVES.at(g, seat) > 4 else 2.5 if LIVES.at(g, seat) > 1 else 25.0 if LIVES.at(g, seat) else 3.0
    return husks_worth(g, move.a // husk_life(g)) - cost
