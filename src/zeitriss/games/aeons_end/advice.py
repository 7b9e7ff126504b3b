"""What the bots know of Aeon's End."""

from __future__ import annotations

from zeitriss.games.aeons_end.state import AeonsEnd


def value(g: AeonsEnd, seat: int) -> float:
    """0 lost, 1 won."""
    if g.outcome is not None:
        return g.outcome.results[seat]
    return 0.5
