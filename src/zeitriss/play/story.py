"""Story: a log with what it led to. The log is the truth; states and news along the way are rebuilt from it.

This is the one replay: of the server, the terminal, the commands and the tests. Its time grows with the length of the
log, however much of it was taken back.

A game outlives its rules: digests, not version numbers, say whether the rules of today still lead where the log says.
Where they do not, its moves are still told, but their positions are lost until the log begins anew from a snapshot.
Of a deal with cards that are gone nothing can be laid out, and all of it is told in words only.

Compiled.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

import msgspec

from zeitriss.bots import LEVELS
from zeitriss.core import snapshot
from zeitriss.core.errors import BadLog, IllegalMove, Refused, UnknownMove, listed
from zeitriss.core.game import Game
from zeitriss.core.log import Line, check_undo
from zeitriss.core.move import Move
from zeitriss.core.news import News
from zeitriss.core.rng import seeded
from zeitriss.core.scene import Scene, bare_scene
from zeitriss.core.stage import scene_of
from zeitriss.core.state import State
from zeitriss.core.telling import Question, Words

if TYPE_CHECKING:
    from zeitriss.play.log import Log

SORTED: Final = msgspec.json.Encoder(order="sorted")


@dataclass(slots=True)
class Step:
    """A line and what it did: the position it led to, the news, who may hear the move in full (None: spectators)."""

    line: Line
    position: int
    state: State
    move: Move | None
    news: list[News]
    heard: frozenset[int | None]
    question: Question | None = None  # what the move answered
    turn: int | None = None  # whose turn it was made in; None: nobody's
    undone: bool = False
    lost: str = ""  # why the rules of today do not lead here; then `state` is the last one that they led to
    truth: str = ""  # of a planned step: the snapshot of its state, to be stored with it

    @property
    def private(self) -> bool:
        """Whether not everybody is told the same."""
        return len(self.heard) <= self.state.seats or any(news.seats is not None for news in self.news)

    def speaks_of(self, seat: int) -> bool:
        """Whether it says "you" to this seat, and its name to all others."""
        if self.line.seat == seat:
            return True
        said = [news.args for news in self.news]
        if self.move is not None and self.question is not None:
            said += self.move.named, self.question.about
        word = f"seat.{seat}"
        return any(word in args.values() for args in said)


class Story:
    def __init__(self, log: Log, verify: bool = False, lenient: bool = False) -> None:
        """Replays the log, also what was undone. `verify` compares the digests on the way.

        What the rules of today do not allow is refused; if `lenient`, and before a new beginning, it is lost.
        """
        self.log, self.game = log, log.game
        self.opening: list[News] = []  # what happened before the first move
        self.undealt = ""  # why not even the opening can be laid out by the rules of today
        self.states = [self._start(lenient)]  # by position
        self.standing: list[Step] = []
        self.steps: list[Step] = []  # by line
        self.stored = False  # whether the last state of a stopped game is the one that was stored
        self.stand_ins: dict[int, str] = {}  # which bot plays for whom
        self.floor = 0  # the position of the last new beginning: nobody goes back behind it
        # what the digests are made with: the version, and the options that there were at the deal
        self.rules, self.options = int(log.header["rules"]), log.header.get("opening", {}).get("options")
        anew = max((i for i, line in enumerate(log.lines) if line.state is not None), default=0)
        for i, line in enumerate(log.lines):
            self._follow(line, verify or i < anew, lenient or i < anew)

    def _start(self, lenient: bool) -> State:
        try:
            return self.log.start(self.opening)
        except Refused as error:
            if not lenient:
                raise
            self.undealt = str(error)
            return State(self.game, len(self.log.header["seats"]), self.log.header["options"], seeded(0))

    @property
    def state(self) -> State:
        return self.states[-1]

    @property
    def n(self) -> int:
        return len(self.steps)

    @property
    def position(self) -> int:
        return len(self.standing)

    @property
    def stopped(self) -> str:
        """Why the game cannot go on as it is; empty: it can."""
        return self.standing[-1].lost if self.standing else self.undealt

    def is_lost(self, position: int) -> bool:
        """Whether the rules of today cannot show this position; of a stopped game the last one may be stored."""
        shown = position == self.position and self.stored
        lost = self.standing[position - 1].lost if position else self.undealt
        return bool(lost) and not shown

    def is_bare(self, position: int) -> bool:
        """Whether nothing lies on the table there, because nothing could be dealt."""
        return bool(self.undealt) and self.states[position] is self.states[0]

    def scene(self, position: int, seat: int | None, say: Words) -> Scene:
        """The table there, as the rules of today have left it."""
        if self.is_bare(position):
            return bare_scene(self.game.name, seat, say.lang, say("words-only"))
        return scene_of(self.game, self.states[position], seat, say)

    # --- what could come next -----------------------------------------------------------------------------------------

    def plan(self, seat: int, texts: Iterable[str]) -> list[Step]:
        """What these moves would do, ready to be written. Refuses the first that is not legal; nothing is changed."""
        steps: list[Step] = []
        state = self.state
        for i, text in enumerate(texts, 1):
            step = self._step(state, Line(self.n + i, seat, text), self.position + i)
            state = step.state
            written = self.written(state)
            step.truth = compact(written)
            step.line.digest = snapshot.digest(written, step.truth)  # nobody knows this line yet
            steps.append(step)
        return steps

    def taking_back(self, seat: int, count: int) -> Step:
        """What the undo of so many moves would do."""
        step = self._undoing(Line(self.n + 1, seat, undo=count))
        step.truth = self.truth(step.state)
        return step

    def beginning_anew(self, seat: int) -> Step:
        """From the state that is shown, by the rules of today."""
        step = self._anew(Line(self.n + 1, seat, state=self.game.write(self.state)))
        step.truth = self.truth(step.state)
        return step

    def standing_in(self, seat: int, bot: str) -> Step:
        """From now on this bot plays for the seat; "": its person is back."""
        step = self._present(Line(self.n + 1, seat, stand_in=bot))
        step.truth = self.truth(step.state)
        return step

    def _step(self, before: State, line: Line, position: int) -> Step:
        state = before.clone()
        if not state.may_answer(line.seat):
            raise IllegalMove(f"seat {line.seat} was not asked, seat {state.seat} was", "seat")
        news: list[News] = []
        state.news = news
        state.play(line.move, line.seat)
        state.news = None
        move = self.game.catalogue.parse(line.move)
        everybody, hears = (None, *range(before.seats)), self.game.hears
        heard = frozenset([seat for seat in everybody if hears(before, move, seat)])
        turn = before.seat if self.game.turn is None else self.game.turn(before)
        return Step(line, position, state, move, news, heard, self.game.question(before), turn)

    def _undoing(self, line: Line) -> Step:
        check_undo(line.undo, self.position - self.floor)
        position = self.position - line.undo
        state = self.states[position]
        return Step(line, position, state, None, [], frozenset((None, *range(state.seats))))

    def _present(self, line: Line) -> Step:
        """A line that changes nothing of the game itself."""
        if line.stand_in and line.stand_in not in LEVELS:
            raise Refused(f"{line.stand_in!r} is not one of {listed(list(LEVELS))}", "stand_in")
        return Step(line, self.position, self.state, None, [], frozenset((None, *range(self.state.seats))))

    def _anew(self, line: Line) -> Step:
        state: State = self.game.restore(as_of_today(self.game, line.state or {}))
        return Step(line, self.position + 1, state, None, [], frozenset((None, *range(state.seats))))

    def _lost(self, line: Line, why: str) -> Step:
        """The mover knows the move; what others may know of it, only the rules of then could say."""
        try:
            move = self.game.catalogue.parse(line.move)
        except UnknownMove:
            move = None
        return Step(line, self.position + 1, self.state, move, [], frozenset((line.seat,)), lost=why)

    # --- going on -----------------------------------------------------------------------------------------------------

    def take(self, step: Step) -> None:
        """Go on by a step that was planned here, and is on disk where there is one."""
        self.log.lines.append(step.line)
        self._keep(step)

    def add(self, line: Line) -> None:
        """Go on by a line that was written elsewhere."""
        self.take(self._read(line))

    def _follow(self, line: Line, verify: bool, lenient: bool) -> None:
        try:
            step = self._read(line)
            if verify:
                self.check(step)
        except BadLog as error:
            if not lenient or not (line.move or line.state):
                raise
            step = self._lost(line, str(error))
        self._keep(step)

    def _read(self, line: Line) -> Step:
        try:
            if line.state is not None:
                return self._anew(line)
            if line.stand_in is not None:
                return self._present(line)
            if line.undo:
                return self._undoing(line)
            return self._lost(line, self.stopped) if self.stopped else self._step(self.state, line, self.position + 1)
        except Refused as error:
            raise BadLog(error.message, f"line {line.n + 1}: {error.field}") from None

    def _keep(self, step: Step) -> None:
        step.truth = ""
        self.steps.append(step)
        if step.line.stand_in is not None:
            self.stand_ins.pop(step.line.seat, None)
            if step.line.stand_in:
                self.stand_ins[step.line.seat] = step.line.stand_in
            return
        if step.line.undo:
            for taken in self.standing[-step.line.undo :]:
                taken.undone = True
            del self.standing[-step.line.undo :], self.states[-step.line.undo :]
            return
        self.standing.append(step)
        self.states.append(step.state)
        if step.line.state is not None:
            self.floor, self.rules, self.options = self.position, self.game.rules, None

    # --- truth --------------------------------------------------------------------------------------------------------

    def written(self, state: State) -> dict[str, Any]:
        """The snapshot, by the rules of the log."""
        written = self.game.write(state)
        written["rules"] = self.rules
        if self.options is not None:
            written["options"] = self.options
        return written

    def truth(self, state: State) -> str:
        """The snapshot as it is stored."""
        return compact(self.written(state))

    def check(self, step: Step) -> None:
        """The state after the line is the one that its digest names."""
        wanted = step.line.digest
        if wanted and not step.lost and wanted != (found := snapshot.digest(self.written(step.state))):
            raise BadLog(f"the state is {found}, the file says {wanted}", f"line {step.line.n + 1}: digest")

    def is_right(self) -> bool:
        """Whether the last state is the one that its digest names; then all others were, too."""
        try:
            for last in self.standing[-1:]:
                self.check(last)
        except BadLog:
            return False
        return not self.stopped


def compact(written: dict[str, Any]) -> str:
    """The same as `snapshot.text`, six times as fast, by what the core does without."""
    return SORTED.encode(written).decode()


def stored_story(log: Log, truth: str | None) -> Story:
    """The story of a stored game. It is never refused, but stops where today's rules do not lead to its last line.

    `truth` is the snapshot after that line: a stopped game shows it, if the rules of today can read it.
    """
    story = Story(log, lenient=True)
    if not story.is_right():
        story = Story(log, verify=True, lenient=True)
    if story.stopped and truth:
        try:
            story.states[-1] = story.game.restore(as_of_today(story.game, json.loads(truth)))
            story.stored = True
        except Refused:
            pass  # then it stays as it is
    return story


def as_of_today(game: Game[Any], data: dict[str, Any]) -> dict[str, Any]:
    """A snapshot of earlier rules: options that it does not know have their defaults, what lies on the table is as on
    an empty one, and what today's rules do not know is gone."""
    rules, table = data.get("rules"), data.get("table")
    seats, options = game.checked(data.get("seats"), known_options(game, rules, data.get("options")))
    if isinstance(table, dict) and isinstance(rules, int) and rules < game.rules:
        empty = game.write(game.empty(seats, options, seeded(0)))["table"]
        table = {name: value for name, value in (empty | table).items() if name in game.fields}
    return data | {"rules": game.rules, "options": options, "table": table}


def known_options(game: Game[Any], rules: Any, options: Any) -> Any:
    """Those of earlier rules without what has gone since."""
    if isinstance(options, dict) and isinstance(rules, int) and rules < game.rules:
        known = {option.name for option in game.settings}
        return {name: value for name, value in options.items() if name in known}
    return options
