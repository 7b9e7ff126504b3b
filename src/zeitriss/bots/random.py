"""Random: every legal move is equally likely."""

from __future__ import annotations

from zeitriss.bots.base import Bot
from zeitriss.bots.seat import Seat
from zeitriss.core.move import Move


class Random(Bot):
    def choose(self, seat: Seat) -> Move:
        return seat.moves[self.rng.below(len(seat.moves))]
