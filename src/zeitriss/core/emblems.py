"""Emblems: how the cards of a game look, from its `emblems.json`.

    {"kinds": {"gem": {"form": "cut", "frame": "#2f73b4"}},       frame, form of window and cost, paper of each kind
     "signs": {"aether": ["polar-star", "#6f5bd6", "pill"]},      small drawings; with colour and form: values
     "cards": {"jade": ["rupee", "#3f9d6b"]}}                     the drawing of each card and the light behind it

Drawings have the names of https://game-icons.net; the client's build picks them out. A game may bring its own (`art`).
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Literal, TypedDict

from zeitriss.core.facts import for_each
from zeitriss.core.scene import Face, Sign


class Look(TypedDict, total=False):
    """What the cards of a kind have in common."""

    form: Literal["cut", "arch", "round", "bowl", "plain"]
    frame: str
    paper: Literal["parchment", "night"]


@dataclass(frozen=True)
class Emblems:
    """What the games lay into their faces: drawing and light by card, the look by kind, values by sign."""

    kinds: dict[str, Look]
    signs: dict[str, list[str]]
    cards: dict[str, list[str]]

    @classmethod
    def of(cls, folder: Path, cards: Iterable[str] = ()) -> Emblems:
        """Those of a game; each of these cards has its drawing."""
        path = folder / "emblems.json"
        found = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
        drawn = for_each(cards, found.get("cards", {}), "drawing in emblems.json")
        return cls(found.get("kinds", {}), found.get("signs", {}), drawn)

    def dress(self, face: Face, kind: str, card: str) -> Face:
        """The face with its drawing, its light and the look of its kind."""
        drawing, light = self.cards[card]
        return {**self.framed(face, kind), "emblem": drawing, "light": light}

    def framed(self, face: Face, kind: str) -> Face:
        return {**face, **self.kinds.get(kind, {})}

    def value(self, sign: str) -> Sign:
        """How a sign stands for a value; empty: it is only a drawing."""
        match self.signs.get(sign, []):
            case [_, tint, "pill"]:
                return {"tint": tint, "form": "pill"}
            case [_, tint, "token"]:
                return {"tint": tint, "form": "token"}
            case [_, tint]:
                return {"tint": tint}
        return {}


def drawings(folder: Path) -> set[str]:
    """The names of everything that can be drawn for the game."""
    look = Emblems.of(folder)
    return (
        {path.stem for path in (folder / "art").glob("*.svg")} | set(look.signs) | {d for d, _ in look.cards.values()}
    )
