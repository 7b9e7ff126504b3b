"""Finding: what a search has found out about one move. Findings of independent searches add up."""

from __future__ import annotations

from math import sqrt

SLIGHT = 0.002  # a chance for which the policy's move is not left: where all is won, whatever is done looks alike


class Finding:
    """Looks at the move and what they were worth; where worlds are shared with another move, by how much it is better.

    >>> one, other = Finding(3), Finding(3)
    >>> one.look(0.5); other.look(1.0); one.add(other)
    >>> one.looks, one.mean
    (2.0, 0.75)
    """

    def __init__(self, move: int) -> None:
        self.move = move  # its number in the catalogue
        self.looks = 0.0
        self.total = 0.0
        self.pairs = 0.0  # worlds in which it was compared with the policy's move
        self.lead = 0.0  # sum of the differences there
        self.square = 0.0  # and of their squares

    def look(self, worth: float) -> None:
        self.looks += 1.0
        self.total += worth

    def compare(self, difference: float) -> None:
        self.pairs += 1.0
        self.lead += difference
        self.square += difference * difference

    def add(self, other: Finding) -> None:
        self.looks += other.looks
        self.total += other.total
        self.pairs += other.pairs
        self.lead += other.lead
        self.square += other.square

    @property
    def mean(self) -> float:
        return self.total / self.looks if self.looks else 0.0

    def surplus(self, errors: float) -> float:
        """How much better than the policy's move it is, less so many standard errors."""
        if self.pairs < 2.0:
            return -1.0
        mean = self.lead / self.pairs
        spread = max(self.square / self.pairs - mean * mean, 1e-9)
        return mean - errors * sqrt(spread / self.pairs)

    def data(self) -> tuple[int, float, float, float, float, float]:
        """For another process."""
        return self.move, self.looks, self.total, self.pairs, self.lead, self.square


def finding(data: tuple[int, float, float, float, float, float]) -> Finding:
    found = Finding(data[0])
    found.looks, found.total, found.pairs, found.lead, found.square = data[1:]
    return found
