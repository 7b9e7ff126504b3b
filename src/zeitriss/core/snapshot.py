"""Snapshots: the full truth of a State as readable plain data, and back, with every error named."""

from __future__ import annotations

import hashlib
import json
from collections import Counter
from itertools import pairwise
from typing import TYPE_CHECKING, Any, Final, TypeVar

from zeitriss.core.errors import BadSnapshot, Refused, listed
from zeitriss.core.frame import Frame, Work, frame_key
from zeitriss.core.outcome import Outcome
from zeitriss.core.rng import Rng
from zeitriss.core.schema import (
    Fraction,
    Held,
    PerSeat,
    SeatNumber,
    Whole,
    check_keys,
    later,
    read_fields,
    write_fields,
)
from zeitriss.core.stack import stack_of
from zeitriss.core.state import State
from zeitriss.core.zoning import lay_value

if TYPE_CHECKING:
    from zeitriss.core.game import Game

S = TypeVar("S", bound=State)
CAUSE: Final = "cause"
COMPACT = json.JSONEncoder(sort_keys=True, separators=(",", ":"))
KEYS = ["game", "rules", "seats", "options", "rng", "table", "stack", "outcome"]


def write(game: Game[S], state: S) -> dict[str, Any]:
    outcome, readers = state.outcome, game.readers
    table = {name: kind.write(readers[name](state)) for name, kind in game.fields.items()}
    for name, before in game.late.items():
        if table[name] == before:
            del table[name]
    return {
        "game": game.name,
        "rules": game.rules,
        "seats": state.seats,
        "options": dict(state.options),
        "rng": state.rng.words(),
        "table": table,
        "stack": [write_frame(frame) for frame in state.stack],
        "outcome": outcome and {"reason": outcome.reason, "results": list(outcome.results)},
    }


def text(data: dict[str, Any]) -> str:
    """A snapshot as compact JSON, the same wherever it is written."""
    return COMPACT.encode(data)


def digest(data: dict[str, Any], written: str = "") -> str:
    """The short fingerprint of a snapshot, which may be `written` already; causes are for words only, do not count."""
    if not written or any(CAUSE in entry for entry in data["stack"]):
        stack = [{key: value for key, value in entry.items() if key != CAUSE} for entry in data["stack"]]
        written = text(data | {"stack": stack})
    return hashlib.sha256(written.encode()).hexdigest()[:16]


def write_frame(frame: Frame[Any]) -> dict[str, Any]:
    cls = type(frame)
    entry = {"frame": cls.__name__, "seat": int(frame.seat)} | write_fields(frame, cls.fields)
    if cls.causes is not None and (cause := write_fields(frame, {CAUSE: cls.causes})[CAUSE]) is not None:
        entry[CAUSE] = cause
    return entry


def restore(game: Game[S], data: dict[str, Any]) -> S:
    state = read(game, data)
    check_base(game, state)
    return state


def read(game: Game[S], data: dict[str, Any]) -> S:
    """The state, whatever lies lowest on its stack: tests arrange the middle of a turn without the rest of it."""
    state = lay(game, data)
    game.check(state)
    check_stack(game, state)
    return state


def lay(game: Game[S], data: dict[str, Any]) -> S:
    """What lies on the table and on the stack, also where nobody is asked yet: after the deal the first frames run."""
    check_keys(data, KEYS, "snapshot")
    for key, mine in (("game", game.name), ("rules", game.rules)):
        if data[key] != mine or type(data[key]) is not type(mine):
            raise BadSnapshot(f"{data[key]!r} given, {mine!r} needed", f"snapshot.{key}")
    check_keys(data["options"], [option.name for option in game.settings], "snapshot.options")
    seats, options = read_setup(game, data["seats"], data["options"])
    state = game.empty(seats, options, read_rng(data["rng"]))
    for name, value in read_fields(data["table"], game.fields, "snapshot.table", seats).items():
        try:
            lay_value(state, name, value, game.zoning)
        except OverflowError as error:
            raise BadSnapshot(str(error), f"snapshot.table.{name}") from None
    check_stock(game, state)
    state.outcome = read_outcome(game, data["outcome"], seats)
    if not isinstance(data["stack"], list):
        raise BadSnapshot("a list of frames is needed", "snapshot.stack")
    state.stack = stack_of(
        [read_frame(game, entry, f"snapshot.stack[{i}]", seats) for i, entry in enumerate(data["stack"])]
    )
    return state


