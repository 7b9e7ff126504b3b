"""Observation: what one seat sees, as numbers in a documented encoding, as JSON data, and as text for language models.

All three are made from the seat's view, or proven equal to what is: none tells more than the rules let that seat know.
"""

from __future__ import annotations

import hashlib
import json
from dataclasses import asdict
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

import zeitriss
from zeitriss import Game, State
from zeitriss.core.encoder import Encoder
from zeitriss.core.part import Part
from zeitriss.core.scene import Panel, Thing
from zeitriss.core.sheet import Sheet

Vector = NDArray[np.float32]


class Encoding:
    """Where each part of an observation stands.

    >>> shown = encoding("antinomy")
    >>> shown.size, shown.place("hand")
    (314, slice(198, 220, None))
    >>> shown.parts[1]
    Part(name='hand', size=22, meaning='own hand, by card', low=0.0, high=1.0)
    """

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        size = len(game.features(game.view(game.start(), 0)))
        self.parts = list(game.parts) or [Part("features", size, "as the game says", -1e9, 1e9)]
        self.size = sum(part.size for part in self.parts)
        rows = json.dumps([asdict(part) for part in self.parts])
        self.digest = hashlib.sha256(rows.encode()).hexdigest()[:16]
        self.encoder, self.sheet = encoder(game), Sheet(1, self.size)

    def place(self, name: str) -> slice:
        """The stretch of a part, to cut it out of a vector."""
        start = 0
        for part in self.parts:
            if part.name == name:
                return slice(start, start + part.size)
            start += part.size
        raise zeitriss.Refused(f"{name!r} is not one of {', '.join(part.name for part in self.parts)}", "part")

    def bounds(self) -> tuple[Vector, Vector]:
        """The least and the greatest that each number can be."""
        sizes = [part.size for part in self.parts]
        low, high = (np.array([getattr(part, end) for part in self.parts], np.float32) for end in ("low", "high"))
        return np.repeat(low, sizes), np.repeat(high, sizes)

    def vector(self, state: State, seat: int) -> Vector:
        """The numbers of a position as a seat sees it."""
        self.sheet.turn(0)
        self.encoder.write(state, seat, self.sheet)
        return np.array(self.sheet.words, np.int32).view(np.float32)

    def __reduce__(self) -> tuple[Any, ...]:
        return encoding, (self.game.name,)

    def table(self) -> str:
        """The encoding in words, for the docs."""
        lines, start = ["| from | numbers | name | range | meaning |", "|---:|---:|---|---|---|"], 0
        for part in self.parts:
            span = f"{part.low:g} to {part.high:g}"
            lines.append(f"| {start} | {part.size} | `{part.name}` | {span} | {part.meaning} |")
            start += part.size
        return "\n".join(lines)


@cache
def encoding(game: str) -> Encoding:
    """The encoding of the game with this name."""
    return Encoding(zeitriss.game(game))


class ByView(Encoder[State]):
    """By way of the view, for games that have no encoder of their own."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game

    def write(self, g: State, seat: int, sheet: Sheet) -> None:
        numbers = np.array(self.game.features(self.game.view(g, seat)), np.float32).view(np.int32)
        for place in numbers.nonzero()[0].tolist():
            sheet.put(place, int(numbers[place]))


def encoder(game: Game[Any]) -> Encoder[Any]:
    return game.encoder or ByView(game)


def data(state: State, seat: int) -> dict[str, Any]:
    """The seat's view as plain JSON data, and its legal actions by number, text and words.

    >>> seen = data(zeitriss.game("antinomy").start(seed=7), 0)
    >>> seen["actions"][0]
    {'action': 0, 'move': 'place wand at 0', 'label': 'Place the wand at Purple Feather 2'}
    """
    game: Game[Any] = state.game
    offers = game.scene(state, seat)["offers"]
    shown = [{"action": offer["id"], "move": offer["move"], "label": offer["label"]} for offer in offers]
    return {**game.view(state, seat), "actions": shown}


def text(state: State, seat: int) -> str:
    """The seat's side of the table in English: where it stands, what lies where, what may be done.

    >>> print(text(zeitriss.game("antinomy").start(seed=7), 0))  # doctest: +ELLIPSIS
    Your turn
    Place your wand at a relic of the codex colour.
    Seat B: Crystals 0
      Hand of Seat B: Face-down relic of Seat B; Face-down relic of Seat B; Face-down relic of Seat B
    ...
    What you may do:
      0: Place the wand at Purple Feather 2
      1: Place the wand at Purple Skull 4
    """
    scene = state.game.scene(state, seat)
    lines = [scene["headline"], scene["prompt"]]
    for panel in scene["panels"]:
        lines += panel_lines(panel)
    if scene["offers"]:
        lines += ["What you may do:", *(f"  {offer['id']}: {offer['label']}" for offer in scene["offers"])]
    return "\n".join(line for line in lines if line)


def panel_lines(panel: Panel) -> list[str]:
    counters = [f"{one['name']} {one['value']}" for one in panel.get("counters", [])]
    name = f"{panel['name']} ({panel['hint']})" if "hint" in panel else panel["name"]
    lines = [f"{name}: {', '.join(counters)}" if counters else name]
    for zone in panel["zones"]:
        things = "; ".join(thing_words(thing) for thing in zone["things"])
        lines.append(f"  {zone['name']}: {things or 'empty'}")
    return lines


def thing_words(thing: Thing) -> str:
    markers = [*thing.get("above", []), *thing.get("below", []), *thing.get("on", [])]
    on = [f"{one['name']} × {one['count']}" if "count" in one else one["name"] for one in markers]
    on += [thing_words(held) for held in thing.get("holds", [])]
    count = f" × {thing['count']}" if "count" in thing else ""
    return f"{thing['name']}{count}" + (f" ({', '.join(on)})" if on else "")
