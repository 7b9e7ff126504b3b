"""Spaces: what Gymnasium's and PettingZoo's environments say of their observations and actions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from gymnasium import spaces

from zeitriss.research.actions import Mask
from zeitriss.research.observation import Encoding


class Moves(spaces.Discrete):
    """All actions of a game. Without a mask, a sample is one of the actions that are legal now."""

    def __init__(self, size: int, legal: Callable[[], Mask]) -> None:
        super().__init__(size)
        self.legal = legal

    def sample(self, mask: Any = None, probability: Any = None) -> Any:
        if mask is None and probability is None:
            mask = self.legal()
        return super().sample(mask, probability)

    def __reduce__(self) -> tuple[Any, ...]:
        """Alone, away from its environment, it is a plain space."""
        return spaces.Discrete, (int(self.n),)

    def __deepcopy__(self, memo: dict[int, Any]) -> spaces.Discrete:
        return spaces.Discrete(int(self.n))


def observation_space(encoding: Encoding, size: int) -> spaces.Dict:
    """The numbers of the encoding, and which of so many actions are legal."""
    low, high = encoding.bounds()
    numbers = spaces.Box(low, high, dtype=np.float32)
    return spaces.Dict({"observation": numbers, "action_mask": spaces.Box(0, 1, (size,), np.int8)})
