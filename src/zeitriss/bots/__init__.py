"""Bots: given a Seat, never the true State."""

from __future__ import annotations

from typing import Any

from zeitriss.bots.base import Bot
from zeitriss.bots.greedy import Greedy
from zeitriss.bots.random import Random
from zeitriss.core.errors import Refused, listed
from zeitriss.core.game import Game

LEVELS: dict[str, type[Bot]] = {"random": Random, "greedy": Greedy}


def bot(name: str, game: Game[Any], seed: int | str = 0) -> Bot:
    """The bot of this level for this game.

    >>> import zeitriss
    >>> game = zeitriss.game("antinomy")
    >>> state = game.start(seats=2, seed=7)
    >>> bot("greedy", game, seed=1).choose(zeitriss.seat(state, 0)) in state.moves
    True
    """
    if name not in LEVELS:
        raise Refused(f"{name!r} is not one of {listed(list(LEVELS))}", "bot")
    return LEVELS[name](game, seed)
