"""Part: one named stretch of the numbers that a game's features are."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Part:
    """So many numbers in a row, each between `low` and `high`. Planes over cards follow the order of the cards."""

    name: str
    size: int
    meaning: str
    low: float = 0.0
    high: float = 1.0
