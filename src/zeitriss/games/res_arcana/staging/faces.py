"""The printed side of a component, written from the card data, so that corrected values show at once."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from zeitriss.core.emblems import Emblems
from zeitriss.core.scene import Face, Sign
from zeitriss.core.telling import Words
from zeitriss.games.res_arcana.cards import COMPONENTS, CONSTANTS
from zeitriss.games.res_arcana.staging.sources import Data, note

BY_ID: dict[str, Data] = {component["id"]: component for component in COMPONENTS}
EMBLEMS: Final = Emblems.of(Path(__file__).parents[1], BY_ID)
# Rules that speak of single components.
RULES = {
    "cultist": ["RA-61"],
    "fortune-teller": ["RA-53", "RA-62"],
    "crucible": ["RA-63"],
    "squared-circle": ["RA-64"],
    "solomons-key": ["RA-65", "RA-66"],
    "golden-key": ["RA-67"],
    "silver-key": ["RA-67", "RA-82"],
    "crown-of-command": ["RA-68"],
    "mystic-spring": ["RA-69", "RA-70"],
    "sleeping-dragon": ["RA-70"],
    "druid-circle": ["RA-71"],
    "dragons-den": ["RA-71", "RA-83"],
    "elven-heartwood": ["RA-72", "RA-55"],
    "golden-statue": ["RA-78"],
    "obelisk": ["RA-79"],
    "vault": ["RA-80"],
    "windup-man": ["RA-80"],
    "cursed-forge": ["RA-80"],
}
KIND_RULES = {
    "artifact": ["RA-31"],
    "monument": ["RA-32"],
    "place": ["RA-33"],
    "mage": ["RA-2"],
    "item": ["RA-43"],
}


def cost_of(component: Data) -> dict[str, int]:
    cost: dict[str, int] = CONSTANTS["monument_cost"] if component["kind"] == "monument" else component.get("cost", {})
    return cost


def printed(name: str, say: Words) -> Face:
    component = BY_ID[name]
    text = say.text("card", name)  # what it does its signs say already; whoever looks closer reads it in words
    result: Face = {
        "title": say.name("card", name),
        "text": text,
        "words": plain("\n".join([*lines(component, say), text]), say),
        "foot": foot(component, say),
        "rules": KIND_RULES[component["kind"]] + RULES.get(name, []),
    }
    if "cost" in component or component["kind"] == "monument":
        cost = cost_of(component)
        result["corner"] = str(sum(cost.values()))
        result["cost"] = [priced(essence, number) for essence, number in cost.items() if number]
    if component.get("vp"):
        result["points"] = str(component["vp"])
    if doubts := note(component, say):
        result["note"] = doubts
    return EMBLEMS.dress(result, component["kind"], name)


def priced(essence: str, number: int) -> Sign:
    """A token of a cost; a single one needs no number."""
    sign: Sign = {"icon": essence, **EMBLEMS.value(essence)}
    return sign | {"count": str(number)} if number > 1 else sign


def foot(component: Data, say: Words) -> str:
    words = [say.name("trait", trait) for trait in [component["kind"], *component.get("tags", [])]]
    if component.get("vp"):
        words.append(say("points-count", count=component["vp"]))
    return " · ".join(words)


def lines(component: Data, say: Words) -> list[str]:
    """Cost, benefits, powers, points formulas: one line each."""
    found: list[str] = []
    if "cost" in component or component["kind"] == "monument":
        found.append(say("line-cost", what=essences(cost_of(component)) or say("line-free")))
    if "collect" in component:
        found.append(say("line-collect", what=collect(component["collect"], say)))
    found += [discount(rule, say) for rule in component.get("discounts", [])]
    found += [power(data, say) for data in component.get("powers", [])]
    found += [formula(rule, say) for rule in component.get("vp_formula", [])]
    return found


def discount(data: Data, say: Words) -> str:
    what = say.name("trait", data["applies_to"])
    return say("line-discount", what=what, count=data["amount"]) + without(data, say)


def formula(data: Data, say: Words) -> str:
    each = f"[{data['essence']}]" if data["per"] == "essence_on_self" else say.name("trait", data["tag"])
    return say(f"line-{data['per'].replace('_', '-')}", count=data["vp"], each=each)


def essences(amounts: dict[str, int]) -> str:
    """`{"life": 2, "any": 1}` -> `2[life] 1[any]`."""
    return " ".join(f"{number}[{essence}]" for essence, number in amounts.items())


def heap(amounts: dict[str, int], say: Words) -> str:
    """The same in words: `2 Leben, 1 Gold`."""
    return ", ".join(plain(f"{number}[{essence}]", say) for essence, number in amounts.items())


def any_of(number: int, data: Data, say: Words) -> str:
    return f"{number}[any]" + without(data, say)


def without(data: Data, say: Words) -> str:
    excluded = data.get("exclude", data.get("discount_exclude", []))
    return say("without", what=" ".join(f"[{essence}]" for essence in excluded)) if excluded else ""


def option(data: Data, say: Words) -> str:
    """An option of a menu."""
    if "any" in data:
        return any_of(data["any"], data, say)
    return essences(data.get("essences", data))


def options(data: list[Data], say: Words) -> str:
    return " / ".join(option(entry, say) for entry in data if "requires" not in entry)


def collect(data: Data, say: Words) -> str:
    match data["type"]:
        case "fixed":
            return essences(data["gain"])
        case "choice":
            return options(data["options"], say)
        case "any":
            return any_of(data["count"], data, say)
    what = str(data["per_type"]) if "per_type" in data else ""
    if "pay" in data:
        what = essences(data["pay"])
    elif "count" in data:
        what = any_of(data["count"], data, say)
    return say(f"collect-{data['op'].replace('_', '-')}", what=what)


def power(data: Data, say: Words, borrowed: bool = False) -> str:
    """`[turn] + 1[elan] → 1[gold]`; a borrowed power turns nothing (RA-65)."""
    cost = " + ".join(part(entry, say) for entry in data["cost"] if not (borrowed and entry["part"] == "turn_self"))
    effect = effects(data, say)
    match data.get("kind", "action"):
        case "react":
            cost = say(f"react-{data['trigger'].replace('_', '-')}", cost=cost)
        case "on_claim":
            cost = say("on-claim")
    if data.get("usable_when_turned"):
        cost = say("when-turned", cost=cost)
    return f"{cost} → {effect}" if cost else effect


def effects(data: Data, say: Words) -> str:
    return ", ".join(op(entry, say) for entry in data["effect"])


def trait(data: Data, say: Words) -> str:
    """A filter in words."""
    wanted = data.get("filter", {})
    words = wanted.get("tags_any") or [wanted.get("tag") or wanted.get("kind") or "any"]
    return " / ".join(say.name("trait", word) for word in words)


def part(data: Data, say: Words) -> str:
    match data["part"]:
        case "turn_self":
            return "[turn]"
        case "turn_other":
            return say("part-turn-other", what=trait(data, say))
        case "pay":
            return essences(data["essences"])
        case "pay_any":
            return any_of(data["count"], data, say)
        case "pay_choice":
            return options(data["options"], say)
        case "pay_same":
            return say("part-pay-same") + without(data, say)
        case "pay_from_self":
            return say("part-pay-from-self", what=essences(data["essences"]))
        case "discard_hand":
            return say("part-discard-hand", count=data["count"])
        case "destroy_self":
            return say("part-destroy-self")
    other = data.get("filter") or {"kind": "artifact"}
    return say("part-destroy", what=trait({"filter": other}, say))


def op(data: Data, say: Words) -> str:
    key = f"op-{data['op'].replace('_', '-')}"
    match data["op"]:
        case "gain":
            return essences(data["essences"])
        case "gain_any":
            return any_of(data["count"], data, say)
        case "gain_choice":
            return options(data["options"], say)
        case "place_on_self":
            return say(key, what=essences(data["essences"]))
        case "place_any_on_self":
            return say("op-place-on-self", what=any_of(data["count"], data, say))
        case "place_spent_on":
            return say(f"{key}-{data['target'].replace('_', '-')}")
        case "gain_var":
            return f"X[{data['essence']}]"
        case "gain_var_one_type":
            return say(key) + without(data, say)
        case "rivals_gain":
            return say(f"{key}-{data['which']}", what=essences(data["essences"]))
        case "gain_equal_count":
            return say(f"{key}-{data['who'].replace('_', '-')}", gain=f"[{data['gain']}]", count=f"[{data['count']}]")
        case "gain_by_cost":
            bonus = say("op-bonus", count=data["bonus"]) if data["bonus"] else ""
            return say(f"{key}-{data['as'].replace('_', '-')}") + bonus
        case "straighten":
            return say("op-straighten-self" if data.get("scope") == "self" else key, what=trait(data, say))
        case "place_artifact":
            return place_artifact(data, say)
        case "life_loss":
            wards = " / ".join(part(entry, say) for entry in data.get("ignore", []))
            return say(key, count=data["amount"]) + (say("op-unless", what=wards) if wards else "")
        case "draw_then_discard":
            return say(key, draw=data["draw"], discard=data["discard"])
        case "draw_then_discard_or_return":
            return say(key, draw=data["draw"], count=data["count"])
        case "temp_vp":
            return say(key, count=data["amount"])
    return say(key, count=data.get("count", 1))


def place_artifact(data: Data, say: Words) -> str:
    what = trait({"filter": data.get("filter") or {"kind": "artifact"}}, say)
    text = say(f"op-place-{data['from'].replace('_', '-')}", what=what)
    if data.get("free"):
        return text + say("op-place-free")
    discount = data.get("discount", 0)
    return text + (say("op-place-discount", count=discount) + without(data, say) if discount else "")


def plain(text: str, say: Words) -> str:
    """The same without drawings, for labels: `2[life] 1[calm]` -> `2 Leben, 1 Ruhe`."""
    text = re.sub(r"\] (?=[\dX]?\[)", "], ", text)
    text = text.replace("[turn]", say("turn-word")).replace("[any]", say("any-word"))
    return re.sub(r"([\dX])?\[([a-z]+)\]", lambda m: f"{m[1] or ''} {say.name('essence', m[2])}".strip(), text)
