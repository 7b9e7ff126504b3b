"""Case: one way to set up a game, with random positions of it. Every check of the contract takes a case.

A game may say more in `tests/games/NAME/contract.py`:
    CASES = [(3, {"level": "hard"})]      further player numbers with options
    def hidden(state, seat) -> set[str]   the places whose cards this seat (None: a spectator) may not know, as paths
                                          (`hands[1][0]`, `deck[3]`), written from the rules and not from knowledge.py;
                                          or {path: group} if only cards of one group could change places unnoticed
    def shows(state, move) -> set[str]    the places whose cards this move shows to all before they are hidden again
    OF_RULES = {"turn", "duel"}           what the rules ask; every other question comes from a card and names it
    ALIKE = {"relic"}                     kinds whose cards share drawings: colour or number tells them apart
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cached_property
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec
from types import ModuleType
from typing import Any

from zeitriss.core.frame import frame_key
from zeitriss.core.game import Game
from zeitriss.core.move import Move
from zeitriss.core.news import News
from zeitriss.core.options import Option
from zeitriss.core.rng import Rng, seeded
from zeitriss.core.state import State

Secret = set[str] | dict[str, str]
Hidden = Callable[[Any, int | None], Secret]
Shows = Callable[[Any, Move], set[str]]
SPREAD = 6  # positions of a game at even distances, beside the first ones of each question
ENOUGH = 10  # positions of a case


@dataclass(frozen=True)
class Position:
    """A state of a random game and the move that was made there; None at the end."""

    state: State
    move: Move | None


def shows_nothing(state: Any, move: Move) -> set[str]:
    return set()


@dataclass(frozen=True, eq=False)
class Case:
    game: Game[Any]
    seats: int
    options: dict[str, Any] = field(default_factory=dict)
    hidden: Hidden | None = None
    shows: Shows = shows_nothing
    of_rules: frozenset[str] = frozenset()

    @property
    def id(self) -> str:
        return " ".join([self.game.name, str(self.seats), *(f"{key}={value}" for key, value in self.options.items())])

    def seats_at(self, position: Position) -> list[int]:
        """All seats of a small table; of a larger one who is asked and somebody else, for seats are alike."""
        if self.seats <= 2 or position.state.seat is None:
            return list(range(self.seats))
        asked = position.state.seat
        return [asked, (asked + 1 + len(position.state.moves) % (self.seats - 1)) % self.seats]

    def observers(self, position: Position) -> list[int | None]:
        return [*self.seats_at(position), None]

    def start(self, seed: int | str) -> State:
        state: State = self.game.start(self.seats, seed, self.options)
        return state

    def states(self, seed: int | str) -> Iterator[Position]:
        """Every position of one random game; a yielded state changes when the next one is asked for."""
        state, rng = self.start(seed), seeded(f"contract {seed}")
        for _ in range(self.game.bound + 1):
            if state.outcome is not None:
                yield Position(state, None)
                return
            assert state.moves, f"{self.id}: nobody is asked, and the game is not over"
            move = pick(state, rng)
            yield Position(state, move)
            state.apply(move)
        raise AssertionError(f"{self.id}: seed {seed} does not end within {self.game.bound} moves")

    @cached_property
    def kinds(self) -> set[str]:
        """Of cards, as words of domains name them."""
        return {kind for kind, _ in self.game.cards()}

    @cached_property
    def positions(self) -> list[Position]:
        """Positions of random games, of several if they are short."""
        found: list[Position] = []
        for seed in range(ENOUGH):
            found += self.sample(seed)
            if len(found) >= ENOUGH:
                break
        return found

    def sample(self, seed: int) -> list[Position]:
        """Of one game each question the first time it is asked, some of the rest, the end."""
        found = [Position(position.state.clone(), position.move) for position in self.states(seed)]
        first = {ask(position.state): i for i, position in reversed(list(enumerate(found)))}
        return [found[i] for i in sorted({*first.values(), *range(0, len(found), len(found) // SPREAD + 1)})]


def pick(state: State, rng: Rng) -> Move:
    return state.moves[rng.below(len(state.moves))]


def aloud(state: State, move: Move, seat: int | None) -> tuple[State, list[News]]:
    """The state after a move, and the news of it that a seat may hear."""
    after, news = state.clone(), list[News]()
    after.news = news
    after.apply(move)
    return after, [item for item in news if item.seats is None or seat in item.seats]


def ask(state: State) -> str:
    """What is asked; empty when the game is over."""
    return "" if state.outcome is not None else frame_key(type(state.stack[-1]))


def cases(game: Game[Any]) -> list[Case]:
    """Every player number with the default options, every choice of every option once, and what the game adds."""
    usual = game.checked(None, None)[0]
    setups: list[tuple[int, dict[str, Any]]] = [(seats, {}) for seats in game.seats]
    for option in game.settings:
        setups += [(seats_for(option, value, usual), {option.name: value}) for value in option.trials()]
    profile = profile_of(game.name)
    setups += getattr(profile, "CASES", [])
    hidden, shows = getattr(profile, "hidden", None), getattr(profile, "shows", shows_nothing)
    of_rules = frozenset(getattr(profile, "OF_RULES", ()))
    return [Case(game, seats, options, hidden, shows, of_rules) for seats, options in setups]


def seats_for(option: Option, value: Any, usual: int) -> int:
    """The usual player number, or the first one with which this value may be chosen."""
    numbers = option.seats_of(value) or option.seats or (usual,)
    return usual if usual in numbers else numbers[0]


def profile_of(name: str) -> ModuleType | None:
    """What the suite should know of a game: the module that its package names in the group `zeitriss.contract`."""
    found = entry_points(group="zeitriss.contract", name=name)
    if found:
        module: ModuleType = next(iter(found)).load()
        return module
    home = f"tests.games.{name}"
    return import_module(f"{home}.contract") if find_spec(home) and find_spec(f"{home}.contract") else None
