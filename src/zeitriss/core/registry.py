"""The registry: games are found by entry points, so that one can live in another package.

A game of which a card has no words is not loaded.
"""

from __future__ import annotations

import copyreg
import re
from collections.abc import Iterator, Sequence
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import Any

from zeitriss.core import facts
from zeitriss.core.errors import BadCards, Refused, UnknownGame, listed
from zeitriss.core.game import Game
from zeitriss.core.state import State

GROUP = "zeitriss.games"
TEXT = re.compile(r"\n +\.text =")  # of a message


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
    for missing in without_words(record):
        raise LookupError(missing)
    return record


def without_words(game: Game[Any]) -> Iterator[str]:
    """What has no name in a file of the game's messages, and cards without the text that others of their kind have."""
    for file in sorted(game.folder.glob("??.ftl")):
        told = {entry.partition(" =")[0]: entry for entry in re.split(r"\n(?=\S)", file.read_text(encoding="utf-8"))}
        for domain in game.domains:
            entries = {key: told.get(key, "") for key in (f"{domain.kind}-{name}" for name in domain.names)}
            yield from (f"{key} has no name in {file.name}" for key, entry in entries.items() if not entry)
            texts = [key for key, entry in entries.items() if TEXT.search(entry)]
            yield from (f"{key} has no text in {file.name}" for key in entries if texts and key not in texts)


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
