"""Analysis: a game looked at again, decision by decision, by a bot that thinks from the seat of who decided.

It is given what that seat could know, never the hidden truth, so it judges the decision and not the luck.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from msgspec import Struct

from zeitriss.bots import LEVELS
from zeitriss.bots.seat import Seat
from zeitriss.bots.seat import seat as seat_of
from zeitriss.bots.thinker import Thinker, Thought
from zeitriss.core.errors import Refused, listed
from zeitriss.core.game import Game
from zeitriss.core.state import State
from zeitriss.play.story import Story

BEST = 3  # moves that are named
DECISIVE = 3  # swings that are


@dataclass(frozen=True)
class Decision:
    """Something that a seat did where there was more than one thing to do."""

    n: int  # the line of the log
    position: int  # that it led to
    seat: int
    move: str
    before: State


class Verdict(Struct, frozen=True):
    """One decision: the chance of winning with the best move and with the one that was made."""

    n: int
    position: int
    seat: int
    move: str
    before: float
    after: float
    best: list[tuple[str, float]]

    @property
    def swing(self) -> float:
        """What the decision has cost."""
        return max(0.0, self.before - self.after)


class Point(Struct):
    """The chance of winning after a turn, as who took it could judge it."""

    n: int
    position: int
    chance: float


class Swing(Struct):
    """How much the chance changed from one turn of a seat to its next, whatever the others did in between.

    `since` is the last line before it, `cause` the line that weighs most in it, `title` what it did in few words.
    """

    n: int
    position: int
    before: float
    after: float
    since: int
    cause: int = 0
    title: str = ""


def analysts() -> list[str]:
    return [name for name, kind in LEVELS.items() if issubclass(kind, Thinker)]


def check(level: str) -> None:
    """Only who thinks can judge."""
    if level not in analysts():
        raise Refused(f"{level!r} is not one of {listed(analysts())}", "level")


def analyst(game: Game[Any], level: str, decision: Decision) -> Thinker:
    """Who looks at a decision, always with the same seed."""
    bot = LEVELS[level](game, f"analysis {decision.n}")
    assert isinstance(bot, Thinker)
    return bot


def decisions(story: Story) -> list[Decision]:
    """In order, those that still stand. Answers that were forced are none."""
    pairs = enumerate(zip(story.states, story.standing, strict=False), 1)  # the last state has no move yet
    return [
        Decision(step.line.n, position, step.line.seat, step.line.move, state)
        for position, (state, step) in pairs
        if step.move is not None and not step.lost and len(state.answers(step.line.seat)) > 1
    ]


def judge(level: str, decision: Decision) -> Verdict | None:
    """What is said about a decision."""
    return verdict(decision, analyst(decision.before.game, level, decision).think(place(decision)))


def place(decision: Decision) -> Seat:
    """The seat of who decided, with what it did, which is looked at as closely as what was best."""
    found = seat_of(decision.before, decision.seat)
    found.made = decision.before.game.catalogue.parse(decision.move)
    return found


def verdict(decision: Decision, thought: Thought) -> Verdict | None:
    """None where there was nothing to think about: the moment is plain to the bot."""
    moves = thought.moves
    if len(moves) < 2:
        return None
    chances = {found.text: chance for found, chance in moves}
    best = [(found.text, chance) for found, chance in moves[:BEST]]
    after = chances.get(decision.move, moves[-1][1])  # what was not worth a look is as good as the last that was
    return Verdict(decision.n, decision.position, decision.seat, decision.move, best[0][1], after, best)


def curve(verdicts: Sequence[Verdict], seat: int, team: bool = False) -> list[Point]:
    """The chance of a seat after each of its turns, of a team after the turns of all, of who is alone bit by bit."""
    alone = len({one.seat for one in verdicts}) == 1
    ends = [
        one
        for one, other in zip(verdicts, [*verdicts[1:], None], strict=True)
        if alone or other is None or other.seat != one.seat
    ]
    return [Point(one.n, one.position, one.after) for one in ends if team or one.seat == seat]


def swings(points: Sequence[Point]) -> list[Swing]:
    """The most decisive turns in order, counted from one turn of the seat to its next."""
    found = [Swing(b.n, b.position, a.chance, b.chance, a.n) for a, b in pairwise(points)]
    found.sort(key=lambda one: -abs(one.after - one.before))
    return sorted(found[:DECISIVE], key=lambda one: one.n)
