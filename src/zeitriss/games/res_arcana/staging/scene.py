"""View -> scene: what is asked and offered, the centre, and a panel for every player. Compiled."""

from __future__ import annotations

from zeitriss.core.move import Move
from zeitriss.core.scene import Panel, Phases, Thing, Zone
from zeitriss.core.telling import Question, Words, arguments, describe, in_words
from zeitriss.games.res_arcana.cards import CARD, DECK_SIZE, FIRST_ITEM, FIRST_MAGE, FIRST_MONUMENT, PAIRS
from zeitriss.games.res_arcana.essence import ESSENCE
from zeitriss.games.res_arcana.knowledge.owed import Essences
from zeitriss.games.res_arcana.knowledge.view import View
from zeitriss.games.res_arcana.staging.answers import details, named, paid_alike
from zeitriss.games.res_arcana.staging.board import choosing, drafting
from zeitriss.games.res_arcana.staging.faces import BY_ID, cost_of, essences, heap, plain
from zeitriss.games.res_arcana.staging.players import player
from zeitriss.games.res_arcana.staging.signs import face
from zeitriss.games.res_arcana.staging.things import card_thing, laid, pile, token

__all__ = ["face", "group", "headline", "label", "panels", "phases", "place", "prompt"]

DONE = (
    "borrow",
    "draw-cards",
    "may-place",
    "pay-same",
    "react-to-check",
    "retrieve-card",
)  # questions that may be answered with nothing
ROOM = {"monuments": 2, "places": 2, "items": 3}  # so many lie side by side; more of them overlap
MANY = 6  # places, where more than two play
PICKS = {"keep-one": PAIRS, "keep-of-pack": DECK_SIZE}  # so many cards one keeps
YES_OR_NO = ("take-or-leave", "upkeep")  # what is asked of one card only
DIALOGS = dict.fromkeys(("payment", "loss", "pay-same"), "pay") | dict.fromkeys(
    ("gain-any", "gain-alike", "lay-any"), "gain"
)


def headline(view: View, say: Words) -> str:
    if view["asked"] is None:
        return say("headline-over", round=view["round"])
    own = "-own" if view["asked"] == view["seat"] else ""
    if view["ask"] in PICKS:
        number = kept(view, view["asked"]) + 1
        return say(f"headline-draft{own}", number=number, all=PICKS[view["ask"]], who=say.seat(view["asked"]))
    if view["round"] == 0:
        return say(f"headline-setup{own}", who=say.seat(view["asked"]))
    return say(f"headline{own}", round=view["round"], who=say.seat(view["asked"]), goal=view["goal"])


def kept(view: View, seat: int) -> int:
    """How many cards of the draft."""
    cards = view["kept"][seat]
    return cards if isinstance(cards, int) else len(cards)


def phases(view: View, say: Words) -> Phases | None:
    """How far the draft is."""
    if view["ask"] not in PICKS or view["asked"] is None:
        return None
    names = [say("pick", number=number + 1) for number in range(PICKS[view["ask"]])]
    return {"names": names, "now": kept(view, view["asked"]), "alike": True}


def prompt(view: View, say: Words) -> str:
    ask, about = view["ask"], {key: in_words(value, say) for key, value in view["about"].items()}
    if ask == "payment" and "card" not in about:
        ask = "payment-of-ward"
    if ask == "keep-one" and view["asked"] is not None:
        about["rival"] = say.seat(1 - view["asked"])
    if ask == "pay-same":
        about["what"] = paid_alike(view["about"], say)
    return say(f"ask-{ask}", **about) + in_order(view, say)


def in_order(view: View, say: Words) -> str:
    """RA-86: several essences of several types are named type by type."""
    order, number = view["order"], int(view["about"].get("number", 0))
    if number < 2 or len(order) < 2:
        return ""
    return say("in-order", what=", ".join(say.name("essence", essence) for essence in order))


def panels(view: View, say: Words) -> list[Panel]:
    me = view["seat"] if view["seat"] is not None else view["first"]
    order = [(me + i) % view["seats"] for i in range(1, view["seats"])]
    others = [player(view, seat, say, "others") for seat in order]
    return [*others, centre(view, say), player(view, me, say, "mine")]


