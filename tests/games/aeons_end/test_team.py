"""Whose answers count: abilities in other players' main phases (AE-46) and questions to the team (AE-55)."""

from __future__ import annotations

import pytest
from tests.games.aeons_end.arrange import fill
from tests.scenario import arrange

import zeitriss
from zeitriss import IllegalMove, Log
from zeitriss.core.state import State

GAME = zeitriss.game("aeons_end")
KADIR = "options.nemesis = rageborne; options.mage_b = kadir; charges = 0 5; discards.0 = spark"


def position(given: str) -> State:
    return arrange(GAME, given, fill)


def texts(state: State, seat: int) -> list[str]:
    return [move.text for move in state.answers(seat)]


def test_an_ability_is_thrown_in_by_its_owner_only() -> None:
    state = position(KADIR)
    assert state.seat == 0
    assert texts(state, 1) == ["ability of 1"]
    assert "ability of 1" not in texts(state, 0)
    with pytest.raises(IllegalMove):
        state.play("ability of 1", 0)
    with pytest.raises(IllegalMove):
        state.play("end phase", 1)
    state.play("ability of 1", 1)
    assert (state.seat, texts(state, 1)) == (0, [])
    state.play("take spark", 0)
    assert "end phase" in texts(state, 0)


@pytest.mark.parametrize("mage", ["adelheim 5", "brama 5", "jian 4", "mist 5", "phaedraxa 5"])
def test_other_abilities_wait_for_their_own_time(mage: str) -> None:
    name, charges = mage.split()
    state = position(
        f"options.nemesis = rageborne; options.mage_a = xaxos; options.mage_b = {name}; charges = 0 {charges}"
    )
    assert (state.seat, texts(state, 1)) == (0, [])


def test_the_owner_sees_the_offer_and_a_prompt_of_their_own() -> None:
    state = position(KADIR)
    scene = GAME.scene(state, 1, "en", ["Ann", "Ben"])
    assert [(offer["label"], offer["at"]) for offer in scene["offers"]] == [("Use your ability", ["mage-1"])]
    assert scene["prompt"] == "You may use your ability now."


def test_a_log_with_a_thrown_in_move_replays() -> None:
    """Xaxos buys charges in own turns and uses the ability in a turn of the other seat."""
    options = {"nemesis": "rageborne", "difficulty": "beginner", "mage_a": "brama", "mage_b": "xaxos"}
    log = Log.record(GAME, [{}, {}], 5, options)
    state, thrown_in = log.start(), False
    while state.outcome is None and not thrown_in:
        seat, legal = state.seat, {move.text for move in state.moves}
        assert seat is not None
        wishes = ["buy charge", "play crystal", "end phase"]
        text = next((wish for wish in wishes if wish in legal), state.moves[0].text)
        if seat == 0 and texts(state, 1) == ["ability of 1"]:
            seat, text, thrown_in = 1, "ability of 1", True
        log.add(seat, text)
        state.play(text, seat)
    assert thrown_in
    assert GAME.digest(Log.loads(log.dumps()).replay()) == GAME.digest(state)


def test_anybody_answers_for_the_team() -> None:
    state = position("options.nemesis = rageborne; nemesis_deck = lay-waste; fury = 0")
    state.play("end phase")
    assert texts(state, 0) == texts(state, 1) == ["choose 0", "choose 1"]
    assert GAME.told(state, state.moves[1], 1, 0, GAME.words("en", ["Ann", "Ben"])) == "Lay Waste: Ben chooses Ben."
    state.play("choose 1", 1)
    assert state.lying("life") == [10, 8]


def test_a_decision_of_one_player_is_theirs() -> None:
    state = position("options.nemesis = rageborne; options.mage_b = phaedraxa; charges = 0 5; nemesis_deck = slaughter")
    state.play("end phase")
    assert (texts(state, 0), texts(state, 1)) == ([], ["ability of 1", "done"])
