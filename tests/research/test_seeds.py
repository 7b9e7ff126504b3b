"""One whole number is the same game in Python, PettingZoo, Gymnasium, batch, OpenSpiel, CLI, server and browser."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest
from playwright.sync_api import sync_playwright
from tests.server.harness import ALONE, Server
from tests.web.conftest import FLAGS
from tests.web.desk import Desk

import zeitriss
import zeitriss.research.gymnasium
import zeitriss.research.openspiel
from zeitriss import Log, State, research
from zeitriss.cli.app import run
from zeitriss.research import pettingzoo as zoo

SEED, MOVES = 7, 8
GAME = zeitriss.game("antinomy")
EVERY = {name: getattr(zoo, f"{name}_v0") for name in zeitriss.games()}


def first_moves(game: str, seats: int, count: int) -> tuple[list[str], list[str]]:
    """Python: always the first of the legal moves; the moves and the digests after them."""
    state: State = zeitriss.game(game).start(seats, SEED)
    texts, digests = [], []
    for _ in range(count):
        texts.append(state.moves[0].text)
        state.apply(state.moves[0])
        digests.append(state.game.digest(state))
    return texts, digests


TEXTS, DIGESTS = first_moves("antinomy", 1, MOVES)
ACTIONS = [research.actions("antinomy").number(text) for text in TEXTS]


def in_pettingzoo(game: str, seats: int, actions: list[int]) -> State:
    env = EVERY[game].env(seats=seats)
    env.reset(seed=SEED)
    for action in actions:
        env.step(action)
    state: State = env.unwrapped.game_state
    return state


def in_a_batch(game: str, seats: int, actions: list[int]) -> State:
    games = research.batch(game, 2, seed=SEED - 1, seats=seats, observe=False)
    for action in actions:
        games.step([games.offers[0, 0], action])
    return games.states[1]


def in_openspiel(game: str, seats: int, actions: list[int]) -> State:
    node = pyspiel.load_game(f"zeitriss_{game}", {"players": seats, "deals": 8}).new_initial_state()
    for action in [SEED, *actions]:
        node.apply_action(action)
    state: State = node.world
    return state


def in_gymnasium() -> State:
    env: Any = gymnasium.make("zeitriss/Antinomy-v0", seats=1)
    _, info = env.reset(seed=SEED)
    for action in ACTIONS:
        assert info["action_mask"][action]
        *_, info = env.step(np.int64(action))
    state: State = env.unwrapped.game_state
    return state


@pytest.mark.parametrize("game", EVERY)
def test_in_the_libraries(game: str) -> None:
    texts, digests = first_moves(game, 2, 20)
    actions = [research.actions(game).number(text) for text in texts]
    for way in (in_pettingzoo, in_a_batch, in_openspiel):
        assert zeitriss.game(game).digest(way(game, 2, actions)) == digests[-1], way


def test_alone_in_each() -> None:
    ways = [in_pettingzoo("antinomy", 1, ACTIONS), in_a_batch("antinomy", 1, ACTIONS)]
    ways += [in_openspiel("antinomy", 1, ACTIONS), in_gymnasium()]
    assert [GAME.digest(state) for state in ways] == [DIGESTS[-1]] * 4


def test_in_the_terminal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    answers = iter(["1"] * 2000)
    monkeypatch.setattr("builtins.input", lambda *_: next(answers))
    file = tmp_path / "game.jsonl"
    assert run(["play", "antinomy", "--seats", "1", "--seed", str(SEED), "--lang", "en", "--save", str(file)]) == 0
    lines = Log.load(file).lines[:MOVES]
    assert [line.move for line in lines] == TEXTS
    assert [line.digest for line in lines] == DIGESTS


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("server") / "zeitriss.db").start()
    yield server
    server.stop()


def test_at_the_server(server: Server) -> None:
    table = server.create(ALONE, seed=SEED)
    player = table.join()
    for text in TEXTS:
        player.move(text)
    assert [line.digest for line in server.truth(table.id).lines] == DIGESTS


def test_in_the_browser(server: Server, chromium: str) -> None:
    table = server.create(ALONE, seed=SEED)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        desk = Desk(browser, server).open(f"/t/{table.id}#{table.keys[0]}")
        for n, text in enumerate(TEXTS):
            desk.wait_for_turn()
            desk.make(table.truth(), text)
            desk.see(n + 1)
        desk.close()
        browser.close()
    assert [line.digest for line in server.truth(table.id).lines] == DIGESTS
