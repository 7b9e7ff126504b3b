from __future__ import annotations
from typing import Any

View = dict[str, Any]


def headline(view: View, say: Any) -> str:
    return ""


def prompt(view: View, say: Any) -> str:
    return ""


def panels(view: View, say: Any) -> list[Any]:
    return []


def place(move: Any, view: View) -> list[str]:
    return []


def label(move: Any, view: View, say: Any) -> str:
    return ""


def face(kind: str, name: str, say: Any) -> Any:
    return {}
