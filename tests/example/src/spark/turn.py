"""A round: the leader lays, the other lays, the lights clash."""

from __future__ import annotations

from zeitriss.core.frame import Frame
from zeitriss.core.move import Move
from zeitriss.core.news import News
from zeitriss.core.schema import Whole

from .cards import HIGHEST, LIGHT, LOWEST, ROUNDS
from .ending import count_points
from .moves import LAY
from .state import Spark


def begin_round(g: Spark, leader: int, worth: int) -> None:
    """SP-2."""
    g.do(Lay(leader), Lay(1 - leader), Clash(leader, worth))


class Lay(Frame[Spark]):
    """SP-2. The last light of a hand is laid by a move as well: nobody else may learn that it was the only one."""

    def choices(self, g: Spark) -> list[Move]:
        return [LAY.at(card) for card in g.hands[self.seat]]

    def resume(self, g: Spark, move: Move) -> None:
        g.hands[self.seat].remove(move.args[0])
        g.laid[self.seat] = move.args[0]


class Clash(Frame[Spark]):
    """SP-3, SP-4. `worth` is the number of the round and of its points."""

    fields = {"worth": Whole(1, ROUNDS)}  # noqa: RUF012 - declared by Frame

    def __init__(self, seat: int, worth: int) -> None:
        super().__init__(seat)
        self.worth = worth

    def run(self, g: Spark) -> None:
        winner = 0 if beats(g.laid[0], g.laid[1]) else 1
        if g.news is not None:
            one, other = (f"light.{LIGHT.names[card]}" for card in g.laid)
            g.news.append(News("clash", {"one": one, "other": other, "who": f"seat.{winner}", "points": self.worth}))
        g.points[winner] += self.worth
        g.burnt += g.laid
        g.laid = [-1, -1]
        if self.worth == ROUNDS:
            count_points(g)
        else:
            begin_round(g, winner, self.worth + 1)


def beats(one: int, other: int) -> bool:
    """SP-3."""
    if {one, other} == {LOWEST, HIGHEST}:
        return one == LOWEST
    return one > other
