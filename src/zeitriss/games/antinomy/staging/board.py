"""Where things lie: the row in the middle of everything, the own hand largest."""

from __future__ import annotations

from zeitriss.core.board import across, board, down, layout, zone
from zeitriss.core.scene import Board, Region
from zeitriss.games.antinomy.knowledge import View

GLANCE = layout(zone("row", 92))
PROMPT = zone("prompt", 60)
OTHER = across(zone("head", 300), zone("hand", card=54))
SOLO = (
    zone("deck-zone", 84, title="below", card=58),
    zone("stones-zone", 110, title="below", card=40),
    zone("drawn", 70, title="below", card=58),
    zone("shrine", title="below", card=58),
    zone("box", share=0.7, title="below", card=58),
)
WAY = down(down(share=0.5), zone("mine.way", 170, title="above", ground="panel", card=44), down(share=0.5), size=206)
MINE = across(zone("mine.head", 190), zone("mine.hand", card=140), WAY, size=214)


def desktop(above: Region) -> Region:
    return across(down(above, zone("row"), PROMPT, MINE), zone("log", 262))


DUEL: Board = board(
    layout(desktop(across(zone("others"), zone("codex-zone", 300, title="beside"), size=100)), OTHER),
    layout(
        down(
            across(zone("others"), zone("codex-zone", 132, title="below"), size=140),
            zone("row"),
            zone("prompt", 84),
            across(zone("mine.head"), zone("mine.way", 160), size=56),
            zone("mine.hand", 184, card=116),
        ),
        down(zone("head", 52), zone("hand", card=58)),
    ),
    layout(
        across(
            down(zone("row"), zone("prompt", 62)),
            down(
                across(zone("others"), zone("codex-zone", 118, title="below"), size=126),
                zone("mine.head", 36),
                zone("mine.hand", card=85),
                size=284,
            ),
        ),
        down(zone("head", 53), zone("hand", card=48)),
    ),
    GLANCE,
)
ALONE: Board = board(
    layout(desktop(across(*SOLO, zone("codex-zone", 260, title="beside"), size=112))),
    layout(
        down(
            across(*SOLO[:2], zone("codex-zone", title="below"), size=138),
            across(
                zone("drawn", 78, title="below"), zone("shrine", title="below"), zone("box", 78, title="below"), size=96
            ),
            zone("row"),
            zone("prompt", 84),
            across(zone("mine.head"), zone("mine.way", 160), size=56),
            zone("mine.hand", 184, card=116),
        )
    ),
    layout(
        across(
            down(
                across(
                    zone("drawn", 130, title="beside"),
                    zone("shrine", title="beside"),
                    zone("box", 186, title="beside"),
                    size=58,
                ),
                zone("row"),
                zone("prompt", 62),
            ),
            down(
                across(
                    zone("deck-zone", 82, title="below"),
                    zone("stones-zone", 82, title="below", card=34),
                    zone("codex-zone", title="below"),
                    size=126,
                ),
                zone("mine.head", 34),
                zone("mine.hand", card=85),
                size=284,
            ),
        )
    ),
    GLANCE,
)
BOARDS = {"duel": DUEL, "alone": ALONE}


def name(view: View) -> str:
    return "duel" if view["seats"] == 2 else "alone"
