"""View -> scene: prompts, panels, where a move is made and what it is called."""

from __future__ import annotations

from typing import Any

from zeitriss.core.move import Move
from zeitriss.core.scene import Panel
from zeitriss.core.telling import Words, arguments, describe
from zeitriss.games.aeons_end.cards import CARD, FOE, TURN
from zeitriss.games.aeons_end.moves import BREACH
from zeitriss.games.aeons_end.table.faces import face
from zeitriss.games.aeons_end.table.ids import last_copy, numbered
from zeitriss.games.aeons_end.table.mage_panel import mage_panel
from zeitriss.games.aeons_end.table.panels import market_panel, nemesis_panel, side_panel, turn_name

__all__ = ["face", "headline", "label", "panels", "place", "prompt"]

View = dict[str, Any]

# Whose "A or B" a question is
EITHER = {
    "emerald": "emerald-shard",
    "garnet": "garnet-shard",
    "flexing": "flexing-dagger",
    "prism": "unstable-prism",
    "orb": "focusing-orb",
    "give-up-four": "obliterate",
}
DONE = {
    "cast-fresh": "label-no-spell",
    "take-spells": "label-no-more-spells",
    "discard-to-heal": "label-no-card",
    "discard-for-ally": "label-no-card",
    "discard-gem": "label-no-card",
    "may-destroy-hand": "label-no-card",
    "clear": "label-done-clear",
}
# Questions of the team that name no card of their own
OF_A_CARD = (
    "hurt-one",
    "hurt-and-draw",
    "hurt-and-drain",
    "discard-three",
    "discard-together",
    "bleed",
    "darken",
    "unbind",
    "unbind-costliest",
    "unbind-of-most",
)
IN_HAND = ("play", "drop", "discard", "destroy", "double", "suffer")
IN_DISCARD = ("destroy-discarded", "take")


def headline(view: View, say: Words) -> str:
    if view["over"]:
        return say("headline-over")
    return say(f"headline-{view['phase']}", who=say.seat(view["active"]))


def prompt(view: View, say: Words) -> str:
    """What is asked, with the numbers and names of the frame that asks."""
    ask, frame = view["ask"], view["stack"][0]
    if ask == "main" and view["seat"] != view["asked"]:
        return say("ask-ability")
    if ask == "casting" and "end phase" not in view["moves"]:
        return say("ask-must-cast")
    if ask == "clear" and any(move.startswith("drop ") for move in view["moves"]):  # AE-80
        return say("ask-clear-drop" if view["players"][view["asked"]]["play"] else "ask-drop")
    known: dict[str, str | int] = {
        "aether": view["aether"],
        "amount": amount(view, frame),
        "count": frame.get("count", 0),
        "place": frame.get("placed", 0) + 1,
        "card": "",
        "foe": "",
        "turn": "",
    }
    if ask in ("sifted", "may-burn-top"):
        known["card"] = say.name("card", view["players"][frame["seat"]]["deck_top"][0])
    elif "card" in frame and frame["card"] in CARD.index:
        known["card"] = say.name("card", frame["card"])
    if ask == "ward":
        known["foe"] = say.name("foe", view["drawn"][-1])
    elif "foe" in frame:
        known["foe"] = say.name("foe", frame["foe"])
    if ask == "quartz":
        known["turn"] = turn_name(view, view["turn_deck"][0], say)
    question = say(f"ask-{ask}", **known)
    foe = source(view) if ask in OF_A_CARD else ""
    return say("ask-of-a-card", foe=say.name("foe", foe), question=question) if foe else question


def source(view: View) -> str:
    """The nemesis card that is being carried out: a strike, the card drawn, or one of the row; empty if none is."""
    if view["phase"] != "nemesis":
        return ""
    if view["struck"] or view["drawn"]:
        return str((view["drawn"] + view["struck"])[-1])
    names = [entry["frame"] for entry in view["stack"]]
    if "PowerLeaves" in names:
        return str(view["stack"][names.index("PowerLeaves")]["foe"])
    if "DrawStep" not in names:
        return ""
    row = [card for card, _ in view["row"]]
    ahead = [entry["foe"] for entry in view["stack"] if entry["frame"] == "Activate" and entry["foe"] in row]
    place = row.index(ahead[0]) if ahead else len(row)  # AE-56: from left to right
    return row[place - 1] if place else ""


