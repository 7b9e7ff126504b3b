"""Draw a scene in the terminal: panels, zones, cards as small boxes. Knows scenes, no game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.columns import Columns
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.panel import Panel as Frame
from rich.rule import Rule
from rich.style import Style
from rich.table import Table
from rich.text import Text

from zeitriss.cli.card import card, inside, outside, width_for
from zeitriss.core.scene import Counter, Offer, Panel, Scene, Thing, Zone

Colours = Mapping[str, Mapping[str, str]]  # name -> hex, name, letter: Game.palette
PIPS = 10  # counters up to here are drawn, not only written


class Draw:
    """Draws with the colours of one game."""

    def __init__(self, colours: Colours) -> None:
        self.colours = colours

    def scene(self, scene: Scene) -> RenderableType:
        ending = [Text(scene["over"]["headline"], style="bold")] if scene["over"] else []
        return Group(Rule(scene["headline"]), *(self.panel(panel) for panel in scene["panels"]), *ending)

    def panel(self, panel: Panel) -> RenderableType:
        counters = [self.counter(counter) for counter in panel.get("counters", [])]
        title = Text("  ").join([Text(panel["name"], style="bold" if panel.get("active") else ""), *counters])
        parts: list[RenderableType] = []
        for zone in panel["zones"]:
            if zone["things"]:
                named = zone["name"] != panel["name"] and not zone.get("quiet")
                parts += [Text(zone["name"], style="dim")] if named else []
                parts.append(self.zone(zone))
        return Frame(Group(*parts), title=title, title_align="left", border_style="dim")

    def counter(self, counter: Counter) -> Text:
        value, limit = counter["value"], counter.get("limit")
        text = f"{counter['name']} {value}" + (f"/{limit}" if limit is not None else "")
        if limit is not None and limit <= PIPS:
            text += " " + "◆" * value + "◇" * (limit - value)
        return Text(text, style=self.style(counter.get("colour")))

    def zone(self, zone: Zone) -> RenderableType:
        if zone.get("quiet"):
            return Text(f"{zone['name']}: {', '.join(thing['name'] for thing in zone['things'])}", style="dim")
        parts: list[RenderableType] = [Row(self, zone["things"], whole="ends" in zone)]
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
        parts = [face.get("foot", ""), face.get("text", ""), face.get("note", "")] if face else []
        rules = " ".join(face.get("rules", [])) if face else ""
        lines = [text for text in [thing["name"], *parts, rules, thing.get("why", "")] if text]
        return Frame(Text("\n".join(lines)), border_style=self.style(face.get("colour") if face else None))


class Row:
    """Things side by side, as many as the terminal is wide; markers above and below in lines of their own.

    A whole row leads from one end to the other and is broken only where not even narrow cards fit.
    """

    def __init__(self, draw: Draw, things: Sequence[Thing], whole: bool) -> None:
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


def offers(offers: Sequence[Offer]) -> RenderableType:
    """The legal moves, numbered from 1."""
    return Columns([Text(f"{number:>2}  {offer['label']}") for number, offer in enumerate(offers, 1)], padding=(0, 3))


def things(scene: Scene) -> list[Thing]:
    """Everything that lies on the table, also what lies on something else."""
    lying = [thing for panel in scene["panels"] for zone in panel["zones"] for thing in zone["things"]]
    return lying + [held for thing in lying for held in thing.get("holds", [])]
