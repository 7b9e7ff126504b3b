"""The game file: a header and one line per move, append-only. Here is its form; what it tells is `play/log.py`.

{"zeitriss": 1, "game": "antinomy", "rules": 1, "cards": "…", "seats": […], "options": {…}, "seed": "7", "opening": {…}}
{"n": 1, "seat": 0, "move": "place wand at 0", "digest": "…"}
{"n": 2, "seat": 0, "undo": 1}
{"n": 3, "seat": 1, "stand_in": "owl"}
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from zeitriss.core.errors import BadLog

FORMAT = 1
HEADER = {"zeitriss": int, "game": str, "rules": int, "cards": str, "seats": list, "options": dict, "seed": str}
Header = dict[str, Any]


@dataclass(slots=True)  # never changed; but to make a frozen one takes three times as long
class Line:
    """A move that a seat made, the undo of the last `undo` moves that still stood, a new beginning, or a stand-in.

    A new beginning is a snapshot from which the game goes on by its rules, where later rules no longer lead there.
    A stand-in is the bot that plays for somebody from then on; empty: they are back.
    """

    n: int
    seat: int
    move: str = ""
    undo: int = 0
    digest: str = ""
    state: dict[str, Any] | None = None
    stand_in: str | None = None

    def data(self) -> dict[str, Any]:
        line: dict[str, Any] = {"n": self.n, "seat": self.seat}
        if self.state is not None:
            return line | {"state": self.state}
        if self.stand_in is not None:
            return line | {"stand_in": self.stand_in}
        line |= {"undo": self.undo} if self.undo else {"move": self.move}
        return line | ({"digest": self.digest} if self.digest else {})


def write(header: Header, lines: Sequence[Line]) -> str:
    rows = [header, *(line.data() for line in lines)]
    return "".join(json.dumps(row, ensure_ascii=False) + "\n" for row in rows)


def read(text: str) -> tuple[Header, list[Line]]:
    """The header and the lines of a file; whatever is malformed is refused with its line and field."""
    # splitlines() would also break at the exotic line ends that a player's name may hold
    rows = [(number, row) for number, row in enumerate(text.split("\n"), 1) if row.strip()]
    if not rows:
        raise BadLog("the file is empty; a header line is needed", "line 1")
    header = read_header(decode(rows[0][1], 1))
    lines: list[Line] = []
    standing = 0
    for number, row in rows[1:]:
        line = read_line(decode(row, number), number, len(lines) + 1, len(header["seats"]))
        if line.undo:
            check_undo(line.undo, standing, f"line {number}: undo")
        standing = 0 if line.state is not None else standing + bool(line.move) - line.undo
        lines.append(line)
    return header, lines


def check_undo(count: int, standing: int, field: str = "undo") -> None:
    if not 0 < count <= standing:
        raise BadLog(f"{count} moves cannot be undone, {standing} stand", field)


def decode(row: str, number: int) -> dict[str, Any]:
    try:
        data = json.loads(row)
        json.dumps(data, ensure_ascii=False).encode()
    except (ValueError, RecursionError) as error:  # also endless digits, endless nesting, half characters
        raise BadLog(f"is not JSON ({error})", f"line {number}") from None
    if not isinstance(data, dict):
        raise BadLog("an object is needed", f"line {number}")
    return data


def read_header(data: dict[str, Any]) -> Header:
    if data.get("zeitriss") != FORMAT:
        raise BadLog(f"this is no game file of format {FORMAT}", "line 1: zeitriss")
    for name, kind in HEADER.items():
        if type(data.get(name)) is not kind:  # true is no number here
            raise BadLog(f"{data.get(name)!r} given, {kind.__name__} needed", f"line 1: {name}")
    if not all(isinstance(seat, dict) for seat in data["seats"]):
        raise BadLog("a list of objects is needed", "line 1: seats")
    header = {name: data[name] for name in HEADER}
    if "opening" in data:  # older files have none: their seed deals
        if type(data["opening"]) is not dict:
            raise BadLog(f"{data['opening']!r} given, dict needed", "line 1: opening")
        header["opening"] = data["opening"]
    return header


def read_line(data: dict[str, Any], number: int, n: int, seats: int) -> Line:
    where = f"line {number}"
    if type(data.get("n")) is not int or data["n"] != n:
        raise BadLog(f"{data.get('n')!r} given, {n} needed", f"{where}: n")
    seat = data.get("seat")
    if type(seat) is not int or not 0 <= seat < seats:
        raise BadLog(f"{seat!r} is no seat from 0 to {seats - 1}", f"{where}: seat")
    if sum(name in data for name in ("move", "undo", "state", "stand_in")) != 1:
        raise BadLog("a line needs either a move or an undo", where)
    for name, kind in (("move", str), ("undo", int), ("digest", str), ("state", dict), ("stand_in", str)):
        if name in data and type(data[name]) is not kind:
            raise BadLog(f"{data[name]!r} given, {kind.__name__} needed", f"{where}: {name}")
    if "move" in data:
        return Line(n, seat, data["move"], digest=data.get("digest", ""))
    if "state" in data:
        return Line(n, seat, state=data["state"])
    if "stand_in" in data:
        return Line(n, seat, stand_in=data["stand_in"])
    if data["undo"] < 1:
        raise BadLog(f"{data['undo']} moves cannot be undone", f"{where}: undo")
    return Line(n, seat, undo=data["undo"])
