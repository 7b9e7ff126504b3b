"""View -> scene: headline, questions, the market in the middle, and where every move is made. Compiled."""

from __future__ import annotations

from typing import Final

from zeitriss.core.move import Move
from zeitriss.core.scene import Counter, Panel, Phases, Thing, Zone
from zeitriss.core.telling import Words, describe, question
from zeitriss.games.eternitium.cards import CARD, ERA, FIRST_ADVANCED, FIRST_TECHNOLOGY, LAST_PORTAL
from zeitriss.games.eternitium.knowledge.view import View
from zeitriss.games.eternitium.moves import PLAY, RISK
from zeitriss.games.eternitium.staging.faces import face
from zeitriss.games.eternitium.staging.steps import told
from zeitriss.games.eternitium.staging.travellers import (
    hand_place,
    listed,
    own_place,
    pile_place,
    player,
    top_place,
    victim,
    viewer,
)

# A question with several answers in one dialog; hand cards are clicked where they lie
DIALOG: Final = "transport"

PHASES: Final = ("portal", "play", "lay", "acquire", "draw")
STEPS: Final = (("take-portal",), (), ("destroy", "lay-hand"), ("acquire", "pay"), ())  # the questions of each
PLAYING: Final = 1


def headline(view: View, say: Words) -> str:
    if view["asked"] is None:
        return say("headline-over")
    if view["ask"] == "prepare":
        own = "-own" if view["asked"] == view["seat"] else ""
        return say(f"headline-prepare{own}", who=say.seat(view["asked"]))
    if view["seats"] == 1:
        return say("headline-solo", round=view["round"], turns=view["turns"])
    own = "-own" if view["active"] == view["seat"] else ""
    if not all(view["stacks"]):
        return say(f"headline-final{own}", who=say.seat(view["active"]))
    return say(f"headline{own}", round=view["round"], who=say.seat(view["active"]))


def phases(view: View, say: Words) -> Phases | None:
    """ET-12: the steps of a turn. While a played card asks, cards are being played."""
    if view["over"] or view["ask"] == "prepare":
        return None
    now = next((i for i, asks in enumerate(STEPS) if view["ask"] in asks), PLAYING)
    return {"names": [say(f"phase-{name}") for name in PHASES], "now": now}


def prompt(view: View, say: Words) -> str:
    ask, moves = view["ask"], view["moves"]
    if ask == "play-cards":
        ahead = told(view, say)
        drawn = "-ahead" if ahead else "" if all(view["stacks"]) else "-final"
        asked = say(f"ask-play-cards{play_prompt(view) or drawn}")
        if not ahead and any(text.startswith(f"{RISK.name} ") for text in moves):
            ahead = say("luck-ahead")
        return f"{asked}\n{ahead}" if ahead else asked
    if ask == "recycle" and moves == ["done"]:
        return say("ask-recycle-none")
    if ask == "project-to-discard" and view["options"]["discard_order"] == "chosen":
        return say("ask-project-to-discard-order")
    return question(view, say)


def play_prompt(view: View) -> str:
    """Whether something was played, can be played, must be played."""
    moves = view["moves"]
    if moves in (["stop"], ["skip"]):
        return "-none"
    if "stop" in moves:
        return "-on"
    return "" if "skip" in moves else "-must"


def panels(view: View, say: Words) -> list[Panel]:
    me = viewer(view)
    others = [player(view, (me + step) % view["seats"], say, "others") for step in range(1, view["seats"])]
    market: Panel = {
        "id": "market",
        "name": say("market"),
        "area": "middle",
        "zones": [
            goal(say),
            supply(view, say),
            row("basic", view["basic"], view["basic_row"], view, say),
            row("advanced", view["advanced"], view["advanced_row"], view, say),
            eras(view, say),
        ],
        "counters": [box(view, say)],
    }
    return [*others, market, *side(view, say), player(view, me, say, "mine")]


def box(view: View, say: Words) -> Counter:
    """ET-47: destroyed cards are public; unused ones lie there too."""
    return {"id": "box", "name": say("box"), "value": len(view["box"]), "note": listed(view["box"], say)}


def goal(say: Words) -> Zone:
    """Under every stack lies a crystal; it is drawn once, where all roads end."""
    crystal: Thing = {"id": "crystal", "kind": "token", "name": say("crystal"), "symbol": "great-crystal"}
    return {"id": "goal", "name": say("crystal"), "kind": "goal", "things": [crystal]}


def supply(view: View, say: Words) -> Zone:
    things: list[Thing] = []
    for portal, count in enumerate(view["supply"]):
        name = CARD.names[portal]
        words = say("supply-left", card=say.name("card", name), count=count)
        thing: Thing = {"id": f"supply-{name}", "kind": "card", "name": words, "count": count}
        if count:
            thing |= {"face": face("card", name, say), "why": say("why-supply")}
        else:
            thing |= {"kind": "slot", "symbol": name.removesuffix("-portal"), "dim": True, "why": say("why-empty")}
        things.append(thing)
    if view["portals"]:  # mission 4
        words = say("portal-pile-left", count=len(view["portals"]))
        things.append({"id": "portal-pile", "kind": "deck", "name": words, "count": len(view["portals"])})
    return {"id": "supply", "name": say("supply"), "kind": "row", "things": things, "room": 4}


