"""Arrays: the engine's memory as NumPy sees it."""

from __future__ import annotations

from array import array
from typing import Any

import numpy as np
from numpy.typing import NDArray

from zeitriss import Game, State
from zeitriss.core.desk import Desk
from zeitriss.research.actions import Mask
from zeitriss.research.observation import Vector, encoder, layout

CODES = {"q": np.int64, "B": np.uint8, "d": np.float64}


def shared(owner: object, name: str, code: str = "q") -> NDArray[Any]:
    """An array of the engine without a copy, read-only. The pure build keeps lists; NumPy cannot look into those."""
    held: Any = getattr(owner, name)
    if isinstance(held, list):
        held = array(code, held)
        setattr(owner, name, held)
    seen = np.frombuffer(held, CODES[code])
    seen.flags.writeable = False
    return seen


class Screen:
    """What a single environment shows of a state: copies, which belong to whoever gets them."""

    def __init__(self, game: Game[Any], width: int) -> None:
        self.desk = Desk(width, encoder(game), layout(game.name).size)
        self.seen = shared(self.desk, "seen", "d")
        self.allowed = shared(self.desk, "mask", "B").view(np.int8)

    def numbers(self, state: State, seat: int) -> Vector:
        self.desk.look(state, seat)
        return self.seen.astype(np.float32)

    def mask(self, state: State) -> Mask:
        """Of who is asked."""
        self.desk.offer(state)
        return self.allowed.copy()

    def mask_of(self, legal: list[int]) -> Mask:
        self.desk.clear()
        for action in legal:
            self.desk.allow(action)
        return self.allowed.copy()
