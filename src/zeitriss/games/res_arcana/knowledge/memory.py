"""What every seat knows of the cards that lie face down (RA-74), kept true by whoever moves, shows or shuffles cards.

`LORE[observer]` holds per card the set of zones where it may lie, as far as this observer can tell; 0: where it lies is
known. The last observer is everybody: what was never secret. All that is known stands with the card and not with its
place, so worlds that a seat cannot tell apart hold the same lore for it.
Where a known card is secretly put back, only its zones stay known, not its place in the deck: a seat may know a little
less than perfect logic could tell, never more (RA-R21).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from zeitriss.core.vecs import vec
from zeitriss.core.zones import Numbers, Zone
from zeitriss.games.res_arcana.cards import FIRST_MAGE, FIRST_MONUMENT, FIRST_PLACE
from zeitriss.games.res_arcana.state import (
    ASIDE,
    BOX,
    CHOSEN,
    DECKS,
    EVERYBODY,
    HANDS,
    KEPT,
    LORE,
    MAGES,
    MONUMENTS,
    ORDERED,
    PACKS,
    PEEKED,
    ResArcana,
)

# One bit per zone, in the order of ZONE, by seat.
IN_HAND: Final = vec[i64]([1 << 0, 1 << 1, 1 << 2, 1 << 3])
IN_DECK: Final = vec[i64]([1 << 4, 1 << 5, 1 << 6, 1 << 7])
IN_KEPT: Final = vec[i64]([1 << 8, 1 << 9, 1 << 10, 1 << 11])
IN_PACK: Final = vec[i64]([1 << 12, 1 << 13, 1 << 14, 1 << 15])
IN_ASIDE: Final = vec[i64]([1 << 16, 1 << 17, 1 << 18, 1 << 19])
IN_MAGES: Final = vec[i64]([1 << 20, 1 << 21, 1 << 22, 1 << 23])
IN_CHOSEN: Final = vec[i64]([1 << 24, 1 << 25, 1 << 26, 1 << 27])
IN_MONUMENTS: Final = 1 << 28
IN_BOX: Final = 1 << 29
IN_PACKS: Final = 0xF000
# What the owner has always looked at; what becomes the deck (RA-17).
SEEN: Final = vec[i64]([IN_HAND[s] | IN_KEPT[s] | IN_PACK[s] | IN_MAGES[s] | IN_CHOSEN[s] for s in range(4)])
OWNED: Final = vec[i64]([IN_DECK[s] | IN_KEPT[s] | IN_ASIDE[s] for s in range(4)])


OBSERVERS: Final = [[*range(seats), EVERYBODY] for seats in range(5)]


def observers(g: ResArcana) -> list[int]:
    return OBSERVERS[g.seats]


def forget(g: ResArcana, cards: list[int]) -> None:
    """Before the deal: artifacts in one of the decks, mages dealt to anybody, or in the box."""
    artifacts: i64 = IN_BOX
    mages: i64 = IN_BOX
    for seat in range(g.seats):
        artifacts |= IN_DECK[seat]
        mages |= IN_MAGES[seat]
    for observer in observers(g):
        for card in cards:
            if card < FIRST_MONUMENT:
                LORE[observer].put(g, card, artifacts)
            elif card < FIRST_MAGE:
                LORE[observer].put(g, card, IN_MONUMENTS | IN_BOX)
            elif card < FIRST_PLACE:
                LORE[observer].put(g, card, mages)


def see(g: ResArcana, observer: i64, card: i64) -> None:
    """This observer knows where the card is."""
    if card < FIRST_PLACE:
        LORE[observer].put(g, card, 0)


def reveal(g: ResArcana, card: i64) -> None:
    """Everybody sees the card."""
    if card < FIRST_PLACE:
        for seat in range(i64(g.seats)):
            LORE[seat].put(g, card, 0)
        LORE[EVERYBODY].put(g, card, 0)


def carry(g: ResArcana, seat: i64, source: i64, target: i64) -> None:
    """Cards went secretly from a zone to another: for all but this seat they may be any that could lie there."""
    for observer in observers(g):
        if observer != seat:
            widen(g, LORE[observer], source, target, 0)


def widen(g: ResArcana, lore: Numbers, source: i64, target: i64, gone: i64) -> None:
    """Whatever may lie there may lie elsewhere too, and in some zones no more."""
    cells = g.cells
    last: i64 = FIRST_MONUMENT if source < IN_MAGES[0] else FIRST_PLACE  # only artifacts lie in hands and decks
    for at in range(lore.start, lore.start + last):
        zones = cells[at]
        if zones & source:
            cells[at] = zones & ~gone | target


def drawn(g: ResArcana, seat: i64, card: i64) -> None:
    """RA-50: the top card came to the hand; who knew it knows it there too."""
    see(g, seat, card)
    for observer in range(i64(g.seats)):
        if LORE[observer].at(g, card):
            widen(g, LORE[observer], IN_DECK[seat], IN_HAND[seat], 0)
    if LORE[EVERYBODY].at(g, card):
        widen(g, LORE[EVERYBODY], IN_DECK[seat], IN_HAND[seat], 0)


def carry_of(g: ResArcana, seat: i64, zone: Zone, source: i64, target: i64) -> None:
    """The same where these cards lay: even those that were known may be the one that went."""
    if zone.size(g) > 1:
        for observer in observers(g):
            if observer != seat:
                for i in range(zone.size(g)):
                    card = zone.at(g, i)
                    LORE[observer].put(g, card, LORE[observer].at(g, card) | source)
    carry(g, seat, source, target)


def rename(g: ResArcana, source: i64, target: i64) -> None:
    """Everything that lay in these zones lies in those now."""
    for observer in observers(g):
        widen(g, LORE[observer], source, target, source)


def rule_out(g: ResArcana, lore: Numbers, zones: i64) -> None:
    """Whatever an observer does not know lies elsewhere."""
    cells = g.cells
    for at in range(lore.start, lore.start + FIRST_PLACE):
        cells[at] &= ~zones


def own(g: ResArcana, seat: i64, cards: list[int]) -> None:
    """RA-17: this seat has looked at its eight cards; now they are its deck, in an order that nobody knows."""
    there = IN_DECK[seat]
    rename(g, OWNED[seat], there)
    rule_out(g, LORE[seat], there)
    for observer in range(g.seats):
        for card in cards:
            if observer == seat or LORE[observer].at(g, card) == 0:
                LORE[observer].put(g, card, there)


def shuffled_in(g: ResArcana, seat: i64, cards: list[int], alone: bool) -> None:
    """RA-50: these cards, known to all, went in random order to the deck; `alone`: there is nothing else in it."""
    there = IN_DECK[seat]
    for observer in observers(g):
        if alone:
            rule_out(g, LORE[observer], there)
        if len(cards) > 1:
            for card in cards:
                LORE[observer].put(g, card, there)


def peek(g: ResArcana, seat: i64, cards: list[int], zone: i64) -> None:
    """RA-51: this seat knows the order of these cards, nobody else does any more."""
    for observer in observers(g):
        for card in cards:
            if observer == seat:
                LORE[observer].put(g, card, 0)
            elif len(cards) > 1 and LORE[observer].at(g, card) == 0:
                LORE[observer].put(g, card, zone)


def zones(g: ResArcana) -> list[tuple[int, Zone]]:
    """Everywhere a card can lie face down, with its bit."""
    found: list[tuple[int, Zone]] = []
    for seat in range(g.seats):
        found.append((IN_HAND[seat], HANDS[seat]))
        found.append((IN_DECK[seat], DECKS[seat]))
        found.append((IN_KEPT[seat], KEPT[seat]))
        found.append((IN_PACK[seat], PACKS[seat]))
        found.append((IN_ASIDE[seat], ASIDE[seat]))
        found.append((IN_MAGES[seat], MAGES[seat]))
        found.append((IN_CHOSEN[seat], CHOSEN[seat]))
    found.append((IN_MONUMENTS, MONUMENTS))
    found.append((IN_BOX, BOX))
    looked_at = PEEKED if PEEKED.size(g) else ORDERED
    if looked_at.size(g):  # taken from a deck for a moment
        pile: i64 = IN_DECK[g.looking] if looked_at.at(g, 0) < FIRST_MONUMENT else IN_MONUMENTS
        found.append((pile, PEEKED))
        found.append((pile, ORDERED))
    return found


def assume(g: ResArcana, seat: i64, places: list[tuple[int, Zone]]) -> None:
    """What this seat must know at least: what everybody knows, its own cards, and that the others' are not its own."""
    lore = LORE[seat]
    seen: i64 = SEEN[seat]
    deck: i64 = 0 if unseen_deck(g, seat) else IN_DECK[seat]
    cells = g.cells
    at = lore.start
    known = LORE[EVERYBODY].start
    end: i64 = at + FIRST_PLACE
    while at < end:
        cells[at] = cells[known] & ~(seen | deck)
        at += 1
        known += 1
    for zone, cards in places:
        if zone & seen or zone & deck:
            for i in range(cards.size(g)):
                lore.put(g, cards.at(g, i), 0 if zone & seen else zone)


def unseen_deck(g: ResArcana, seat: i64) -> bool:
    """RA-13, RA-16: in the first game and before the decks are made nobody has looked at the own deck."""
    return g.options["mode"] == "first" or (g.round == 0 and not HANDS[seat].size(g))


def knows(g: ResArcana, observer: i64, card: i64) -> bool:
    return card >= FIRST_PLACE or LORE[observer].at(g, card) == 0
