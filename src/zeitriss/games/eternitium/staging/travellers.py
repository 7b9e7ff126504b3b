"""A traveller's side of the table: the road to the crystal, hand, deck and discard pile."""

from __future__ import annotations

from typing import Final, Literal

from zeitriss.core.scene import Counter, Panel, Thing, Zone
from zeitriss.core.telling import Words
from zeitriss.games.eternitium.cards import CARD, COMMUNICATORS_PER_TURN
from zeitriss.games.eternitium.knowledge.view import View
from zeitriss.games.eternitium.staging.faces import PORTALS, face
from zeitriss.games.eternitium.staging.steps import hand_mark, steps

STEPS: Final = 12  # so many steps of every road are shown, passed or not
CROWD: Final = 4  # from so many travellers on, the others show no hands: only how many cards


def player(view: View, seat: int, say: Words, area: Literal["others", "mine"]) -> Panel:
    mine = area == "mine"
    ahead = [portal for portal, _ in steps(view)] if seat == view["seat"] else []
    zones = [road(view, seat, len(ahead), say)]
    if mine or view["seats"] < CROWD or any(view["hands"][seat]):
        zones.append(hand(view, seat, ahead, say))
    if mine or (view["aside"] and view["active"] == seat):
        zones.append(aside(view, seat, say))
    if mine:
        zones.append(deck(view, seat, say))
    zones.append(discard(view, seat, say))
    if not mine:
        for zone in zones:
            zone["quiet"] = True
    acts = view["asked"] if view["ask"] == "prepare" else view["active"]  # before the first turn each in turn chooses
    return {
        "id": f"seat-{seat}",
        "name": say.seat(seat),
        "area": area,
        "zones": zones,
        "counters": counters(view, seat, say, mine),
        "seat": seat,
        "active": acts == seat and not view["over"],
    }


def counters(view: View, seat: int, say: Words, mine: bool) -> list[Counter]:
    left: Counter = {"id": f"eras-{seat}", "name": say("eras-left"), "value": len(view["stacks"][seat])}
    left |= {"symbol": "crystal", "look": "hero", "note": say("eras-left-note", up=view["face_up"][seat])}
    found = [left]
    if not mine:
        for zone, cards in (("hand", view["hands"]), ("deck", view["decks"]), ("discard", view["discards"])):
            number: Counter = {"id": f"{zone}-count-{seat}", "name": say(f"cards-{zone}"), "symbol": zone, "value": 0}
            number |= {"value": len(cards[seat]), "look": "quiet"}
            if zone == "deck":
                number["note"] = owned(view, seat, say)
            found.append(number)
    if view["wallets"] and view["active"] == seat:
        wallets: Counter = {"id": f"wallets-{seat}", "name": say("wallets"), "value": view["wallets"]}
        found.append(wallets | {"symbol": "wallet", "note": say("wallets-note")})
    return found


def owned(view: View, seat: int, say: Words) -> str:
    """What the others are known to own, by memory."""
    group = next(group for group in view["owned"] if seat in group["seats"])
    words = say("owned-note", cards=listed(group["cards"], say))
    unseen = group["basic"] + group["advanced"]
    return words + say("owned-unseen", count=unseen) if unseen else words


def viewer(view: View) -> int:
    """From whose side the table is seen; a spectator sits beside the starting player."""
    return view["first"] if view["seat"] is None else view["seat"]


def known(names: list[str | None]) -> list[str]:
    return [name for name in names if name is not None]


def listed(names: list[str], say: Words) -> str:
    """`2 × Droid, Transporter`."""
    words = []
    for name in sorted(set(names), key=CARD.index.__getitem__):
        count = names.count(name)
        words.append(f"{count} × {say.name('card', name)}" if count > 1 else say.name("card", name))
    return ", ".join(words) or say("nothing")


def road(view: View, seat: int, opening: int, say: Words) -> Zone:
    """From the top card towards the crystal: known cards one by one, the rest as piles with their count. So many of
    them can be opened one after the other."""
    stack = view["stacks"][seat]
    things: list[Thing] = []
    at = len(stack) - 1
    while at >= 0:
        last = at
        if stack[at][0] == "?":
            while last and stack[last - 1] == stack[at]:
                last -= 1
        things.append(era_thing(view, seat, at, last, say))
        at = last - 1
    for thing in things[:opening]:
        thing["mark"] = say("mark-opens")
    zone: Zone = {"id": f"road-{seat}", "name": say("road"), "kind": "road", "things": things}
    if not stack:
        zone["hint"] = say("crystal-found")
    zone["room"] = max(STEPS, *(len(one) for one in view["stacks"]))
    if view["met"][seat]:
        zone["note"] = say("road-note", eras=", ".join(say.name("era", name) for name in view["met"][seat]))
    return zone


