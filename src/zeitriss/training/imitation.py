"""Imitation: what the Griffin decides, as examples for habits, and habits learned from them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from zeitriss.bots.greedy import Greedy
from zeitriss.bots.seat import seat as seat_of
from zeitriss.core.game import Game
from zeitriss.core.habits import Habits, shares
from zeitriss.core.registry import game
from zeitriss.core.rng import seeded
from zeitriss.training.fit import KEPT_BACK
from zeitriss.training.selfplay import Practice

RATE = 0.05


@dataclass(frozen=True)
class Decision:
    """A decision: what is seen of each move, and how good the Griffin finds it."""

    number: int  # of the game
    moves: list[int]
    traits: list[list[float]]
    points: list[float]


@dataclass(frozen=True)
class Likeness:
    """On games kept back: how often habits choose as the Griffin, and what they lose where they do not."""

    choices: int
    agreed: float
    lost: float  # points of the Griffin's in the mean


def decisions(practice: Practice, number: int) -> list[Decision]:
    """The decisions of a game of Griffins that are of the kind that habits are about."""
    record = game(practice.game)
    traits = record.advice.move_traits
    assert traits is not None
    seed = f"{practice.seed}-{number}"
    state, rng = record.start(practice.seats, seed, practice.options), seeded(f"imitation {seed}")
    griffin = Greedy(record, seed)
    found: list[Decision] = []
    made = 0
    while (asked := state.seat) is not None and made < record.bound:
        moves, seat = state.moves, seat_of(state, asked)
        move = moves[0]
        if len(moves) > 1:
            points = griffin.totals(seat, moves)
            seen = traits(seat.imagine(rng.word()), asked, moves)
            if seen:
                found.append(Decision(number, [one.id for one in moves], seen, points))
            move = moves[rng.below(len(moves)) if rng.below(practice.stray) == 0 else points.index(max(points))]
        state.apply(move)
        made += 1
    return found


def imitate(
    record: Game[Any], found: Sequence[Decision], seed: str, scale: float, epochs: int, progress: Callable[[int], None]
) -> tuple[Habits, Likeness]:
    """`scale`: points that make a move e times as likely."""
    moves = record.catalogue.moves
    width, own = record.advice.widths
    habits = Habits(record.catalogue, width, own, {}, {})
    learned = [one for one in found if one.number % KEPT_BACK]
    rng, order = seeded(f"imitate {seed}"), list(range(len(learned)))
    for epoch in range(epochs):
        rng.shuffle(order)
        slower = RATE * (1.0 - epoch / epochs)
        for i in order:
            one = learned[i]
            liked = shares([points / scale for points in one.points])
            habits.learn([moves[k] for k in one.moves], one.traits, liked, slower)
        progress(epoch + 1)
    return habits, likeness(record, habits, [one for one in found if one.number % KEPT_BACK == 0])


def likeness(record: Game[Any], habits: Habits, found: Sequence[Decision]) -> Likeness:
    moves = record.catalogue.moves
    agreed = lost = 0.0
    for one in found:
        scores = habits.scores([moves[k] for k in one.moves], one.traits)
        short = max(one.points) - one.points[scores.index(max(scores))]
        agreed += short == 0.0
        lost += short
    return Likeness(len(found), agreed / len(found), lost / len(found))
