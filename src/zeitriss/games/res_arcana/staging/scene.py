"""View -> scene: the centre, and a board with pool, hand and piles for every player."""

from __future__ import annotations

from typing import Literal

from zeitriss.core.move import Move
from zeitriss.core.scene import Counter, Marker, Panel, Thing, Zone
from zeitriss.core.telling import Question, Words, arguments, describe, in_words
from zeitriss.games.res_arcana.cards import CARD, FIRST_ITEM, FIRST_MAGE, FIRST_MONUMENT
from zeitriss.games.res_arcana.essence import ESSENCE
from zeitriss.games.res_arcana.knowledge.view import Component, Essences, View
from zeitriss.games.res_arcana.staging.answers import details, named, paid_alike
from zeitriss.games.res_arcana.staging.board import choosing, drafting
from zeitriss.games.res_arcana.staging.faces import (
    BY_ID,
    cost_of,
    essences,
    heap,
    plain,
)
from zeitriss.games.res_arcana.staging.signs import face

__all__ = ["face", "group", "headline", "label", "panels", "place", "prompt"]

DONE = (
    "borrow",
    "draw-cards",
    "may-place",
    "pay-same",
    "react-to-check",
    "retrieve-card",
)  # questions that may be answered with nothing
ROOM = {"monuments": 3, "places": 2, "items": 3, "board": 10}  # so many lie side by side; more of them overlap
MANY = 5  # places, where more than two play
DIALOGS = dict.fromkeys(("payment", "loss", "pay-same"), "pay") | dict.fromkeys(
    ("gain-any", "gain-alike", "lay-any"), "gain"
)


def headline(view: View, say: Words) -> str:
    if view["asked"] is None:
        return say("headline-over", round=view["round"])
    if view["round"] == 0:
        return say("headline-setup", who=say.seat(view["asked"]))
    return say("headline", round=view["round"], who=say.seat(view["asked"]), goal=view["goal"])


def prompt(view: View, say: Words) -> str:
    ask, about = view["ask"], {key: in_words(value, say) for key, value in view["about"].items()}
    if ask == "payment" and "card" not in about:
        ask = "payment-of-ward"
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
    zones[0]["things"].append(deck)
    known = [say.name("card", name) for name in view["monuments"] if name is not None]
    if known:
        zones[0]["note"] = say("known-top", cards=", ".join(known))
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
    """So many magic items lie in the middle while everybody has one."""
    taken: int = sum(BY_ID[entry["card"]]["kind"] == "item" for owned in view["boards"] for entry in owned)
    return max(ROOM["items"], len(view["items"]) + taken - view["seats"])


def laid(id: str, name: str, things: list[Thing]) -> Zone:
    return {"id": id, "name": name, "kind": "row", "things": things}


def token(id: str, name: str, essence: str) -> Thing:
    return {"id": id, "kind": "token", "name": name, "symbol": essence, "colour": essence}


def pile(id: str, name: str, count: int) -> Thing:
    thing: Thing = {"id": id, "kind": "deck", "name": name, "count": count}
    if not count:
        thing["dim"] = True
    return thing


def card_thing(name: str, say: Words) -> Thing:
    return {"id": name, "kind": "card", "name": say.name("card", name), "face": face("card", name, say)}


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


def player(view: View, seat: int, say: Words, area: Literal["others", "mine"]) -> Panel:
    tokens = [pool(view, seat, say), *first_player(view, seat, say)]
    cards, held = board(view, seat, say), hand(view, seat, say)
    zones = [cards, *tokens, held] if area == "mine" else [cards, held, *tokens]
    if view["round"] == 0:
        zones += setup_zones(view, seat, say)
    zones += [*piles(view, seat, say), *peeked(view, seat, say)]
    panel: Panel = {
        "id": f"seat-{seat}",
        "name": say.seat(seat),
        "area": area,
        "zones": zones,
        "counters": [points(view, seat, say)],
        "seat": seat,
        "active": view["asked"] == seat,
    }
    return {**panel, "hint": say("passed")} if view["passed"][seat] else panel


