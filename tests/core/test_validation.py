"""Our small validator and a library agree on what fits the corrections of Res Arcana."""

from __future__ import annotations

import copy
import random
from typing import Any

import jsonschema_rs
import pytest

import zeitriss
from zeitriss.core import facts
from zeitriss.core.errors import BadCards
from zeitriss.core.validation import validate

FOLDER = zeitriss.game("res_arcana").folder
SCHEMA = facts.load(FOLDER / "corrections.schema.json")
FIELDS = SCHEMA["$defs"]["component"]["properties"]
CARDS = {
    card["id"]: {key: value for key, value in card.items() if key in FIELDS}
    for card in facts.load(FOLDER / "cards.json")["components"]
}
JUNK: list[Any] = [None, True, -1, 0, 1, 21, 1.5, "", "X", "gold", "dragon", "gain", [], {}, [1], {"gold": 1}]


def spots(data: Any) -> list[tuple[Any, Any]]:
    """Every place in the data that can hold something else."""
    keys = data if isinstance(data, dict) else range(len(data)) if isinstance(data, list) else ()
    return [spot for key in keys for spot in [(data, key), *spots(data[key])]]


def spoiled(rng: random.Random) -> dict[str, Any]:
    """Real cards with one to three places taken out, replaced or added."""
    chosen = rng.sample(sorted(CARDS), 2)
    data: dict[str, Any] = {"game": "res_arcana", "components": {name: copy.deepcopy(CARDS[name]) for name in chosen}}
    for _ in range(rng.randint(0, 3)):
        holder, key = rng.choice(spots(data) or [(data, "game")])
        match rng.randrange(3):
            case 0:
                holder.pop(key, None) if isinstance(holder, dict) else holder.pop(key)
            case 1:
                holder[key] = rng.choice(JUNK)
            case _ if isinstance(holder, dict):
                holder[rng.choice(["kind", "count", "gold", "vp", "mana", "trigger"])] = rng.choice(JUNK)
    return data


def refused_at(data: Any) -> str | None:
    try:
        validate(data, SCHEMA)
    except BadCards as error:
        return error.field
    return None


@pytest.mark.parametrize("seed", range(20))
def test_the_same_is_refused(seed: int) -> None:
    rng, library = random.Random(seed), jsonschema_rs.Draft202012Validator(SCHEMA)
    for _ in range(100):
        data = spoiled(rng)
        where = refused_at(data)
        assert (where is None) == library.is_valid(data), (data, where)


def test_both_outcomes_are_met() -> None:
    found = [refused_at(spoiled(random.Random(seed))) for seed in range(300)]
    assert 50 < sum(where is None for where in found) < 250
    assert len(set(found)) > 50
