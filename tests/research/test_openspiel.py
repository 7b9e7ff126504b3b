"""OpenSpiel's own tests on all four games, its IS-MCTS, resampled worlds, serialisation."""

from __future__ import annotations

import random
import unittest
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, sample_some_states
from open_spiel.python.observation import make_observation

import zeitriss
import zeitriss.research.openspiel
from zeitriss import research

EVERY = zeitriss.games()
each = pytest.mark.parametrize("name", EVERY)


def load(name: str, **parameters: Any) -> Any:
    return pyspiel.load_game(f"zeitriss_{name}", {"deals": 8, **parameters})


def played(name: str, steps: int, seed: int = 1, **parameters: Any) -> Any:
    state, rng = load(name, **parameters).new_initial_state(), random.Random(seed)
    state.apply_action(seed % 8)
    for _ in range(steps):
        if state.is_terminal():
            break
        state.apply_action(rng.choice(state.legal_actions()))
    return state


@each
def test_api(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The tests that OpenSpiel runs on every game of its own, on a sample of states."""
    from open_spiel.integration_tests import api_test  # brings SciPy along, which every process would import

    case: Any = type(f"Api_{name}", (api_test.EnforceAPIOnPartialTreeBase,), {"game": load(name), "game_name": name})
    monkeypatch.setattr(
        sample_some_states, "sample_some_states", lambda game, max_states: [played(name, steps) for steps in range(6)]
    )
    found = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(case).run(found)
    assert found.testsRun >= 5
    assert [text for _, text in found.failures + found.errors] == []


def test_random_simulation() -> None:
    """Whole games in C++ with every check that it knows, of the shortest kind: alone against the deck."""
    pyspiel.random_sim_test(load("antinomy", players=1), num_sims=1, serialize=True, verbose=False)


@pytest.mark.soak
@each
def test_random_simulation_of_each(name: str) -> None:
    pyspiel.random_sim_test(load(name), num_sims=1, serialize=False, verbose=False)


class Guess:
    """What IS-MCTS thinks of a position that it has not searched: nothing, and every move is as good."""

    def evaluate(self, state: Any) -> Any:
        return np.zeros(state.num_players())

    def prior(self, state: Any) -> Any:
        legal = state.legal_actions()
        return [(action, 1.0 / len(legal)) for action in legal]


@each
def test_ismcts_plays_a_whole_game(name: str) -> None:
    """OpenSpiel's own bot in both seats, each move by three resampled worlds."""
    state = played(name, 0)
    bots = [
        ismcts.ISMCTSBot(state.get_game(), Guess(), 1.0, 3, random_state=np.random.RandomState(player))
        for player in range(2)
    ]
    while not state.is_terminal():
        action = bots[state.current_player()].step(state)
        assert action in state.legal_actions()
        state.apply_action(action)
    assert state.world.outcome is not None, "a real end, not the bound on moves"
    assert sorted(state.returns()) in ([-1.0, 1.0], [-1.0, -1.0], [1.0, 1.0])


@each
def test_resampled_worlds_look_the_same(name: str) -> None:
    state = played(name, 30)
    other = {}
    for player in range(2):
        texts = set()
        for _ in range(6):
            world = state.resample_from_infostate(player, random.random)
            assert world.information_state_string(player) == state.information_state_string(player)
            assert world.observation_tensor(player) == state.observation_tensor(player)
            texts.add(str(world))
        other[player] = len(texts)
    assert max(other.values()) > 1


@each
def test_a_state_is_its_history(name: str) -> None:
    state = played(name, 15)
    game = state.get_game()
    assert str(game.deserialize_state(state.serialize())) == str(state)
    again, twin = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    assert (str(again), str(twin)) == (str(game), str(state))
    copy = state.clone()
    copy.apply_action(copy.legal_actions()[0])
    assert str(copy) != str(state)
    assert state.history()[0] == 1


@each
def test_the_layout_has_names(name: str) -> None:
    state = played(name, 10)
    observation = make_observation(state.get_game())
    observation.set_from(state, 0)
    encoding = research.encoding(name)
    assert list(observation.dict) == ["player", *(part.name for part in encoding.parts)]
    assert np.array_equal(observation.tensor[2:], encoding.vector(state.world, 0))
    recall = make_observation(state.get_game(), pyspiel.IIGObservationType(perfect_recall=True))
    recall.set_from(state, 1)
    assert np.count_nonzero(recall.dict["recent_seats"]) == 10


def test_returns_and_options() -> None:
    state = played("antinomy", 20_000, options="start:second;codex_end:left")
    assert sorted(state.returns()) == [-1.0, 1.0]
    assert state.world.options["start"] == "second"
    assert load("antinomy", players=1).num_players() == 1
    with pytest.raises(ValueError, match="options: 'speed' is not one of start"):
        load("antinomy", options="speed:3")
    with pytest.raises(ValueError, match="seats: 7 is not one of 1, 2"):
        load("antinomy", players=7)


def test_an_illegal_action_is_refused() -> None:
    state = played("antinomy", 0, seed=7)
    before = str(state)
    for action in (9, 10**9):
        words = rf"action: {action}.* is not legal for seat 0; legal: 0 \(place wand at 0\)"
        with pytest.raises(ValueError, match=words):
            state.apply_action(action)
    assert str(state) == before
    state = played("antinomy", 20_000)
    with pytest.raises(ValueError, match="game is over"):
        state.apply_action(0)


def test_a_deal_that_there_is_not_is_refused() -> None:
    state = load("antinomy").new_initial_state()
    with pytest.raises(ValueError, match="deal: 8 is not one of 0 to 7"):
        state.apply_action(8)
    assert state.is_chance_node()
    with pytest.raises(ValueError, match="deals: 0 given, at least 1 needed"):
        load("antinomy", deals=0)
