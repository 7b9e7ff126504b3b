"""What a hand-edited snapshot may get wrong beyond single fields."""

from __future__ import annotations

from zeitriss.core.errors import refuse_snapshot
from zeitriss.games.res_arcana.cards import CARD, CARDS, FIRST_ITEM, FIRST_MAGE, FIRST_MONUMENT, FIRST_PLACE
from zeitriss.games.res_arcana.knowledge.memory import IN_DECK, IN_HAND, observers, zones
from zeitriss.games.res_arcana.state import (
    ASIDE,
    BOARDS,
    CHOSEN,
    DECKS,
    DISCARDS,
    DISPLAY,
    HANDS,
    ITEMS,
    KEPT,
    LORE,
    MAGES,
    MONUMENTS,
    ON,
    ORDERED,
    PACKS,
    PEEKED,
    PLACES,
    TURNED,
    ResArcana,
)

ARTIFACT = (0, FIRST_MONUMENT)
MONUMENT = (FIRST_MONUMENT, FIRST_MAGE)
MAGE = (FIRST_MAGE, FIRST_PLACE)
PLACE = (FIRST_PLACE, FIRST_ITEM)
ITEM = (FIRST_ITEM, CARDS)
STACKED = (0, FIRST_MAGE)  # what lies in decks
ARTIFACTS = (
    ("hands", HANDS),
    ("decks", DECKS),
    ("discards", DISCARDS),
    ("packs", PACKS),
    ("kept", KEPT),
    ("aside", ASIDE),
)


def check(g: ResArcana) -> None:
    check_kinds(g)
    check_boards(g)
    check_lore(g)


def check_kinds(g: ResArcana) -> None:
    """Everything lies where its kind belongs; what is held in a hand is sorted, so that places tell nothing."""
    laid = [("display", MONUMENT, DISPLAY), ("monuments", MONUMENT, MONUMENTS)]
    laid += [("places", PLACE, PLACES), ("items", ITEM, ITEMS)]
    laid += [("peeked", STACKED, PEEKED), ("ordered", STACKED, ORDERED)]
    for seat in range(g.seats):
        laid += [(f"{name}[{seat}]", ARTIFACT, zones[seat]) for name, zones in ARTIFACTS]
        laid += [(f"mages[{seat}]", MAGE, MAGES[seat]), (f"chosen[{seat}]", MAGE, CHOSEN[seat])]
        for name, held in (("hands", HANDS), ("mages", MAGES), ("packs", PACKS)):
            if held[seat].cards(g) != sorted(held[seat].cards(g)):
                refuse_snapshot(f"table.{name}[{seat}]", "cards in a hand stand in the order of the card list")
    if PEEKED.cards(g) != sorted(PEEKED.cards(g)):
        refuse_snapshot("table.peeked", "cards that are looked at stand in the order of the card list")
    for name, (low, high), zone in laid:
        for card in zone.cards(g):
            if not low <= card < high:
                refuse_snapshot(f"table.{name}", f"{CARD.names[card]} is of another kind")


def check_boards(g: ResArcana) -> None:
    """RA-86: mage and item first, one of each. Nothing is turned or loaded elsewhere."""
    lying: list[int] = []
    for seat in range(g.seats):
        board = BOARDS[seat].cards(g)
        lying += board
        for low, high in (MAGE, ITEM):
            places = [i for i in range(len(board)) if low <= board[i] < high]
            if len(places) > 1 or (places and places[0] > 1):
                refuse_snapshot(f"table.boards[{seat}]", "a board begins with one mage and one item")
    for card in range(CARDS):
        if (TURNED.at(g, card) or ON.at(g, card)) and card not in lying:
            refuse_snapshot("table.turned" if TURNED.at(g, card) else "table.on", f"{CARD.names[card]} is not in play")


def check_lore(g: ResArcana) -> None:
    """Nobody knows what is not so. An owner may know more than zones tell: the own hand and deck are taken as one."""
    for zone, cards in zones(g):
        for observer in observers(g):
            own = IN_HAND[observer] | IN_DECK[observer] if observer < g.seats else 0
            for card in cards.cards(g):
                if card < FIRST_PLACE:
                    allowed = LORE[observer].at(g, card)
                    if allowed and not allowed & (zone | own if zone & own else zone):
                        refuse_snapshot(
                            f"table.lore[{min(observer, g.seats)}]",
                            f"{CARD.names[card]} lies where it cannot lie for this observer",
                        )
