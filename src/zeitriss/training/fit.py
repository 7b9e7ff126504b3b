"""Fit: a model from examples, and how well it does on games that it has not seen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import log

from zeitriss.core.model import Model
from zeitriss.core.rng import Rng, seeded
from zeitriss.training.selfplay import Example

HIDDEN = 8
EPOCHS = 24
RATE = 0.02
KEPT_BACK = 5  # one game in so many is for testing only
CLASSES = 10


@dataclass(frozen=True)
class Report:
    positions: int
    loss: float  # held-out log loss
    chance: float  # that of somebody who knows only how often games are won
    calibration: list[tuple[float, float, int]]  # what was foretold, what came, how many, by tenths


def fit(
    examples: Sequence[Example],
    seed: str,
    progress: Callable[[int], None],
    epochs: int = EPOCHS,
    hidden: int = HIDDEN,
    rate: float = RATE,
    model: Model | None = None,
) -> tuple[Model, Report]:
    """A new model, or `model` taught further. Games are kept back whole: positions of one game are too much alike to
    test each other."""
    learned = [one for one in examples if one.number % KEPT_BACK]
    tested = [one for one in examples if one.number % KEPT_BACK == 0]
    rng = seeded(f"fit {seed}")
    if model is None:
        model = fresh(len(examples[0].traits), hidden, rng)
    order = list(range(len(learned)))
    for epoch in range(epochs):
        rng.shuffle(order)
        slower = rate * (1.0 - epoch / epochs)
        for i in order:
            model.learn(learned[i].traits, learned[i].won, slower)
        progress(epoch + 1)
    return model, judge(model, tested)


def fresh(traits: int, hidden: int, rng: Rng) -> Model:
    def small() -> float:
        return (rng.below(2001) - 1000) / 1000 * 0.3

    return Model([[small() for _ in range(traits + 1)] for _ in range(hidden)], [small() for _ in range(hidden + 1)])


def shown(examples: Sequence[Example]) -> list[bool]:
    """Which traits there were."""
    return [any(column) for column in zip(*[one.traits for one in examples], strict=True)]


def without_unseen(model: Model, seen: list[bool]) -> Model:
    """What was never seen (cards of another set) tells nothing."""
    hidden, out = model.data()
    there = [*seen, True]
    return Model([[weight if there[i] else 0.0 for i, weight in enumerate(row)] for row in hidden], out)


def judge(model: Model, examples: Sequence[Example]) -> Report:
    pairs = sorted((model.chance(one.traits), one.won) for one in examples)
    mean = sum(won for _, won in pairs) / len(pairs)
    size = -(-len(pairs) // CLASSES)
    calibration = []
    for first in range(0, len(pairs), size):
        part = pairs[first : first + size]
        foretold, came = (sum(column) / len(part) for column in zip(*part, strict=True))
        calibration.append((round(foretold, 3), round(came, 3), len(part)))
    loss = sum(log_loss(chance, won) for chance, won in pairs) / len(pairs)
    return Report(len(examples), loss, sum(log_loss(mean, won) for _, won in pairs) / len(pairs), calibration)


def log_loss(chance: float, won: float) -> float:
    chance = max(1e-6, min(1.0 - 1e-6, chance))
    return -(won * log(chance) + (1.0 - won) * log(1.0 - chance))
