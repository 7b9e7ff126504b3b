"""From options and seed to the first decision."""

from __future__ import annotations

from typing import Final

from zeitriss.core.errors import BadSnapshot
from zeitriss.core.options import Option

from .cards import LIGHT, ROUNDS
from .state import Spark
from .turn import begin_round

SETTINGS: Final = (Option("ember", "hidden", ("hidden", "open")),)


def deal(g: Spark) -> None:
    """SP-1."""
    lights = list(range(len(LIGHT)))
    g.rng.shuffle(lights)
    g.hands = [[lights.pop() for _ in range(ROUNDS)] for _ in range(g.seats)]
    g.ember = lights.pop()
    begin_round(g, leader=0, worth=1)


def stock(g: Spark) -> dict[tuple[str, int], int]:
    return {("light", card): 1 for card in range(len(LIGHT))}


def check(g: Spark) -> None:
    """What a hand-edited snapshot may get wrong beyond single fields."""
    rounds = len(g.burnt) // 2
    for seat, hand in enumerate(g.hands):
        if len(hand) + (g.laid[seat] >= 0) + rounds != ROUNDS:
            raise BadSnapshot(
                f"a seat has {ROUNDS} lights, burnt out, laid or in hand", f"snapshot.table.hands[{seat}]"
            )
    if sum(g.points) != rounds * (rounds + 1) // 2:
        raise BadSnapshot(f"{rounds} rounds are worth {rounds * (rounds + 1) // 2} points", "snapshot.table.points")
