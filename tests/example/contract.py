"""What the contract suite should know of Spark."""

from __future__ import annotations

from typing import Any

OF_RULES = {"lay"}
ALIKE = {"light"}  # lights of different strength


def hidden(g: Any, seat: int | None) -> set[str]:
    """SP-6."""
    hands = {f"hands[{owner}][{i}]" for owner, hand in enumerate(g.hands) if owner != seat for i in range(len(hand))}
    laid = {f"laid[{owner}]" for owner, card in enumerate(g.laid) if owner != seat and card >= 0}
    return hands | laid | ({"ember"} if g.options["ember"] == "hidden" else set())
