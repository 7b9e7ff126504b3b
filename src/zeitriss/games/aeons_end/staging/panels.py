"""The parts of the table: nemesis, market, Gravehold and turn order, mages."""

from __future__ import annotations

import re
from collections import Counter as Count

from zeitriss.core.scene import Counter, Panel, Sign, Thing, Zone
from zeitriss.core.telling import Words
from zeitriss.games.aeons_end.cards import FIRST_PAIR, PRINTED, TURN, TURN_DECKS
from zeitriss.games.aeons_end.knowledge.view import View
from zeitriss.games.aeons_end.staging.coming import coming, plan, unleashed
from zeitriss.games.aeons_end.staging.faces import drawing, face, tokens
from zeitriss.games.aeons_end.staging.reasons import why_minion, why_pile, why_power
from zeitriss.games.aeons_end.staging.signs import EMBLEMS

TURNS = 6  # a round has at most so many


def nemesis_panel(view: View, say: Words) -> Panel:
    name = view["nemesis"]
    life: Counter = {"id": "nemesis-life", "name": say("life"), "value": view["nemesis_life"], "look": "hero"}
    life["limit"] = view["nemesis_full"]
    counters = [life]
    if name == "rageborne":
        counters.append({"id": "fury", "name": say("fury"), "value": view["fury"], "symbol": "fury"})
    if name == "carapace-queen":  # AE-14
        counters.append({"id": "husks", "name": say("husks"), "value": view["husks"], "symbol": "husk"})
    return {
        "id": "nemesis-panel",
        "name": say.name("nemesis", name),
        "area": "middle",
        "zones": [portrait(view, say), *nemesis_row(view, say), *nemesis_piles(view, say), ahead(view, say)],
        "counters": counters,
        "active": view["phase"] == "nemesis",
        "signs": [own_line(view, say)],
    }


def own_line(view: View, say: Words) -> list[Sign]:
    """What an unleash is at this table; the printed side shows it for a pair."""
    *unleash, what = face("nemesis", view["nemesis"], say)["signs"][0]
    return [*unleash, {**what, "count": re.sub(r"\d+", str(unleashed(view)), what["count"])}]


def portrait(view: View, say: Words) -> Zone:
    name = view["nemesis"]
    printed = face("nemesis", name, say)
    board: Thing = {
        "id": "nemesis",
        "kind": "token",
        "name": say.name("nemesis", name),
        "symbol": printed["emblem"],
        "face": printed,
        "why": say("why-minion"),
    }
    left = view["nemesis_life"] / view["nemesis_full"]
    return {"id": "nemesis", "name": say.name("nemesis", name), "kind": "tokens", "things": [board], "ring": left}


def nemesis_row(view: View, say: Words) -> list[Zone]:
    """AE-56: from left to right, as they will act; then what is being carried out."""
    things = [row_thing(view, place, say) for place in range(len(view["row"]))]
    row: Zone = {"id": "row", "name": say("row"), "title": say("row-title"), "kind": "row", "things": things, "room": 4}
    acting = [foe_thing(card, say) for card in view["drawn"] + view["struck"]]
    return [
        row,
        {"id": "carried-out", "name": say("carried-out"), "title": say("then-draws"), "kind": "row", "things": acting},
    ]


def ahead(view: View, say: Words) -> Zone:
    """What is pending, else what the nemesis will do next."""
    pending = coming(view, say)
    name = say("plan-acts" if view["phase"] == "nemesis" else "coming" if pending else "plan")
    return {"id": "plan", "name": name, "kind": "row", "things": [], "steps": pending or plan(view, say)}


def husks(view: View, say: Words) -> list[Thing]:
    whole = view["husks"] - view["hurt_husks"]
    things: list[Thing] = []
    for key, count in (("husk", whole), ("hurt-husk", view["hurt_husks"])):
        if count:
            token: Thing = {"id": key, "kind": "token", "name": say(key), "count": count, "symbol": "husk"}
            token["why"] = say("why-minion")
            things.append(token)
    return things


def row_thing(view: View, place: int, say: Words) -> Thing:
    card, left = view["row"][place]
    thing = foe_thing(card, say)
    minion = PRINTED[card]["type"] == "minion"
    thing["on"] = [tokens(card, left, say)]
    thing["order"] = place + 1
    thing["why"] = why_minion(view, card, say) if minion else why_power(say)
    return thing


