"""What the bots know of Aeon's End."""

from __future__ import annotations

from typing import Final

from zeitriss.core.move import Move
from zeitriss.games.aeons_end.cards import ATTACK, CORRUPTION, COST, FOE_TYPE, NEMESIS_TURN, TYPE
from zeitriss.games.aeons_end.effects.damage import CAUTERIZER, Damage
from zeitriss.games.aeons_end.effects.gems import Emerald
from zeitriss.games.aeons_end.effects.hands import MayDestroyHand
from zeitriss.games.aeons_end.effects.mages import Foresee, Ward
from zeitriss.games.aeons_end.effects.relics import Vortex
from zeitriss.games.aeons_end.effects.spells import Fuel
from zeitriss.games.aeons_end.main_phase import Main
from zeitriss.games.aeons_end.moves import ABILITY, DISCARD, DONE, HIT, HIT_NEMESIS, LAY, LAY_REST, SPREAD
from zeitriss.games.aeons_end.nemeses.husks import SpreadDamage
from zeitriss.games.aeons_end.state import AeonsEnd
from zeitriss.games.aeons_end.tactics import rate_cast, rate_main
from zeitriss.games.aeons_end.turn import Casting, Clear
from zeitriss.games.aeons_end.worth import DANGER, THREAT, WORTH, owned, position, threats

SPAN: Final = 400.0  # points between hopeless and certain


def value(g: AeonsEnd, seat: int) -> float:
    """0 lost, 1 won; the same for the whole team."""
    if g.outcome is not None:
        return g.outcome.results[seat]
    return max(0.01, min(0.99, 0.5 + position(g) / SPAN))


def rate(g: AeonsEnd, seat: int, move: Move) -> float:
    """The own turn by its plan (tactics.py); every other question by the position after the answer."""
    top = g.stack[-1]
    if isinstance(top, Main):
        return rate_main(g, seat, move)
    if isinstance(top, Casting):
        return rate_cast(g, seat, move)
    if isinstance(top, Clear):
        return rate_clear(move)
    if isinstance(top, Foresee):
        return 1.0 if (move.verb is ABILITY) == is_bad_turn(g) else 0.0
    if isinstance(top, Ward):
        return 1.0 if (move.verb is ABILITY) == is_bad_card(g) else 0.0
    if isinstance(top, Damage):
        return rate_hit(g, move, top.amount)
    if isinstance(top, SpreadDamage):
        return rate_spread(g, seat, move)
    if isinstance(top, Fuel):
        return rate_fuel(move)
    if isinstance(top, MayDestroyHand | Vortex):
        return rate_thinning(g, seat, move)
    if isinstance(top, Emerald):
        low = min([life for life in g.life if life] or [99]) <= 6
        return 1.0 if (move.args[0] == 1) == low else 0.0
    after = g.clone()
    after.apply(move)
    return value(after, seat)


def rate_hit(g: AeonsEnd, move: Move, amount: int) -> float:
    """Minions by what they would still do, the nemesis by its life, a husk by how crowded it is."""
    if move.verb is HIT_NEMESIS:
        if amount >= g.nemesis_life:
            return 1000.0
        return amount * (2.0 if g.nemesis_life <= 12 else 1.0)
    if move.verb is HIT:
        foe = move.args[0]
        life = g.row_tokens[g.row.index(foe)]
        hit = min(1 if foe == CAUTERIZER else amount, life)
        turns = 5.0 if len(g.nemesis_deck) > 8 else 4.0
        return THREAT[foe] * turns * hit / life * (1.0 if hit == life else 0.8)
    return max(husk_worth(g), husk_worth(g) * min(amount, int(g.husks)) - 1.0)


def husk_worth(g: AeonsEnd) -> float:
    husks = int(g.husks)
    return 0.6 if husks <= 2 else 1.15 if husks <= 6 else 1.9 if husks <= 10 else 3.5


def rate_spread(g: AeonsEnd, seat: int, move: Move) -> float:
    """More husks for 1 life, as long as there is life to spare."""
    if move.verb is not SPREAD:
        return husk_worth(g)
    return husk_worth(g) * move.args[0] - (1.0 if g.life[seat] > 4 else 3.0 if g.life[seat] > 1 else 30.0)


def rate_fuel(move: Move) -> float:
    """Dark Fire and Consuming Void: 3 damage for a card that is worth less."""
    if move.verb is DONE:
        return 0.0
    worth = WORTH[move.args[0]]
    return 3.0 - (0.8 if move.verb is DISCARD else 1.6) * worth - 0.3


def rate_thinning(g: AeonsEnd, seat: int, move: Move) -> float:
    """Starting cards go once better ones are there; corruptions always."""
    if move.verb is DONE:
        return 0.0
    card = move.args[0]
    if TYPE[card] == CORRUPTION:
        return 3.0
    better = len([c for c in owned(g, seat) if COST[c] >= 2])
    return (0.5 if better >= 3 else 0.1) - WORTH[card] + (0.4 if COST[card] == 0 else -3.0)


def rate_clear(move: Move) -> float:
    """The order in which cards were played does; spells that lie low come back soon."""
    if move.verb is LAY_REST:
        return 2.0
    return 1.0 if move.verb is LAY else 0.0


def is_bad_turn(g: AeonsEnd) -> bool:
    """A nemesis turn with much to prevent."""
    return g.turn_discard[-1] == NEMESIS_TURN and (threats(g) > 9.0 or len(g.nemesis_deck) < 16)


def is_bad_card(g: AeonsEnd) -> bool:
    card = g.drawn[-1]
    return FOE_TYPE[card] == ATTACK or DANGER[card] >= 5.0
