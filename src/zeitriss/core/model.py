"""Model: a small network from what is seen of a position to the chance of winning. Plain lists, no library."""

from __future__ import annotations

import json
from math import exp, tanh
from pathlib import Path
from typing import Any

from mypy_extensions import i64


class Model:
    """One hidden layer of tanh and a logistic output. Every row of weights ends with its bias.

    >>> Model([[1.0, -1.0, 0.0]], [2.0, 0.0]).chance([0.5, 0.5])
    0.5
    """

    def __init__(self, hidden: list[list[float]], out: list[float]) -> None:
        self.hidden = hidden
        self.out = out
        self.inner = [0.0] * len(hidden)  # what the hidden layer said last

    def chance(self, traits: list[float]) -> float:
        """From 0 lost to 1 won."""
        last: i64 = len(traits)
        count: i64 = len(self.hidden)
        out, inner = self.out, self.inner
        total: float = out[count]
        for j in range(count):
            row = self.hidden[j]
            inside: float = row[last]
            for i in range(last):
                inside += row[i] * traits[i]
            inside = tanh(inside)
            inner[j] = inside
            total += out[j] * inside
        return squash(total)

    def learn(self, traits: list[float], won: float, rate: float) -> None:
        """One step of gradient descent on the log loss."""
        slip: float = rate * (won - self.chance(traits))
        last: i64 = len(traits)
        count: i64 = len(self.hidden)
        out = self.out
        for j in range(count):
            inside: float = self.inner[j]
            back: float = slip * out[j] * (1.0 - inside * inside)
            out[j] += slip * inside
            row = self.hidden[j]
            for i in range(last):
                row[i] += back * traits[i]
            row[last] += back
        out[count] += slip


def squash(x: float) -> float:
    return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, x))))


def read(file: Path, traits: int) -> Model | None:
    """The model of a weights file; None where there is none, or one that was made for other traits."""
    if not file.exists():
        return None
    data: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return Model(data["hidden"], data["out"]) if data["traits"] == traits else None


def by_seats(folder: Path, most: int, traits: int) -> list[Model | None]:
    """What was learned for a game, by number of seats; None where nothing was."""
    return [read(folder / f"weights-{seats}.json", traits) for seats in range(most + 1)]
