"""Odds: what is shown before a luck attempt is what the imagined worlds say."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import cast

import pytest

import zeitriss
from zeitriss.games.eternitium.cards import ERA
from zeitriss.games.eternitium.knowledge.marks import SHAPE
from zeitriss.games.eternitium.knowledge.view import View
from zeitriss.games.eternitium.moves import RISK
from zeitriss.games.eternitium.staging.odds import odds
from zeitriss.games.eternitium.state import STACKS

WORLDS = 200
ATTEMPTS = 4  # positions that are looked at in each game


@pytest.mark.parametrize(("seats", "seed"), [(2, "luck"), (3, "more luck"), (1, "alone")])
def test_the_odds_are_those_of_the_worlds_that_a_seat_can_imagine(seats: int, seed: str) -> None:
    game = zeitriss.game("eternitium")
    state, looked_at, luck = game.start(seats=seats, seed=seed), 0, Random(seed)
    while state.outcome is None and looked_at < ATTEMPTS:
        seat = state.seat
        assert seat is not None
        if any(move.verb is RISK for move in state.moves):
            looked_at += 1
            shown = odds(cast(View, game.view(state, seat)))
            assert sum(shown.values()) == pytest.approx(1)
            worlds = [game.imagine(state, seat, str(i)) for i in range(WORLDS)]
            on_top = Counter(ERA.names[STACKS[seat].cards(world)[-1] & SHAPE] for world in worlds)
            for era, chance in shown.items():
                spread = 4 * (chance * (1 - chance) / WORLDS) ** 0.5
                assert abs(on_top[era] / WORLDS - chance) <= spread + 1e-9, (era, chance, on_top)
        risky = [move for move in state.moves if move.verb is RISK]
        state.apply(risky[0] if risky else luck.choice(state.moves))
    assert looked_at
