"""Fit: a model from examples, and how well it does on games that it has not seen. Compiled."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import log

from zeitriss.core.model import Model, squash
from zeitriss.core.rng import Rng, seeded
from zeitriss.training.selfplay import Example

HIDDEN = 8
EPOCHS = 24
RATE = 0.02
KEPT_BACK = 5  # one game in so many teaches nothing; one half of those tempers, the other tests
CLASSES = 10
ROUNDS = 20  # of Newton's method, which needs a handful


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
    kept = [one for one in examples if one.number % KEPT_BACK == 0]
    tempering = [one for one in kept if one.number // KEPT_BACK % 2]
    tested = [one for one in kept if one.number // KEPT_BACK % 2 == 0]
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
    model = tempered(model, tempering)
    return model, judge(model, tested)


def tempered(model: Model, examples: Sequence[Example]) -> Model:
    """The model with its odds stretched and moved as games that it has not learned from say.

    Many traits and few games make it surer than it may be: it knows the games that it has learned from by heart.
    """
    odds = [(logit(model.chance(one.traits)), one.won) for one in examples]
    stretch = shift = 0.0  # from where Newton's method finds its way
    for _ in range(ROUNDS):  # on the log loss; a little of 1 and 0 keeps it from running away
        steps = [(odd, squash(stretch * odd + shift), won) for odd, won in odds]
        slope = 1.0 - stretch + sum((won - chance) * odd for odd, chance, won in steps)
        level = -shift + sum(won - chance for _, chance, won in steps)
        aa = 1.0 + sum(chance * (1.0 - chance) * odd * odd for odd, chance, _ in steps)
        ab = sum(chance * (1.0 - chance) * odd for odd, chance, _ in steps)
        bb = 1.0 + sum(chance * (1.0 - chance) for _, chance, _ in steps)
        whole = aa * bb - ab * ab
        stretch += (bb * slope - ab * level) / whole
        shift += (aa * level - ab * slope) / whole
    hidden, (*out, bias) = model.data()
    return Model(hidden, [*(stretch * weight for weight in out), stretch * bias + shift])


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


def logit(chance: float) -> float:
    chance = max(1e-6, min(1.0 - 1e-6, chance))
    return log(chance / (1.0 - chance))


def log_loss(chance: float, won: float) -> float:
    chance = max(1e-6, min(1.0 - 1e-6, chance))
    return -(won * log(chance) + (1.0 - won) * log(1.0 - chance))
