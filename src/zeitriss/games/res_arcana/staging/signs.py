"""What a component does in signs: its rows written from the card data, as short as drawings allow."""

from __future__ import annotations

import re

from zeitriss.core.move import Move
from zeitriss.core.printed import printed
from zeitriss.core.scene import Face
from zeitriss.core.signs import SignLine, line, shortened
from zeitriss.core.telling import Words
from zeitriss.games.res_arcana.cards import CARD, CONSTANTS
from zeitriss.games.res_arcana.knowledge.view import View
from zeitriss.games.res_arcana.staging import faces
from zeitriss.games.res_arcana.staging.faces import BY_ID, EMBLEMS, essences
from zeitriss.games.res_arcana.staging.sources import Data

DRAWN = {"artifact", "creature", "dragon", "demon", "mage"}  # traits and kinds with a drawing
PEOPLE = {"player", "rival", "rivals"}
NOT_GOLD = re.compile(r"\[any\] \((\w+) \[gold\] ?([^)]*)\)")
ROOM = 6  # drawings of a short line


@printed
def face(kind: str, name: str, say: Words) -> Face:
    """The face of a component or of an essence."""
    if kind == "essence":
        return {"title": say.name("essence", name), "emblem": name, "colour": name}
    return signed(faces.printed(name, say), BY_ID[name], say)


def signed(face: Face, component: Data, say: Words) -> Face:
    """The face with its rows; shortened to its points or its first power, or else to what it collects."""
    powers = [row(power(data, say), say) for data in component.get("powers", [])]
    formulas = [row(formula(data, say), say) for data in component.get("vp_formula", [])]
    rows = [row(text, say) for text in income(component, say)] + powers + formulas
    if not rows:
        return face
    first = (formulas or powers or rows)[0]
    return {**face, "signs": rows, "short": shortened([first], ROOM), "key": key(first)}


def key(first: SignLine) -> SignLine:
    """The outcome: points, or what stands behind the arrow."""
    drawn = drawings(first)
    if drawn and drawn[0]["icon"] == "point":
        return drawn[:1]
    return (outcome(first) or drawn)[:1]


def outcome(told: SignLine) -> SignLine:
    """The drawings behind the last arrow; all of them, where there is none."""
    arrows = [i for i, sign in enumerate(told) if sign.get("word") == "→"]
    return drawings(told[arrows[-1] if arrows else 0 :])


def drawings(told: SignLine) -> SignLine:
    """Those of things: whom it concerns is no outcome."""
    return [sign for sign in told if "icon" in sign and sign["icon"] not in PEOPLE]


def row(text: str, say: Words) -> SignLine:
    """`[any]` without gold has a drawing of its own."""
    told = NOT_GOLD.sub(lambda found: f"[any4] {found[1]} {found[2]}" if found[2] else "[any4]", text)
    told = re.sub(r"\((\w+ \[[^)]*\])\)", r"\1", told).replace("], ", "] ")
    return line(told.replace(" / ", f" {say('sign-or')} ").replace(" + ", " "), EMBLEMS.value)


def income(component: Data, say: Words) -> list[str]:
    found = []
    if "collect" in component:
        found.append(say("sign-round", what=faces.collect(component["collect"], say)))
    for data in component.get("discounts", []):
        what, less = trait_sign(data["applies_to"], say), f"−{data['amount']}"
        found.append((less + what if what.startswith("[") else f"{what} {less}") + faces.without(data, say))
    return found


def formula(data: Data, say: Words) -> str:
    each = f"[{data['essence']}]" if data["per"] == "essence_on_self" else trait_sign(data["tag"], say)
    return say(f"sign-{data['per'].replace('_', '-')}", points=f"{data['vp']}[point]", each=each)


def trait_sign(name: str, say: Words) -> str:
    return f"[{name}]" if name in DRAWN else say.name("trait", name)


def trait(data: Data, say: Words) -> str:
    wanted = data.get("filter", {})
    names = wanted.get("tags_any") or [wanted.get("tag") or wanted.get("kind") or "any"]
    return " / ".join(trait_sign(name, say) for name in names if name != "any")


