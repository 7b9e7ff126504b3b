"""What the contract suite should know of Aeon's End."""

from __future__ import annotations

from typing import Any

from zeitriss.core.move import Move
from zeitriss.games.aeons_end.cards import FOE
from zeitriss.games.aeons_end.state import BOX, CORRUPTIONS, DECKS, NEMESIS_DECK, STRIKES, SURE, TURN_OPEN, AeonsEnd

ALIKE = {"turn"}  # they show their players
OF_RULES = {
    "take-turn",
    "casting",
    "main",
    "clear",
    "break-breach",  # AE-51
    "spells-fall",
    "carry-out-corruptions",
}
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
    paths = [f"turn_deck[{i}]" for i, seen in enumerate(TURN_OPEN.cards(g)) if not seen]
    paths += [f"nemesis_deck[{i}]" for i in range(NEMESIS_DECK.size(g))] + [f"box[{i}]" for i in range(BOX.size(g))]
    paths += [f"strikes[{i}]" for i in range(STRIKES.size(g))]
    paths += [f"corruptions[{i}]" for i in range(CORRUPTIONS.size(g) - g.sunk)]
    paths += [f"decks[{s}][{i}]" for s in range(g.seats) for i in range(SURE.at(g, s), DECKS[s].size(g))]
    return {path: path.rpartition("[")[0].replace("box", "nemesis_deck") for path in paths}


def shows(g: AeonsEnd, move: Move) -> set[str]:
    """AE-68: a strike card is carried out in front of everybody, then shuffled back in."""
    after = g.clone()
    after.news = []
    after.apply(move)
    struck = {str(news.args["foe"]) for news in after.news if news.key == "strike"}
    return {f"strikes[{i}]" for i, card in enumerate(STRIKES.cards(g)) if f"foe.{FOE.names[card]}" in struck}