def points(view: View, seat: int, say: Words) -> Counter:
    """Points with their sources."""
    sources = [
        say("source", card=say.name("card", entry["card"]), count=entry["points"])
        for entry in view["boards"][seat]
        if entry["points"]
    ]
    if view["token"] == seat:
        sources.append(say("source-token"))
    return {
        "id": f"points-{seat}",
        "name": say("points"),
        "value": view["points"][seat],
        "limit": view["goal"],
        "symbol": "point",
        "look": "ring",
        "note": ", ".join(sources) or say("source-none"),
    }


def board(view: View, seat: int, say: Words) -> Zone:
    things = [component(view, seat, entry, say) for entry in view["boards"][seat]]
    zone = laid(f"board-{seat}", say("board-of", who=say.seat(seat)), things)
    zone |= {"title": say("board"), "columns": 5, "room": ROOM["board"]}
    return zone


def component(view: View, seat: int, entry: Component, say: Words) -> Thing:
    """A component in play: rotated and dimmed when turned, with the essences on it."""
    name = entry["card"]
    thing = card_thing(name, say)
    thing["paid"] = True
    on = [essence_marker(name, essence, number, say) for essence, number in entry["on"].items()]
    words = [say.name("card", name)]
    if entry["turned"]:
        thing["turn"], thing["dim"] = 90, True
        words.append(say("turned"))
    if on:
        thing["on"] = on
        words.append(say("loaded", what=plain(essences(entry["on"]), say)))
    if view["passed"][seat] and BY_ID[name]["kind"] == "item":
        words.append(say("passed-item"))
    thing["name"] = ", ".join(words)
    thing["why"] = why_not_used(view, seat, entry, say)
    return thing


def essence_marker(name: str, essence: str, number: int, say: Words) -> Marker:
    words = plain(f"{number}[{essence}]", say)
    return {"id": f"{name}-{essence}", "name": words, "symbol": essence, "colour": essence, "count": number}


def why_not_used(view: View, seat: int, entry: Component, say: Words) -> str:
    if seat != view["seat"]:
        return say("why-not-yours")
    if view["ask"] != "turn" or view["asked"] != seat:
        return say("why-not-now")
    if not any(data.get("kind", "action") == "action" for data in BY_ID[entry["card"]].get("powers", [])):
        return say("why-no-power")
    return say("why-turned" if entry["turned"] else "why-cost")


def pool(view: View, seat: int, say: Words) -> Zone:
    """RA-4: one stack per essence."""
    things: list[Thing] = []
    for essence, number in view["pools"][seat].items():
        name = say("pool-stack", who=say.seat(seat), count=number, essence=say.name("essence", essence))
        stack = token(f"pool-{seat}-{essence}", name, essence)
        stack["count"] = number
        if not number:
            stack["dim"] = True
        things.append(stack)
    return {
        "id": f"pool-{seat}",
        "name": say("pool-of", who=say.seat(seat)),
        "title": say("pool"),
        "kind": "tokens",
        "things": things,
        "columns": 2,
        "room": len(things),
    }


def first_player(view: View, seat: int, say: Words) -> list[Zone]:
    """RA-10: the token lies before one player."""
    if view["token"] != seat:
        return []
    name = say("token-passed" if any(view["passed"]) else "token")
    token: Thing = {"id": "token", "kind": "token", "name": name, "symbol": "token"}
    return [{"id": "first-player", "name": say("token"), "title": say("begins"), "kind": "tokens", "things": [token]}]


def hand(view: View, seat: int, say: Words) -> Zone:
    things = [hand_thing(view, seat, i, name, say) for i, name in enumerate(view["hands"][seat])]
    return {
        "id": f"hand-{seat}",
        "name": say("hand-of", who=say.seat(seat)),
        "title": say("hand"),
        "kind": "fan",
        "things": things,
    }


