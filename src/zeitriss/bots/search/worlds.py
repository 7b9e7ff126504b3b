"""Alpha-beta in each of several imagined worlds, averaged. A turn is a ply: answers of one seat cost nothing."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from mypy_extensions import i64

from zeitriss.bots.search.finding import Finding
from zeitriss.bots.seat import Seat
from zeitriss.core.advice import Advice
from zeitriss.core.rng import Rng
from zeitriss.core.state import State


class Worlds:
    """For two seats, or a team, in which everybody is on the same side."""

    def __init__(self, seat: Seat, advice: Advice[Any], rng: Rng, team: bool, turns: int) -> None:
        self.seat, self.rng, self.team = seat, rng, team
        self.value: Callable[[Any, int], float] = advice.chance or advice.value
        self.turns: i64 = turns
        self.me: i64 = seat.seat

    def search(self, worlds: i64, until: float) -> tuple[list[Finding], bool]:
        """What each move is worth in so many worlds; False: it was time to stop before that."""
        found = [Finding(move.id) for move in self.seat.moves]
        for _ in range(worlds):
            if until > 0.0 and time.monotonic() > until and found[0].looks:
                return found, False
            base = self.seat.imagine(self.rng.word())
            moves = base.moves
            for i in range(len(moves)):
                world = base.clone()
                world.apply(moves[i])
                found[i].look(self.worth(world, self.turns - 1, -1.0, 2.0, self.me))
        return found, True

    def worth(self, world: State, turns: i64, low: float, high: float, last: i64) -> float:
        while True:
            if world.outcome is not None:
                return world.outcome.results[self.me]
            moves = world.moves
            who: i64 = world.stack.top().seat
            if who != last:
                turns -= 1
                last = who
                if turns < 0:
                    return self.value(world, self.me)
            if len(moves) > 1:
                break
            world.apply(moves[0])
        mine = who == self.me or self.team
        best = -1.0 if mine else 2.0
        for move in moves:
            after = world.clone()
            after.apply(move)
            found = self.worth(after, turns, low, high, who)
            if mine:
                best = max(best, found)
                low = max(low, best)
            else:
                best = min(best, found)
                high = min(high, best)
            if low >= high:
                break
        return best
