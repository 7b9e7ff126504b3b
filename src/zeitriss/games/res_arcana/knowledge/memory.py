"""What every seat knows of the cards that lie face down (RA-74), kept true by whoever moves, shows or shuffles cards.

`lore[observer][card]` is the set of zones where the card may lie, as far as this observer can tell; 0: where it lies is
known. The last observer is everybody: what was never secret. All that is known stands with the card and not
with its place, so worlds that a seat cannot tell apart hold the same lore for it.
Where a known card is secretly put back, only its zones stay known, not its place in the deck: a seat may know a little
less than perfect logic could tell, never more (RA-R21).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from zeitriss.games.res_arcana.cards import FIRST_MAGE, FIRST_MONUMENT, FIRST_PLACE
from zeitriss.games.res_arcana.state import ResArcana

# One bit per zone, in the order of ZONE, by seat.
HAND: Final[list[int]] = [1 << 0, 1 << 1, 1 << 2, 1 << 3]
DECK: Final[list[int]] = [1 << 4, 1 << 5, 1 << 6, 1 << 7]
KEPT: Final[list[int]] = [1 << 8, 1 << 9, 1 << 10, 1 << 11]
PACK: Final[list[int]] = [1 << 12, 1 << 13, 1 << 14, 1 << 15]
ASIDE: Final[list[int]] = [1 << 16, 1 << 17, 1 << 18, 1 << 19]
MAGES: Final[list[int]] = [1 << 20, 1 << 21, 1 << 22, 1 << 23]
CHOSEN: Final[list[int]] = [1 << 24, 1 << 25, 1 << 26, 1 << 27]
MONUMENTS: Final = 1 << 28
BOX: Final = 1 << 29
PACKS: Final = 0xF000
# What the owner has always looked at; what becomes the deck (RA-17).
SEEN: Final[list[int]] = [HAND[s] | KEPT[s] | PACK[s] | MAGES[s] | CHOSEN[s] for s in range(4)]
OWNED: Final[list[int]] = [DECK[s] | KEPT[s] | ASIDE[s] for s in range(4)]


def forget(g: ResArcana, cards: list[int]) -> None:
    """Before the deal: artifacts in one of the decks, mages dealt to anybody, or in the box."""
    artifacts: i64 = BOX | sum(DECK[: g.seats])
    mages: i64 = BOX | sum(MAGES[: g.seats])
    for lore in g.lore:
        for card in cards:
            if card >= FIRST_PLACE:
                continue
            if card < FIRST_MONUMENT:
                lore[card] = artifacts
            elif card < FIRST_MAGE:
                lore[card] = MONUMENTS | BOX
            else:
                lore[card] = mages


def see(g: ResArcana, observer: i64, card: i64) -> None:
    """This observer knows where the card is."""
    if card < FIRST_PLACE:
        g.lore[observer][card] = 0


def reveal(g: ResArcana, card: i64) -> None:
    """Everybody sees the card."""
    if card < FIRST_PLACE:
        for lore in g.lore:
            lore[card] = 0


def carry(g: ResArcana, seat: i64, source: i64, target: i64) -> None:
    """Cards went secretly from a zone to another: for all but this seat they may be any that could lie there."""
    for observer in range(g.seats + 1):
        if observer != seat:
            widen(g.lore[observer], source, target)


def widen(lore: list[int], source: i64, target: i64) -> None:
    for card in range(FIRST_PLACE):
        if lore[card] & source:
            lore[card] |= target


def drawn(g: ResArcana, seat: i64, card: i64) -> None:
    """RA-50: the top card came to the hand; who knew it knows it there too."""
    see(g, seat, card)
    for lore in g.lore:
        if lore[card]:
            widen(lore, DECK[seat], HAND[seat])


def carry_of(g: ResArcana, seat: i64, cards: list[int], source: i64, target: i64) -> None:
    """The same where these cards lay: even those that were known may be the one that went."""
    if len(cards) > 1:
        for observer in range(g.seats + 1):
            if observer != seat:
                for card in cards:
                    g.lore[observer][card] |= source
    carry(g, seat, source, target)


def rename(g: ResArcana, source: i64, target: i64) -> None:
    """Everything that lay in these zones lies in those now."""
    for lore in g.lore:
        for card in range(FIRST_PLACE):
            if lore[card] & source:
                lore[card] = lore[card] & ~source | target


def rule_out(lore: list[int], zones: i64) -> None:
    """Whatever an observer does not know lies elsewhere."""
    for card in range(FIRST_PLACE):
        lore[card] &= ~zones


def own(g: ResArcana, seat: i64, cards: list[int]) -> None:
    """RA-17: this seat has looked at its eight cards; now they are its deck, in an order that nobody knows."""
    there: i64 = DECK[seat]
    rename(g, OWNED[seat], there)
    rule_out(g.lore[seat], there)
    for observer in range(g.seats):
        for card in cards:
            if observer == seat or g.lore[observer][card] == 0:
                g.lore[observer][card] = there


def shuffled_in(g: ResArcana, seat: i64, cards: list[int], alone: bool) -> None:
    """RA-50: these cards, known to all, went in random order to the deck; `alone`: there is nothing else in it."""
    there: i64 = DECK[seat]
    for lore in g.lore:
        if alone:
            rule_out(lore, there)
        if len(cards) > 1:
            for card in cards:
                lore[card] = there


def peek(g: ResArcana, seat: i64, cards: list[int], zone: i64) -> None:
    """RA-51: this seat knows the order of these cards, nobody else does any more."""
    for observer in range(g.seats + 1):
        lore = g.lore[observer]
        for card in cards:
            if observer == seat:
                lore[card] = 0
            elif len(cards) > 1 and lore[card] == 0:
                lore[card] = zone


def zones(g: ResArcana) -> list[tuple[int, list[int]]]:
    """Everywhere a card can lie face down, with its bit."""
    found: list[tuple[int, list[int]]] = []
    for seat in range(g.seats):
        found.append((HAND[seat], g.hands[seat]))
        found.append((DECK[seat], g.decks[seat]))
        found.append((KEPT[seat], g.kept[seat]))
        found.append((PACK[seat], g.packs[seat]))
        found.append((ASIDE[seat], g.aside[seat]))
        found.append((MAGES[seat], g.mages[seat]))
        found.append((CHOSEN[seat], g.chosen[seat]))
    found.append((MONUMENTS, g.monuments))
    found.append((BOX, g.box))
    if g.peeked or g.ordered:  # taken from a deck for a moment
        pile: i64 = DECK[g.looking] if (g.peeked + g.ordered)[0] < FIRST_MONUMENT else MONUMENTS
        found.append((pile, g.peeked))
        found.append((pile, g.ordered))
    return found


def assume(g: ResArcana, seat: i64) -> None:
    """What this seat must know at least: what everybody knows, its own cards, and that the others' are not its own."""
    lore = g.lore[g.seats].copy()
    seen: i64 = SEEN[seat]
    deck: i64 = 0 if unseen_deck(g, seat) else DECK[seat]
    rule_out(lore, seen | deck)
    for zone, cards in zones(g):
        for card in cards:
            if zone & seen:
                lore[card] = 0
            elif zone & deck:
                lore[card] = zone
    g.lore[seat] = lore


def unseen_deck(g: ResArcana, seat: i64) -> bool:
    """RA-13, RA-16: in the first game and before the decks are made nobody has looked at the own deck."""
    return g.options["mode"] == "first" or (g.round == 0 and not g.hands[seat])


def knows(g: ResArcana, observer: i64, card: i64) -> bool:
    return card >= FIRST_PLACE or g.lore[observer][card] == 0
