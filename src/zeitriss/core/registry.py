"""The registry: games are found by entry points, so that one can live in another package."""

from __future__ import annotations

import copyreg
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any

from zeitriss.core.errors import UnknownGame, listed
from zeitriss.core.game import Game

GROUP = "zeitriss.games"


@cache
def _found() -> dict[str, EntryPoint]:
    return {entry.name: entry for entry in entry_points(group=GROUP)}


def games() -> list[str]:
    """The names of all games that are installed."""
    return sorted(_found())


@cache
def game(name: str) -> Game[Any]:
    """The game with this name.

    >>> game("antinomy").seats
    (1, 2)
    >>> game("chess")
    Traceback (most recent call last):
    zeitriss.core.errors.UnknownGame: game: 'chess' is not installed; there are ...antinomy...
    """
    if name not in _found():
        raise UnknownGame(f"{name!r} is not installed; there are {listed(games())}", "game")
    record: Game[Any] = _found()[name].load()
    return record


# A game is pickled as its name.
copyreg.pickle(Game, lambda record: (game, (record.name,)))
