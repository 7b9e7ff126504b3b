"""Calibration as a drawing: what was foretold against what came; on the diagonal a chance is what it says."""

from __future__ import annotations

from zeitriss.training.fit import Report

SIZE, EDGE = 300, 40


def svg(report: Report, title: str) -> str:
    dots = "".join(
        f'<circle cx="{EDGE + SIZE * foretold:.1f}" cy="{EDGE + SIZE * (1 - came):.1f}" r="5" fill="#8260b4"/>'
        for foretold, came, _ in report.calibration
    )
    end, side = EDGE + SIZE, SIZE + 2 * EDGE
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {side} {side}" font-family="system-ui, sans-serif"'
        f' font-size="12" fill="#2b2840" role="img"><title>{title}</title><text x="{EDGE}" y="24">{title}</text>'
        f'<path d="M{EDGE} {EDGE}V{end}H{end}M{EDGE} {end}L{end} {EDGE}" fill="none" stroke="#b9b4c9"/>{dots}'
        f'<text x="{EDGE}" y="{side - 14}">foretold</text>'
        f'<text x="8" y="{EDGE + 4}">came</text></svg>\n'
    )