def era_thing(view: View, seat: int, at: int, last: int, say: Words) -> Thing:
    """The era card at a place of the stack, or several unknown ones from there down to `last`."""
    stack = view["stacks"][seat]
    era, place, count = stack[at], len(stack) - at, at - last + 1
    if era[0] == "?":
        key = {"?": "era-rest", "??": "era-unsure", "?+": "era-covered"}[era]
        thing: Thing = {"id": f"era-{seat}-{last}", "kind": "deck", "name": say(key, count=count), "count": count}
        return thing
    name = era.removesuffix("+")
    key = "era-remembered" if name == era else "era-top" if place == 1 else "era-below"
    words = say(key, era=say.name("era", name), place=place)
    thing = {"id": f"era-{seat}-{at}", "kind": "card", "name": words, "face": face("era", name, say)}
    thing["why"] = say("why-era")
    if name == era:
        thing |= {"dim": True, "mark": say("mark-down")}
    return thing


def top_place(view: View, seat: int) -> str:
    """The id of the topmost thing of a road."""
    stack = view["stacks"][seat]
    last = len(stack) - 1
    while stack[-1][0] == "?" and last and stack[last - 1] == stack[-1]:
        last -= 1
    return f"era-{seat}-{last}"


def hand(view: View, seat: int, ahead: list[str], say: Words) -> Zone:
    """The own hand in the order of the box, which is the order in which several cards are chosen."""
    cards = view["hands"][seat]
    order = sorted(range(len(cards)), key=lambda i: CARD.index.get(cards[i] or "", -1))
    things: list[Thing] = []
    for i in order:
        name = cards[i]
        if name is None:  # the id tells the place, never the card
            things.append({"id": f"hand-{seat}-{i}", "kind": "card", "name": say("hidden-card", who=say.seat(seat))})
        else:
            copy = copies(things, seat, name)
            things.append(hand_thing(view, seat, name, copy, say))
            if seat == view["seat"] and (mark := hand_mark(view, ahead, name, copy, say)):
                things[-1]["mark"] = mark
    zone: Zone = {"id": f"hand-{seat}", "name": say("hand-of", who=say.seat(seat)), "kind": "fan", "things": things}
    zone["title"] = say("hand")
    return zone


def card_id(seat: int, name: str, copy: int) -> str:
    """Equal cards of a traveller are counted from the hand over the chosen ones down the discard pile, so that a card
    that is played keeps its id."""
    return f"{seat}-{name}-{copy}"


def copies(things: list[Thing], seat: int, name: str) -> int:
    return sum(thing["id"].rpartition("-")[0] == f"{seat}-{name}" for thing in things)


def hand_thing(view: View, seat: int, name: str, copy: int, say: Words) -> Thing:
    own = seat == view["seat"]
    words = say("own-card", card=say.name("card", name))
    if not own:
        words = say("known-card", card=say.name("card", name), who=say.seat(seat))
    thing: Thing = {"id": card_id(seat, name, copy), "kind": "card", "name": words, "face": face("card", name, say)}
    thing["why"] = why_not_played(view, seat, name, say) if own else say("why-not-yours")
    if own and (played := hand_place(view, name)) != thing["id"]:
        thing["like"] = played
    return thing


def why_not_played(view: View, seat: int, name: str, say: Words) -> str:
    """The legal moves have been made already; this only says why none of them starts here."""
    ask = view["ask"] if view["moves"] else ""
    if ask in ("destroy", "project-to-destroy", "project-to-discard"):
        return say("why-order")
    if ask != "play-cards":
        return say("why-not-now")
    if not view["stacks"][seat] and (name in PORTALS or name in ("transporter", "ultimate-portal")):
        return say("why-found")
    if name in PORTALS:
        return say("why-no-fit")
    if name == "communicator" and view["calls"] == COMMUNICATORS_PER_TURN:
        return say("why-communicator")
    return say("why-transporter" if name == "transporter" else "why-not-now")


