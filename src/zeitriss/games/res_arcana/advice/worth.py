"""Rough worth of components in points, worked out from the card data: what bots think of before they look closer."""

from __future__ import annotations

from typing import Final

from zeitriss.core.validation import Data
from zeitriss.games.res_arcana.cards import COMPONENTS
from zeitriss.games.res_arcana.essence import ESSENCE, ESSENCES

# Four gold buy a monument of one to three points; four other essences make about two gold.
WEIGHT: Final[list[float]] = [0.16, 0.16, 0.16, 0.16, 0.34]
ANY: Final = 0.18  # an essence of one's choice
CARD: Final = 0.3  # a hand card is at least a gold

FLAT: Final[dict[str, float]] = {
    "draw": CARD,
    "draw_then_discard": 0.25,
    "draw_then_discard_or_return": 0.2,
    "peek_reorder": 0.1,
    "retrieve": 0.3,
    "straighten": 0.35,
    "place_spent_on": 0.25,
    "gain_monument": 1.7,
    "use_center_item_power": 0.35,
    "gain_equal_count": 0.45,
    "gain_by_cost": 0.9,
    "gain_var": 0.6,
    "gain_var_one_type": 0.2,
    "check_victory": 0.2,
    "life_loss": 0.2,
    "ignore_life_loss": 0.1,
    "temp_vp": 0.4,
}
LOST: Final[dict[str, float]] = {"turn_other": 0.15, "discard_hand": CARD, "destroy": 0.7, "destroy_self": 0.8}


def weight(essences: dict[str, int]) -> float:
    return sum([WEIGHT[ESSENCE.index[name]] * number for name, number in essences.items() if name in ESSENCE.index])


def effect_worth(component: Data, effect: Data) -> float:
    scoring = {rule["essence"]: rule["vp"] for rule in component.get("vp_formula", []) if "essence" in rule}
    match effect["op"]:
        case "gain":
            return weight(effect["essences"])
        case "gain_any":
            return ANY * float(effect["count"])
        case "place_any_on_self":
            return 0.85 * ANY * float(effect["count"])
        case "place_on_self":
            essences: dict[str, int] = effect["essences"]
            laid: float = sum([scoring.get(name, 0.8 * weight({name: 1})) * n for name, n in essences.items()])
            return laid
        case "gain_choice":
            return max(
                [
                    ANY * option["any"] if "any" in option else weight(option["essences"])
                    for option in effect["options"]
                    if "requires" not in option
                ]
            )
        case "rivals_gain":
            return -0.4 * weight(effect["essences"])
        case "place_artifact":
            return 1.0 if effect.get("free") else 0.15 * effect.get("discount", 0) + 0.1
    return FLAT[effect["op"]]


def part_worth(part: Data) -> float:
    match part["part"]:
        case "pay" | "pay_from_self":
            return weight(part["essences"])
        case "pay_any":
            return 0.14 * float(part["count"])
        case "pay_choice":
            return 0.2
    return LOST.get(part["part"], 0.0)


def power_worth(component: Data, power: Data) -> float:
    """What one use brings beyond its cost."""
    gained = sum([effect_worth(component, effect) for effect in power["effect"]])
    return float(gained) - sum([part_worth(part) for part in power["cost"]])


def collect_worth(collect: Data) -> float:
    match collect.get("type"):
        case "fixed":
            return weight(collect["gain"])
        case "choice":
            return max([weight(option) for option in collect["options"]]) + 0.02
        case "any":
            return ANY * float(collect["count"])
        case "special":
            return {"vault_interest": 0.35, "windup_growth": 0.5}.get(collect["op"], -0.2)
    return 0.0


def yield_of(component: Data) -> float:
    """What a component brings in a round: collect benefit, the best use, and being of use to others."""
    actions = [power for power in component.get("powers", []) if power.get("kind", "action") == "action"]
    turning = [power for power in actions if {"part": "turn_self"} in power["cost"]]
    best = max([0.0, *[power_worth(component, power) for power in turning]])
    best += sum([max(0.0, power_worth(component, power)) for power in actions if power not in turning])
    reacts = 0.08 * (len(component.get("powers", [])) - len(actions))
    discounts = sum([0.12 * discount["amount"] for discount in component.get("discounts", [])])
    return float(collect_worth(component.get("collect", {})) + 0.8 * best + reacts + discounts)


YIELD: Final[list[float]] = [yield_of(component) for component in COMPONENTS]
COST_WORTH: Final[list[float]] = [
    weight(component.get("cost", {})) + 0.14 * component.get("cost", {}).get("any", 0) for component in COMPONENTS
]
assert len(WEIGHT) == ESSENCES
