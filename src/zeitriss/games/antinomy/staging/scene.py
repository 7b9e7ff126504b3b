"""View -> scene: the row on the rift, the wands, the hands, the codex. Compiled."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from zeitriss.core.emblems import Emblems
from zeitriss.core.move import Move
from zeitriss.core.printed import printed
from zeitriss.core.scene import Counter, Face, Marker, Panel, Sign, Thing, Zone
from zeitriss.core.telling import Words, describe, question
from zeitriss.games.antinomy.cards import CRYSTALS_TO_WIN, CYCLE, FACTS, LEVELS, RELIC, SHRINE_SIZE, SPOTS, SYMBOLS
from zeitriss.games.antinomy.knowledge import View
from zeitriss.games.antinomy.moves import PLAY
from zeitriss.games.antinomy.staging.way import SET, Set, alike, complete, furthest, way

EMBLEMS: Final = Emblems.of(Path(__file__).parents[1], [*SYMBOLS, "flare"])
CARDS: Final = {card["id"]: card for group in ("relics", "depleted", "flares") for card in FACTS[group]["cards"]}
PLAYS: Final = {move.text: (RELIC.names[move.args[0]], move.args[1]) for move in PLAY.moves}
FLARES: Final = frozenset(name for name, card in CARDS.items() if "colour" not in card and "symbol" not in card)


def headline(view: View, say: Words) -> str:
    if view["asked"] is None:
        return say("headline-over")
    return say(f"headline{'-own' if view['asked'] == view['seat'] else ''}", who=say.seat(view["asked"]))


def prompt(view: View, say: Words) -> str:
    if view["ask"] in ("paradox", "solo-paradox") and len(view["moves"]) == 1:
        return say("ask-no-paradox")
    return question(view, say)


@printed
def face(kind: str, name: str, say: Words) -> Face:
    card = CARDS[name]
    result: Face = {
        "title": say.name("relic", name),
        "corner": "/".join(str(n) for n in card.get("numbers", [card.get("number")])),
        "emblem": EMBLEMS.cards[card.get("symbol", "flare")][0],
        "text": say.text("relic", name),
        "foot": say(f"kind-{name.split('-')[0] if 'colour' not in card else 'relic'}"),
        "rules": rule_numbers(card),
    }
    if "colour" in card:
        result["colour"] = card["colour"]
    return result


def rule_numbers(card: dict[str, Any]) -> list[str]:
    if "colour" in card:
        return ["AN-14", "AN-15", "AN-19"]
    return ["AN-44", "AN-45"] if "symbol" in card else ["AN-44", "AN-51"]


def viewer(view: View) -> int:
    """From whose side the row is seen; a spectator sits beside the starting player."""
    return view["first"] if view["seat"] is None else view["seat"]


def panels(view: View, say: Words) -> list[Panel]:
    me = viewer(view)
    others = [player(view, seat, say, "others") for seat in range(view["seats"]) if seat != me]
    middle: Panel = {"id": "middle", "name": say("continuum"), "area": "middle", "zones": [row(view, me, say)]}
    return [*others, middle, side(view, say), player(view, me, say, "mine")]


def side(view: View, say: Words) -> Panel:
    panel = codex_side(view["colour"], tuple(view["missing"]), view["supply"], say)
    return {**panel, "zones": [*panel["zones"], *solo_zones(view, say)]} if view["seats"] == 1 else panel


@printed
def codex_side(colour: str, missing: tuple[str, ...], count: int, say: Words) -> Panel:
    supply: Counter = {"id": "supply", "name": say("supply"), "value": count, "symbol": "crystal"}
    zones = [codex(colour, missing, say)]
    return {"id": "side", "name": say("codex"), "area": "side", "zones": zones, "counters": [supply]}


def row(view: View, me: int, say: Words) -> Zone:
    """The continuum from the viewer's side: the own future lies to the right (AN-3)."""
    forward, wands, relics = me == view["first"], wands_at(view, me, say), view["row"]
    whys = why_not(view, me, say)
    spots = range(SPOTS) if forward else range(SPOTS - 1, -1, -1)
    things = [
        relic_thing(relics[spot], place, whys[spot], wands.get(spot, ()), say) for place, spot in enumerate(spots, 1)
    ]
    return {
        "id": "row",
        "name": say("continuum"),
        "kind": "track",
        "things": things,
        "ends": [say("past"), say("future")],
    }


def wands_at(view: View, me: int, say: Words) -> dict[int, tuple[tuple[bool, int, str], ...]]:
    """The wands by where they stand: whether it is another's, its seat and whose it is."""
    found: dict[int, tuple[tuple[bool, int, str], ...]] = {}
    for seat, spot in enumerate(view["wands"]):
        stands = seat != me, seat, say.seat(seat)
        found[spot] = (*found[spot], stands) if spot in found else (stands,)
    return found


