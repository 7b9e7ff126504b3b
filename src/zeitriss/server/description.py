"""The server's description of itself (OpenAPI)."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.openapi.plugins import JsonRenderPlugin
from msgspec import Struct

from zeitriss.server import protocol


class Description(JsonRenderPlugin):
    """The framework does not say of which objects unknown entries are refused; we do."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        for name, schema in openapi_schema["components"]["schemas"].items():
            if is_strict(getattr(protocol, name, None)):
                schema["additionalProperties"] = False
        return super().render(request, openapi_schema)


def is_strict(wire: object) -> bool:
    return isinstance(wire, type) and issubclass(wire, Struct) and wire.__struct_config__.forbid_unknown_fields
