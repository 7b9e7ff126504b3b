"""Cards that change places: draw, discard, destroy, gain, shuffle (AE-30, AE-31, AE-43)."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from zeitriss.core.move import Domain, Move, Verb
from zeitriss.core.zones import Zone
from zeitriss.games.aeons_end import book
from zeitriss.games.aeons_end.cards import CARD
from zeitriss.games.aeons_end.causes import ACTING, RULES, Effect, OfCard, because
from zeitriss.games.aeons_end.moves import LEAVE
from zeitriss.games.aeons_end.nemesis import nemesis
from zeitriss.games.aeons_end.nouns import AMOUNT, THE_CARD, WHO
from zeitriss.games.aeons_end.shapes import OfCount
from zeitriss.games.aeons_end.state import DECKS, DISCARDS, HANDS, PLAYS, SURE, AeonsEnd

PLACE: Final = Domain("place", ["discard", "deck", "hand"])
TO_DISCARD: Final = 0
TO_DECK: Final = 1
TO_HAND: Final = 2


def turn_over(g: AeonsEnd, seat: int) -> bool:
    """AE-43: an empty deck is the discard pile turned over, unshuffled. False if both are empty."""
    if DECKS[seat].size(g) == 0 and DISCARDS[seat].size(g):
        DISCARDS[seat].pour(g, DECKS[seat])
        SURE.put(g, seat, DECKS[seat].size(g))
        g.tell("turned-over", WHO, seat)
    return DECKS[seat].size(g) > 0


def pop_deck(g: AeonsEnd, seat: int) -> int:
    """Take the top card of a deck that is not empty."""
    if SURE.at(g, seat) > 0:
        SURE.add(g, seat, -1)
    return DECKS[seat].take(g, 0)


def put_on_deck(g: AeonsEnd, seat: int, card: int) -> None:
    DECKS[seat].insert(g, 0, card)
    SURE.add(g, seat, 1)


def draw(g: AeonsEnd, seat: int, count: int, by: i64 = RULES) -> None:
    """One by one; stops when deck and discard pile are empty."""
    deck = DECKS[seat]
    drawn: i64 = 0
    while drawn < count and turn_over(g, seat):
        more: i64 = min(count - drawn, deck.size(g))
        deck.shift(g, more, HANDS[seat])
        SURE.put(g, seat, max(0, SURE.at(g, seat) - more))
        drawn += more
    if drawn:
        because(g, by, g.tell("draws", WHO, seat, AMOUNT, drawn))


def shuffle_deck(g: AeonsEnd, seat: int) -> None:
    """Deck and discard pile together become a new, shuffled deck."""
    DISCARDS[seat].pour(g, DECKS[seat])
    DECKS[seat].shuffle(g, g.rng)
    SURE.put(g, seat, 0)


def reveal(g: AeonsEnd, seat: int, by: i64 = ACTING) -> int:
    """Show the top card of a deck to everybody; -1 if there is none."""
    if not turn_over(g, seat):
        return -1
    if SURE.at(g, seat) == 0:
        SURE.put(g, seat, 1)
    top = DECKS[seat].at(g, 0)
    because(g, by, g.tell("revealed", WHO, seat, THE_CARD, top))
    return top


class TopCard(Effect):
    """What lies on top of a deck, the own one, was shown: it is left there, or the other thing happens to it."""

    other: ClassVar[Verb] = LEAVE

    def about(self, g: AeonsEnd) -> dict[str, int | str]:
        return super().about(g) | {"card": CARD.word(DECKS[self.seat].at(g, 0))}

    def choices(self, g: AeonsEnd) -> list[Move]:
        return [LEAVE.at(), self.other.at()]


def discard_from_hand(g: AeonsEnd, seat: int, card: int) -> None:
    HANDS[seat].remove(g, card)
    DISCARDS[seat].add(g, card)


def destroy(g: AeonsEnd, seat: int, zone: Zone, card: int) -> None:
    """A card of this player that lies in this zone."""
    zone.remove(g, card)
    nemesis(g).destroyed(g, seat, card)


class DestroyPlayed(OfCard):
    """Destroy a card that lies in the own play area, if it still does."""

    coming = "coming-destroy"
    least = 1

    def run(self, g: AeonsEnd) -> None:
        if PLAYS[self.seat].has(g, self.card):
            destroy(g, self.seat, PLAYS[self.seat], self.card)


class Draw(OfCount):
    """This player draws cards."""

    coming = "coming-draw"

    def run(self, g: AeonsEnd) -> None:
        draw(g, self.seat, self.count, self.cause)


def gain(g: AeonsEnd, seat: int, card: int, place: int = TO_DISCARD) -> None:
    """AE-30: the card has left its pile and goes on top of the discard pile unless the effect names another place."""
    if place == TO_DECK:
        put_on_deck(g, seat, card)
    elif place == TO_HAND:
        HANDS[seat].add(g, card)
    else:
        DISCARDS[seat].add(g, card)
        book.on_gain.texts[card](g, seat, card)
