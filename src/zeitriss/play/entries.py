"""Entries: the log in words, as one seat is told each line, in its language. Compiled."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from zeitriss.core.game import Game
from zeitriss.core.log import Line
from zeitriss.core.news import News
from zeitriss.core.showing import PLAIN
from zeitriss.core.state import State
from zeitriss.core.telling import Words, first_time, news_words, report, spoken
from zeitriss.play.beats import beats, card_of
from zeitriss.play.entry import Entry, Moment, Side
from zeitriss.play.story import Step


def entry(game: Game[State], step: Step, to: int | None, say: Words, fresh: bool = False) -> Entry:
    """A line as this seat (None: a spectator) may read it; a fresh one with what a client can show of it.

    Whom `say` speaks to is "you" in it, everybody else is called by name.
    """
    line, words, news = step.line, wording(game, step, to, say), meant_for(to, step.news)
    alone = [news_words(item, say) for item in news]
    told = in_a_row(step, news, alone, to, say)
    showings = game.staging.showings
    return Entry(
        line.n,
        step.position,
        line.seat,
        words,
        told,
        step.undone,
        moments(game, news, told, say),
        step.turn,
        [i for i, item in enumerate(news) if showings.get(f"news-{item.key}", PLAIN).opens],
        beats(game, step, to, words, list(zip(news, alone, strict=True)), say) if fresh else [],
        step.move is not None and not news and showings.get(f"log-{step.move.verb.name}", PLAIN).idle,
        [first for item in news if (first := first_time(f"news-{item.key}", say))] if fresh else [],
    )


def respoken(one: Entry, game: Game[State], step: Step, to: int | None, say: Words) -> Entry:
    """The same line to somebody else: only the words are others, what a client shows of it stays."""
    words, news = wording(game, step, to, say), meant_for(to, step.news)
    alone = [news_words(item, say) for item in news]
    told = in_a_row(step, news, alone, to, say)
    lines = [words, *alone] if step.move is not None else alone
    shown = [replace(beat, words=line) for beat, line in zip(one.beats, lines, strict=False)]  # an old line shows none
    return replace(one, words=words, news=told, moments=moments(game, news, told, say), beats=shown)


def in_a_row(step: Step, news: Sequence[News], alone: list[str], to: int | None, say: Words) -> list[str]:
    """The news as they follow one another: a card is not named again where the sentence before has named it."""
    if not any("cause" in item.args for item in news):
        return alone
    before: set[int | str] = set()
    if step.move is not None and step.question is not None:
        before = {step.question.about.get("cause", ""), *(step.move.named.values() if to in step.heard else ())}
    told = []
    for item in news:
        told.append(news_words(item, say, before))
        before = set(item.args.values())
    return told


def wording(game: Game[State], step: Step, to: int | None, say: Words) -> str:
    line = step.line
    if line.state is not None:
        return say("log-anew")
    if line.stand_in is not None:
        return stand_in(line, say)
    if line.undo:
        return spoken("log-undo", who(line) | {"count": line.undo}, say)
    if step.move is None or step.question is None:
        return spoken("log-lost", who(line), say, {"move": f" ({line.move})" if to in step.heard else ""})
    return report(step.move, step.question, line.seat, say, to not in step.heard, game.staging.details)


def stand_in(line: Line, say: Words) -> str:
    """Somebody is away, and a bot plays for them; or they are back."""
    if not line.stand_in:
        return spoken("log-back", who(line), say)
    return spoken("log-stand-in", who(line) | {"bot": f"bot.{line.stand_in}"}, say)


def who(line: Line) -> dict[str, int | str]:
    return {"who": f"seat.{line.seat}"}


def opening(news: Sequence[News], to: int | None, say: Words) -> list[str]:
    """What happened before the first move."""
    return [news_words(item, say) for item in meant_for(to, news)]


def meant_for(to: int | None, news: Sequence[News]) -> list[News]:
    return [item for item in news if item.seats is None or to in item.seats]


def moments(game: Game[State], news: Sequence[News], told: Sequence[str], say: Words) -> list[Moment]:
    """What is worth watching; what came of it is told by the news that follow, up to the next moment."""
    found: list[Moment] = []
    for item, words in zip(news, told, strict=True):
        if item.moment:
            found.append(Moment(words, [side(game, *shown, say) for shown in item.moment], ""))
        elif found:
            found[-1].result = f"{found[-1].result} {words}".strip()
    return found


def side(game: Game[State], seat: int, cards: Sequence[str], counts: list[int], say: Words) -> Side:
    return Side(say.seat(seat), [card_of(game, word, say) for word in cards], counts)
