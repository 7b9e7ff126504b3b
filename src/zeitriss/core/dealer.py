"""Dealer: deals one game after the other. What they have in common is prepared once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, final

from zeitriss.core.rng import seeded
from zeitriss.core.state import State


@final
class Dealer:
    """The same games as `Game.start` deals, by seed, from an empty table that is copied."""

    def __init__(self, empty: State, deal: Callable[[Any], None]) -> None:
        self.empty, self.deal = empty, deal

    def start(self, seed: int | str) -> State:
        """A new game at its first decision."""
        state = self.empty.clone()
        state.rng = seeded(seed)
        self.deal(state)
        state.settle()
        return state
