"""Playout: a game played to its end by chance, without leaving compiled code between two moves."""

from __future__ import annotations

from zeitriss.core.rng import Rng
from zeitriss.core.state import State


def playout(state: State, rng: Rng) -> int:
    """Play random moves until the game is over; how many.

    >>> import zeitriss
    >>> from zeitriss.core.rng import seeded
    >>> state = zeitriss.game("antinomy").start(seats=2, seed=7)
    >>> playout(state, seeded(1)) > 50, state.outcome is None
    (True, False)
    """
    count = 0
    moves = state.moves
    while moves:
        state.apply(moves[rng.below(len(moves))])
        moves = state.moves
        count += 1
    return count
