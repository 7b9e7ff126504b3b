"""zeitriss games: what can be played."""

from __future__ import annotations

import json

from rich.table import Table
from rich.text import Text

import zeitriss
from zeitriss.cli.console import OUT
from zeitriss.cli.settings import language
from zeitriss.core.options import Option


def games(*, json_: bool = False, lang: str | None = None) -> None:
    """List the games with seats, options and rules version.

    Parameters
    ----------
    json_
        As JSON, with the schema of the options.
    lang
        de or en; by default that of the terminal.
    """
    found = [zeitriss.game(name) for name in zeitriss.games()]
    say = {game.name: game.words(language(lang)) for game in found}
    if json_:
        rows = [
            {
                "name": g.name,
                "title": say[g.name]("title"),
                "rules": g.rules,
                "seats": list(g.seats),
                "options": g.options(),
            }
            for g in found
        ]
        print(json.dumps(rows, ensure_ascii=False))
        return
    table = Table("name", "title", "seats", "rules", "options (default first)", box=None, pad_edge=False)
    for game in found:
        seats = ", ".join(str(n) for n in game.seats)
        options = Text("\n".join(option_line(option) for option in game.settings))
        table.add_row(game.name, say[game.name]("title"), seats, str(game.rules), options)
    OUT.print(table)


def option_line(option: Option) -> str:
    """`level=normal|easy|hard (1 seat)`."""
    only = (
        f" ({' or '.join(str(n) for n in option.seats)} seats)".replace("(1 seats", "(1 seat") if option.seats else ""
    )
    return f"{option.name}={option.shown()}{only}"
