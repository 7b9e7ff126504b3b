"""How strong a seat is, in points: those there are, what the components will bring, the pool, the hand."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from zeitriss.games.res_arcana.advice.worth import CARD, COST_WORTH, WEIGHT, YIELD
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
from zeitriss.games.res_arcana.state import (
    ASIDE,
    BOARDS,
    CHOSEN,
    DISPLAY,
    HANDS,
    KEPT,
    MONUMENTS,
    ON,
    PASSED,
    PLACES,
    POOLS,
    ResArcana,
)

UNSEEN_POINTS: Final = 1.7  # of a monument on average
PACE: Final = 1.6  # points that a good player makes in a round (RA-24)
LONGEST: Final = 3.5  # rounds that are looked ahead
SHORTEST: Final = 0.8
LATER: Final = 0.8  # of an essence that can be taken in the next round only
PLENTY: Final = 5.0  # essences of a type that are worth their full weight
PROMISE: Final = 0.6  # of what a purchase would bring, while it is not yet made
IN_HAND: Final = 0.25  # of what a card would bring in play


def strength(g: ResArcana, seat: i64, lead: float) -> float:
    """`lead` are the points of whoever leads: they tell how long it will last."""
    result = lasting_points(g, seat)
    rounds = horizon(g)
    if g.token == seat and 1 in PASSED.list(g):
        result += token_worth(g, lead)
    if result >= float(g.goal):
        result += 3.0
    for card in BOARDS[seat].cards(g):
        result += YIELD[card] * (1.0 if card >= FIRST_ITEM else rounds)
    pool = POOLS.at(g, seat)
    result += wealth(g, seat, pool) + purchases(g, seat, pool, rounds)
    for card in HANDS[seat].cards(g):
        result += CARD + IN_HAND * hand_gain(card, rounds)
    if g.round == 0:
        for card in KEPT[seat].cards(g) + ASIDE[seat].cards(g):
            result += 0.5 * hand_gain(card, 3.0)
        for card in CHOSEN[seat].cards(g):
            result += YIELD[card]
    return result


def horizon(g: ResArcana) -> float:
    """For how many more rounds components will bring something.

    By the round and not by the points: who makes points must not think less of the own components for it.
    """
    return max(SHORTEST, min(LONGEST, float(g.goal) / PACE - float(g.round)))


def token_worth(g: ResArcana, lead: float) -> float:
    """The token is a point only when the points are counted; before that it is the first turn."""
    return 1.0 if lead >= float(g.goal) - 2.5 else 0.15


def lasting_points(g: ResArcana, seat: i64) -> float:
    """Points without the token."""
    result = points(g, seat)
    return float(result - TOKEN_POINTS if g.token == seat else result)


def leader(g: ResArcana) -> float:
    lead = 0.0
    for seat in range(g.seats):
        lead = max(lead, lasting_points(g, seat))
    return lead


def wealth(g: ResArcana, seat: i64, pool: i64) -> float:
    """The pool, and what lies on components and does not score there; the more of a type, the less each is worth."""
    laid = [0.0, 0.0, 0.0, 0.0, 0.0]
    for card in BOARDS[seat].cards(g):
        on = ON.at(g, card)
        if on:
            scored = [essence for essence, _ in POINTS_PER[card]]
            for e in range(ESSENCES):
                if e not in scored:
                    laid[e] += LATER * float(count(on, e))
    result = 0.0
    for e in range(ESSENCES):
        number = float(count(pool, e)) + laid[e]
        worth = min(number, PLENTY)
        if number > PLENTY:
            worth += 0.4 * min(number - PLENTY, PLENTY) + 0.03 * max(0.0, number - 2.0 * PLENTY)
        result += WEIGHT[e] * worth
    return result


def purchases(g: ResArcana, seat: i64, pool: i64, rounds: float) -> float:
    """The two best things that the pool comes near to paying."""
    best = 0.0
    second = 0.0
    wanted = HANDS[seat].cards(g) + PLACES.cards(g)
    if DISPLAY.size(g) or MONUMENTS.size(g):
        wanted.append(-1)
    for card in wanted:
        if card < 0:
            gain = monument_gain(g, rounds)
            near = coverage(pool, MONUMENT_COST, 0, 4)
        else:
            gain = hand_gain(card, rounds) if card < FIRST_MONUMENT else place_gain(card, rounds)
            near = coverage(pool, COST[card], COST_ANY[card], SYMBOLS[card])
        promise = PROMISE * gain * near * near
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
    best = UNSEEN_POINTS if MONUMENTS.size(g) else 0.0
    for card in DISPLAY.cards(g):
        best = max(best, float(POINTS[card]) + YIELD[card] * rounds)
    return max(0.2, best - 4.0 * WEIGHT[GOLD])


def place_gain(card: i64, rounds: float) -> float:
    return max(0.3, float(POINTS[card]) + YIELD[card] * rounds - COST_WORTH[card])
