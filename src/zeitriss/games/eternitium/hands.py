"""Cards on their way: out of the hand, into the hand, from one discard pile to another traveller."""

from __future__ import annotations

from mypy_extensions import i64

from zeitriss.core.move import Move, Verb
from zeitriss.core.news import WHO
from zeitriss.core.offers import Offers
from zeitriss.core.zones import Zone
from zeitriss.games.eternitium.cards import ROBO_THIEF
from zeitriss.games.eternitium.knowledge.marks import BIT, BLIND_AT, EVERYBODY, FACE, KNOWN, KNOWN_AT, TIRED
from zeitriss.games.eternitium.knowledge.sight import forget, show_top, shown, unblind
from zeitriss.games.eternitium.missions import mission
from zeitriss.games.eternitium.moves import TAKE
from zeitriss.games.eternitium.nouns import THE_CARD
from zeitriss.games.eternitium.piles import take_technology, take_unseen
from zeitriss.games.eternitium.state import ASIDE, BOX, DISCARDS, HANDS, POOLS, Eternitium


def faces(g: Eternitium, zone: Zone) -> i64:
    """The different cards of a zone, one bit each."""
    cells, bit = g.cells, BIT
    present: i64 = 0
    for at in range(zone.first, zone.end(g)):
        present |= bit[cells[at] & FACE]
    return present


def offer_each(offers: Offers, verb: Verb, present: i64, least: i64 = 0) -> None:
    """One answer for each of these cards from the least on, in the order of the box."""
    face = least
    while present >> face:
        if present >> face & 1:
            offers.add(verb.first + face)
        face += 1


def out_of_hand(g: Eternitium, seat: i64, face: i64) -> i64:
    """ET-R30: the copy that leaves the hand is best one that others know of, since they cannot tell two apart.

    Mission 9: best one that was not played yet.
    """
    hand = HANDS[seat]
    cells = g.cells
    best: i64 = -1
    rank: i64 = -1
    for at in range(hand.first, hand.end(g)):
        card: i64 = cells[at]
        if card & FACE == face:
            worth: i64 = card & KNOWN | (card & TIRED ^ TIRED)
            if worth > rank:
                best = at - hand.first
                rank = worth
    return hand.take(g, best)


def play_card(g: Eternitium, seat: i64, face: i64) -> None:
    """ET-14: face up on top of the own discard pile, before anything happens (ET-R8)."""
    card: i64 = shown(g, seat, out_of_hand(g, seat, face))
    DISCARDS[seat].add(g, mission(g).played(card))
    g.plays += 1


def destroy(g: Eternitium, seat: i64, face: i64) -> None:
    """ET-18: into the box, for all to see."""
    BOX.add(g, shown(g, seat, out_of_hand(g, seat, face)) & FACE)


def lay_aside(g: Eternitium, seat: i64, face: i64) -> None:
    """One more of the cards that will be laid down together: the others forget which cards are still in the hand."""
    ASIDE.add(g, out_of_hand(g, seat, face))
    forget(g, HANDS[seat], 0)
    forget(g, ASIDE, 0)


def lay_down(g: Eternitium, seat: i64) -> None:
    """ET-49: laid down together, so the others see the top one only."""
    ASIDE.pour(g, DISCARDS[seat])
    show_top(g, seat)


def lay_rest_aside(g: Eternitium, seat: i64) -> None:
    HANDS[seat].pour(g, ASIDE)
    forget(g, ASIDE, 0)


def lay_hand(g: Eternitium, seat: i64) -> None:
    """ET-20: the whole hand in its order, which tells those who know a card where it ends up."""
    HANDS[seat].pour(g, DISCARDS[seat])
    show_top(g, seat)


def take_into_hand(g: Eternitium, seat: i64, move: Move) -> None:
    HANDS[seat].add(g, chosen_technology(g, seat, move))


def chosen_technology(g: Eternitium, seat: i64, move: Move) -> i64:
    """The technology of a move: everybody knows a face-up one, only its taker an unseen one (ET-49)."""
    if move.verb is TAKE:
        take_technology(g, move.a)
        return move.a | KNOWN
    card: i64 = take_unseen(g, move.a)
    news = g.tell("took-unseen", WHO, seat, THE_CARD, card)
    if news is not None:
        news.seats = (int(seat),)
    return card | (EVERYBODY ^ BIT[seat]) << BLIND_AT


def fetch(g: Eternitium, seat: i64, face: i64) -> None:
    """ET-39: out of the own discard pile. The others see only that a card is gone (ET-50)."""
    discard = DISCARDS[seat]
    card: i64 = discard.take(g, topmost(g, discard, face))
    forget(g, discard, 0)
    show_top(g, seat)
    HANDS[seat].add(g, card & ~KNOWN)


def look_through(g: Eternitium, seat: i64, owner: i64) -> None:
    """ET-41: a traveller looks at every card of another one's discard pile."""
    discard = DISCARDS[owner]
    mine: i64 = BIT[seat]
    for i in range(discard.size(g)):
        card: i64 = discard.at(g, i)
        if card & mine << BLIND_AT:
            discard.put(g, i, card | KNOWN)  # not to be found as another one like it
            card = unblind(g, owner, card, mine)
        discard.put(g, i, card | mine << KNOWN_AT)


def steal(g: Eternitium, seat: i64, victim: i64, face: i64) -> None:
    """ET-41, ET-R14: the Robo-Thief changes places with the card. Thief and victim know which one (ET-50)."""
    own, discard = DISCARDS[seat], DISCARDS[victim]
    own.take(g, topmost(g, own, ROBO_THIEF))
    show_top(g, seat)
    place: i64 = topmost(g, discard, face)
    card: i64 = discard.at(g, place)
    discard.put(g, place, ROBO_THIEF | BIT[KNOWN_AT + seat])
    forget(g, discard, BIT[seat])
    show_top(g, victim)
    HANDS[seat].add(g, card & ~(KNOWN | TIRED) | BIT[KNOWN_AT + victim])
    merge(g, seat, victim)


def merge(g: Eternitium, one: i64, other: i64) -> None:
    """A card went from one traveller to another; third ones do not know which."""
    gone: i64 = POOLS.at(g, other)
    for seat in range(g.seats):
        if POOLS.at(g, seat) == gone:
            POOLS.put(g, seat, POOLS.at(g, one))


def topmost(g: Eternitium, zone: Zone, face: i64) -> i64:
    i: i64 = zone.size(g) - 1
    while i >= 0 and zone.at(g, i) & FACE != face:
        i -= 1
    return i
