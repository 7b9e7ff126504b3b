"""zeitriss cards: every card of a game in words, and where each value comes from."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any, get_args

from rich.table import Table
from rich.text import Text

import zeitriss
from zeitriss import Game
from zeitriss.cli.console import OUT
from zeitriss.cli.screen import Screen
from zeitriss.cli.settings import language
from zeitriss.core.scene import Source, Value
from zeitriss.core.telling import Words

MARKS: dict[Source, str] = {"rulebook": "■", "public": "●", "reconstructed": "◌", "user": "✎"}
Listed = tuple[str, str, list[Value]]  # kind, name, what is printed


def cards(game: str, /, *, source: Source | None = None, json_: bool = False, lang: str | None = None) -> None:
    """Show every card in words, and where each value comes from.

    Parameters
    ----------
    game
        Name of the game; `zeitriss games` lists them.
    source
        Only the values from here: the rulebook, public lists, reconstructed, or corrected by the user.
    json_
        As JSON.
    lang
        de or en; by default that of the terminal.
    """
    chosen, tongue = zeitriss.game(game), language(lang)
    say, screen = chosen.words(tongue), Screen(tongue)
    rows = rows_of(chosen, say, source)
    if json_:
        print(json.dumps(report(chosen, rows, say), ensure_ascii=False))
        return
    if chosen.staging.values is None:
        OUT.print(texts(chosen, rows, say))
        screen.say("cards-unsourced", game=say("title"))
        return
    if rows:
        OUT.print(table(rows, say, screen.words))
    counts = Counter(value["source"] for _, _, found in rows for value in found)
    named = [f"{MARKS[one]} {say.name('origin', one)} {counts[one]}" for one in get_args(Source) if counts[one]]
    screen.say("cards-summary", cards=len(rows), values=counts.total(), sources=" · ".join(named))


def rows_of(game: Game[Any], say: Words, source: Source | None) -> list[Listed]:
    rows = [(kind, name, game.values(kind, name, say)) for kind, name in game.cards()]
    if source is None:
        return rows
    chosen = [(kind, name, [value for value in found if value["source"] == source]) for kind, name, found in rows]
    return [row for row in chosen if row[2]]


def report(game: Game[Any], rows: list[Listed], say: Words) -> dict[str, Any]:
    shown = [
        {"kind": kind, "name": name, "title": say.name(kind, name), "values": [plain(value) for value in found]}
        for kind, name, found in rows
    ]
    return {"game": game.name, "digest": game.cards_digest, "cards": shown}


def plain(value: Value) -> dict[str, str]:
    return {"name": value["name"], "value": value["words"], "source": value["source"]}


def table(rows: list[Listed], say: Words, words: Words) -> Table:
    """One line per value; a mark and a word say its source, and what is in doubt stands out."""
    result = Table(box=None, pad_edge=False, header_style="bold")
    for column in ("card", "value", "text", "source"):
        result.add_column(words(f"cards-{column}"), no_wrap=column in ("value", "source"))
    for kind, name, found in rows:
        titles = [say.name(kind, name), *[""] * len(found)]
        for title, value in zip(titles, found, strict=False):
            origin = f"{MARKS[value['source']]} {say.name('origin', value['source'])}"
            quiet = "" if value["source"] in ("reconstructed", "user") else "dim"
            result.add_row(
                Text(title, style="bold"), Text(value["name"]), Text(value["words"]), Text(origin, style=quiet)
            )
        result.add_row()
    return result


def texts(game: Game[Any], rows: list[Listed], say: Words) -> Table:
    """The cards of a game that does not record the sources of single values."""
    result = Table(box=None, pad_edge=False, show_header=False)
    for kind, name, _ in rows:
        face = game.staging.face(kind, name, say)
        parts = [face.get("foot", ""), face.get("text", "")]
        result.add_row(Text(face["title"], style="bold"), Text("\n".join(part for part in parts if part)))
    return result
