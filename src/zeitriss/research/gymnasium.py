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

import copy
from operator import index
from typing import Any, Literal

import gymnasium
from gymnasium import error
from gymnasium.envs.registration import register, registry

from zeitriss import Game, Refused, State
from zeitriss.core.chair import Chair
from zeitriss.core.errors import listed
from zeitriss.core.rng import Rng, seeded
from zeitriss.research.actions import Mask, actions
from zeitriss.research.arrays import pad
from zeitriss.research.observation import encoding, text
from zeitriss.research.opponents import Opponents
from zeitriss.research.spaces import Moves, observation_space
from zeitriss.research.task import task_of
from zeitriss.research.turns import has_throws
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
        self.settings = {"game": game, "seats": seats, "seat": seat, "opponent": opponent, "illegal": illegal}
        self.settings |= {"render_mode": render_mode, **options}
        if not 0 <= seat < task.seats:
            raise Refused(f"{seat} is no seat from 0 to {task.seats - 1}", "seat")
        if render_mode not in (None, *MODES):
            raise Refused(f"{render_mode!r} is not one of {', '.join(MODES)}", "render_mode")
        if illegal not in ("refuse", "lose"):
            raise Refused(f"{illegal!r} is not one of 'refuse', 'lose'", "illegal")
        if opponent is None and not task.together:
            opponent = "random"
        self.seat, self.render_mode = seat, render_mode
        self.forgives = illegal == "lose"
        self.index = actions(task.game.name)
        self.observation_space = observation_space(encoding(task.game.name), len(self.index))
        self.action_space = Moves(len(self.index), self.mask)
        self.dealer = task.dealer()
        place = -1 if opponent is None else seat
        self.chair = Chair(pad(task.game, len(self.index)), place, task.game.bound, task.rewards, self.dealer.start(0))
        self.opponents: Opponents | None = None
        if opponent not in (None, "random"):
            self.opponents = Opponents(task, opponent, seat)
            self.chair.others = self.opponents.run_on
        self.by_chance = opponent == "random"
        if opponent is None and has_throws(task.game, task.seats):
            self.chair.thrown = thrown_in

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[dict[str, Any], Any]:
        """The seed is the deal's. `options` are not used: what is played is said once, to `make`."""
        super().reset(seed=seed)
        self.deal = int(self.np_random.integers(2**31)) if seed is None else seed
        if self.opponents is not None:
            self.opponents.begin(self.deal)
        return self.chair.begin(
            self.dealer.start(self.deal), seeded(f"opponent {self.deal}") if self.by_chance else None
        )

    def step(self, action: Any) -> Step:
        try:
            return self.chair.step(action) or self.refused(index(action))
        except TypeError:
            raise error.InvalidAction(f"{action!r} given, the number of an action is needed") from None

    def refused(self, action: int) -> Step:
        """An action that is not legal: refused, or the game is lost."""
        chair = self.chair
        if chair.made < 0:
            raise error.ResetNeeded("call reset before step: nothing is dealt yet")
        if chair.state.outcome is not None:
            raise error.ResetNeeded("the game is over, no action is legal: call reset")
        observation, info = chair.show()
        if not self.forgives:
            legal = [f"{number} ({self.index.text(number)})" for number in info["legal_actions"]]
            known = f" ({self.index.text(action)})" if 0 <= action < len(self.index) else ""
            raise error.InvalidAction(f"{action}{known} is not legal for seat {chair.asked}; legal: {listed(legal)}")
        chair.made = -1
        return observation, -1.0, True, False, info

    @property
    def game_state(self) -> State:
        """The full truth; the agent is given observations only."""
        return self.chair.state

    def mask(self) -> Mask:
        mask: Mask = self.chair.show()[1]["action_mask"]
        return mask

    def __reduce__(self) -> tuple[Any, ...]:
        """A running game is copied and pickled exactly: the table, whoever plays the other seats, the next deals."""
        chair, chance = self.chair, self.chair.chance
        held: dict[str, Any] = {"_np_random": copy.deepcopy(self._np_random), "_np_random_seed": self._np_random_seed}
        held |= {"spec": self.spec, "deal": getattr(self, "deal", 0)}
        running = chair.state.clone(), chance and chance.words(), int(chair.made)
        return resumed, (type(self), self.settings, held, running, self.opponents and self.opponents.words())

    def render(self) -> Any:
        shown = text(self.chair.state, self.chair.asked)
        if self.render_mode == "human":
            print(shown)
        return shown if self.render_mode == "ansi" else None


def resumed(kind: type[SeatEnv], settings: Any, held: Any, running: tuple[Any, ...], bots: Any) -> SeatEnv:
    env = kind(**settings)
    vars(env).update(held)
    if env.opponents is not None:
        env.opponents.go_on(bots)
    state, chance, made = running
    env.chair.resume(state, chance and Rng(*chance), made)
    return env


def thrown_in(state: State) -> list[int]:
    """What seats that are not asked may do now."""
    asked = state.seat
    seats = [] if asked is None or state.stack.top().team else range(state.seats)
    return [int(move.id) for seat in seats if seat != asked for move in state.answers(seat)]


def title(game: str) -> str:
    """`res_arcana` -> `zeitriss/ResArcana-v0`."""
    return f"zeitriss/{''.join(word.capitalize() for word in game.split('_'))}-v{version(game)}"


for name in VERSIONS:
    if title(name) not in registry:
        register(
            title(name),
            entry_point="zeitriss.research.gymnasium:SeatEnv",
            order_enforce=False,  # it does so itself, as it checks actions; two wrappers less for every step
            disable_env_checker=True,
            vector_entry_point="zeitriss.research.vector:SeatEnvs",
            kwargs={"game": name},
        )
