"""What lies on the table of Spark."""

from __future__ import annotations

from typing import Any, Final, Self

from zeitriss.core.game import Game
from zeitriss.core.rng import Rng
from zeitriss.core.schema import Card, Kind, PerSeat, Whole, cards
from zeitriss.core.state import State

from .cards import LIGHT, ROUNDS


class Spark(State):
    def __init__(self, game: Game[Any], seats: int, options: dict[str, Any], rng: Rng) -> None:
        super().__init__(game, seats, options, rng)
        self.hands: list[list[int]] = []
        self.laid = [-1, -1]  # face down in front of each seat; -1: nothing
        self.ember = -1
        self.burnt: list[int] = []
        self.points = [0, 0]

    def clone(self) -> Self:
        copy = type(self)(self.game, self.seats, self.options, self.rng.clone())
        self.copy_into(copy)
        copy.hands = [hand.copy() for hand in self.hands]
        copy.laid = self.laid.copy()
        copy.ember = self.ember
        copy.burnt = self.burnt.copy()
        copy.points = self.points.copy()
        return copy


FIELDS: Final[dict[str, Kind]] = {
    "hands": PerSeat(cards(LIGHT)),
    "laid": PerSeat(Card(LIGHT, or_none=True)),
    "ember": Card(LIGHT),
    "burnt": cards(LIGHT),
    "points": PerSeat(Whole(0, ROUNDS * (ROUNDS + 1) // 2)),
}
