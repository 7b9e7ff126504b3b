"""Rival: a card game of OpenSpiel, stepped through its Python API as its documentation shows, and rolled out in C++.

Every applied action counts as a move, chance included: the 52 deals of hearts are about half of them. Our own chance
happens inside the moves and is not counted. A roll-out begins after the deal, in a search of a single simulation, so
that nothing but playing on at random is measured.
"""

from __future__ import annotations

from importlib.metadata import version
from statistics import mean
from time import process_time as clock
from typing import Any

from zeitriss import Refused
from zeitriss.cli.chance import numbers

NAMES = ("hearts", "gin_rummy", "dou_dizhu")  # the first is what ratios are told of
COUNTED = "every applied action, chance included"
ROLLOUTS = 20  # per look at the clock


class Rival:
    def __init__(self, name: str) -> None:
        try:
            import pyspiel
        except ImportError:
            raise Refused("open_spiel is not installed; `pip install open_spiel` brings it", "against") from None
        self.name = name
        self.game = pyspiel.load_game(name)
        self.numbers = numbers()
        self.dealt = self.game.new_initial_state()
        while self.dealt.is_chance_node():
            self.step(self.dealt)
        self.length = mean(self.play(self.dealt.clone()) for _ in range(30))  # moves of a roll-out
        evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, 1)
        self.bot = pyspiel.MCTSBot(self.game, evaluator, 1.0, 1, 50, False, 1, False)

    def step(self, state: Any) -> None:
        number = next(self.numbers)
        if state.is_chance_node():
            outcomes = state.chance_outcomes()  # all equally likely in these games
            state.apply_action(outcomes[number % len(outcomes)][0])
        else:
            actions = state.legal_actions()
            state.apply_action(actions[number % len(actions)])

    def play(self, state: Any) -> int:
        count = 0
        while not state.is_terminal():
            self.step(state)
            count += 1
        return count

    def run(self, turn: float) -> float:
        """Actions per second from Python."""
        count = 0
        begin = clock()
        while clock() < begin + turn or not count:
            state = self.game.new_initial_state()
            for number in self.numbers:  # as `step`, without a call for each
                if state.is_terminal():
                    break
                if state.is_chance_node():
                    outcomes = state.chance_outcomes()
                    action = outcomes[number % len(outcomes)][0]
                else:
                    actions = state.legal_actions()
                    action = actions[number % len(actions)]
                state.apply_action(action)
                count += 1
        return count / (clock() - begin)

    def run_inside(self, turn: float) -> float:
        """Actions per second in C++."""
        count = 0
        begin = clock()
        while clock() < begin + turn or not count:
            self.bot.step(self.dealt)
            count += ROLLOUTS
        return count * self.length / (clock() - begin)


def report(rate: dict[str, float]) -> dict[str, Any]:
    """Us beside them. `ratio` is what a plain loop over `moves` reaches, `ratio_pick` one over `pick`."""
    theirs, inside = rate[NAMES[0]], rate[f"{NAMES[0]} inside"]
    return {
        "engine": f"open_spiel {version('open_spiel')}",
        "game": NAMES[0],
        "counted": COUNTED,
        "moves_per_second": round(theirs),
        "moves_per_second_inside": round(inside),
        "ratio": round(rate["moves"] / theirs, 3),
        "ratio_pick": round(rate["pick"] / theirs, 3),
        "ratio_inside": round(rate["inside"] / theirs, 3),
        "ratio_inside_both": round(rate["inside"] / inside, 3),
        "others": {name: [round(rate[name]), round(rate[f"{name} inside"])] for name in NAMES[1:]},
    }
