"""What a hand-edited snapshot may get wrong beyond single fields."""

from __future__ import annotations

from zeitriss.core.errors import refuse_snapshot
from zeitriss.games.res_arcana.cards import CARD, CARDS, FIRST_ITEM, FIRST_MAGE, FIRST_MONUMENT, FIRST_PLACE
from zeitriss.games.res_arcana.knowledge.memory import DECK, HAND, zones
from zeitriss.games.res_arcana.state import ResArcana

ARTIFACT = (0, FIRST_MONUMENT)
MONUMENT = (FIRST_MONUMENT, FIRST_MAGE)
MAGE = (FIRST_MAGE, FIRST_PLACE)
PLACE = (FIRST_PLACE, FIRST_ITEM)
ITEM = (FIRST_ITEM, CARDS)


def check(g: ResArcana) -> None:
    check_kinds(g)
    check_boards(g)
    check_lore(g)


def check_kinds(g: ResArcana) -> None:
    """Everything lies where its kind belongs; hands are sorted."""
    laid = [("display", MONUMENT, g.display), ("monuments", MONUMENT, g.monuments)]
    laid += [("places", PLACE, g.places), ("items", ITEM, g.items)]
    for seat in range(g.seats):
        laid += [(f"hands[{seat}]", ARTIFACT, g.hands[seat]), (f"decks[{seat}]", ARTIFACT, g.decks[seat])]
        laid += [(f"discards[{seat}]", ARTIFACT, g.discards[seat]), (f"packs[{seat}]", ARTIFACT, g.packs[seat])]
        laid += [(f"kept[{seat}]", ARTIFACT, g.kept[seat]), (f"aside[{seat}]", ARTIFACT, g.aside[seat])]
        laid += [(f"mages[{seat}]", MAGE, g.mages[seat]), (f"chosen[{seat}]", MAGE, g.chosen[seat])]
        if g.hands[seat] != sorted(g.hands[seat]):
            refuse_snapshot(f"table.hands[{seat}]", "cards in a hand stand in the order of the card list")
    for name, (low, high), cards in laid:
        for card in cards:
            if not low <= card < high:
                refuse_snapshot(f"table.{name}", f"{CARD.names[card]} is of another kind")


def check_boards(g: ResArcana) -> None:
    """RA-86: mage and item first, one of each. Nothing is turned or loaded elsewhere."""
    lying: list[int] = []
    for seat in range(g.seats):
        board = g.boards[seat]
        lying += board
        for low, high in (MAGE, ITEM):
            places = [i for i in range(len(board)) if low <= board[i] < high]
            if len(places) > 1 or (places and places[0] > 1):
                refuse_snapshot(f"table.boards[{seat}]", "a board begins with one mage and one item")
    for card in range(CARDS):
        if (g.turned[card] or g.on[card]) and card not in lying:
            refuse_snapshot("table.turned" if g.turned[card] else "table.on", f"{CARD.names[card]} is not in play")


def check_lore(g: ResArcana) -> None:
    """Nobody knows what is not so. An owner may know more than zones tell: the own hand and deck are taken as one."""
    if len(g.lore) != g.seats + 1:
        refuse_snapshot("table.lore", f"one entry per seat and one for everybody are needed, not {len(g.lore)}")
    for zone, cards in zones(g):
        for observer in range(g.seats + 1):
            own = HAND[observer] | DECK[observer] if observer < g.seats else 0
            for card in cards:
                if card < FIRST_PLACE:
                    allowed = g.lore[observer][card]
                    if allowed and not allowed & (zone | own if zone & own else zone):
                        refuse_snapshot(
                            f"table.lore[{observer}]", f"{CARD.names[card]} lies where it cannot lie for this observer"
                        )
