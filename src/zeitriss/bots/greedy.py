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
        totals = self.rated(seat, moves) if self.game.advice.rate else self.valued(seat, moves)
        best = max(totals)
        ties = [move for move, total in zip(moves, totals, strict=True) if total == best]
        return ties[self.rng.below(len(ties))]

    def valued(self, seat: Seat, moves: list[Move]) -> list[float]:
        """What each move is worth by the positions after it."""
        totals = [0.0] * len(moves)
        value = self.game.advice.value
        for _ in range(WORLDS):
            world = seat.imagine(self.rng.word())
            for i, move in enumerate(moves):
                after = world.clone()
                after.apply(move)
                totals[i] += value(after, seat.seat)
        return totals

    def rated(self, seat: Seat, moves: list[Move]) -> list[float]:
        """What the game says of each move at first sight."""
        rate, world = self.game.advice.rate, seat.imagine(self.rng.word())
        assert rate is not None
        return [rate(world, seat.seat, move) for move in moves]
