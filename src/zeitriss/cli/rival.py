"""Rival: OpenSpiel's hearts through its Python API, in the loop that its documentation shows.

Every applied action counts as a move, chance included: the 52 deals are about half of them. Our own chance happens
inside the moves and is not counted.
"""

from __future__ import annotations

from importlib.metadata import version
from time import process_time as clock
from typing import Any

from zeitriss import Refused
from zeitriss.cli.chance import numbers

COUNTED = "every applied action, chance included"


class Rival:
    def __init__(self) -> None:
        try:
            import pyspiel
        except ImportError:
            raise Refused("open_spiel is not installed; `pip install open_spiel` brings it", "against") from None
        self.game = pyspiel.load_game("hearts")
        self.numbers = numbers()

    def run(self, turn: float) -> float:
        """Actions per second."""
        count = 0
        begin = clock()
        while clock() < begin + turn or not count:
            state = self.game.new_initial_state()
            for number in self.numbers:
                if state.is_terminal():
                    break
                if state.is_chance_node():
                    outcomes = state.chance_outcomes()  # all equally likely in hearts
                    action = outcomes[number % len(outcomes)][0]
                else:
                    actions = state.legal_actions()
                    action = actions[number % len(actions)]
                state.apply_action(action)
                count += 1
        return count / (clock() - begin)

    def report(self, ours: float, theirs: float) -> dict[str, Any]:
        return {
            "engine": f"open_spiel {version('open_spiel')}",
            "game": "hearts",
            "counted": COUNTED,
            "moves_per_second": round(theirs),
            "ratio": round(ours / theirs, 3),
        }
