"""Log: the game. A header and lines that are only ever added; save, replay, undo and bug report are this one file."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from zeitriss.core import log as form
from zeitriss.core import registry
from zeitriss.core.errors import BadLog, Refused
from zeitriss.core.game import Game, check_seed
from zeitriss.core.log import Header, Line, check_undo
from zeitriss.core.news import News
from zeitriss.core.state import State
from zeitriss.play.story import Story


@dataclass
class Log:
    """A game on file.

    >>> import zeitriss
    >>> log = zeitriss.Log.record(zeitriss.game("antinomy"), seats=[{"name": "Ada"}, {"name": "Bo"}], seed=7)
    >>> line = log.add(0, "place wand at 0")
    >>> line = log.add(1, "place wand at 1")
    >>> line = log.undo(1, count=1)
    >>> state = zeitriss.Log.loads(log.dumps()).replay()
    >>> state.seat, state.lying("wands")
    (1, [0, -1])
    >>> log.replay(at=0).moves
    [<place wand at 0>, <place wand at 1>]
    """

    game: Game[Any]
    header: Header
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
            "zeitriss": form.FORMAT,
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
        check_undo(count, len(self.standing()))
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
        states = Story(self, verify).states
        if at is not None and not 0 <= at < len(states):
            raise BadLog(f"position {at} does not exist; there are 0 to {len(states) - 1}", "at")
        return states[-1 if at is None else at]

    def dumps(self) -> str:
        return form.write(self.header, self.lines)

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
        header, lines = form.read(text)
        try:
            game = registry.game(header["game"])
            check_version(game, header)
            game.checked(len(header["seats"]), header["options"])
        except Refused as error:
            raise BadLog(error.message, f"line 1: {error.field}") from None
        return cls(game, header, lines)


def check_version(game: Game[Any], header: Header) -> None:
    """A game goes on by the rules and with the cards that it was begun with, or not at all."""
    if header["rules"] != game.rules:
        raise BadLog(f"version {header['rules']} is not supported, {game.rules} is", "rules")
    if header["cards"] != game.cards_digest:
        raise BadLog(
            f"played with card data {header['cards'][:16]}, here is {game.cards_digest};"
            " start with the corrections of that game (--cards FILE), or with none if it had none",
            "cards",
        )
