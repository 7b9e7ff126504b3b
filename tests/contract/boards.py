"""Boards: whatever lies on the table has a place on every screen, or opens from a head that has one."""

from __future__ import annotations

from tests.contract.case import Case

from zeitriss.core.board import places
from zeitriss.core.scene import Layout, Panel, Scene, Zone


def zones_have_a_place(case: Case) -> None:
    boards = case.game.staging.boards
    for position in case.positions:
        for seat in case.observers(position):
            scene = case.game.scene(position.state, seat)
            if not scene["board"]:
                continue
            assert scene["board"] in boards, f"there is no board {scene['board']!r}"
            board = boards[scene["board"]]
            for screen, layout in (
                ("desktop", board["desktop"]),
                ("phone", board["phone"]),
                ("lying", board["landscape"]),
            ):
                check_layout(f"{scene['board']}, {screen}", layout, scene)


def check_layout(name: str, layout: Layout, scene: Scene) -> None:
    laid = set(places(layout["table"])) | set(places(layout["head"]) if "head" in layout else [])
    assert "prompt" in laid, f"{name}: no place for the prompt"
    inside = set(places(layout["other"])) if "other" in layout and "others" in laid else set()
    for panel in scene["panels"]:
        here = {place.partition(".")[2] for place in laid if place.startswith(owner(panel))}
        here |= inside if panel["area"] == "others" else laid if "seat" not in panel else set()
        if {"head", "name"} & here and panel["zones"]:
            continue
        lost = [
            zone["id"] for zone in panel["zones"] if named(panel, zone["id"]) not in here and not in_dialog(zone, scene)
        ]
        assert not lost, f"{name}: {', '.join(lost)} have no place, and {panel['id']} has no head to open them from"


def owner(panel: Panel) -> str:
    return "mine." if panel["area"] == "mine" else f"{panel['id']}."


def named(panel: Panel, zone: str) -> str:
    """A zone's name on a board: its id without the seat it belongs to."""
    return zone.removesuffix(f"-{panel['seat']}") if "seat" in panel else zone


def in_dialog(zone: Zone, scene: Scene) -> bool:
    """Tokens of which some are taken: the dialog shows them."""
    asked = {thing for offer in scene["offers"] if "group" in offer for thing in offer["at"]}
    return zone["kind"] == "tokens" and any(thing["id"] in asked for thing in zone["things"])
