"""What a correction may get wrong beyond single values.

The schema of the corrections refuses what has not the right form; here is refused what the rules could not play, or
would play otherwise than it reads.
"""

from __future__ import annotations

from typing import Final

from zeitriss.core.errors import BadCards
from zeitriss.core.validation import Data
from zeitriss.games.res_arcana.essence import ESSENCES

# How a rival may ignore a loss (RA-75).
WARDS: Final = ["pay", "pay_any", "pay_choice", "discard_hand", "destroy", "turn_other"]
# What an effect takes from the cost of its power (RA-64, RA-81).
NEEDS: Final[dict[str, list[str]]] = {
    "gain_var": ["pay_same"],
    "gain_var_one_type": ["pay_same"],
    "place_spent_on": ["pay", "pay_any", "pay_choice", "pay_same"],
}
LOST: Final[dict[str, list[str]]] = {"destroyed": ["destroy", "destroy_self"], "discarded": ["discard_hand"]}
# Of two cards lost for a power the one that is chosen last counts, and the power's own only if it is the only one.
NOT_BESIDE: Final[dict[str, str]] = {"destroyed": "discard_hand", "discarded": "destroy"}


def refuse(message: str, path: str) -> None:
    raise BadCards(message, path)


def check_component(component: Data) -> None:
    """Refused with the card, the field, and what would be right."""
    path = f"components.{component['id']}"
    check_cost(component, f"{path}.cost")
    if component.get("tags") and component["kind"] != "artifact":
        refuse(f"only artifacts have tags (RA-2), and this card is of the kind {component['kind']}", f"{path}.tags")
    if "collect" in component:
        check_options(component["collect"], f"{path}.collect")
    for i, rule in enumerate(component.get("discounts", [])):
        check_exclude(rule, f"{path}.discounts[{i}]")
    for i, power in enumerate(component.get("powers", [])):
        check_power(component, power, f"{path}.powers[{i}]")


def check_cost(component: Data, path: str) -> None:
    """RA-31 to RA-33: artifacts have a cost, and places, whose essences are all named."""
    if "cost" not in component:
        return
    kind = component["kind"]
    if kind == "monument":
        refuse("a monument has no cost of its own; constants.monument_cost holds for all of them", path)
    if kind not in ("artifact", "place"):
        refuse(f"only artifacts and places have a cost, and this card is of the kind {kind}", path)
    if kind == "place" and component["cost"].get("any"):
        refuse("the cost of a place names its essences; only artifacts cost any", f"{path}.any")


def check_power(component: Data, power: Data, path: str) -> None:
    cost, kind = power["cost"], component["kind"]
    check_kind(power, kind, path)
    for j, part in enumerate(cost):
        check_part(part, f"{path}.cost[{j}]")
    check_together(cost, kind, f"{path}.cost")
    for j, effect in enumerate(power["effect"]):
        check_effect(effect, cost, f"{path}.effect[{j}]")
    if [effect["op"] for effect in power["effect"]].count("gain_choice") > 1:
        refuse("gain_choice stands twice; a power has one choice, give the second to another power", f"{path}.effect")


def check_kind(power: Data, kind: str, path: str) -> None:
    """RA-77, RA-79."""
    if power.get("kind") == "on_claim" and kind not in ("monument", "place"):
        refuse(f"only monuments and places are claimed, and this card is of the kind {kind}", f"{path}.kind")
    if "trigger" in power and power.get("kind") != "react":
        refuse("only a power of the kind react has a trigger", f"{path}.trigger")
    if power.get("trigger") == "life_loss" and all(effect["op"] != "ignore_life_loss" for effect in power["effect"]):
        refuse("a reaction to a loss of life ignores it (RA-75); add ignore_life_loss", f"{path}.effect")


def check_together(cost: list[Data], kind: str, path: str) -> None:
    """RA-37: all parts are paid, each from something else."""
    names = [part["part"] for part in cost]
    for name in names:
        if names.count(name) > 1:
            refuse(f"{name} stands twice; a cost has one part of each kind, which may ask for more", path)
    if "destroy_self" in names and kind != "artifact":
        refuse("only an artifact can destroy itself", path)
    if "destroy_self" in names and any(part.get("self_allowed") for part in cost):
        refuse("destroy_self has taken the card already; destroy goes with it only without self_allowed", path)


def check_part(part: Data, path: str) -> None:
    check_options(part, path)
    if "filter" in part:
        check_filter(part["filter"], f"{path}.filter")
    if part["part"] == "destroy" and part.get("filter") == {}:
        refuse("only artifacts can be destroyed (RA-73); name the kind artifact or a tag", f"{path}.filter")


def check_effect(effect: Data, cost: list[Data], path: str) -> None:
    name = effect["op"]
    check_options(effect, path)
    if "filter" in effect:
        check_filter(effect["filter"], f"{path}.filter")
    needed = LOST[effect["of"]] if name == "gain_by_cost" else NEEDS.get(name, [])
    if needed and not any(part["part"] in needed for part in cost):
        refuse(f"{name} needs {' or '.join(needed)} in the cost", path)
    if name == "gain_by_cost" and any(part["part"] == NOT_BESIDE[effect["of"]] for part in cost):
        refuse(f"of {effect['of']} does not go with {NOT_BESIDE[effect['of']]} in the cost", f"{path}.of")
    for i, ward in enumerate(effect.get("ignore", [])):
        check_ward(ward, f"{path}.ignore[{i}]")


def check_ward(ward: Data, path: str) -> None:
    """RA-75: a ward is paid by a rival, who does not have the attacking card."""
    if ward["part"] not in WARDS:
        refuse(f"{ward['part']} is no way to ignore a loss; there are {', '.join(WARDS)}", f"{path}.part")
    check_part(ward, path)
    amounts = [*ward.get("options", []), ward.get("essences", {})]
    costs = ward.get("count", 0) + sum(sum(amount.values()) for amount in amounts)
    if not costs and ward["part"] not in ("destroy", "turn_other"):
        refuse("a way to ignore a loss costs something", path)


def check_filter(data: Data, path: str) -> None:
    """RA-66: one trait, or one of several tags."""
    if len(data) > 1:
        refuse(f"{' and '.join(data)} stand together; one of kind, tag and tags_any is read", path)
    if data.get("tags_any") == []:
        refuse("is empty; name at least one tag, or leave the filter out", f"{path}.tags_any")


def check_options(data: Data, path: str) -> None:
    """Something can be chosen; RA-69: options of another expansion never can."""
    check_exclude(data, path)
    if "options" not in data:
        return
    if not [option for option in data["options"] if "requires" not in option]:
        refuse("nothing can be chosen; at least one option is needed, at most four", f"{path}.options")
    for i, option in enumerate(data["options"]):
        check_exclude(option, f"{path}.options[{i}]")


def check_exclude(data: Data, path: str) -> None:
    for field in ("exclude", "discount_exclude"):
        if len(set(data.get(field, []))) == ESSENCES:
            refuse("no essence is left; leave out at least one", f"{path}.{field}")
