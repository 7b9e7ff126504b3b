"""The public API as notebooks and outside tools use it, line by line, in every build. What stands here stays."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import zeitriss

GAMES = ["aeons_end", "antinomy", "eternitium", "res_arcana"]
FIXTURES = Path(__file__).parents[1] / "fixtures"


def test_games() -> None:
    assert set(GAMES) <= set(zeitriss.games())


@pytest.mark.parametrize("name", GAMES)
def test_a_state(name: str) -> None:
    game = zeitriss.game(name)
    assert game.options()["properties"]["seats"]
    state = game.start(seats=2, seed=7, options={})
    seat, move = state.seat, state.moves[0]
    assert seat in (0, 1)
    assert move.text.isascii()
    assert game.catalogue[move.id] is move
    assert move in list(game.catalogue)
    copy = state.clone()
    state.play(move.text)
    copy.apply(move)
    assert game.digest(state) == game.digest(copy)
    assert state.outcome is None
    assert game.describe(move, lang="de") != game.describe(move, lang="en")


@pytest.mark.parametrize("name", GAMES)
def test_what_a_seat_sees(name: str) -> None:
    game = zeitriss.game(name)
    state = game.start(seats=2, seed=7, options={})
    for seat in (0, 1, None):
        assert json.loads(json.dumps(game.view(state, seat)))
    world = game.imagine(state, 0, seed=3)
    assert game.view(world, 0) == game.view(state, 0)
    assert json.loads(json.dumps(game.scene(state, 0, lang="de")))["offers"]


@pytest.mark.parametrize("name", GAMES)
def test_a_snapshot(name: str) -> None:
    game = zeitriss.game(name)
    state = game.start(seats=2, seed=7, options={})
    data = json.loads(json.dumps(state.snapshot()))
    assert game.digest(game.restore(data)) == game.digest(state)
    with pytest.raises(zeitriss.BadSnapshot, match=r"snapshot\.seats"):
        game.restore(data | {"seats": "two"})


@pytest.mark.parametrize("name", GAMES)
def test_a_log(name: str, tmp_path: Path) -> None:
    game = zeitriss.game(name)
    file = tmp_path / "game.jsonl"
    file.write_text(zeitriss.Log.record(game, [{"name": "Ada"}, {"name": "Ben"}], seed=7).dumps())
    assert game.digest(zeitriss.Log.load(file).replay()) == game.digest(game.start(seats=2, seed=7, options={}))
    for recorded in sorted((FIXTURES / name).glob("*.jsonl"))[:2]:
        state = zeitriss.Log.load(recorded).replay()
        assert (state.seat is None) == (state.outcome is not None)
        assert state.outcome is None or (state.outcome.reason and len(state.outcome.results) == state.seats)


@pytest.mark.parametrize("name", GAMES)
def test_a_bot(name: str) -> None:
    game = zeitriss.game(name)
    state = game.start(seats=2, seed=7, options={})
    bot = zeitriss.bot("adept", game, seed=1)
    assert bot.choose(zeitriss.seat(state, state.seat or 0)) in state.moves
