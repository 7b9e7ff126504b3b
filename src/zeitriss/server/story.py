"""Story: a log with what it led to. The log is the truth; states and news along the way are rebuilt from it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from zeitriss.core.errors import BadLog, IllegalMove, Refused
from zeitriss.core.log import Line, Log
from zeitriss.core.move import Move
from zeitriss.core.news import News
from zeitriss.core.state import State


@dataclass
class Step:
    """A line and what it did: the position it led to, the news, who may hear the move in full (None: spectators)."""

    line: Line
    position: int
    state: State
    move: Move | None
    news: list[News]
    heard: frozenset[int | None]
    undone: bool = False

    @property
    def private(self) -> bool:
        """Whether not everybody is told the same."""
        return len(self.heard) <= self.state.seats or any(news.seats is not None for news in self.news)


class Story:
    def __init__(self, log: Log, verify: bool = False) -> None:
        """Replays the log, also what was undone. `verify` compares the digests on the way."""
        self.log, lines = Log(log.game, log.header), log.lines
        self.opening: list[News] = []  # what happened before the first move
        self.states = [self.log.start(self.opening)]  # by position
        self.standing: list[Step] = []
        self.steps: list[Step] = []  # by line
        for line in lines:
            self.add(line)
            if verify and line.digest and line.digest != self.log.game.digest(self.state):
                raise BadLog("the state after this move is another one", f"line {line.n + 1}: digest")

    @property
    def state(self) -> State:
        return self.states[-1]

    @property
    def n(self) -> int:
        return len(self.steps)

    @property
    def position(self) -> int:
        return len(self.standing)

    def plan(self, seat: int, texts: Iterable[str]) -> list[Step]:
        """What these moves would do. Refuses the first that is not legal, before anything is changed."""
        steps: list[Step] = []
        state = self.state
        for i, text in enumerate(texts, 1):
            step = self._step(state, Line(self.n + i, seat, text), self.position + i)
            state = step.state
            steps.append(step)
        return steps

    def _step(self, before: State, line: Line, position: int) -> Step:
        game, state = self.log.game, before.clone()
        if not state.may_answer(line.seat):
            raise IllegalMove(f"seat {line.seat} is not asked now", "seat")
        news: list[News] = []
        state.news = news
        state.play(line.move, line.seat)
        state.news = None
        move = game.catalogue.parse(line.move)
        everybody = (None, *range(before.seats))
        heard = frozenset(seat for seat in everybody if game.tell(before, move, seat))
        return Step(line, position, state, move, news, heard)

    def take(self, step: Step) -> None:
        """Go on by a step that was planned here and is on disk now."""
        self.log.lines.append(step.line)
        self.steps.append(step)
        if step.line.undo:
            for taken in self.standing[-step.line.undo :]:
                taken.undone = True
            del self.standing[-step.line.undo :], self.states[-step.line.undo :]
        else:
            self.standing.append(step)
            self.states.append(step.state)

    def add(self, line: Line) -> None:
        """Go on by a line from the store or a file."""
        try:
            self.take(self.undoing(line) if line.undo else self._step(self.state, line, self.position + 1))
        except Refused as error:
            raise BadLog(error.message, f"line {line.n + 1}: {error.field}") from None

    def undoing(self, line: Line) -> Step:
        position = self.position - line.undo
        if position < 0:
            raise BadLog(f"{line.undo} moves cannot be undone, {self.position} stand", "undo")
        state = self.states[position]
        return Step(line, position, state, None, [], frozenset((None, *range(state.seats))))
