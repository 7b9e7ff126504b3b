"""Envs: how fast the research environments are, in turns with those of PettingZoo and OpenSpiel in the same run."""

from __future__ import annotations

import warnings
from collections.abc import Callable
from itertools import cycle
from statistics import median
from time import process_time as clock
from typing import Any

from rich.table import Table

from zeitriss.cli.bench import grid, number
from zeitriss.cli.build import build
from zeitriss.cli.chance import numbers
from zeitriss.cli.extra import needs
from zeitriss.cli.rival import Rival

ROUNDS = 9
CHUNK = 64  # steps between two looks at the clock
GAMES = 256
ROWS = 256  # of numbers that choose in them, again and again
Work = Callable[[int], tuple[int, int]]  # about so many steps -> how many there were, and how many moves

# What is divided by what, and how much it is to be
RATIOS = {
    "PettingZoo / leduc_holdem_v4": ("PettingZoo", "PettingZoo's leduc_holdem_v4", 20.0),
    "Gymnasium / hearts": ("Gymnasium", "OpenSpiel's hearts", 1.0),
    "Gymnasium / hearts with observations": ("Gymnasium", "OpenSpiel's hearts with observations", 1.0),
    "batch / one PettingZoo environment": ("batch of 256", "PettingZoo", 3.0),
    "batch / one Gymnasium environment": ("batch of 256", "Gymnasium", 3.0),
    "batch without observations, offers looked at / hearts": (
        "batch of 256 without observations, offers looked at",
        "OpenSpiel's hearts",
        5.0,
    ),
    "batch without observations / hearts": ("batch of 256 without observations", "OpenSpiel's hearts", 5.0),
}


def measure_envs(seconds: float) -> dict[str, Any]:
    """Steps per second, each the median of short turns, and the ratios."""
    with needs("bench"):
        works = meters()
    turns = [{name: timed(work, seconds / ROUNDS / len(works)) for name, work in works.items()} for _ in range(ROUNDS)]
    rate = {name: median(turn[name][0] for turn in turns) for name in works}
    rate["Gymnasium, moves"] = median(turn["Gymnasium"][1] for turn in turns)
    ratios = {name: round(rate[one] / rate[other], 2) for name, (one, other, _) in RATIOS.items()}
    return {
        "build": build(),
        "game": "antinomy",
        "rates": {name: round(one) for name, one in rate.items()},
        "ratios": ratios,
    }


def timed(work: Work, turn: float) -> tuple[float, float]:
    """Steps and moves per second."""
    steps = moves = 0
    begin = clock()
    while clock() < begin + turn or not steps:
        more = work(CHUNK)
        steps, moves = steps + more[0], moves + more[1]
    took = clock() - begin
    return steps / took, moves / took


def meters() -> dict[str, Work]:
    import gymnasium

    import zeitriss.research.gymnasium  # noqa: F401 - registers
    from zeitriss.research.pettingzoo import antinomy_v0

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pettingzoo.classic import leduc_holdem_v4

        env = gymnasium.make("zeitriss/Antinomy-v0", disable_env_checker=True)
    hearts = Rival("hearts")
    return {
        "PettingZoo": aec(antinomy_v0.env()),
        "PettingZoo's leduc_holdem_v4": aec(leduc_holdem_v4.env()),
        "Gymnasium": single(env),
        "batch of 256": many(observe=True),
        "batch of 256 without observations": many(observe=False),
        "batch of 256 without observations, offers looked at": many(observe=False, look=True),
        "OpenSpiel's hearts": spiel(hearts, observe=False),
        "OpenSpiel's hearts with observations": spiel(hearts, observe=True),
    }


def aec(env: Any) -> Work:
    """PettingZoo's loop as its documentation shows it, a legal action by chance."""
    chance = numbers()
    env.reset(seed=1)

    def run(steps: int) -> tuple[int, int]:
        for drawn, _ in zip(chance, range(steps), strict=False):
            if not env.agents:
                env.reset()
            observation, _, termination, truncation, _ = env.last()
            if termination or truncation:
                env.step(None)
                continue
            legal = observation["action_mask"].view(bool).nonzero()[0]  # flatnonzero takes four times as long
            env.step(legal[drawn % len(legal)])
        return steps, steps

    return run


def single(env: Any) -> Work:
    """Gymnasium's loop, a legal action by chance; a step is the agent's move and the other seat's answer."""
    chance = numbers()
    _, first = env.reset(seed=1)
    held = [first]

    def run(steps: int) -> tuple[int, int]:
        info, chair, moves = held.pop(), env.unwrapped.chair, -env.unwrapped.chair.made
        for drawn, _ in zip(chance, range(steps), strict=False):
            legal = info["legal_actions"]
            _, _, terminated, truncated, info = env.step(legal[drawn % len(legal)])
            if terminated or truncated:
                moves += chair.made
                _, info = env.reset()
                moves -= chair.made
        held.append(info)
        return steps, int(moves + chair.made)

    return run


def many(observe: bool, look: bool = False) -> Work:
    """NumPy chooses by counts; a step is a move in one of the games, and who is asked next sees its numbers.

    Chance is drawn beforehand, as for the others.
    """
    import numpy as np

    from zeitriss import research

    games = research.batch("antinomy", GAMES, seed=1, observe=observe)
    if look:
        games.offers  # noqa: B018 - written from now on
    chance = cycle(np.random.default_rng(1).random((ROWS, GAMES)))

    def run(steps: int) -> tuple[int, int]:
        for drawn, _ in zip(chance, range(steps // 8), strict=False):
            games.pick((drawn * games.counts).astype(np.int64))
        return GAMES * (steps // 8), GAMES * (steps // 8)

    return run


def spiel(rival: Rival, observe: bool) -> Work:
    """OpenSpiel's Python API; every action counts, chance included."""
    held = [rival.game.new_initial_state()]

    def run(steps: int) -> tuple[int, int]:
        state = held[0]
        for chance, _ in zip(rival.numbers, range(steps), strict=False):
            if state.is_terminal():
                state = rival.game.new_initial_state()
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                action = outcomes[chance % len(outcomes)][0]
            else:
                if observe:
                    state.information_state_tensor()
                actions = state.legal_actions()
                action = actions[chance % len(actions)]
            state.apply_action(action)
        held[0] = state
        return steps, steps

    return run


def rates_table(rows: list[dict[str, Any]]) -> Table:
    table = grid("steps per second on Gegensatz", [row["build"] for row in rows])
    for name in rows[0]["rates"]:
        table.add_row("", name, *[number(row["rates"][name]) for row in rows])
    return table


def ratios_table(rows: list[dict[str, Any]]) -> Table:
    table = grid("ratios in one run", ["goal", *[row["build"] for row in rows]])
    for name, (_, _, goal) in RATIOS.items():
        table.add_row("", name, f"≥ {goal:g}", *[f"{row['ratios'][name]:.2f}" for row in rows])
    return table
