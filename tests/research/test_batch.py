"""Batch: the same games as one by one, in arrays that are never copied; bad input changes nothing."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import zeitriss
from zeitriss import research


@pytest.mark.parametrize("game", zeitriss.games())
def test_the_same_games_as_one_by_one(game: str) -> None:
    """Numbers, masks, seats and, at the end, rewards; a finished game makes room for the one with the next seed."""
    n, record = 3, zeitriss.game(game)
    games = research.batch(game, n, seed=11, observe=False, mask=True)
    alone = [record.start(seed=11 + i) for i in range(n)]
    chance = np.random.default_rng(1)
    for _ in range(300):
        assert games.seats.tolist() == [state.seat for state in alone]
        assert games.counts.tolist() == [len(state.moves) for state in alone]
        assert games.mask is not None
        for i, state in enumerate(alone):
            ids = [move.id for move in state.moves]
            assert games.offers[i, : games.counts[i]].tolist() == ids
            assert np.flatnonzero(games.mask[i]).tolist() == sorted(ids)
        places = (chance.random(n) * games.counts).astype(int)
        actions = games.offers[np.arange(n), places]
        ended = games.step(actions) if chance.random() < 0.5 else games.pick(places)
        for i in range(n):
            alone[i].apply(record.catalogue.moves[actions[i]])
            over = alone[i].outcome
            assert bool(games.done[i]) == (over is not None)
            assert games.rewards[i].tolist() == games.task.rewards(alone[i])
            if over:
                alone[i] = record.start(seed=11 + int(games.numbers[i]))
        assert ended == games.done.sum()
    assert [record.digest(state) for state in games.states] == [record.digest(state) for state in alone]


def test_arrays_are_shared_and_read_only() -> None:
    games = research.batch("antinomy", 4, mask=True)
    arrays = [games.seats, games.counts, games.offers, games.mask, games.observations, games.rewards, games.done]
    before = [id(array) for array in arrays]
    addresses = [array.__array_interface__["data"][0] for array in arrays if array is not None]
    for _ in range(50):
        games.by_chance()
    after = [games.seats, games.counts, games.offers, games.mask, games.observations, games.rewards, games.done]
    assert [id(array) for array in after] == before
    assert [array.__array_interface__["data"][0] for array in after if array is not None] == addresses
    with pytest.raises(ValueError, match="read-only"):
        games.seats[0] = 1


@pytest.mark.parametrize(
    ("actions", "message"),
    [
        ([0, 0], r"actions: shape \(2,\) given, \(3,\) needed"),
        ([[0, 0, 0]], r"actions: shape \(1, 3\) given"),
        ([0, 0, 0.5], "actions: whole numbers are needed"),
        ([0, 0, 242], r"actions\[2\]: 242 is not legal; legal: 0 \(place wand at 0\)"),
        ([0, -1, 0], r"actions\[1\]: -1 is not legal"),
    ],
)
def test_bad_actions_change_nothing(actions: list[float], message: str) -> None:
    games = research.batch("antinomy", 3, seed=7)
    before = [state.game.digest(state) for state in games.states]
    with pytest.raises(ValueError, match=message):
        games.step(actions)
    assert [state.game.digest(state) for state in games.states] == before


def test_bad_places_and_batches() -> None:
    games = research.batch("antinomy", 2, seed=7)
    with pytest.raises(ValueError, match=r"places\[1\]: 9 is not one of 0 to"):
        games.pick([0, 9])
    wrong: Any = 1.5
    with pytest.raises(ValueError, match=r"seed: 1\.5 given, a whole number is needed"):
        research.batch("antinomy", 2, seed=wrong)
    with pytest.raises(ValueError, match="games: 0 given, at least 1 needed"):
        research.batch("antinomy", 0)
    with pytest.raises(zeitriss.BadOption, match="seats: 7 is not one of 1, 2"):
        research.batch("antinomy", 2, seats=7)


def test_offers_are_written_from_the_first_look_on() -> None:
    games = research.batch("antinomy", 4, seed=3, observe=False)
    for _ in range(5):
        games.by_chance()
    held = games.offers
    for _ in range(3):
        for row, state in enumerate(games.states):
            assert held[row, : games.counts[row]].tolist() == [move.id for move in state.moves]
        games.pick([0] * 4)


ARRAYS = ("seats", "counts", "numbers", "done", "rewards", "mask", "observations")


@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy, lambda games: pickle.loads(pickle.dumps(games))])
@pytest.mark.parametrize("game", zeitriss.games())
def test_a_copy_plays_on_alone(game: str, copied: Callable[[Any], Any]) -> None:
    """It shows the same, and the same chance and the next deals follow; what one plays, the other does not see."""
    games = research.batch(game, 3, seed=5, mask=True)
    while not games.by_chance():
        pass
    twin = copied(games)
    for _ in range(2):
        assert all(np.array_equal(getattr(games, name), getattr(twin, name)) for name in ARRAYS)
        before = games.seats.copy()
        ended = [games.by_chance() for _ in range(50)]
        assert np.array_equal(twin.seats, before)
        assert ended == [twin.by_chance() for _ in range(50)]
