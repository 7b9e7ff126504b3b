"""The components as constants. A component is its number in CARD; every value comes from cards.json."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from mypy_extensions import i64

from zeitriss.core import facts
from zeitriss.core.move import Domain
from zeitriss.core.vecs import vec
from zeitriss.games.res_arcana.essence import ESSENCE, heap_of, mask_of

# How the doubtful values were read: RA-R4 (forge and heartwood), RA-R5 (stone circle), RA-R6 (mystic spring), RA-R7
# (unnamed components), RA-R8 (crucible, enchantress, swan), RA-R9 (faerie dragon). Each says its source there.
FACTS: Final[dict[str, Any]] = facts.read(Path(__file__).parent)

# RA-2. What can lie face down comes first, so that one short list holds what a seat knows of it.
KINDS: Final = ["artifact", "monument", "mage", "place", "item"]
_ALL: Final = facts.complete(FACTS["components"], "kind", "sets", "provenance")
# With what is printed on every one of a kind, if it is a 0
_PRINTED: Final = {"artifact": ["cost"], "monument": ["vp"], "mage": [], "place": ["cost"], "item": []}
COMPONENTS: Final[list[dict[str, Any]]] = [
    component
    for kind in KINDS
    for component in facts.complete([one for one in _ALL if one["kind"] == kind], *_PRINTED[kind])
]


def _has_powers(component: dict[str, Any]) -> bool:
    """Of a component without a power a source says that it has none."""
    said: str = component["provenance"].get("powers", {}).get("note", "")
    return not said.startswith("none")


facts.complete([component for component in COMPONENTS if _has_powers(component)], "powers")
_COUNTS: Final[list[int]] = [sum(component["kind"] == kind for component in COMPONENTS) for kind in KINDS]
FIRST_MONUMENT: Final[int] = sum(_COUNTS[:1])
FIRST_MAGE: Final[int] = sum(_COUNTS[:2])
FIRST_PLACE: Final[int] = sum(_COUNTS[:3])
FIRST_ITEM: Final[int] = sum(_COUNTS[:4])
CARDS: Final[int] = len(COMPONENTS)

CARD: Final = Domain("card", [component["id"] for component in COMPONENTS])
ARTIFACT: Final = Domain("card", CARD.names[:FIRST_MONUMENT])
STACKED: Final = Domain("card", CARD.names[:FIRST_MAGE])  # what lies in decks: artifacts and monuments
HIDDEN: Final = Domain("card", CARD.names[:FIRST_PLACE])  # what can lie face down
MAGE: Final = Domain("card", CARD.names[FIRST_MAGE:FIRST_PLACE])
ITEM: Final = Domain("card", CARD.names[FIRST_ITEM:])

DUO: Final[list[bool]] = ["duo" in component["sets"] for component in COMPONENTS]
START: Final[list[bool]] = [component.get("start", False) for component in COMPONENTS]

# A filter is a set of traits, of which a component must have one; `any` fits all (RA-2, RA-66).
TRAIT: Final = Domain("trait", ["any", *KINDS, "creature", "dragon", "demon"])
TRAIT_BIT: Final[list[int]] = [1 << i for i in range(len(TRAIT))]
DRAGON: Final[int] = 1 << TRAIT.index["dragon"]
TRAITS: Final = vec[i64](
    [
        sum(1 << TRAIT.index[trait] for trait in ["any", component["kind"], *component.get("tags", [])])
        for component in COMPONENTS
    ]
)


def filter_of(data: dict[str, Any]) -> int:
    """`{"kind": "mage"}`, `{"tag": "dragon"}`, `{"tags_any": […]}` or nothing, as traits."""
    words: list[str] = data.get("tags_any") or [data.get("tag") or data.get("kind") or "any"]
    return sum(TRAIT_BIT[TRAIT.index[word]] for word in words)


CONSTANTS: Final[dict[str, Any]] = FACTS["constants"]
MONUMENT_COST: Final[int] = heap_of(CONSTANTS["monument_cost"])  # RA-32
START_POOL: Final[int] = heap_of(CONSTANTS["start_pool"])  # RA-9
DECK_SIZE: Final[int] = CONSTANTS["deck_size"]
PAIRS: Final[int] = DECK_SIZE // 2  # RA-16: of each pair one card is kept, the other is the rival's
HAND_SIZE: Final[int] = CONSTANTS["start_hand"]
SHOWN: Final[int] = CONSTANTS["display_monuments"]
VICTORY: Final[int] = CONSTANTS["victory"]
VICTORY_FIRST: Final[int] = CONSTANTS["victory_first_game"]
TOKEN_POINTS: Final[int] = CONSTANTS["token_vp"]
GOLD_WEIGHT: Final[int] = CONSTANTS["tiebreak_gold_weight"]
EXPANSION: Final[dict[str, dict[str, int]]] = CONSTANTS["expansion"]  # RA-20
TILES: Final[list[list[int]]] = [[CARD.index[side] for side in tile["sides"]] for tile in FACTS["place_tiles"]]
TILE_DUO: Final[list[bool]] = [tile["set"] == "duo" for tile in FACTS["place_tiles"]]
START_SIDE: Final[list[int]] = [CARD.index[tile["start_side"]] for tile in FACTS["place_tiles"]]


def _cost(component: dict[str, Any]) -> dict[str, int]:
    cost: dict[str, int] = CONSTANTS["monument_cost"] if component["kind"] == "monument" else component.get("cost", {})
    return cost


# RA-56: a placement cost is a fixed heap and a number of essences of any types.
COST: Final = vec[i64](
    [heap_of({name: n for name, n in _cost(component).items() if name != "any"}) for component in COMPONENTS]
)
COST_ANY: Final = vec[i64]([_cost(component).get("any", 0) for component in COMPONENTS])
SYMBOLS: Final[list[int]] = [sum(_cost(component).values()) for component in COMPONENTS]  # RA-81

POINTS: Final = vec[i64]([component.get("vp", 0) for component in COMPONENTS])
# Points formulas (RA-46): per essence on it, and per own artifact with a trait.
POINTS_PER: Final[list[list[tuple[int, int]]]] = [
    [
        (ESSENCE.index[rule["essence"]], rule["vp"])
        for rule in component.get("vp_formula", [])
        if rule["per"] == "essence_on_self"
    ]
    for component in COMPONENTS
]
POINTS_FOR: Final[list[list[tuple[int, int]]]] = [
    [
        (1 << TRAIT.index[rule["tag"]], rule["vp"])
        for rule in component.get("vp_formula", [])
        if rule["per"] == "own_artifact_tag"
    ]
    for component in COMPONENTS
]

# RA-58: (what it applies to, points, types that it never removes)
DISCOUNTS: Final[list[list[tuple[int, int, int]]]] = [
    [
        (1 << TRAIT.index[rule["applies_to"]], rule["amount"], mask_of(rule.get("exclude", [])))
        for rule in component.get("discounts", [])
    ]
    for component in COMPONENTS
]
# All that a card makes cheaper, as traits
DISCOUNTED: Final = vec[i64]([sum({what for what, _, _ in rules}) for rules in DISCOUNTS])
