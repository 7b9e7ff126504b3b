"""PettingZoo: `antinomy_v0`, `eternitium_v0`, `res_arcana_v0`, `aeons_end_v0`, used like PettingZoo's own modules.

>>> from zeitriss.research.pettingzoo import antinomy_v0
>>> env = antinomy_v0.env(start="first")
>>> env.reset(seed=7)
>>> for agent in env.agent_iter(50):
...     observation, reward, termination, truncation, info = env.last()
...     env.step(env.action_space(agent).sample(info["action_mask"]))
"""

from __future__ import annotations

from typing import Any, Literal

from pettingzoo.utils.conversions import parallel_to_aec

from zeitriss import Refused
from zeitriss.research.aec import TableEnv
from zeitriss.research.parallel import ParallelTable
from zeitriss.research.task import task_of
from zeitriss.research.undealt import Undealt


class Environments:
    """What a PettingZoo module has: `env`, `raw_env`, `parallel_env`. Options of the game go in by name."""

    def __init__(self, game: str) -> None:
        self.game = game

    def raw_env(
        self, seats: int | None = None, max_cycles: int | None = None, render_mode: str | None = None, **options: Any
    ) -> TableEnv:
        return Undealt(task_of(self.game, seats, options), max_cycles, render_mode)

    def env(self, order: Literal["asked", "cycle"] = "asked", **settings: Any) -> Any:
        """`asked`: agents act when they are asked, as at a table. `cycle`: each of them in every cycle, or it waits."""
        if order not in ("asked", "cycle"):
            raise Refused(f"{order!r} is not one of 'asked', 'cycle'", "order")
        return self.raw_env(**settings) if order == "asked" else parallel_to_aec(self.parallel_env(**settings))

    def parallel_env(
        self, seats: int | None = None, max_cycles: int | None = None, render_mode: str | None = None, **options: Any
    ) -> ParallelTable:
        return ParallelTable(task_of(self.game, seats, options), max_cycles, render_mode)


antinomy_v0 = Environments("antinomy")
eternitium_v0 = Environments("eternitium")
res_arcana_v0 = Environments("res_arcana")
aeons_end_v0 = Environments("aeons_end")
