"""Where the values of a component come from: rulebook, public lists, reconstruction, or the user's corrections."""

from __future__ import annotations

from typing import Any

from zeitriss.core.scene import Source
from zeitriss.core.telling import Words

Data = dict[str, Any]
FIELDS = ("cost", "collect", "discounts", "powers", "tags", "vp", "vp_formula")
TOGETHER = "cost_collect_tags_vp"  # one entry where all of them come from the same lists
DOUBTFUL: tuple[Source, ...] = ("reconstructed", "user")


def source_of(component: Data, field: str) -> Source:
    """The source of one value; what is said of no value in particular holds for all of them."""
    known = component["provenance"]
    entry = known.get(field) or known.get(TOGETHER) or known["identity"]
    source: Source = entry["source"]
    return source


def power_source(component: Data, power: Data) -> Source:
    entry = power.get("provenance")
    source: Source = entry["source"] if entry else source_of(component, "powers")
    return source


def note(component: Data, say: Words) -> str:
    """Which values are not printed ones, as far as anybody knows."""
    found: dict[Source, list[str]] = {}
    for field in FIELDS:
        if field in component and field != "powers":
            found.setdefault(source_of(component, field), []).append(say(f"field-{field.replace('_', '-')}"))
    for i, power in enumerate(component.get("powers", []), 1):
        found.setdefault(power_source(component, power), []).append(say("field-power", number=i))
    return "\n".join(say(f"source-{source}", what=", ".join(found[source])) for source in DOUBTFUL if source in found)
