"""What the bots know of Res Arcana: how good a position is, and which action makes the most of a round."""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from zeitriss.core.move import Move
from zeitriss.games.res_arcana.advice.strength import horizon, leader, strength, token_worth
from zeitriss.games.res_arcana.advice.worth import YIELD
from zeitriss.games.res_arcana.cards import POINTS
from zeitriss.games.res_arcana.moves import CLAIM, EMPTY, PASS, PLACE, UNSEEN, USE
from zeitriss.games.res_arcana.state import MONUMENTS, PASSED, ResArcana
from zeitriss.games.res_arcana.turn import TURN, Turn, whose

PATIENCE: Final = 16  # answers that are thought through until an action is over
STEEP: Final = 2.5
DECIDED: Final = 20.0
NEXT_ACTION: Final = 0.7  # how much of what the action after this one would bring is counted on
FINISH: Final = 0.02  # so much must an action bring; otherwise it is time to pass


def value(g: ResArcana, seat: int) -> float:
    """0 lost, 1 won. An action that is half done is first finished as this seat would like it best."""
    g = finished(g, seat)
    if g.outcome is not None:
        return g.outcome.results[seat]
    return 1.0 / (1.0 + exp(-edge(g, seat) / STEEP))


def rate(g: ResArcana, seat: int, move: Move) -> float:
    """In points: an action with the one that could follow it, any other answer by the position after it."""
    if not isinstance(g.stack[-1], Turn):
        return edge(after(g, seat, move), seat)
    if move is PASS.at():
        return rate_pass(g, seat)
    first = rate_action(g, seat, move)
    world = after(g, seat, move)
    if world.outcome is not None or not isinstance(world.stack[-1], Turn):
        return first
    best = first
    world.stack[len(world.stack) - 1] = TURN[seat]
    world.ask()
    for follow in world.moves:
        if follow.verb is USE or follow.verb is PLACE or follow.verb is CLAIM or follow.verb is UNSEEN:
            best = max(best, rate_action(world, seat, follow))
    return first + NEXT_ACTION * (best - first)


def rate_action(g: ResArcana, seat: i64, move: Move) -> float:
    result = edge(after(g, seat, move), seat)
    if move is UNSEEN.at():  # nobody knows what lies there
        rounds = horizon(g)
        unseen = MONUMENTS.cards(g)
        result -= monument_worth(unseen[0], rounds)
        for card in unseen:
            result += monument_worth(card, rounds) / float(len(unseen))
    return result


def monument_worth(card: i64, rounds: float) -> float:
    return float(POINTS[card]) + YIELD[card] * rounds


def rate_pass(g: ResArcana, seat: i64) -> float:
    """Passing brings item and card sooner or later; it is the token that calls for haste, and the end of the game."""
    waiting = 0
    for other in range(g.seats):
        if other != seat and not PASSED.at(g, other):
            waiting += 1
    if waiting == 0:
        world = after(g, seat, PASS.at())
        if world.outcome is not None:
            return edge(world, seat)
    haste = token_worth(g, leader(g)) / 2.0 if 1 not in PASSED.list(g) else 0.0
    return edge(g, seat) + haste + FINISH


def after(g: ResArcana, seat: i64, move: Move) -> ResArcana:
    """The position when the action is over of which this move is a part."""
    world = g.clone()
    world.apply(move)
    return finished(world, seat)


def finished(g: ResArcana, seat: i64) -> ResArcana:
    if not is_open(g, seat):
        return g
    world = g.clone()
    for _ in range(PATIENCE):
        world.apply(best_answer(world, seat))
        if not is_open(world, seat):
            break
    return world


def is_open(g: ResArcana, seat: i64) -> bool:
    """Whether this seat is asked in the middle of something."""
    return g.outcome is None and g.round > 0 and g.stack[-1].seat == seat and not isinstance(g.stack[-1], Turn)


def best_answer(g: ResArcana, seat: i64) -> Move:
    best = g.moves[0]
    if len(g.moves) == 1:
        return best
    most = -999.0
    for move in g.moves:
        world = g.clone()
        world.apply(move)
        found = edge(world, seat)
        if found > most:
            best = move
            most = found
    return best


def edge(g: ResArcana, seat: i64) -> float:
    """The own strength against the strongest rival's, in points."""
    if g.outcome is not None:
        return DECIDED * (2.0 * g.outcome.results[seat] - 1.0)
    lead = leader(g)
    rival = -99.0
    for other in range(g.seats):
        if other != seat:
            rival = max(rival, strength(g, other, lead))
    return strength(g, seat, lead) - rival


def plain(g: ResArcana, seat: int, move: Move) -> bool:
    """Essences that the Griffin would take are taken. Who plays on by habit wastes them, so that leaving looks wise."""
    return move.verb is EMPTY


def clock(g: ResArcana) -> int:
    """Another number in another turn; whoever plays on when the others have passed plays one long turn."""
    seat = whose(g)
    return (int(g.round) + 1) * (g.seats + 1) - (1 if seat is None else seat + 2)
