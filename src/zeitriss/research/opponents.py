"""Opponents: who plays the seats that the agent does not."""

from __future__ import annotations

from zeitriss import State, bot, seat
from zeitriss.bots import level
from zeitriss.core.rng import Rng
from zeitriss.research.task import Task


class Opponents:
    """Bots by name, one for each other seat, seeded by the deal: the same seed and actions give the same game."""

    def __init__(self, task: Task, name: str, mine: int) -> None:
        self.task, self.name, self.mine = task, level(name, "opponent"), mine
        self.begin(0)

    def begin(self, seed: int) -> None:
        self.bots = [bot(self.name, self.task.game, f"{seed} {place}") for place in range(self.task.seats)]

    def words(self) -> list[list[int]]:
        """Where their generators stand: all that a bot takes from one decision to the next."""
        return [one.rng.words() for one in self.bots]

    def go_on(self, words: list[list[int]]) -> None:
        for one, numbers in zip(self.bots, words, strict=True):
            one.rng = Rng(*numbers)

    def run_on(self, state: State, most: int) -> int:
        """Until the agent is asked, the game is over or so many moves are made; how many there were."""
        made = 0
        while (asked := state.seat) not in (None, self.mine) and made < most:
            moves = state.moves
            assert asked is not None
            state.apply(moves[0] if len(moves) == 1 else self.bots[asked].choose(seat(state, asked)))
            made += 1
        return made
