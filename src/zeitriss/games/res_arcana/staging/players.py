"""A player's panel: the board with what lies on it, pool, hand and piles."""

from __future__ import annotations

from typing import Literal

from zeitriss.core.scene import Counter, Marker, Panel, Thing, Zone
from zeitriss.core.telling import Words
from zeitriss.games.res_arcana.cards import DECK_SIZE, PAIRS
from zeitriss.games.res_arcana.knowledge.view import Component, View
from zeitriss.games.res_arcana.staging.board import choosing, drafting
from zeitriss.games.res_arcana.staging.faces import BY_ID, essences, plain
from zeitriss.games.res_arcana.staging.things import card_thing, hidden, known_or_hidden, laid, pile, token

ROOM = 10  # so many components lie side by side; more of them overlap
PARTS = 4  # sources of points that are named one by one
IN_LINE = 4  # cards of a pack; more of them lie in two lines


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
    """Points with their sources, the largest first."""
    scoring = sorted((entry for entry in view["boards"][seat] if entry["points"]), key=lambda entry: -entry["points"])
    sources = [say("source", card=say.name("card", entry["card"]), count=entry["points"]) for entry in scoring]
    parts = [say("point-part", what=say.name("card", entry["card"]), count=entry["points"]) for entry in scoring]
    if view["token"] == seat:
        sources.append(say("source-token"))
        parts.append(say("point-part", what=say("begins"), count=1))
    if len(parts) > PARTS:
        rest = view["points"][seat] - sum(entry["points"] for entry in scoring[: PARTS - 1])
        parts = [*parts[: PARTS - 1], say("point-part", what=say("point-rest"), count=rest)]
    return {
        "id": f"points-{seat}",
        "name": say("points"),
        "value": view["points"][seat],
        "limit": view["goal"],
        "symbol": "point",
        "look": "ring",
        "note": ", ".join(sources) or say("source-none"),
        "parts": parts,
    }


def board(view: View, seat: int, say: Words) -> Zone:
    things = [component(view, seat, entry, say) for entry in view["boards"][seat]]
    zone = laid(f"board-{seat}", say("board-of", who=say.seat(seat)), things)
    zone |= {"title": say("board"), "columns": 5, "room": ROOM}
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
    if mine and view["ask"] == "turn" and view["asked"] == seat and f"place {name}" not in view["moves"]:
        thing["lacks"] = say("lacks")
    return thing


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
    picks = PAIRS if view["ask"] == "keep-one" else DECK_SIZE
    zones: list[Zone] = []
    for key in ("mages", "packs", "kept"):
        owner = chooser(view, seat) if key == "packs" else seat
        cards = view[key][owner]
        things: list[Thing] | None = None
        if isinstance(cards, list):
            things = [card_thing(name, say) for name in cards]
        elif cards is not None and (view["seat"] is None or owner != seat):  # who looks on sees the backs
            things = known_or_hidden([None] * cards, owner, key, say)
        if things is not None and (things or drafting(view)):
            id = "choice" if key == "mages" and choosing(view) else key
            zones.append(laid(f"{id}-{seat}", say(f"{key}-of", who=say.seat(owner)), things))
            zones[-1] |= {"room": picks, "columns": 4} if key == "kept" else {"room": max(2, len(things))}
            if key != "packs":
                zones[-1]["title"] = say(key) if seat == view["seat"] else zones[-1]["name"]
            elif len(things) > IN_LINE:
                zones[-1]["columns"] = IN_LINE
    given = known_or_hidden(view["given"][seat], seat, "given", say)
    if given or view["ask"] == "keep-one":
        zones.append(laid(f"given-{seat}", say("given-to", who=who), given))
        zones[-1] |= {"quiet": True, "room": PAIRS}
    chosen = view["chosen"][seat]
    if chosen:
        mage = card_thing(chosen[0], say) if isinstance(chosen, list) else hidden(f"chosen-{seat}", seat, say)
        zones.append(laid(f"chosen-{seat}", say("chosen-by", who=who), [mage]))
    return zones


def chooser(view: View, seat: int) -> int:
    """Who looks at the cards there: meanwhile one sees the backs of what another chooses from."""
    asked = view["asked"]
    waits = view["seat"] == seat and not view["packs"][seat]
    return asked if waits and asked is not None else seat


def peeked(view: View, seat: int, say: Words) -> list[Zone]:
    """RA-51: cards taken from a deck, not yet put back."""
    if view["asked"] != seat:
        return []
    return [
        laid(key, say(key), known_or_hidden(view[key], seat, key, say))
        for key in ("peeked", "ordered")
        if view.get(key)
    ]
