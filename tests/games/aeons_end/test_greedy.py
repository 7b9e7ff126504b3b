"""The greedy bot plays whole games of every kind, in both builds, and wins its share of easy ones."""

from __future__ import annotations

import pytest

import zeitriss
from zeitriss.bots.thinker import sensible
from zeitriss.core.state import State
from zeitriss.games.aeons_end.cards import NEMESIS

GAME = zeitriss.game("aeons_end")


def played(seats: int, seed: str, options: dict[str, object]) -> State:
    state: State = GAME.start(seats, seed, options)
    bots = [zeitriss.bot("greedy", GAME, seed=f"{seed} {seat}") for seat in range(seats)]
    while (seat := state.seat) is not None:
        state.apply(bots[seat].choose(zeitriss.seat(state, seat)))
    return state


@pytest.mark.parametrize("nemesis", NEMESIS.names)
def test_it_plays_everything(nemesis: str) -> None:
    for seats in GAME.seats:
        options = {"nemesis": nemesis, "difficulty": "expert", "tutorial": True, "easier_turn_order": seats == 4}
        assert played(seats, f"greedy {seats}", options).outcome is not None


def test_it_wins_easy_games() -> None:
    """With two and three mages it wins three of four on the beginners' level; by chance alone nobody ever does."""
    won = 0.0
    for nemesis in NEMESIS.names:
        for seats in (2, 3):
            outcome = played(seats, "an easy game", {"nemesis": nemesis, "difficulty": "beginner"}).outcome
            assert outcome is not None
            won += outcome.results[0]
    assert won >= 4


def test_who_could_buy_a_charge_does_not_think_of_ending_the_turn() -> None:
    """The Owl had ended one turn in twenty-five with aether left, where all moves looked alike."""
    state: State = GAME.start(2, "charge")
    while "buy charge" not in [move.text for move in state.moves]:
        state.apply(state.moves[0])
    assert state.seat is not None
    seat = zeitriss.seat(state, state.seat)
    end = GAME.catalogue.parse("end phase")
    assert end in seat.moves
    assert set(sensible(GAME, seat)) == {*seat.moves} - {end}
    seat.made = end  # but who did it is told what it was worth
    assert end in sensible(GAME, seat)


@pytest.mark.parametrize("nemesis", NEMESIS.names)
def test_a_glance_prefers_what_a_closer_look_does(nemesis: str) -> None:
    """Playouts go by the glance, and so does what the levels are measured by."""
    rate, glance = GAME.advice.rate, GAME.advice.glance
    assert rate is not None
    assert glance is not None
    state: State = GAME.start(2, "a glance", {"nemesis": nemesis})
    bought = 0
    while (seat := state.seat) is not None:
        moves = state.moves
        points = [rate(state, seat, move) for move in moves]
        glances = glance(state, seat, moves)
        best = points.index(max(points))
        assert glances.index(max(glances)) == best
        bought += moves[best].verb.name == "gain" and glances == points
        state.apply(moves[best])
    assert bought, "with nothing else to do, purchases are rated as they always are"
