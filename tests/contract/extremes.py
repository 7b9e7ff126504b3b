"""Extremes: numbers of a position at their limits, and how play goes on from there.

Usual games stay far from what a state can hold. A build that counts otherwise near a limit is found here: both are held
to the same digests, as with whole games.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator
from typing import Any

from tests.contract.case import Case, pick
from tests.contract.edits import Path, leaves, put

from zeitriss.core.errors import Refused
from zeitriss.core.rng import seeded
from zeitriss.core.state import State

LIMITS = re.compile(r"from (-?\d+) to (-?\d+)")  # as a refused number is told
COUNT = re.compile(r"\d+(?=[a-z])")  # of a heap: `2elan+1gold`
BEYOND = 10**9 - 1
FURTHER = 25  # moves


def extremes(case: Case) -> Iterator[State]:
    """Every number of the table at its least and its most, then all that can be at their most together."""
    done: set[tuple[str, ...]] = set()
    for position in case.positions:
        data = full = position.state.snapshot()
        for path, value in leaves(data["table"], ("table",)):
            field = tuple(part for part in path if isinstance(part, str))
            for limit in limits(case, data, path, value):
                if (state := accepted(case, put(full, path, limit))) is not None:
                    full = put(full, path, limit)
                if field not in done and (state := accepted(case, put(data, path, limit))) is not None:
                    yield state
            done.add(field)
        if full is not data:
            yield case.game.restore(full)


def limits(case: Case, data: Any, path: Path, value: Any) -> list[Any]:
    """The values that lie at the ends of what is allowed here, the larger one last."""
    if isinstance(value, str) and COUNT.search(value):
        return [COUNT.sub(most, value) for _, most in told(case, put(data, path, COUNT.sub(str(BEYOND), value)))]
    if isinstance(value, int) and not isinstance(value, bool):
        return [int(end) for ends in told(case, put(data, path, BEYOND)) for end in ends]
    return []


def told(case: Case, data: Any) -> list[tuple[str, str]]:
    """The limits that the refusal of such a snapshot names."""
    try:
        case.game.restore(data)
    except Refused as error:
        return LIMITS.findall(str(error))
    return []


def accepted(case: Case, data: Any) -> State | None:
    try:
        state: State = case.game.restore(data)
    except Refused:
        return None
    return state


def ends(case: Case) -> list[str]:
    """One digest of all of them, some moves further on, and how many they were."""
    total, number = hashlib.sha256(), 0
    for number, state in enumerate(extremes(case), 1):
        rng = seeded(f"extreme {number}")
        for _ in range(FURTHER):
            if state.outcome is None:
                state.apply(pick(state, rng))
        total.update(case.game.digest(state).encode())
    return [total.hexdigest()[:16], f"{number} positions"]
