"""Where things lie: the nemesis' row and the own hand largest, Gravehold and lives as numbers read from afar."""

from __future__ import annotations

from zeitriss.core.board import across, board, down, layout, zone
from zeitriss.core.scene import Board, Layout, Region
from zeitriss.games.aeons_end.knowledge.view import View

NAMES = ("alone", "pair", "team", "team")  # by the number of seats
HAND = 5  # a full hand lies free

NEMESIS = across(
    down(zone("nemesis"), zone("nemesis-panel.head", 84), size=148),
    zone("row"),
    zone("carried-out", 104),
    down(zone("special", title="below"), zone("nemesis-discard", title="below"), size=104),
    zone("nemesis-piles", 66, title="below", card=62),
    size=210,
    ground="foe",
)
AHEAD = down(
    zone("plan", title="above", ground="foe"),
    zone("side.head", 92, ground="panel"),
    size=250,
)
TURNS = across(zone("turns-taken", 136, card=34), zone("turn-order", 252, title="beside", card=26), size=394)
MINE = across(
    down(across(zone("mine.portrait", 84), zone("mine.name"), size=92), zone("mine.numbers"), size=208, ground="mine"),
    down(zone("mine.breaches", share=1.2), zone("mine.play", title="beside", card=58), size=322),
    zone("mine.hand", card=136, columns=HAND),
    down(zone("mine.deck-zone", title="below", card=58), zone("mine.discard", title="below", card=58), size=64),
    size=226,
)


def desktop(seats: int) -> Layout:
    others = [] if seats == 1 else [zone("others", 324 if seats == 2 else 396)]
    if seats > 2:
        others[0]["down"] = True
    above = across(down(NEMESIS, across(zone("market"), *others)), AHEAD)
    return layout(down(above, zone("prompt", 50), MINE), ally(seats), TURNS)


def ally(seats: int) -> Region:
    """One ally shows the hand as well; of several, hand and piles open from the head."""
    if seats > 2:
        return across(zone("portrait", 48), zone("head", 168), zone("breaches"), ground="panel")
    head = across(zone("portrait", 64), zone("head"), size=72)
    return down(head, zone("breaches"), zone("hand", share=0.8, title="beside", card=56), ground="panel")


def phone(seats: int) -> Layout:
    others = [] if seats == 1 else [zone("others", 62)]
    return layout(
        down(
            across(
                down(zone("nemesis"), zone("nemesis-panel.head", 66), size=92),
                zone("row", lines=1, columns=3),
                size=144,
                ground="foe",
            ),
            across(
                zone("plan", title="above", ground="foe"),
                zone("turn-order", 116 if seats < 3 else 124, card=28, title="below"),
                zone("side.head", 92),
                size=60,
            ),
            *others,
            zone("market", share=1.15),
            zone("prompt", 80),
            across(
                across(zone("mine.portrait", 38), down(zone("mine.name", 30), zone("mine.numbers")), size=152),
                zone("mine.breaches"),
                size=98,
            ),
            zone("mine.hand", 126, columns=HAND),
        ),
        across(zone("portrait", 44), zone("head"), zone("breaches", 150), ground="panel")
        if seats == 2
        else across(zone("head"), ground="panel"),
        zone("turns-taken", 152, card=36),
    )


def landscape(seats: int) -> Layout:
    """One ally lies beside Gravehold; several have a line of their own, and what is coming lies there instead."""
    beside = zone("others") if seats == 2 else zone("plan", ground="foe")
    allies = [zone("others", 40)] if seats > 2 else []
    return layout(
        across(
            down(
                across(
                    down(zone("nemesis"), zone("nemesis-panel.head", 62), size=124),
                    zone("row", lines=1, columns=3),
                    size=136 if allies else 156,
                    ground="foe",
                ),
                *allies,
                zone("market"),
                share=1.1,
            ),
            down(
                across(beside, zone("side.head", 104), size=60 if seats == 2 else 48),
                zone("prompt", 80),
                across(
                    zone("mine.portrait", 40),
                    down(zone("mine.name", 22), zone("mine.numbers"), size=180),
                    zone("mine.breaches"),
                    size=64,
                ),
                zone("mine.hand", columns=HAND),
            ),
        ),
        zone("head"),
        across(zone("turns-taken", 142, card=30), zone("turn-order", 152, title="beside", card=24), size=300),
    )


GLANCE = layout(
    across(
        down(zone("nemesis"), zone("nemesis-panel.numbers", 28), size=72),
        zone("row", lines=1, columns=3),
        zone("side.numbers", 80),
        size=96,
    )
)
BOARDS: dict[str, Board] = {
    name: board(desktop(seats), phone(seats), landscape(seats), GLANCE)
    for seats, name in ((1, "alone"), (2, "pair"), (3, "team"))
}


def name(view: View) -> str:
    return NAMES[view["seats"] - 1]
