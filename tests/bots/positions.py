"""Positions of every game for tests of bots: some way into a game by chance, where there is something to decide."""

from __future__ import annotations

from typing import Any

import zeitriss
from zeitriss.core.rng import seeded
from zeitriss.core.state import State

# game, seats, options
TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("antinomy", 1, {}),
    ("antinomy", 2, {}),
    ("eternitium", 1, {"mission": 1}),
    ("eternitium", 2, {}),
    ("eternitium", 3, {}),
    ("res_arcana", 2, {}),
    ("res_arcana", 3, {}),
    ("aeons_end", 2, {}),
]


def positions(name: str, seats: int, options: dict[str, Any], count: int = 3) -> list[State]:
    """Decisions at growing distance from the start."""
    state = zeitriss.game(name).start(seats, "positions", options)
    rng = seeded("positions")
    found: list[State] = []
    made, wanted = 0, 4
    while state.outcome is None and len(found) < count:
        if made >= wanted and len(state.moves) > 1:
            found.append(state.clone())
            wanted *= 2
        state.apply(state.moves[rng.below(len(state.moves))])
        made += 1
    assert found
    return found
