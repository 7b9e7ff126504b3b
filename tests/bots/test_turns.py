"""Who moves next: what is thrown in comes before the answer of the one who is asked."""

from __future__ import annotations

from dataclasses import replace

import pytest
from tests.bots.test_levels import player

import zeitriss
from zeitriss.bots.turns import next_move
from zeitriss.core.state import State
from zeitriss.games.aeons_end.cards import TRACK, XAXOS
from zeitriss.games.aeons_end.main_phase import Main
from zeitriss.games.aeons_end.state import CHARGES, AeonsEnd


def main_phase_of_the_other(charged: bool) -> State:
    """Seat 1 is Xaxos and may use the ability in anybody's main phase (AE-46); seat 0 is asked."""
    game = zeitriss.game("aeons_end")
    options = {"nemesis": "rageborne", "mage_a": "mist", "mage_b": "xaxos"}
    state = game.start(2, "thrown in", options)
    while not isinstance(state.stack.top(), Main) or state.seat != 0:
        state.apply(state.moves[-1])
    assert isinstance(state, AeonsEnd)
    CHARGES.put(state, 1, TRACK[XAXOS] if charged else 0)
    return state


@pytest.mark.parametrize("name", ["griffin", "owl"])
def test_an_ability_is_used_in_the_turn_of_another(name: str) -> None:
    state = main_phase_of_the_other(charged=True)
    seat, move = next_move(state, [player(name, state.game, seat) for seat in range(2)])
    assert (seat, move.verb.name) == (1, "ability")


def test_nothing_is_thrown_in_where_nothing_can_be() -> None:
    state = main_phase_of_the_other(charged=False)
    seat, move = next_move(state, [player("griffin", state.game, seat) for seat in range(2)])
    assert seat == 0
    assert move in state.moves


def test_what_looks_worse_than_the_answers_of_the_asked_is_kept() -> None:
    state = main_phase_of_the_other(charged=True)
    sober = replace(state.game.advice, rate=lambda g, seat, move: -1.0 if seat == 1 else 0.0)
    game = replace(state.game, advice=sober)
    seat, _ = next_move(state, [player("griffin", game, seat) for seat in range(2)])
    assert seat == 0
