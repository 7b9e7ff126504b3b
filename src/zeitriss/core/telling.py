"""Words for moves, news and endings, in the language of whoever listens."""

from __future__ import annotations

from collections.abc import Callable, Container, Sequence
from pathlib import Path
from typing import Protocol

from zeitriss.core.move import Move
from zeitriss.core.news import News
from zeitriss.core.outcome import Outcome
from zeitriss.core.scene import Ending, First
from zeitriss.core.view import Common


class Words(Protocol):
    """Speaks one language: texts by key, names and texts of cards, names of seats.

    `me` is the seat that it speaks to as "you"; None: everybody is called by name.
    """

    lang: str
    me: int | None
    names: tuple[str, ...]  # of the players, by seat
    said: dict[object, str]  # what was said before

    def __call__(self, key: str, **args: str | int) -> str: ...
    def name(self, kind: str, word: str) -> str: ...
    def text(self, kind: str, word: str) -> str: ...
    def letter(self, kind: str, word: str) -> str: ...
    def seat(self, seat: int) -> str: ...
    def knows(self, key: str) -> bool: ...
    def mentions(self, key: str, argument: str) -> bool: ...
    def keep(self, what: object, words: str) -> str: ...
    def to(self, me: int | None) -> Words: ...


class Question:
    """What was asked: the frame's key and what it was about, so that an answer can be told with its cause."""

    def __init__(self, ask: str, about: dict[str, int | str]) -> None:
        self.ask, self.about = ask, about


Voice = Callable[[Path, str, Sequence[str]], Words]
_voices: list[Voice] = []


Details = Callable[[Move, Question, Words], dict[str, str | int]]


def use_voice(voice: Voice) -> None:
    """The core knows no message files; the package says once how words are made from a game's folder."""
    _voices[:] = [voice]


def speak(folder: Path, lang: str, names: Sequence[str]) -> Words:
    return _voices[0](folder, lang, names)


def in_words(value: str | int, say: Words) -> str | int:
    """`relic.red-1-key` -> its name, `seat.0` -> the player's name, numbers stay."""
    if isinstance(value, int):
        return value
    kind, word = value.split(".", 1)
    if kind == "seat":
        return say.seat(int(word))
    return int(word) if word.isdecimal() else say.name(kind, word)


def spoken(key: str, args: dict[str, int | str], say: Words, more: dict[str, str | int] | None = None) -> str:
    """A message with its arguments as words; of a seat that listens, `who-is` says that it is called "you".

    Most of it was said before: then the whole sentence is found, rather than each of its words.
    """
    if more:
        return in_sentence(key, args, say, more)
    what = with_arguments([key, say.me, say.names], args)
    return say.said.get(what) or say.keep(what, in_sentence(key, args, say, more))


def with_arguments(what: list[object], args: dict[str, str | int]) -> tuple[object, ...]:
    """A key for what is said with these arguments. Compiled, `(*what, *args)` takes four times as long."""
    for name, value in args.items():
        what.append(name)
        what.append(value)
    return tuple(what)


def in_sentence(key: str, args: dict[str, int | str], say: Words, more: dict[str, str | int] | None) -> str:
    me = f"seat.{say.me}"
    words = {name: in_words(value, say) for name, value in args.items()} | (more or {})
    return say(key, **words, **{f"{name}-is": "you" for name, value in args.items() if value == me})


def arguments(move: Move, say: Words) -> dict[str, str | int]:
    """A move's arguments as words."""
    return {key: in_words(value, say) for key, value in move.named.items()}


def describe(move: Move, say: Words) -> str:
    """What a player may do: the label of an offer."""
    return say(f"move-{move.verb.name}", **arguments(move, say))


def report(move: Move, question: Question, by: int, say: Words, hidden: bool, details: Details | None = None) -> str:
    """What a player did: the line of the log. A hidden move says only that something was done.

    An answer that has words of its own for its question (`log-yes-discard-to-heal`) may speak of what that was about.
    `details` are the game's own further words for a move.
    """
    key = f"log-{move.verb.name}"
    who: dict[str, int | str] = {"who": f"seat.{by}"}
    if hidden:
        return caused(spoken(f"{key}-hidden", who, say), question.about, say)
    more = details(move, question, say) if details else {}
    own = f"{key}-{question.ask}"
    if not say.knows(own):
        return caused(spoken(key, who | move.named, say, more), question.about, say)
    return caused(spoken(own, who | question.about | move.named, say, more), question.about, say)


def caused(what: str, about: dict[str, int | str], say: Words) -> str:
    """A question, the line of its answer, or news, behind the card that it comes from."""
    return say("because", cause=in_words(about["cause"], say), what=what) if "cause" in about else what


def news_words(news: News, say: Words, before: Container[int | str] = ()) -> str:
    """Behind the card that it comes from, unless the message itself, or what was said `before`, speaks of that."""
    key = f"news-{news.key}"
    words = spoken(key, news.args, say)
    named = say.mentions(key, "cause") or news.args.get("cause") in before
    return words if named else caused(words, news.args, say)


def question(view: Common, say: Words) -> str:
    """What is asked, with what it is about: `ask-FRAME`."""
    return say(f"ask-{view['ask']}", **{key: in_words(value, say) for key, value in view["about"].items()})


def first_time(key: str, say: Words) -> First | None:
    """What a newcomer is told when this first comes up: `first-FRAME`, `first-news-KEY`; None: nothing."""
    return {"key": key, "words": say(f"first-{key}")} if say.knows(f"first-{key}") else None


def ending(outcome: Outcome, say: Words) -> Ending:
    """Who won; the reason has its own sentence. A lone player or a team wins or loses as one."""
    winners = [seat for seat, result in enumerate(outcome.results) if result > 0]
    if not winners:
        headline = say("over-lost")
    elif len(winners) == len(outcome.results):
        headline = say("over-won")
    else:
        who = say("and").join(say.seat(seat) for seat in winners)
        headline = say("over-winner", who=who, count=len(winners))
    return {"reason": outcome.reason, "headline": headline, "results": list(outcome.results)}
