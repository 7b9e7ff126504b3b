"""OpenSpiel: the games registered with pyspiel as `zeitriss_antinomy`, `zeitriss_eternitium`, …

The first node is chance: its action is the seed of the deal, and all later chance follows from it, so that a history
replays exactly. Then players act in the order of `zeitriss.research.turns`.

>>> import pyspiel
>>> import zeitriss.research.openspiel
>>> state = pyspiel.load_game("zeitriss_antinomy").new_initial_state()
>>> state.apply_action(7)  # the deal with the seed 7
>>> state.current_player(), [state.action_to_string(action) for action in state.legal_actions()]
(0, ['place wand at 0', 'place wand at 1'])
"""

from __future__ import annotations

import json
from typing import Any

import numpy as np
import pyspiel

import zeitriss
from zeitriss import Refused
from zeitriss.core.rng import seeded
from zeitriss.research.actions import actions
from zeitriss.research.history import History
from zeitriss.research.observation import encoding
from zeitriss.research.task import Task, task_of
from zeitriss.research.turns import Turns, has_throws

DEALS = 1024  # how many there are unless told otherwise; a deal is as likely as any other
RECENT = 32  # moves in the tensor of an information state; its string has all of them


class Rules:
    """What all states of a game share."""

    def __init__(self, name: str, parameters: dict[str, Any]) -> None:
        players = parameters.get("players") or None
        self.task: Task = task_of(name, players, read_options(name, parameters.get("options", "")))
        self.index, self.encoding = actions(name), encoding(name)
        self.deals = int(parameters.get("deals", DEALS))
        if self.deals < 1:
            raise Refused(f"{self.deals} given, at least 1 needed", "deals")
        self.chances = [(deal, 1.0 / self.deals) for deal in range(self.deals)]
        self.throws = has_throws(self.task.game, self.task.seats)

    def __deepcopy__(self, memo: dict[int, Any]) -> Rules:
        return self


def read_options(name: str, text: str) -> dict[str, Any]:
    """`level:easy;shrine:True` -> options; OpenSpiel's own strings keep commas and equals signs for themselves."""
    known = {option.name: option for option in zeitriss.game(name).settings}
    options: dict[str, Any] = {}
    for part in filter(None, text.split(";")):
        key, _, value = part.partition(":")
        if key not in known:
            raise Refused(f"{key!r} is not one of {', '.join(known)}", "options")
        choices = {str(choice): choice for choice in known[key].choices}
        options[key] = choices.get(value, int(value) if value.isdecimal() else value)
    return options


class SpielState(pyspiel.State):
    """A state: the deal is still open, or a game with its order of players and its past."""

    def __init__(self, game: Any, rules: Rules) -> None:
        super().__init__(game)
        self._rules = rules
        self._turns: Turns | None = None
        self._past: History | None = None
        self._made = 0

    @property
    def world(self) -> zeitriss.State:
        """The game itself."""
        assert self._turns is not None
        return self._turns.state

    def current_player(self) -> int:
        if self._turns is None:
            return int(pyspiel.PlayerId.CHANCE)
        seat = self._turns.seat
        over = seat is None or self._made >= self._rules.task.game.bound
        return int(pyspiel.PlayerId.TERMINAL) if over or seat is None else seat

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self._turns.legal()) if self._turns is not None and player == self.current_player() else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self._rules.chances

    def _apply_action(self, action: int) -> None:
        if self._turns is None:
            self._deal(action)
            return
        turns, before = self._turns, self._past
        turns.check(action)
        self._made += 1
        if action == self._rules.index.wait:
            turns.step(action)
            return
        assert before is not None
        past = before.after(self.world, self._rules.index.move(action), turns.seat)
        turns.step(action)
        past.close(self.world)
        self._past = past

    def _deal(self, seed: int) -> None:
        if not 0 <= seed < self._rules.deals:
            raise Refused(f"{seed} is not one of 0 to {self._rules.deals - 1}", "deal")
        state = self._rules.task.start(int(seed))
        self._turns, self._past = Turns(state, self._rules.index, self._rules.throws), History(state)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal {action}" if player == pyspiel.PlayerId.CHANCE else self._rules.index.text(action)

    def is_terminal(self) -> bool:
        return self.current_player() == int(pyspiel.PlayerId.TERMINAL)

    def returns(self) -> list[float]:
        if self._turns is None:
            return [0.0] * self._rules.task.seats
        return self._rules.task.rewards(self.world)

    def __str__(self) -> str:
        """The full truth."""
        if self._turns is None:
            return "to be dealt"
        return json.dumps({"waiting": self._turns.waiting, "made": self._made, **self.world.snapshot()})

    def resample_from_infostate(self, player: int, sampler: Any) -> SpielState:
        """A state that this player cannot tell from this one; what it cannot know is dealt anew.

        Its history is the real one's, as the player has heard it; replaying that would bring the real state back.
        """
        copy: SpielState = self.clone()
        world = self._rules.task.game.imagined(self.world, player, seeded(f"{sampler()}"))
        turns = copy._turns
        assert turns is not None
        turns.state = world
        return copy

    def known(self, player: int) -> str:
        """The information state: a name for all that the player has seen, and what it sees now."""
        assert self._past is not None
        return f"{player} {self._past.digest(player)} {seen(self, player)}"


