"""Gegensatz mini: small enough for exact methods. Its rules, and how well OpenSpiel's solvers do on it."""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import policy
from open_spiel.python.algorithms import cfr, expected_game_score, exploitability, external_sampling_mccfr

from zeitriss.research import mini
from zeitriss.research.mini import CARDS, DEALS, PASS, SPOTS


def dealt(one: tuple[str, str], other: tuple[str, str]) -> Any:
    hands: Any = tuple(tuple(sorted(CARDS.index(card) for card in hand)) for hand in (one, other))
    state = pyspiel.load_game("zeitriss_antinomy_mini").new_initial_state()
    state.apply_action(DEALS.index(hands))
    return state


def legal(state: Any) -> list[str]:
    return [state.action_to_string(action) for action in state.legal_actions()]


def play(state: Any, text: str) -> None:
    state.apply_action(state.legal_actions()[legal(state).index(text)])


def test_walking() -> None:
    """Ahead exactly as far as the number says; behind to colour or symbol; the second player faces the first."""
    state = dealt(("blue-1-key", "red-2-ring"), ("blue-1-ring", "red-1-ring"))
    assert legal(state) == ["play red-2-ring to 2", "play blue-1-key to 1"]
    play(state, "play blue-1-key to 1")
    assert legal(state) == ["play red-1-ring to 1", "play blue-1-ring to 1"]
    assert [CARDS[card] for card in state.row] == ["red-1-key", "blue-1-key", "red-2-key"]
    assert state.wands == [1, 2]


def test_a_paradox_wins() -> None:
    """blue-2-key takes the place of blue-2-ring, which shares its number and colour with nothing red in the hand."""
    state = dealt(("blue-1-ring", "blue-2-key"), ("blue-1-key", "red-1-ring"))
    assert not mini.is_paradox(state.hands[0])
    play(state, "play blue-1-ring to 1")
    assert state.is_terminal()
    assert state.returns() == [1.0, -1.0]


def test_a_duel_wins() -> None:
    state = dealt(("blue-1-key", "red-2-ring"), ("blue-1-ring", "red-1-ring"))
    play(state, "play blue-1-key to 1")  # now blue-2-ring and red-2-ring: 2 without the red one
    play(state, "play red-1-ring to 1")  # blue-1-ring and blue-1-key: a paradox comes before the duel
    assert state.returns() == [-1.0, 1.0]
    state = dealt(("blue-1-key", "red-2-ring"), ("blue-1-ring", "red-1-ring"))
    play(state, "play red-2-ring to 2")  # onto the other wand: blue-1-key and red-2-key, 1 against 1
    assert state.returns() == [0.0, 0.0]
    assert not state.is_terminal()


def test_every_history_ends_and_replays() -> None:
    pyspiel.random_sim_test(pyspiel.load_game("zeitriss_antinomy_mini"), num_sims=5, serialize=True, verbose=False)
    assert len(DEALS) == 30
    assert len(CARDS) * SPOTS == PASS


def test_solvers_find_the_value() -> None:
    """MCCFR is far harder to exploit than chance; CFR+ brackets the value of the game."""
    np.random.seed(1)  # what OpenSpiel's solver draws from
    game = pyspiel.load_game("zeitriss_antinomy_mini", {"plays": 4})
    chance = exploitability.exploitability(game, policy.UniformRandomPolicy(game))
    sampled = external_sampling_mccfr.ExternalSamplingSolver(game, external_sampling_mccfr.AverageType.SIMPLE)
    for _ in range(120):
        sampled.iteration()
    assert exploitability.exploitability(game, sampled.average_policy()) < chance / 3
    exact = cfr.CFRPlusSolver(game)
    for _ in range(8):
        exact.evaluate_and_update_policy()
    average = exact.average_policy()
    off = exploitability.exploitability(game, average)
    value = expected_game_score.policy_value(game.new_initial_state(), [average, average])[0]
    assert off < 0.03
    assert value == pytest.approx(0.3664, abs=2 * off)
