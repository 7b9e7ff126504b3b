"""Greedy: the move after which the game's own advice likes the position best, averaged over imagined worlds."""

from __future__ import annotations

from zeitriss.bots.base import Bot
from zeitriss.bots.seat import Seat
from zeitriss.core.move import Move

WORLDS = 6


class Greedy(Bot):
    def choose(self, seat: Seat) -> Move:
        moves = seat.moves
        if len(moves) == 1:
            return moves[0]
        totals = [0.0] * len(moves)
        value = self.game.advice.value
        for _ in range(WORLDS):
            world = seat.imagine(self.rng.word())
            for i, move in enumerate(moves):
                after = world.clone()
                after.apply(move)
                totals[i] += value(after, seat.seat)
        best = max(totals)
        ties = [move for move, total in zip(moves, totals, strict=True) if total == best]
        return ties[self.rng.below(len(ties))]
