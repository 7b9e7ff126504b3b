"""Cards on their way: out of the hand, into the hand, from one discard pile to another traveller."""

from __future__ import annotations

from mypy_extensions import i64

from zeitriss.core.move import Move
from zeitriss.core.news import News
from zeitriss.games.eternitium.cards import CARD, CARDS, ROBO_THIEF
from zeitriss.games.eternitium.knowledge.marks import BLIND_AT, EVERYBODY, FACE, KNOWN, KNOWN_AT, TIRED
from zeitriss.games.eternitium.knowledge.sight import forget, show_top, shown, unblind
from zeitriss.games.eternitium.missions import mission
from zeitriss.games.eternitium.moves import TAKE
from zeitriss.games.eternitium.piles import take_technology, take_unseen
from zeitriss.games.eternitium.state import Eternitium


def faces(zone: list[int]) -> list[int]:
    """The different cards of a zone, in the order of the box."""
    present: i64 = 0
    for card in zone:
        present |= i64(1) << (card & FACE)
    return [card for card in range(CARDS) if present >> card & 1]


def out_of_hand(g: Eternitium, seat: i64, face: i64) -> i64:
    """ET-R30: the copy that leaves the hand is best one that others know of, since they cannot tell two apart.

    Mission 9: best one that was not played yet.
    """
    hand = g.hands[seat]
    best: i64 = -1
    rank: i64 = -1
    for i in range(len(hand)):
        if hand[i] & FACE == face:
            worth: i64 = hand[i] & KNOWN | (0 if hand[i] & TIRED else TIRED)
            if worth > rank:
                best, rank = i, worth
    return hand.pop(best)


def play_card(g: Eternitium, seat: i64, face: i64) -> None:
    """ET-14: face up on top of the own discard pile, before anything happens (ET-R8)."""
    card: i64 = shown(g, seat, out_of_hand(g, seat, face))
    g.discards[seat].append(mission(g).played(card))
    g.plays += 1


def destroy(g: Eternitium, seat: i64, face: i64) -> None:
    """ET-18: into the box, for all to see."""
    g.box.append(shown(g, seat, out_of_hand(g, seat, face)) & FACE)


def lay_aside(g: Eternitium, seat: i64, face: i64) -> None:
    """One more of the cards that will be laid down together: the others forget which cards are still in the hand."""
    g.aside.append(out_of_hand(g, seat, face))
    forget(g.hands[seat], 0)
    forget(g.aside, 0)


def lay_down(g: Eternitium, seat: i64) -> None:
    """ET-49: laid down together, so the others see the top one only."""
    g.discards[seat].extend(g.aside)
    g.aside = []
    show_top(g, seat)


def lay_rest_aside(g: Eternitium, seat: i64) -> None:
    g.aside.extend(g.hands[seat])
    g.hands[seat] = []
    forget(g.aside, 0)


def lay_hand(g: Eternitium, seat: i64) -> None:
    """ET-20: the whole hand in its order, which tells those who know a card where it ends up."""
    g.discards[seat].extend(g.hands[seat])
    g.hands[seat] = []
    show_top(g, seat)


def take_into_hand(g: Eternitium, seat: i64, move: Move) -> None:
    g.hands[seat].append(chosen_technology(g, seat, move))


def chosen_technology(g: Eternitium, seat: i64, move: Move) -> i64:
    """The technology of a move: everybody knows a face-up one, only its taker an unseen one (ET-49)."""
    if move.verb is TAKE:
        take_technology(g, move.args[0])
        return move.args[0] | KNOWN
    card: i64 = take_unseen(g, move.args[0])
    if g.news is not None:
        drawn = {"who": f"seat.{seat}", "card": f"card.{CARD.names[card]}"}
        g.news.append(News("took-unseen", dict(drawn), seats=(int(seat),)))
    return card | (EVERYBODY ^ 1 << seat) << BLIND_AT


def fetch(g: Eternitium, seat: i64, face: i64) -> None:
    """ET-39: out of the own discard pile. The others see only that a card is gone (ET-50)."""
    discard = g.discards[seat]
    card: i64 = discard.pop(topmost(discard, face))
    forget(discard, 0)
    show_top(g, seat)
    g.hands[seat].append(card & ~KNOWN)


def look_through(g: Eternitium, seat: i64, owner: i64) -> None:
    """ET-41: a traveller looks at every card of another one's discard pile."""
    discard = g.discards[owner]
    mine: i64 = i64(1) << seat
    for i in range(len(discard)):
        if discard[i] & mine << BLIND_AT:
            card: i64 = discard[i]
            discard[i] |= KNOWN  # not to be found as another one like it
            discard[i] = unblind(g, owner, card, mine)
        discard[i] |= mine << KNOWN_AT


def steal(g: Eternitium, seat: i64, victim: i64, face: i64) -> None:
    """ET-41, ET-R14: the Robo-Thief changes places with the card. Thief and victim know which one (ET-50)."""
    g.discards[seat].pop(topmost(g.discards[seat], ROBO_THIEF))
    show_top(g, seat)
    discard = g.discards[victim]
    place: i64 = topmost(discard, face)
    card: i64 = discard[place]
    discard[place] = ROBO_THIEF | 1 << (KNOWN_AT + seat)
    forget(discard, i64(1) << seat)
    show_top(g, victim)
    g.hands[seat].append(card & ~(KNOWN | TIRED) | 1 << (KNOWN_AT + victim))
    merge(g, seat, victim)
    if g.news is not None:
        stolen = {"who": f"seat.{seat}", "other": f"seat.{victim}", "card": f"card.{CARD.names[face]}"}
        g.news.append(News("stole", dict(stolen), seats=(int(seat), int(victim))))


def merge(g: Eternitium, one: i64, other: i64) -> None:
    """A card went from one traveller to another; third ones do not know which."""
    gone: i64 = g.pools[other]
    for seat in range(g.seats):
        if g.pools[seat] == gone:
            g.pools[seat] = g.pools[one]


def topmost(zone: list[int], face: i64) -> i64:
    for i in range(len(zone) - 1, -1, -1):
        if zone[i] & FACE == face:
            return i
    return -1
