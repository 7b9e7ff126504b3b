"""About: what a piece on the table is, for whoever points at it: `about-PIECE` of the game's messages."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache

from zeitriss.core.scene import Counter, Panel, Thing
from zeitriss.core.telling import Words

NUMBER = re.compile(r"-\d+")  # seats and places in an id: `breach-0-2` is a breach


def explain(panels: Iterable[Panel], say: Words) -> None:
    """Says it on every piece that has no face to say it, in place."""
    for panel in panels:
        for counter in panel.get("counters", []):
            if "about" not in counter:
                explain_counter(counter, say)
        for zone in panel["zones"]:
            for thing in zone["things"]:
                if "face" not in thing and "about" not in thing:  # a printed one knows it already
                    explain_thing(thing, say)


def explain_thing(thing: Thing, say: Words) -> None:
    if words := about(thing["id"], say):
        thing["about"] = words


def explain_counter(counter: Counter, say: Words) -> None:
    if words := about(counter["id"], say):
        counter["about"] = words


@lru_cache(maxsize=4096)
def piece(id: str) -> str:
    """The message that speaks of it."""
    return f"about-{NUMBER.sub('', id)}"


def about(id: str, say: Words) -> str:
    key = piece(id)
    return say(key) if say.knows(key) else ""
