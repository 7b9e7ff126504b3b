"""Greedy, the Griffin: the move that the game's own advice likes best at first sight."""

from __future__ import annotations

from typing import Any

from zeitriss.bots.base import Bot
from zeitriss.bots.search.policy import Policy
from zeitriss.bots.seat import Seat
from zeitriss.core.game import Game
from zeitriss.core.move import Move

WORLDS = 6  # in which positions are valued; a rating needs but one


class Greedy(Bot):
    def __init__(self, game: Game[Any], seed: int | str = 0) -> None:
        super().__init__(game, seed)
        self.policy = Policy(game.advice)
        self.worlds = 1 if game.advice.rate else WORLDS

    def choose(self, seat: Seat) -> Move:
        moves = self.considered(seat)
        if len(moves) == 1:
            return moves[0]
        totals = self.totals(seat, moves)
        best = max(totals)
        ties = [move for move, total in zip(moves, totals, strict=True) if total == best]
        return ties[self.rng.below(len(ties))]

    def throws_in(self, seat: Seat) -> Move | None:
        """What looks better than all that the one who is asked could do."""
        return self.policy.thrown_in(seat.imagine(self.rng.word()), seat.seat, self.considered(seat))

    def considered(self, seat: Seat) -> list[Move]:
        return seat.moves

    def totals(self, seat: Seat, moves: list[Move]) -> list[float]:
        totals = [0.0] * len(moves)
        for _ in range(self.worlds):
            points = self.policy.points(seat.imagine(self.rng.word()), seat.seat, moves)
            totals = [total + point for total, point in zip(totals, points, strict=True)]
        return totals
