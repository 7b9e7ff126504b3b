"""Mouse: means well and overlooks half of what it could do."""

from __future__ import annotations

from zeitriss.bots.greedy import Greedy
from zeitriss.core.move import Move


class Mouse(Greedy):
    def considered(self, moves: list[Move]) -> list[Move]:
        """What comes to its mind: each move with an even chance, at least one of them."""
        if len(moves) == 1:
            return moves
        return [move for move in moves if self.rng.below(2)] or [moves[self.rng.below(len(moves))]]
