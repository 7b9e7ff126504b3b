"""Text: what an action card says."""

from __future__ import annotations

from collections.abc import Callable
from typing import final

from mypy_extensions import i64

from zeitriss.core.frame import Frame
from zeitriss.games.eternitium.cards import SEATS_MOST
from zeitriss.games.eternitium.state import Eternitium

Deed = Callable[[Eternitium, i64], object]


@final
class Text:
    """What a card does, and what it needs for that. It lies on the discard pile already (ET-14).

    A technology that needs nothing may be played even if it changes nothing.
    """

    def __init__(self, play: Deed, needs: Callable[[Eternitium, i64], bool] | None = None) -> None:
        self.play = play
        self.needs = needs

    def playable(self, g: Eternitium, seat: i64) -> bool:
        return self.needs is None or self.needs(g, seat)


def asks(question: type[Frame[Eternitium]]) -> Deed:
    """A deed that begins with a question to whoever plays the card."""
    questions = [question(seat) for seat in range(SEATS_MOST)]
    return lambda g, seat: g.then(questions[seat])


def others(g: Eternitium, seat: i64) -> list[int]:
    """Clockwise from the left neighbour."""
    return [(seat + step) % g.seats for step in range(1, g.seats)]
