"""How sure can one be? Wilson's interval for a share, and a test that may be looked at after every deal."""

from __future__ import annotations

from collections.abc import Sequence
from math import log, sqrt

Z = 1.959964  # 95 %
ALPHA = 0.05
FIRST = 8  # deals before the first verdict: a spread must be known


def wilson(won: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share.

    >>> [round(end, 3) for end in wilson(59, 60)]
    [0.911, 0.997]
    """
    if not games:
        return 0.0, 1.0
    share = won / games
    middle = (share + Z * Z / (2 * games)) / (1 + Z * Z / games)
    half = Z / (1 + Z * Z / games) * sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    return min(share, max(0.0, middle - half)), max(
        share, min(1.0, middle + half)
    )  # rounding leaves neither end inside


def clear(leads: Sequence[float]) -> int:
    """1: better, -1: worse, 0: not yet known. `leads`: by how much each deal was won or lost against an even score.

    Robbins' normal mixture: a confidence sequence for the mean, valid at every time at once up to the spread being
    estimated, so that stopping at the first clear verdict errs in at most one of twenty even matches.

    >>> clear([0.5] * 8), clear([0.5, -0.5] * 20), clear([-0.5, -0.5, -0.5, 0.0] * 4)
    (1, 0, -1)
    """
    count = len(leads)
    if count < FIRST:
        return 0
    total = sum(leads)
    mean = total / count
    # half a win of prior spread keeps a row of equal results from looking certain
    spread = (sum((lead - mean) ** 2 for lead in leads) + 0.25) / count
    scale = count * spread + spread * FIRST
    bound = sqrt(scale * (log(scale / (spread * FIRST)) + 2 * log(1 / ALPHA)))
    return 0 if abs(total) < bound else 1 if total > 0 else -1
