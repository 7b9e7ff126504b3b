"""Lays the relics that a row does not name: first where a zone is short of cards, the rest into codex, deck or box.

`seen` in a row names the hand cards that everybody knows; what lies face up is known anyway. Seat 0 starts unless a row
says `first = 1`.

Short forms of the rows:

    r1k, d2r, f13                     red-1-key, depleted-2-ring, flare-1-3
    b1s b2r* … p3k' / r1k r2s b4k     the continuum with the wands of seats 0 (*) and 1 ('), hands of seats 0 / 1 below
    r1k to 4 2                        play red-1-key to 4, play red-1-key to 2; so does `replace at 1 3`
    r1k reaches 4 2                   these plays of the relic are legal, to no other spot
"""

from __future__ import annotations

import re
from typing import Any

from zeitriss.games.antinomy.cards import CARDS, FIRST_DEPLETED, RELIC

SHORT = {"".join(part[0] for part in name.split("-")): name for name in RELIC.names}  # r1k: red-1-key
WORD = rf"(?<![\w-])(?:{'|'.join(SHORT)})(?![\w-])"
SPOTS = "012345678"


def spell(text: str) -> str:
    """Write the short forms of a cell out."""
    name, _, given = text.rpartition(": ")
    text = "; ".join(drawn(part.strip()) for part in given.split(";"))
    text = re.sub(rf"({WORD}) reaches ([\d ]+)", reached, f"{name}: {text}" if name else text)
    text = re.sub(rf"(?<!play )({WORD} to) ((?:\d )*\d)", lambda match: each(f"play {match[1]}", match[2]), text)
    text = re.sub(r"(replace at|place wand at) ((?:\d )+\d)", lambda match: each(match[1], match[2]), text)
    text = re.sub(rf"(remove) ((?:{WORD} )+{WORD})", lambda match: each(match[1], match[2]), text)
    return re.sub(WORD, lambda match: SHORT[match[0]], text)


def each(verb: str, ends: str) -> str:
    return ", ".join(f"{verb} {end}" for end in ends.split())


def reached(match: re.Match[str]) -> str:
    others = " ".join(spot for spot in SPOTS if spot not in match[2])
    return f"legal = {match[1]} to {match[2]}; illegal = {match[1]} to {others}"


def drawn(part: str) -> str:
    """The statements that a drawn continuum stands for."""
    if not part or any(card.rstrip("*'") not in SHORT for card in part.replace("/", "").split()):
        return part
    row, *hands = [zone.split() for zone in part.split("/")]
    statements = ["row = " + " ".join(card.rstrip("*'") for card in row)]
    wands = [str(i) for mark in "*'" for i, card in enumerate(row) if mark in card]
    statements += [f"wands = {' '.join(wands)}"] if wands else []
    return "; ".join(statements + [f"hands.{seat} = {' '.join(hand)}" for seat, hand in enumerate(hands) if hand])


def fill(snapshot: dict[str, Any], given: set[str]) -> None:
    table, solo = snapshot["table"], snapshot["seats"] == 1
    zones = [("row", table["row"])] + [(f"hands.{i}", hand) for i, hand in enumerate(table["hands"])]
    zones += [(name, table[name]) for name in ("drawn", "box", "shrine")]
    named = [(zone, i) for name, zone in zones for i in range(len(zone)) if {name, f"{name}.{i}"} & given]
    lying = [zone[i] for zone, i in named]
    lying += table["deck"] if "deck" in given else []
    lying += [table["codex"]] if "codex" in given else []
    spare = [card for card in RELIC.names[: CARDS if solo else FIRST_DEPLETED] if card not in lying]
    for name, zone in zones:
        for i, card in enumerate(zone):
            if not {name, f"{name}.{i}"} & given:
                zone[i] = card if card in spare else next(c for c in spare if RELIC.index[c] < FIRST_DEPLETED)
                spare.remove(zone[i])
    if "codex" not in given:
        table["codex"] = next(card for card in spare if RELIC.index[card] < FIRST_DEPLETED)
        spare.remove(table["codex"])
    if "deck" in given:
        table["box"] = table["box"] + spare
    else:
        table["deck"] = spare
    known = {*table["row"], *table["drawn"], *table["box"], *table["shrine"]}
    known |= set(table["seen"]) if "seen" in given else set()
    table["seen"] = [card for card in RELIC.names if card in known]
    if "first" not in given:
        table["first"] = 0
    if "supply" not in given:
        table["supply"] = 9 - sum(table["crystals"]) - table["stones"]