def foe_thing(card: str, say: Words) -> Thing:
    return {"id": card, "kind": "card", "name": say.name("foe", card), "face": face("foe", card, say)}


def nemesis_piles(view: View, say: Words) -> list[Zone]:
    one, two, three = view["nemesis_deck"]
    deck: Thing = {
        "id": "nemesis-deck",
        "kind": "deck",
        "name": say("nemesis-deck-left", one=one, two=two, three=three),
        "count": one + two + three,
        "why": say("unseen", cards=listing("foe", view["unseen"], say)),
    }
    gone = [foe_thing(card, say) for card in view["nemesis_discard"]]
    return [
        pile("nemesis-piles", say("nemesis-deck"), say("deck"), [deck]),
        special(view, say),
        pile("nemesis-discard", say("nemesis-discard"), say("discard"), gone),
    ]


def special(view: View, say: Words) -> Zone:
    """What only this nemesis has beside its deck."""
    if view["nemesis"] == "rageborne":
        cards = say("strike-deck-left", cards=listing("foe", view["strikes"], say))
        strikes: Thing = {"id": "strikes", "kind": "deck", "name": cards, "count": len(view["strikes"])}
        return pile("special", say("strike-deck"), say("strikes"), [strikes])
    if view["nemesis"] == "crooked-mask":
        count = len(view["corruptions"])
        left = say("corruption-deck-left", count=count, cards=listing("card", view["corruptions"], say))
        corruptions: Thing = {"id": "corruptions", "kind": "deck", "name": left, "count": count}
        return pile("special", say("corruption-deck"), say("corruptions"), [corruptions])
    if view["nemesis"] == "carapace-queen":
        name = say("husks")
        return {"id": "special", "name": name, "kind": "tokens", "things": husks(view, say), "columns": 1, "room": 2}
    devoured = [devoured_thing(view, i, say) for i in range(len(view["devoured"]))]
    return pile("special", say("devoured-pile"), say("devoured-title"), devoured)


def pile(id: str, name: str, title: str, things: list[Thing]) -> Zone:
    return {"id": id, "name": name, "title": title, "kind": "pile", "things": things, "quiet": True}


def listing(kind: str, names: list[str], say: Words) -> str:
    """A set of cards in words: several equal ones with their number."""
    counts = Count(names)
    words = [say.name(kind, name) if n == 1 else f"{n} × {say.name(kind, name)}" for name, n in counts.items()]
    return ", ".join(words) or "–"


def market_panel(view: View, say: Words) -> Panel:
    things = [pile_thing(view, card, left, say) for card, left in view["supply"]]
    zones: list[Zone] = [{"id": "market", "name": say("supply"), "kind": "grid", "things": things, "columns": 3}]
    zones[0]["room"] = len(things)
    return {"id": "market-panel", "name": say("supply"), "area": "middle", "zones": zones}


def pile_thing(view: View, card: str, left: int, say: Words) -> Thing:
    printed = face("card", card, say)
    title = say.name("card", card)
    thing: Thing = {"id": f"pile-{card}", "kind": "card", "name": title, "face": printed, "count": left}
    if left:
        thing["name"] = say("pile", card=title, cost=printed["corner"], left=left)
    else:
        thing["name"] = say("empty-pile", card=title)
        thing["dim"] = True
    thing["why"] = why_pile(view, card, left, say)
    return thing


def devoured_thing(view: View, place: int, say: Words) -> Thing:
    card = view["devoured"][place]
    thing: Thing = {"id": f"devoured-{place}", "kind": "card", "name": say.name("card", card)}
    thing["face"] = face("card", card, say)
    if place == len(view["devoured"]) - 1:
        thing["mark"] = say("devoured-top")
        thing["why"] = why_pile(view, card, 1, say)
    return thing


