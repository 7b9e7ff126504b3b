"""A mage's side of the table: life, charges, breaches in their true rotation, hand, play area, piles."""

from __future__ import annotations

from typing import Literal

from zeitriss.core.scene import Counter, Panel, Thing, Zone
from zeitriss.core.telling import Words
from zeitriss.games.aeons_end.cards import BREACH_BONUS, BREACHES, FOCUS_COST, GONE, OPEN_COST, OPENED
from zeitriss.games.aeons_end.knowledge.view import View
from zeitriss.games.aeons_end.moves import BREACH
from zeitriss.games.aeons_end.staging.faces import face
from zeitriss.games.aeons_end.staging.ids import numbered, zones
from zeitriss.games.aeons_end.staging.panels import listing
from zeitriss.games.aeons_end.staging.reasons import why_breach, why_hand, why_mage
from zeitriss.games.aeons_end.staging.signs import EMBLEMS

LIFE = "#b5304a"
QUARTER = 90  # degrees per stage of a closed breach


def mage_panel(view: View, seat: int, area: Literal["others", "mine"], say: Words) -> Panel:
    player = view["players"][seat]
    zones = [portrait(view, seat, say), breach_zone(view, seat, area, say)]
    zones += [spread(view, seat, zone, area, say) for zone in ("hand", "play")]
    zones += [deck_zone(view, seat, say), discard_zone(view, seat, say)]
    return {
        "id": f"seat-{seat}",
        "name": say.name("mage", player["mage"]),
        "area": area,
        "zones": zones,
        "counters": counters(view, seat, say),
        "seat": seat,
        "active": view["active"] == seat and view["phase"] != "nemesis",
        "signs": face("mage", player["mage"], say)["signs"],
    }


def counters(view: View, seat: int, say: Words) -> list[Counter]:
    player = view["players"][seat]
    life: Counter = {"id": f"life-{seat}", "name": say("life"), "value": player["life"], "limit": player["full"]}
    life |= {"symbol": "life", "look": "pill", "tint": LIFE, "ahead": view["foreseen"]["lives"][seat]}
    if player["life"] == 0:
        life["note"] = say("exhausted")
    track = player["charges"] + player["room"]
    charges: Counter = {"id": f"charges-{seat}", "name": say("charges"), "value": player["charges"], "limit": track}
    charges |= {"symbol": "charge", "look": "pieces"}
    found = [life]
    if view["active"] == seat and view["phase"] in ("casting", "main", "draw"):
        aether: Counter = {"id": "aether", "name": say("aether"), "value": view["aether"], "symbol": "aether"}
        aether |= {"look": "pill", "tint": EMBLEMS.value("aether")["tint"]}
        found.append(aether)
        for symbol, value in (("gem", view["gem_aether"]), ("spell", view["spell_aether"])):
            if value:
                name = say(f"{symbol}-aether")
                found.append({"id": f"{symbol}_aether", "name": name, "value": value, "symbol": symbol})
    return [*found, charges]


def portrait(view: View, seat: int, say: Words) -> Zone:
    mage = view["players"][seat]["mage"]
    name = say("mage-of", mage=say.name("mage", mage), who=say.seat(seat))
    printed = face("mage", mage, say)
    thing: Thing = {
        "id": f"mage-{seat}",
        "kind": "token",
        "name": name,
        "symbol": printed["emblem"],
        "face": printed,
        "why": why_mage(view, seat, say),
    }
    return {"id": f"portrait-{seat}", "name": name, "kind": "tokens", "things": [thing]}


def breach_zone(view: View, seat: int, area: str, say: Words) -> Zone:
    """The four breaches with the spells that lie on them."""
    return {
        "id": f"breaches-{seat}",
        "name": say("breaches-of", who=say.seat(seat)),
        "title": say("breaches"),
        "kind": "row",
        "things": [breach_thing(view, seat, breach, area, say) for breach in range(BREACHES)],
        "room": BREACHES,
    }


