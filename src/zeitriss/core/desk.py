"""Desk: one game as arrays, for environments that show a single position at a time."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, u8

from zeitriss.core.batch import Encode
from zeitriss.core.rng import Rng
from zeitriss.core.state import State
from zeitriss.core.vecs import vec


@final
class Desk:
    """The numbers that a seat sees in `seen`, ones for its legal moves in `mask`; both are written in place."""

    def __init__(self, width: i64, encode: Encode, size: i64) -> None:
        self.encode = encode
        self.mask: vec[u8] = vec[u8]([0] * width)
        self.seen: vec[float] = vec[float]([0.0] * size)
        self.shown: vec[i64] = vec[i64]([0] * width)  # where the mask has ones
        self.count: i64 = 0

    def clear(self) -> None:
        """No move is legal."""
        mask, shown = self.mask, self.shown
        for k in range(self.count):
            mask[shown[k]] = 0
        self.count = 0

    def allow(self, action: i64) -> None:
        self.mask[action] = 1
        self.shown[self.count] = action
        self.count += 1

    def offer(self, state: State) -> None:
        """Ones for the moves of who is asked."""
        self.clear()
        ids, mask, shown, count = state.offers.ids, self.mask, self.shown, state.offers.count
        for k in range(count):
            mask[ids[k]] = 1
            shown[k] = ids[k]
        self.count = count

    def look(self, state: State, seat: i64) -> None:
        """The numbers as this seat sees them."""
        self.encode(state, seat, self.seen, 0)


def answer(state: State, action: i64) -> bool:
    """Play the move with this number in the catalogue, if it is legal."""
    ids = state.offers.ids
    for k in range(state.offers.count):
        if ids[k] == action:
            state.apply(state.known[action])
            return True
    return False


def run_on(state: State, seat: i64, rng: Rng, most: i64) -> i64:
    """Let the other seats play by chance until this one is asked, the game is over or so many moves are made."""
    count: i64 = 0
    offers, known = state.offers, state.known
    while offers.count and count < most and state.stack.top().seat != seat:
        state.apply(known[offers.ids[rng.below(offers.count)]])
        count += 1
    return count
