"""Signs: lines of drawings, numbers and few words, read from `2[aether] +1[aether] only for [spell]`."""

from __future__ import annotations

import re
from collections.abc import Callable

from zeitriss.core.scene import Sign

# A number or the like close before a drawing belongs to it.
PIECE = re.compile(r"([^\s\[(]*)\[([a-z0-9-]+)\]")
Line = list[Sign]
Values = Callable[[str], Sign]  # how the drawing of this name stands for a value; see Emblems.value


def line(text: str, values: Values) -> Line:
    """
    >>> line("2[gold] for all", lambda sign: {"form": "token"})
    [{'icon': 'gold', 'count': '2', 'form': 'token'}, {'word': 'for all'}]
    """
    found: Line = []
    at = 0
    for piece in PIECE.finditer(text):
        found += words(text[at : piece.start()])
        sign: Sign = {"icon": piece[2]}
        if piece[1]:
            sign["count"] = piece[1]
        found.append(sign | values(piece[2]))
        at = piece.end()
    return found + words(text[at:])


def words(text: str) -> Line:
    return [{"word": text.strip()}] if text.strip() else []


def lines(text: str, values: Values) -> list[Line]:
    return [line(one, values) for one in text.split("\n") if one.strip()]


def shortened(all_lines: list[Line], most: int = 3) -> Line:
    """One line without words: all drawings if they are few, else the first ones of the first line."""
    drawn = [[sign for sign in one if "icon" in sign] for one in all_lines]
    together = [sign for one in drawn for sign in one]
    return together if len(together) <= most else next((one for one in drawn if one), [])[:most]


def keyed(all_lines: list[Line]) -> Line:
    """The first value, else the first drawing."""
    together = [sign for one in all_lines for sign in one if "icon" in sign]
    return [sign for sign in together if "form" in sign and "count" in sign][:1] or together[:1]
