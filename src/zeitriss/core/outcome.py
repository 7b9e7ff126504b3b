"""Outcome: how a game ended."""

from __future__ import annotations


class Outcome:
    """The reason and one result per seat: 1.0 won, 0.0 lost, shares in between; equal in cooperative games."""

    def __init__(self, reason: str, results: tuple[float, ...]) -> None:
        self.reason = reason
        self.results = results

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Outcome) and (self.reason, self.results) == (other.reason, other.results)

    def __hash__(self) -> int:
        return hash((self.reason, self.results))

    def __repr__(self) -> str:
        return f"Outcome({self.reason!r}, {self.results})"


def won_by(reason: str, winners: list[int], seats: int) -> Outcome:
    """The winners share one victory; everybody else lost.

    >>> won_by("points", [0, 2], seats=3)
    Outcome('points', (0.5, 0.0, 0.5))
    """
    share = 1.0 / len(winners) if winners else 0.0
    return Outcome(reason, tuple(share if seat in winners else 0.0 for seat in range(seats)))
