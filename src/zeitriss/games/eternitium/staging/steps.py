"""Steps: which portals of the hand open the road one after the other, as far as its eras lie open."""

from __future__ import annotations

from zeitriss.core.telling import Words
from zeitriss.games.eternitium.knowledge.view import View
from zeitriss.games.eternitium.staging.faces import PORTALS


def steps(view: View) -> list[tuple[str, str]]:
    """Portal and shape of each step that can be foreseen; the first of them is a legal move. One that fits less is
    laid first, so that the others reach further."""
    seat, found = view["seat"], list[tuple[str, str]]()
    if view["ask"] != "play-cards" or not view["moves"] or seat is None:
        return found
    held = sorted((name for name in view["hands"][seat] if name in PORTALS), key=lambda name: len(PORTALS[name or ""]))
    for era in reversed(view["stacks"][seat]):
        shape = era.removesuffix("+")
        portal = next((name for name in held if name and shape in PORTALS[name]), None)
        if shape == era or portal is None or not (found or f"play {portal}" in view["moves"]):
            break
        held.remove(portal)
        found.append((portal, shape))
    return found


def hand_mark(view: View, ahead: list[str], name: str, copy: int, say: Words) -> str:
    """Of a portal in the own hand: it fits now, or as which step. Of equal ones each is a step of its own."""
    if name not in PORTALS:
        return ""
    if view["ask"] == "play-cards" and f"play {name}" in view["moves"]:
        return say("mark-fits")
    places = [n for n, portal in enumerate(ahead, 1) if portal == name]
    return say("mark-later", n=places[copy]) if copy < len(places) else ""


def told(view: View, say: Words) -> str:
    """All of them in a sentence; empty: there are none."""
    shapes = [say(f"icon-{shape}") for _, shape in steps(view)]
    return say("steps-ahead", shapes=say("then").join(shapes), count=len(shapes)) if shapes else ""
