"""Story: a log with what it led to. The log is the truth; states and news along the way are rebuilt from it.

This is the one replay: of the server, the terminal, the commands and the tests. Its time grows with the length of the
log, however much of it was taken back.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from zeitriss.core.errors import BadLog, IllegalMove, Refused
from zeitriss.core.log import Line, check_undo
from zeitriss.core.move import Move
from zeitriss.core.news import News
from zeitriss.core.state import State
from zeitriss.core.telling import Question

if TYPE_CHECKING:
    from zeitriss.play.log import Log


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
    undone: bool = False

    @property
    def private(self) -> bool:
        """Whether not everybody is told the same."""
        return len(self.heard) <= self.state.seats or any(news.seats is not None for news in self.news)


class Story:
    def __init__(self, log: Log, verify: bool = False) -> None:
        """Replays the log, also what was undone. `verify` compares the digests on the way."""
        self.log, self.game = log, log.game
        self.opening: list[News] = []  # what happened before the first move
        self.states = [log.start(self.opening)]  # by position
        self.standing: list[Step] = []
        self.steps: list[Step] = []  # by line
        for line in log.lines:
            self._keep(self._read(line))
            if verify:
                self.check(line)

    @property
    def state(self) -> State:
        return self.states[-1]

    @property
    def n(self) -> int:
        return len(self.steps)

    @property
    def position(self) -> int:
        return len(self.standing)

    # --- what could come next -----------------------------------------------------------------------------------------

    def plan(self, seat: int, texts: Iterable[str]) -> list[Step]:
        """What these moves would do, ready to be written. Refuses the first that is not legal; nothing is changed."""
        steps: list[Step] = []
        state = self.state
        for i, text in enumerate(texts, 1):
            step = self._step(state, Line(self.n + i, seat, text), self.position + i)
            state = step.state
            step.line = replace(step.line, digest=self.game.digest(state))
            steps.append(step)
        return steps

    def taking_back(self, seat: int, count: int) -> Step:
        """What the undo of so many moves would do."""
        return self._undoing(Line(self.n + 1, seat, undo=count))

    def _step(self, before: State, line: Line, position: int) -> Step:
        state = before.clone()
        if not state.may_answer(line.seat):
            raise IllegalMove(f"seat {line.seat} was not asked, seat {state.seat} was", "seat")
        news: list[News] = []
        state.news = news
        state.play(line.move, line.seat)
        state.news = None
        move = self.game.catalogue.parse(line.move)
        everybody = (None, *range(before.seats))
        heard = frozenset(seat for seat in everybody if self.game.tell(before, move, seat))
        return Step(line, position, state, move, news, heard, self.game.question(before))

    def _undoing(self, line: Line) -> Step:
        check_undo(line.undo, self.position)
        position = self.position - line.undo
        state = self.states[position]
        return Step(line, position, state, None, [], frozenset((None, *range(state.seats))))

    # --- going on -----------------------------------------------------------------------------------------------------

    def take(self, step: Step) -> None:
        """Go on by a step that was planned here, and is on disk where there is one."""
        self.log.lines.append(step.line)
        self._keep(step)

    def add(self, line: Line) -> None:
        """Go on by a line that was written elsewhere."""
        self.take(self._read(line))

    def _read(self, line: Line) -> Step:
        try:
            return self._undoing(line) if line.undo else self._step(self.state, line, self.position + 1)
        except Refused as error:
            raise BadLog(error.message, f"line {line.n + 1}: {error.field}") from None

    def _keep(self, step: Step) -> None:
        self.steps.append(step)
        if step.line.undo:
            for taken in self.standing[-step.line.undo :]:
                taken.undone = True
            del self.standing[-step.line.undo :], self.states[-step.line.undo :]
        else:
            self.standing.append(step)
            self.states.append(step.state)

    def check(self, line: Line) -> None:
        """The state after the line is the one that its digest names."""
        if line.digest and line.digest != (found := self.game.digest(self.state)):
            raise BadLog(f"the state is {found}, the file says {line.digest}", f"line {line.n + 1}: digest")
