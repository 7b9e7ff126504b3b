"""What the contract suite should know of Eternitium."""

from __future__ import annotations

from zeitriss.core.move import Move
from zeitriss.games.eternitium.cards import FIRST_ADVANCED
from zeitriss.games.eternitium.knowledge.marks import (
    BLIND,
    BLIND_AT,
    FACE,
    KNOWN_AT,
    MET,
    MIXED,
    SEEN_AT,
    TIRED,
    UNFACED,
    UP,
)
from zeitriss.games.eternitium.moves import RISK
from zeitriss.games.eternitium.state import Eternitium

OF_RULES = {"prepare", "take-portal", "play-cards", "destroy", "lay-hand", "acquire", "pay", "self-destruction"}
CASES = [(4, {"discard_order": "chosen"}), (1, {"mission": 9, "discard_order": "chosen"})]


def hidden(g: Eternitium, seat: int | None) -> dict[str, str]:
    """ET-47 to ET-50. Cards of one group could change places unnoticed: within the possession of a traveller, among the
    technologies that nobody showed, among the era cards that nobody has seen."""
    bit = 5 if seat is None else seat
    found: dict[str, str] = {}
    pools = g.lying("pools")
    for name, under in (("ai", 0), ("portals", 0), ("basic", g.basic_under), ("advanced", g.advanced_under)):
        found |= {f"{name}[{i}]": name for i in range(under, len(g.lying(name)))}
    found |= {f"eras[{i}]": "pile" if g.eras_met else "eras" for i in range(len(g.lying("eras")))}
    for owner in range(g.seats):
        found |= stack_places(g, owner, bit)
        for name in ("hands", "decks", "discards"):
            if owner != seat or name == "decks":
                zone = g.lying(name)[owner]
                found |= card_places(f"{name}[{owner}]", zone, bit, f"pool {pools[owner]}, {owner == seat}")
    if g.active != seat:
        found |= card_places("aside", g.lying("aside"), bit, f"pool {pools[g.active]}, False")
    return found


def shows(g: Eternitium, move: Move) -> set[str]:
    """ET-17: the top era card in a luck attempt."""
    return {f"stacks[{g.seat}][{len(g.lying('stacks')[g.active]) - 1}]"} if move.verb is RISK else set()


def stack_places(g: Eternitium, owner: int, bit: int) -> dict[str, str]:
    found = {}
    for i, card in enumerate(g.lying("stacks")[owner]):
        if not card >> (SEEN_AT + bit) & 1:
            marks = card & (MET | MIXED | UNFACED)
            known = f"{owner} {marks} {card & UP}" if marks else "eras up" if card & UP else "eras"
            found[f"stacks[{owner}][{i}]"] = known
    return found


def card_places(place: str, zone: list[int], bit: int, pool: str) -> dict[str, str]:
    found = {}
    for i, card in enumerate(zone):
        if not card >> (KNOWN_AT + bit) & 1:
            kind = "advanced" if card & FACE >= FIRST_ADVANCED else "basic"
            found[f"{place}[{i}]"] = kind if card >> (BLIND_AT + bit) & 1 else f"{pool}, {card & (BLIND | TIRED)}"
    return found
