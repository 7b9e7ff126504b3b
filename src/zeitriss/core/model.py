"""Model: a small network from what is seen of a position to the chance of winning. Plain lists, no library."""

from __future__ import annotations

import json
from collections.abc import Sequence
from math import exp, tanh
from pathlib import Path
from typing import Any

from mypy_extensions import i64

from zeitriss.core.vecs import vec

Weights = tuple[list[list[float]], list[float]]


def real(number: i64) -> float:
    """A whole number as a real one. Of an i64 alone the compiler would make an object first."""
    return float(int(number))


class Model:
    """One hidden layer of tanh and a logistic output. Every row of weights ends with its bias.

    Most of what could be seen is not there in a position (each card is a trait), so traits of 0 are passed over.

    >>> Model([[1.0, -1.0, 0.0]], [2.0, 0.0]).chance([0.5, 0.5])
    0.5
    """

    def __init__(self, hidden: list[list[float]], out: list[float]) -> None:
        self.count: i64 = len(hidden)
        self.weights: vec[float] = vec[float]([row[i] for i in range(len(hidden[0])) for row in hidden])  # by traits
        self.out: vec[float] = vec[float](out)
        self.inner: vec[float] = vec[float]([0.0] * len(hidden))  # what the hidden layer said last

    def chance(self, traits: list[float]) -> float:
        """From 0 lost to 1 won."""
        count, weights, inner, out = self.count, self.weights, self.inner, self.out
        at: i64 = len(traits) * count
        for j in range(count):
            inner[j] = weights[at + j]
        at = 0
        for trait in traits:
            if trait != 0.0:
                for j in range(count):
                    inner[j] = inner[j] + weights[at + j] * trait
            at += count
        total: float = out[count]
        for j in range(count):
            inside = tanh(inner[j])
            inner[j] = inside
            total += out[j] * inside
        return squash(total)

    def learn(self, traits: list[float], won: float, rate: float) -> None:
        """One step of gradient descent on the log loss."""
        slip: float = rate * (won - self.chance(traits))
        count, weights, inner, out = self.count, self.weights, self.inner, self.out
        for j in range(count):
            inside = inner[j]
            inner[j] = slip * out[j] * (1.0 - inside * inside)  # back to what the hidden layer should have said
            out[j] = out[j] + slip * inside
        out[count] = out[count] + slip
        at: i64 = 0
        for trait in traits:
            if trait != 0.0:
                for j in range(count):
                    weights[at + j] = weights[at + j] + inner[j] * trait
            at += count
        for j in range(count):
            weights[at + j] = weights[at + j] + inner[j]

    def data(self) -> Weights:
        """What it was made of; for a file, or for another process."""
        width: i64 = len(self.weights) // self.count
        hidden = [[self.weights[i * self.count + j] for i in range(width)] for j in range(self.count)]
        return hidden, list(self.out)


def squash(x: float) -> float:
    return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, x))))


def read(file: Path, traits: int) -> Model | None:
    """The model of a weights file; None where there is none, or one that was made for other traits."""
    if not file.exists():
        return None
    data: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return Model(data["hidden"], data["out"]) if data["traits"] == traits else None


def by_seats(folder: Path, traits: Sequence[int]) -> list[Model | None]:
    """What was learned for a game, by number of seats, of so many traits each; None where nothing was."""
    return [read(folder / f"weights-{seats}.json", many) for seats, many in enumerate(traits)]
