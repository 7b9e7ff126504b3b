"""Log: the game. A header and one line per move, append-only; save, replay, undo and bug report are this one file.

{"zeitriss": 1, "game": "antinomy", "rules": 1, "cards": "…", "seats": […], "options": {…}, "seed": "7"}
{"n": 1, "seat": 0, "move": "place wand at 0", "digest": "…"}
{"n": 2, "seat": 0, "undo": 1}
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from zeitriss.core import registry
from zeitriss.core.errors import BadLog, Refused
from zeitriss.core.game import Game, check_seed
from zeitriss.core.news import News
from zeitriss.core.state import State

FORMAT = 1
HEADER = {"zeitriss": int, "game": str, "rules": int, "cards": str, "seats": list, "options": dict, "seed": str}


@dataclass(frozen=True)
class Line:
    """A move that a seat made, or the undo of the last `undo` moves that still stood."""

    n: int
    seat: int
    move: str = ""
    undo: int = 0
    digest: str = ""

    def data(self) -> dict[str, Any]:
        line: dict[str, Any] = {"n": self.n, "seat": self.seat}
        line |= {"undo": self.undo} if self.undo else {"move": self.move}
        return line | ({"digest": self.digest} if self.digest else {})


@dataclass
class Log:
    """A game on file.

    >>> import zeitriss
    >>> log = zeitriss.Log.record(zeitriss.game("antinomy"), seats=[{"name": "Ada"}, {"name": "Bo"}], seed=7)
    >>> line = log.add(0, "place wand at 0")
    >>> line = log.add(1, "place wand at 1")
    >>> line = log.undo(1, count=1)
    >>> state = zeitriss.Log.loads(log.dumps()).replay()
    >>> state.seat, state.wands
    (1, [0, -1])
    >>> log.replay(at=0).moves
    [<place wand at 0>, <place wand at 1>]
    """

    game: Game[Any]
    header: dict[str, Any]
    lines: list[Line] = field(default_factory=list)

    @classmethod
    def record(
        cls,
        game: Game[Any],
        seats: list[dict[str, Any]],
        seed: int | str,
        options: dict[str, Any] | None = None,
    ) -> Log:
        """An empty log. `seats` describes who sits where: name, kind, bot."""
        check_seed(seed)
        count, full = game.checked(len(seats), options)
        header = {
            "zeitriss": FORMAT,
            "game": game.name,
            "rules": game.rules,
            "cards": game.cards_digest,
            "seats": seats[:count],
            "options": full,
            "seed": str(seed),
        }
        return cls(game, header)

    def start(self, news: list[News] | None = None) -> State:
        """The state before the first move; `news`: what happened before it."""
        seats, seed, options = len(self.header["seats"]), self.header["seed"], self.header["options"]
        state: State = self.game.start(seats, seed, options, news)
        return state

    def add(self, seat: int, move: str, digest: str = "") -> Line:
        return self._append(Line(len(self.lines) + 1, seat, move, digest=digest))

    def undo(self, seat: int, count: int) -> Line:
        if not 0 < count <= len(self.standing()):
            raise BadLog(f"{count} moves cannot be undone, {len(self.standing())} stand", "undo")
        return self._append(Line(len(self.lines) + 1, seat, undo=count))

    def _append(self, line: Line) -> Line:
        self.lines.append(line)
        return line

    def standing(self) -> list[Line]:
        """The moves that were not undone."""
        moves: list[Line] = []
        for line in self.lines:
            if line.undo:
                del moves[-line.undo :]
            else:
                moves.append(line)
        return moves

    def replay(self, at: int | None = None, verify: bool = False) -> State:
        """The state after all standing moves, or after the first `at`. `verify` compares the digests on the way."""
        moves = self.standing()
        if at is not None and not 0 <= at <= len(moves):
            raise BadLog(f"position {at} does not exist; there are 0 to {len(moves)}", "at")
        state = self.start()
        for line in moves[:at]:
            self.step(state, line)
            if verify and line.digest and line.digest != self.game.digest(state):
                found = self.game.digest(state)
                raise BadLog(f"the state is {found}, the file says {line.digest}", f"line {line.n + 1}: digest")
        return state

    def step(self, state: State, line: Line) -> None:
        if not state.may_answer(line.seat):
            raise BadLog(f"seat {line.seat} was not asked, seat {state.seat} was", f"line {line.n + 1}: seat")
        try:
            state.play(line.move, line.seat)
        except Refused as error:
            raise BadLog(error.message, f"line {line.n + 1}: move") from None

    def dumps(self) -> str:
        return "".join(
            json.dumps(data, ensure_ascii=False) + "\n" for data in [self.header, *(line.data() for line in self.lines)]
        )

    def save(self, path: str | Path) -> None:
        Path(path).write_text(self.dumps(), encoding="utf-8")

    @classmethod
    def load(cls, path: str | Path) -> Log:
        try:
            return cls.loads(Path(path).read_text(encoding="utf-8"))
        except UnicodeDecodeError:
            raise BadLog("the file is not UTF-8 text") from None

    @classmethod
    def loads(cls, text: str) -> Log:
        """Read a log file; whatever is wrong is refused with its line and field."""
        # splitlines() would also break at the exotic line ends that a player's name may hold
        rows = [(number, row) for number, row in enumerate(text.split("\n"), 1) if row.strip()]
        if not rows:
            raise BadLog("the file is empty; a header line is needed", "line 1")
        header = read_header(decode(rows[0][1], 1))
        try:
            game = registry.game(header["game"])
            check_version(game, header)
            game.checked(len(header["seats"]), header["options"])
        except Refused as error:
            raise BadLog(error.message, f"line 1: {error.field}") from None
        log = cls(game, header)
        for number, row in rows[1:]:
            read_line(log, decode(row, number), number)
        return log


def check_version(game: Game[Any], header: dict[str, Any]) -> None:
    """A game goes on by the rules and with the cards that it was begun with, or not at all."""
    if header["rules"] != game.rules:
        raise BadLog(f"version {header['rules']} is not supported, {game.rules} is", "rules")
    if header["cards"] != game.cards_digest:
        raise BadLog(
            f"played with card data {header['cards'][:16]}, here is {game.cards_digest};"
            " start with the corrections of that game (--cards FILE), or with none if it had none",
            "cards",
        )


def decode(row: str, number: int) -> dict[str, Any]:
    try:
        data = json.loads(row)
        json.dumps(data, ensure_ascii=False).encode()
    except (ValueError, RecursionError) as error:  # also endless digits, endless nesting, half characters
        raise BadLog(f"is not JSON ({error})", f"line {number}") from None
    if not isinstance(data, dict):
        raise BadLog("an object is needed", f"line {number}")
    return data


def read_header(data: dict[str, Any]) -> dict[str, Any]:
    if data.get("zeitriss") != FORMAT:
        raise BadLog(f"this is no game file of format {FORMAT}", "line 1: zeitriss")
    for name, kind in HEADER.items():
        if type(data.get(name)) is not kind:  # true is no number here
            raise BadLog(f"{data.get(name)!r} given, {kind.__name__} needed", f"line 1: {name}")
    if not all(isinstance(seat, dict) for seat in data["seats"]):
        raise BadLog("a list of objects is needed", "line 1: seats")
    return {name: data[name] for name in HEADER}


def read_line(log: Log, data: dict[str, Any], number: int) -> None:
    where, n = f"line {number}", len(log.lines) + 1
    if type(data.get("n")) is not int or data["n"] != n:
        raise BadLog(f"{data.get('n')!r} given, {n} needed", f"{where}: n")
    seat, seats = data.get("seat"), len(log.header["seats"])
    if type(seat) is not int or not 0 <= seat < seats:
        raise BadLog(f"{seat!r} is no seat from 0 to {seats - 1}", f"{where}: seat")
    if ("move" in data) == ("undo" in data):
        raise BadLog("a line needs either a move or an undo", where)
    for name, kind in (("move", str), ("undo", int), ("digest", str)):
        if name in data and type(data[name]) is not kind:
            raise BadLog(f"{data[name]!r} given, {kind.__name__} needed", f"{where}: {name}")
    if "move" in data:
        log.add(seat, data["move"], data.get("digest", ""))
        return
    try:
        log.undo(seat, data["undo"])
    except BadLog as error:
        raise BadLog(error.message, f"{where}: undo") from None
