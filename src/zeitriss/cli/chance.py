"""Chance for the bench: random numbers made beforehand, so that choosing costs next to nothing beside the engines."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import cycle


def numbers() -> Iterator[int]:
    """An endless stream; the number of choices divides it."""
    source = random.Random(1)
    return cycle([source.getrandbits(24) for _ in range(1 << 16)])
