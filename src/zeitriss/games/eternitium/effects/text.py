"""Text: what an action card says."""

from __future__ import annotations

from mypy_extensions import i64

from zeitriss.games.eternitium.state import Eternitium


class Text:
    """When a card may be played, and what it does then. It lies on the discard pile already (ET-14)."""

    def playable(self, g: Eternitium, seat: i64) -> bool:
        """Its precondition. A technology without one may be played even if it changes nothing."""
        return True

    def play(self, g: Eternitium, seat: i64) -> None:
        raise NotImplementedError


def others(g: Eternitium, seat: i64) -> list[int]:
    """Clockwise from the left neighbour."""
    return [(seat + step) % g.seats for step in range(1, g.seats)]
