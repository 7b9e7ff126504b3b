"""Cards that change places: draw, discard, destroy, gain, shuffle (AE-30, AE-31, AE-43)."""

from __future__ import annotations

from typing import Final

from zeitriss.core.move import Domain
from zeitriss.games.aeons_end import book
from zeitriss.games.aeons_end.nemesis import nemesis
from zeitriss.games.aeons_end.shapes import OfCard, OfCount
from zeitriss.games.aeons_end.state import AeonsEnd
from zeitriss.games.aeons_end.telling import tell

PLACE: Final = Domain("place", ["discard", "deck", "hand"])
TO_DISCARD: Final = 0
TO_DECK: Final = 1
TO_HAND: Final = 2


def turn_over(g: AeonsEnd, seat: int) -> bool:
    """AE-43: an empty deck is the discard pile turned over, unshuffled. False if both are empty."""
    if not g.decks[seat] and g.discards[seat]:
        g.decks[seat] = g.discards[seat]
        g.discards[seat] = []
        g.sure[seat] = len(g.decks[seat])
        tell(g, "turned-over", seat=seat)
    return len(g.decks[seat]) > 0


def pop_deck(g: AeonsEnd, seat: int) -> int:
    """Take the top card of a deck that is not empty."""
    if g.sure[seat] > 0:
        g.sure[seat] -= 1
    return g.decks[seat].pop(0)


def put_on_deck(g: AeonsEnd, seat: int, card: int) -> None:
    g.decks[seat].insert(0, card)
    g.sure[seat] += 1


def draw(g: AeonsEnd, seat: int, count: int) -> None:
    """One by one; stops when deck and discard pile are empty."""
    drawn = 0
    while drawn < count and turn_over(g, seat):
        g.hands[seat].append(pop_deck(g, seat))
        drawn += 1
    if drawn:
        tell(g, "draws", seat=seat, amount=drawn)


def shuffle_deck(g: AeonsEnd, seat: int) -> None:
    """Deck and discard pile together become a new, shuffled deck."""
    deck = g.decks[seat] + g.discards[seat]
    g.rng.shuffle(deck)
    g.decks[seat] = deck
    g.discards[seat] = []
    g.sure[seat] = 0


def reveal(g: AeonsEnd, seat: int) -> int:
    """Show the top card of a deck to everybody; -1 if there is none."""
    if not turn_over(g, seat):
        return -1
    if g.sure[seat] == 0:
        g.sure[seat] = 1
    top = g.decks[seat][0]
    tell(g, "revealed", seat=seat, card=top)
    return top


def discard_from_hand(g: AeonsEnd, seat: int, card: int) -> None:
    g.hands[seat].remove(card)
    g.discards[seat].append(card)


def destroy_from_hand(g: AeonsEnd, seat: int, card: int) -> None:
    g.hands[seat].remove(card)
    nemesis(g).destroyed(g, seat, card)


def destroy_from_discard(g: AeonsEnd, seat: int, card: int) -> None:
    g.discards[seat].remove(card)
    nemesis(g).destroyed(g, seat, card)


class DestroyPlayed(OfCard):
    """Destroy a card that lies in the own play area, if it still does."""

    def run(self, g: AeonsEnd) -> None:
        if self.card in g.plays[self.seat]:
            g.plays[self.seat].remove(self.card)
            nemesis(g).destroyed(g, self.seat, self.card)


class Draw(OfCount):
    """This player draws cards."""

    def run(self, g: AeonsEnd) -> None:
        draw(g, self.seat, self.count)


def gain(g: AeonsEnd, seat: int, card: int, place: int = TO_DISCARD) -> None:
    """AE-30: the card has left its pile and goes on top of the discard pile unless the effect names another place."""
    if place == TO_DECK:
        put_on_deck(g, seat, card)
    elif place == TO_HAND:
        g.hands[seat].append(card)
    else:
        g.discards[seat].append(card)
        book.on_gain.texts[card](g, seat)
