"""Undealt: a PettingZoo environment before its first reset, which says that it has nothing to tell yet.

A wrapper, as PettingZoo has one, would double the time of a step; `__getattr__` or a question in each method slow it.
So it is a class of its own, which reset turns into the dealt one.
"""

from __future__ import annotations

from typing import Any

from pettingzoo.utils.env_logger import EnvLogger

from zeitriss.research.aec import TableEnv


class Later:
    """What reset brings."""

    def __set_name__(self, owner: type, name: str) -> None:
        self.name = name

    def __get__(self, env: object, owner: type) -> Any:
        raise AttributeError(f"{self.name} cannot be accessed before reset")


class Undealt(TableEnv):
    agents: Any = Later()
    agent_selection: Any = Later()
    infos: Any = Later()
    rewards: Any = Later()
    terminations: Any = Later()
    truncations: Any = Later()

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.__class__ = TableEnv
        self.reset(seed, options)

    def agent_iter(self, max_iter: int = 2**63) -> Any:
        EnvLogger.error_agent_iter_before_reset()

    def observe(self, agent: str) -> Any:
        EnvLogger.error_observe_before_reset()

    def last(self, observe: bool = True) -> Any:
        return self.agent_selection  # it says that it is not there

    def step(self, action: Any) -> None:
        EnvLogger.error_step_before_reset()

    def state(self) -> Any:
        EnvLogger.error_state_before_reset()

    def render(self) -> Any:
        EnvLogger.error_render_before_reset()
