"""Where things lie: the roads of all travellers side by side, so that one sees the race, and the own hand."""

from __future__ import annotations

from zeitriss.core.board import across, board, down, layout, zone
from zeitriss.core.scene import Board, Layout, Region
from zeitriss.games.eternitium.knowledge.view import View

LANE = {1: 0, 2: 78, 3: 50, 4: 42, 5: 38}  # height of another's road by the number of travellers
NAME = {1: 130, 2: 190, 3: 244, 4: 244, 5: 244}  # width of what stands before a road; where it is low, in one line
OWN = {1: 172, 2: 136, 3: 136, 4: 136, 5: 136}
MARKET = {1: 214, 2: 198, 3: 192, 4: 184, 5: 176}
PHONE_LANE = {1: 0, 2: 70, 3: 40, 4: 36, 5: 33}
PHONE_OWN = {1: 96, 2: 108, 3: 108, 4: 98, 5: 94}


def roads(seats: int, lane: float, own: Region, size: float, goal: float) -> Region:
    """One below the other, the own one last and largest; at the end of them all one crystal."""
    others = [] if seats == 1 else [zone("others", lane * (seats - 1))]
    for part in others:
        part["down"] = True
    return across(down(*others, own), zone("goal", goal), size=size + lane * (seats - 1), ground="sky")


def market(size: float) -> Region:
    return across(
        zone("supply", 126, title="above", lines=2),
        zone("basic-row", title="above"),
        zone("advanced-row", title="above"),
        zone("eras", share=0.56, title="above"),
        size=size,
    )


def desktop(seats: int) -> Layout:
    own = across(zone("mine.name", NAME[seats]), zone("mine.road"), zone("mine.numbers", 76))
    aside = zone("lately", 262)
    if seats == 1:
        above = across(zone("ai", 78, title="below"), zone("mission", title="above"), size=118, ground="panel")
        aside = down(above, zone("lately"), size=262)
    mine = across(
        down(zone("mine.deck-zone", title="below"), zone("mine.discard", title="below"), size=72),
        zone("mine.hand", card=136),
        zone("mine.aside", 76),
        aside,
    )
    table = down(roads(seats, LANE[seats], own, OWN[seats], 118), market(MARKET[seats]), zone("prompt", 54), mine)
    return layout(table, across(zone("name", NAME[seats]), zone("road"), zone("numbers", 76)))


def phone(seats: int) -> Layout:
    alone = [across(zone("ai", 128, title="beside"), zone("mission"), size=76, ground="panel")] if seats == 1 else []
    other = (zone("head", 28), zone("road")) if seats == 2 else (zone("head", 112), zone("road"))
    return layout(
        down(
            roads(
                seats,
                PHONE_LANE[seats],
                down(zone("mine.head", 36 if seats < 4 else 30), zone("mine.road")),
                PHONE_OWN[seats],
                46,
            ),
            *alone,
            across(zone("supply", tiles=2), zone("eras"), share=0.8 if seats < 4 else 0.68),
            zone("basic-row", tiles=2),
            zone("advanced-row", tiles=2),
            zone("steps", 24),
            zone("prompt", 78),
            zone("mine.hand", 168 if seats < 4 else 148, card=104, columns=4),
        ),
        down(*other) if seats == 2 else across(*other),
    )


def landscape(seats: int) -> Layout:
    lane = 28 if seats > 2 else 40
    alone = [zone("mission", 36)] if seats == 1 else []
    return layout(
        across(
            down(
                roads(seats, lane, across(zone("mine.head", 116), zone("mine.road")), 66, 50),
                *alone,
                across(zone("basic-row"), zone("supply", share=0.8)),
                across(zone("advanced-row"), zone("eras", share=0.8)),
                share=1.3,
            ),
            down(
                zone("prompt", 96),
                zone("mine.hand", card=92, columns=4),
                across(zone("mine.deck-zone"), zone("mine.discard"), zone("ai"), size=64),
            ),
        ),
        across(zone("head", 116), zone("road")),
    )


def glance(seats: int) -> Layout:
    """The race alone."""
    own = across(zone("mine.name", 72), zone("mine.road"), size=30)
    return layout(roads(seats, 28, own, 46, 34), across(zone("name", 72), zone("road")))


NAMES = ("", "alone", "two", "three", "four", "five")
BOARDS: dict[str, Board] = {
    NAMES[seats]: board(desktop(seats), phone(seats), landscape(seats), glance(seats)) for seats in range(1, 6)
}


def name(view: View) -> str:
    return NAMES[view["seats"]]
