"""The printed sides of the cards: portals and eras by form, technologies by their drawing."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from zeitriss.core.emblems import Emblems
from zeitriss.core.facts import for_each
from zeitriss.core.printed import printed
from zeitriss.core.scene import Face
from zeitriss.core.signs import signed, written
from zeitriss.core.telling import Words
from zeitriss.games.eternitium.cards import CARD, FACTS, FIRST_ADVANCED, FIRST_TECHNOLOGY, POINTS

PORTALS: Final[dict[str, list[str]]] = {
    card["id"]: card["shapes"] for group in ("portals", "basic") for card in FACTS[group]["cards"] if "shapes" in card
}
RULES: Final[dict[str, list[str]]] = {
    "temporal-projector": ["ET-29", "ET-19"],
    "droid": ["ET-30"],
    "chrono-blaster": ["ET-31", "ET-53"],
    "transporter": ["ET-32"],
    "digital-wallet": ["ET-33", "ET-23"],
    "communicator": ["ET-34"],
    "time-bomb": ["ET-35", "ET-55"],
    "laboratory": ["ET-36", "ET-56"],
    "ultimate-portal": ["ET-37"],
    "quantum-clock": ["ET-38", "ET-55"],
    "robo-recycler": ["ET-39"],
    "giga-droid": ["ET-40", "ET-56"],
    "robo-thief": ["ET-41", "ET-54"],
}
SIGNS: Final[dict[str, str]] = {
    "temporal-projector": "[refresh] | {projector}",
    "droid": "1[reveal] | {of-three}",
    "chrono-blaster": "[swap] | {top-era}",
    "transporter": "2[discard] → | {era-gone}",
    "digital-wallet": "[cheaper] | {era-cheaper}",
    "communicator": "2[draw]",
    "time-bomb": "[others] | {bomb}",
    "laboratory": "[pick] | {technology}",
    "ultimate-portal": "[circle] [square] [triangle] [diamond] | {fits-always}",
    "quantum-clock": "[others] | {one-era-more}",
    "robo-recycler": "[discard] → | {one-back}",
    "giga-droid": "3[reveal] | [others] 1[reveal]",
    "robo-thief": "[steal] | {from-discards}",
}


_DRAWN: Final = [name for name in CARD.names if name not in PORTALS]  # a portal shows the forms that it fits
EMBLEMS: Final = Emblems.of(Path(__file__).parents[1], _DRAWN)
for_each(_DRAWN, RULES, "rule in staging/faces.py")
for_each(_DRAWN, SIGNS, "signs in staging/faces.py")


@printed
def face(kind: str, name: str, say: Words) -> Face:
    if kind == "era":
        return era_face(name, say)
    return card_face(name, say)


def era_face(name: str, say: Words) -> Face:
    return {
        "title": say.name("era", name),
        "symbol": name,
        "colour": name,
        "emblem": f"era-{name}",
        "form": "land",
        "text": say.text("era", name),
        "words": plain(say.text("era", name), say),
        "foot": say("kind-era"),
        "rules": ["ET-15", "ET-16"],
    }


def card_face(name: str, say: Words) -> Face:
    number, shapes = CARD.index[name], PORTALS.get(name, [])
    result: Face = {
        "title": say.name("card", name),
        "text": say.text("card", name),
        "words": plain(say.text("card", name), say),
        "foot": say(f"kind-{kind_of(number)}"),
        "rules": ["ET-15", "ET-17", *(["ET-28"] if len(shapes) == 2 else [])] if shapes else RULES[name],
    }
    kind = kind_of(number)
    if kind == "portal":
        result["emblem"], result["symbol"], result["colour"] = name, shapes[0], shapes[0]
        return result
    # the points are also the cost in era cards
    result["corner"] = str(POINTS[number])
    result["colour"] = kind
    if shapes:
        signs = " ".join(f"[{shape}]" for shape in shapes)
        return told(EMBLEMS.framed({**result, "emblem": name}, kind), f"{signs} | {{fits-both}}", say)
    return told(EMBLEMS.dress(result, kind, name), SIGNS[name], say)


def told(face: Face, rows: str, say: Words) -> Face:
    """With its signs; they are few, so that one line holds them all."""
    signs = written(rows, EMBLEMS.value, say)
    return {**signed(face, signs), "short": [sign for line in signs for sign in line], "key": signs[0]}


def plain(text: str, say: Words) -> str:
    """The same without drawings."""
    return re.sub(r"\[([a-z]+)\]", lambda found: say.name("colour", found[1]), text)


def kind_of(number: int) -> str:
    if number < FIRST_TECHNOLOGY:
        return "portal"
    return "basic" if number < FIRST_ADVANCED else "advanced"