@printed
def relic_thing(name: str, place: int, why: str, wands: tuple[tuple[bool, int, str], ...], say: Words) -> Thing:
    """A relic of the row; each wand with whether it stands above it, its seat and whose it is."""
    thing: Thing = {
        "id": name,
        "kind": "card",
        "name": say("at-place", relic=say.name("relic", name), place=place),
        "face": face("relic", name, say),
        "why": why,
    }
    if above := [wand(seat, who, say) for far, seat, who in wands if far]:
        thing["above"] = above
    if below := [wand(seat, who, say) for far, seat, who in wands if not far]:
        thing["below"] = below
    return thing


def wand(seat: int, who: str, say: Words) -> Marker:
    return {"id": f"wand-{seat}", "name": say("wand-of", who=who), "symbol": "wand", "seat": seat}


def why_not(view: View, me: int, say: Words) -> list[str]:
    """The legal moves have been made already; this only says why none of them leads to a spot."""
    here = view["wands"][me]
    past, future = say("why-past"), say("why-future")
    before, behind = (past, future) if me == view["first"] else (future, past)
    whys = [before] * (here + 1) + [behind] * (SPOTS - here - 1)
    if view["ask"] == "place-wand":
        whys = [say("why-colour", colour=say.name("colour", view["colour"]))] * SPOTS
    if view["seats"] == 1:
        whys = [say("why-flare") if name in FLARES else why for name, why in zip(view["row"], whys, strict=True)]
    if view["ask"] in ("turn", "solo-turn"):
        whys[here] = say("why-here")
    return whys


@printed
def codex(colour: str, missing: tuple[str, ...], say: Words) -> Zone:
    """The codex as what it is for: the colour that does not count, and the one that follows (AN-5)."""
    then = CYCLE[(CYCLE.index(colour) + 1) % len(CYCLE)]
    wheel: Thing = {
        "id": "codex",
        "kind": "token",
        "name": say("codex-wheel", colour=say.name("colour", colour), then=say.name("colour", then)),
        "colour": colour,
        "wheel": CYCLE,
        "why": say("why-codex"),
    }
    relics = ", ".join(say.name("relic", name) for name in missing)
    return {
        "id": "codex-zone",
        "name": say("codex"),
        "kind": "tokens",
        "title": say("codex-title", colour=say.name("colour", colour)),
        "hint": say("codex-then", colour=say.name("colour", then)),
        "things": [wheel],
        "note": say("missing", relics=relics),
    }


def solo_zones(view: View, say: Words) -> list[Zone]:
    deck: Thing = {"id": "deck", "kind": "deck", "name": say("deck-left", count=view["deck"]), "count": view["deck"]}
    if not view["deck"]:
        deck["dim"] = True
    zones: list[Zone] = [{"id": "deck-zone", "name": say("deck"), "kind": "pile", "things": [deck]}]
    zones.append(
        {"id": "drawn", "name": say("drawn"), "kind": "row", "things": [card_thing(c, say) for c in view["drawn"]]}
    )
    stones: Thing = {"id": "stones", "kind": "token", "name": say("stones-left", count=view["stones"])}
    stones |= {"count": view["stones"], "symbol": "time-stone"}
    zones.append({"id": "stones-zone", "name": say("stones"), "kind": "tokens", "things": [stones]})
    if view["options"]["shrine"]:
        things = [card_thing(c, say) for c in view["shrine"]]
        name = say("shrine-count", count=len(things), limit=SHRINE_SIZE)
        zones.append({"id": "shrine", "name": name, "kind": "row", "things": things})
    box: Zone = {"id": "box", "name": say("box"), "kind": "row", "things": [card_thing(c, say) for c in view["box"]]}
    box["quiet"] = True
    return [*zones, box]


def card_thing(name: str, say: Words) -> Thing:
    return {"id": name, "kind": "card", "name": say.name("relic", name), "face": face("relic", name, say)}


def player(view: View, seat: int, say: Words, area: Any) -> Panel:
    """The way to a paradox is shown to who goes it."""
    goal = CRYSTALS_TO_WIN if view["seats"] == 2 else LEVELS[view["options"]["level"]]["crystals_to_win"]
    held, mine, who = tuple(view["hands"][seat]), seat == view["seat"], say.seat(seat)
    why = "why-not-yours" if not mine else "why-no-target" if view["ask"] in ("turn", "solo-turn") else "why-not-now"
    zones = [hand(seat, held, why, who, say)]
    if mine:
        zones.append(way_of(seat, held, view, say))
    return {
        "id": f"seat-{seat}",
        "name": who,
        "area": area,
        "zones": zones,
        "counters": [crystals(seat, view["crystals"][seat], goal, say)],
        "seat": seat,
        "active": view["asked"] == seat,
    }


