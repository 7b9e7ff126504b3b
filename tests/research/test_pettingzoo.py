"""PettingZoo's own tests on all four games; copies of running games; what is refused."""

from __future__ import annotations

import copy
import itertools
import pickle
import sys
import warnings
from collections.abc import Callable
from functools import partial
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, performance_benchmark, seed_test
from pettingzoo.utils.env_logger import EnvLogger

from zeitriss.core.rng import seeded
from zeitriss.research import pettingzoo as zoo

EVERY = {"antinomy": zoo.antinomy_v0, "eternitium": zoo.eternitium_v0, "res_arcana": zoo.res_arcana_v0}
EVERY["aeons_end"] = zoo.aeons_end_v0
each = pytest.mark.parametrize("name", EVERY)
SHORT = 60  # decisions; whole games are played by make soak


@each
def test_api(name: str) -> None:
    with warnings.catch_warnings():  # what it says of dictionaries with a mask does not hold for a list of its own envs
        warnings.simplefilter("ignore")
        api_test(EVERY[name].env(max_cycles=SHORT), num_cycles=SHORT)
        parallel_api_test(EVERY[name].parallel_env(max_cycles=20), num_cycles=40)


@each
def test_seed(name: str) -> None:
    seed_test(partial(EVERY[name].env, max_cycles=SHORT), num_cycles=SHORT // 2)


@each
def test_max_cycles(name: str) -> None:
    max_cycles_test(SimpleNamespace(env=partial(EVERY[name].env, order="cycle"), parallel_env=EVERY[name].parallel_env))


@each
def test_performance(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """PettingZoo's loop as it is; only its clock is quicker than ours."""
    hours = itertools.count(0.0, 0.25)
    module = sys.modules["pettingzoo.test.performance_benchmark"]
    monkeypatch.setattr(module, "time", SimpleNamespace(time=lambda: next(hours)))
    performance_benchmark(EVERY[name].env())


@pytest.mark.soak
@each
def test_whole_games(name: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(EVERY[name].env(), num_cycles=2000)
    seed_test(EVERY[name].env, num_cycles=1000)


def play(env: Any, steps: int, seed: int = 1) -> list[int]:
    """Random legal steps; what was done."""
    rng, done = seeded(seed), []
    for _ in env.agent_iter(steps):
        observation, _, termination, truncation, info = env.last()
        if termination or truncation:
            env.step(None)
            continue
        assert np.array_equal(observation["action_mask"], info["action_mask"])
        legal = np.flatnonzero(info["action_mask"])
        done.append(int(legal[rng.below(len(legal))]))
        env.step(done[-1])
    return done


WAYS = [copy.copy, copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))]


@each
@pytest.mark.parametrize("way", WAYS)
def test_a_copy_of_a_running_game_plays_on_alone(name: str, way: Any) -> None:
    env = EVERY[name].env()
    env.reset(seed=4)
    play(env, 25)
    twin = way(env)
    before = env.unwrapped.task.game.digest(env.unwrapped.game_state)
    assert play(twin, 25, seed=2)
    assert env.unwrapped.task.game.digest(env.unwrapped.game_state) == before
    play(env, 25, seed=2)
    ends = [one.unwrapped.task.game.digest(one.unwrapped.game_state) for one in (env, twin)]
    assert ends[0] == ends[1] != before
    env.reset()
    twin.reset()  # the next of the same series
    assert env.unwrapped.seed == twin.unwrapped.seed


@pytest.mark.parametrize("way", WAYS)
def test_a_copy_where_all_act_in_every_cycle(way: Any) -> None:
    env = zoo.aeons_end_v0.parallel_env(seats=2)
    _, infos = env.reset(seed=4)
    ends, first = [], {agent: int(info["action_mask"].argmax()) for agent, info in infos.items()}
    for one in (way(env), env):
        observations, *_ = one.step(first)
        ends.append((one.task.game.digest(one.table), [seen["observation"].tolist() for seen in observations.values()]))
    assert ends[0] == ends[1]


def test_rewards_at_the_end() -> None:
    env = zoo.antinomy_v0.env()
    env.reset(seed=7)
    rewards = {}
    rng = seeded(3)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, _ = env.last()
        if termination or truncation:
            rewards[agent] = reward
            env.step(None)
        else:
            legal = np.flatnonzero(observation["action_mask"])
            env.step(legal[rng.below(len(legal))])
    assert sorted(rewards.values()) == [-1.0, 1.0]


def test_what_may_be_thrown_in_has_its_turn() -> None:
    """Aeon's End: an ability may be used in an ally's turn. Its owner is asked first, and may wait."""
    env = zoo.aeons_end_v0.env(seats=2, mage_b="kadir", nemesis="rageborne", difficulty="beginner")
    rng, thrown, waited = seeded(5), 0, 0
    for seed in range(12):
        env.reset(seed=seed)
        for agent in env.agent_iter(260):
            observation, _, termination, truncation, _ = env.last()
            if termination or truncation:
                break
            legal = np.flatnonzero(observation["action_mask"])
            wait = env.unwrapped.index.wait
            texts = {env.unwrapped.index.text(number): int(number) for number in legal}
            played = [number for text, number in texts.items() if text.startswith("play")]
            action = texts.get("buy charge", played[0] if played else int(legal[rng.below(len(legal))]))
            if wait in legal:
                asked = env.unwrapped.game_state.seat
                assert env.unwrapped.possible_agents[asked] != agent
                thrown, waited = thrown + (action != wait), waited + (action == wait)
            env.step(action)
        if thrown and waited:
            return
    pytest.fail(f"thrown in {thrown} times, waited {waited} times")


def test_what_is_refused() -> None:
    env = zoo.antinomy_v0.env()
    with pytest.raises(AttributeError, match="agent_selection cannot be accessed before reset"):
        env.agent_selection  # noqa: B018
    early: dict[str, Callable[[], Any]] = {
        "step": lambda: env.step(0),
        "observe": lambda: env.observe("player_0"),
        "render": env.render,
        "agent_iter": env.agent_iter,
        "state": env.state,
    }
    for word, call in early.items():
        with pytest.raises(AssertionError, match=rf"reset\(\) needs to be called before {word}"):
            call()
    env.reset(seed=7)
    with pytest.raises(
        ValueError, match=r"action: 9 \(play .*\) is not legal for seat 0; legal: 0 \(place wand at 0\)"
    ):
        env.step(9)
    with pytest.raises(ValueError, match=r"action: 1\.5 given, the number of an action is needed"):
        env.step(1.5)
    with pytest.raises(ValueError, match="action: None given"):
        env.step(None)
    with pytest.raises(KeyError, match="'ada' is not one of player_0, player_1"):
        env.observe("ada")
    env = zoo.antinomy_v0.env(max_cycles=1)
    env.reset(seed=7)
    env.step(0)
    with pytest.raises(ValueError, match="the only valid action is None"):
        env.step(0)
    env.step(None)
    env.step(None)
    EnvLogger.flush()
    env.step(None)
    assert "called after all agents are terminated" in EnvLogger.mqueue[-1]  # as PettingZoo's own environments say it
    for name, value in {"speed": 1, "seats": 9, "render_mode": "3d", "order": "any"}.items():
        settings: dict[str, Any] = {name: value}
        with pytest.raises(ValueError, match=name):
            zoo.antinomy_v0.env(**settings)
    both = zoo.antinomy_v0.parallel_env()
    both.reset(seed=7)
    with pytest.raises(ValueError, match="actions: player_0 given, one for each of player_0, player_1 needed"):
        both.step({"player_0": 0})
    with pytest.raises(ValueError, match=r"actions.player_1: 0 is not legal; legal: 243 \(wait\)"):
        both.step({"player_0": 0, "player_1": 0})


def test_it_can_be_looked_at() -> None:
    env = zoo.antinomy_v0.env(render_mode="ansi")
    env.reset(seed=7)
    assert "What you may do:" in env.render()
    assert env.unwrapped.state().shape == (2 * 314,)
