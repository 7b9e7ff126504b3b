"""What will happen next, in words: the effects that are pending, and the coming turn of the nemesis."""

from __future__ import annotations

from typing import Any

from zeitriss.core.telling import Words
from zeitriss.games.aeons_end.faces import FOES

View = dict[str, Any]
MOST = 8

# What a pending frame is called; frames of the turn's own order are not shown.
WORDS: dict[str, str] = {
    "Unleash": "unleash",
    "Strike": "strike",
    "Swarm": "swarm",
    "Damage": "damage",
    "BreakBreach": "breach",
    "Devour": "devour",
    "DrawStep": "nemesis-draw",
    **dict.fromkeys(("HitGravehold", "Spill", "Pulverize"), "gravehold"),
    **dict.fromkeys(("LoseCharges", "Drain"), "charges"),
    **dict.fromkeys(("Hurt", "HurtOne", "HurtAndDraw", "HurtAndDrain", "HurtByLife", "Bleed"), "hurt"),
    **dict.fromkeys(("Draw", "DrawAlly"), "draw"),
    **dict.fromkeys(("DiscardHand", "DiscardTogether", "Unbind", "UnbindOfMost"), "discard"),
    **dict.fromkeys(("DestroyHand", "DestroyPlayed", "MayDestroyHand", "BurnTop"), "destroy"),
    **dict.fromkeys(("Corrupt", "CorruptAndShuffle", "TakeCorruptions", "Afflict"), "corrupt"),
    **dict.fromkeys(("CastAgain", "CastAny", "CastTwice", "CastFresh"), "cast"),
}
SILENT = {
    "NextTurn", "TakeTurn", "Casting", "EndCasting", "Tendrils", "BeginMain", "Main", "EndMain", "Clear", "DrawPhase",
    "EndTurn", "EndOfNemesisTurn", "Settle", "StrikeOver", "PowerLeaves", "CarryOutCorruptions",
}  # fmt: skip


def coming(view: View, say: Words) -> list[str]:
    """The first entry is being asked already; it stands in the prompt."""
    pending = [entry for entry in view["stack"][1:] if entry["frame"] not in SILENT]
    return [pending_words(entry, say) for entry in pending[:MOST]]


def pending_words(entry: dict[str, Any], say: Words) -> str:
    if entry["frame"] in ("Activate", "Resolve"):
        return say.name("foe", entry["foe"])
    key = WORDS.get(entry["frame"], "other")
    count = next((entry[field] for field in ("times", "count", "amount") if field in entry), 1)
    if key in ("unleash", "strike", "swarm"):
        return say(f"coming-{key}", count=count)
    words = say(f"coming-{key}")
    return f"{entry['amount']} × {words}" if entry.get("amount", 1) != 1 and entry.get("per", "one") == "one" else words


def plan(view: View, say: Words) -> list[str]:
    """AE-54: what the nemesis will do in its next turn, as far as it lies open."""
    acts = [plan_words(card, tokens, say) for card, tokens in view["row"]]
    return [*acts, say("plan-draw")] if sum(view["nemesis_deck"]) else acts


def plan_words(card: str, tokens: int, say: Words) -> str:
    name = say.name("foe", card)
    if FOES[card]["type"] == "minion":
        return say("plan-minion", card=name)
    return say("plan-power", card=name, left=max(0, tokens - 1))
