"""Narrowing: the scene of a lesson. Only what has been taught is on the table, and one answer is asked for."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import TypeVar

from zeitriss.core.errors import Refused, listed
from zeitriss.core.scene import Marker, Offer, Panel, Scene, Thing, Zone

LOOK = "tap "  # before the id of a thing: no move, only the lesson counts it
Named = TypeVar("Named", Marker, Thing)


def narrowed(scene: Scene, shown: Collection[str], hidden: Collection[str], ask: str, words: str) -> Scene:
    """The scene with nothing but what is shown, the one offer, and what is asked in the lesson's words."""
    known = {zone["id"] for panel in scene["panels"] for zone in panel["zones"]}
    known |= {counter["id"] for panel in scene["panels"] for counter in panel.get("counters", [])}
    for name in shown:
        if name not in known:
            raise Refused(f"{name!r} is no zone and no counter here; there are {listed(sorted(known), 99)}", "shows")
    panels = [lean(panel, shown, hidden) for panel in scene["panels"]]
    panels = [panel for panel in panels if panel["zones"] or panel.get("counters")]
    offers = [offer] if (offer := offered(scene, panels, ask, words)) else []
    lesson: Scene = scene | {"panels": panels, "offers": offers, "together": [], "prompt": words}
    lesson.pop("first", None)  # the lesson itself says what is new
    lesson.pop("settling", None)
    return lesson


def lean(panel: Panel, shown: Collection[str], hidden: Collection[str]) -> Panel:
    zones = [bare(zone, hidden) for zone in panel["zones"] if zone["id"] in shown]
    counters = [counter for counter in panel.get("counters", []) if counter["id"] in shown]
    return panel | {"zones": zones, "counters": counters}


def bare(zone: Zone, hidden: Collection[str]) -> Zone:
    return zone | {"things": [unmarked(thing, hidden) for thing in without(zone["things"], hidden)]}


def unmarked(thing: Thing, hidden: Collection[str]) -> Thing:
    thing = thing.copy()
    if "above" in thing:
        thing["above"] = without(thing["above"], hidden)
    if "below" in thing:
        thing["below"] = without(thing["below"], hidden)
    if "on" in thing:
        thing["on"] = without(thing["on"], hidden)
    return thing


def without(things: Iterable[Named], hidden: Collection[str]) -> list[Named]:
    return [one for one in things if one["id"] not in hidden]


def offered(scene: Scene, panels: list[Panel], ask: str, words: str) -> Offer | None:
    """The one answer that is asked for: picked from the legal moves, or a look at a thing."""
    things = ids(panels)
    if ask.startswith(LOOK):
        offer: Offer | None = {"move": ask, "id": -1, "label": words, "at": [ask.removeprefix(LOOK)], "ends": False}
    else:
        offer = next((one for one in scene["offers"] if one["move"] == ask), None)
    if offer is not None:
        for id in offer["at"]:
            if id not in things:
                raise Refused(f"{id!r} has a part in {ask!r}, but is not on the table: {listed(sorted(things), 99)}")
    return offer


def ids(panels: Iterable[Panel]) -> set[str]:
    """Everything that can be lit: zones, things, and what lies on them."""
    found: set[str] = set()
    for panel in panels:
        found |= {counter["id"] for counter in panel.get("counters", [])}
        for zone in panel["zones"]:
            found.add(zone["id"])
            found |= {id for thing in zone["things"] for id in deep(thing)}
    return found


def deep(thing: Thing) -> set[str]:
    markers = [
        marker["id"] for place in (thing.get("above"), thing.get("below"), thing.get("on")) for marker in place or []
    ]
    return {thing["id"], *markers}.union(*(deep(held) for held in thing.get("holds", [])))
