"""Facts: the card data of a game, with a user's corrections laid over it.

`cards.json` holds the facts of a game. Where the printed values are not known for certain, a user may correct them
with a file of his own, checked against the game's `corrections.schema.json`:

    {"components": {"ziggurat": {"vp": 2}}}

Corrections are read when the game is loaded; `correct` has to be called before that. They are passed on to worker
processes by the environment (`ZEITRISS_CARDS_RES_ARCANA=FILE`).
"""

from __future__ import annotations

import copy
import hashlib
import json
import os
from pathlib import Path
from typing import Any

from zeitriss.core.errors import Refused

Data = dict[str, Any]
_read: set[str] = set()


class BadCards(Refused):
    """A correction that cannot be: `field` names the card and what is wrong with it."""

    kind = "bad-cards"


def variable(game: str) -> str:
    return f"ZEITRISS_CARDS_{game.upper()}"


def correct(game: str, path: str | Path) -> None:
    """Play this game with corrected cards."""
    if game in _read:
        raise BadCards(f"{game} is loaded already; corrections come first", str(path))
    os.environ[variable(game)] = str(path)


def files(folder: Path) -> list[Path]:
    """Where the facts of this game come from: its own file, then the corrections."""
    corrections = os.environ.get(variable(folder.name))
    return [folder / "cards.json"] + ([Path(corrections)] if corrections else [])


def digest(folder: Path) -> str:
    """A fingerprint of the facts in use, for log headers."""
    return hashlib.sha256(b"".join(file.read_bytes() for file in files(folder))).hexdigest()[:16]


def read(folder: Path) -> Data:
    """The facts of the game in this folder, corrected if there are corrections."""
    _read.add(folder.name)
    own, *others = files(folder)
    facts = load(own)
    for file in others:
        facts = corrected(facts, load(file), load(folder / "corrections.schema.json"))
    return facts


def load(path: Path) -> Data:
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadCards(f"cannot be read ({error.strerror})", str(path)) from None
    except ValueError as error:
        raise BadCards(f"is not JSON ({error})", str(path)) from None
    if not isinstance(data, dict):
        raise BadCards("an object is needed", str(path))
    return data


def corrected(facts: Data, corrections: Data, schema: Data) -> Data:
    """The facts with other values for some fields of some cards. Each of them says that the user has set it."""
    validate(corrections, schema, schema, "")
    result = copy.deepcopy(facts)
    for group, changes in corrections.items():
        if isinstance(result.get(group), dict):
            result[group] |= changes
            continue
        cards = {card["id"]: card for card in result[group]}
        for name, fields in changes.items():
            if name not in cards:
                raise BadCards("is no card of this game", f"{group}.{name}")
            cards[name] |= fields
            cards[name]["provenance"] = cards[name].get("provenance", {}) | {f: {"source": "user"} for f in fields}
    return result


TYPES: dict[str, type | tuple[type, ...]] = {
    "object": dict,
    "array": list,
    "string": str,
    "integer": int,
    "boolean": bool,
}


def validate(data: Any, schema: Data, root: Data, path: str) -> None:
    """The part of JSON Schema that card data needs. The first thing that does not fit is refused with its path."""
    if "$ref" in schema:
        schema = root["$defs"][schema["$ref"].removeprefix("#/$defs/")]
    kind = schema.get("type")
    if kind and (not isinstance(data, TYPES[kind]) or (kind == "integer" and isinstance(data, bool))):
        raise BadCards(f"{data!r} given, {kind} needed", path)
    if "enum" in schema and data not in schema["enum"]:
        raise BadCards(f"{data!r} is not one of {', '.join(map(str, schema['enum']))}", path)
    if kind == "integer" and not schema.get("minimum", data) <= data <= schema.get("maximum", data):
        raise BadCards(f"{data} is not from {schema.get('minimum')} to {schema.get('maximum')}", path)
    if kind == "array":
        if len(data) > schema.get("maxItems", len(data)):
            raise BadCards(f"{len(data)} entries given, at most {schema['maxItems']} are possible", path)
        for i, item in enumerate(data):
            validate(item, schema["items"], root, f"{path}[{i}]")
    if kind == "object":
        validate_object(data, schema, root, path)


def validate_object(data: Data, schema: Data, root: Data, path: str) -> None:
    known, other = schema.get("properties", {}), schema.get("additionalProperties", True)
    for name in schema.get("required", []):
        if name not in data:
            raise BadCards("is missing", join(path, name))
    for name, value in data.items():
        if name not in known and other is False:
            raise BadCards(f"is unknown; known: {', '.join(known)}", join(path, name))
        if name in known or isinstance(other, dict):
            validate(value, known.get(name, other), root, join(path, name))
    if "x-by" in schema:  # which further properties are needed depends on the value of one
        needed = schema["x-needs"][data[schema["x-by"]]]
        for name in needed:
            if name not in data:
                raise BadCards(f"is missing; {data[schema['x-by']]} needs it", join(path, name))


def join(path: str, name: str) -> str:
    return f"{path}.{name}" if path else name