def amount(view: View, frame: dict[str, Any]) -> int:
    """The damage of a pending frame, with what it counts."""
    if view["ask"] == "hurt-by-life":
        return int(next(tokens for card, tokens in view["row"] if card == frame["foe"]))
    per = {
        "one": 1,
        "fury": view["fury"],
        "fury-and-one": view["fury"] + 1,
        "empty-piles": len([left for _, left in view["supply"] if not left]),
    }
    return int(frame.get("amount", 0)) * int(per[frame.get("per", "one")])


def panels(view: View, say: Words) -> list[Panel]:
    """The viewer's own mage below, the others above; a spectator sits behind the active player."""
    me = view["seat"] if view["seat"] is not None else view["active"]
    others = [mage_panel(view, seat, "others", say) for seat in range(view["seats"]) if seat != me]
    return [
        *others,
        nemesis_panel(view, say),
        market_panel(view, say),
        side_panel(view, say),
        mage_panel(view, me, "mine", say),
    ]


def place(move: Move, view: View) -> list[str]:
    """Where a move is made: cards, breaches, piles, targets; buttons for plain answers."""
    verb, args, me = move.verb.name, move.args, view["asked"]
    if verb in ("hit-nemesis", "hit-husk", "hit-hurt-husk"):
        return [verb.removeprefix("hit-")]
    if verb in ("hit", "stop"):
        return [FOE.names[args[0]]]
    if verb in ("choose", "onto", "ability"):
        return [f"mage-{args[0]}"]
    if verb in ("focus", "open", "break"):
        return [f"breach-{me}-{args[0]}"]
    if verb == "turn-breach":
        return [f"breach-{args[1]}-{args[0]}"]
    if verb in ("shuffle", "next"):
        return [f"turn-{TURN.names[args[0]]}"]
    if "card" not in move.verb.domains:
        return []
    return card_place(move, view, CARD.names[args[0]])


def card_place(move: Move, view: View, card: str) -> list[str]:
    verb, args, me = move.verb.name, move.args, view["asked"]
    if view["ask"] == "spells-fall":
        return [spell_id(view, me, frame_breach(view), card)]
    if verb in IN_HAND:
        return [last_copy(view, me, "hand", card)]
    if verb in IN_DISCARD:
        return [last_copy(view, me, "discard", card)]
    if verb in ("lay", "recall"):
        return [last_copy(view, me, "play", card)]
    if verb == "prep":
        return [last_copy(view, me, "hand", card), f"breach-{me}-{args[1]}"]
    if verb == "discard-of":
        return [last_copy(view, args[1], "hand", card)]
    if verb in ("cast", "unbind"):
        return [spell_id(view, args[1], args[2], card)]
    if verb in ("use", "destroy-prepped"):
        return [spell_id(view, me, args[1], card)]
    if verb == "gain-devoured":
        return [f"devoured-{len(view['devoured']) - 1}"]
    return [f"pile-{card}"]


def spell_id(view: View, seat: int, breach: int, card: str) -> str:
    held: list[str] = view["players"][seat]["spells"][breach]
    return numbered(view, seat, f"breach-{breach}")[held.index(card)]


def frame_breach(view: View) -> int:
    """The breach of which the asking frame speaks."""
    return BREACH.index[view["stack"][0]["breach"]]


def label(move: Move, view: View, say: Words) -> str:
    """In words that fit the question."""
    verb, ask = move.verb.name, view["ask"]
    if verb == "end":
        return say(f"label-end-{ask}")
    if verb == "option":
        name = view["stack"][0]["foe"] if ask == "one-of" else EITHER[ask]
        return say(f"either-{name}-{'ab'[move.args[0]]}")
    if ask == "feed-phoenix":
        return say(f"label-{verb}-{ask}", amount=(4 if verb == "yes" else 2) + view["stack"][0]["bonus"])
    if verb in ("yes", "no"):
        return say(f"label-{verb}-{ask}")
    if verb in ("done", "ability") and ask in ("foresee", "ward"):
        return say(f"label-{verb}-{ask}")
    if verb == "done":
        return say(DONE.get(ask, "label-done"))
    if verb == "cast" and move.args[1] == view["seat"]:
        words = arguments(move, say)
        return say("label-cast-own", card=words["card"], breach=words["breach"])
    if verb in ("shuffle", "next"):
        return say(f"move-{verb}", turn=turn_name(view, TURN.names[move.args[0]], say))
    return describe(move, say)
