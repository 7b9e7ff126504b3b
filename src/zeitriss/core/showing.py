"""Showing: how a move or a piece of news looks on the table. Data of a game; a client follows it and knows no rule."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from typing import Final, Literal

from zeitriss.core.move import Move
from zeitriss.core.news import News

Cue = Literal[
    "",
    "pick",
    "set",
    "reveal",
    "shuffle",
    "crystal",
    "paradox",
    "duel",
    "portal",
    "missed",
    "damage",
    "breach",
    "nemesis",
    "praise",
]
Args = dict[str, int | str]
_NAME = re.compile(r"{(\w+)}")


@dataclass(frozen=True)
class Showing:
    """What is shown beside the words of a message (`log-VERB`, `news-KEY`).

    Arguments stand in braces: `life-{who}` is the counter of whoever the news speaks of, `{by}` is who makes the move.

    >>> Showing(target="life-{who}", amount="-amount").reach({"who": "seat.1", "amount": 3})
    'life-1'
    >>> Showing(target="life-{who}", amount="-amount").change({"who": "seat.1", "amount": 3})
    -3
    """

    card: str = ""  # the argument whose card it is; without: the first that is a card
    source: str = ""  # where it comes from: a thing, counter, zone or panel; without: the card's own name
    target: str = ""  # what it reaches
    amount: str = ""  # the argument that says by how much the target changes; with a minus: it is lost
    stands: str = ""  # the argument that says where the target stands then
    cue: Cue = ""
    opens: bool = False  # a turn begins with it
    quiet: bool = False  # told in words only
    idle: bool = False  # nothing was done: where nothing came of it, a log may leave it out

    def reach(self, args: Args) -> str:
        return filled(self.target, args)

    def origin(self, args: Args) -> str:
        return filled(self.source, args)

    def change(self, args: Args) -> int:
        """By how much the target changes; an amount may be written out."""
        if not self.amount:
            return 0
        sign, name = (-1, self.amount[1:]) if self.amount.startswith("-") else (1, self.amount)
        value = int(name) if name.isdecimal() else args.get(name, 0)
        return sign * value if isinstance(value, int) else 0

    def level(self, args: Args) -> int | None:
        """Where the target stands afterwards, if that is said."""
        value = args.get(self.stands)
        return value if isinstance(value, int) else None


PLAIN: Final = Showing()


def filled(pattern: str, args: Args) -> str:
    """`life-{who}` -> `life-1`; empty where an argument is missing."""
    if "{" not in pattern:
        return pattern
    for name in named(pattern):
        if name not in args:
            return ""
        pattern = pattern.replace(f"{{{name}}}", bare(args[name]))
    return pattern


@cache
def named(pattern: str) -> list[str]:
    return _NAME.findall(pattern)


def bare(value: int | str) -> str:
    """`foe.needlemaw` -> `needlemaw`, as things and counters are called."""
    return str(value).split(".", 1)[-1]


def of_move(move: Move, by: int, hidden: bool) -> Args:
    """What a move speaks of, to whom may hear it."""
    args: Args = {"by": f"seat.{by}"}
    return args if hidden else args | move.named


def of_news(news: News, by: int) -> Args:
    return {"by": f"seat.{by}"} | news.args
