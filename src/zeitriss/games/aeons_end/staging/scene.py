"""View -> scene: prompts, panels, where a move is made and what it is called. Compiled."""

from __future__ import annotations

from zeitriss.core.move import Move
from zeitriss.core.scene import Panel, Phases
from zeitriss.core.telling import Question, Words, arguments, describe, in_words
from zeitriss.games.aeons_end.cards import CARD, FOE, GEM, PRINTED, TURN, TYPE
from zeitriss.games.aeons_end.knowledge.view import View
from zeitriss.games.aeons_end.main_phase import CHARGE_COST
from zeitriss.games.aeons_end.moves import BREACH, CHARGE, FOCUS, GAIN, GAIN_DEVOURED, OPEN, OWN_CARD, PICK_OPTION, PLAY
from zeitriss.games.aeons_end.staging.faces import face
from zeitriss.games.aeons_end.staging.ids import last_copy, numbered
from zeitriss.games.aeons_end.staging.mage_panel import mage_panel
from zeitriss.games.aeons_end.staging.panels import market_panel, nemesis_panel, side_panel, turn_name
from zeitriss.games.aeons_end.staging.reasons import breach_costs, funds

__all__ = ["details", "face", "headline", "label", "panels", "phases", "place", "prompt", "together"]


PHASES = ("casting", "main", "draw")
IN_HAND = ("play", "drop", "discard", "destroy", "double", "suffer")
IN_DISCARD = ("destroy-discarded", "take")
PAID = (GAIN, GAIN_DEVOURED, CHARGE, FOCUS, OPEN)


def headline(view: View, say: Words) -> str:
    if view["over"]:
        return say("headline-over")
    mine = view["phase"] in PHASES and view["active"] == view["seat"]
    return say(f"headline-{view['phase']}{'-own' if mine else ''}", who=say.seat(view["active"]))


def phases(view: View, say: Words) -> Phases | None:
    if view["over"] or view["phase"] not in PHASES:
        return None
    return {"names": [say(f"phase-{name}") for name in PHASES], "now": PHASES.index(view["phase"])}


def prompt(view: View, say: Words) -> str:
    """What is asked, and what it is about."""
    ask = view["ask"]
    if ask == "main" and view["seat"] != view["asked"]:
        return say("ask-ability")
    if ask == "casting" and "end phase" not in view["moves"]:
        return say("ask-must-cast")
    if ask == "clear" and any(move.startswith("drop ") for move in view["moves"]):  # AE-80
        return say("ask-clear-drop" if view["players"][view["asked"] or 0]["play"] else "ask-drop")
    return say(f"ask-{ask}", **told(view, say))


def told(view: View, say: Words) -> dict[str, str | int]:
    """What the question is about, in words; turn order cards with their players."""
    found = {key: in_words(value, say) for key, value in view["about"].items()}
    if "turn" in found:
        found["turn"] = turn_name(view, str(view["about"]["turn"]).partition(".")[2], say)
    return found


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
    verb, args, me = move.verb.name, move.args, view["asked"] or 0
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
    verb, args, me = move.verb.name, move.args, view["asked"] or 0
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
    """The breach of which the question speaks."""
    return BREACH.index[str(view["about"]["breach"]).partition(".")[2]]


def label(move: Move, view: View, say: Words) -> str:
    """In words that fit the question."""
    verb = move.verb.name
    own = f"label-{verb}-{view['ask']}"
    if say.knows(own):
        return say(own, **told(view, say))
    if verb == "option":
        return str(told(view, say)["other" if move.args[0] else "one"])
    if verb == "done":
        return say("label-done")
    if verb == "cast" and move.args[1] == view["seat"]:
        words = arguments(move, say)
        return say("label-cast-own", card=words["card"], breach=words["breach"])
    if verb in ("shuffle", "next"):
        return say(f"move-{verb}", turn=turn_name(view, TURN.names[move.args[0]], say))
    if view["ask"] == "main" and move.verb in PAID:
        paid = cost(move, view)
        key = "label-charge" if move.verb is CHARGE else "label-paid"
        return say(key, what=describe(move, say), cost=paid, left=funds(view, bought(move)) - paid)
    return describe(move, say)


def bought(move: Move) -> str:
    """The kind of card that is gained; none: a charge, or work at a breach."""
    return str(PRINTED[OWN_CARD.names[move.args[0]]]["type"]) if move.verb in (GAIN, GAIN_DEVOURED) else ""


def cost(move: Move, view: View) -> int:
    """In aether, of what one buys in the main phase."""
    if move.verb is CHARGE:
        return CHARGE_COST
    if move.verb in (FOCUS, OPEN):
        return breach_costs(view, view["active"], move.args[0])[move.verb is OPEN]
    return int(PRINTED[OWN_CARD.names[move.args[0]]]["cost"])


def details(move: Move, question: Question, say: Words) -> dict[str, str | int]:
    """What the log calls `$what`: the chosen one of "A or B"."""
    if move.verb is not PICK_OPTION:
        return {}
    return {"what": in_words(question.about["other" if move.args[0] else "one"], say)}


def together(move: Move, view: View) -> str:
    """Gems want no order: all of them are played by one answer."""
    return "gems" if move.verb is PLAY and TYPE[move.args[0]] == GEM and view["ask"] == "main" else ""
