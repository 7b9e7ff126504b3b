"""News: what happened in a move beyond the move itself: a duel, a drawn card, a crystal won.

Told only while somebody listens (`State.news` is a list); searches and simulations leave it None and pay nothing.
"""

from __future__ import annotations


class News:
    """A message key with arguments. `args` holds numbers, words of domains (`relic.red-1-key`) and seats (`seat.0`).

    `seats` names who may hear it; None: everybody. `moment` shows cards side by side, for news worth watching:
    a list of (seat, cards as words of a domain, total).
    """

    def __init__(
        self,
        key: str,
        args: dict[str, int | str],
        seats: tuple[int, ...] | None = None,
        moment: list[tuple[int, list[str], int]] | None = None,
    ) -> None:
        self.key = key
        self.args = args
        self.seats = seats
        self.moment = moment
