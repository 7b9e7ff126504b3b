"""What the contract suite should know of Res Arcana."""

from __future__ import annotations

from zeitriss.games.res_arcana.cards import FIRST_MAGE, FIRST_MONUMENT
from zeitriss.games.res_arcana.state import BOX, EVERYBODY, LORE, MONUMENTS, ORDERED, PEEKED, ResArcana

CASES = [
    (2, {"mode": "combined", "cards": "draft_duo", "start": "first", "max_rounds": 6}),
    (3, {"cards": "draft_base", "max_rounds": 4}),
]
OF_RULES = {
    "keep-one",
    "keep-of-pack",
    "choose-mage",
    "choose-item",
    "turn",
    "swap-item",
    "react-to-check",  # RA-46: at the end of a round no card asks
}
LOOKED_AT = ("hands", "kept", "packs", "mages", "chosen")  # by their owner; nobody knows the order of a deck


def hidden(g: ResArcana, seat: int | None) -> dict[str, str]:
    """RA-16 to RA-18, RA-51, RA-74: hands, decks, drafted cards and mages of the others, the order of all decks, and
    which monuments are not in the game. What somebody has once seen there (a card retrieved, peeked at, given away)
    stands in the lore. Cards could change places unnoticed within the possession of one player, or among the monuments.
    """
    lore = LORE[EVERYBODY if seat is None else seat].list(g)
    found: dict[str, str] = {}
    for owner in range(g.seats):
        for zone in ("hands", "decks", "kept", "packs", "aside", "mages", "chosen"):
            if owner == seat and zone in LOOKED_AT:
                continue
            for i, card in enumerate(g.lying(zone)[owner]):
                if lore[card]:
                    found[f"{zone}[{owner}][{i}]"] = f"{owner} {lore[card]}"
    doubtful = {lore[card] for card in MONUMENTS.cards(g)}  # who knows the whole deck knows the rest too
    for zone, cards in (("monuments", MONUMENTS.cards(g)), ("box", BOX.cards(g))):
        for i, card in enumerate(cards):
            if FIRST_MONUMENT <= card < FIRST_MAGE and lore[card] in doubtful - {0}:
                found[f"{zone}[{i}]"] = f"monument {lore[card]}"
    if g.looking != seat:
        found |= {f"peeked[{i}]": "peeked" for i in range(PEEKED.size(g))}
        found |= {f"ordered[{i}]": "peeked" for i in range(ORDERED.size(g))}
    return found