def read_setup(game: Game[S], seats: Any, options: dict[str, Any]) -> tuple[int, dict[str, Any]]:
    """As checked for a new game, but nothing may be left out, and what is refused is named by its path."""
    if seats is None:
        raise BadSnapshot("a number of seats is needed", "snapshot.seats")
    try:
        return game.checked(seats, options)
    except Refused as error:
        path = "snapshot" if error.field == "seats" else "snapshot.options"
        raise BadSnapshot(error.message, f"{path}.{error.field}") from None


def read_frame(game: Game[S], entry: Any, path: str, seats: int) -> Frame[Any]:
    name = entry.get("frame") if isinstance(entry, dict) else None
    if not isinstance(name, str) or name not in game.frames:
        known = listed(list(game.frames), 99)
        raise BadSnapshot(f"{name!r} is no frame of {game.name}; known: {known}", f"{path}.frame")
    cls = game.frames[name]
    if asks(cls) and not game.words("en").knows(f"ask-{frame_key(cls)}"):
        raise BadSnapshot(f"{name} has no question of its own: it is a form that others have", f"{path}.frame")
    fields = {"seat": SeatNumber(), **cls.fields}
    if cls.causes is not None:
        fields[CAUSE] = later(cls.causes, None)
    given = {key: value for key, value in entry.items() if key != "frame"}
    return cls(**read_fields(given, fields, path, seats))


def asks(frame: type[Frame[Any]]) -> bool:
    """Whether it ever could."""
    return frame.choices is not Frame.choices or frame.offer not in (Frame.offer, Work.offer)


def check_base(game: Game[S], state: S) -> None:
    """What goes on when all else is done lies below everything, once."""
    if state.outcome is not None:
        return
    for i, frame in enumerate(state.stack):
        if (type(frame).__name__ in game.base) != (i == 0):
            say = f"{listed(list(game.base), 99)} must lie here" if i == 0 else "can only lie lowest"
            raise BadSnapshot(f"{type(frame).__name__}: {say}", f"snapshot.stack[{i}].frame")


def check_stack(game: Game[S], state: S) -> None:
    if state.outcome is not None:
        return
    for i, (frame, other) in enumerate(pairwise(state.stack), 1):
        if not game.repeats and write_frame(frame) == write_frame(other):
            raise BadSnapshot("the same frame lies here twice", f"snapshot.stack[{i}]")
    try:
        state.ask()
    except (LookupError, ValueError) as error:
        raise BadSnapshot(f"does not fit the table ({error})", "snapshot.stack") from None
    if not state.moves:
        raise BadSnapshot("its last frame asks nobody, so the game could not go on", "snapshot.stack")


def held(game: Game[S], state: S) -> list[Held]:
    """Every card on the table: where it lies, its kind, its number."""
    return [item for name, kind in game.fields.items() for item in kind.held(game.lying(state, name), name)]


def check_stock(game: Game[S], state: S) -> None:
    """Conservation: every card of the game lies somewhere, as often as it should."""
    stock = game.stock(state)
    found = Counter([item for name, kind in game.fields.items() for item in kind.lying(game.lying(state, name))])
    if dict(found) == stock:  # as nearly always; simulations ask after every move
        return
    lying = held(game, state)
    names = {domain.kind: domain.names for domain in game.domains}
    for (kind, card), count in found.items():
        wanted = stock.get((kind, card), 0)
        if count > wanted:
            places = [f"snapshot.table.{path}" for path, k, c in lying if (k, c) == (kind, card)]
            raise BadSnapshot(f"{names[kind][card]} lies {count} times, not {wanted}: {', '.join(places)}", places[-1])
    for (kind, card), wanted in stock.items():
        if found[kind, card] < wanted:
            raise BadSnapshot(f"{names[kind][card]} lies {found[kind, card]} times, not {wanted}", "snapshot.table")


def read_rng(data: Any) -> Rng:
    if not isinstance(data, list) or len(data) != 4:
        raise BadSnapshot("four whole numbers are needed", "snapshot.rng")
    a, b, c, counter = (Whole(0, 2**32 - 1).read(word, f"snapshot.rng[{i}]", 0) for i, word in enumerate(data))
    return Rng(a, b, c, counter)


def read_outcome(game: Game[S], data: Any, seats: int) -> Outcome | None:
    if data is None:
        return None
    check_keys(data, ["reason", "results"], "snapshot.outcome")
    if not isinstance(data["reason"], str) or data["reason"] not in game.endings:
        known = listed(list(game.endings), 99)
        raise BadSnapshot(f"{data['reason']!r} is no ending of {game.name}; known: {known}", "snapshot.outcome.reason")
    results = PerSeat(Fraction()).read(data["results"], "snapshot.outcome.results", seats)
    return Outcome(data["reason"], tuple(results))
