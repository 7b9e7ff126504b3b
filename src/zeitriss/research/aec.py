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
from zeitriss.core.pad import MOST, NOBODY, Leaf
from zeitriss.research.actions import Mask, actions
from zeitriss.research.arrays import pad
from zeitriss.research.observation import encoding, text
from zeitriss.research.spaces import Moves, observation_space
from zeitriss.research.task import Task
from zeitriss.research.turns import Turns, has_throws
from zeitriss.research.versions import version

MODES = ["ansi", "human"]
NOTHING: dict[str, Any] = {}
LEFT = ("pad", "leaf", "dealer", "none", "observation_spaces", "action_spaces", "index")  # made anew for a copy


class TableEnv(AECEnv):
    """One game. A seed decides all of it; without one the next of a series is taken, which the last seed decides."""

    turns: Turns
    leaf: Leaf  # what who acts is shown
    infos: dict[str, dict[str, Any]]

    def __init__(self, task: Task, max_cycles: int | None = None, render_mode: str | None = None) -> None:
        super().__init__()
        if render_mode not in (None, *MODES):
            raise Refused(f"{render_mode!r} is not one of {', '.join(MODES)}", "render_mode")
        self.task, self.render_mode = task, render_mode
        self.bound = task.game.bound if max_cycles is None else max_cycles
        self.metadata = {"name": f"{task.game.name}_v{version(task.game.name)}", "render_modes": MODES}
        self.possible_agents = task.agents
        self.places = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.throws = has_throws(task.game, task.seats)
        self.chance = np.random.default_rng()
        self.outfit()

    def outfit(self) -> None:
        """What is not part of a copy: arrays, spaces, the empty table."""
        self.index, self.dealer = actions(self.task.game.name), self.task.dealer()
        size = len(self.index) + 1
        self.pad = pad(self.task.game, size)
        self.none: Mask = np.zeros(size, np.int8)
        self.none.flags.writeable = False
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
        self.turns = Turns(self.dealer.start(self.seed), self.index, self.throws)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.cycles, self.over = 0, False
        self.select(self.waiting())

    @property
    def game_state(self) -> State:
        """The full truth; agents are given observations only."""
        return self.turns.state

    def waiting(self) -> Leaf:
        """What is shown to who acts next, be it to throw something in."""
        turns = self.turns
        leaf = self.pad.marked(turns.legal()) if turns.waiting else self.pad.offered(turns.state)
        leaf.asked = NOBODY if turns.seat is None else turns.seat
        return leaf

    def select(self, leaf: Leaf) -> None:
        """Turn to who acts next, with the mask that goes into its observation and its info."""
        self.leaf, self.seat = leaf, leaf.asked
        self.agent_selection = agent = self.possible_agents[self.seat]
        self.infos[agent] = leaf.info()

    def mask(self, agent: str) -> Mask:
        """Ones at what this agent may do now: only who acts has any."""
        found: Mask = self.infos.get(agent, NOTHING).get("action_mask", self.none)
        return found

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.places.get(agent)
        if seat is None:
            raise KeyError(f"{agent!r} is not one of {', '.join(self.possible_agents)}")
        leaf = self.leaf if agent == self.agent_selection and not self.over else self.pad.leaf()
        return leaf.show(self.turns.state, seat)

    def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """What PettingZoo's own gives."""
        agent = self.agent_selection
        seen = None
        if observe:
            seen = self.observe(agent) if self.over else self.leaf.show(self.turns.state, self.seat)
        rewards: dict[str, float] = self._cumulative_rewards
        return seen, rewards[agent], self.terminations[agent], self.truncations[agent], self.infos[agent]

    def step(self, action: Any) -> None:
        if self.over:
            self.step_over(action)
            return
        leaf = None if self.throws else self.pad.after(self.turns.state, action)
        if leaf is None:  # it is refused, or somebody may throw something in
            self.turns.step(whole(action))
            leaf = self.waiting()
        self.infos[self.agent_selection] = {}
        self.cycles += 1
        if leaf.asked == NOBODY or self.cycles >= self.bound:
            self.finish()
        else:
            self.select(leaf)

    def step_over(self, action: Any) -> None:
        """PettingZoo's way out: each agent steps once more, with None. After that: not at all."""
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
        return np.concatenate(
            [self.pad.leaf().show(self.turns.state, seat)["observation"] for seat in range(self.task.seats)]
        )

    def render(self) -> str | None:
        shown = text(self.turns.state, self.turns.seat or 0)
        if self.render_mode == "human":
            print(shown)
        return shown if self.render_mode == "ansi" else None

    def close(self) -> None: ...

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in vars(self).items() if name not in LEFT}

    def __setstate__(self, data: dict[str, Any]) -> None:
        self.__dict__.update(data)
        self.outfit()
        if "turns" in data and not self.over:
            self.select(self.waiting())

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
        number = index(action)
    except TypeError:
        number = MOST
    if not -MOST < number < MOST:
        raise Refused(f"{action!r} given, the number of an action is needed", "action")
    return number
