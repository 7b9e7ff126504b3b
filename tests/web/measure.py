"""What a ruler says about a table: texts, cuts, zones, cards, overlaps, scrolling, targets."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

RULER = (Path(__file__).parent / "ruler.js").read_text()
Measures = dict[str, Any]


def measure(page: Page) -> Measures:
    found: Measures = page.evaluate(RULER)
    return found


def moved(before: Measures, after: Measures) -> dict[str, float]:
    """Zones that lie elsewhere than before, and by how much."""
    both = before["zones"].keys() & after["zones"].keys()
    by = {id: max(abs(a - b) for a, b in zip(before["zones"][id], after["zones"][id], strict=True)) for id in both}
    return {id: far for id, far in by.items() if far > 2}


def grown(small: Measures, large: Measures, least: float = 1.6) -> list[str]:
    """What a large screen shows less than so many times as large as a desktop."""
    both = small["zones"].keys() & large["zones"].keys()
    pairs = [(id, small["zones"][id][side], large["zones"][id][side]) for id in both for side in (2, 3)]
    pairs += [("hand card", min(small["hand"]), min(large["hand"]))] if small["hand"] and large["hand"] else []
    return [f"{name} grows from {a:.0f} to {b:.0f} only" for name, a, b in pairs if b < a * least]


def complaints(found: Measures, text: float, hand: float, target: float) -> list[str]:
    """What is too small, cut off or in the way; empty: all is well."""
    said = [f"text of {size:.1f} px: {words!r}" for size, words in found["small"] if size < text - 0.05]
    said += [f"cut off: {words!r}" for words in found["cut"]]
    said += [f"hand card of {width} px" for width in found["hand"] if width < hand]
    said += [f"{one} lies over another zone's thing" for one in found["overlaps"]]
    said += [f"{one!r} and {other!r} lie over each other" for one, other in found["covered"]]
    said += [f"target of {size} px: {name!r}" for size, name in found["targets"] if size < target]
    said += ["the table scrolls"] if max(found["scrolls"]) > 0 else []
    return said
