"""What the contract suite should know of Aeon's End."""

from __future__ import annotations

from typing import Any

from zeitriss.core.move import Move
from zeitriss.games.aeons_end.cards import FOE
from zeitriss.games.aeons_end.state import AeonsEnd

ALIKE = {"turn"}  # they show their players
CASES: list[tuple[int, dict[str, Any]]] = [
    (1, {"nemesis": "crooked-mask", "difficulty": "expert", "mage_a": "adelheim"}),
    (3, {"nemesis": "carapace-queen", "difficulty": "extinction", "mage_c": "phaedraxa", "supply": "free-charges"}),
    (4, {"nemesis": "prince-of-gluttons", "easier_turn_order": True, "tutorial": True, "mage_b": "lash"}),
    (2, {"code": "2PE-KM-4256B00-JN36YX3"}),
    (
        2,
        {
            "nemesis": "rageborne",
            "difficulty": "beginner",
            "required": ["wildfire-whip", "unstable-prism"],
            "excluded": ["jade", "spectral-echo"],
        },
    ),
]


def hidden(g: AeonsEnd, seat: int | None) -> dict[str, str]:
    """AE-16, AE-R27: the order of decks as far as nobody could follow it; which basic cards are not in the game.

    What a deck holds is public, so hidden cards could only change places within one deck; nemesis deck and box are one.
    """
    paths = [f"turn_deck[{i}]" for i, seen in enumerate(g.turn_open) if not seen]
    paths += [f"nemesis_deck[{i}]" for i in range(len(g.nemesis_deck))] + [f"box[{i}]" for i in range(len(g.box))]
    paths += [f"strikes[{i}]" for i in range(len(g.strikes))]
    paths += [f"corruptions[{i}]" for i in range(len(g.corruptions) - g.sunk)]
    paths += [f"decks[{s}][{i}]" for s, deck in enumerate(g.decks) for i in range(g.sure[s], len(deck))]
    return {path: path.rpartition("[")[0].replace("box", "nemesis_deck") for path in paths}


def shows(g: AeonsEnd, move: Move) -> set[str]:
    """AE-68: a strike card is carried out in front of everybody, then shuffled back in."""
    after = g.clone()
    after.news = []
    after.apply(move)
    struck = {str(news.args["foe"]) for news in after.news if news.key == "strike"}
    return {f"strikes[{i}]" for i, card in enumerate(g.strikes) if f"foe.{FOE.names[card]}" in struck}
