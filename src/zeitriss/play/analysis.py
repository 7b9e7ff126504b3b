"""Analysis: a game looked at again, decision by decision, by a bot that thinks from the seat of who decided.

It is given what that seat could know, never the hidden truth, so it judges the decision and not the luck.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from zeitriss.bots import LEVELS
from zeitriss.bots.seat import Seat
from zeitriss.bots.seat import seat as seat_of
from zeitriss.bots.thinker import Thinker
from zeitriss.core.errors import Refused, listed
from zeitriss.play.story import Story

BEST = 3  # moves that are named


@dataclass(frozen=True)
class Verdict:
    """One decision: the chance of winning with the best move and with the one that was made."""

    n: int  # the line of the log
    seat: int
    move: str
    before: float
    after: float
    best: list[tuple[str, float]]

    @property
    def swing(self) -> float:
        """What the decision has cost."""
        return max(0.0, self.before - self.after)


def analysts() -> list[str]:
    return [name for name, kind in LEVELS.items() if issubclass(kind, Thinker)]


def decisions(story: Story) -> int:
    return sum(1 for _ in _decided(story))


def analyse(story: Story, level: str = "owl") -> Iterator[Verdict]:
    """The decisions of a game in order. Answers that were forced are none."""
    if level not in analysts():
        raise Refused(f"{level!r} is not one of {listed(analysts())}", "level")
    for n, seat, move, place in _decided(story):
        bot = LEVELS[level](story.game, f"analysis {n}")
        assert isinstance(bot, Thinker)
        moves = bot.think(place).moves
        chances = {found.text: chance for found, chance in moves}
        best = [(found.text, chance) for found, chance in moves[:BEST]]
        yield Verdict(n, seat, move, best[0][1], chances.get(move, moves[-1][1]), best)


def _decided(story: Story) -> Iterator[tuple[int, int, str, Seat]]:
    """Line, seat, move and what that seat knew, wherever there was more than one thing to do."""
    for state, step in zip(story.states, story.standing, strict=False):  # the last state has no move yet
        line = step.line
        if len(state.answers(line.seat)) > 1:
            yield line.n, line.seat, line.move, seat_of(state, line.seat)
