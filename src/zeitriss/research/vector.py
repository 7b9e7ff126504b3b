"""Vector: many Gymnasium environments on one batch (`gymnasium.make_vec`). Opponents play by chance, inside."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import error
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from zeitriss import Game, Refused
from zeitriss.core.rng import seeded
from zeitriss.research.actions import actions
from zeitriss.research.batches import Games
from zeitriss.research.observation import encoding
from zeitriss.research.spaces import Moves, observation_space
from zeitriss.research.task import task_of


class SeatEnvs(VectorEnv[dict[str, Any], Any, Any]):
    """A finished game makes room for the next one in the same step; `final_obs` is how it ended."""

    def __init__(
        self,
        num_envs: int,
        game: str | Game[Any],
        seats: int | None = None,
        seat: int = 0,
        opponent: str | None = None,
        **options: Any,
    ) -> None:
        self.task = task = task_of(game, seats, options)
        if opponent not in (None, "random"):
            raise Refused(
                f"{opponent!r} is not 'random'; make_vec with vectorization_mode='sync' plays others", "opponent"
            )
        if not 0 <= seat < task.seats:
            raise Refused(f"{seat} is no seat from 0 to {task.seats - 1}", "seat")
        self.alone = opponent is None and task.together
        self.num_envs, self.seat = num_envs, seat
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}
        size = len(actions(task.game.name))
        self.encoding = encoding(task.game.name)
        self.single_observation_space = observation_space(self.encoding, size)
        self.single_action_space = Moves(size, lambda: self.masks()[0])
        self.games: Games | None = None
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Row i begins with the deal `seed + i`."""
        if isinstance(seed, list):
            raise Refused("one number is needed: row i begins with the deal seed + i", "seed")
        super().reset(seed=seed)
        first = int(self.np_random.integers(2**31)) if seed is None else seed
        self.games = games = Games(self.task, self.num_envs, first, observe=True, mask=True)
        self.rng = seeded(f"opponent {first}")
        self.others_move(games)
        return self.shown(), {"action_mask": self.masks()}

    def others_move(self, games: Games) -> None:
        if not self.alone:
            games.inside.run_on(self.seat, self.rng)

    def step(self, given: Any) -> tuple[dict[str, Any], Any, Any, Any, dict[str, Any]]:
        games = self.dealt()
        try:
            games.step(given)
        except Refused as refused:
            raise error.InvalidAction(str(refused)) from None
        self.others_move(games)
        done, info = games.done, {"action_mask": self.masks()}
        if done.any():
            info |= self.endings(games, done)
        return self.shown(), games.rewards[:, self.seat].copy(), done == 1, done == 2, info

    def dealt(self) -> Games:
        if self.games is None:
            raise error.ResetNeeded("call reset before step: nothing is dealt yet")
        return self.games

    def endings(self, games: Games, done: Any) -> dict[str, Any]:
        """The last observations of games that are over."""
        final = np.full(self.num_envs, None, dtype=object)
        for i in np.flatnonzero(done):
            state = games.inside.last[i]
            if state is not None:
                final[i] = {"observation": self.encoding.vector(state, self.seat), "action_mask": self.masks()[i] * 0}
        return {"final_obs": final, "_final_obs": done > 0}

    def shown(self) -> dict[str, Any]:
        seen = self.dealt().observations
        assert seen is not None
        return {"observation": seen.copy(), "action_mask": self.masks()}

    def masks(self) -> Any:
        mask = self.dealt().mask
        assert mask is not None
        return mask.copy()
