"""Lays the relics that a row does not name: first where a zone is short of cards, the rest into codex, deck or box.

`seen` in a row names the hand cards that everybody knows; what lies face up is known anyway. Seat 0 starts unless a row
says `first = 1`.
"""

from __future__ import annotations

from typing import Any

from zeitriss.games.antinomy.cards import CARDS, FIRST_DEPLETED, RELIC


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
