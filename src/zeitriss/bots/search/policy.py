"""Policy: what looks best at first sight, by the game's advice. Griffin plays by it, and searches play on by it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from mypy_extensions import i64

from zeitriss.core.advice import Advice
from zeitriss.core.move import Move
from zeitriss.core.rng import Rng
from zeitriss.core.state import State

STRAY: i64 = 64  # of 1024 moves of a long playout: any move, so that also what nobody aims at is seen

WASTE = -1.0  # below any value


class Policy:
    def __init__(self, advice: Advice[Any]) -> None:
        self.value: Callable[[Any, int], float] = advice.value
        self.rate: Callable[[Any, int, Move], float] | None = advice.rate
        self.glance: Callable[[Any, int, list[Move]], list[float]] | None = advice.glance
        self.wasteful: Callable[[Any, int, Move], bool] | None = advice.wasteful
        self.clock: Callable[[Any], int] | None = advice.clock

    def points(self, world: State, seat: int, moves: list[Move]) -> list[float]:
        """What each move is worth here, on the game's own scale."""
        rate = self.rate
        if rate is not None:
            return [rate(world, seat, move) for move in moves]
        return self.after(world, seat, moves)

    def after(self, world: State, seat: int, moves: list[Move]) -> list[float]:
        """The value of the position after each move; what gives something away for nothing comes last.

        Two Robo-Thieves that steal each other leave the value as it was: whoever plays on by it would do so for ever.
        """
        found: list[float] = []
        value, wasteful = self.value, self.wasteful
        for move in moves:
            if wasteful is not None and wasteful(world, seat, move):
                found.append(WASTE)
                continue
            after = world.clone()
            after.apply(move)
            found.append(value(after, seat))
        return found

    def thrown_in(self, world: State, seat: i64, moves: list[Move]) -> Move | None:
        """A move that another seat could make now and that looks better than all that the one who is asked could do."""
        theirs = max(self.points(world, world.stack.top().seat, world.moves))
        points = self.points(world, seat, moves)
        best = max(points)
        return moves[points.index(best)] if best > theirs else None

    def glances(self, world: State, seat: i64, moves: list[Move]) -> list[float]:
        """As points, but quicker."""
        glance = self.glance
        return self.points(world, seat, moves) if glance is None else glance(world, seat, moves)

    def play_on(self, world: State, rng: Rng, turns: i64, stray: i64) -> None:
        """Play this world on by a glance at each move until so many turns are over; of 1024 moves so many stray."""
        now = self.time(world)
        while turns > 0:
            number: i64 = world.offers.count
            if number == 0:
                return
            if number == 1:
                world.pick(0)
            elif stray > 0 and rng.below(1024) < stray:
                world.pick(rng.below(number))
            else:
                moves = world.moves
                points = self.glances(world, world.stack.top().seat, moves)
                best: i64 = 0
                for i in range(number):
                    if points[i] > points[best]:
                        best = i
                world.apply(moves[best])
            then = self.time(world)
            if then != now:
                turns -= 1
                now = then

    def time(self, world: State) -> int:
        """Which turn it is; -1: the game is over."""
        if world.outcome is not None or not world.offers.count:
            return -1
        clock = self.clock
        return world.stack.top().seat if clock is None else clock(world)
