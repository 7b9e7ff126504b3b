"""A thing of a scene as a small box of text: letter and corner on its edge, the title inside."""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import wrap

from rich import box
from rich.panel import Panel
from rich.style import Style
from rich.text import Text

from zeitriss.core.scene import Marker, Thing

WIDTH = 12  # nine in a row want a terminal of 112 columns and wrap in a smaller one
BACK = "░" * (WIDTH - 2)


def card(thing: Thing, height: int, letter: str, style: Style) -> Panel:
    """The box, filled up to a height that it shares with its row."""
    face = thing.get("face")
    corner = face.get("corner", "") if face else str(thing.get("count", ""))
    edge = Text(" ".join(part for part in (letter, corner) if part), style=style + Style(bold=True))
    lines = inside(thing)
    rests = style + Style(dim=True) if thing.get("dim") else style
    text = Text("\n".join(lines + [""] * (height - len(lines))), style="dim" if thing.get("dim") else "")
    return Panel(text, box=box.ROUNDED, width=WIDTH, padding=0, title=edge or None, border_style=rests)


def inside(thing: Thing) -> list[str]:
    """What stands in the box. A card that lies face down shows its back, and nothing else of itself."""
    face = thing.get("face")
    title = face["title"] if face else BACK if thing["kind"] == "card" else thing["name"]
    extra = [
        *map(named, thing.get("on", [])),
        *(held["name"] for held in thing.get("holds", [])),
        thing.get("mark", ""),
    ]
    return [line for text in dict.fromkeys([title, *extra]) for line in wrap(text, WIDTH - 2)]


def outside(markers: Sequence[Marker], arrow: str) -> Text:
    """Markers above or below the box, pointing at it."""
    return Text("\n".join(line for marker in markers for line in wrap(f"{arrow} {named(marker)}", WIDTH)))


def named(marker: Marker) -> str:
    return f"{marker['name']} ×{marker['count']}" if "count" in marker else marker["name"]
