"""Batches: many games stepped by one call, seen as NumPy arrays that share the engine's memory."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from zeitriss import Game, Refused, State
from zeitriss.core.batch import Batch, Terms
from zeitriss.core.rng import Rng, seeded
from zeitriss.research.arrays import shared
from zeitriss.research.observation import encoder, encoding
from zeitriss.research.task import Task, task_of


class Games:
    """n games. All arrays are rewritten by every step: copy what you want to keep.

    `seats` who is asked, `counts` how many moves are legal, `offers[i, :counts[i]]` their numbers, `mask` the same as
    ones (if asked for), `observations` as `encoding` says, `rewards` and `done` of the step that was (1 over, 2 cut
    because it found no end), `numbers` which game lies in a row: its seed is `seed + number`.

    >>> games = batch("antinomy", 3, seed=7)
    >>> games.step([0, 0, 9])
    Traceback (most recent call last):
    zeitriss.core.errors.IllegalMove: actions[2]: 9 is not legal; legal: 0 (place wand at 0), 1 (place wand at 1)
    >>> while not games.by_chance():  # until a game is over, and the one with the next seed takes its row
    ...     pass
    >>> int(games.numbers.max()), games.rewards[games.done > 0].tolist() in ([[1.0, -1.0]], [[-1.0, 1.0]])
    (3, True)
    """

    def __init__(self, task: Task, games: int, seed: int, observe: bool, mask: bool) -> None:
        self.task, self.seed, self.encoding = task, seed, encoding(task.game.name)
        self.settings = task, games, seed, observe, mask
        terms = Terms(task.dealer(), seed, task.rewards, encoder(task.game))
        terms.width = len(task.game.catalogue)
        terms.size = self.encoding.size if observe else 0
        terms.masks, terms.bound = mask, task.game.bound
        self.inside = Batch(terms, games)
        self.rng = seeded(f"batch {seed}")
        inside = self.inside
        self.chosen = shared(inside, "chosen", writeable=True)
        self.seats, self.counts, self.numbers = (shared(inside, name) for name in ("seats", "counts", "numbers"))
        self.listed = shared(inside, "offers").reshape(games, terms.width)
        self.done = shared(inside, "done")
        self.rewards = shared(inside, "rewards").reshape(games, task.seats)
        self.mask = shared(inside, "mask").reshape(games, -1) if mask else None
        self.observations = shared(inside.sheet, "words").reshape(games, -1) if observe else None
        self.inside.begin()

    def __len__(self) -> int:
        return len(self.inside.states)

    @property
    def offers(self) -> NDArray[np.int64]:
        """Row i: the numbers of `counts[i]` legal moves. From the first look on they are written by every step."""
        if not self.inside.lists:
            self.inside.list_all()
        return self.listed

    @property
    def states(self) -> list[State]:
        """The games themselves."""
        return self.inside.states

    def step(self, actions: ArrayLike) -> int:
        """Play in each game the move with this number in the catalogue; how many games ended."""
        self.choose(actions, "actions")
        return int(self.inside.step())

    def pick(self, places: ArrayLike) -> int:
        """Play in each game the move at this place of its offers: the fastest way to choose."""
        self.choose(places, "places")
        return int(self.inside.pick())

    def by_chance(self) -> int:
        """A random move in each game, chosen inside."""
        return int(self.inside.by_chance(self.rng))

    def __reduce__(self) -> tuple[Any, ...]:
        """Copied and pickled exactly: arrays that are copied one by one would no longer be the engine's."""
        inside = self.inside
        lasts = [last and last.clone() for last in inside.last]
        told = zip(self.numbers.tolist(), inside.lengths, self.done.tolist(), lasts, strict=True)
        rows = [(state.clone(), *row) for state, row in zip(inside.states, told, strict=True)]
        return resumed, (self.settings, rows, int(inside.next), self.rng.words())

    def choose(self, numbers: ArrayLike, name: str) -> None:
        found = np.asarray(numbers)
        if found.shape != self.chosen.shape:
            raise Refused(f"shape {found.shape} given, {self.chosen.shape} needed: one for each game", name)
        if found.dtype.kind not in "iu" and (found.dtype.kind != "f" or (found != np.floor(found)).any()):
            raise Refused("whole numbers are needed", name)
        self.chosen[:] = found


def resumed(settings: tuple[Any, ...], rows: list[Any], follows: int, words: list[int]) -> Games:
    games = Games(*settings)
    for i, row in enumerate(rows):
        games.inside.resume(i, *row)
    games.inside.next, games.rng = follows, Rng(*words)
    games.inside.begin()
    return games


def batch(
    game: str | Game[Any],
    games: int,
    seed: int = 0,
    seats: int | None = None,
    options: dict[str, Any] | None = None,
    observe: bool = True,
    mask: bool = False,
) -> Games:
    """So many games of one kind; the game in row i begins with the seed `seed + i`."""
    if isinstance(seed, bool) or not isinstance(seed, int | np.integer):
        raise Refused(f"{seed!r} given, a whole number is needed", "seed")
    if games < 1:
        raise Refused(f"{games} given, at least 1 needed", "games")
    return Games(task_of(game, seats, options), games, int(seed), observe, mask)
