"""Scenes: every legal move stands where it can be made, every thing has one id and a name."""

from __future__ import annotations

import json
import math
import re
from collections import Counter
from collections.abc import Collection, Iterator
from typing import Any

from tests.contract.case import Case, profile_of
from tests.contract.messages import BARE

from zeitriss.core.emblems import drawings
from zeitriss.core.game import Game
from zeitriss.core.scene import Marker, Scene, Thing
from zeitriss.core.state import State
from zeitriss.words import LANGUAGES

SHARED = {"draw", "discard", "destroy", "deck"}  # what every client draws: a card comes, goes, is gone; a pile


def scenes_are_complete(case: Case) -> None:
    for position in case.positions:
        for seat in case.observers(position):
            for lang in LANGUAGES:
                check_scene(case, position.state, case.game.scene(position.state, seat, lang))


def check_scene(case: Case, state: State, scene: Scene) -> None:
    assert json.loads(json.dumps(scene)) == scene, "a scene is plain JSON"
    assert scene["headline"]
    assert scene["prompt"]
    panels, zones = scene["panels"], [zone for panel in scene["panels"] for zone in panel["zones"]]
    counters = [counter for panel in panels for counter in panel.get("counters", [])]
    all_things = [thing for zone in zones for thing in things(zone["things"])]
    all_markers = [marker for thing in all_things for marker in markers(thing)]
    for group in (panels, zones, counters, [*all_things, *all_markers]):
        ids = Counter(item["id"] for item in group)
        assert len(ids) == len(group), f"an id stands twice: {ids.most_common(1)}"
        assert all(item["name"].strip() for item in group), "a thing without a name"
    check_drawings(case, json.dumps(scene), all_things)
    check_offers(case, state, scene, {thing["id"] for thing in all_things})


def things(laid: list[Thing]) -> Iterator[Thing]:
    for thing in laid:
        yield thing
        yield from things(thing.get("holds", []))


def markers(thing: Thing) -> Iterator[Marker]:
    yield from [*thing.get("above", []), *thing.get("below", []), *thing.get("on", [])]


def check_offers(case: Case, state: State, scene: Scene, ids: set[str]) -> None:
    """One offer per legal move of the viewer, at things that lie on the table, in words that tell them apart."""
    offers, seat = scene["offers"], scene["seat"]
    legal = [] if seat is None else state.answers(seat)
    assert [(offer["move"], offer["id"]) for offer in offers] == [(move.text, move.id) for move in legal]
    for offer in offers:
        assert set(offer["at"]) <= ids, f"{offer['move']}: {offer['at']} do not all lie on the table"
    ways = Counter((tuple(offer["at"]), offer["label"]) for offer in offers)
    assert len(ways) == len(offers), f"two moves look alike: {ways.most_common(1)}"
    for offer in offers:
        assert offer["label"].strip()
        assert not BARE.search(offer["label"]), f"{offer['move']}: {offer['label']!r} does not say what it does"


def check_drawings(case: Case, text: str, all_things: list[Thing]) -> None:
    known = drawings(case.game.folder) | SHARED
    named = set(re.findall(r'"(?:symbol|emblem|icon)": "([^"]*)"', text))
    for thing in all_things:
        named |= set(re.findall(r"\[([a-z-]+)\]", thing.get("face", {}).get("text", "")))
    assert named <= known, f"drawings are missing: {named - known}"
    colours = set(re.findall(r'"colour": "([^"]*)"', text))
    assert colours <= set(case.game.colours), f"colours are missing: {colours - set(case.game.colours)}"


def cards_are_told_apart(game: Game[Any], alike: Collection[str] | None = None) -> None:
    """No two cards share a drawing, but for the kinds of which the game says that they are one thing (ALIKE)."""
    shared = getattr(profile_of(game.name), "ALIKE", ()) if alike is None else alike
    seen: dict[str, str] = {}
    for kind, name in game.cards():
        drawing = game.staging.face(kind, name, game.words("en")).get("emblem", "")
        other = seen.setdefault(drawing, name)
        assert other == name or kind in shared, f"{name} looks like {other}"


def features_are_numbers(case: Case) -> None:
    """Always as many, all finite, and not always the same."""
    rows: list[list[float]] = []
    for position in case.positions:
        rows += [case.game.features(case.game.view(position.state, seat)) for seat in range(case.seats)]
    assert len({len(row) for row in rows}) == 1, f"lengths {sorted({len(row) for row in rows})}"
    assert all(math.isfinite(number) for row in rows for number in row)
    assert len({tuple(row) for row in rows}) > 1
