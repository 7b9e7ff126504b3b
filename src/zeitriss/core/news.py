"""News: what happened in a move beyond the move itself: a duel, a drawn card, a crystal won.

Told only while somebody listens (`State.news` is a list); searches and simulations leave it None and pay nothing.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from zeitriss.core.move import Domain


class News:
    """A message key with arguments. `args` holds numbers, words of domains (`relic.red-1-key`) and seats (`seat.0`).

    `seats` names who may hear it; None: everybody. `moment` shows cards side by side, for news worth watching:
    a list of (seat, cards as words of a domain, what each of them counts, if they are added up).
    """

    def __init__(
        self,
        key: str,
        args: dict[str, int | str],
        seats: tuple[int, ...] | None = None,
        moment: list[tuple[int, list[str], list[int]]] | None = None,
    ) -> None:
        self.key = key
        self.args = args
        self.seats = seats
        self.moment = moment


@final
class Noun:
    """What a piece of news or a question speaks of: an argument of its message, and the domain of its number.

    >>> Noun("who", SEAT).of(1), Noun("count").of(3)
    ('seat.1', 3)
    """

    def __init__(self, name: str, domain: Domain | None = None) -> None:
        self.name = name
        self.domain = domain

    def of(self, i: i64) -> int | str:
        return int(i) if self.domain is None else self.domain.word(i)


SEAT: Final = Domain("seat", [str(seat) for seat in range(8)])
WHO: Final = Noun("who", SEAT)
AMOUNT: Final = Noun("amount")
COUNT: Final = Noun("count")
