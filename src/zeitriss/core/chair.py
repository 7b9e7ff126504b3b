"""Chair: one agent's side of a game, stepped by numbers. A step is its own move and what the others answer."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, final

from mypy_extensions import i64

from zeitriss.core.pad import REFUSED, Pad, Shown, answer, number, run_on
from zeitriss.core.rng import Rng
from zeitriss.core.state import State

Step = tuple[Shown, float, bool, bool, Shown]
Others = Callable[[State, int], int]  # plays on, at most so many moves; how many there were
Thrown = Callable[[State], list[int]]


@final
class Chair:
    """`seat` is the agent's, -1: it plays every seat. The others play by `chance`, or `others` plays for them."""

    def __init__(self, pad: Pad, seat: i64, bound: i64, pay: Callable[[State], list[float]], state: State) -> None:
        self.pad, self.seat, self.bound, self.pay = pad, seat, bound, pay
        self.state = state
        self.chance: Rng | None = None
        self.others: Others | None = None
        self.thrown: Thrown | None = None  # what other seats may throw in now, where the agent plays them too
        self.extra: list[int] = []
        self.made: i64 = -1  # moves; below 0: not yet dealt

    def begin(self, state: State, chance: Rng | None) -> tuple[Shown, Shown]:
        """A new game, at the agent's first decision."""
        self.state, self.chance, self.made = state, chance, 0
        self.run_on()
        return self.show()

    def resume(self, state: State, chance: Rng | None, made: i64) -> None:
        """A game that was begun elsewhere."""
        self.state, self.chance, self.made = state, chance, made
        if self.thrown is not None:
            self.extra = self.thrown(state)

    def run_on(self) -> None:
        if self.chance is not None:
            self.made += run_on(self.state, self.seat, self.chance, self.bound - self.made)
        elif self.others is not None:
            self.made += self.others(self.state, self.bound - self.made)

    def step(self, given: Any) -> Step | None:
        """None: it is not legal, nothing has happened."""
        action, state = number(given), self.state
        if self.made < 0 or answer(state, action) == REFUSED:
            if action not in self.extra:
                return None
            state.apply(state.known[action])
        self.made += 1
        self.run_on()
        over = state.outcome is not None
        observation, info = self.show()
        reward = self.pay(state)[0 if self.seat < 0 else self.seat] if over else 0.0
        return observation, reward, over, not over and self.made >= self.bound, info

    @property
    def asked(self) -> i64:
        """Whose eyes the observation is seen with."""
        if self.seat >= 0:
            return self.seat
        return self.state.stack.top().seat if self.state.offers.count else 0

    def show(self) -> tuple[Shown, Shown]:
        """Observation and info."""
        state, offers = self.state, self.state.offers
        ids, count = offers.ids, offers.count
        legal: list[int] = [0] * count
        for k in range(count):
            legal[k] = ids[k]
        if self.thrown is None:
            leaf = self.pad.offered(state)
        else:
            self.extra = self.thrown(state)
            legal += self.extra
            leaf = self.pad.marked(legal)
        info = leaf.info()
        info["legal_actions"] = legal
        return leaf.show(state, self.asked), info
