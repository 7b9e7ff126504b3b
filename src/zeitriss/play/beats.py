"""Beats: what a line of the log did, one after the other, as a client can show it on the table. Compiled."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from zeitriss.core.game import Game
from zeitriss.core.news import News
from zeitriss.core.printed import printed
from zeitriss.core.scene import Face, Thing
from zeitriss.core.showing import PLAIN, Args, of_move, of_news
from zeitriss.core.state import State
from zeitriss.core.telling import Words
from zeitriss.play.beat import Beat
from zeitriss.play.story import Step


def beats(
    game: Game[State], step: Step, to: int | None, words: str, news: Sequence[tuple[News, str]], say: Words
) -> list[Beat]:
    """The move, then its news. What names no card of its own comes from the card that was named last."""
    told: list[Beat] = []
    by = step.line.seat
    if step.move is not None:
        hidden = to not in step.heard
        told.append(beat(game, f"log-{step.move.verb.name}", of_move(step.move, by, hidden), words, say))
    moments = 0
    for item, line in news:
        one = beat(game, f"news-{item.key}", of_news(item, by), line, say)
        if item.moment:
            one.moment, moments = moments, moments + 1
        if one.card is None and one.target and not (one.opens or one.source) and told:
            one.card, one.source = told[-1].card, told[-1].source
        told.append(one)
    return told


def beat(game: Game[State], key: str, args: Args, words: str, say: Words) -> Beat:
    """The card that it is about is the argument that is named, else the first that has a face."""
    staging = game.staging
    showing = staging.showings.get(key, PLAIN)
    word, any_card = str(args.get(showing.card, "")), not showing.card
    seats: list[int] = []
    for name, value in args.items():
        if name == "by" or not isinstance(value, str):
            continue
        kind = value[: value.find(".")]
        if kind == "seat":
            seats.append(int(value[5:]))
        elif any_card and not word and kind in staging.faced:
            word = value
    card = shown(staging.face, word, say) if word else None
    source = showing.origin(args) or (card["id"] if card else "")
    target, amount = showing.reach(args), showing.change(args)
    return Beat(
        words, card, source, target, amount, showing.level(args), seats, showing.cue, showing.opens, showing.quiet
    )


def card_of(game: Game[State], word: str, say: Words) -> Thing:
    return shown(game.staging.face, word, say)


@printed
def shown(face: Callable[[str, str, Words], Face], word: str, say: Words) -> Thing:
    kind, name = word.split(".", 1)
    return {"id": name, "kind": "card", "name": say.name(kind, name), "face": face(kind, name, say)}
