"""View -> scene: two hands, what was laid, the ember, what burnt out."""

from __future__ import annotations

from typing import Any, Literal

from zeitriss.core.move import Move
from zeitriss.core.scene import Face, Panel, Thing, Zone
from zeitriss.core.telling import Words, describe

from .cards import LIGHT

View = dict[str, Any]


def headline(view: View, say: Words) -> str:
    return say("round", n=min(3, len(view["burnt"]) // 2 + 1))


def prompt(view: View, say: Words) -> str:
    return say(f"ask-{view['ask']}")


def face(kind: str, name: str, say: Words) -> Face:
    return {
        "title": say.name("light", name),
        "corner": str(LIGHT.index[name] + 1),
        "emblem": "spark",
        "text": say.text("light", name),
        "rules": ["SP-3"],
    }


def panels(view: View, say: Words) -> list[Panel]:
    me = view["seat"] or 0
    middle: Panel = {
        "id": "middle",
        "name": say("middle"),
        "area": "middle",
        "zones": [
            zone("ember", say("ember"), [view["ember"]], say),
            zone("burnt", say("burnt"), view["burnt"], say),
        ],
    }
    return [player(view, 1 - me, say, "others"), middle, player(view, me, say, "mine")]


def player(view: View, seat: int, say: Words, area: Literal["others", "mine"]) -> Panel:
    laid = [view["laid"][seat]] if view["laid"][seat] != "" else []
    return {
        "id": f"seat-{seat}",
        "name": say.seat(seat),
        "area": area,
        "zones": [
            zone(f"laid-{seat}", say("laid"), laid, say),
            zone(f"hand-{seat}", say("hand"), view["hands"][seat], say),
        ],
        "counters": [{"id": f"points-{seat}", "name": say("points"), "value": view["points"][seat]}],
        "seat": seat,
        "active": view["asked"] == seat,
    }


def zone(id: str, name: str, lights: list[str | None], say: Words) -> Zone:
    return {"id": id, "name": name, "kind": "row", "things": [thing(id, i, x, say) for i, x in enumerate(lights)]}


def thing(zone: str, place: int, name: str | None, say: Words) -> Thing:
    """A light by its name; one that lies face down by its place, which tells nothing."""
    if name is None:
        return {"id": f"{zone}-{place}", "kind": "card", "name": say("face-down")}
    return {"id": name, "kind": "card", "name": say.name("light", name), "face": face("light", name, say)}


def place(move: Move, view: View) -> list[str]:
    return [LIGHT.names[move.args[0]]]


def label(move: Move, view: View, say: Words) -> str:
    return describe(move, say)
