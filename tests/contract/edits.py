"""Hand-edited snapshots: whatever is missing, unknown, doubled or impossible is refused with its field named."""

from __future__ import annotations

import copy
import re
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

from tests.contract.case import Case

from zeitriss.core.errors import Refused
from zeitriss.core.snapshot import CAUSE, held
from zeitriss.core.state import State

Path = tuple[str | int, ...]
Edit = tuple[str, Any, Path]  # what was done, the snapshot, where
NOWHERE = "no-such-thing"


def spelled(path: Path) -> str:
    """("table", "hands", 0) -> `snapshot.table.hands[0]`."""
    return "snapshot" + "".join(f"[{part}]" if isinstance(part, int) else f".{part}" for part in path)


def leaves(data: Any, path: Path = ()) -> Iterator[tuple[Path, Any]]:
    """Every value of a snapshot, containers first."""
    yield path, data
    items = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, value in items:
        yield from leaves(value, (*path, key))


def at(data: Any, path: Path) -> Any:
    for part in path:
        data = data[part]
    return data


def put(data: Any, path: Path, value: Any) -> Any:
    """A copy with another value there; what lies beside the path is shared."""
    head, *rest = path
    edited = copy.copy(data)
    edited[head] = put(data[head], tuple(rest), value) if rest else value
    return edited


def without(data: Any, path: Path) -> Any:
    holder = copy.copy(at(data, path[:-1]))
    del holder[path[-1]]
    return put(data, path[:-1], holder) if path[:-1] else holder


def edits(case: Case, state: State) -> Iterator[Edit]:
    data = state.snapshot()
    for path, value in leaves(data):
        if isinstance(value, dict):
            yield "unknown entry", put(data, (*path, NOWHERE), 1), (*path, NOWHERE)
            for key in value.keys() - {CAUSE, *case.game.late}:  # these may be left out
                yield "missing entry", without(data, (*path, key)), (*path, key)
        if path:
            yield "wrong type", put(data, path, {NOWHERE: value}), path
        if isinstance(value, str):
            yield "unknown name", put(data, path, NOWHERE), path
        if isinstance(value, int | float) and not isinstance(value, bool):
            yield "impossible number", put(data, path, 10**12), path
            yield "no number", put(data, path, True), path
        if isinstance(value, int):
            yield "no whole number", put(data, path, float(value)), path
    yield "no question", data | {"stack": [], "outcome": None}, ("stack",)
    yield "no seats", data | {"seats": None}, ("seats",)
    if state.outcome is None:
        yield "doubled stack", data | {"stack": data["stack"] * 2}, ("stack",)
        if len(data["stack"]) > 1:
            yield "no base", data | {"stack": data["stack"][1:]}, ()
        if not case.game.repeats:
            yield "doubled frame", data | {"stack": [*data["stack"], data["stack"][-1]]}, ("stack",)
    yield from card_edits(case, state, data)


def card_edits(case: Case, state: State, data: Any) -> Iterator[Edit]:
    """A card doubled over another one, a card taken out of its zone; one of each zone will do."""
    places = [(tuple(parts(path)), kind, card) for path, kind, card in held(case.game, state)]
    doubled, lost = set[Path](), set[Path]()
    for (one, kind, card), (other, same, another) in pairwise(places):
        if kind == same and card != another and other[:-1] not in doubled:
            doubled.add(other[:-1])
            yield "doubled card", put(data, ("table", *other), at(data["table"], one)), ("table",)
    for path, _, _ in places:
        if isinstance(path[-1], int) and isinstance(at(data["table"], path[:-1]), list) and path[:-1] not in lost:
            lost.add(path[:-1])
            yield "lost card", without(data, ("table", *path)), ("table",)


def parts(path: str) -> Iterator[str | int]:
    """`hands[0][1]` -> "hands", 0, 1."""
    for part in re.findall(r"[^.\[\]]+", path):
        yield int(part) if part.isdecimal() else part


def snapshots_are_checked(case: Case) -> None:
    done: set[tuple[str, str]] = set()
    for position in case.positions:
        for what, data, path in edits(case, position.state):
            # the same edit in the next position proves nothing new: list indexes do not count
            kind = (what, spelled(tuple(part for part in path if isinstance(part, str))))
            if kind not in done or what in ("doubled card", "lost card"):
                done.add(kind)
                refused(case, what, data, path)


def refused(case: Case, what: str, data: Any, path: Path) -> None:
    field = refusal(case, data)
    assert field is not None, f"{what} at {spelled(path)} was accepted"
    assert spelled(path) in field, f"{what} at {spelled(path)}: the error names {field or 'nothing'}"


def refusal(case: Case, data: Any) -> str | None:
    """The field that is refused; None if the snapshot is accepted."""
    try:
        case.game.restore(data)
    except Refused as error:
        return error.field
    return None