@printed
def crystals(seat: int, count: int, goal: int, say: Words) -> Counter:
    counter: Counter = {"id": f"crystals-{seat}", "name": say("crystals"), "value": count}
    return {**counter, "limit": goal, "symbol": "crystal", "look": "pieces"}


def way_of(seat: int, held: tuple[str | None, ...], view: View, say: Words) -> Zone:
    """In any order these relics have the same in common: who sorts them finds more of it printed."""
    mine, forbidden = tuple(sorted(name for name in held if name)), view["colour"]
    return way_zone(seat, mine, forbidden, alike(mine, forbidden, view["row"], exchanges(view)), say)


def exchanges(view: View) -> list[tuple[str, str]]:
    """AN-17: each relic that can be played now, with the one that is taken for it."""
    row, plays = view["row"], [PLAYS[move] for move in view["moves"] if move in PLAYS]
    return [(played, row[spot]) for played, spot in plays]


@printed
def way_zone(seat: int, held: tuple[str, ...], forbidden: str, found: tuple[Set, ...], say: Words) -> Zone:
    things: list[Thing] = [
        {**card_thing(name, say), "id": f"way-{seat}-{i}"} for i, name in enumerate(furthest(held, forbidden, found))
    ]
    zone: Zone = {"id": f"way-{seat}", "name": say("way"), "kind": "row", "things": things, "room": SET}
    return {**zone, "lines": way(held, forbidden, found, say)}


@printed
def hand(seat: int, held: tuple[str | None, ...], why: str, who: str, say: Words) -> Zone:
    """Of a card that cannot be seen, the id tells the place, never the card."""
    things: list[Thing] = [
        {"id": f"hand-{seat}-{i}", "kind": "card", "name": say("hidden-card", who=who)}
        if name is None
        else held_card(name, why, say)
        for i, name in enumerate(held)
    ]
    return {"id": f"hand-{seat}", "name": say("hand-of", who=who), "kind": "fan", "room": 3, "things": things}


@printed
def held_card(name: str, why: str, say: Words) -> Thing:
    return {**card_thing(name, say), "why": say(why)}


def place(move: Move, view: View) -> list[str]:
    """Where a move is made: a hand card and its target, a spot, a card; buttons for the rest."""
    verb, args = move.verb.name, move.args
    if verb == "play":
        return [RELIC.names[args[0]], view["row"][args[1]]]
    if verb in ("place", "replace"):
        return [view["row"][args[0]]]
    if verb in ("remove", "return"):
        return [RELIC.names[args[0]]]
    return []


def label(move: Move, view: View, say: Words) -> str:
    """In words from the viewer's side: the target by its relic and direction rather than by its number."""
    if move.verb.name not in ("play", "place", "replace"):
        return describe(move, say)
    spot = move.args[-1]
    target = view["row"][spot]
    if move.verb.name == "replace":
        return say("label-replace", relic=say.name("relic", target), drawn=say.name("relic", view["drawn"][0]))
    if move.verb.name == "place":
        return say("label-place", relic=say.name("relic", target))
    return walk("label-future" if steps_ahead(view, spot) > 0 else "label-past", move.args[0], target, say)


@printed
def walk(key: str, relic: int, target: str, say: Words) -> str:
    return say(key, relic=say.name("relic", RELIC.names[relic]), target=say.name("relic", target))


def steps_ahead(view: View, spot: int) -> int:
    """How many steps into the viewer's future; fewer than 0: into the past."""
    me = viewer(view)
    steps = spot - view["wands"][me]
    return steps if me == view["first"] else -steps


def note(move: Move, view: View, say: Words) -> str:
    """AN-14, AN-15: how many steps ahead, or which colour or symbol leads back there."""
    if move.verb.name != "play":
        return ""
    relic, spot = move.args
    steps = steps_ahead(view, spot)
    return say("note-steps", count=steps) if steps > 0 else shared(relic, view["row"][spot], say)


@printed
def shared(played: int, target: str, say: Words) -> str:
    relic = CARDS[RELIC.names[played]]
    if "colour" in relic and relic["colour"] == CARDS[target].get("colour"):
        return say.name("colour", relic["colour"])
    return say.name("symbol", relic["symbol"]) if "symbol" in relic else ""


def brings(move: Move, view: View, say: Words) -> Sign | None:
    """AN-17, AN-19: a paradox, where what is taken completes one."""
    if move.verb.name != "play":
        return None
    played, taken = RELIC.names[move.args[0]], view["row"][move.args[1]]
    if not complete([taken if name == played else name for name in view["hands"][viewer(view)]], view["colour"]):
        return None
    return {"icon": "crystal", "word": say("brings-paradox")}
