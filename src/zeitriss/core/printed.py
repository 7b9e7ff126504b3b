"""What looks the same wherever it is shown is made once for each language, also so that comparing it is quick."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import TypeVar, TypeVarTuple

from zeitriss.core.telling import Words

What = TypeVarTuple("What")
Made = TypeVar("Made")
REMEMBERED = 20_000  # of a kind; a few MB


def printed(make: Callable[[*What, Words], Made]) -> Callable[[*What, Words], Made]:
    """Faces of cards, or things made of little: from the same arguments the same one. Who needs another makes a copy.

    Of the words only the language counts: what speaks of players is given their names.
    """
    made: dict[str, dict[object, Made]] = {}  # by language: a key of its own for each pair is made and compared longer

    @wraps(make)
    def once(*given: *tuple[*What, Words]) -> Made:
        which, known = given[:-1], made.get(given[-1].lang)
        if known is None:
            known = made[given[-1].lang] = {}
        found = known.get(which)
        if found is None:
            if len(known) >= REMEMBERED:
                known.clear()
            found = known[which] = make(*given)
        return found

    return once