def power(data: Data, say: Words) -> str:
    cost = " ".join(part(entry, say) for entry in data["cost"])
    effect = " ".join(op(entry, say) for entry in data["effect"])
    match data.get("kind", "action"):
        case "react":
            cost = f"{say('sign-' + data['trigger'].replace('_', '-'))} {cost}"
        case "on_claim":
            cost = say("on-claim")
    return f"{cost} → {effect}" if cost else effect


def part(data: Data, say: Words) -> str:
    match data["part"]:
        case "turn_other":
            return f"[turn] {trait(data, say)}"
        case "discard_hand":
            return f"{data['count']}[discard]"
        case "destroy_self":
            return "[destroy]"
        case "destroy":
            return f"[destroy] {trait({'filter': data.get('filter') or {'kind': 'artifact'}}, say)}"
    return faces.part(data, say)


def op(data: Data, say: Words) -> str:
    count = data.get("count", 1)
    match data["op"]:
        case "place_on_self":
            return f"{say('sign-on-it')} {essences(data['essences'])}"
        case "place_spent_on":
            return say("sign-on-it" if data["target"] == "self" else "sign-on-one")
        case "place_any_on_self":
            return f"{say('sign-on-it')} {faces.any_of(count, data, say)}"
        case "draw":
            return f"{count}[draw]"
        case "draw_then_discard":
            return f"{data['draw']}[draw] {data['discard']}[discard]"
        case "draw_then_discard_or_return":
            return f"{data['draw']}[draw] {count}[discard] / [deck]"
        case "straighten":
            return "[straighten]" if data.get("scope") == "self" else f"[straighten] {trait(data, say)}".strip()
        case "retrieve":
            return f"{count}[discard] {say('sign-back')}"
        case "peek_reorder":
            return f"{say('sign-look')} {count}[deck]"
        case "check_victory":
            return f"[point] {say('sign-check')}"
        case "temp_vp":
            return f"+{data['amount']}[point]"
        case "gain_monument":
            return "[monument]"
        case "ignore_life_loss":
            return "[shield]"
        case "rivals_gain":
            return f"{'[rivals]' if data['which'] == 'all' else '[rival]'} {essences(data['essences'])}"
        case "life_loss":
            wards = "".join(f" / {part(entry, say)}" for entry in data.get("ignore", []))
            return f"[rivals] −{data['amount']}[life]{wards}"
        case "gain_equal_count":
            whose = "[player]" if data["who"] == "one_player" else "[rival]"
            return say("sign-as-much", gain=f"=[{data['gain']}]", whose=whose, count=f"[{data['count']}]")
        case "gain_by_cost":
            gain = "[gold]" if data["as"] == "gold" else "[any4]"
            return f"={gain} {say('sign-of-cost')}" + (f" +{data['bonus']}" if data["bonus"] else "")
        case "use_center_item_power":
            return say("sign-borrow")
        case "place_artifact":
            return place(data, say)
    return faces.op(data, say)


def place(data: Data, say: Words) -> str:
    what = trait({"filter": data.get("filter") or {"kind": "artifact"}}, say)
    price = say("sign-free") if data.get("free") else f"−{data['discount']}" if data.get("discount") else ""
    source = "" if data["from"] == "hand" else "[discard] "
    return f"{say('sign-place')} {source}{what} {price}".strip()


def of_move(move: Move, view: View, say: Words) -> SignLine:
    """What can be done with a card that is known: its cost, what it is discarded for, or what a power does."""
    match move.verb.name:
        case "place":
            told = f"{say('sign-play')} {essences(faces.cost_of(BY_ID[CARD.names[move.args[0]]]))}"
        case "sell":
            told = f"{say('sign-sell')} → {faces.option(CONSTANTS['discard_reward'][move.args[1]], say)}"
        case "use":
            told = power(BY_ID[CARD.names[move.args[0]]]["powers"][move.args[1]], say)
        case _:
            return []
    return row(told, say)
