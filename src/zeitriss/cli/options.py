"""Options of a game from the command line: `--option level=hard` becomes what the game's own option takes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any

from cyclopts import Parameter

from zeitriss import Game, Refused

Options = Annotated[list[str] | None, Parameter(name="--option", negative=(), help="name=value; repeat for more.")]


def read_options(game: Game[Any], given: Sequence[str] | None) -> dict[str, Any]:
    """The named options, typed. What the game does not know or take is refused by the game itself."""
    kinds = {option.name: option for option in game.settings}
    options: dict[str, Any] = {}
    for text in given or ():
        name, found, value = text.partition("=")
        if not found:
            raise Refused(f"{text!r} given, name=value needed", "option")
        if name in options:
            raise Refused(f"{name} is given twice", "option")
        options[name] = kinds[name].read(value) if name in kinds else value
    return options
