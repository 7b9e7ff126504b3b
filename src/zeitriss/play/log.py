"""Log: the game. A header and lines that are only ever added; save, replay, undo and bug report are this one file."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from zeitriss.core import facts, registry, snapshot
from zeitriss.core import log as form
from zeitriss.core.errors import BadLog, Refused
from zeitriss.core.game import Game
from zeitriss.core.log import Header, Line, check_undo
from zeitriss.core.news import News
from zeitriss.core.state import State
from zeitriss.play.story import Story, as_of_today, known_options

NAME = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")  # of a card, wherever it stands in a snapshot


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
        dealt = game.dealt(len(seats), seed, options)
        opening = game.write(dealt)
        header = {
            "zeitriss": form.FORMAT,
            "game": game.name,
            "rules": game.rules,
            "cards": cards_in(game, opening),
            "seats": seats,
            "options": opening["options"],
            "seed": str(seed),
            "opening": opening,
        }
        return cls(game, header)

    def start(self, news: list[News] | None = None) -> State:
        """The state before the first move; `news`: what happened before it. Without an opening, the seed deals."""
        seats, seed = len(self.header["seats"]), self.header["seed"]
        options = known_options(self.game, self.header["rules"], self.header["options"])
        if "opening" not in self.header:
            state: State = self.game.start(seats, seed, options, news)
            return state
        try:
            dealt: State = snapshot.lay(self.game, as_of_today(self.game, self.header["opening"]))
        except Refused as error:
            raise BadLog(error.message, f"line 1: opening: {error.field}") from None
        if dealt.seats != seats:
            raise BadLog(f"{dealt.seats} seats were dealt to, {seats} are named", "line 1: seats")
        if dealt.options != self.game.checked(seats, options)[1]:
            raise BadLog("the opening has other options", "line 1: options")
        begun: State = self.game.begin(dealt, news)
        return begun

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
            elif line.stand_in is None:
                moves.append(line)
        return moves

    def replay(self, at: int | None = None, verify: bool = False) -> State:
        """The state after all standing moves, or after the first `at`. `verify` compares the digests on the way."""
        states = Story(self, verify).states
        if at is not None and not 0 <= at < len(states):
            raise BadLog(f"position {at} does not exist; there are 0 to {len(states) - 1}", "at")
        return states[-1 if at is None else at]

    def renewed(self) -> Log:
        """The same moves by the rules of today, with an opening and all digests."""
        story, opening = Story(self), self.header.get("opening")
        if opening is None:
            options = known_options(self.game, self.header["rules"], self.header["options"])
            opening = self.game.write(self.game.dealt(len(self.header["seats"]), self.header["seed"], options))
        opening = as_of_today(self.game, opening)
        today = {"rules": self.game.rules, "cards": cards_in(self.game, opening), "options": opening["options"]}
        header = self.header | today | {"opening": opening}
        digests = [self.game.digest(step.state) if step.line.move and not step.lost else "" for step in story.steps]
        lines = [replace(line, digest=digest) for line, digest in zip(self.lines, digests, strict=True)]
        return Log(self.game, header, lines)

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
            check_rules(game, header, lines)
            if header["rules"] == game.rules or "opening" not in header:  # else its story says it
                game.checked(len(header["seats"]), known_options(game, header["rules"], header["options"]))
        except Refused as error:
            raise BadLog(error.message, f"line 1: {error.field}") from None
        return cls(game, header, lines)


def check_rules(game: Game[Any], header: Header, lines: list[Line]) -> None:
    """Earlier rules may lead to the same game, if digests can prove it; of later ones nothing is known here."""
    given = f"version {header['rules']} is not supported, {game.rules} is"
    if header["rules"] > game.rules:
        raise BadLog(given, "rules")
    if header["rules"] < game.rules and any(line.move and not line.digest for line in lines):
        raise BadLog(f"{given}; without digests nothing shows that it still leads to the same game", "rules")


def cards_in(game: Game[Any], opening: dict[str, Any]) -> str:
    """A fingerprint of the cards in this game, those that lie somewhere after the deal, and of the rest of the box."""
    return facts.digest(game.folder, set(NAME.findall(json.dumps(opening["table"]))))
