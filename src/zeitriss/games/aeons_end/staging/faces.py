"""The printed sides of cards, mages and nemeses."""

from __future__ import annotations

from zeitriss.core.printed import printed
from zeitriss.core.scene import Face, Marker
from zeitriss.core.signs import signed
from zeitriss.core.telling import Words
from zeitriss.games.aeons_end.cards import PRINTED
from zeitriss.games.aeons_end.staging.signs import EMBLEMS, signs_of

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


@printed
def face(kind: str, name: str, say: Words) -> Face:
    if kind == "card":
        return card_face(name, say)
    if kind == "foe":
        return foe_face(name, say)
    if kind == "turn":
        return simple("turn", name, ["AE-17"], say)
    if kind == "mage":
        return simple("mage", name, ["AE-45", "AE-46"], say)
    return simple("nemesis", name, ["AE-66"], say)


def card_face(name: str, say: Words) -> Face:
    kind = PRINTED[name]["type"]
    result: Face = {
        "title": say.name("card", name),
        "corner": str(PRINTED[name]["cost"]),
        "colour": kind,
        "text": say.text("card", name),
        "foot": say(f"kind-{kind}"),
        "rules": RULES[kind],
    }
    return signed(EMBLEMS.dress(result, kind, name), signs_of(PRINTED[name], say))


def foe_face(name: str, say: Words) -> Face:
    card = PRINTED[name]
    kind = card["type"]
    foot = say(f"kind-{kind}")
    result: Face = {
        "title": say.name("foe", name),
        "colour": kind,
        "text": say.text("foe", name),
        "foot": say("tier-foot", kind=foot, tier=ROMAN[card["tier"]]) if "tier" in card else foot,
        "rules": RULES[kind],
    }
    if "life" in card or "power" in card:
        result["on"] = [tokens(name, card["life"] if "life" in card else card["power"], say)]
    return signed(EMBLEMS.dress(result, kind, name), signs_of(card, say))


def tokens(name: str, count: int, say: Words) -> Marker:
    """What lies on a card of the nemesis: a minion's life, a power's countdown."""
    card, id = PRINTED[name], f"{name}-tokens"
    if card["type"] == "minion":
        words, most = say("minion-life", count=count), max(card.get("life", count), count)
        return {"id": id, "name": words, "symbol": "life", "count": count, "limit": most, "form": "bar"}
    words, most = say("tokens", count=count), max(card["power"], count)
    return {"id": id, "name": words, "symbol": "countdown", "count": count, "limit": most, "form": "pips"}


def drawing(name: str) -> str:
    return EMBLEMS.cards[name][0]


def simple(kind: str, name: str, rules: list[str], say: Words) -> Face:
    result: Face = {
        "title": say.name(kind, name),
        "text": say.text(kind, name),
        "foot": say(f"kind-{kind}"),
        "rules": rules,
    }
    look = "nemesis" if name == "nemesis" else kind  # its turn card is night paper, too: the enemy's
    return signed(EMBLEMS.dress(result, look, name), signs_of(PRINTED.get(name, {"id": name}), say))
