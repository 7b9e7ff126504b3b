"""What the contract suite should know of Gegensatz."""

from __future__ import annotations

from zeitriss.games.antinomy.state import Antinomy

ALIKE = {"relic"}  # four symbols in four colours
OF_RULES = {
    "place-wand",
    "turn",
    "paradox",
    "pick-side",
    "solo-turn",
    "solo-paradox",
    "remove-relic",
    "replace-card",
    "return-relic",
}
CASES = [(1, {"level": "hard", "shrine": True}), (1, {"level": "easy", "codex_end": "left"})]


def hidden(g: Antinomy, seat: int | None) -> set[str]:
    """AN-34 to AN-38: the codex, the draw deck, and what was never face up in the others' hands."""
    hands = [
        f"hands[{owner}][{i}]"
        for owner, hand in enumerate(g.lying("hands"))
        for i, card in enumerate(hand)
        if owner != seat and not g.seen >> card & 1
    ]
    return {"codex", *(f"deck[{i}]" for i in range(len(g.lying("deck")))), *hands}
