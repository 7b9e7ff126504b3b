"""Seat: all that a bot is given. It holds an imagined world, never the true one, so a bot cannot cheat."""

from __future__ import annotations

from typing import Any

from zeitriss.core.game import Game
from zeitriss.core.move import Move
from zeitriss.core.rng import Rng
from zeitriss.core.state import State


class Seat:
    """The position as one seat knows it."""

    def __init__(self, game: Game[Any], seat: int, world: State) -> None:
        self.game = game
        self.seat = seat
        self.made: Move | None = None  # what was done, where a decision is looked at again
        self._world = world

    @property
    def view(self) -> dict[str, Any]:
        return self.game.view(self._world, self.seat)

    @property
    def seats(self) -> int:
        return self._world.seats

    @property
    def moves(self) -> list[Move]:
        return self._world.answers(self.seat)

    def imagine(self, seed: int | str) -> State:
        """A world that could be the real one. Imagining from an imagined world loses nothing that the seat knows."""
        world: State = self.game.imagine(self._world, self.seat, seed)
        return world

    def imagined(self, rng: Rng) -> State:
        """The same by a generator at hand, which becomes the world's own."""
        world: State = self.game.imagined(self._world, self.seat, rng)
        return world


def seat(state: State, number: int) -> Seat:
    """The seat's side of a state.

    >>> import zeitriss
    >>> game = zeitriss.game("antinomy")
    >>> state = game.start(seats=2, seed=7)
    >>> mine = seat(state, 0)
    >>> mine.view == game.view(state, 0), mine.moves == state.moves
    (True, True)
    >>> mine.imagine(seed=3).lying("hands")[0] == state.lying("hands")[0]
    True
    """
    return Seat(state.game, number, state.game.imagine(state, number, "seat"))