def row(kind: str, pile: list[str | None], names: list[str], view: View, say: Words) -> Zone:
    """The unseen pile and the face-up technologies beside it."""
    deck: Thing = {"id": f"{kind}-pile", "kind": "deck", "name": say(f"{kind}-pile", count=len(pile))}
    deck |= {"count": len(pile), "colour": kind, "why": why_not_taken(view, say) if pile else say("why-empty")}
    if not pile:
        deck |= {"kind": "slot", "dim": True}
    things = [deck]
    for slot, name in enumerate(names):
        words = say("face-up-in-market", card=say.name("card", name))
        thing: Thing = {"id": market_id(names, slot), "kind": "card", "name": words, "face": face("card", name, say)}
        thing["why"] = why_not_taken(view, say)
        if thing["id"] != take_place(name):
            thing["like"] = take_place(name)
        things.append(thing)
    price = say("row-costs", count=cost(view, kind == "advanced"))
    return {"id": f"{kind}-row", "name": say(kind), "hint": price, "kind": "row", "things": things, "room": 4}


def market_id(names: list[str], slot: int) -> str:
    """By name, since it usually lies there once; a second one by its slot."""
    name = names[slot]
    return f"market-{name}" if names.index(name) == slot else f"market-{name}-{slot}"


def why_not_taken(view: View, say: Words) -> str:
    return say("why-cost" if view["ask"] == "acquire" and view["moves"] else "why-market")


def eras(view: View, say: Words) -> Zone:
    deck: Thing = {"id": "era-pile", "kind": "deck", "name": say("era-pile", count=view["eras"]), "count": view["eras"]}
    if not view["eras"]:
        deck |= {"kind": "slot", "dim": True}
    things = [deck]
    for slot, name in enumerate(view["era_row"]):
        words = say("era-in-market", era=say.name("era", name))
        thing: Thing = {"id": f"era-row-{slot}", "kind": "card", "name": words, "face": face("era", name, say)}
        things.append(thing)
    gone = view["era_discard"]
    pile: Thing = {"id": "era-discard", "kind": "slot", "name": say("era-discards", count=len(gone)), "dim": True}
    if gone:
        words = say("era-discards-top", era=say.name("era", gone[-1]), count=len(gone))
        pile |= {"kind": "card", "name": words, "count": len(gone), "face": face("era", gone[-1], say), "dim": False}
    name, hint = say("eras"), say("eras-pay")
    return {"id": "eras", "name": name, "hint": hint, "kind": "row", "things": [*things, pile], "room": 4}


def side(view: View, say: Words) -> list[Panel]:
    """Alone: the AI and the mission."""
    if view["seats"] > 1:
        return []
    count = len(view["ai"])
    deck: Thing = {"id": "ai-deck", "kind": "deck", "name": say("ai-left", count=count), "count": count}
    zone: Zone = {"id": "ai", "name": say("ai-deck"), "kind": "pile", "things": [deck]}
    zone["note"] = say("ai-holds", cards=listed(view["ai"], say)) if count else say("ai-empty")
    zones = [zone]
    number = view["options"]["mission"]
    if number:
        title, text = say.name("option-mission", str(number)), say.text("option-mission", str(number))
        short = f"{say('mission')} {number}"
        zones.append({"id": "mission", "name": title, "title": short, "kind": "pile", "things": [], "lines": [text]})
    return [{"id": "side", "name": say("mission" if number else "ai-deck"), "area": "side", "zones": zones}]


def place(move: Move, view: View) -> list[str]:
    """Where a move is made: at a hand card, in the market, at somebody's stack or pile; buttons for the rest."""
    verb, args = move.verb.name, move.args
    if verb == "take":
        return [take_place(CARD.names[args[0]])]
    if verb == "take-unseen":
        return ["advanced-pile" if args[0] else "basic-pile"]
    if verb in ("play", "risk", "destroy", "lay"):
        return [hand_place(view, CARD.names[args[0]])]
    if verb == "choose":
        return [top_place(view, args[0]) if view["ask"] == "chrono" else pile_place(view, args[0])]
    if verb == "fetch":
        return [own_place(view, viewer(view), CARD.names[args[0]])]
    if verb == "steal":
        return [own_place(view, victim(view), CARD.names[args[0]])]
    if verb == "pay":
        return [f"era-row-{view['era_row'].index(ERA.names[args[0]])}"]
    return []


def take_place(name: str) -> str:
    return f"supply-{name}" if CARD.index[name] < FIRST_TECHNOLOGY else f"market-{name}"


def label(move: Move, view: View, say: Words) -> str:
    verb, args = move.verb.name, move.args
    if verb == "done" and view["ask"] == "lay-hand":
        return say("label-done-rest")
    if verb == "skip" and not all(view["stacks"]):  # ET-43: nobody draws any more
        return say("label-skip-final")
    if view["ask"] != "acquire":
        return describe(move, say)
    if verb == "take":
        name = say.name("card", CARD.names[args[0]])
        return say("label-take-cost", card=name, count=cost(view, args[0] >= FIRST_ADVANCED))
    if verb == "take-unseen":
        name = say.name("pile", "advanced" if args[0] else "basic")
        return say("label-unseen-cost", pile=name, count=cost(view, args[0] == 1))
    return describe(move, say)


def cost(view: View, advanced: bool) -> int:
    return max(0, (2 if advanced else 1) - view["wallets"])


def group(move: Move, view: View) -> str:
    return DIALOG if view["ask"] == DIALOG else ""


def together(move: Move, view: View) -> str:
    """Portals that fit the known eras open one after the other by one answer."""
    return "portals" if move.verb is PLAY and move.args[0] <= LAST_PORTAL else ""
