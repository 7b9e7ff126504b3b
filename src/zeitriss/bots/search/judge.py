"""Judge: what an imagined world is worth to every seat."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from zeitriss.core.advice import Advice
from zeitriss.core.state import State


class Judge:
    """A finished game is worth its results, any other what the game's advice says.

    With two seats one loses what the other wins; a team shares everything; otherwise each seat is judged by itself.
    """

    def __init__(self, advice: Advice[Any], me: int, seats: int, team: bool) -> None:
        self.value: Callable[[Any, int], float] = advice.chance or advice.value
        self.me, self.seats = me, seats
        self.shared = team or seats == 1

    def worth(self, world: State, asked: list[int]) -> list[float]:
        """From 0 lost to 1 won, by seat; of those who are asked about at least."""
        if world.outcome is not None:
            return list(world.outcome.results)
        if self.seats > 2 and not self.shared:
            return [self.value(world, seat) if seat in asked else 0.0 for seat in range(self.seats)]
        mine = self.value(world, self.me)
        if self.shared:
            return [mine] * self.seats
        return [mine, 1.0 - mine] if self.me == 0 else [1.0 - mine, mine]
