"""Advice: what the bots know of a game, and how they think ahead in it.

Not compiled: generic dataclasses are beyond mypyc.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Generic, Literal, TypeVar

from zeitriss.core.model import Model
from zeitriss.core.move import Move
from zeitriss.core.state import State

S = TypeVar("S", bound=State)


TO_THE_END = 1_000_000  # turns


@dataclass(frozen=True)
class Search:
    """How the bots think ahead. Effort is counted and not timed, so that the same seed plays the same everywhere.

    `tree`: steps of one tree over all imagined worlds; `worlds`: alpha-beta of `turns` turns in so many worlds;
    `playouts`: games played on by the policy from each move. A position is judged when the policy has played on until
    `turns` turns are over.
    """

    kind: Literal["tree", "worlds", "playouts"] = "tree"
    owl: int = 500  # about 0.2 s for a decision in the compiled build
    dragon: int = 10_000  # about 4 s, shared by the cores
    again: int = 0  # at a decision that is looked at again after the game, at least
    turns: int = 0
    sure: float = 1.0  # standard errors by which a playout's move must be better than the policy's


@dataclass(frozen=True)
class Advice(Generic[S]):
    """What the bots know of a game."""

    value: Callable[[S, int], float]  # how good the position is for a seat: 0 lost, 1 won
    # How good a move looks, on any scale, where several moves make up one plan and a single one shows little (buying
    # with what was played, casting what was prepped); None: the value of the position after it says enough.
    rate: Callable[[S, int, Move], float] | None = None
    # As `rate`, for all moves at once and quicker: for games played on by the thousand
    glance: Callable[[S, int, list[Move]], list[float]] | None = None
    search: Mapping[int, Search] = field(default_factory=dict)  # by number of seats; 0: any other
    # Whether a move that the policy likes best needs no second thought; None: none is so plain
    plain: Callable[[S, int, Move], bool] | None = None
    # Whether a move gives something away for nothing, while another could be made: it is never weighed
    wasteful: Callable[[S, int, Move], bool] | None = None
    clock: Callable[[S], int] | None = (
        None  # another number in another turn; None: a turn lasts while one seat is asked
    )

    # What there is to be seen of a position, for values that are learned from games (`zeitriss train`)
    traits: Callable[[S, int], list[float]] | None = None
    models: list[Model | None] = field(default_factory=list)  # what was learned, by number of seats
    # The chance of winning, calibrated: what searches judge by and people are shown; None: the value does
    chance: Callable[[S, int], float] | None = None

    # What there is to be seen of each move, for habits learned from the Griffin (`zeitriss imitate`); empty where it is
    # not asked for what they are about. How many traits there are, and how many of them each move weighs by itself.
    move_traits: Callable[[S, int, list[Move]], list[list[float]]] | None = None
    widths: tuple[int, int] = (0, 0)

    def search_for(self, seats: int) -> Search:
        return self.search.get(seats) or self.search.get(0) or Search()
