"""The characters: each plays legally from a seat alone, the same for the same seed, whatever lies hidden."""

from __future__ import annotations

import pickle
from dataclasses import replace
from typing import Any

import pytest
from tests.bots.positions import TABLES, positions

import zeitriss
from zeitriss.bots import CHARACTERS, LEVELS
from zeitriss.bots.base import Bot
from zeitriss.bots.mouse import Mouse
from zeitriss.bots.thinker import Dragon, Owl
from zeitriss.core.game import Game
from zeitriss.core.rng import seeded
from zeitriss.core.state import State


class Quick(Owl):
    """An owl in a hurry: few steps, and playouts of a turn."""

    def __init__(self, game: Game[Any], seed: int | str = 0) -> None:
        chosen = {seats: game.advice.search_for(seats) for seats in game.seats}
        search = {seats: replace(one, owl=20, turns=min(one.turns, 1)) for seats, one in chosen.items()}
        super().__init__(replace(game, advice=replace(game.advice, search=search)), seed)


class QuickParts(Quick):
    def parts(self, seats: int) -> int:
        return 3


def player(name: str, game: Game[Any], seed: int) -> Bot:
    if name == "dragon":
        return QuickParts(game, seed)
    return Quick(game, seed) if name == "owl" else LEVELS[name](game, seed)


@pytest.mark.parametrize("table", TABLES, ids=lambda table: f"{table[0]}-{table[1]}")
@pytest.mark.parametrize("name", [*CHARACTERS, "random"])
def test_the_hidden_truth_changes_no_choice(table: tuple[str, int, dict[str, Any]], name: str) -> None:
    for truth in positions(*table, count=3):
        game, seat = truth.game, truth.seat
        assert seat is not None
        chosen = player(name, game, 1).choose(zeitriss.seat(truth, seat))
        assert chosen in truth.moves
        for other in range(2):
            world = game.imagine(truth, seat, f"another truth {other}")
            assert player(name, game, 1).choose(zeitriss.seat(world, seat)) is chosen


@pytest.mark.parametrize("table", TABLES, ids=lambda table: f"{table[0]}-{table[1]}")
def test_the_hidden_truth_changes_no_finding(table: tuple[str, int, dict[str, Any]]) -> None:
    """What an Owl finds of each move: a leak shows here long before it changes a choice."""
    for truth in positions(*table, count=6):
        game, seat = truth.game, truth.seat
        assert seat is not None
        found = Quick(game, 1).part(zeitriss.seat(truth, seat), "1")
        for other in range(2):
            world = game.imagine(truth, seat, f"another truth {other}")
            assert Quick(game, 1).part(zeitriss.seat(world, seat), "1") == found


def decision(name: str = "antinomy", seats: int = 2) -> tuple[Game[Any], State, zeitriss.Seat]:
    state = positions(name, seats, {})[-1]
    assert state.seat is not None
    return state.game, state, zeitriss.seat(state, state.seat)


def test_the_same_seed_thinks_the_same() -> None:
    game, _, seat = decision()
    assert Quick(game, 5).think(seat) == Quick(game, 5).think(seat)


def test_parts_may_be_thought_elsewhere() -> None:
    """On other cores a part gets the seat as bytes; findings are added up in the order of the parts."""
    game, _, seat = decision()
    here = QuickParts(game, 5).think(seat)
    bot = QuickParts(game, 5)
    there = pickle.loads(pickle.dumps(seat))
    assert bot.judged(seat, [QuickParts(game).part(there, seed) for seed in bot.seeds(seat)]) == here


def test_a_dragon_grows_one_tree_and_shares_out_playouts() -> None:
    for table in TABLES:
        state = positions(*table)[0]
        search, dragon = state.game.advice.search_for(state.seats), Dragon(state.game)
        parts = len(dragon.seeds(zeitriss.seat(state, state.seat or 0)))
        assert parts == (1 if search.kind == "tree" else 4)
        assert parts * dragon.effort(state.seats) == search.dragon


def test_a_forced_answer_is_not_thought_about() -> None:
    game, state, _ = decision("res_arcana")
    rng = seeded(1)
    while len(state.moves) != 1:
        state.apply(state.moves[rng.below(len(state.moves))])
    bot = Dragon(game)
    before = bot.rng.words()
    assert bot.choose(zeitriss.seat(state, state.seat or 0)) is state.moves[0]
    assert bot.rng.words() == before


def test_a_slow_machine_stops_in_time_and_says_so() -> None:
    game, _, seat = decision("res_arcana")
    thought = Dragon(game, 1, cap=0.001).think(seat)
    assert not thought.complete
    assert thought.move in seat.moves


@pytest.mark.parametrize("table", TABLES, ids=lambda table: f"{table[0]}-{table[1]}")
def test_chances_lie_between_lost_and_won(table: tuple[str, int, dict[str, Any]]) -> None:
    state = positions(*table)[-1]
    assert state.seat is not None
    thought = Quick(state.game, 2).think(zeitriss.seat(state, state.seat))
    assert {move for move, _ in thought.moves} <= set(state.moves)
    assert all(0.0 <= chance <= 1.0 for _, chance in thought.moves)


def test_older_names_still_work() -> None:
    assert LEVELS["greedy"] is LEVELS["griffin"]
    assert "random" not in CHARACTERS


def test_the_griffin_alone_spends_turns_and_not_the_deck() -> None:
    """A skip costs one of nine draws, a turn a third of one."""
    game = zeitriss.game("antinomy")
    won = plays = skips = 0
    for number in range(6):
        state, bot = game.start(1, f"solo{number}", {"level": "normal"}), LEVELS["griffin"](game, str(number))
        while state.seat is not None:
            move = bot.choose(zeitriss.seat(state, 0))
            plays += move.verb.name == "play"
            skips += move.verb.name == "skip"
            state.apply(move)
        assert state.outcome is not None
        won += state.outcome.results[0] == 1.0
    assert plays > 2 * skips
    assert won >= 2


def test_a_rank_names_its_bot() -> None:
    game = zeitriss.game("antinomy")
    ranks = ["novice", "adept", "master", "grandmaster"]
    assert [type(zeitriss.bot(rank, game)) for rank in ranks] == [LEVELS[name] for name in CHARACTERS]


def test_a_mouse_alone_does_not_forget_the_paradox_that_it_has_completed() -> None:
    """It did so every second time, and won none of 200 games."""
    game = zeitriss.game("antinomy")
    state, rng = game.start(1, "mouse"), seeded("mouse")
    while "declare paradox" not in [move.text for move in state.moves]:
        state.apply(state.moves[rng.below(len(state.moves))])
    chosen = {Mouse(game, seed).choose(zeitriss.seat(state, 0)).text for seed in range(12)}
    assert chosen == {"declare paradox"}


@pytest.mark.parametrize(
    ("name", "seats", "share"), [("antinomy", 2, 0.5), ("antinomy", 1, 0.75), ("aeons_end", 2, 0.75)]
)
def test_a_mouse_overlooks_less_where_nobody_plays_against_it(name: str, seats: int, share: float) -> None:
    state = max(positions(name, seats, {}, count=5), key=lambda state: len(state.moves))
    assert len(state.moves) > 2
    seat = zeitriss.seat(state, state.seat or 0)
    minded = [len(Mouse(state.game, seed).considered(seat)) for seed in range(200)]
    assert sum(minded) / len(minded) / len(seat.moves) == pytest.approx(share, abs=0.06)
