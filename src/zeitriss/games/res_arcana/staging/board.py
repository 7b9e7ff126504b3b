"""Where things lie: the own essences are the largest numbers, then hand and middle, then what lies in play."""

from __future__ import annotations

from zeitriss.core.board import across, board, down, layout, zone
from zeitriss.core.scene import Board, Layout, Part
from zeitriss.games.res_arcana.knowledge.view import View

CENTRE = across(
    zone("monuments", share=2.7, title="above"),
    zone("places", share=2.2, title="above"),
    zone("items", share=2.9, title="above"),
)
# More than two have more places to choose from.
WIDE = across(
    zone("monuments", share=2.2, title="above"),
    zone("places", share=4, title="above"),
    zone("items", share=3, title="above"),
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
    middle = CENTRE if seats == 2 else WIDE
    others = zone("others", 128 if seats == 2 else 152)
    return layout(down(others, middle, zone("prompt", 50), MINE), rival(seats))


def rival(seats: int) -> Part:
    """One has the whole width; several share it, and their hands and piles open from the head."""
    if seats == 2:
        return across(
            zone("head", 206),
            zone("pool", 130),
            zone("board", lines=1),
            zone("first-player", 50),
            zone("hand", 130, title="below"),
            zone("piles", 62, title="below"),
            ground="panel",
        )
    head = across(zone("head"), zone("pool", 210, lines=1), size=58)
    return down(head, zone("board", lines=1), ground="panel")


def tiles() -> list[Part]:
    """Few enough for their names to be read."""
    return [across(zone("monuments", tiles=1), zone("places", tiles=1), share=1.4), zone("items", tiles=2)]


def rows() -> list[Part]:
    monuments, items = zone("monuments", title="above"), zone("items", share=1.3, title="above")
    return [zone("places", title="above"), across(monuments, items, share=0.9)]


def phone(seats: int) -> Layout:
    return layout(
        down(
            zone("others", 60 if seats == 2 else 82),
            *(tiles() if seats == 2 else rows()),
            zone("prompt", 68),
            across(zone("mine.head", 150), zone("mine.pool", lines=1), size=64, ground="mine"),
            zone("mine.board", 134, lines=1, columns=4),
            zone("mine.hand", 172, card=116),
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
                across(zone("monuments", share=3 if seats == 2 else 1.7), zone("places", share=2)),
                zone("items", share=0.8),
            ),
            down(
                across(zone("mine.head", 110), zone("mine.pool", lines=1), size=54, ground="mine"),
                zone("prompt", 54),
                zone("mine.board", share=1.02, lines=1),
                zone("mine.hand", share=1.2),
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


def lying(beside: Part, *below: Part) -> Layout:
    """What is ahead at the left; at the right the own side, with this beside the head and below the question."""
    own = across(zone("mine.head", 110), beside, size=54, ground="mine")
    ahead = down(zone("others", 62), across(AHEAD[0], AHEAD[1]), AHEAD[2])
    return layout(across(ahead, down(own, zone("prompt", 54), *below)), zone("head"))


# What the draft shares with the game lies where it will lie then.
DRAFT: Board = board(
    layout(
        down(
            across(
                down(size=180), zone("mine.packs", card=262), down(zone("others", 70), *AHEAD, size=330, ground="panel")
            ),
            zone("prompt", 50),
            across(
                down(zone("mine.head", 100), zone("mine.given", title="above"), size=204, ground="mine"),
                zone("mine.mages", 380, title="above"),
                zone("mine.kept", title="above"),
                size=296,
            ),
        ),
        zone("head"),
    ),
    layout(
        down(
            zone("others", 60),
            across(AHEAD[0], AHEAD[1]),
            across(zone("items-ahead", share=1.6, title="above"), zone("mine.mages", title="above")),
            zone("prompt", 68),
            across(zone("mine.head", 150), zone("mine.kept", lines=1), size=64, ground="mine"),
            zone("mine.packs", 312),
        ),
        zone("head"),
    ),
    lying(zone("mine.kept", lines=1), across(zone("mine.packs"), zone("mine.mages"))),
)
# The mages to choose from lie where the draft's cards lay; below them all is as it will be in the game.
CHOOSING: Board = board(
    layout(
        down(
            across(
                down(size=180),
                zone("mine.choice", card=262),
                down(zone("others", 70), *AHEAD, size=330, ground="panel"),
            ),
            zone("prompt", 50),
            MINE,
        ),
        zone("head"),
    ),
    layout(
        down(
            zone("others", 60),
            across(AHEAD[0], AHEAD[1]),
            across(zone("items-ahead", share=1.6, title="above"), down()),
            zone("prompt", 68),
            across(zone("mine.head", 150), zone("mine.pool", lines=1), size=64, ground="mine"),
            zone("mine.choice", 134),
            zone("mine.hand", 172, card=116),
        ),
        zone("head"),
    ),
    lying(zone("mine.pool", lines=1), zone("mine.choice", share=1.02), zone("mine.hand", share=1.2)),
)
BOARDS: dict[str, Board] = {
    "draft": DRAFT,
    "choosing": CHOOSING,
    "two": board(desktop(2), phone(2), landscape(2)),
    "more": board(desktop(3), phone(3), landscape(3)),
}


def drafting(view: View) -> bool:
    """As soon as cards are in hand, they are what matters."""
    return view["round"] == 0 and not any(view["hands"])


def choosing(view: View) -> bool:
    """The cards are known, the mage is not."""
    return view["ask"] == "choose-mage" and not drafting(view)


def name(view: View) -> str:
    if drafting(view):
        return "draft"
    if choosing(view):
        return "choosing"
    return "two" if view["seats"] == 2 else "more"
