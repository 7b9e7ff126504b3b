"""What a seat can foresee of its own moves."""

from __future__ import annotations

import pytest

import zeitriss
from zeitriss.core.ahead import preview, settling
from zeitriss.core.rng import seeded


@pytest.mark.parametrize("name", ["aeons_end", "eternitium"])
def test_one_answer_makes_moves_that_follow_each_other(name: str) -> None:
    """Each of them is legal in its turn, none leads to another question, and the same seat is asked afterwards."""
    game, found = zeitriss.game(name), 0
    state, bot = game.start(2, seed="5"), zeitriss.bot("greedy", game)
    while state.outcome is None and found < 5:
        assert state.seat is not None
        for one in game.scene(state, state.seat)["together"]:
            found += 1
            after = state.clone()
            for move in one["moves"]:
                asked = after.stack.top()
                after.play(move)
                assert after.seat == state.seat
                assert type(after.stack.top()) is type(asked)
            assert str(len(one["moves"])) in one["label"]
        state.play(bot.choose(zeitriss.seat(state, state.seat)).text)
    assert found


def test_others_are_told_nothing_of_it() -> None:
    game = zeitriss.game("aeons_end")
    state = game.start(2, seed="5")
    while not game.scene(state, state.seat)["together"]:
        state.play(state.moves[0].text)
    assert state.seat is not None
    assert game.scene(state, 1 - state.seat)["together"] == game.scene(state, None)["together"] == []


def test_a_preview_says_what_will_change_and_nothing_else() -> None:
    game = zeitriss.game("aeons_end")
    state = game.start(1, seed="5", options={"mage_a": "mist"})
    while "play crystal" not in [move.text for move in state.moves]:
        state.play(state.moves[0].text)
    move = next(move for move in state.moves if move.text == "play crystal")
    (change,) = preview(game, state, 0, move, game.words("en"))
    assert (change["name"].lower(), change["after"] - change["before"]) == ("aether", 1)


@pytest.mark.parametrize("name", ["aeons_end", "antinomy", "eternitium", "res_arcana"])
def test_the_hidden_truth_is_not_foreseen(name: str) -> None:
    """Who cannot tell another world from the real one is told the same there of what a move changes and costs."""
    game, rng = zeitriss.game(name), seeded("ahead")
    say, state = game.words("en"), game.start(2, seed="5")
    for _ in range(60):
        if state.seat is None:
            break
        seat, move = state.seat, state.moves[rng.below(len(state.moves))]
        world = game.imagine(state, seat, "another truth")
        assert preview(game, world, seat, move, say) == preview(game, state, seat, move, say), move
        assert settling(game, world, seat, move, say) == settling(game, state, seat, move, say), move
        state.apply(move)
