"""Parallel: the same table where every agent acts in every cycle; who has nothing to do waits.

A cycle is one decision. What others throw in is played first, in seat order from the one after who is asked; then the
answer, if it is still legal. If not, the question comes again in the next cycle.
"""

from __future__ import annotations

import copy
from functools import partial
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import ParallelEnv

from zeitriss import IllegalMove, Refused, State
from zeitriss.core.errors import listed
from zeitriss.research.actions import Mask, actions
from zeitriss.research.aec import MODES, whole
from zeitriss.research.arrays import pad
from zeitriss.research.observation import encoding, text
from zeitriss.research.spaces import Moves, observation_space
from zeitriss.research.task import Task
from zeitriss.research.versions import version

LEFT = ("pad", "index", "observation_spaces", "action_spaces")  # made anew for a copy


class ParallelTable(ParallelEnv):
    def __init__(self, task: Task, max_cycles: int | None = None, render_mode: str | None = None) -> None:
        super().__init__()
        self.task, self.render_mode = task, render_mode
        self.bound = task.game.bound if max_cycles is None else max_cycles
        self.metadata = {"name": f"{task.game.name}_v{version(task.game.name)}", "render_modes": MODES}
        self.possible_agents = task.agents
        self.agents: list[str] = []
        self.chance = np.random.default_rng()
        self.outfit()

    def outfit(self) -> None:
        """What is not part of a copy: arrays and spaces."""
        self.index = actions(self.task.game.name)
        size = len(self.index) + 1
        self.pad = pad(self.task.game, size)
        space = observation_space(encoding(self.task.game.name), size)
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = {
            agent: Moves(size, partial(self.mask, seat)) for seat, agent in enumerate(self.possible_agents)
        }

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, Any]:
        if seed is not None:
            self.chance = np.random.default_rng(seed)
        self.seed = int(self.chance.integers(2**31)) if seed is None else int(seed)
        self.table: State = self.task.start(self.seed)
        self.agents = self.possible_agents[:]
        self.cycles = 0
        return self.shown()

    def legal(self, seat: int) -> list[int]:
        """What a seat may do in this cycle; to wait is always legal for who is not asked."""
        if self.table.seat == seat:
            return [int(move.id) for move in self.table.moves]
        thrown = [] if self.table.seat is None or self.table.stack.top().team else self.table.answers(seat)
        return [int(move.id) for move in thrown] + [self.index.wait]

    def mask(self, seat: int) -> Mask:
        mask: Mask = self.pad.marked(self.legal(seat)).legal
        return mask

    def shown(self) -> tuple[dict[str, Any], dict[str, Any]]:
        """Observations and infos."""
        seen, told = {}, {}
        for seat, agent in enumerate(self.possible_agents):
            leaf = self.pad.marked(self.legal(seat))
            seen[agent], told[agent] = leaf.show(self.table, seat), leaf.info()
        return seen, told

    def step(self, given: dict[str, Any]) -> tuple[Any, Any, Any, Any, Any]:
        if not self.agents:
            return {}, {}, {}, {}, {}
        chosen = self.checked(given)
        asked = self.table.seat or 0
        seats = self.task.seats
        for seat in [(asked + i) % seats for i in range(1, seats + 1)]:
            if chosen[seat] != self.index.wait and chosen[seat] in self.legal(seat):
                self.table.apply(self.table.known[chosen[seat]])
        self.cycles += 1
        over, cut = self.table.outcome is not None, self.cycles >= self.bound
        rewards = dict(zip(self.possible_agents, self.task.rewards(self.table), strict=True))
        self.agents = [] if over or cut else self.agents
        terminations = dict.fromkeys(self.possible_agents, over)
        truncations = dict.fromkeys(self.possible_agents, cut and not over)
        seen, told = self.shown()
        return seen, rewards, terminations, truncations, told

    def checked(self, given: dict[str, Any]) -> list[int]:
        """One action per seat, each legal as the cycle begins; nothing is played otherwise."""
        if set(given) != set(self.agents):
            raise Refused(f"{', '.join(given)} given, one for each of {', '.join(self.agents)} needed", "actions")
        chosen = [whole(given[agent]) for agent in self.possible_agents]
        for seat, action in enumerate(chosen):
            if action not in self.legal(seat):
                shown = [f"{number} ({self.index.text(number)})" for number in self.legal(seat)]
                raise IllegalMove(f"{action} is not legal; legal: {listed(shown)}", f"actions.{self.agents[seat]}")
        return chosen

    def render(self) -> str | None:
        shown = text(self.table, self.table.seat or 0)
        if self.render_mode == "human":
            print(shown)
        return shown if self.render_mode == "ansi" else None

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in vars(self).items() if name not in LEFT}

    def __setstate__(self, data: dict[str, Any]) -> None:
        self.__dict__.update(data)
        self.outfit()

    def __copy__(self) -> ParallelTable:
        """As `deepcopy`: two environments never play the same game on."""
        return copy.deepcopy(self)

    def close(self) -> None: ...
