"""Gymnasium: one agent at the table. The others are bots by name; alone or in a team it plays every seat.

Importing this module registers `zeitriss/Antinomy-v0`, `Eternitium-v0`, `ResArcana-v0` and `AeonsEnd-v0`.

>>> import gymnasium
>>> import zeitriss.research.gymnasium
>>> env = gymnasium.make("zeitriss/Antinomy-v0", opponent="griffin")
>>> observation, info = env.reset(seed=7)
>>> observation, reward, terminated, truncated, info = env.step(env.action_space.sample(info["action_mask"]))
>>> env.step(242)  # doctest: +IGNORE_EXCEPTION_DETAIL
Traceback (most recent call last):
gymnasium.error.InvalidAction: 242 (return depleted-4) is not legal for seat 0; legal: ...
"""

from __future__ import annotations

from operator import index
from typing import Any, Literal

import gymnasium
from gymnasium import error
from gymnasium.envs.registration import register, registry

from zeitriss import Game, Refused
from zeitriss.core.desk import answer
from zeitriss.core.errors import listed
from zeitriss.research.actions import Mask, actions
from zeitriss.research.arrays import Screen
from zeitriss.research.observation import layout, text
from zeitriss.research.opponents import Opponents
from zeitriss.research.spaces import Moves, observation_space
from zeitriss.research.task import task_of
from zeitriss.research.versions import VERSIONS, version

MODES = ["ansi", "human"]
Step = tuple[dict[str, Any], float, bool, bool, dict[str, Any]]


class SeatEnv(gymnasium.Env[dict[str, Any], Any]):
    """One agent. Competitive games: it has a seat of its own. Alone or in a team, without `opponent`: it plays all.

    An illegal action is refused, or, for learners without a mask, loses the game.
    """

    metadata = {"render_modes": MODES, "render_fps": 1}  # noqa: RUF012 - so declared by Gymnasium

    def __init__(
        self,
        game: str | Game[Any],
        seats: int | None = None,
        seat: int = 0,
        opponent: str | None = None,
        illegal: Literal["refuse", "lose"] = "refuse",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.task = task = task_of(game, seats, options)
        if not 0 <= seat < task.seats:
            raise Refused(f"{seat} is no seat from 0 to {task.seats - 1}", "seat")
        if render_mode not in (None, *MODES):
            raise Refused(f"{render_mode!r} is not one of {', '.join(MODES)}", "render_mode")
        if illegal not in ("refuse", "lose"):
            raise Refused(f"{illegal!r} is not one of 'refuse', 'lose'", "illegal")
        if opponent is None and not task.together:
            opponent = "random"
        self.others = None if opponent is None else Opponents(task, opponent, seat)
        self.seat, self.render_mode, self.bound = seat, render_mode, task.game.bound
        self.forgives = illegal == "lose"
        self.index = actions(task.game.name)
        self.screen = Screen(task.game, len(self.index))
        self.observation_space = observation_space(layout(task.game.name), len(self.index))
        self.action_space = Moves(len(self.index), self.mask)
        self.table = task.start(0)
        self.thrown: list[int] = []  # what other seats may throw in now, where the agent plays them too
        self.made = -1  # moves; below 0: not yet dealt

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[dict[str, Any], Any]:
        """The seed is the deal's. `options` are not used: what is played is said once, to `make`."""
        super().reset(seed=seed)
        self.deal = int(self.np_random.integers(2**31)) if seed is None else seed
        self.table = self.task.start(self.deal)
        self.made = 0
        if self.others is not None:
            self.others.begin(self.deal)
            self.made = self.others.run_on(self.table, self.bound)
        return self.shown()

    def step(self, action: Any) -> Step:
        table = self.table
        try:
            legal = self.made >= 0 and answer(table, index(action))
        except TypeError:
            raise error.InvalidAction(f"{action!r} given, the number of an action is needed") from None
        if not legal and not self.throw_in(index(action)):
            return *self.lost(), {"action_mask": self.mask()}
        self.made += 1
        if self.others is not None and table.outcome is None:
            self.made += self.others.run_on(table, self.bound - self.made)
        over = table.outcome is not None
        reward = self.task.rewards(table)[self.seat] if over else 0.0
        observation, info = self.shown()
        return observation, reward, over, not over and self.made >= self.bound, info

    def lost(self) -> tuple[dict[str, Any], float, bool, bool]:
        """An illegal action has lost the game."""
        observation, _ = self.shown()
        self.made = -1
        return observation, -1.0, True, False

    def throw_in(self, action: int) -> bool:
        """What another seat may do in this turn, if the agent plays that one too; anything else is refused or lost."""
        if self.made < 0:
            raise error.ResetNeeded("call reset before step: nothing is dealt yet")
        if self.table.outcome is not None:
            raise error.ResetNeeded("the game is over, no action is legal: call reset")
        if action not in self.thrown:
            if self.forgives:
                return False
            legal = [f"{move.id} ({move.text})" for move in self.table.moves]
            legal += [f"{number} ({self.index.text(number)})" for number in self.thrown]
            known = f" ({self.index.text(action)})" if 0 <= action < len(self.index) else ""
            raise error.InvalidAction(f"{action}{known} is not legal for seat {self.asked}; legal: {listed(legal)}")
        self.table.apply(self.table.known[action])
        return True

    @property
    def asked(self) -> int:
        """Whose eyes the observation is seen with."""
        if self.others is not None:
            return self.seat
        return self.table.seat or 0

    def shown(self) -> tuple[dict[str, Any], dict[str, Any]]:
        mask = self.mask()
        seen = self.screen.numbers(self.table, self.asked)
        return {"observation": seen, "action_mask": mask}, {"action_mask": mask}

    def mask(self) -> Mask:
        if self.others is not None or self.task.seats == 1:
            return self.screen.mask(self.table)
        asked = self.table.seat
        seats = [] if asked is None or self.table.stack.top().team else range(self.task.seats)
        self.thrown = [int(move.id) for one in seats if one != asked for move in self.table.answers(one)]
        return self.screen.mask_of([int(move.id) for move in self.table.moves] + self.thrown)

    def render(self) -> Any:
        shown = text(self.table, self.asked)
        if self.render_mode == "human":
            print(shown)
        return shown if self.render_mode == "ansi" else None


def title(game: str) -> str:
    """`res_arcana` -> `zeitriss/ResArcana-v0`."""
    return f"zeitriss/{''.join(word.capitalize() for word in game.split('_'))}-v{version(game)}"


for name in VERSIONS:
    if title(name) not in registry:
        register(
            title(name),
            entry_point="zeitriss.research.gymnasium:SeatEnv",
            order_enforce=False,  # it does so itself; a wrapper less for every step
            vector_entry_point="zeitriss.research.vector:SeatEnvs",
            kwargs={"game": name},
        )
