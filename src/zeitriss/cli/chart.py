"""Chart: our speed beside that of others, as a drawing with a logarithmic scale."""

from __future__ import annotations

from html import escape
from math import log10
from typing import Any

LEFT, WIDTH, ROW, TOP = 230, 460, 26, 44
INK, OURS, THEIRS, LINE = "#2b2840", "#8260b4", "#8d8a99", "#c9c5d6"
LOW, HIGH = 4, 8  # powers of ten


def svg(rows: list[dict[str, Any]]) -> str:
    """Moves per second: of each row from Python and inside, then of the others."""
    bars = [(f"{row['game']}, {row['build']}, {how}", row[key], OURS) for row in rows for how, key in HOW]
    against = next((row["against"] for row in rows if row["against"]), None)
    if against:
        named = {
            against["game"]: [against["moves_per_second"], against["moves_per_second_inside"]],
            **against["others"],
        }
        for name, (outside, inside) in named.items():
            bars += [(f"open_spiel {name}, Python", outside, THEIRS), (f"open_spiel {name}, C++", inside, THEIRS)]
    height = TOP + ROW * len(bars) + 24
    drawn = "".join(bar(label, rate, colour, TOP + ROW * i) for i, (label, rate, colour) in enumerate(bars))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {LEFT + WIDTH + 80} {height}" role="img"'
        f' font-family="system-ui, sans-serif" font-size="12" fill="{INK}"><title>Moves per second</title>'
        f'<text x="12" y="22" font-size="15" font-weight="600">Moves per second, random games</text>'
        f"{''.join(grid(power, height) for power in range(LOW, HIGH + 1))}{drawn}</svg>\n"
    )


HOW = (("Python", "pick_per_second"), ("inside", "moves_per_second_inside"))


def bar(label: str, rate: float, colour: str, y: int) -> str:
    return (
        f'<text x="12" y="{y + 15}">{escape(label)}</text>'
        f'<path d="M{LEFT} {y + 3}H{x(rate):.1f}v16H{LEFT}z" fill="{colour}"/>'
        f'<text x="{x(rate) + 6:.1f}" y="{y + 15}">{rate:,.0f}</text>'
    )


def grid(power: int, height: int) -> str:
    at = x(10**power)
    return (
        f'<path d="M{at:.1f} {TOP - 6}V{height - 18}" stroke="{LINE}"/>'
        f'<text x="{at:.1f}" y="{height - 4}" text-anchor="middle" font-size="11">{10**power:,}</text>'
    )


def x(rate: float) -> float:
    return LEFT + WIDTH * (log10(max(rate, 10**LOW)) - LOW) / (HIGH - LOW)
