"""Task: what is played. A game, a number of seats, its options; and what the end is worth."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import zeitriss
from zeitriss import Game, State
from zeitriss.core.dealer import Dealer


@dataclass(frozen=True)
class Task:
    """
    >>> task = task_of("antinomy")
    >>> task.seats, task.agents
    (2, ['player_0', 'player_1'])
    >>> task_of("antinomy", options={"speed": 3})
    Traceback (most recent call last):
    zeitriss.core.errors.BadOption: speed: is unknown; known: start, codex_end, level, shrine
    """

    game: Game[Any]
    seats: int
    options: dict[str, Any]

    @property
    def agents(self) -> list[str]:
        return [f"player_{seat}" for seat in range(self.seats)]

    @property
    def together(self) -> bool:
        """Whether all seats win or lose as one."""
        return self.seats == 1 or self.game.team

    def start(self, seed: int | str) -> State:
        state: State = self.game.begin(self.game.deal_by(seed, self.seats, self.options))
        return state

    def __deepcopy__(self, memo: dict[int, Any]) -> Task:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return task_of, (self.game.name, self.seats, self.options)

    def dealer(self) -> Dealer:
        """For many games, one after the other."""
        return self.game.dealer(self.seats, self.options)

    def rewards(self, state: State) -> list[float]:
        """Won 1, lost -1. Against each other, a seat's result less what the others have on average: a sum of zero."""
        if state.outcome is None:
            return [0.0] * self.seats
        results = state.outcome.results
        if self.together:
            return [2.0 * result - 1.0 for result in results]
        total = sum(results)
        return [result - (total - result) / (self.seats - 1) for result in results]


def task_of(game: str | Game[Any], seats: int | None = None, options: dict[str, Any] | None = None) -> Task:
    """Checked, with defaults filled in."""
    found = zeitriss.game(game) if isinstance(game, str) else game
    return Task(found, *found.checked(seats, options))
