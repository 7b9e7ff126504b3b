"""Free undo: what may be taken back without asking has shown nobody anything."""

from __future__ import annotations

import random
from typing import Any

import pytest

import zeitriss
from zeitriss import Move, State
from zeitriss.play.undo import audible, heard, is_free

JUDGES = 30  # worlds
SETUPS = [(name, seats) for name in zeitriss.games() for seats in zeitriss.game(name).seats]


def stretches(name: str, seats: int, seed: int, count: int) -> list[tuple[State, list[Move]]]:
    """Positions of a random game, each with the one to three moves that followed."""
    state, rng = zeitriss.game(name).start(seats, seed), random.Random(seed)
    played: list[tuple[State, Move]] = []
    while state.outcome is None and len(played) < count:
        move = rng.choice(state.moves)
        played.append((state.clone(), move))
        state.apply(move)
    return [
        (before, [move for _, move in played[i : i + length]])
        for length in (1, 2, 3)
        for i, (before, _) in enumerate(played[: len(played) - length + 1])
    ]


@pytest.mark.parametrize(("name", "seats"), SETUPS)
def test_what_is_free_could_have_been_foreseen(name: str, seats: int) -> None:
    """In other worlds than is_free looks at, every seat sees what it sees in the real one, or was nearly sure of it."""
    game = zeitriss.game(name)
    free = [
        (before, moves) for before, moves in stretches(name, seats, seed=1, count=24) if is_free(game, before, moves)
    ]
    assert free
    for before, moves in free[:8]:
        after = before.clone()
        told = heard(after, moves)
        assert told is not None
        assert after.rng.words() == before.rng.words()
        for seat in range(seats):
            expected = game.view(after, seat), audible(told, seat)
            worlds = [game.imagine(before, seat, f"judge {i}") for i in range(JUDGES)]
            outcomes = [(heard(world, moves), game.view(world, seat)) for world in worlds]
            same = [also is not None and (view, audible(also, seat)) == expected for also, view in outcomes]
            assert sum(same) >= 0.8 * JUDGES


@pytest.mark.parametrize("seed", range(6))
def test_in_gegensatz_exactly_the_open_moves_are_free(seed: int) -> None:
    """Two players learn something if and only if a card is shown for the first time or chance decides."""
    game = zeitriss.game("antinomy")
    found = set()
    for before, moves in stretches("antinomy", 2, seed, 80):
        after: Any = before.clone()
        heard(after, moves)
        shown: Any = before
        silent = after.seen == shown.seen and after.rng.words() == before.rng.words()
        assert is_free(game, before, moves) == silent, moves
        found.add(silent)
    assert found == {True, False}


def test_asking_changes_nothing() -> None:
    game = zeitriss.game("antinomy")
    state = game.start(2, seed=7)
    before = state.snapshot()
    assert is_free(game, state, [state.moves[0]])
    assert not is_free(game, state, [game.catalogue.parse("skip")])
    assert state.snapshot() == before
    assert state.news is None
