"""A hunch about a move of Res Arcana: what such a move is worth as a rule. Nothing is tried out, so it costs little.

A player has something in mind to buy next, wants the essences that are missing for it, and pays with the others.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from zeitriss.core.model import real
from zeitriss.core.move import Move
from zeitriss.games.res_arcana.advice.strength import UNSEEN_POINTS, coverage, horizon, lasting_points
from zeitriss.games.res_arcana.advice.worth import COST_WORTH, WEIGHT, YIELD, power_worth
from zeitriss.games.res_arcana.cards import (
    CARD,
    COMPONENTS,
    COST,
    COST_ANY,
    FIRST_ITEM,
    FIRST_MAGE,
    FIRST_MONUMENT,
    MONUMENT_COST,
    POINTS,
    POINTS_PER,
    SYMBOLS,
)
from zeitriss.games.res_arcana.essence import count, total
from zeitriss.games.res_arcana.moves import (
    CHOOSE,
    CLAIM,
    DESTROY,
    DISCARD,
    DONE,
    DRAW,
    EMPTY,
    GAIN,
    KEEP,
    LAY,
    LOSE,
    MAINTAIN,
    ORDER,
    PASS,
    PAY,
    PLACE,
    RETRIEVE,
    SELL,
    STRAIGHTEN,
    TAKE,
    TURN,
    UNSEEN,
    USE,
    WARD,
)
from zeitriss.games.res_arcana.state import DISPLAY, HANDS, MONUMENTS, PASSED, PLACES, POOLS, ResArcana
from zeitriss.games.res_arcana.turn import Turn

ENOUGH: Final = 0.05  # what an action must bring; otherwise it is time to pass
WANTED: Final = 0.4  # what an essence is worth more that is missing
SURPLUS: Final = 0.02  # and less for each that is not
RICH: Final = 6  # essences with which one makes gold
WON: Final = 10.0
ALCHEMY: Final = CARD.index["alchemy"]
USES: Final[list[list[float]]] = [
    [power_worth(component, power) for power in component.get("powers", [])] for component in COMPONENTS
]


def hunch(g: ResArcana, seat: int, move: Move) -> float:
    """In points, roughly."""
    verb, card = move.verb, move.a
    if verb is USE:
        return USES[card][move.b] + ENOUGH
    if verb is PLACE:
        return lasting(card, horizon(g)) - COST_WORTH[card] + 2.0 * ENOUGH
    if verb is CLAIM:
        return lasting(card + FIRST_MONUMENT, horizon(g)) + ENOUGH
    if verb is SELL:
        return sale(g, seat, card) + 0.001 * real(move.b)
    if verb is PASS:
        return ENOUGH if not wins(g, seat) else WON
    if verb is PAY or verb is LOSE or verb is LAY:
        return ENOUGH - essence_worth(g, seat, card)
    if verb is GAIN:
        return essence_worth(g, seat, card)
    if verb is UNSEEN:
        return UNSEEN_POINTS
    return answer(g, seat, move)


def settled(g: ResArcana) -> ResArcana:
    """The position where the next action begins: what is half done is over, and everybody answers by a hunch."""
    if g.outcome is not None or isinstance(g.stack[-1], Turn):
        return g
    world = g.clone()
    while world.outcome is None and not isinstance(world.stack[-1], Turn):
        moves = world.moves
        best = moves[0]
        if len(moves) > 1:
            seat: i64 = world.stack[-1].seat
            most = -99.0
            for move in moves:
                found = hunch(world, seat, move)
                if found > most:
                    best = move
                    most = found
        world.apply(best)
    return world


def answer(g: ResArcana, seat: int, move: Move) -> float:
    """What is asked less often."""
    verb, card = move.verb, move.a
    if verb is KEEP or verb is RETRIEVE or verb is ORDER:
        return lasting(card, horizon(g)) - COST_WORTH[card]
    if verb is CHOOSE:
        return YIELD[card + FIRST_MAGE]
    if verb is TAKE:
        gold = 1.0 if card + FIRST_ITEM == ALCHEMY and total(POOLS.at(g, seat)) >= RICH else 0.0
        return YIELD[card + FIRST_ITEM] + gold
    if verb is DISCARD or verb is DESTROY:
        return -lasting(card, horizon(g))
    if verb is TURN:
        return -YIELD[card]
    if verb is STRAIGHTEN:
        return YIELD[card]
    if verb is EMPTY:  # what scores where it lies stays there
        return -1.0 if POINTS_PER[card] else 1.0
    if verb is DRAW or verb is MAINTAIN:
        return 1.0
    if verb is WARD:
        return 0.2
    return 0.0 if verb is DONE else 0.01


def lasting(card: i64, rounds: float) -> float:
    """What a component brings until the end."""
    return float(POINTS[card]) + YIELD[card] * rounds


def wanted(g: ResArcana, seat: i64) -> i64:
    """What this seat has in mind to buy: worth much, and nearly paid; -1: a monument."""
    pool, rounds = POOLS.at(g, seat), horizon(g)
    best, most = i64(-1), 0.0
    if DISPLAY.size(g) or MONUMENTS.size(g):
        most = (UNSEEN_POINTS - 0.5) * (0.15 + coverage(pool, MONUMENT_COST, 0, 4))
    hand, places = HANDS[seat], PLACES
    for i in range(hand.size(g) + places.size(g)):
        card: i64 = hand.at(g, i) if i < hand.size(g) else places.at(g, i - hand.size(g))
        found = (lasting(card, rounds) - 0.5 * COST_WORTH[card]) * (
            0.15 + coverage(pool, COST[card], COST_ANY[card], SYMBOLS[card])
        )
        if found > most:
            best = card
            most = found
    return best


def essence_worth(g: ResArcana, seat: i64, essence: i64) -> float:
    target = wanted(g, seat)
    cost = MONUMENT_COST if target < 0 else COST[target]
    spare = count(POOLS.at(g, seat), essence) - count(cost, essence)
    if spare < 0:
        return WEIGHT[essence] + WANTED
    return WEIGHT[essence] - SURPLUS * float(spare)


def sale(g: ResArcana, seat: i64, card: i64) -> float:
    """A card that is far from being paid makes another one possible."""
    if card == wanted(g, seat):
        return -1.0
    near = coverage(POOLS.at(g, seat), COST[card], COST_ANY[card], SYMBOLS[card])
    return ENOUGH + 0.02 - 0.05 * near if g.round > 1 and near < 0.7 else -1.0


def wins(g: ResArcana, seat: i64) -> bool:
    """All others have passed, and the points that there are decide (RA-47)."""
    mine = lasting_points(g, seat)
    if mine < float(g.goal):
        return False
    for other in range(g.seats):
        if other != seat and (not PASSED.at(g, other) or lasting_points(g, other) >= mine):
            return False
    return True
