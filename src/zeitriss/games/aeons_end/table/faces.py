"""The printed sides of cards, mages and nemeses."""

from __future__ import annotations

from typing import Any

from zeitriss.core.scene import Face
from zeitriss.core.telling import Words
from zeitriss.games.aeons_end.cards import FACTS

CARDS: dict[str, dict[str, Any]] = {
    card["id"]: card for group in ("starters", "supply", "additions", "corruptions") for card in FACTS[group]["cards"]
}
FOES: dict[str, dict[str, Any]] = {
    card["id"]: card for group in (FACTS["basic"], FACTS["strikes"], *FACTS["nemeses"]) for card in group["cards"]
}
ROMAN = ("", "I", "II", "III")
RULES = {
    "gem": ["AE-28", "AE-33"],
    "relic": ["AE-28", "AE-32"],
    "spell": ["AE-24", "AE-25", "AE-37"],
    "corruption": ["AE-74", "AE-75"],
    "attack": ["AE-61"],
    "minion": ["AE-57", "AE-49"],
    "power": ["AE-58", "AE-28"],
    "strike": ["AE-68"],
}


def face(kind: str, name: str, say: Words) -> Face:
    if kind == "card":
        return card_face(name, say)
    if kind == "foe":
        return foe_face(name, say)
    if kind == "turn":
        emblem = name if name in ("wild", "nemesis") else "mage"
        return simple("turn", name, emblem, "kind-turn", ["AE-17"], say)
    if kind == "mage":
        return simple("mage", name, name, "kind-mage", ["AE-45", "AE-46"], say)
    return simple("nemesis", name, name, "kind-nemesis", ["AE-66"], say)


def card_face(name: str, say: Words) -> Face:
    kind = CARDS[name]["type"]
    return {
        "title": say.name("card", name),
        "corner": str(CARDS[name]["cost"]),
        "symbol": "aether",
        "colour": kind,
        "emblem": kind,
        "text": say.text("card", name),
        "foot": say(f"kind-{kind}"),
        "rules": RULES[kind],
    }


def foe_face(name: str, say: Words) -> Face:
    card = FOES[name]
    kind = card["type"]
    foot = say(f"kind-{kind}")
    result: Face = {
        "title": say.name("foe", name),
        "colour": kind,
        "emblem": kind,
        "text": say.text("foe", name),
        "foot": say("tier-foot", kind=foot, tier=ROMAN[card["tier"]]) if "tier" in card else foot,
        "rules": RULES[kind],
    }
    if "life" in card or "power" in card:
        result["corner"] = str(card.get("life", card.get("power")))
        result["symbol"] = "life" if kind == "minion" else "hourglass"
    return result


def simple(kind: str, name: str, emblem: str, foot: str, rules: list[str], say: Words) -> Face:
    return {
        "title": say.name(kind, name),
        "emblem": emblem,
        "text": say.text(kind, name),
        "foot": say(foot),
        "rules": rules,
    }
