"""Plan: which bots play which deals in which seats."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict, dataclass
from itertools import combinations
from typing import Any

from zeitriss.core.registry import game


@dataclass(frozen=True)
class Bout:
    """One game. Its number names it within its plan."""

    number: int
    pair: int  # which of the plan's pairs
    deal: int
    bots: tuple[str, ...]  # one per seat


@dataclass(frozen=True)
class Plan:
    """All that decides a tournament; the same plan gives the same games, whoever plays them.

    >>> plan = Plan("antinomy", 2, {}, ("owl", "griffin"), games=4, seed="1")
    >>> [bout.bots for bout in plan.bouts()]
    [('owl', 'griffin'), ('griffin', 'owl'), ('owl', 'griffin'), ('griffin', 'owl')]
    >>> [bout.deal for bout in plan.bouts()]
    [0, 0, 1, 1]
    """

    game: str
    seats: int
    options: dict[str, Any]
    bots: tuple[str, ...]
    games: int  # of each pair at most
    seed: str

    @property
    def together(self) -> bool:
        """Whether bots win or lose together, or alone, and are compared by how often they win the same deals."""
        return self.seats == 1 or game(self.game).team

    @property
    def pairs(self) -> list[tuple[str, ...]]:
        return [(one,) for one in self.bots] if self.together else list(combinations(self.bots, 2))

    def bouts(self) -> Iterator[Bout]:
        """Deal by deal, so that a tournament that is stopped early is still balanced.

        The first of a pair sits once in every seat of a deal, the second in all others. With two seats both hold the
        same cards once; with more, the first is worth more than the second if it wins more than its share.
        """
        places = 1 if self.together else self.seats
        number = 0
        for deal in range(-(-self.games // places)):
            for pair, (first, *rest) in enumerate(self.pairs):
                second = rest[0] if rest else first
                for place in range(places):
                    lineup = tuple(first if seat == place else second for seat in range(self.seats))
                    yield Bout(number, pair, deal, lineup)
                    number += 1

    def deal_seed(self, bout: Bout) -> str:
        return f"{self.seed}-{bout.deal}"

    def data(self) -> dict[str, Any]:
        return {"arena": 1, **asdict(self), "rules": game(self.game).rules, "cards": game(self.game).cards_digest}
