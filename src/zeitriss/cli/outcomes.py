"""Outcomes: results and lengths of many games, and a small picture of them."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from statistics import mean, median

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from zeitriss.cli.match import Result

BINS = 8
BAR = 30  # columns of the longest bar
EIGHTHS = " ▏▎▍▌▋▊▉█"


@dataclass(frozen=True)
class Summary:
    games: int
    results: list[float]  # per seat: victories, shared ones in shares
    reasons: dict[str, int]
    moves: dict[str, float]  # shortest, median, mean, longest, total
    lengths: list[tuple[int, int, int]]  # from, to, games
    digest: str  # of all last states in order


@dataclass
class Outcomes:
    seats: int
    results: list[Result] = field(default_factory=list)

    def add(self, results: Sequence[Result]) -> None:
        self.results += results

    def summary(self) -> Summary:
        lengths = [result.moves for result in self.results]
        moves = {"shortest": min(lengths), "median": median(lengths), "mean": round(mean(lengths), 2)}
        moves |= {"longest": max(lengths), "total": sum(lengths)}
        return Summary(
            games=len(self.results),
            results=[round(sum(result.results[seat] for result in self.results), 6) for seat in range(self.seats)],
            reasons=dict(sorted(Counter(result.reason for result in self.results).items())),
            moves=moves,
            lengths=bins(lengths),
            digest=hashlib.sha256(" ".join(result.digest for result in self.results).encode()).hexdigest()[:16],
        )


def bins(lengths: Sequence[int]) -> list[tuple[int, int, int]]:
    """Lengths in a few classes of equal width."""
    low, high = min(lengths), max(lengths)
    width = -(-(high - low + 1) // BINS)
    found = Counter((length - low) // width for length in lengths)
    return [(low + i * width, low + (i + 1) * width - 1, found[i]) for i in range((high - low) // width + 1)]


def picture(summary: Summary, bots: Sequence[str]) -> RenderableType:
    """The summary for people. What was checked stands there too."""
    games = summary.games
    wins = [(f"seat {seat} ({bot})", summary.results[seat]) for seat, bot in enumerate(bots)]
    lengths = [(f"{low} to {high}", float(count)) for low, high, count in summary.lengths]
    total, moves = summary.moves["total"], summary.moves
    return Group(
        bars("won by", wins, games),
        bars("ended by", [(reason, float(count)) for reason, count in summary.reasons.items()], games),
        bars("moves", lengths, games),
        Text(
            f"{games} games, {total:.0f} moves; per game {moves['shortest']:.0f} to {moves['longest']:.0f},"
            f" median {moves['median']:g}, mean {moves['mean']:g}"
        ),
        Text(f"every game ended, cards and sums held in every one of {total:.0f} states; digest {summary.digest}"),
    )


def bars(title: str, rows: Sequence[tuple[str, float]], games: int) -> RenderableType:
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(min_width=18)
    table.add_column(justify="right", min_width=6)
    table.add_column(justify="right", min_width=7)
    table.add_column()
    table.add_row(Text(title, style="bold"))
    most = max(count for _, count in rows) or 1
    for name, count in rows:
        table.add_row(Text(f"  {name}"), f"{count:g}", f"{100 * count / games:.1f} %", bar(count / most))
    return table


def bar(share: float) -> str:
    eighths = round(share * BAR * 8)
    return "█" * (eighths // 8) + EIGHTHS[eighths % 8].strip()
