"""Corrections to the cards: what could not be played as it reads is refused with card, field and what is right."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from tests.games.res_arcana.arrange import fill
from tests.scenario import arrange

import zeitriss
from zeitriss.core import facts
from zeitriss.core.errors import BadCards
from zeitriss.games.res_arcana.cards import CARD
from zeitriss.games.res_arcana.corrections import check_component
from zeitriss.games.res_arcana.library import read_power
from zeitriss.games.res_arcana.power import POWERS

GAME: Any = zeitriss.game("res_arcana")
FACTS = facts.load(GAME.folder / "cards.json")
SCHEMA = facts.load(GAME.folder / "corrections.schema.json")
GOLD = {"op": "gain", "essences": {"gold": 2}}
DESTROY = {"part": "destroy"}
TURN_MAGE = {"part": "turn_other", "filter": {"kind": "mage"}}
ALL = ["elan", "life", "calm", "death", "gold"]


def corrected(name: str, fields: dict[str, Any]) -> dict[str, Any]:
    changes = {"game": "res_arcana", "components": {name: fields}}
    changed = facts.corrected(FACTS, changes, SCHEMA)["components"]
    found: dict[str, Any] = next(component for component in changed if component["id"] == name)
    check_component(found)
    return found


def power(*cost: dict[str, Any], effect: dict[str, Any] = GOLD, **more: Any) -> dict[str, Any]:
    return {"powers": [{"cost": list(cost), "effect": [effect], **more}]}


def attack(ward: dict[str, Any]) -> dict[str, Any]:
    return power({"part": "turn_self"}, effect={"op": "life_loss", "amount": 2, "ignore": [ward]})


REFUSED = [
    (
        "fiery-whip",
        power(DESTROY | {"filter": {}}),
        "powers[0].cost[0].filter: only artifacts can be destroyed (RA-73)",
    ),
    (
        "fiery-whip",
        power(DESTROY | {"filter": {"kind": "mage"}}),
        "powers[0].cost[0].filter.kind: 'mage' is not one of",
    ),
    (
        "fiery-whip",
        power(DESTROY | {"filter": {"tags_any": []}}),
        "powers[0].cost[0].filter.tags_any: is empty; name at",
    ),
    (
        "fiery-whip",
        power(DESTROY | {"filter": {"kind": "artifact", "tag": "dragon"}}),
        "powers[0].cost[0].filter: kind and tag stand together; one of kind, tag and tags_any is read",
    ),
    ("white-swan", power(TURN_MAGE, TURN_MAGE), "powers[0].cost: turn_other stands twice; a cost has one part of each"),
    (
        "white-swan",
        power({"part": "pay_any", "count": 2}, {"part": "pay_any", "count": 1}),
        "powers[0].cost: pay_any stands twice; a cost has one part of each kind, which may ask for more",
    ),
    (
        "corrupt-altar",
        power({"part": "destroy_self"}, DESTROY | {"self_allowed": True}),
        "powers[0].cost: destroy_self has taken the card already; destroy goes with it only without self_allowed",
    ),
    ("witch", power({"part": "destroy_self"}), "powers[0].cost: only an artifact can destroy itself"),
    (
        "gnosis",
        power({"part": "pay_choice", "options": []}),
        "powers[0].cost[0].options: nothing can be chosen; at least",
    ),
    (
        "gnosis",
        power(effect={"op": "gain_choice", "options": []}),
        "powers[0].effect[0].options: nothing can be chosen",
    ),
    (
        "gnosis",
        power(effect={"op": "gain_choice", "options": [{"essences": {"pearl": 1}, "requires": "perlae_imperii"}]}),
        "powers[0].effect[0].options: nothing can be chosen",
    ),
    ("healer", {"collect": {"type": "choice", "options": []}}, "collect.options: nothing can be chosen; at least one"),
    ("gnosis", power({"part": "pay_any", "count": 1, "exclude": ALL}), "powers[0].cost[0].exclude: no essence is left"),
    (
        "gnosis",
        {"powers": [{"cost": [], "effect": [{"op": "gain_choice", "options": [{"any": 1}, {"any": 2}]}] * 2}]},
        "powers[0].effect: gain_choice stands twice",
    ),
    (
        "gnosis",
        power({"part": "discard_hand", "count": 1, "filter": {"tag": "dragon"}}),
        "powers[0].cost[0].filter: is unknown; known: part, count",
    ),
    (
        "gnosis",
        power(effect=GOLD | {"exclude": ["gold"]}),
        "powers[0].effect[0].exclude: is unknown; known: op, essences",
    ),
    ("gnosis", power(effect={"op": "retrieve", "count": 0}), "powers[0].effect[0].count: 0 is not from 1 to 9"),
    ("vault", {"collect": {"type": "special", "op": "vault_interest"}}, "collect.count: is missing"),
    ("vault", {"collect": {"type": "fixed", "gain": {}, "count": 1}}, "collect.count: is unknown; known: type, gain"),
    (
        "gnosis",
        {"vp_formula": [{"per": "essence_on_self", "essence": "gold", "tag": "dragon", "vp": 1}]},
        "vp_formula[0].tag: is unknown; known: per, essence, vp",
    ),
    (
        "ziggurat",
        {"cost": {"elan": 2}},
        "cost: a monument has no cost of its own; constants.monument_cost holds for all",
    ),
    ("smith", {"cost": {"elan": 2}}, "cost: only artifacts and places have a cost, and this card is of the kind mage"),
    (
        "druid-circle",
        {"cost": {"life": 6, "any": 3}},
        "cost.any: the cost of a place names its essences; only artifacts",
    ),
    ("smith", {"tags": ["dragon"]}, "tags: only artifacts have tags (RA-2), and this card is of the kind mage"),
    (
        "gnosis",
        power(kind="on_claim"),
        "powers[0].kind: only monuments and places are claimed, and this card is of the",
    ),
    ("gnosis", power(trigger="life_loss"), "powers[0].trigger: only a power of the kind react has a trigger"),
    ("fire-dragon", attack({"part": "destroy_self"}), "powers[0].effect[0].ignore[0].part: destroy_self is no way to"),
    (
        "fire-dragon",
        attack({"part": "pay", "essences": {}}),
        "powers[0].effect[0].ignore[0]: a way to ignore a loss costs",
    ),
    (
        "white-swan",
        power(effect={"op": "gain_var_one_type"}),
        "powers[0].effect[0]: gain_var_one_type needs pay_same in",
    ),
    (
        "white-swan",
        power(effect={"op": "gain_by_cost", "of": "discarded", "as": "gold", "bonus": 0}),
        "powers[0].effect[0]: gain_by_cost needs discard_hand in the cost",
    ),
    (
        "sacrificial-dagger",
        power(
            {"part": "destroy_self"},
            {"part": "discard_hand", "count": 1},
            effect={"op": "gain_by_cost", "of": "destroyed", "as": "gold", "bonus": 0},
        ),
        "powers[0].effect[0].of: of destroyed does not go with discard_hand",
    ),
    (
        "dancing-sword",
        power({"part": "turn_self"}, kind="react", trigger="life_loss", effect={"op": "gain", "essences": {"gold": 1}}),
        "powers[0].effect: a reaction to a loss of life ignores it (RA-75)",
    ),
]


@pytest.mark.parametrize(("name", "fields", "wrong"), REFUSED)
def test_what_cannot_be_played_is_refused(name: str, fields: dict[str, Any], wrong: str) -> None:
    with pytest.raises(BadCards) as refused:
        corrected(name, fields)
    assert str(refused.value).startswith(f"components.{name}.{wrong}")


ACCEPTED = [
    ("fiery-whip", power(DESTROY | {"filter": {"tag": "dragon"}})),
    ("fiery-whip", power({"part": "destroy_self"}, DESTROY)),
    ("white-swan", power({"part": "turn_self"}, TURN_MAGE, {"part": "pay_any", "count": 3, "exclude": ALL[:4]})),
    ("ziggurat", power(kind="on_claim")),
    ("druid-circle", {"cost": {"life": 4}, "tags": []}),
    ("smith", {"vp": 1, "collect": {"type": "choice", "options": [{"elan": 1}, {"gold": 1}]}}),
]


@pytest.mark.parametrize(("name", "fields"), ACCEPTED)
def test_what_can_be_played_is_accepted(name: str, fields: dict[str, Any]) -> None:
    corrected(name, fields)


def test_our_own_cards_can_be_played() -> None:
    for component in FACTS["components"]:
        check_component(component)


ORDERS = [
    # RA-37: whatever is destroyed for the cost, the component has been turned before
    ("corrupt-altar", [DESTROY | {"self_allowed": True}, {"part": "turn_self"}], "destroy corrupt-altar", []),
    (
        "corrupt-altar",
        [DESTROY | {"self_allowed": True}, {"part": "turn_other", "filter": {"tag": "creature"}}],
        "destroy nightingale",
        [],
    ),
    (
        "corrupt-altar",
        [DESTROY | {"self_allowed": True}, {"part": "turn_self"}],
        "destroy nightingale",
        ["corrupt-altar"],
    ),
]


@contextmanager
def printed(name: str, *cost: dict[str, Any]) -> Iterator[None]:
    """A card with this cost of its only power, meanwhile."""
    powers = POWERS[CARD.index[name]]
    kept = powers[:]
    powers[:] = [read_power(corrected(name, power(*cost))["powers"][0], "")]
    try:
        yield
    finally:
        powers[:] = kept


def test_what_is_paid_first_leaves_enough_of_one_type() -> None:
    """RA-37, RA-81: gold is paid unasked, since 2 elan are still needed, for which gold does not do."""
    alike = {"part": "pay_same", "var": "X", "min": 2, "exclude": ["gold"]}
    cost: list[dict[str, Any]] = [{"part": "turn_self"}, {"part": "pay_any", "count": 1}, alike]
    given = "options.mode = combined; stack = Turn seat=0; boards.0 = smith research prism; pools.0 = 2elan"
    with printed("prism", *cost):
        assert "use prism 1" not in [move.text for move in arrange(GAME, given, fill).moves]
        state = arrange(GAME, f"{given}+2gold", fill)
        state.play("use prism 1")
        assert state.snapshot()["table"]["pools"][0] == "2elan+1gold"
        state.play("pay elan")
        assert [move.text for move in state.moves] == ["pay elan"]


@pytest.mark.parametrize(("name", "cost", "move", "turned"), ORDERS)
def test_turning_comes_before_destroying(name: str, cost: list[dict[str, Any]], move: str, turned: list[str]) -> None:
    given = f"options.mode = combined; stack = Turn seat=0; boards.0 = smith research {name} nightingale"
    with printed(name, *cost):
        state = arrange(GAME, given, fill)
        state.play(f"use {name} 1")
        state.play(move)
    assert state.snapshot()["table"]["turned"] == turned
    assert state.snapshot()["table"]["pools"][0] == "2gold"
    GAME.restore(state.snapshot())  # nothing is turned that is not in play