def seen(state: SpielState, player: int) -> str:
    """The observation as a string: the player's view and whose action is next."""
    view = state._rules.task.game.view(state.world, player)
    return json.dumps({"acts": state.current_player(), **view}, separators=(",", ":"))


class Observer:
    """OpenSpiel's PyObserver. The tensor's pieces are the encoding's parts; with recall, the last moves as heard."""

    def __init__(self, rules: Rules, recall: bool, whole: bool) -> None:
        self.rules, self.recall, self.whole = rules, recall, whole
        parts = [("player", rules.task.seats), *((part.name, part.size) for part in rules.encoding.parts)]
        parts += [("recent_seats", RECENT), ("recent_moves", RECENT)] if recall else []
        self.tensor = np.zeros(sum(size for _, size in parts), np.float32)
        self.dict: dict[str, Any] = {}
        place = 0
        for name, size in parts:
            self.dict[name] = self.tensor[place : place + size]
            place += size

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor.fill(0)
        self.dict["player"][player] = 1.0
        if state._turns is None:
            return
        seats = self.rules.task.seats
        self.tensor[seats : seats + self.rules.encoding.size] = self.rules.encoding.vector(state.world, player)
        if self.recall:
            self.remember(state, player)

    def remember(self, state: SpielState, player: int) -> None:
        """The last moves, the newest first: who made them, and their numbers where the player heard them."""
        node, place = state._past, 0
        while node is not None and node.move is not None and place < RECENT:
            assert node.by is not None
            self.dict["recent_seats"][place] = (node.by + 1) / self.rules.task.seats
            if node.by == player or state.world.game.hears(node.before, node.move, player):
                self.dict["recent_moves"][place] = (int(node.move.id) + 1) / len(self.rules.index)
            node, place = node.past, place + 1

    def string_from(self, state: SpielState, player: int) -> str | None:
        if not self.whole:
            return None
        if state._turns is None:
            return "to be dealt"
        return state.known(player) if self.recall else seen(state, player)


def game_type(name: str) -> Any:
    record = zeitriss.game(name)
    kinds = pyspiel.GameType
    utility = kinds.Utility.IDENTICAL if record.team else kinds.Utility.ZERO_SUM
    return kinds(
        short_name=f"zeitriss_{name}",
        long_name=f"Zeitriss: {record.words('en')('title')}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=utility if 1 not in record.seats or record.team else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=max(record.seats),
        min_num_players=min(record.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": 2, "deals": DEALS, "options": ""},
    )


def game_class(name: str) -> type[Any]:
    kind = game_type(name)

    class Registered(pyspiel.Game):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            self.rules = Rules(name, params or {})
            info = pyspiel.GameInfo(
                num_distinct_actions=len(self.rules.index) + self.rules.throws,
                max_chance_outcomes=self.rules.deals,
                num_players=self.rules.task.seats,
                min_utility=-1.0,
                max_utility=1.0,
                utility_sum=0.0 if kind.utility == pyspiel.GameType.Utility.ZERO_SUM else None,
                max_game_length=zeitriss.game(name).bound,
            )
            super().__init__(kind, info, params or {})

        def new_initial_state(self) -> SpielState:
            return SpielState(self, self.rules)

        def max_chance_nodes_in_history(self) -> int:
            return 1

        def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
            wanted = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
            whole = wanted.public_info and wanted.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
            return Observer(self.rules, wanted.perfect_recall, whole)

    pyspiel.register_game(kind, Registered)
    return Registered


GAMES = {name: game_class(name) for name in zeitriss.games()}
