"""Presence: who is at a table, and who has been away for so long that a bot may play for them. Compiled."""

from __future__ import annotations

from collections.abc import Iterable
from time import monotonic


class Presence:
    """A worker knows only its own connections; a table that it has just opened was left that moment."""

    def __init__(self, seats: int, patience: float) -> None:
        self.patience = patience  # seconds
        self._left = dict.fromkeys(range(seats), monotonic())

    def come(self, seats: Iterable[int]) -> None:
        for seat in seats:
            self._left.pop(seat, None)

    def leave(self, seats: Iterable[int]) -> None:
        for seat in seats:
            self._left.setdefault(seat, monotonic())

    def is_here(self, seat: int) -> bool:
        return seat not in self._left

    def rest(self) -> float:
        """Seconds until nobody more will be missed; 0: all who are away are."""
        return max(0.0, *(since + self.patience - monotonic() for since in self._left.values()), 0.0)

    def is_missed(self, seat: int) -> bool:
        return seat in self._left and monotonic() - self._left[seat] >= self.patience
