"""When it ends, who wins and why."""

from __future__ import annotations

from zeitriss.core.outcome import won_by

from .state import Spark


def count_points(g: Spark) -> None:
    """SP-5."""
    best = [seat for seat in range(g.seats) if g.points[seat] == max(g.points)]
    g.outcome = won_by("points" if len(best) == 1 else "shared", best, g.seats)
