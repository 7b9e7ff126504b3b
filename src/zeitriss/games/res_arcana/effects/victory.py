"""Effects that have to do with the victory check."""

from __future__ import annotations

from mypy_extensions import i64

from zeitriss.games.res_arcana.ending import victory_check
from zeitriss.games.res_arcana.power import Effect, Effects
from zeitriss.games.res_arcana.state import BONUS, ResArcana


class CheckVictory(Effect):
    """`check_victory` (RA-49)."""

    def apply(self, g: ResArcana, run: Effects) -> None:
        g.stack.lay(victory_check(g, False))


class TemporaryPoints(Effect):
    """`temp_vp` (RA-78)."""

    def __init__(self, points: i64) -> None:
        self.points: i64 = points

    def apply(self, g: ResArcana, run: Effects) -> None:
        BONUS.add(g, run.seat, self.points)
