"""Lays what a row does not name. The top of every pile is the last card.

Cards that a row needs elsewhere leave the zones that it does not name; what is left over goes to the box, era cards to
the common era pile (or the common discard, or under a stack, if the row names the others). A row without `stack` is in
step 2 of seat 0; a step of a turn brings the rest of that turn with it. All see what lies on top, an owner the face-up
run of the stack.

Short forms of the rows: the era cards ○ □ △ ◇ (○+ lies face up), the portals ○p … and Double Portals ○□p …
"""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

from zeitriss.games.eternitium.cards import CARD, COUNT, ERA, ERA_COUNT

PER_SEAT = ("hands", "decks", "discards")
SHARED = ("aside", "supply", "portals", "basic_row", "advanced_row", "basic", "advanced", "ai", "box")
STEPS = ("SelfDestruction", "TakePortal", "PlayCards", "LayHand", "Acquire", "DrawCards", "Flip", "AiCard", "Detour")

SHAPES = dict(zip("○□△◇", ERA.names, strict=True))


def spell(text: str) -> str:
    """Write the short forms of a cell out."""
    text = re.sub(r"([○□△◇])([○□△◇])p\b", lambda match: f"{SHAPES[match[1]]}-{SHAPES[match[2]]}-portal", text)
    text = re.sub(r"([○□△◇])p\b", lambda match: f"{SHAPES[match[1]]}-portal", text)
    return re.sub(r"[○□△◇]", lambda match: SHAPES[match[0]], text)


def fill(snapshot: dict[str, Any], given: set[str]) -> None:
    table = snapshot["table"]
    lay_cards(table, given)
    lay_eras(table, given)
    if "stack" not in given:
        snapshot["stack"] = [{"frame": "PlayCards", "seat": 0}]
    snapshot["stack"] = rest_of_turn(snapshot) + snapshot["stack"]
    seat, counted = snapshot["stack"][0]["seat"], table["wallets"] + table["calls"] + table["unlucky"]
    plain = {"first": 0, "active": seat, "plays": counted, "round": 1, "basic_under": 0, "advanced_under": 0}
    table.update({name: value for name, value in plain.items() if name not in given})
    table["marks"] = [mark for seat, stack in enumerate(table["stacks"]) for mark in seen(seat, stack)]
    tops = [(seat, len(discard) - 1) for seat, discard in enumerate(table["discards"]) if discard]
    table["marks"] += [f"discards.{seat}.{top} known 01234s" for seat, top in tops]


def zones(table: dict[str, Any]) -> list[tuple[str, list[str]]]:
    per_seat = [(f"{name}.{seat}", zone) for name in PER_SEAT for seat, zone in enumerate(table[name])]
    return per_seat + [(name, table[name]) for name in SHARED]


def lay_cards(table: dict[str, Any], given: set[str]) -> None:
    spare = Counter(dict(zip(CARD.names, COUNT, strict=True)))
    for name, zone in zones(table):
        if name in given:
            spare.subtract(zone)
    for name, zone in zones(table):
        if name not in given:
            kept = []
            for card in zone:
                if spare[card] > 0:
                    spare[card] -= 1
                    kept.append(card)
            zone[:] = kept
    table["box"] += [card for card in CARD.names for _ in range(spare[card])]


def lay_eras(table: dict[str, Any], given: set[str]) -> None:
    spare = Counter(dict(zip(ERA.names, ERA_COUNT, strict=True)))
    places = [(f"stacks.{seat}", stack) for seat, stack in enumerate(table["stacks"])]
    places += [(name, table[name]) for name in ("era_row", "eras", "era_discard")]
    for name, zone in places:
        if name in given:
            spare.subtract(era.removesuffix("+") for era in zone)
    for name, zone in places:
        if name not in given and name not in ("eras", "era_discard"):
            for i, era in enumerate(zone):
                shape = era.removesuffix("+")
                shape = shape if spare[shape] > 0 else spare.most_common(1)[0][0]
                spare[shape] -= 1
                zone[i] = shape + ("+" if era.endswith("+") else "")
    rest = [era for era in ERA.names for _ in range(spare[era])]
    if "eras" not in given:
        table["eras"] = rest
    elif "era_discard" not in given:
        table["era_discard"] = rest
    else:
        unnamed = [stack for name, stack in places if name.startswith("stacks") and name not in given]
        (unnamed or table["stacks"])[-1][:0] = rest


def rest_of_turn(snapshot: dict[str, Any]) -> list[dict[str, Any]]:
    bottom = snapshot["stack"][0]
    if bottom["frame"] not in STEPS:
        return []
    steps = ["TakePortal", "PlayCards", "LayHand", "Acquire", "DrawCards"]
    if snapshot["seats"] == 1:
        mission = snapshot["options"]["mission"]
        steps = ["SelfDestruction"] * (mission == 6) + steps + ["Flip"] * (mission == 5) + ["AiCard"]
        steps += ["Detour"] * (mission == 7)
    later = steps[steps.index(bottom["frame"]) + 1 :]
    return [{"frame": step, "seat": bottom["seat"]} for step in ["EndTurn", *later[::-1]]]


def seen(seat: int, stack: list[str]) -> list[str]:
    marks = []
    for i in range(len(stack) - 1, -1, -1):
        if not stack[i].endswith("+"):
            break
        marks.append(f"stacks.{seat}.{i} seen {'01234s' if i == len(stack) - 1 else seat}")
    return marks