def aside(view: View, seat: int, say: Words) -> Zone:
    things: list[Thing] = []
    for i, name in enumerate(view["aside"] if view["active"] == seat else []):
        if name is None:
            things.append({"id": f"aside-{i}", "kind": "card", "name": say("aside-hidden")})
        else:
            copy = view["hands"][seat].count(name) + view["aside"][:i].count(name)
            words = say("aside-card", card=say.name("card", name))
            thing: Thing = {"id": card_id(seat, name, copy), "kind": "card", "name": words}
            things.append(thing | {"face": face("card", name, say)})
    zone: Zone = {"id": f"aside-{seat}", "name": say("aside"), "kind": "row", "things": things}
    if not things:  # nothing is being chosen
        zone["quiet"] = True
    return zone


def deck(view: View, seat: int, say: Words) -> Zone:
    cards = view["decks"][seat]
    words = say("deck-of", who=say.seat(seat), count=len(cards))
    pile: Thing = {"id": f"deck-{seat}", "kind": "deck", "name": words, "count": len(cards)}
    if not cards:
        pile |= {"kind": "slot", "dim": True}
    elif cards[-1] is not None:
        words = say("deck-top", card=say.name("card", cards[-1]), who=say.seat(seat))
        pile |= {"kind": "card", "name": words, "face": face("card", cards[-1], say)}
    zone: Zone = {"id": f"deck-zone-{seat}", "name": say("deck"), "kind": "pile", "things": [pile]}
    if seat == view["seat"]:
        zone["note"] = say("deck-note", cards=listed(left_in_deck(view, seat), say))
    return zone


def left_in_deck(view: View, seat: int) -> list[str]:
    """What a traveller owns and does not see anywhere else."""
    names = list(view["owned"][0]["cards"])
    seen = view["hands"][seat] + view["discards"][seat] + (view["aside"] if view["active"] == seat else [])
    for name in known(seen):
        names.remove(name)
    return names


def discard(view: View, seat: int, say: Words) -> Zone:
    """The top card; all of them where a card is fetched or stolen. The own pile may be looked through (ET-48)."""
    cards, who = view["discards"][seat], say.seat(seat)
    zone: Zone = {"id": f"discard-{seat}", "name": say("discard"), "kind": "pile", "things": []}
    if not cards:
        slot: Thing = {"id": f"discard-slot-{seat}", "kind": "slot", "name": say("discard-of", who=who, count=0)}
        return zone | {"things": [slot | {"dim": True}]}
    if seat == view["seat"]:
        zone["note"] = listed(known(cards), say)
    if searched(view) == seat and len(cards) > 1:
        things = [discard_thing(view, seat, i, say) for i in range(len(cards))]
        return zone | {"things": things}
    return zone | {"things": [discard_thing(view, seat, len(cards) - 1, say) | {"count": len(cards)}]}


def searched(view: View) -> int:
    """Whose discard pile the viewer chooses a card from; -1 if nobody's."""
    if view["ask"] == "recycle" and view["moves"]:
        return viewer(view)
    return victim(view)


def discard_thing(view: View, seat: int, i: int, say: Words) -> Thing:
    cards, who = view["discards"][seat], say.seat(seat)
    name = cards[i]
    if name is None:
        return {"id": discard_id(view, seat, i), "kind": "card", "name": say("discard-hidden", who=who)}
    words = say("discard-card", card=say.name("card", name), who=who)
    if i == len(cards) - 1:
        words = say("discard-top", card=say.name("card", name), who=who, count=len(cards))
    thing: Thing = {"id": discard_id(view, seat, i), "kind": "card", "name": words, "face": face("card", name, say)}
    if view["ask"] == "recycle" and view["moves"] and name == "robo-recycler":
        thing["why"] = say("why-recycler")
    return thing


def discard_id(view: View, seat: int, i: int) -> str:
    """A card that the viewer does not know is named by its place."""
    name = view["discards"][seat][i]
    if name is None:
        return f"discard-{seat}-{i}"
    above = view["discards"][seat][i + 1 :].count(name)
    held = view["aside"].count(name) if view["active"] == seat else 0
    return card_id(seat, name, view["hands"][seat].count(name) + held + above)


def victim(view: View) -> int:
    """Whose discard pile the viewer is stealing from; -1 if nobody's."""
    return view["victim"] if view["moves"] else -1


def hand_place(view: View, name: str) -> str:
    """The last of equal hand cards: it keeps its id when it lands on the discard pile."""
    return card_id(viewer(view), name, view["hands"][viewer(view)].count(name) - 1)


def own_place(view: View, seat: int, name: str) -> str:
    """The topmost of equal cards in a discard pile."""
    cards = view["discards"][seat]
    return discard_id(view, seat, len(cards) - 1 - cards[::-1].index(name))


def pile_place(view: View, seat: int) -> str:
    return discard_id(view, seat, len(view["discards"][seat]) - 1)
