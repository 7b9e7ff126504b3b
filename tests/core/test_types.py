"""The types of the public API: mypy reads this file too and fails where one of them is Any."""

from __future__ import annotations

from typing import assert_type

import zeitriss
from zeitriss import Game, Log, Move, Outcome, Seat, State
from zeitriss.core.scene import Scene


def test_types() -> None:
    game = assert_type(zeitriss.game("antinomy"), Game[State])
    state = assert_type(game.start(seats=2, seed=7), State)
    assert_type(state.moves, list[Move])
    assert_type(state.seat, int | None)
    assert_type(state.outcome, Outcome | None)
    assert_type(state.clone(), State)
    assert_type(game.imagine(state, 0), State)
    assert_type(game.restore(state.snapshot()), State)
    assert_type(game.scene(state, 0), Scene)
    seat = assert_type(zeitriss.seat(state, 0), Seat)
    assert_type(zeitriss.bot("random", game).choose(seat), Move)
    assert_type(Log.record(game, [{}, {}], seed=7).replay(), State)