def side_panel(view: View, say: Words) -> Panel:
    """Gravehold and the turn order deck."""
    gravehold: Counter = {
        "id": "gravehold",
        "name": say("gravehold"),
        "value": view["gravehold"],
        "symbol": "gravehold",
        "look": "hero",
    }
    left = view["foreseen"]["gravehold"]
    gravehold |= {"limit": view["gravehold_full"], "ahead": left, "later": say("gravehold-later", count=left)}
    zones = [turns_taken(view, say), turn_zone(view, say)]
    gone: list[Thing] = [
        {"id": f"{zone}-{i}", "kind": "card", "name": say.name("card", card), "face": face("card", card, say)}
        for zone in ("loose", "removed")
        for i, card in enumerate(view[zone])
    ]
    if gone:
        zones.append(pile("removed", say("removed"), say("removed"), gone))
    if view["code"]:
        name = say("code-zone", code=view["code"])
        zones.append(
            {"id": "code", "name": name, "title": say("code"), "kind": "row", "things": [], "lines": [view["code"]]}
        )
    return {"id": "side", "name": say("gravehold-short"), "area": "side", "zones": zones, "counters": [gravehold]}


def turn_zone(view: View, say: Words) -> Zone:
    """What is left in the turn order deck; one thing per kind of card."""
    deck = TURN_DECKS["4_easier" if view["easier"] else str(view["seats"])]
    total = Count(TURN.names[card] for card in deck)
    things = [turn_thing(view, name, total[name], say) for name in total]
    left, foes = len(view["turn_left"]), view["turn_left"].count("nemesis")
    note = say("turn-order-note", left=left, all=len(deck))
    result: Zone = {"id": "turn-order", "name": say("turn-order"), "kind": "tokens", "things": things, "note": note}
    title, known = say("turn-odds", foes=foes, left=left), view["turn_deck"][:1]
    if known and known[0] is not None:
        who = say("and").join(say.seat(seat) for seat in owners(view, known[0]))
        title = say("turn-next", turn=who or say.name("turn", known[0]))
    return {**result, "title": title, "room": len(things)}


def turns_taken(view: View, say: Words) -> Zone:
    """The turns of this round in their order; the last one is being taken."""
    taken = view["turn_discard"]
    things = [turn_token(view, f"taken-{i}", name, say) for i, name in enumerate(taken)]
    for thing in things[:-1]:
        thing["dim"] = True
    return {"id": "turns-taken", "name": say("turns-taken"), "kind": "tokens", "things": things, "room": TURNS}


def turn_thing(view: View, name: str, total: int, say: Words) -> Thing:
    """Cards of one kind in the deck."""
    thing, left = turn_token(view, f"turn-{name}", name, say), view["turn_left"].count(name)
    thing["name"] = say("turn-left", turn=thing["name"], left=left, all=total)
    if left > 1:
        thing["count"] = left
    if not left:
        thing["dim"] = True
    return thing


def turn_token(view: View, id: str, name: str, say: Words) -> Thing:
    """A player's card shows the mage, a pair card both of them."""
    title, mine = turn_name(view, name, say), owners(view, name)
    thing: Thing = {"id": id, "kind": "token", "name": title, "face": {**face("turn", name, say), "title": title}}
    mages = [view["players"][seat]["mage"] for seat in mine]
    if len(mages) == 1:
        thing["face"] = EMBLEMS.dress(thing["face"], "turn", mages[0])
        thing["symbol"] = drawing(mages[0])
    elif mages:
        thing["on"] = [
            {"id": f"{id}-{seat}", "name": say.name("mage", mage), "symbol": drawing(mage), "seat": seat}
            for seat, mage in zip(mine, mages, strict=True)
        ]
    else:
        thing["symbol"] = drawing(name)
    return thing


def owners(view: View, name: str) -> list[int]:
    """Whose turn order card this is; nobody's: wild and nemesis. AE-22: two players share a pair card."""
    card, tokens = TURN.index[name], [player["token"] for player in view["players"]]
    if card >= FIRST_PAIR:
        return [seat for seat, token in enumerate(tokens) if token // 2 == card - FIRST_PAIR]
    return [seat for seat, token in enumerate(tokens) if token == card]


def turn_name(view: View, name: str, say: Words) -> str:
    """A card by its print and by the players it belongs to."""
    who = [say.seat(seat) for seat in owners(view, name)]
    card = say.name("turn", name)
    return say("turn-of", turn=card, who=say("and").join(who)) if who else card
