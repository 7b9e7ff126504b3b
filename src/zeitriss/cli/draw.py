"""Draw a scene in the terminal: panels, zones, cards as small boxes. Knows scenes, no game."""

from __future__ import annotations

import os
import sys
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby

from rich.columns import Columns
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.panel import Panel as Frame
from rich.rule import Rule
from rich.style import Style
from rich.table import Table
from rich.text import Text

from zeitriss.cli.card import card, inside, outside, width_for
from zeitriss.core.scene import Counter, Panel, Scene, Thing, Zone

Colours = Mapping[str, Mapping[str, str]]  # name -> hex, name, letter: Game.palette
KEYBOARD = 2  # lines in which the answer is typed
NEWS = 5  # up to a fifth of the screen is kept for what has happened since
PIPS = 10  # counters up to here are drawn, not only written
AREAS = ["side", "others", "middle", "mine"]  # the nearer to the viewer, the later


@dataclass(frozen=True)
class Fold:
    """What has no room: zones are a line of words each, panels a paragraph, and at last a line that is cut off."""

    zones: Collection[str] = ()
    panels: Collection[str] = ()
    cut: Collection[str] = ()


OPEN = Fold()


class Painter:
    """Draws with the colours of one game."""

    def __init__(self, colours: Colours) -> None:
        self.colours = colours

    def scene(self, scene: Scene, below: RenderableType = "", news: Sequence[str] = ()) -> RenderableType:
        """The table, `below` it what belongs to it, above it the news. What does not fit is folded, not scrolled."""
        return Fitted(self, scene, below, Group(*map(Text, news)))

    def folded(self, scene: Scene, fold: Fold) -> RenderableType:
        ending = [Text(scene["over"]["headline"], style="bold")] if scene["over"] else []
        panels = (self.panel(panel, fold) for panel in scene["panels"])
        return Group(Rule(scene["headline"]), *panels, *ending)

    def panel(self, panel: Panel, fold: Fold = OPEN) -> RenderableType:
        counters = [self.counter(counter) for counter in panel.get("counters", [])]
        title = Text("  ").join([Text(called(panel), style="bold" if panel.get("active") else ""), *counters])
        if panel["id"] in fold.panels:
            lines = [line_of(zone, panel["name"]) for zone in panel["zones"] if zone["things"]]
            words = Text("; ").join([title, *lines])
            if panel["id"] in fold.cut:
                words.no_wrap, words.overflow = True, "ellipsis"
            return words
        parts: list[RenderableType] = []
        for zone in panel["zones"]:
            if zone["things"]:
                quiet = zone.get("quiet") or zone["id"] in fold.zones
                named = zone["name"] != panel["name"] and not quiet
                parts += [Text(zone["name"], style="dim")] if named else []
                parts.append(line_of(zone, panel["name"]) if quiet else self.zone(zone))
        told = [part for part in parts if isinstance(part, Text)]
        if fold.zones and len(told) == len(parts):  # only words are left: no frame around them
            return Group(*headed(title, [line for line in told if line.plain != panel["name"]]))
        return Frame(Group(*parts), title=title, title_align="left", border_style="dim")

    def counter(self, counter: Counter) -> Text:
        value, limit = counter["value"], counter.get("limit")
        text = f"{counter['name']} {value}" + (f"/{limit}" if limit is not None else "")
        if limit is not None and limit <= PIPS:
            text += " " + "◆" * value + "◇" * (limit - value)
        return Text(text, style=self.style(counter.get("colour")))

    def zone(self, zone: Zone) -> RenderableType:
        parts: list[RenderableType] = [SideBySide(self, zone["things"], whole="ends" in zone)]
        if ends := zone.get("ends"):
            line = Table.grid(expand=True)
            line.add_column()
            line.add_column(justify="right")
            line.add_row(Text(f"← {ends[0]}", style="dim"), Text(f"{ends[1]} →", style="dim"))
            parts.insert(0, line)
        if note := zone.get("note"):
            parts.append(Text(note, style="dim"))
        return Group(*parts)

    def style(self, colour: str | None) -> Style:
        return Style(color=self.colours[colour]["hex"]) if colour else Style()

    def letter(self, colour: str | None) -> str:
        """A colour never stands without its letter."""
        return self.colours[colour]["letter"] if colour else ""

    def zoom(self, thing: Thing) -> RenderableType:
        """All that is printed on a card, and why it cannot be used now."""
        face = thing.get("face")
        parts = [face.get("foot", ""), face.get("words", face.get("text", "")), face.get("note", "")] if face else []
        rules = " ".join(face.get("rules", [])) if face else ""
        lines = [text for text in [thing["name"], *parts, rules, thing.get("why", "")] if text]
        return Frame(Text("\n".join(lines)), border_style=self.style(face.get("colour") if face else None))