def breach_thing(view: View, seat: int, breach: int, area: str, say: Words) -> Thing:
    stage = view["players"][seat]["breaches"][breach]
    number = BREACH.names[breach]
    thing: Thing = {"id": f"breach-{seat}-{breach}", "kind": "slot", "name": say("breach-gone", number=number)}
    if stage == GONE:
        thing |= {"symbol": "breach-gone", "dim": True, "mark": number, "ring": 0}
    elif stage == OPENED:
        thing |= {"name": say("breach-opened", number=number), "symbol": "breach-opened", "ring": 1}
        thing["mark"] = f"{number} +{BREACH_BONUS[breach]}" if BREACH_BONUS[breach] else number
    else:
        focus, open_now = FOCUS_COST[breach], OPEN_COST[OPENED * breach + stage]
        name = say("breach-closed", number=number, turns=OPENED - stage, focus=focus, open=open_now)
        thing |= {
            "name": name,
            "symbol": "breach-closed",
            "turn": QUARTER * stage,
            "ring": stage / OPENED,
            "mark": number,
        }
        if area == "mine":
            thing["price"] = [
                {"icon": "focus", "count": str(focus)},
                {"icon": "breach", "count": str(open_now)},
            ]
    thing["why"] = why_breach(view, seat, breach, say)
    held = view["players"][seat]["spells"][breach]
    if held:
        ids = numbered(view, seat, f"breach-{breach}")
        thing["holds"] = [card_thing(card, name, say("why-prepped"), say) for name, card in zip(ids, held, strict=True)]
        for spell in thing["holds"]:  # two equal ones are told apart by where they lie
            spell["name"] = say("prepped", card=spell["name"], breach=number)
    return thing


def card_thing(card: str, name: str, why: str, say: Words) -> Thing:
    return {"id": name, "kind": "card", "name": say.name("card", card), "face": face("card", card, say), "why": why}


def spread(view: View, seat: int, zone: str, area: str, say: Words) -> Zone:
    """The hand or the cards played. In the own hand equal ones lie side by side, else they are one thing (ids.py)."""
    held = zones(view["players"][seat])[zone]
    ids = numbered(view, seat, zone)
    things: list[Thing] = []
    for card in sorted(set(held)):
        *others, last = [id for id, name in zip(ids, held, strict=True) if name == card]
        why = why_hand(view, seat, card, say) if zone == "hand" else say("why-elsewhere")
        thing = card_thing(card, last, why, say)
        if zone == "hand" and area == "mine":
            things += [{**card_thing(card, id, why, say), "like": last} for id in others]
        elif others:
            thing["count"] = len(others) + 1
            thing["name"] = say("alike", card=thing["name"], count=len(others) + 1)
        things.append(thing)
    name = say(f"{zone}-of", who=say.seat(seat))
    result: Zone = {"id": f"{zone}-{seat}", "name": name, "title": say(zone), "kind": "fan", "things": things}
    if zone == "play":
        result["kind"] = "row"
    if area == "others":
        result["quiet"] = True
    return result


def discard_zone(view: View, seat: int, say: Words) -> Zone:
    held = view["players"][seat]["discard"]
    ids = numbered(view, seat, "discard")
    return {
        "id": f"discard-{seat}",
        "name": say("discard-of", who=say.seat(seat)),
        "title": say("discard"),
        "kind": "pile",
        "things": [card_thing(card, id, say("why-elsewhere"), say) for id, card in zip(ids, held, strict=True)],
        "quiet": True,
    }


def deck_zone(view: View, seat: int, say: Words) -> Zone:
    deck = view["players"][seat]["deck"]
    name = say("deck-of", who=say.seat(seat), count=len(deck))
    thing: Thing = {"id": f"deck-{seat}", "kind": "deck", "name": name, "count": len(deck), "why": say("why-deck")}
    if not deck:
        thing["dim"] = True
    return {
        "id": f"deck-zone-{seat}",
        "name": name,
        "title": say("deck"),
        "kind": "pile",
        "things": [thing],
        "note": say("deck-note", cards=listing("card", deck, say)),
        "quiet": True,
    }
