"""Policy: what looks best at first sight, by the game's advice. Griffin plays by it, and searches play on by it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from mypy_extensions import i64

from zeitriss.core.advice import Advice
from zeitriss.core.move import Move
from zeitriss.core.rng import Rng
from zeitriss.core.state import State

STRAY: i64 = 64  # of 1024 moves of a playout: any move, so that playouts of the same world differ


class Policy:
    def __init__(self, advice: Advice[Any]) -> None:
        self.value: Callable[[Any, int], float] = advice.value
        self.rate: Callable[[Any, int, Move], float] | None = advice.rate
        self.glance: Callable[[Any, int, Move], float] | None = advice.glance or advice.rate

    def points(self, world: State, seat: int, moves: list[Move]) -> list[float]:
        """What each move is worth here, on the game's own scale."""
        rate = self.rate
        if rate is not None:
            return [rate(world, seat, move) for move in moves]
        return self.after(world, seat, moves)

    def after(self, world: State, seat: int, moves: list[Move]) -> list[float]:
        """The value of the position after each move."""
        found: list[float] = []
        value = self.value
        for move in moves:
            after = world.clone()
            after.apply(move)
            found.append(value(after, seat))
        return found

    def play_on(self, world: State, rng: Rng, most: i64) -> None:
        """Play this world to its end, or so many moves, by a glance at each."""
        glance = self.glance
        while most > 0:
            number: i64 = world.offers.count
            if number == 0:
                return
            most -= 1
            if number == 1:
                world.pick(0)
            elif rng.below(1024) < STRAY:
                world.pick(rng.below(number))
            else:
                moves = world.moves
                seat: i64 = world.stack.top().seat
                if glance is None:
                    points = self.after(world, seat, moves)
                else:
                    points = [glance(world, seat, move) for move in moves]
                best: i64 = 0
                for i in range(number):
                    if points[i] > points[best]:
                        best = i
                world.apply(moves[best])
