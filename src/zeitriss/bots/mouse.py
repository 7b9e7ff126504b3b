"""Mouse: means well and overlooks half of what it could do."""

from __future__ import annotations

from zeitriss.bots.greedy import Greedy
from zeitriss.bots.seat import Seat
from zeitriss.core.move import Move


class Mouse(Greedy):
    def considered(self, seat: Seat) -> list[Move]:
        """What comes to its mind: each move with an even chance, at least one of them.

        Where nobody plays against it, nobody errs in its favour either: there it overlooks one in four, and nothing
        where there are two to choose from, or a paradox that it has just completed would be gone.
        """
        moves, attentive = seat.moves, self.game.team or seat.seats == 1
        if len(moves) == 1 or (attentive and len(moves) == 2):
            return moves
        of = 4 if attentive else 2
        return [move for move in moves if self.rng.below(of)] or [moves[self.rng.below(len(moves))]]
