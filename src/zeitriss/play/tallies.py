"""Tallies: what a finished game comes to in numbers, seat by seat. Only what everybody was told is counted."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from zeitriss.core.news import SEAT, News
from zeitriss.core.tally import Tally
from zeitriss.core.telling import Words
from zeitriss.play.story import Step, Story


class Count(Struct):
    """One number of the game, for each seat."""

    name: str
    values: list[int]


def counts(story: Story, say: Words) -> list[Count]:
    """The game's own numbers; what happened to nobody is left out."""
    found = []
    for key, tally in story.game.staging.tallies.items():
        values = [0] * story.state.seats
        for step in story.standing:
            for seat in counted(step, tally):
                values[seat] += 1
        if any(values):
            found.append(Count(say(f"tally-{key}"), values))
    return found


def counted(step: Step, tally: Tally) -> Iterator[int]:
    """The seats for which this step counts, as often as it does."""
    if step.move is not None and step.question is not None:
        verb = f"log-{step.move.verb.name}"
        if verb in tally.messages or f"{verb}-{step.question.ask}" in tally.messages:
            yield step.line.seat
    for news in step.news:
        if news.seats is None and f"news-{news.key}" in tally.messages and fits(news, tally):
            yield SEAT.names.index(str(news.args["who"]).removeprefix("seat."))


def fits(news: News, tally: Tally) -> bool:
    return all(news.args.get(name) == value for name, value in tally.where.items())