def hand_thing(view: View, seat: int, i: int, name: str | None, say: Words) -> Thing:
    if name is None:  # the id tells the place, never the card
        return hidden(f"hand-{seat}-{i}", seat, say)
    thing = card_thing(name, say)
    mine = seat == view["seat"]
    thing["why"] = say("why-not-yours" if not mine else "why-not-now")
    return thing


def hidden(id: str, seat: int, say: Words) -> Thing:
    return {"id": id, "kind": "card", "name": say("hidden-card", who=say.seat(seat))}


def piles(view: View, seat: int, say: Words) -> list[Zone]:
    """The deck, with what one knows to be in it under its back, and the discard pile."""
    deck, who = view["decks"][seat], say.seat(seat)
    thing = pile(f"deck-{seat}", say("deck-left", count=len(deck)), len(deck))
    zone = laid(f"piles-{seat}", say("deck-of", who=who), [thing])
    zone |= {"title": say("deck"), "quiet": True}
    known = [say.name("card", name) for name in deck if name is not None]
    if known:
        zone["note"] = say("known-top", cards=", ".join(known))
    listed = sorted(view["inside"][seat], key=lambda name: say.name("card", name))
    if listed:
        zone |= {"name": say("inside-of", who=who), "kind": "pile"}
        zone["things"] = [*(card_thing(name, say) for name in listed), thing]
    return [zone, *open_pile("discard", view["discards"][seat], seat, say)]


def open_pile(key: str, cards: list[str], seat: int, say: Words) -> list[Zone]:
    """Cards to look through."""
    zone: Zone = {
        "id": f"{key}-{seat}",
        "name": say(f"{key}-of", who=say.seat(seat)),
        "title": say(key),
        "kind": "pile",
        "things": [card_thing(name, say) for name in cards],
        "quiet": True,
    }
    return [zone]


def setup_zones(view: View, seat: int, say: Words) -> list[Zone]:
    """Mages to choose from, the pack of the draft, what was kept and what one gave away."""
    who = say.seat(seat)
    zones: list[Zone] = []
    for key in ("mages", "packs", "kept"):
        cards = view[key][seat]
        if isinstance(cards, list):
            id = "choice" if key == "mages" and choosing(view) else key
            zones.append(laid(f"{id}-{seat}", say(f"{key}-of", who=who), [card_thing(name, say) for name in cards]))
            zones[-1] |= {"room": 8, "columns": 4} if key == "kept" else {"room": max(2, len(cards))}
    given = known_or_hidden(view["given"][seat], seat, "given", say)
    if given:
        zones.append(laid(f"given-{seat}", say("given-to", who=who), given))
        zones[-1]["quiet"] = True
    chosen = view["chosen"][seat]
    if chosen:
        mage = card_thing(chosen[0], say) if isinstance(chosen, list) else hidden(f"chosen-{seat}", seat, say)
        zones.append(laid(f"chosen-{seat}", say("chosen-by", who=who), [mage]))
    return zones


def known_or_hidden(cards: list[str | None], seat: int, key: str, say: Words) -> list[Thing]:
    return [
        hidden(f"{key}-{seat}-{i}", seat, say) if name is None else card_thing(name, say)
        for i, name in enumerate(cards)
    ]


def peeked(view: View, seat: int, say: Words) -> list[Zone]:
    """RA-51: cards taken from a deck, not yet put back."""
    if view["asked"] != seat:
        return []
    return [
        laid(key, say(key), known_or_hidden(view[key], seat, key, say))
        for key in ("peeked", "ordered")
        if view.get(key)
    ]


def card_of(move: Move) -> str:
    """The component that a move names; some verbs count from the first of their kind."""
    first = {"choose": FIRST_MAGE, "take": FIRST_ITEM, "claim": FIRST_MONUMENT}.get(move.verb.name, 0)
    return CARD.names[move.args[0] + first]


def place(move: Move, view: View) -> list[str]:
    """Where a move is made: a component, an essence of the own pool or of the supply, a deck; buttons for the rest."""
    verb, me = move.verb.name, view["seat"]
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
