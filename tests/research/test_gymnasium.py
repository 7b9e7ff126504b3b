"""Gymnasium's own check on every way to play; opponents by name; the batched path; what is refused."""

from __future__ import annotations

import copy
import pickle
import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import zeitriss
import zeitriss.research
import zeitriss.research.gymnasium
from zeitriss.research.gymnasium import title

SOLO = {"antinomy": 1, "eternitium": 1, "aeons_end": 1}
WAYS: list[tuple[str, dict[str, Any]]] = [
    *((game, {}) for game in zeitriss.games()),
    *((game, {"seats": seats}) for game, seats in SOLO.items()),
    ("antinomy", {"opponent": "adept", "seat": 1}),
    ("aeons_end", {"opponent": "griffin", "seats": 2}),
    ("eternitium", {"seats": 3, "opponent": "mouse"}),
]


@pytest.mark.parametrize(("game", "settings"), WAYS, ids=lambda value: str(value))
def test_its_own_check(game: str, settings: dict[str, Any]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(gymnasium.make(title(game), illegal="lose", **settings).unwrapped, skip_render_check=False)


def played(env: Any, seed: int, most: int = 10_000) -> tuple[float, list[float], Any]:
    """A whole game by chance: the reward, all rewards, the environment."""
    rng = np.random.default_rng(seed)
    _, info = env.reset(seed=seed)
    rewards: list[float] = []
    for _ in range(most):
        legal = np.flatnonzero(info["action_mask"])
        _, reward, terminated, truncated, info = env.step(rng.choice(legal))
        rewards.append(reward)
        if terminated or truncated:
            return reward, rewards, env
    raise AssertionError("no end")


@pytest.mark.parametrize("seats", [1, 2])
def test_a_game_ends_with_one_reward(seats: int) -> None:
    env = gymnasium.make("zeitriss/Antinomy-v0", seats=seats)
    ends = [played(env, seed)[:2] for seed in range(4)]
    assert all(abs(end) == 1.0 and not any(rewards[:-1]) for end, rewards in ends)


def test_the_same_seed_is_the_same_game() -> None:
    ends = {
        zeitriss.game("antinomy").digest(played(gymnasium.make("zeitriss/Antinomy-v0"), 3)[2].unwrapped.game_state)
        for _ in range(2)
    }
    assert len(ends) == 1


def test_a_team_is_played_whole() -> None:
    """Aeon's End with two mages and one agent: both seats are asked, and both see their own side first."""
    env: Any = gymnasium.make("zeitriss/AeonsEnd-v0", seats=2).unwrapped
    _, info = env.reset(seed=1)
    rng, asked = np.random.default_rng(1), set()
    for _ in range(80):
        asked.add(env.chair.asked)
        _, _, terminated, _, info = env.step(rng.choice(np.flatnonzero(info["action_mask"])))
        if terminated:
            break
    assert asked == {0, 1}


@pytest.mark.parametrize(("game", "seats"), [("antinomy", 2), ("antinomy", 1), ("eternitium", 3), ("aeons_end", 2)])
def test_many_at_once(game: str, seats: int) -> None:
    """make_vec over one batch: legal for the agent's seat in every row, ends with their last observations."""
    envs: Any = gymnasium.make_vec(title(game), num_envs=4, seats=seats)
    observation, info = envs.reset(seed=5)
    rng, ended = np.random.default_rng(2), 0
    for _ in range(150):
        assert envs.observation_space.contains(observation)
        chosen = [rng.choice(np.flatnonzero(mask)) for mask in info["action_mask"]]
        observation, reward, terminated, truncated, info = envs.step(chosen)
        ended += int(terminated.sum())
        assert ((reward != 0) <= terminated).all()
        assert not truncated.any()
        if terminated.any():
            assert [shown is not None for shown in info["final_obs"]] == terminated.tolist()
    assert ended or game in ("eternitium", "antinomy")


def test_a_row_is_the_single_environment() -> None:
    """Alone against the deck, row 0 of a batch is the game that `make` deals with the same seed."""
    envs: Any = gymnasium.make_vec("zeitriss/Antinomy-v0", num_envs=2, seats=1)
    one: Any = gymnasium.make("zeitriss/Antinomy-v0", seats=1).unwrapped
    many, info = envs.reset(seed=9)
    alone, _ = one.reset(seed=9)
    for _ in range(15):
        assert np.array_equal(many["observation"][0], alone["observation"])
        assert np.array_equal(many["action_mask"][0], alone["action_mask"])
        action = [int(mask.argmax()) for mask in info["action_mask"]]
        many, *_, info = envs.step(action)
        alone, _, over, _, _ = one.step(action[0])
        if over:
            break


def test_an_observation_belongs_to_who_holds_it() -> None:
    """What is kept stays as it was, a view of it too; nobody can write into it."""
    env: Any = gymnasium.make("zeitriss/Antinomy-v0")
    encoding = zeitriss.research.encoding("antinomy")
    kept, copies = [], []
    observation, info = env.reset(seed=3)
    for step in range(60):
        if step % 3 == 0:
            kept += [observation["observation"][5:], observation["action_mask"][::2]]
            copies += [one.copy() for one in kept[-2:]]
        with pytest.raises(ValueError, match="read-only"):
            observation["observation"][:] = 7
        action = info["legal_actions"][0]
        del observation, info
        observation, _, terminated, _, info = env.step(action)
        assert np.array_equal(observation["observation"], encoding.vector(env.unwrapped.game_state, 0))
        assert np.flatnonzero(info["action_mask"]).tolist() == sorted(info["legal_actions"])
        if terminated:
            observation, info = env.reset()
    assert all(np.array_equal(one, copy) for one, copy in zip(kept, copies, strict=True))


@pytest.mark.parametrize("way", [copy.copy, copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
@pytest.mark.parametrize(
    "settings", [{}, {"seats": 1}, {"opponent": "mouse"}, {"opponent": "griffin"}], ids=lambda settings: str(settings)
)
def test_a_copy_of_a_running_game_plays_on_alone(way: Any, settings: dict[str, Any]) -> None:
    env: Any = gymnasium.make("zeitriss/Antinomy-v0", **settings)
    _, info = env.reset(seed=4)
    for _ in range(8):
        *_, info = env.step(info["legal_actions"][0])
    twin, ends = way(env), []
    for one in (twin, env):
        for _ in range(8):
            *_, terminated, _, told = one.step(one.unwrapped.chair.show()[1]["legal_actions"][-1])
            if terminated:
                break
        ends.append(one.unwrapped.task.game.digest(one.unwrapped.game_state))
        one.reset()  # the next of the same series
        ends.append(one.unwrapped.deal)
        assert told["legal_actions"] is not info["legal_actions"]
    assert ends[:2] == ends[2:]


def test_what_is_refused() -> None:
    env: Any = gymnasium.make("zeitriss/Antinomy-v0")
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step(0)
    with pytest.raises(gymnasium.error.ResetNeeded, match="nothing is dealt yet"):
        env.unwrapped.step(0)
    env.reset(seed=7)
    with pytest.raises(
        gymnasium.error.InvalidAction, match=r"242 \(.*\) is not legal for seat 0; legal: 0 \(place wand at 0\)"
    ):
        env.step(242)
    for bad in (0.5, "0", None):
        with pytest.raises(gymnasium.error.InvalidAction, match="given, the number of an action is needed"):
            env.unwrapped.step(bad)
    with pytest.raises(gymnasium.error.InvalidAction):
        env.unwrapped.step(10**30)
    played(env, 7)
    with pytest.raises(gymnasium.error.ResetNeeded, match="the game is over"):
        env.unwrapped.step(0)
    with pytest.raises(ValueError, match="opponent: 'angel' is not one of mouse, griffin, owl, dragon, random"):
        gymnasium.make("zeitriss/Antinomy-v0", opponent="angel")
    for name, value in {"speed": 1, "seats": 9, "seat": 2, "opponent": "angel", "render_mode": "3d"}.items():
        settings: dict[str, Any] = {name: value}
        with pytest.raises(ValueError, match=f"{name}: "):
            zeitriss.research.gymnasium.SeatEnv("antinomy", **settings)
    with pytest.raises(ValueError, match="vectorization_mode='sync'"):
        gymnasium.make_vec("zeitriss/Antinomy-v0", num_envs=2, opponent="owl")
    envs: Any = gymnasium.make_vec("zeitriss/Antinomy-v0", num_envs=2)
    with pytest.raises(gymnasium.error.ResetNeeded, match="nothing is dealt yet"):
        envs.step([0, 0])
    envs.reset(seed=7)
    with pytest.raises(gymnasium.error.InvalidAction, match=r"actions: shape \(1,\) given, \(2,\) needed"):
        envs.step([0])


def test_an_illegal_action_may_lose_the_game() -> None:
    env: Any = gymnasium.make("zeitriss/Antinomy-v0", illegal="lose")
    env.reset(seed=7)
    observation, reward, terminated, _, _ = env.step(242)
    assert (reward, terminated) == (-1.0, True)
    assert env.observation_space.contains(observation)
    env.reset(seed=7)
    assert not env.step(0)[2]
