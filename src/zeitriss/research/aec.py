"""AEC: a table as a PettingZoo environment whose agents act one after the other, in the order of research.turns."""

from __future__ import annotations

from functools import partial
from operator import index
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils.env_logger import EnvLogger

from zeitriss import Refused, State
from zeitriss.core.desk import answer
from zeitriss.research.actions import Mask, actions
from zeitriss.research.arrays import desk
from zeitriss.research.observation import encoding, text
from zeitriss.research.spaces import Moves, observation_space
from zeitriss.research.task import Task
from zeitriss.research.turns import Turns
from zeitriss.research.versions import version

MODES = ["ansi", "human"]
NOTHING: dict[str, Any] = {}
LATER = {"agents", "agent_selection", "infos", "num_agents", "rewards", "terminations", "truncations", "turns"}


class TableEnv(AECEnv):
    """One game. A seed decides all of it; without one the next of a series is taken, which the last seed decides."""

    def __init__(self, task: Task, max_cycles: int | None = None, render_mode: str | None = None) -> None:
        super().__init__()
        if render_mode not in (None, *MODES):
            raise Refused(f"{render_mode!r} is not one of {', '.join(MODES)}", "render_mode")
        self.task, self.render_mode = task, render_mode
        self.bound = task.game.bound if max_cycles is None else max_cycles
        self.metadata = {"name": f"{task.game.name}_v{version(task.game.name)}", "render_modes": MODES}
        self.possible_agents = task.agents
        self.places = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.index = actions(task.game.name)
        self.chance = np.random.default_rng()
        self.outfit()

    def outfit(self) -> None:
        """What is not part of a copy: arrays and spaces."""
        size = len(self.index) + 1
        self.desk = desk(self.task.game, size)
        self.none = self.desk.mask([]).copy()
        space = observation_space(encoding(self.task.game.name), size)
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = {agent: Moves(size, partial(self.mask, agent)) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """`options` are not used: what is played is said once, to `env`."""
        if seed is not None:
            self.chance = np.random.default_rng(seed)
        self.seed = int(self.chance.integers(2**31)) if seed is None else int(seed)
        self.turns = Turns(self.task.start(self.seed), self.index)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.cycles, self.over = 0, False
        self.select()

    @property
    def game_state(self) -> State:
        """The full truth; agents are given observations only."""
        return self.turns.state

    def select(self) -> None:
        """Turn to who acts next, with the mask that goes into its observation and its info."""
        turns = self.turns
        seat = turns.seat
        assert seat is not None
        self.agent_selection = agent = self.possible_agents[seat]
        mask = self.desk.mask(turns.legal()) if turns.waiting else self.desk.offered(turns.state)
        self.infos[agent] = {"action_mask": mask}

    def mask(self, agent: str) -> Mask:
        """Ones at what this agent may do now: only who acts has any."""
        found: Mask = self.infos.get(agent, NOTHING).get("action_mask", self.none)
        return found

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.places.get(agent)
        if seat is None:
            raise KeyError(f"{agent!r} is not one of {', '.join(self.possible_agents)}")
        mask = self.infos.get(agent, NOTHING).get("action_mask", self.none)
        return {"observation": self.desk.look(self.turns.state, seat), "action_mask": mask}

    def __getattr__(self, name: str) -> Any:
        """What is not there yet. PettingZoo's wrapper for this would double the time of a step."""
        if name in LATER:
            raise AttributeError(f"{name} cannot be accessed before reset")
        raise AttributeError(name)

    def step(self, action: Any) -> None:
        if self.over:
            self.step_over(action)
            return
        turns = self.turns
        number = whole(action)
        if turns.throws or not answer(turns.state, number):
            turns.step(number)  # refuses what is not legal
        self.infos[self.agent_selection] = {}
        self.cycles += 1
        if turns.state.outcome is not None or self.cycles >= self.bound:
            self.finish()
        else:
            self.select()

    def step_over(self, action: Any) -> None:
        """PettingZoo's way out: each agent steps once more, with None."""
        if self.agents:
            self._was_dead_step(action)
        else:
            EnvLogger.warn_step_after_terminated_truncated()

    def finish(self) -> None:
        """Rewards come at the end only; until then all are zeros."""
        self.over, over = True, self.turns.state.outcome is not None
        self.rewards = dict(zip(self.agents, self.task.rewards(self.turns.state), strict=True))
        self.terminations = dict.fromkeys(self.agents, over)
        self.truncations = dict.fromkeys(self.agents, not over)
        self._accumulate_rewards()
        self._deads_step_first()

    def state(self) -> Any:
        """Everything that any seat sees, one after the other: a central critic's view, without the hidden cards."""
        return np.concatenate([self.desk.look(self.turns.state, seat) for seat in range(self.task.seats)])

    def render(self) -> str | None:
        shown = text(self.turns.state, self.turns.seat or 0)
        if self.render_mode == "human":
            print(shown)
        return shown if self.render_mode == "ansi" else None

    def close(self) -> None: ...

    def __getstate__(self) -> dict[str, Any]:
        left = ("desk", "none", "observation_spaces", "action_spaces", "index")
        return {name: value for name, value in vars(self).items() if name not in left}

    def __setstate__(self, data: dict[str, Any]) -> None:
        self.__dict__.update(data)
        self.index = actions(self.task.game.name)
        self.outfit()

    def __deepcopy__(self, memo: dict[int, Any]) -> TableEnv:
        """An environment that plays on alone: a game in the middle of an effect is copied exactly."""
        return copied(self)

    def __copy__(self) -> TableEnv:
        return copied(self)


def copied(env: TableEnv) -> TableEnv:
    copy = object.__new__(type(env))
    data = env.__getstate__()
    for name, value in data.items():
        if isinstance(value, dict):
            data[name] = {key: dict(one) if isinstance(one, dict) else one for key, one in value.items()}
        elif isinstance(value, list):
            data[name] = list(value)
    if "turns" in data:
        data["turns"] = env.turns.clone()
    data["chance"] = np.random.default_rng()
    data["chance"].bit_generator.state = env.chance.bit_generator.state
    copy.__setstate__(data)
    return copy


def whole(action: Any) -> int:
    """An action as a number; NumPy's numbers are welcome, nothing that would have to be rounded."""
    try:
        return index(action)
    except TypeError:
        raise Refused(f"{action!r} given, the number of an action is needed", "action") from None
