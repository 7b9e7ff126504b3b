"""Latency: how many of the moves were with the other player after how long, as a drawing."""

from __future__ import annotations

from collections.abc import Sequence
from math import log10

LEFT, WIDTH, TOP, HEIGHT = 60, 560, 50, 240
INK, OURS, LINE = "#2b2840", "#8260b4", "#c9c5d6"
LOW, HIGH = 0, 4  # powers of ten, milliseconds
MARKS = (0.5, 0.95, 0.99)
POINTS = 200


def svg(late: Sequence[float], title: str) -> str:
    """`late` are milliseconds, sorted."""
    shares = [i / POINTS for i in range(POINTS + 1)]
    path = " ".join(f"{x(at(late, share)):.1f},{y(share):.1f}" for share in shares)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {LEFT + WIDTH + 40} {TOP + HEIGHT + 50}" role="img"'
        f' font-family="system-ui, sans-serif" font-size="12" fill="{INK}"><title>{title}</title>'
        f'<text x="12" y="24" font-size="15" font-weight="600">{title}</text>'
        f"{''.join(grid(power) for power in range(LOW, HIGH + 1))}"
        f'<polyline points="{path}" fill="none" stroke="{OURS}" stroke-width="2.5"/>'
        f"{''.join(mark(late, share) for share in MARKS)}</svg>\n"
    )


def at(late: Sequence[float], share: float) -> float:
    return late[int(share * (len(late) - 1))]


def mark(late: Sequence[float], share: float) -> str:
    return (
        f'<circle cx="{x(at(late, share)):.1f}" cy="{y(share):.1f}" r="4" fill="{OURS}"/>'
        f'<text x="{x(at(late, share)) + 8:.1f}" y="{y(share) + 14:.1f}">'
        f"{100 * share:g} %: {at(late, share):.1f} ms</text>"
    )


def grid(power: int) -> str:
    return (
        f'<path d="M{x(10**power):.1f} {TOP}v{HEIGHT}" stroke="{LINE}"/>'
        f'<text x="{x(10**power):.1f}" y="{TOP + HEIGHT + 18}" text-anchor="middle">{10**power:,} ms</text>'
    )


def x(ms: float) -> float:
    return LEFT + WIDTH * (log10(min(max(ms, 10**LOW), 10**HIGH)) - LOW) / (HIGH - LOW)


def y(share: float) -> float:
    return TOP + HEIGHT * (1 - share)
