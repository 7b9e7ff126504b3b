"""Validation: the part of JSON Schema that card data needs.

Written here and not taken from a library: the core needs nothing but Python, and what is refused is to be said in words
with one path, while libraries answer a condition that fails with all its branches. The tests hold it to a library:
both must accept and refuse the same data.
"""

from __future__ import annotations

from typing import Any

from zeitriss.core.errors import BadCards

Data = dict[str, Any]
KINDS: dict[str, tuple[type, str]] = {
    "object": (dict, "an object"),
    "array": (list, "a list"),
    "string": (str, "a text"),
    "integer": (int, "a whole number"),
    "boolean": (bool, "true or false"),
}


def validate(data: Any, schema: Data) -> None:
    """The first thing that does not fit is refused with its path."""
    check(data, schema, schema, "")


def check(data: Any, schema: Data, root: Data, path: str) -> None:
    if "$ref" in schema:
        check(data, root["$defs"][schema["$ref"].removeprefix("#/$defs/")], root, path)
    if "type" in schema:
        check_kind(data, schema["type"], path)
    allowed = schema.get("enum", [schema["const"]] if "const" in schema else None)
    if allowed is not None and not any(data == one and type(data) is type(one) for one in allowed):
        raise BadCards(f"{data!r} is not one of {', '.join(map(str, allowed))}", path)
    if isinstance(data, int) and not schema.get("minimum", data) <= data <= schema.get("maximum", data):
        raise BadCards(f"{data} is not from {schema['minimum']} to {schema['maximum']}", path)
    if isinstance(data, list):
        check_list(data, schema, root, path)
    if isinstance(data, dict):
        check_object(data, schema, root, path)
    for rule in schema.get("allOf", []):
        check(data, rule.get("then" if fits(data, rule["if"], root) else "else", {}), root, path)


def fits(data: Any, schema: Data, root: Data) -> bool:
    try:
        check(data, schema, root, "")
    except BadCards:
        return False
    return True


def check_kind(data: Any, kind: str, path: str) -> None:
    python, words = KINDS[kind]
    if not isinstance(data, python) or (kind == "integer" and isinstance(data, bool)):
        raise BadCards(f"{data!r} given, {words} needed", path)


def check_list(data: list[Any], schema: Data, root: Data, path: str) -> None:
    if len(data) > schema.get("maxItems", len(data)):
        raise BadCards(f"{len(data)} entries given, at most {schema['maxItems']} are possible", path)
    for i, item in enumerate(data):
        check(item, schema.get("items", {}), root, f"{path}[{i}]")


def check_object(data: Data, schema: Data, root: Data, path: str) -> None:
    known, other = schema.get("properties", {}), schema.get("additionalProperties", True)
    for name in schema.get("required", []):
        if name not in data:
            raise BadCards("is missing", join(path, name))
    for name, value in data.items():
        if name in known:
            check(value, known[name], root, join(path, name))
        elif other is False:
            raise BadCards(f"is unknown; known: {', '.join(known)}", join(path, name))
        elif isinstance(other, dict):
            check(value, other, root, join(path, name))


def join(path: str, name: str) -> str:
    return f"{path}.{name}" if path else name
