"""Ladder: the results of a tournament, pair by pair, and a rating for every bot."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass, field
from statistics import mean
from typing import Any

from zeitriss.arena.bout import Row
from zeitriss.arena.plan import Plan
from zeitriss.arena.statistics import clear, wilson


@dataclass
class Pair:
    """What the first of a pair has won against the second; alone or in a team, what it has won at all."""

    bots: tuple[str, ...]
    even: float  # the share of an equal
    games: int = 0
    won: float = 0.0
    deals: dict[int, list[float]] = field(default_factory=lambda: defaultdict(list))

    def add(self, row: Row) -> None:
        first = self.bots[0]
        place = row["bots"].index(first)
        self.games += 1
        self.won += row["results"][place]
        self.deals[row["deal"]].append(row["results"][place])

    @property
    def share(self) -> float:
        return self.won / self.games if self.games else 0.0

    @property
    def verdict(self) -> int:
        """1: the first is clearly better, -1: the second, 0: not known. A deal counts once played in all seats."""
        full = max((len(won) for won in self.deals.values()), default=0)
        whole = [won for won in self.deals.values() if len(won) == full]
        return clear([sum(won) / full - self.even for won in whole])

    def data(self) -> dict[str, Any]:
        low, high = wilson(self.won, self.games)
        shown = {"bots": list(self.bots), "games": self.games, "won": self.won, "share": self.share}
        return shown | {"low": low, "high": high, "even": self.even, "verdict": self.verdict}


class Ladder:
    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        even = 0.5 if plan.together else 1.0 / plan.seats
        self.pairs = [Pair(bots, even) for bots in plan.pairs]
        self.rows = 0
        self.ratings = None if plan.together else Ratings(plan.bots)

    def add(self, row: Row) -> None:
        self.rows += 1
        self.pairs[row["pair"]].add(row)
        if self.ratings is not None:
            self.ratings.add(row)

    @property
    def decided(self) -> bool:
        """Whether every question of the tournament has its answer."""
        if self.plan.together:
            return all(verdict for _, verdict in self.differences())
        return all(pair.verdict for pair in self.pairs)

    def differences(self) -> list[tuple[tuple[str, str], int]]:
        """In a team or alone: neighbours compared on the same deals."""
        found = []
        for one, other in zip(self.pairs, self.pairs[1:], strict=False):
            common = sorted(one.deals.keys() & other.deals.keys())
            leads = [(one.deals[deal][0] - other.deals[deal][0]) / 2 for deal in common]
            found.append(((one.bots[0], other.bots[0]), clear(leads)))
        return found

    def data(self) -> dict[str, Any]:
        shown: dict[str, Any] = {"plan": self.plan.data(), "pairs": [pair.data() for pair in self.pairs]}
        if self.ratings is not None:
            shown["ratings"] = self.ratings.data()
        return shown


class Ratings:
    """OpenSkill (Plackett-Luce): a strength and how far off it may be, from every game in order."""

    def __init__(self, bots: tuple[str, ...]) -> None:
        from openskill.models import PlackettLuce

        self.model = PlackettLuce()
        self.by_bot = {name: self.model.rating(name=name) for name in bots}

    def add(self, row: Row) -> None:
        """Every seat is rated; bots of one name at a table have learned the mean of their seats."""
        rated = self.model.rate([[self.by_bot[name]] for name in row["bots"]], scores=row["results"])
        for name in dict.fromkeys(row["bots"]):
            seats = [rating for (rating,) in rated if rating.name == name]
            mu, sigma = (mean(getattr(rating, part) for rating in seats) for part in ("mu", "sigma"))
            self.by_bot[name] = self.model.rating(mu, sigma, name)

    def data(self) -> dict[str, dict[str, float]]:
        return {name: {"mu": one.mu, "sigma": one.sigma} for name, one in self.by_bot.items()}