class Fitted:
    """A scene within the height of the terminal: zones that have no room are folded, what can be chosen last.

    So much of the news stays in sight as zones can make room for; no map and no panel is folded for it. Where nobody
    looks at a screen, as in a pipe, everything is drawn.
    """

    def __init__(self, draw: Painter, scene: Scene, below: RenderableType, news: RenderableType) -> None:
        self.draw, self.scene, self.below, self.news = draw, scene, below, news

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        room = console.height - KEYBOARD if console.is_terminal or "LINES" in os.environ else sys.maxsize
        news = min(len(console.render_lines(self.news, options)), console.height // NEWS)
        order = folding_order(self.scene)

        def fits(fold: Fold, kept: int = news) -> bool:
            shown = Group(self.draw.folded(self.scene, fold), self.below)
            return len(console.render_lines(shown, options)) <= room - kept

        fold = OPEN
        if not fits(fold):
            first, *others = tighter(self.scene, order)
            tries = [*((first, kept) for kept in range(news, -1, -1)), *((one, 0) for one in others)]
            fold, news = next((one for one in tries if fits(*one)), (fold, 0))
            for zone in reversed(order) if not fold.panels else ():
                wider = Fold([other for other in fold.zones if other != zone])
                fold = wider if fits(wider, news) else fold
        yield from (self.news, self.draw.folded(self.scene, fold), self.below)


def tighter(scene: Scene, zones: Collection[str]) -> Iterator[Fold]:
    """All zones folded, at first without the maps, then one panel after the other."""
    panels = [panel["id"] for panel in sorted(scene["panels"], key=lambda panel: AREAS.index(panel["area"]))]
    maps = [zone["id"] for panel in scene["panels"] for zone in panel["zones"] if "ends" in zone]
    yield Fold([zone for zone in zones if zone not in maps])
    yield from (Fold(zones, panels[:count]) for count in range(len(panels) + 1))
    yield from (Fold(zones, panels, panels[:count]) for count in range(1, len(panels) + 1))


def headed(title: Text, lines: Sequence[Text]) -> Sequence[Text]:
    """Lines under their title, unless the first says it."""
    return lines if lines and lines[0].plain.startswith(f"{title.plain}: ") else [title, *lines]


def called(panel: Panel) -> str:
    """The name, and what is to be said of it."""
    return f"{panel['name']} ({panel['hint']})" if "hint" in panel else panel["name"]


def folding_order(scene: Scene) -> list[str]:
    """The zones, those first that one misses least: not to be clicked now, far from the viewer, simple.

    A row that leads from one end to the other is a map: where things stand on it is hard to read from words. One's own
    hand comes next: whatever is asked, one decides by it. A single thing is told by its name.
    """
    clicked = {id for offer in scene["offers"] for id in offer["at"]}

    def worth(panel: Panel, zone: Zone) -> tuple[bool, bool, bool, bool, int]:
        things = [thing for outer in zone["things"] for thing in [outer, *outer.get("holds", [])]]
        hand = panel["area"] == "mine" and zone["kind"] == "fan"
        wanted = any(thing["id"] in clicked for thing in things)
        rich = len(things) > 1 and any("face" in thing for thing in things)
        return "ends" in zone, hand, wanted, rich, AREAS.index(panel["area"])

    zones = [(panel, zone) for panel in scene["panels"] for zone in panel["zones"]]
    return [zone["id"] for panel, zone in sorted(zones, key=lambda pair: worth(*pair))]


def line_of(zone: Zone, whose: str = "") -> Text:
    """A zone in one line of words; equal names are counted: side by side, or in a hand, where order means nothing.

    Whose the things are stands above them already.
    """
    names = [worded(thing, zone["kind"] == "pile").removeprefix(f"{whose}: ") for thing in zone["things"]]
    if zone["kind"] == "fan":
        names = sorted(names, key=names.index)
    counts = [(name, len(list(same))) for name, same in groupby(names)]
    words = [f"{name} ×{count}" if count > 1 else name for name, count in counts]
    return Text(titled(zone.get("title", zone["name"]), words), style="dim")


def titled(title: str, words: Sequence[str]) -> str:
    """Words behind their title, unless one of the two says the other as well; what holds commas is parted by dots.

    >>> titled("Deck", ["Deck of Owl, 5 cards"]), titled("Brama, played by Owl", ["Brama"])
    ('Deck of Owl, 5 cards', 'Brama, played by Owl')
    >>> titled("Hand", ["Spark", "Jade"]), titled("Breaches", ["I: open", "II: closed, focus 2"])
    ('Hand: Spark, Jade', 'Breaches: I: open · II: closed, focus 2')
    """
    shorter, longer = sorted([title, *words[:1]], key=len)
    if len(words) == 1 and shorter.lower() in longer.lower():
        return longer
    return f"{title}: {(' · ' if any(', ' in word for word in words) else ', ').join(words)}"


def worded(thing: Thing, piled: bool) -> str:
    """A thing with what stands at it, and how many lie there. On a pile its name says that others lie under it."""
    face, count = thing.get("face"), thing.get("count", 1)
    markers = [*thing.get("above", []), *thing.get("below", []), *thing.get("on", [])]
    beside = ", ".join(one["name"] for one in [*thing.get("holds", []), *markers])
    stacked = thing["kind"] == "token" or (face and not piled)  # the name of a pile or deck says how many lie there
    stack = f" ({count})" if stacked and count != 1 else ""
    called = face["title"] if face and (count == 1 or not piled) else thing["name"]
    return called + stack + (f" ({beside})" if beside else "")


class SideBySide:
    """Things side by side, as many as the terminal is wide; markers above and below in lines of their own.

    A whole row leads from one end to the other and is broken only where not even narrow cards fit.
    """

    def __init__(self, draw: Painter, things: Sequence[Thing], whole: bool) -> None:
        self.draw, self.things, self.whole = draw, things, whole

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        width = width_for(self.things, options.max_width, self.whole)
        fit = max(1, options.max_width // width)
        for start in range(0, len(self.things), fit):
            yield self.line(self.things[start : start + fit], width)

    def line(self, things: Sequence[Thing], width: int) -> Table:
        grid = Table.grid()
        for _ in things:
            grid.add_column(width=width)
        height = max(len(inside(thing, width)) for thing in things)
        if any("above" in thing for thing in things):
            grid.add_row(*(outside(thing.get("above", []), "▼", width) for thing in things))
        grid.add_row(*(self.card(thing, height, width) for thing in things))
        if any("below" in thing for thing in things):
            grid.add_row(*(outside(thing.get("below", []), "▲", width) for thing in things))
        return grid

    def card(self, thing: Thing, height: int, width: int) -> RenderableType:
        face = thing.get("face")
        colour = face.get("colour") if face else thing.get("colour")
        return card(thing, height, width, self.draw.letter(colour), self.draw.style(colour))


def asked(scene: Scene) -> RenderableType:
    """What is asked, and the answers, numbered from 1."""
    words = [Text(f"{number:>2}  {label}") for number, (label, _) in enumerate(answers(scene), 1)]
    return Group(Text(scene["prompt"]), *([Columns(words, padding=(0, 3))] if words else []))


def answers(scene: Scene) -> list[tuple[str, list[str]]]:
    """Each legal move with its note, then what makes several of them at once."""
    single = [
        (f"{one['label']} ({one['note']})" if "note" in one else one["label"], [one["move"]]) for one in scene["offers"]
    ]
    return single + [(one["label"], one["moves"]) for one in scene["together"]]


def things(scene: Scene) -> list[Thing]:
    """Everything that lies on the table, also what lies on something else."""
    lying = [thing for panel in scene["panels"] for zone in panel["zones"] for thing in zone["things"]]
    return lying + [held for thing in lying for held in thing.get("holds", [])]
