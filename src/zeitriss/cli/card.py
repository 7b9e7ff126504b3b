"""A thing of a scene as a small box of text: letter and corner on its edge, the title inside."""

from __future__ import annotations

import re
from collections.abc import Sequence

from rich import box
from rich.panel import Panel
from rich.style import Style
from rich.text import Text

from zeitriss.core.scene import Marker, Thing

WIDTH = 12
NARROW = 8  # nine in a row in a terminal of 80 columns
WIDE = 16  # for words that want it
PIECE = re.compile(r"\s*(?:[^\s/-]+[/-]?|[/-]+)")  # a word, or what can stand alone of it


def width_for(things: Sequence[Thing], room: int, whole: bool) -> int:
    """As wide as the longest word, within bounds; a row that must not be broken is narrowed until it fits."""
    words = [piece.strip() for thing in things for text in said(thing) for piece in PIECE.findall(text)]
    width = min(max([WIDTH, *(len(word) + 2 for word in words)]), WIDE)
    return max(min(width, room // len(things)), NARROW) if whole and things else width


def card(thing: Thing, height: int, width: int, letter: str, style: Style) -> Panel:
    """The box, filled up to a height that it shares with its row; how many cards lie here stands in brackets."""
    face = thing.get("face")
    lying = thing.get("count", 0)
    corner = face.get("corner", "") if face else str(lying or "")
    stack = f"({lying})" if face and thing.get("count", 1) != 1 else ""
    edge = Text(" ".join(part for part in (letter, corner, stack) if part), style=style + Style(bold=True))
    lines = inside(thing, width)
    rests = style + Style(dim=True) if thing.get("dim") else style
    text = Text("\n".join(lines + [""] * (height - len(lines))), style="dim" if thing.get("dim") else "")
    return Panel(text, box=box.ROUNDED, width=width, padding=0, title=edge or None, border_style=rests)


def inside(thing: Thing, width: int) -> list[str]:
    """What stands in the box. A card that lies face down shows its back, and nothing else of itself."""
    back = ["░" * (width - 2)] if "face" not in thing and thing["kind"] == "card" else []
    return back + [line for text in said(thing) for line in lines(text, width - 2)]


def said(thing: Thing) -> list[str]:
    face = thing.get("face")
    title = face["title"] if face else "" if thing["kind"] == "card" else thing["name"]
    on = [marker["name"] for marker in thing.get("on", [])]
    return list(dict.fromkeys([title, *on, *(held["name"] for held in thing.get("holds", [])), thing.get("mark", "")]))


def lines(text: str, width: int) -> list[str]:
    """Broken between words, also after - and /; a word that is too long is cut, for the closer look has all of it.

    >>> lines("Grüner Schlüssel 2", 10), lines("Dreieck/Diamant", 10)
    (['Grüner', 'Schlüssel', '2'], ['Dreieck/', 'Diamant'])
    >>> lines("Grüner Schlüssel 2", 6)
    ['Grüner', 'Schlü…', '2']
    """
    found: list[str] = []
    for piece in PIECE.findall(text):
        if found and len(found[-1]) + len(piece) <= width:
            found[-1] += piece
        else:
            found.append(piece.strip())
    return [line if len(line) <= width else f"{line[: width - 1]}…" for line in found]


def outside(markers: Sequence[Marker], arrow: str, width: int) -> Text:
    """Markers above or below the box, pointing at it."""
    return Text("\n".join(line for marker in markers for line in lines(f"{arrow} {marker['name']}", width)))
