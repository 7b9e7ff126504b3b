"""What a program gets wrong is refused with the field named, and nothing is changed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import zeitriss
from zeitriss import Log

NAMES = zeitriss.games()


def refused(field: str, call: Callable[[], Any]) -> None:
    with pytest.raises(zeitriss.Refused) as caught:
        call()
    assert caught.value.field == field


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("seat", [2, 5, -1, "0", True, 1.0, [0]])
def test_seats(name: str, seat: Any) -> None:
    game = zeitriss.game(name)
    state = game.start(seats=2, seed=7)
    before = state.snapshot()
    refused("seat", lambda: game.view(state, seat))
    refused("seat", lambda: game.scene(state, seat))
    refused("seat", lambda: game.imagine(state, seat))
    refused("seat", lambda: zeitriss.seat(state, seat))
    assert state.snapshot() == before


def test_nobody_imagines_nothing() -> None:
    """A spectator has a view, but no world to play in."""
    game = zeitriss.game("antinomy")
    state = game.start(seats=2, seed=7)
    nobody: Any = None
    assert game.view(state, nobody)["moves"] == []
    refused("seat", lambda: game.imagine(state, nobody))


@pytest.mark.parametrize("options", [[1], [], "level", 3, ()])
def test_options(options: Any) -> None:
    game = zeitriss.game("antinomy")
    refused("options", lambda: game.start(seats=2, options=options))


@pytest.mark.parametrize("seed", [1.5, None, True, b"7", [7]])
def test_seeds(seed: Any) -> None:
    game = zeitriss.game("antinomy")
    refused("seed", lambda: game.start(seats=2, seed=seed))
    refused("seed", lambda: Log.record(game, [{}, {}], seed))
