"""What one answer settles: a payment or a gain, with all its ways and what each is enough for."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.res_arcana.arrange import fill
from tests.scenario import arrange

import zeitriss

GAME: Any = zeitriss.game("res_arcana")
NAMES = ("Ada", "Ben", "Cleo")
COMBINED = "options.mode = combined; stack = Turn seat=0; "


def played(given: str, *moves: str) -> Any:
    state = arrange(GAME, given, fill)
    for text in moves:
        state.play(text)
    return state


def test_a_payment_lists_every_way() -> None:
    """RA-57: what keeps something of everything first, gold last; the others are told nothing of it."""
    given = COMBINED + "hands.0 = golden-key; pools.0 = 1elan+2life+3calm+2gold"
    state = played(given, "place golden-key")
    found = GAME.scene(state, 0, "en", NAMES)["settling"]
    assert (found["title"], found["label"]) == ("Place Golden Key", "Pay and place")
    assert found["text"] == "Fixed: 1 Gold. The other 3 are your choice."
    assert found["stacks"][2:] == ["pool-0-calm", "pool-0-death", "pool-0-gold"]
    assert found["paid"] == [0, 0, 0, 0, 1]
    assert found["ways"][0] == {"takes": [0, 1, 2, 0, 0], "moves": ["pay life", "pay calm", "pay calm"]}
    assert {"takes": [0, 0, 3, 0, 0], "moves": ["pay calm", "pay calm"]} in found["ways"]  # the third settles itself
    assert all(way["takes"][4] for way in found["ways"][-5:])
    assert "settling" not in GAME.scene(state, 1, "en", NAMES)


PAYMENTS = [
    ("hands.0 = golden-key; pools.0 = 1elan+2life+3calm+2gold", ["place golden-key"], 11),
    ("boards.0 = smith alchemy; pools.0 = 3elan+2calm+2death", ["use alchemy 1"], 8),
    ("boards.0 = smith research fire-dragon; pools.1 = 2elan+2death+1gold", ["use fire-dragon 1"], 3),
    ("boards.0 = smith research athanor; pools.0 = 2elan+3life+1gold; on = athanor:6elan", ["use athanor 2"], 6),
]


@pytest.mark.parametrize(("given", "moves", "number"), PAYMENTS)
def test_every_way_is_legal_and_takes_what_it_says(given: str, moves: list[str], number: int) -> None:
    """RA-57, RA-76, RA-81: its moves settle the question, no two ways are alike, and none is missing."""
    state = played(COMBINED + given, *moves)
    seat, ask = state.seat, GAME.view(state, None)["ask"]
    assert seat is not None
    ways = GAME.scene(state, seat, "en", NAMES)["settling"]["ways"]
    assert len({tuple(way["takes"]) for way in ways}) == len(ways) == number
    before = list(GAME.view(state, seat)["pools"][seat].values())
    for way in ways:
        after = state.clone()
        for text in way["moves"]:
            assert (after.seat, GAME.view(after, None)["ask"]) == (seat, ask)
            after.play(text)
        assert (after.seat, GAME.view(after, None)["ask"]) != (seat, ask)
        pool = GAME.view(after, seat)["pools"][seat].values()
        if ask != "pay-same":  # what that brings comes at once
            assert [max(0, had - has) for had, has in zip(before, pool, strict=True)] == way["takes"]


GAINS = [
    ("hands.0 = gnosis; pools.0 = 1elan+1gold", ["discard gnosis for 2"], 10, "Gnosis: Take essences"),
    (
        "boards.0 = smith faerie-dragon; pools.0 = 1gold",
        ["use faerie-dragon 1"],
        35,
        "Faerie Dragon: Put essences on it",
    ),
]


@pytest.mark.parametrize(("given", "moves", "number", "title"), GAINS)
def test_every_way_is_legal_and_brings_what_it_says(given: str, moves: list[str], number: int, title: str) -> None:
    """RA-26, RA-86: into the pool or onto the card; of the last type one answer brings all."""
    state = played(COMBINED + given, *moves)
    found = GAME.scene(state, 0, "en", NAMES)["settling"]
    assert (found["title"], len({tuple(way["takes"]) for way in found["ways"]})) == (title, number)
    for way in found["ways"]:
        after = state.clone()
        for text in way["moves"]:
            assert GAME.view(after, None)["ask"] in ("gain-any", "lay-any")
            after.play(text)
        seen = GAME.view(after, 0)
        held = seen["pools"][0] if "Take" in title else seen["boards"][0][1]["on"]
        assert seen["ask"] not in ("gain-any", "lay-any")
        there = [held.get(essence, 0) for essence in ("elan", "life", "calm", "death", "gold")]
        assert there == [had + more for had, more in zip(found["onto"], way["takes"], strict=True)]


def test_what_is_proposed_is_enough_for_something() -> None:
    """RA-33: of all that may be taken, what a place or monument asks for comes first."""
    given = COMBINED + "hands.0 = gnosis; pools.0 = 4elan+2gold; places = dwarven-forge"
    state = played(given, "discard gnosis for 2")
    first, *others = GAME.scene(state, 0, "en", NAMES)["settling"]["ways"]
    assert (first["takes"], first["note"]) == ([1, 1, 0, 0, 0], "Then you have enough for Dwarven Forge.")
    assert others[-1]["note"] == "Then you have too little for Dwarven Forge."


def test_one_essence_is_named_by_its_own_answer() -> None:
    state = played(COMBINED + "hands.0 = gnosis", "discard gnosis for 2", "gain calm")
    assert "settling" not in GAME.scene(state, 0, "en", NAMES)


def test_a_way_says_what_it_is_still_enough_for() -> None:
    """RA-33: of places and monuments within reach, where that depends on what is paid."""
    given = COMBINED + "hands.0 = golden-key; pools.0 = 5elan+1life+3calm+3death+2gold; places = dragons-den"
    state = played(given, "place golden-key")
    first, *others = GAME.scene(state, 0, "en", NAMES)["settling"]["ways"]
    assert first["note"] == "This still leaves enough for Dragon's Den."
    assert "This leaves too little for Dragon's Den." in [way["note"] for way in others]
