"""What the bots know of Spark."""

from __future__ import annotations

from .state import Spark


def value(g: Spark, seat: int) -> float:
    """0 lost, 1 won: the lead in points, then the strength that is left in the hand."""
    if g.outcome is not None:
        return g.outcome.results[seat]
    return 0.5 + (g.points[seat] - g.points[1 - seat]) / 12 + sum(g.hands[seat]) / 100
