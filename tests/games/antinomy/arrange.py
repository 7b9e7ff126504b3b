"""Lays the relics that a row does not name: first where a zone is short of cards, the rest into codex, deck or box."""

from __future__ import annotations

from typing import Any

from zeitriss.games.antinomy.cards import CARDS, FIRST_DEPLETED, FIRST_FLARE, RELIC


def fill(snapshot: dict[str, Any], given: set[str]) -> None:
    table, solo = snapshot["table"], snapshot["seats"] == 1
    zones = [("row", table["row"])] + [(f"hands.{i}", hand) for i, hand in enumerate(table["hands"])]
    zones += [(name, table[name]) for name in ("drawn", "box", "shrine", "deck")]
    named = [card for name, zone in zones if name in given or name.split(".")[0] in given for card in zone]
    if "codex" in given:
        named.append(table["codex"])
    spare = [card for card in RELIC.names[: CARDS if solo else FIRST_DEPLETED] if card not in named]
    for name, zone in zones:
        if name not in given and name != "deck":
            for i, card in enumerate(zone):
                zone[i] = card if card in spare else next(c for c in spare if RELIC.index[c] < FIRST_DEPLETED)
                spare.remove(zone[i])
    if "codex" not in given:
        table["codex"] = next(card for card in spare if RELIC.index[card] < FIRST_DEPLETED)
        spare.remove(table["codex"])
    if "deck" not in given:
        table["deck"] = spare
    else:
        table["box"] = table["box"] + spare
    if "seen" not in given:
        open_cards = {*table["row"], *table["drawn"], *table["box"], *table["shrine"]}
        hidden = {table["codex"], *table["deck"]}
        table["seen"] = [c for c in RELIC.names if c in open_cards or (c in table["seen"] and c not in hidden)]
    if "supply" not in given:
        table["supply"] = 9 - sum(table["crystals"]) - table["stones"]
    assert all(RELIC.index[card] < FIRST_FLARE for hand in table["hands"] for card in hand)
