"""What is printed on a component, value by value, each with its source."""

from __future__ import annotations

from zeitriss.core.scene import Source, Value
from zeitriss.core.telling import Words
from zeitriss.games.res_arcana.staging import faces
from zeitriss.games.res_arcana.staging.sources import Data, power_source, source_of


def values(_kind: str, name: str, say: Words) -> list[Value]:
    """All that is printed, and what is missing where the sources say so: it may be missing only here."""
    component = faces.BY_ID[name]
    return [*heading(component, say), *economy(component, say), *powers(component, say), *points(component, say)]


def value(name: str, text: str, source: Source, say: Words) -> Value:
    return {"name": name, "text": text, "words": faces.plain(text, say), "source": source}


def is_told(component: Data, field: str) -> bool:
    return field in component or field in component["provenance"]


def heading(component: Data, say: Words) -> list[Value]:
    traits = [say.name("trait", trait) for trait in [component["kind"], *component.get("tags", [])]]
    field = "tags" if is_told(component, "tags") else "kind"
    return [
        value(say("field-name"), say.name("card", component["id"]), source_of(component, "identity"), say),
        value(say("field-tags"), " · ".join(traits), source_of(component, field), say),
    ]


def economy(component: Data, say: Words) -> list[Value]:
    found: list[Value] = []
    if is_told(component, "cost"):
        cost = faces.essences(faces.cost_of(component)) or say("line-free")
        found.append(value(say("field-cost"), cost, source_of(component, "cost"), say))
    if is_told(component, "collect"):
        gain = faces.collect(component["collect"], say) if "collect" in component else say("line-nothing")
        found.append(value(say("field-collect"), gain, source_of(component, "collect"), say))
    for rule in component.get("discounts", []):
        found.append(value(say("field-discounts"), faces.discount(rule, say), source_of(component, "discounts"), say))
    return found


def powers(component: Data, say: Words) -> list[Value]:
    found = [
        value(say("field-power", number=i), faces.power(power, say), power_source(component, power), say)
        for i, power in enumerate(component.get("powers", []), 1)
    ]
    if not found and is_told(component, "powers"):
        found.append(value(say("field-powers"), say("line-free"), source_of(component, "powers"), say))
    return found


def points(component: Data, say: Words) -> list[Value]:
    found: list[Value] = []
    if is_told(component, "vp"):
        found.append(value(say("field-vp"), str(component.get("vp", 0)), source_of(component, "vp"), say))
    for rule in component.get("vp_formula", []):
        name = say("field-vp-formula")
        found.append(value(name, faces.formula(rule, say), source_of(component, "vp_formula"), say))
    return found
