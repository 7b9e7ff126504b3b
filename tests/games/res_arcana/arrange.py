"""Lays what a row does not name: a mage and an item for everybody, other items into the centre, the rest away.

Short forms: `in play = gnosis` are components of seat 0 beside its mage and item, `placed` is the first of them.
`pool`, `hand`, `deck`, `discard` are those of seat 0; `mode`, `start`, `cards` are options; `points = 3 1` all points;
`every-artifact` is all of them.
"""

from __future__ import annotations

import re
from typing import Any

from zeitriss.games.res_arcana.cards import CARD, COMPONENTS, FIRST_MAGE, FIRST_MONUMENT
from zeitriss.games.res_arcana.setup import in_play

MAGES = ("smith", "enchantress", "cultist", "fortune-teller")  # without a reaction
ITEMS = ("research", "alchemy", "reanimate", "calm-elan")
PER_SEAT = ("boards", "hands", "decks", "discards", "mages", "chosen", "packs", "kept", "aside")
SHARED = ("display", "monuments", "places", "items", "box", "peeked", "ordered")
ARTIFACTS = " ".join(card["id"] for card in COMPONENTS if card["kind"] == "artifact")

SHORT = (
    (r"(?<![\w@-])every-artifact(?![\w-])", ARTIFACTS),
    (r"\bin play(?= *=)(\s*=\s*)", r"boards.0\1smith research "),
    (r"\b(pool|hand|deck|discard)(?= *[=~])", r"\1s.0"),
    (r"(?<![.\w])(mode|start|cards|max_rounds)(?= =)", r"options.\1"),
    (r"(?<![.\w])placed(?= =)", "boards.0.2"),
    (r"(?<![.\w])points = (\d+) (\d+)", r"sees.0.points.0 = \1; sees.0.points.1 = \2"),
    (r"(?<![.\w])points\.(\d)(?= =)", r"sees.0.points.\1"),
)


def spell(text: str) -> str:
    """Write the short forms out."""
    for pattern, full in SHORT:
        text = re.sub(pattern, full, text)
    return text


def fill(snapshot: dict[str, Any], given: set[str]) -> None:
    table, seats = snapshot["table"], snapshot["seats"]
    if "stack" not in given:
        raise ValueError("a row that changes the table says by `stack` what is asked")
    named = [card for name, zone in zones(table, seats) if is_given(name, given) for card in zone]
    spare = [CARD.names[card] for card in in_play(snapshot["options"]["mode"]) if CARD.names[card] not in named]
    for name, zone in zones(table, seats):
        if not is_given(name, given):
            zone.clear()
    for seat in range(seats):
        if f"boards.{seat}" not in given and "boards" not in given:
            for words in (MAGES, ITEMS):
                card = next(word for word in words if word in spare)
                table["boards"][seat].append(card)
                spare.remove(card)
        if f"pools.{seat}" not in given and "pools" not in given:
            table["pools"][seat] = 0
        for name in ("hands", "mages", "packs"):
            table[name][seat].sort(key=CARD.names.index)
    table["peeked"].sort(key=CARD.names.index)
    if "items" not in given:
        table["items"] = [card for card in spare if kind(card) == "item"]
    table["box"] += [card for card in spare if card not in table["items"]]
    for field, value in (("turned", []), ("on", []), ("round", 1), ("token", 0)):
        if field not in given:
            table[field] = value
    if "lore" not in given:
        table["lore"] = [lore(table, seats, observer) for observer in range(seats + 1)]


def kind(card: str) -> str:
    return str(COMPONENTS[CARD.index[card]]["kind"])


def zones(table: dict[str, Any], seats: int) -> list[tuple[str, list[str]]]:
    found = [(f"{name}.{seat}", table[name][seat]) for name in PER_SEAT for seat in range(seats)]
    return found + [(name, table[name]) for name in SHARED]


def is_given(name: str, given: set[str]) -> bool:
    return name in given or name.split(".")[0] in given


def lore(table: dict[str, Any], seats: int, observer: int) -> list[str]:
    """What an observer knows who has seen nothing but his own cards."""
    others = [seat for seat in range(seats) if seat != observer]
    places = "+".join(
        [f"{zone}-{seat}" for zone in ("hand", "deck", "kept", "pack", "aside") for seat in others] + ["box"]
    )
    result = []
    for name, cards in zones(table, seats):
        zone, _, seat = name.partition(".")
        for card in cards:
            number = CARD.index[card]
            if number >= FIRST_MAGE or zone in ("boards", "discards", "display", "places", "items"):
                continue
            if number >= FIRST_MONUMENT:
                result.append(f"{card}:monuments+box")
            elif seat == str(observer):
                if zone == "decks":
                    result.append(f"{card}:deck-{seat}")
                elif zone == "aside":
                    result.append(f"{card}:{places}+aside-{seat}")
            else:
                result.append(f"{card}:{places}")
    return sorted(result, key=lambda entry: CARD.index[entry.partition(":")[0]])
