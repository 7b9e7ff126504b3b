"""Where things lie: the own essences are the largest numbers, then hand and middle, then what lies in play."""

from __future__ import annotations

from typing import Final

from zeitriss.core.board import across, board, down, layout, zone
from zeitriss.core.scene import Board, Layout, Region
from zeitriss.games.res_arcana.knowledge.view import View

CENTRE = across(
    zone("monuments", share=2, title="above"),
    zone("monument-deck", 92, title="below"),
    zone("places", share=2, title="above"),
    zone("items", share=2.9, title="above"),
)
# More than two have more to choose from: tiles, so that nothing overlaps.
WIDE = across(
    down(zone("monuments", share=2.5, tiles=1, title="above"), zone("monument-deck", title="beside"), share=0.9),
    zone("places", share=2.1, tiles=2, title="above"),
    zone("items", share=1.8, tiles=2, title="above"),
)
# While everybody takes an item, all of them can be read.
TAKING = across(
    down(zone("monuments", title="above"), zone("places", title="above"), size=176),
    zone("monument-deck", 62, title="below"),
    zone("items", title="above"),
)
TAKING_WIDE = across(
    zone("monuments", tiles=1, title="above"),
    zone("monument-deck", 62, title="below"),
    zone("places", share=1.6, tiles=2, title="above"),
    zone("items", share=2.4, tiles=3, title="above"),
)
MINE = across(
    down(zone("mine.head", 146), zone("mine.pool", card=44), size=204, ground="mine"),
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


def desktop(seats: int, taking: bool = False) -> Layout:
    middle = (TAKING if taking else CENTRE) if seats == 2 else (TAKING_WIDE if taking else WIDE)
    others = zone("others", 128 if seats == 2 else 152)
    return layout(down(others, middle, zone("prompt", 50), MINE), rival(seats))


def rival(seats: int) -> Region:
    """One has the whole width; several share it, and their hands and piles open from the head."""
    if seats == 3:
        own = down(zone("head"), zone("pool", 48, lines=1), size=200)
        return across(own, zone("board", lines=1, columns=6), ground="panel")
    if seats == 2:
        return across(
            zone("head", 210),
            zone("pool", 130),
            zone("board", lines=1, columns=7),
            zone("first-player", 78, title="below", card=44),
            zone("hand", 112, title="below"),
            zone("piles", 62, title="below", card=58),
            zone("discard", 62, title="below", card=58),
            ground="panel",
        )
    head = across(zone("head"), zone("pool", 210, lines=1), size=52)
    return down(head, zone("board", lines=1, columns=7), ground="panel")


def cards(taking: bool) -> list[Region]:
    """Few enough to be seen as cards."""
    if taking:
        laid = across(zone("monument-deck", 50), zone("monuments"), zone("places"), share=0.7)
        return [laid, zone("items", tiles=2)]
    return [
        across(zone("monuments", title="above"), zone("places", title="above")),
        across(zone("monument-deck", 66, title="below"), zone("items", title="above")),
    ]


def tiles(taking: bool) -> list[Region]:
    """So many that only tiles have room for their names."""
    if taking:
        laid = across(zone("monument-deck", 40), zone("monuments"), zone("places", share=3), size=64)
        return [laid, zone("items", tiles=2)]
    return [
        zone("places", share=1.2, tiles=2),
        across(zone("monument-deck", 40), zone("monuments", share=1.2, tiles=1), zone("items", share=2, tiles=2)),
    ]


def phone(seats: int, taking: bool = False) -> Layout:
    return layout(
        down(
            zone("others", 56 if seats == 2 else 82),
            *(cards(taking) if seats == 2 else tiles(taking)),
            zone("prompt", 64),
            across(zone("mine.head", 110), zone("mine.pool", lines=1), size=54, ground="mine"),
            zone("mine.board", 104, lines=1, columns=5),
            zone("mine.hand", 162, card=110),
        ),
        across(zone("head"), zone("pool", 210, lines=1), ground="panel")
        if seats == 2
        else across(zone("head"), ground="panel"),
    )


def landscape(seats: int, taking: bool = False) -> Layout:
    middle = [
        across(zone("monuments", share=2), zone("monument-deck", 50), zone("places", share=2)),
        zone("items", share=0.8),
    ]
    if seats > 2:
        middle = tiles(taking)
    return layout(
        across(
            down(
                zone("others", 62),
                *middle,
            ),
            down(
                across(zone("mine.head", 110), zone("mine.pool", lines=1), size=54, ground="mine"),
                zone("prompt", 60),
                zone("mine.board", share=1.02, lines=1),
                zone("mine.hand", share=1.2),
            ),
        ),
        across(zone("head"), zone("pool", 210, lines=1), ground="panel")
        if seats == 2
        else across(zone("head"), ground="panel"),
    )


def glance(seats: int) -> Layout:
    """What lies before each, and the points it has brought."""
    others = zone("others", 62 * (seats - 1))
    others["down"] = True
    own = across(zone("mine.head", 76), zone("mine.board", lines=1, columns=6), size=62)
    return layout(down(others, own, size=62 * seats + 6), across(zone("head", 76), zone("board", lines=1, columns=6)))


AHEAD = (
    zone("monuments-ahead", title="above"),
    zone("places-ahead", title="above"),
    zone("items-ahead", share=0.8, title="above"),
)
# More than two have more to choose from: in two lines.
AHEAD_WIDE = (
    AHEAD[0],
    zone("places-ahead", share=1.2, lines=2, columns=3, title="above"),
    zone("items-ahead", share=0.8, lines=2, columns=4, title="above"),
)


def lying(ahead: tuple[Region, Region, Region], beside: Region, *below: Region) -> Layout:
    """What is ahead at the left; at the right the own side, with this beside the head and below the question."""
    own = across(zone("mine.head", 110), beside, size=54, ground="mine")
    left = down(zone("others", 62), across(ahead[0], ahead[1]), AHEAD[2])
    return layout(across(left, down(own, zone("prompt", 54), *below)), across(zone("head"), ground="panel"))


def draft(ahead: tuple[Region, Region, Region], pairs: bool) -> Board:
    """A table of its own: the cards to choose from large, at the left what one has, at the right what is ahead.

    Of a pair one knows what one gave away, and keeps only half of the cards.
    """
    given = [zone("given", title="above")] if pairs else []
    beside = (*ahead[:2], zone("items-ahead", lines=2, columns=3, title="above")) if pairs else ahead
    return board(
        layout(
            across(
                down(
                    zone("mine.head", 64),
                    zone("mine.mages", 170, title="above"),
                    zone("mine.kept", 330 if pairs else 0, title="above", lines=2 if pairs else 4, columns=2),
                    size=232,
                    ground="mine",
                ),
                down(zone("prompt", 72), zone("mine.packs", card=344, answers=pairs)),
                down(
                    zone("others", 170 if pairs else 64),
                    *beside,
                    size=262,
                    ground="panel",
                ),
            ),
            down(zone("head", 64), *given),
        ),
        layout(
            down(
                zone("prompt", 60),
                zone("mine.packs", share=3.7, tall=1.64, answers=True)
                if pairs
                else zone("mine.packs", share=3.1, tiles=1),
                across(ahead[0], ahead[1], share=0.9 if pairs else 1.1),
                across(zone("mine.mages", 124, title="above"), ahead[2], share=0.9 if pairs else 1.1),
                zone("mine.kept", share=1.25 if pairs else 1.1, title="above", lines=1),
                across(zone("mine.name", ground="mine"), zone("others"), size=44),
            ),
            across(zone("name"), ground="panel"),
        ),
        lying(
            ahead,
            zone("mine.kept", lines=1),
            across(zone("mine.packs", tiles=1), zone("mine.mages", 130)),
            down(size=6),
        ),
    )


def deciding(ahead: tuple[Region, Region, Region]) -> Board:
    """The mages to choose from lie where the draft's cards lay; below them all is as it will be in the game."""
    return board(
        layout(
            down(
                across(
                    zone("mine.choice", card=262, answers=True),
                    down(
                        zone("others", 70),
                        across(*ahead[:2]),
                        zone("items-ahead", share=0.75, title="above"),
                        size=470,
                        ground="panel",
                    ),
                ),
                zone("prompt", 50),
                MINE,
            ),
            zone("head"),
        ),
        layout(
            down(
                zone("others", 52 if ahead is AHEAD else 82),
                across(ahead[0], ahead[1]),
                AHEAD[2],
                zone("prompt", 52),
                zone("mine.choice", share=2.2),
                across(zone("mine.head", 110), zone("mine.pool", lines=1), size=54, ground="mine"),
                zone("mine.hand", share=1.6, card=108),
            ),
            across(zone("head"), ground="panel"),
        ),
        lying(ahead, zone("mine.pool", lines=1), zone("mine.choice", share=1.02), zone("mine.hand", share=1.2)),
    )


NUMBERS: Final = {2: "two", 3: "three", 4: "four"}
BOARDS: dict[str, Board] = {
    "pairs": draft(AHEAD, pairs=True),
    "packs": draft(AHEAD_WIDE, pairs=False),
    "choosing": deciding(AHEAD),
    "wide-choosing": deciding(AHEAD_WIDE),
}
for seats, number in NUMBERS.items():
    BOARDS[number] = board(desktop(seats), phone(seats), landscape(seats), glance(seats))
    BOARDS[f"{number}-taking"] = board(desktop(seats, True), phone(seats, True), landscape(seats, True))


def drafting(view: View) -> bool:
    """As soon as cards are in hand, they are what matters."""
    return view["round"] == 0 and not any(view["hands"])


def choosing(view: View) -> bool:
    """The cards are known, the mage is not."""
    return view["ask"] == "choose-mage" and not drafting(view)


def name(view: View) -> str:
    if drafting(view):
        return "pairs" if view["ask"] == "keep-one" else "packs"
    if choosing(view):
        return "wide-choosing" if view["seats"] > 2 else "choosing"
    table = NUMBERS[view["seats"]]
    return f"{table}-taking" if view["round"] == 0 else table
