"""What the bots know of Eternitium."""

from __future__ import annotations
from zeitriss.games.eternitium.state import Eternitium


def value(g: Eternitium, seat: int) -> float:
    return 0.5
