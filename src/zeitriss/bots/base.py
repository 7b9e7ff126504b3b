"""Bot: something that chooses a move for a seat."""

from __future__ import annotations

from typing import Any, ClassVar

from zeitriss.bots.seat import Seat
from zeitriss.core.game import Game
from zeitriss.core.move import Move
from zeitriss.core.rng import seeded


class Bot:
    seconds: ClassVar[float] = 0.0  # about how long it thinks about a decision

    def __init__(self, game: Game[Any], seed: int | str = 0) -> None:
        self.game = game
        self.rng = seeded(f"bot {seed}")

    def choose(self, seat: Seat) -> Move:
        """One of the seat's legal moves."""
        raise NotImplementedError

    def throws_in(self, seat: Seat) -> Move | None:
        """One of the seat's moves while another is asked; None: it waits."""
        return None
