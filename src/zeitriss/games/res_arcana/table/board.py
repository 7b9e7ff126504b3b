"""Where things lie: the own essences are the largest numbers, then hand and middle, then what lies in play."""

from __future__ import annotations

from typing import Any

from zeitriss.core.board import across, board, down, layout, zone
from zeitriss.core.scene import Board, Layout, Part

CENTRE = across(
    zone("monuments", share=3, title="above"),
    zone("places", share=2.1, title="above"),
    zone("items", share=3.4, title="above"),
)
MINE = across(
    down(zone("mine.head", 100), zone("mine.pool", card=44), size=204, ground="mine"),
    zone("mine.board", 522),
    zone("mine.hand", card=146),
    down(
        zone("mine.first-player", 50),
        zone("mine.piles", title="below", card=58),
        zone("mine.discard", title="below", card=58),
        size=66,
    ),
    size=296,
)


def desktop(seats: int) -> Layout:
    return layout(down(zone("others", 128), CENTRE, zone("prompt", 50), MINE), rival(seats))


def rival(seats: int) -> Part:
    """One has the whole width; several share it, and their hands and piles open from the head."""
    if seats == 2:
        return across(
            zone("head", 190),
            zone("pool", 130),
            zone("board", lines=1),
            zone("first-player", 50),
            zone("hand", 130, title="below"),
            zone("piles", 62, title="below"),
            ground="panel",
        )
    return across(zone("head", 130), zone("pool", 100), zone("board"), ground="panel")


def phone(seats: int) -> Layout:
    return layout(
        down(
            zone("others", 66),
            across(zone("monuments", share=1.5, title="above"), zone("places", title="above"), share=1),
            zone("items", share=0.8, title="above"),
            zone("prompt", 84),
            across(zone("mine.head", 134), zone("mine.pool", lines=1), size=82, ground="mine"),
            zone("mine.board", 112, lines=1),
            zone("mine.hand", 176, card=116),
        ),
        across(zone("head"), zone("pool", 210, lines=1), ground="panel")
        if seats == 2
        else across(zone("head"), ground="panel"),
    )


def landscape(seats: int) -> Layout:
    return layout(
        across(
            down(
                zone("others", 62),
                across(zone("monuments", share=3), zone("places", share=2)),
                zone("items", share=0.8),
            ),
            down(
                zone("prompt", 66),
                across(zone("mine.head", 110), zone("mine.pool", lines=1), size=60, ground="mine"),
                zone("mine.board", share=0.8, lines=1),
                zone("mine.hand"),
            ),
        ),
        across(zone("head"), zone("pool", 210, lines=1), ground="panel")
        if seats == 2
        else across(zone("head"), ground="panel"),
    )


AHEAD = (
    zone("monuments-ahead", title="above"),
    zone("places-ahead", title="above"),
    zone("items-ahead", share=0.8, title="above"),
)
DRAFT: Board = board(
    layout(
        across(
            down(zone("mine.head", 90), zone("mine.kept", title="above"), size=230, ground="mine"),
            down(zone("prompt", 60), zone("mine.packs", share=1.7, card=300), zone("mine.mages", title="above")),
            down(zone("others", 80), *AHEAD, zone("mine.given", share=0.8, title="above"), size=250, ground="panel"),
        ),
        zone("head"),
    ),
    layout(
        down(
            zone("others", 66),
            across(AHEAD[0], AHEAD[1], size=110),
            zone("mine.packs", share=1.5),
            zone("mine.mages"),
            zone("prompt", 84),
            across(zone("mine.head", 130), zone("mine.kept"), size=120, ground="mine"),
        ),
        zone("head"),
    ),
    layout(
        across(
            down(zone("others", 60), *AHEAD, size=230),
            down(zone("prompt", 66), across(zone("mine.packs"), zone("mine.mages"))),
            down(zone("mine.head", 66), zone("mine.kept"), size=150, ground="mine"),
        ),
        zone("head"),
    ),
)
BOARDS: dict[str, Board] = {
    "draft": DRAFT,
    "two": board(desktop(2), phone(2), landscape(2)),
    "more": board(desktop(3), phone(3), landscape(3)),
}


def name(view: dict[str, Any]) -> str:
    if view["round"] == 0:
        return "draft"
    return "two" if view["seats"] == 2 else "more"
