"""What will happen next, in words: the effects that are pending, and the coming turn of the nemesis."""

from __future__ import annotations

from itertools import groupby

from zeitriss.core.telling import Words, in_words
from zeitriss.games.aeons_end.ahead import Said
from zeitriss.games.aeons_end.knowledge.view import View


def coming(view: View, say: Words) -> list[str]:
    return in_runs([line(said, say) for said in view["coming"]])


def plan(view: View, say: Words) -> list[str]:
    return in_runs([line(said, say) for said in view["plan"]])


def line(said: Said, say: Words) -> str:
    """A card that acts, with what it does."""
    words = say(said["key"], **{key: in_words(value, say) for key, value in said["args"].items()})
    parts = in_runs([line(part, say) for part in said["parts"]])
    return say("plan-does", what=words, parts=" · ".join(parts)) if parts else words


def in_runs(lines: list[str]) -> list[str]:
    """Equal ones once, with their number."""
    runs = [(line, len(list(equal))) for line, equal in groupby(lines)]
    return [line if times == 1 else f"{times} × {line}" for line, times in runs]