def centre(view: View, say: Words) -> Panel:
    deck = pile("monument-deck", say("monument-deck", count=len(view["monuments"])), len(view["monuments"]))
    rows = (("monuments", view["display"]), ("places", view["places"]), ("items", view["items"]))
    zones = [centre_row(view, id, cards, say) for id, cards in rows]
    under: Zone = {"id": "monument-deck", "name": deck["name"], "title": say("deck"), "kind": "pile", "things": [deck]}
    known = [say.name("card", name) for name in view["monuments"] if name is not None]
    if known:
        under["note"] = say("known-top", cards=", ".join(known))
    if not drafting(view) and not choosing(view):
        zones.append(under)
    if any(text.startswith(("gain ", "lay ")) for text in view["moves"]):
        supply = [token(f"supply-{e}", say("supply-of", essence=say.name("essence", e)), e) for e in ESSENCE.names]
        zones.append({"id": "supply", "name": say("supply"), "kind": "tokens", "things": supply})
    return {"id": "centre", "name": say("centre"), "area": "middle", "zones": zones}


def centre_row(view: View, id: str, cards: list[str], say: Words) -> Zone:
    """Before the game it lies elsewhere, to be looked at: another zone."""
    ahead = drafting(view) or choosing(view)
    zone = laid(f"{id}-ahead" if ahead else id, say(id), [centre_thing(view, card, say) for card in cards])
    zone["room"] = MANY if id == "places" and view["seats"] > 2 else ROOM[id]
    if id == "items":
        zone["room"] = len(cards) if ahead else items_left(view)
    return zone


def items_left(view: View) -> int:
    """So many magic items lie in the middle while everybody has one; before the first round, all of them."""
    taken: int = sum(BY_ID[entry["card"]]["kind"] == "item" for owned in view["boards"] for entry in owned)
    if view["round"] == 0:
        return len(view["items"]) + taken
    return max(ROOM["items"], len(view["items"]) + taken - view["seats"])


def centre_thing(view: View, name: str, say: Words) -> Thing:
    """A card that may be claimed, with what is missing for it."""
    thing = card_thing(name, say)
    if BY_ID[name]["kind"] == "item":
        thing["why"] = say("why-item")
    elif view["ask"] == "turn" and view["seat"] is not None:
        thing["why"] = missing(view["pools"][view["seat"]], name, say)
    else:
        thing["why"] = say("why-not-now")
    return thing


def missing(pool: Essences, name: str, say: Words) -> str:
    """What a pool lacks for this component."""
    lacking = {e: n - pool[e] for e, n in cost_of(BY_ID[name]).items() if e != "any" and n > pool[e]}
    if lacking:
        return say("why-missing", what=plain(essences(lacking), say))
    return say("why-cost")


def card_of(move: Move) -> str:
    """The component that a move names; some verbs count from the first of their kind."""
    first = {"choose": FIRST_MAGE, "take": FIRST_ITEM, "claim": FIRST_MONUMENT}.get(move.verb.name, 0)
    return CARD.names[move.args[0] + first]


def place(move: Move, view: View) -> list[str]:
    """Where a move is made: a component, an essence of the own pool or of the supply, a deck; buttons for the rest."""
    verb, me = move.verb.name, view["seat"]
    if view["ask"] in YES_OR_NO:
        return []
    if "card" in move.verb.domains:
        return [card_of(move)]
    if verb in ("pay", "lose"):
        return [f"pool-{me}-{ESSENCE.names[move.args[0]]}"]
    if verb in ("gain", "lay"):
        return [f"supply-{ESSENCE.names[move.args[0]]}"]
    if verb == "unseen" or (verb == "look" and move.args[0] == 1):
        return ["monument-deck"]
    if verb == "look":
        return [f"deck-{me}"]
    return []


def label(move: Move, view: View, say: Words) -> str:
    """In words, with what a power or an option brings and all that an essence settles."""
    verb, ask = move.verb.name, view["ask"]
    if ask in YES_OR_NO:
        return say(f"label-{verb}")
    found = details(move, Question(ask, view["about"]), say)
    if found:
        return say(f"label-{verb}", **arguments(move, say) | found)
    if verb == "done" and ask in DONE:
        return say(f"done-{ask}", number=int(view["about"].get("number", 0)))
    if verb == "target" and ask == "count-pool":
        counted = named(view["about"], "counted")
        number = view["pools"][move.args[0]][counted]
        return say("label-count", who=say.seat(move.args[0]), what=heap({counted: number}, say))
    if verb in ("pay", "lose", "gain", "lay"):
        settled = view["settles"].get(ESSENCE.names[move.args[0]], {})
        if sum(settled.values()) > 1:
            return say(f"label-{verb}", what=heap(settled, say))
    return describe(move, say)


def group(move: Move, view: View) -> str:
    """Answers of a payment or of a choice of essences are one dialog."""
    return DIALOGS.get(view["ask"], "")
