"""Actions: the fixed index of everything that can be done. An action is the number of a move in the catalogue."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

import zeitriss
from zeitriss import Game, Move, Refused

Mask = NDArray[np.int8]


class Actions:
    """The index of a game. `digest` changes with it: whoever keeps trained weights keeps the digest with them.

    >>> index = actions("antinomy")
    >>> len(index), index.text(4), index.number("place wand at 4")
    (243, 'place wand at 4', 4)
    >>> index.text(index.wait)
    'wait'
    """

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.wait = len(game.catalogue)  # where others may be quicker: to throw nothing in (zeitriss.research.turns)
        texts = "\n".join(move.text for move in game.catalogue.moves)
        self.digest = hashlib.sha256(texts.encode()).hexdigest()[:16]

    def __len__(self) -> int:
        return len(self.game.catalogue)

    def move(self, action: int) -> Move:
        if not 0 <= action < len(self):
            raise Refused(f"{action} is not one of 0 to {len(self) - 1}", "action")
        return self.game.catalogue.moves[action]

    def moves(self, numbers: Iterable[int]) -> list[Move]:
        return [self.move(int(number)) for number in numbers]

    def text(self, action: int) -> str:
        return "wait" if action == self.wait else self.move(action).text

    def number(self, text: str) -> int:
        return self.wait if text == "wait" else int(self.game.catalogue.parse(text).id)

    def mask(self, numbers: Iterable[int], size: int) -> Mask:
        """Ones at these numbers."""
        mask = np.zeros(size, np.int8)
        mask[list(numbers)] = 1
        return mask


@cache
def actions(game: str) -> Actions:
    """The index of the game with this name."""
    return Actions(zeitriss.game(game))
