"""The server's description of itself (OpenAPI)."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.openapi.plugins import JsonRenderPlugin
from msgspec import Struct
from msgspec.json import schema as described

from zeitriss.server import protocol


class Description(JsonRenderPlugin):
    """The framework does not say of which objects unknown entries are refused, nor how long the texts of a list may be;
    we do."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        for name, schema in openapi_schema["components"]["schemas"].items():
            wire = getattr(protocol, name, None)
            if is_strict(wire):
                schema["additionalProperties"] = False
                for field, items in plain_items(wire).items():
                    schema["properties"][field]["items"] = items
        return super().render(request, openapi_schema)


def is_strict(wire: object) -> bool:
    return isinstance(wire, type) and issubclass(wire, Struct) and wire.__struct_config__.forbid_unknown_fields


def plain_items(wire: Any) -> dict[str, Any]:
    """What may stand in its lists, where that is no object of its own.

    >>> plain_items(protocol.MoveWish)
    {'moves': {'type': 'string', 'maxLength': 200}}
    """
    fields = described(wire)["$defs"][wire.__name__]["properties"]
    return {name: said["items"] for name, said in fields.items() if "$ref" not in said.get("items", {"$ref": ""})}
