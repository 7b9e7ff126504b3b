"""Bots: given a Seat, never the true State."""

from __future__ import annotations

from typing import Any

from zeitriss.bots.base import Bot
from zeitriss.bots.greedy import Greedy
from zeitriss.bots.mouse import Mouse
from zeitriss.bots.random import Random
from zeitriss.bots.thinker import Dragon, Owl
from zeitriss.core.errors import Refused, listed
from zeitriss.core.game import Game

CHARACTERS = ("mouse", "griffin", "owl", "dragon")  # whom people may choose, the weakest first
LEVELS: dict[str, type[Bot]] = {
    "mouse": Mouse,
    "griffin": Greedy,
    "owl": Owl,
    "dragon": Dragon,
    "random": Random,  # for research
    "greedy": Greedy,  # what the Griffin is called in older tables
}
RANKS = {"novice": "mouse", "adept": "griffin", "master": "owl", "grandmaster": "dragon"}  # what programs may say too


def bot(name: str, game: Game[Any], seed: int | str = 0) -> Bot:
    """The bot of this level for this game.

    >>> import zeitriss
    >>> game = zeitriss.game("antinomy")
    >>> state = game.start(seats=2, seed=7)
    >>> bot("griffin", game, seed=1).choose(zeitriss.seat(state, 0)) in state.moves
    True
    """
    return LEVELS[level(name, "bot")](game, seed)


def level(name: str, field: str) -> str:
    """The level that a program names, or means by its rank; `field` is where it says so."""
    name = RANKS.get(name, name)
    if name not in LEVELS:
        raise Refused(f"{name!r} is not one of {listed(list(LEVELS))}", field)
    return name
