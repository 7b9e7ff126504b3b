"""Playout: a game played on by chance, without leaving compiled code between two moves."""

from __future__ import annotations

from mypy_extensions import i64

from zeitriss.core.rng import Rng
from zeitriss.core.state import State


def playout(state: State, rng: Rng, most: i64 = 1_000_000) -> i64:
    """Play random moves until the game is over, or this many; how many there were.

    >>> import zeitriss
    >>> from zeitriss.core.rng import seeded
    >>> state = zeitriss.game("antinomy").start(seats=2, seed=7)
    >>> playout(state, seeded(1), most=20), state.outcome is None
    (20, True)
    >>> playout(state, seeded(2)) > 20, state.outcome is None
    (True, False)
    """
    count: i64 = 0
    offers, known = state.offers, state.known
    while offers.count and count < most:
        chosen = rng.below(offers.count)
        state.apply(known[offers.ids[chosen]])
        count += 1
    return count
