"""Words to write boards with: lines of parts, and places for zones."""

from __future__ import annotations

from typing import Literal

from zeitriss.core.scene import Board, Layout, Region

Ground = Literal["panel", "foe", "mine", "sky"]
Title = Literal["above", "below", "beside"]


def zone(
    place: str,
    size: float = 0,
    *,
    share: float = 1,
    card: float = 0,
    tall: float = 0,
    lines: int = 0,
    columns: int = 0,
    tiles: int = 0,
    title: Title | None = None,
    answers: bool = False,
    ground: Ground | None = None,
) -> Region:
    """A place, as long as `size` design pixels in its line, or with a share of what is left."""
    part = measured({"place": place}, size, share, ground)
    if card:
        part["card"] = card
    if tall:
        part["tall"] = tall
    if lines:
        part["lines"] = lines
    if columns:
        part["columns"] = columns
    if tiles:
        part["tiles"] = tiles
    if title:
        part["title"] = title
    if answers:
        part["answers"] = True
    return part


def across(*parts: Region, size: float = 0, share: float = 1, ground: Ground | None = None) -> Region:
    return measured({"parts": list(parts)}, size, share, ground)


def down(*parts: Region, size: float = 0, share: float = 1, ground: Ground | None = None) -> Region:
    return measured({"parts": list(parts), "down": True}, size, share, ground)


def measured(part: Region, size: float, share: float, ground: Ground | None) -> Region:
    if size:
        part["size"] = size
    elif share != 1:
        part["share"] = share
    if ground:
        part["ground"] = ground
    return part


def board(desktop: Layout, phone: Layout, landscape: Layout, glance: Layout | None = None) -> Board:
    result: Board = {"desktop": desktop, "phone": phone, "landscape": landscape}
    if glance is not None:
        result["glance"] = glance
    return result


def layout(table: Region, other: Region | None = None, head: Region | None = None) -> Layout:
    result: Layout = {"table": table}
    if other is not None:
        result["other"] = other
    if head is not None:
        result["head"] = head
    return result


def places(part: Region) -> list[str]:
    """The names of all places in this part."""
    return [part["place"]] if "place" in part else [place for inner in part["parts"] for place in places(inner)]
