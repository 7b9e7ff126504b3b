"""What the bots know of Res Arcana: points, what components will bring, how far the pool is from a purchase."""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from zeitriss.core.move import Move
from zeitriss.games.res_arcana.cards import (
    COST,
    COST_ANY,
    FIRST_ITEM,
    FIRST_MONUMENT,
    MONUMENT_COST,
    POINTS,
    POINTS_PER,
    SYMBOLS,
    TOKEN_POINTS,
)
from zeitriss.games.res_arcana.ending import points
from zeitriss.games.res_arcana.essence import ESSENCES, GOLD, count, total
from zeitriss.games.res_arcana.power import ACTION, POWERS
from zeitriss.games.res_arcana.state import ResArcana
from zeitriss.games.res_arcana.turn import Turn
from zeitriss.games.res_arcana.worth import CARD, COST_WORTH, POWER_WORTH, WEIGHT, YIELD

PATIENCE: Final = 16  # answers that are thought through until an action is over
UNSEEN_POINTS: Final = 1.7  # of a monument on average
STEEP: Final = 2.5


def value(g: ResArcana, seat: int) -> float:
    """0 lost, 1 won. An action that is half done is first finished as this seat would like it best."""
    if g.outcome is not None:
        return g.outcome.results[seat]
    if g.stack and g.stack[-1].seat == seat and not isinstance(g.stack[-1], Turn) and g.round:
        g = finished(g, seat)
        if g.outcome is not None:
            return g.outcome.results[seat]
    return estimate(g, seat)


def finished(g: ResArcana, seat: int) -> ResArcana:
    world = g.clone()
    for _ in range(PATIENCE):
        if world.outcome is not None or world.stack[-1].seat != seat or isinstance(world.stack[-1], Turn):
            break
        world.apply(best_answer(world, seat))
    return world


def best_answer(g: ResArcana, seat: int) -> Move:
    best = g.moves[0]
    if len(g.moves) == 1:
        return best
    most = -1.0
    for move in g.moves:
        after = g.clone()
        after.apply(move)
        found = after.outcome.results[seat] if after.outcome is not None else estimate(after, seat)
        if found > most:
            best = move
            most = found
    return best


def estimate(g: ResArcana, seat: int) -> float:
    """The own strength against the strongest rival's."""
    rival = -99.0
    for other in range(g.seats):
        if other != seat:
            rival = max(rival, strength(g, other))
    return 1.0 / (1.0 + exp((rival - strength(g, seat)) / STEEP))


def strength(g: ResArcana, seat: i64) -> float:
    """In points: those there are, what the components will bring, the pool and what it nearly pays for, the hand."""
    result = lasting_points(g, seat)
    lead = leader(g)
    rounds = max(0.8, min(3.5, (float(g.goal) - lead) / 2.5))
    # The token is a point only when the points are counted; before that it is the first turn.
    token = 1.0 if lead >= float(g.goal) - 2.5 else 0.15
    passed = True in g.passed
    if passed and g.token == seat:
        result += token
    if result >= float(g.goal):
        result += 3.0
    if not g.passed[seat]:
        result += CARD + 0.1 + (0.0 if passed else token / float(g.seats))  # what passing will bring
    for card in g.boards[seat]:
        result += YIELD[card] * (1.0 if card >= FIRST_ITEM else rounds)
        result += loads(g, card)
        if not g.passed[seat] and not g.turned[card]:
            result += chances(g, seat, card)
    pool: i64 = g.pools[seat]
    result += pool_worth(pool) + purchases(g, seat, pool, rounds)
    for card in g.hands[seat]:
        result += CARD + 0.25 * hand_gain(card, rounds)
    for card in g.kept[seat]:
        result += 0.5 * hand_gain(card, 3.0)
    for card in g.chosen[seat]:
        result += YIELD[card]
    return result


def lasting_points(g: ResArcana, seat: i64) -> float:
    """Points without the token."""
    result = points(g, seat)
    return float(result - TOKEN_POINTS if g.token == seat else result)


def leader(g: ResArcana) -> float:
    lead = 0.0
    for seat in range(g.seats):
        lead = max(lead, lasting_points(g, seat))
    return lead


def loads(g: ResArcana, card: i64) -> float:
    """Essences on a component that do not score there will be taken."""
    heap: i64 = g.on[card]
    if not heap:
        return 0.0
    scored = [essence for essence, _ in POINTS_PER[card]]
    result = 0.0
    for e in range(ESSENCES):
        if e not in scored:
            result += 0.8 * WEIGHT[e] * float(count(heap, e))
    return result


def chances(g: ResArcana, seat: i64, card: i64) -> float:
    """What a straightened component can still bring in this round."""
    best = 0.0
    for i in range(len(POWERS[card])):
        power = POWERS[card][i]
        if power.kind == ACTION and POWER_WORTH[card][i] > best and power.usable(g, seat, card):
            best = POWER_WORTH[card][i]
    return 0.6 * best


def pool_worth(pool: i64) -> float:
    result = 0.0
    for e in range(ESSENCES):
        number = float(count(pool, e))
        result += WEIGHT[e] * (number if number <= 5.0 else 5.0 + 0.4 * (number - 5.0))
    return result


def purchases(g: ResArcana, seat: i64, pool: i64, rounds: float) -> float:
    """The two best things that the pool comes near to paying."""
    best = 0.0
    second = 0.0
    wanted = g.hands[seat] + g.places
    if g.display or g.monuments:
        wanted.append(-1)
    for card in wanted:
        if card < 0:
            gain = monument_gain(g, rounds)
            near = coverage(pool, MONUMENT_COST, 0, 4)
        else:
            gain = hand_gain(card, rounds) if card < FIRST_MONUMENT else place_gain(card, rounds)
            near = coverage(pool, COST[card], COST_ANY[card], SYMBOLS[card])
        promise = 0.75 * gain * near * near
        if promise > best:
            second = best
            best = promise
        elif promise > second:
            second = promise
    return best + 0.4 * second


def coverage(pool: i64, fixed: i64, number: i64, symbols: i64) -> float:
    """Which part of a cost the pool pays."""
    if symbols == 0:
        return 1.0
    paid: i64 = 0
    for e in range(i64(ESSENCES)):
        paid += min(count(pool, e), count(fixed, e))
    paid += min(number, total(pool) - paid)
    return float(paid) / float(symbols)


def hand_gain(card: i64, rounds: float) -> float:
    """What an artifact brings in play beyond its cost and beyond being discarded."""
    return max(0.0, float(POINTS[card]) + YIELD[card] * rounds - COST_WORTH[card] - CARD)


def monument_gain(g: ResArcana, rounds: float) -> float:
    """What the best monument brings beyond its gold."""
    best = UNSEEN_POINTS if g.monuments else 0.0
    for card in g.display:
        best = max(best, float(POINTS[card]) + YIELD[card] * rounds)
    return max(0.2, best - 4.0 * WEIGHT[GOLD])


def place_gain(card: i64, rounds: float) -> float:
    return max(0.3, float(POINTS[card]) + 1.3 * YIELD[card] * rounds - COST_WORTH[card])
