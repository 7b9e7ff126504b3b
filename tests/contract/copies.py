"""A copy of a state is a state of its own, and plays on like the original."""

from __future__ import annotations

import copy
import json
import pickle
import sys
from collections.abc import Iterator
from typing import Any

from tests.contract.case import Case, pick

from zeitriss.core.rng import seeded
from zeitriss.core.state import State

FUTURE = 40
SOME = 4  # positions of a long game: its neighbours are built alike
OFTEN = 11  # calls after which another game interrupts
ENOUGH = 5_000  # calls that were heard; a small game has fewer, so it is interrupted at each of its calls in turn


def future(state: State, seed: int | str = "future") -> list[Any]:
    """What is asked in the next moves, and the truth after them. The state is used up."""
    rng, seen = seeded(seed), []
    for _ in range(FUTURE):
        if state.outcome is not None:
            break
        seen.append((state.seat, [move.text for move in state.moves]))
        state.apply(pick(state, rng))
    return [*seen, state.snapshot()]


def lists(value: Any, path: str) -> Iterator[tuple[str, Any]]:
    """Everything in a field that could be changed in place."""
    if isinstance(value, list | dict | set):
        yield path, value
        items = value.items() if isinstance(value, dict) else enumerate(value)
        for key, item in items:
            yield from lists(item, f"{path}[{key}]")


def clones_are_independent(case: Case) -> None:
    for i, position in enumerate(case.states("clones")):
        if i % SOME:
            continue
        state, before = position.state, position.state.snapshot()
        clone = state.clone()
        assert clone.snapshot() == before, "a clone differs from its original"
        assert clone.rng is not state.rng, "a clone shares the generator"
        assert clone.news is None, "a clone tells news to the original's listeners"
        assert clone.cells is not state.cells, "a clone shares the table"
        for name in case.game.fields.keys() - case.game.zoning.fields.keys():
            mine = {id(item): path for path, item in lists(getattr(state, name), name)}
            shared = [path for path, item in lists(getattr(clone, name), name) if id(item) in mine]
            assert not shared, f"a clone shares {shared[0]}"
        if i % (2 * SOME):
            continue
        moves = list(state.moves)
        future(clone)
        assert state.snapshot() == before, "playing a clone changes its original"
        assert state.moves == moves


def copies_have_the_same_future(case: Case) -> None:
    for position in case.positions:
        state = position.state
        expected = future(state.clone())
        assert future(copy.deepcopy(state)) == expected, "deepcopy"
        assert future(pickle.loads(pickle.dumps(state))) == expected, "pickle"
        data = json.loads(json.dumps(state.snapshot()))
        restored = case.game.restore(data)
        assert data == restored.snapshot(), "a snapshot changes when it is read and written again"
        assert case.game.digest(restored) == case.game.digest(state)
        assert restored.moves == state.moves, "a restored state offers other moves"
        assert future(restored) == expected, "a restored state plays on otherwise: something is not in the snapshot"


def games_keep_to_themselves(case: Case) -> None:
    """Another game that is played in the middle of a step, as another thread may, changes nothing in this one."""
    alone = future(case.start("one"))
    first, other = case.start("first"), case.start("other")
    rng, calls, heard = seeded("another"), 0, 0

    def interrupt(*_: Any) -> None:
        nonlocal other, calls
        calls += 1
        if calls % OFTEN == 0:
            first.ask()
            other = case.start(calls) if other.outcome else other
            other.apply(pick(other, rng))

    for phase in range(OFTEN):
        before, calls = sys.gettrace(), phase
        sys.settrace(interrupt)  # hears of every interpreted call; compiled steps cannot be interrupted
        try:
            assert future(case.start("one")) == alone, "a game notices what another one does"
        finally:
            sys.settrace(before)
        heard += calls
        if heard > ENOUGH:
            break
