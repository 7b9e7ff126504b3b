"""The stack of effects still to come, as a strip of small cards: the next one first."""

from __future__ import annotations

from typing import Any

from zeitriss.core.scene import Face, Thing
from zeitriss.core.telling import Words
from zeitriss.games.aeons_end.faces import face

View = dict[str, Any]
MOST = 8

# What a pending frame is called; frames of the turn's own order are not shown.
WORDS: dict[str, tuple[str, str]] = {
    "Unleash": ("unleash", "nemesis"),
    "Strike": ("strike", "strike"),
    "Swarm": ("swarm", "husk"),
    "HitGravehold": ("gravehold", "gravehold"),
    "Spill": ("gravehold", "gravehold"),
    "Pulverize": ("gravehold", "gravehold"),
    "Damage": ("damage", "damage"),
    "BreakBreach": ("breach", "breach-gone"),
    "LoseCharges": ("charges", "charge"),
    "Drain": ("charges", "charge"),
    "Devour": ("devour", "devour"),
    "DrawStep": ("nemesis-draw", "nemesis"),
    **dict.fromkeys(("Hurt", "HurtOne", "HurtAndDraw", "HurtAndDrain", "HurtByLife", "Bleed"), ("hurt", "damage")),
    **dict.fromkeys(("Draw", "DrawAlly"), ("draw", "mage")),
    **dict.fromkeys(("DiscardHand", "DiscardTogether", "Unbind", "UnbindOfMost"), ("discard", "spell")),
    **dict.fromkeys(("DestroyHand", "DestroyPlayed", "MayDestroyHand", "BurnTop"), ("destroy", "breach-gone")),
    **dict.fromkeys(("Corrupt", "CorruptAndShuffle", "TakeCorruptions", "Afflict"), ("corrupt", "corruption")),
    **dict.fromkeys(("CastAgain", "CastAny", "CastTwice", "CastFresh"), ("cast", "spell")),
}
SILENT = {
    "NextTurn", "TakeTurn", "Casting", "EndCasting", "Tendrils", "BeginMain", "Main", "EndMain", "Clear", "DrawPhase",
    "EndTurn", "EndOfNemesisTurn", "Settle", "StrikeOver", "PowerLeaves", "CarryOutCorruptions",
}  # fmt: skip


def coming(view: View, say: Words) -> list[Thing]:
    """The first entry is being asked already; it stands in the prompt."""
    things: list[Thing] = []
    for entry in view["stack"][1:]:
        if entry["frame"] not in SILENT and len(things) < MOST:
            things.append(pending_thing(entry, len(things), say))
    return things


def pending_thing(entry: dict[str, Any], place: int, say: Words) -> Thing:
    waits = entry["frame"] in ("Activate", "Resolve")
    printed = face("foe", entry["foe"], say) if waits else pending_face(entry, say)
    return {"id": f"coming-{place}", "kind": "card", "name": printed["title"], "face": printed}


def pending_face(entry: dict[str, Any], say: Words) -> Face:
    key, emblem = WORDS.get(entry["frame"], ("other", "hourglass"))
    count = next((entry[field] for field in ("times", "count", "amount") if field in entry), 1)
    title = say(f"coming-{key}", count=count) if key in ("unleash", "strike", "swarm") else say(f"coming-{key}")
    printed: Face = {"title": title, "emblem": emblem}
    if "amount" in entry and entry.get("per", "one") == "one":
        printed["corner"] = str(entry["amount"])
    return printed
