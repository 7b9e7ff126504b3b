"""The registry: games are found by entry points, so that one can live in another package."""

from __future__ import annotations

import copyreg
from collections.abc import Sequence
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path

from zeitriss.core import facts
from zeitriss.core.errors import BadCards, Refused, UnknownGame, listed
from zeitriss.core.game import Game
from zeitriss.core.state import State

GROUP = "zeitriss.games"


@cache
def _found() -> dict[str, EntryPoint]:
    return {entry.name: entry for entry in entry_points(group=GROUP)}


def games() -> list[str]:
    """The names of all games that are installed."""
    return sorted(_found())


@cache
def game(name: str) -> Game[State]:
    """The game with this name.

    >>> game("antinomy").seats
    (1, 2)
    >>> game("chess")
    Traceback (most recent call last):
    zeitriss.core.errors.UnknownGame: game: 'chess' is not installed; there are ...antinomy...
    """
    if name not in _found():
        raise UnknownGame(f"{name!r} is not installed; there are {listed(games())}", "game")
    record: Game[State] = _found()[name].load()
    return record


def correct(files: Sequence[str | Path]) -> None:
    """Play with corrected cards. Their games are loaded now, so that what is wrong is said before anybody plays."""
    for file, name in zip(files, facts.correct(files), strict=True):
        if name not in games():
            raise BadCards(f"{name!r} is not installed; there are {listed(games())}", f"{file}: game")
        try:
            facts.read(game(name).folder)
        except Refused:
            raise
        except Exception as error:  # each value is possible, but not together
            raise BadCards(f"{name} cannot be played with these cards ({error!r})", str(file)) from None


# A game is pickled as its name.
copyreg.pickle(Game, lambda record: (game, (record.name,)))
