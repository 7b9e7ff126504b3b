"""Where things lie: the nemesis' row and the own hand largest, Gravehold and lives as numbers read from afar."""

from __future__ import annotations

from typing import Any

from zeitriss.core.board import across, board, down, layout, zone
from zeitriss.core.scene import Board, Layout, Part

NAMES = ("alone", "pair", "team", "team")  # by the number of seats

NEMESIS = across(
    down(zone("nemesis"), zone("nemesis-panel.head", 62), size=168),
    zone("row"),
    zone("carried-out", 124),
    down(zone("special", title="below"), zone("nemesis-discard", title="below"), size=66),
    zone("nemesis-piles", 66, title="below", card=62),
    size=210,
    ground="foe",
)
AHEAD = down(
    zone("plan", title="above", ground="foe"),
    zone("turn-order", 74, title="above", card=34),
    zone("side.head", 92, ground="panel"),
    size=250,
)
MINE = across(
    across(zone("mine.portrait", 76), zone("mine.head"), size=236, ground="mine"),
    down(zone("mine.breaches", share=1.2), zone("mine.play", title="beside", card=62), size=384),
    zone("mine.hand", card=146),
    down(zone("mine.deck-zone", title="below"), zone("mine.discard", title="below"), size=64),
    size=226,
)


def desktop(seats: int) -> Layout:
    others = [] if seats == 1 else [zone("others", 324 if seats == 2 else 396, ground="panel")]
    if seats > 2:
        others[0]["down"] = True
    above = across(down(NEMESIS, across(zone("market"), *others)), AHEAD)
    return layout(down(above, zone("prompt", 50), MINE), ally(seats))


def ally(seats: int) -> Part:
    """One ally shows the hand as well; of several, hand and piles open from the head."""
    if seats > 2:
        return across(zone("portrait", 52), zone("head", 190), zone("breaches"))
    head = across(zone("portrait", 64), zone("head"), size=78)
    return down(head, zone("breaches"), zone("hand", share=0.8, title="beside", card=56))


def phone(seats: int) -> Layout:
    others = [] if seats == 1 else [zone("others", 58, ground="panel")]
    return layout(
        down(
            across(
                down(zone("nemesis"), zone("nemesis-panel.head", 62), size=104),
                zone("row"),
                size=160,
                ground="foe",
            ),
            across(zone("carried-out", 50), zone("turn-order", card=30), zone("side.head", 112), size=62),
            *others,
            zone("market", share=1.15),
            zone("prompt", 84),
            across(zone("mine.portrait", 50), zone("mine.head", 134), zone("mine.breaches"), size=72),
            zone("mine.hand", 158, card=100),
        ),
        across(zone("portrait", 44), zone("head"), zone("breaches", 150)) if seats == 2 else zone("head"),
    )


def landscape(seats: int) -> Layout:
    others = [] if seats == 1 else [zone("others", 38)]
    return layout(
        across(
            down(
                across(
                    down(zone("nemesis"), zone("nemesis-panel.head", 56), size=96),
                    zone("row"),
                    size=136,
                    ground="foe",
                ),
                zone("market"),
                share=1.1,
            ),
            down(
                across(zone("turn-order", card=24), zone("side.head", 120), size=42),
                *others,
                zone("prompt", 58),
                across(zone("mine.portrait", 44), zone("mine.head"), zone("mine.breaches", 170), size=50),
                zone("mine.hand"),
            ),
        ),
        across(zone("head"), zone("breaches", 140)) if seats == 2 else zone("head"),
    )


BOARDS: dict[str, Board] = {
    name: board(desktop(seats), phone(seats), landscape(seats))
    for seats, name in ((1, "alone"), (2, "pair"), (3, "team"))
}


def name(view: dict[str, Any]) -> str:
    return NAMES[view["seats"] - 1]
