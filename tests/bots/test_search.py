"""Searches find what a person would see: a win at hand, in every way of thinking ahead."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from tests.bots.positions import TABLES, positions

import zeitriss
from zeitriss.bots.search.finding import Finding
from zeitriss.bots.search.judge import Judge
from zeitriss.bots.search.policy import Policy
from zeitriss.bots.thinker import Owl
from zeitriss.core.advice import TO_THE_END, Advice, Search
from zeitriss.core.rng import seeded
from zeitriss.core.state import State

KINDS = [
    Search("tree", owl=300),
    Search("tree", owl=300, turns=1),
    Search("worlds", owl=3, turns=2),
    Search("playouts", owl=200, turns=TO_THE_END),
]


def decided(ways: int = 2) -> State:
    """Two players of Gegensatz with four crystals each, one of whom can win at once in so many ways, and not do so."""
    game = zeitriss.game("antinomy")
    for number in range(200):
        state, rng = game.start(2, f"decided {number}"), seeded(number)
        while state.seat is not None:
            if len(winning(state)) == ways < len(state.moves):
                return state
            state.apply(state.moves[rng.below(len(state.moves))])
    raise AssertionError


def winning(state: State) -> list[zeitriss.Move]:
    found = []
    for move in state.moves:
        after = state.clone()
        after.apply(move)
        if after.outcome is not None and after.outcome.results[state.seat or 0] == 1.0:
            found.append(move)
    return found


@pytest.mark.parametrize("search", KINDS, ids=lambda search: f"{search.kind}-{search.turns}")
def test_a_win_at_hand_is_taken(search: Search) -> None:
    state = decided()
    game = replace(state.game, advice=replace(state.game.advice, search={2: search}))
    thought = Owl(game, 1).think(zeitriss.seat(state, state.seat or 0))
    assert thought.move in winning(state)
    assert thought.moves[0][1] > 0.9


@pytest.mark.parametrize("search", [Search("tree", owl=300), Search("tree", owl=4, again=300)])
def test_what_was_done_is_looked_at_as_closely_as_what_is_best(search: Search) -> None:
    """Two ways to a win that still has to be declared: the tree soon follows one of them and hardly sees the other.

    Also by a bot that plays quickly: after the game there is time.
    """
    state, ways = two_ways()
    blind: Advice[Any] = Advice(lambda world, seat: 0.3, search={2: search})
    game = replace(state.game, advice=blind)
    for move in ways:
        place = zeitriss.seat(state, state.seat or 0)
        place.made = move
        assert dict(Owl(game, 1).think(place).moves)[move] > 0.9


def two_ways() -> tuple[State, list[zeitriss.Move]]:
    game = zeitriss.game("antinomy")
    for number in range(2000):
        state, rng = game.start(2, f"ways {number}"), seeded(number)
        while state.seat is not None:
            if len(state.moves) > 5 and len(found := [move for move in state.moves if leads_to_a_win(state, move)]) > 1:
                return state, found
            state.apply(state.moves[rng.below(len(state.moves))])
    raise AssertionError


def leads_to_a_win(state: State, move: zeitriss.Move) -> bool:
    after = state.clone()
    after.apply(move)
    return after.seat == state.seat and 0 < len(winning(after)) < len(after.moves)


def test_each_of_three_seats_is_judged_by_itself_and_a_team_as_one() -> None:
    state = zeitriss.game("eternitium").start(3, 1)
    by_seat: Advice[Any] = Advice(lambda world, seat: (0.2, 0.3, 0.5)[seat])
    assert Judge(by_seat, 1, 3, team=False).worth(state, [0, 1, 2]) == [0.2, 0.3, 0.5]
    assert Judge(by_seat, 1, 3, team=False).worth(state, [2])[2] == 0.5
    assert Judge(by_seat, 1, 3, team=True).worth(state, [1]) == [0.3, 0.3, 0.3]
    assert Judge(by_seat, 1, 2, team=False).worth(state, [1]) == [0.7, 0.3]


def test_a_rival_must_be_better_than_chance_explains() -> None:
    lucky, better = Finding(1), Finding(2)
    for k in range(10):
        lucky.compare(1.0 if k % 2 else -0.8)
        better.compare(0.3 if k % 2 else 0.2)
    assert lucky.surplus(1.0) < 0.0 < better.surplus(1.0)


def test_a_rival_is_given_up_when_it_had_a_fair_share_of_worlds() -> None:
    """A move that began unluckily was given up after eight worlds of eight hundred."""
    state = positions("eternitium", 3, {})[0]
    advice = replace(state.game.advice, search={3: Search("playouts", owl=240, turns=1)})
    seat = zeitriss.seat(state, state.seat or 0)
    found, _ = Owl(replace(state.game, advice=advice), 1).part(seat, "1")
    assert all(looks >= 240 // (4 * len(found)) > 8 for _, looks, *_ in found)


def test_a_tree_that_cannot_change_its_mind_stops() -> None:
    """With a win at hand every step is spent on it; those that could not lift another move above it are saved."""
    state = decided(ways=1)
    game = replace(state.game, advice=replace(state.game.advice, search={2: Search("tree", owl=3000)}))
    found, complete = Owl(game, 1).part(zeitriss.seat(state, state.seat or 0), "1")
    most, second, *_ = sorted((looks for _, looks, *_ in found), reverse=True)
    steps = sum(looks for _, looks, *_ in found)
    assert complete
    assert steps < 1000
    assert most > 0.9 * steps > 10 * second


def test_moves_that_come_to_the_same_are_not_compared_for_long() -> None:
    """Where nothing can be told apart, the policy's move is not left, and to ask on is a waste."""
    state = positions("eternitium", 3, {})[0]
    alike: Advice[Any] = Advice(lambda world, seat: 0.5, search={3: Search("playouts", owl=240, turns=1)})
    found, _ = Owl(replace(state.game, advice=alike), 1).part(zeitriss.seat(state, state.seat or 0), "1")
    assert all(looks <= 240 // (4 * len(found)) + 1 for _, looks, *_ in found)


def test_a_rival_that_another_leaves_behind_is_given_up() -> None:
    """Two moves that beat the policy's: the better one gets the worlds, and when that is clear, no more are asked."""
    state = decided(ways=1)
    good = winning(state)[0]
    game = replace(state.game, advice=Advice(lambda world, seat: 0.5, search={2: Search("playouts", owl=800)}))
    seat = zeitriss.seat(state, state.seat or 0)
    found, _ = Owl(game, 1).part(seat, "1")
    assert sum(looks for _, looks, *_ in found) < 800
    assert Owl(game, 1).think(seat).move is good


@pytest.mark.parametrize("seats", [2, 3])
def test_a_robo_thief_does_not_steal_the_other_one(seats: int) -> None:
    """It changes nothing and could be done again: an Owl who had lost did so for ever, and the table stood still."""
    state, theft = at_a_theft(seats)
    game = state.game
    quick = {seats: replace(game.advice.search_for(seats), owl=40, turns=0)}
    thought = Owl(replace(game, advice=replace(game.advice, search=quick))).think(zeitriss.seat(state, state.seat or 0))
    assert theft not in [move for move, _ in thought.moves]


def test_nobody_who_is_played_on_steals_for_ever() -> None:
    """The value is the same after it as before, so a world that was played on by the value never came to its end."""
    state, theft = at_a_theft(2)
    points = Policy(state.game.advice).points(state, state.seat or 0, state.moves)
    assert points.index(min(points)) == state.moves.index(theft)
    assert points.count(min(points)) == 1


def at_a_theft(seats: int) -> tuple[State, zeitriss.Move]:
    """A position in which a Robo-Thief could steal the other one, and the move that does so."""
    game = zeitriss.game("eternitium")
    theft = game.catalogue.parse("steal robo-thief")
    state, rng = game.start(seats, "thieves"), seeded("thieves")
    while state.seat is None or theft not in state.moves or len(state.moves) < 2:
        if state.seat is None:
            state = game.start(seats, rng.word())
        state.apply(state.moves[rng.below(len(state.moves))])
    return state, theft


def test_a_won_game_is_not_dawdled_away() -> None:
    """The Griffin's move is left for what is clearly better, not for a thousandth, however sure that is."""
    state = positions("res_arcana", 2, {})[-1]
    seat = zeitriss.seat(state, state.seat or 0)
    policy, rival = Finding(seat.moves[0].id), Finding(seat.moves[1].id)
    for lead, chosen in ((0.001, policy), (0.01, rival)):
        found = [Finding(one.move) for one in (policy, rival)]
        for k in range(100):
            found[0].look(0.96)
            found[1].look(0.96 + lead)
            found[1].compare(lead + (0.0001 if k % 2 else -0.0001))
        thought = Owl(state.game).judged(seat, [([one.data() for one in found], True)])
        assert thought.move.id == chosen.move


@pytest.mark.parametrize("table", TABLES, ids=lambda table: f"{table[0]}-{table[1]}")
def test_a_world_is_played_on_until_the_turn_is_over(table: tuple[str, int, dict[str, Any]]) -> None:
    state = positions(*table)[0]
    policy = Policy(state.game.advice)
    now = policy.time(state)
    policy.play_on(state, seeded(1), 1, 0)
    assert policy.time(state) != now
    policy.play_on(state, seeded(1), TO_THE_END, 64)
    assert state.outcome is not None
    assert policy.time(state) == -1
