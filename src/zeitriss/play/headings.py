"""Headings: a turn of a finished game in a few words, after the weightiest thing that happened in it."""

from __future__ import annotations

from collections.abc import Iterator

from zeitriss.core.showing import Args
from zeitriss.core.telling import Words, spoken
from zeitriss.play.entries import meant_for, who
from zeitriss.play.story import Step, Story

Told = tuple[str, Args]  # a message and its arguments


def heading(story: Story, after: int, until: int, to: int | None, say: Words) -> tuple[int, str]:
    """The line that weighs most of those after one and until another, and what it did; 0: none weighs anything."""
    order = {key: rank for rank, key in enumerate(story.game.staging.headings)}
    steps = [step for step in story.standing if after < step.line.n <= until]
    told = [(step.line.n, key, args) for step in steps for key, args in messages(step, to) if key in order]
    if not told:
        return 0, ""
    n, key, args = min(told, key=lambda one: (order[one[1]], -weight(one[2]), -one[0]))
    return n, spoken(f"heading-{key}", args, say)


def messages(step: Step, to: int | None) -> Iterator[Told]:
    """What the log tells of this line to who looks on: the move, also as the answer to its question, and its news."""
    if step.move is not None and step.question is not None and to in step.heard:
        made = who(step.line) | step.move.named
        yield f"log-{step.move.verb.name}", made
        yield f"log-{step.move.verb.name}-{step.question.ask}", made
    for news in meant_for(to, step.news):
        yield f"news-{news.key}", news.args


def weight(args: Args) -> int:
    """Of two things alike the larger counts."""
    amount = args.get("amount", 0)
    return amount if isinstance(amount, int) else 0
