"""What the bots know of Res Arcana."""

from __future__ import annotations

from zeitriss.games.res_arcana.state import ResArcana


def value(g: ResArcana, seat: int) -> float:
    return 0.5 if g.outcome is None else g.outcome.results[seat]
