"""Arrays: the engine's memory as NumPy sees it."""

from __future__ import annotations

from array import array
from typing import Any

import numpy as np
from numpy.typing import NDArray

from zeitriss import Game
from zeitriss.core.pad import Pad
from zeitriss.research.observation import encoder, encoding

# By name of the array: how the pure build keeps it, and what NumPy takes it for
TYPES: dict[str, tuple[str, Any]] = {
    "words": ("i", np.float32),  # the bits of floats
    "ones": ("B", np.int8),
    "mask": ("B", np.int8),
    "done": ("B", np.uint8),
    "rewards": ("d", np.float64),
}
WHOLE = ("q", np.int64)


class Memory:
    """An array of the engine by NumPy's array protocol. Buffers of packed arrays are read-only; this one need not be.

    What NumPy makes of it keeps it, and with it the memory, alive.
    """

    def __init__(self, held: Any, kind: Any, writeable: bool) -> None:
        self.held = held
        known = np.frombuffer(held, kind).__array_interface__
        self.__array_interface__ = {**known, "data": (known["data"][0], not writeable)}


def shared(owner: Any, name: str, writeable: bool = False) -> NDArray[Any]:
    """An array of the engine without a copy. The pure build keeps lists; NumPy cannot look into those."""
    held = getattr(owner, name)
    code, kind = TYPES.get(name, WHOLE)
    if isinstance(held, list):
        held = array(code, held)
        setattr(owner, name, held)
    return np.asarray(Memory(held, kind, writeable))


def pad(game: Game[Any], width: int) -> Pad:
    """What a single environment shows its game with; so many actions."""
    return Pad(encoder(game), encoding(game.name).size, width, shared)
