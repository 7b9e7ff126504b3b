"""Drawing and revealing: decks, the common era pile, the two technology displays."""

from __future__ import annotations

from mypy_extensions import i64

from zeitriss.core.news import COUNT, WHO
from zeitriss.core.zones import Zone
from zeitriss.games.eternitium.cards import ERAS_FACE_UP, FIRST_ADVANCED, TECHNOLOGIES_FACE_UP
from zeitriss.games.eternitium.knowledge.sight import forget, look
from zeitriss.games.eternitium.nouns import THE_CARD
from zeitriss.games.eternitium.state import (
    ADVANCED_PILE,
    ADVANCED_ROW,
    BASIC_PILE,
    BASIC_ROW,
    DECKS,
    DISCARDS,
    ERA_DISCARD,
    ERA_PILE,
    ERA_ROW,
    HANDS,
    STACKS,
    Eternitium,
)


def owned(g: Eternitium, seat: i64) -> i64:
    """ET-19: all action cards of a traveller; where cards are destroyed none lies aside."""
    return HANDS[seat].size(g) + DECKS[seat].size(g) + DISCARDS[seat].size(g)


def draw(g: Eternitium, seat: i64, count: i64) -> None:
    """ET-25, ET-26: an empty deck is renewed from the discard pile; if both are empty, drawing stops (ET-R24)."""
    hand, deck = HANDS[seat], DECKS[seat]
    drawn: i64 = 0
    while drawn < count and (deck.size(g) or renew_deck(g, seat)):
        more: i64 = min(count - drawn, deck.size(g))
        deck.deal(g, more, hand)
        drawn += more
    g.tell("draws", WHO, seat, COUNT, drawn)


def renew_deck(g: Eternitium, seat: i64) -> bool:
    deck, discard = DECKS[seat], DISCARDS[seat]
    if not discard.size(g):
        return False
    discard.pour(g, deck)
    forget(g, deck, 0)
    deck.shuffle(g, g.rng)
    g.tell("reshuffles", WHO, seat)
    return True


def draw_era(g: Eternitium, seen: bool) -> i64:
    """The top card of the common era pile, or -1 if there is none (ET-27, ET-R24)."""
    if not ERA_PILE.size(g):
        if not ERA_DISCARD.size(g):
            return -1
        ERA_DISCARD.pour(g, ERA_PILE)
        ERA_PILE.shuffle(g, g.rng)
        g.eras_met = True
        g.tell("eras-reshuffled")
    if not seen:
        g.eras_met = False
    return ERA_PILE.pop(g)


def refill_eras(g: Eternitium) -> None:
    while ERA_ROW.size(g) < ERAS_FACE_UP:
        era: i64 = draw_era(g, True)
        if era < 0:
            return
        ERA_ROW.add(g, era)


def add_era(g: Eternitium, seat: i64) -> None:
    """The top card of the common era pile goes unseen and face down on top of a stack."""
    era: i64 = draw_era(g, False)
    if era >= 0:
        STACKS[seat].add(g, era)
        look(g, seat)
        g.tell("gains-era", WHO, seat)


def take_technology(g: Eternitium, card: i64) -> None:
    """A face-up technology leaves its row; the free slot is filled at once (ET-10)."""
    row = BASIC_ROW if card < FIRST_ADVANCED else ADVANCED_ROW
    slot: i64 = row.find(g, card)
    row.take(g, slot)
    if card < FIRST_ADVANCED:
        refill_basic(g, slot)
    else:
        refill_advanced(g, slot)


def take_unseen(g: Eternitium, pile: i64) -> i64:
    """The top card of the basic (0) or advanced (1) pile."""
    if pile == 0:
        g.basic_under = min(g.basic_under, BASIC_PILE.size(g) - 1)
        return BASIC_PILE.pop(g)
    g.advanced_under = min(g.advanced_under, ADVANCED_PILE.size(g) - 1)
    return ADVANCED_PILE.pop(g)


def refill_basic(g: Eternitium, slot: i64) -> None:
    while BASIC_ROW.size(g) < TECHNOLOGIES_FACE_UP and BASIC_PILE.size(g):
        g.basic_under = reveal(g, BASIC_PILE, BASIC_ROW, slot, g.basic_under)
        slot += 1


def refill_advanced(g: Eternitium, slot: i64) -> None:
    while ADVANCED_ROW.size(g) < TECHNOLOGIES_FACE_UP and ADVANCED_PILE.size(g):
        g.advanced_under = reveal(g, ADVANCED_PILE, ADVANCED_ROW, slot, g.advanced_under)
        slot += 1


def reveal(g: Eternitium, pile: Zone, row: Zone, slot: i64, under: i64) -> i64:
    """ET-10, ET-R15: no card that already lies face up, unless the pile holds nothing else.

    Returns how many cards at the bottom of the pile everybody has seen.
    """
    if any(not row.has(g, pile.at(g, i)) for i in range(pile.size(g))):
        while row.has(g, pile.top(g)):
            pile.insert(g, 0, pile.pop(g))
            under += 1
    else:
        under = pile.size(g)  # searched in vain, so everybody has seen the whole pile
    row.insert(g, slot, pile.pop(g))
    g.tell("reveals", THE_CARD, row.at(g, slot))
    return min(under, pile.size(g))
