"""Plot: results of tournaments as a drawing, one bar per pair with its interval."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from zeitriss.arena.ladder import Pair
from zeitriss.arena.statistics import wilson

LEFT, WIDTH, ROW, TOP = 190, 420, 34, 46
INK, BAR, LINE = "#2b2840", "#8260b4", "#b9b4c9"


def svg(pairs: Sequence[Pair], title: str) -> str:
    height = TOP + ROW * len(pairs) + 26
    rows = "".join(row(pair, TOP + ROW * i) for i, pair in enumerate(pairs))
    even = x(pairs[0].even)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {LEFT + WIDTH + 90} {height}" role="img"'
        f' font-family="system-ui, sans-serif" font-size="13" fill="{INK}"><title>{escape(title)}</title>'
        f'<text x="12" y="24" font-size="15" font-weight="600">{escape(title)}</text>'
        f'<path d="M{even:.1f} {TOP - 6}V{height - 22}" stroke="{LINE}" stroke-dasharray="3 3"/>'
        f"{rows}{''.join(tick(share, height) for share in (0, 0.25, 0.5, 0.75, 1))}</svg>\n"
    )


def row(pair: Pair, y: int) -> str:
    low, high = wilson(pair.won, pair.games)
    name = " v ".join(pair.bots)
    return (
        f'<text x="12" y="{y + 17}">{escape(name)}</text>'
        f'<path d="M{LEFT} {y + 4}H{x(pair.share):.1f}v18H{LEFT}z" fill="{BAR}" opacity="0.75"/>'
        f'<path d="M{x(low):.1f} {y + 8}v10m0 -5H{x(high):.1f}m0 -5v10" stroke="{INK}" fill="none"/>'
        f'<text x="{LEFT + WIDTH + 10}" y="{y + 17}">{100 * pair.share:.0f} % of {pair.games}</text>'
    )


def tick(share: float, height: int) -> str:
    return f'<text x="{x(share):.1f}" y="{height - 6}" text-anchor="middle" font-size="11">{100 * share:.0f} %</text>'


def x(share: float) -> float:
    return LEFT + WIDTH * share
