"""The plain deeds behind the primitives; they ask nothing."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from zeitriss.core.news import COUNT, WHO, News, Noun
from zeitriss.games.res_arcana.cards import CARD
from zeitriss.games.res_arcana.effects.naming import of_card, of_heap
from zeitriss.games.res_arcana.essence import ESSENCE, ESSENCES, added, count
from zeitriss.games.res_arcana.knowledge.memory import drawn, reveal, shuffled_in
from zeitriss.games.res_arcana.state import BOARDS, DECKS, DISCARDS, HANDS, ON, POOLS, TURNED, ResArcana

THE_CARD: Final = Noun("card", CARD)
THE_ESSENCE: Final = Noun("essence", ESSENCE)


def gain(g: ResArcana, seat: i64, heap: i64, cause: i64) -> None:
    """From the supply into the pool, by the text of a card; -1: it is not known any more."""
    POOLS.put(g, seat, added(POOLS.at(g, seat), heap))
    report_gain(g, seat, heap, cause)


def lay(g: ResArcana, card: i64, heap: i64) -> None:
    """RA-41: from the supply onto a component; one that has left play takes nothing."""
    for seat in range(i64(g.seats)):
        if BOARDS[seat].has(g, card):
            ON.put(g, card, added(ON.at(g, card), heap))
            report_heap(g, "lays", THE_CARD, card, heap)


def report_gain(g: ResArcana, seat: i64, heap: i64, cause: i64) -> None:
    if g.news is None:  # nobody listens: nothing is looked up
        return
    for e in range(ESSENCES):
        number = count(heap, e)
        if number and cause >= 0:
            g.tell("gains-from", WHO, seat, COUNT, number, THE_ESSENCE, e, THE_CARD, cause)
        elif number:
            g.tell("gains", WHO, seat, COUNT, number, THE_ESSENCE, e)


def report_heap(g: ResArcana, key: str, noun: Noun, where: i64, heap: i64) -> None:
    if g.news is None:  # nobody listens: nothing is looked up
        return
    for e in range(ESSENCES):
        number = count(heap, e)
        if number:
            g.tell(key, noun, where, COUNT, number, THE_ESSENCE, e)


def report_payment(g: ResArcana, key: str, seat: i64, heap: i64, card: i64) -> None:
    """All that somebody pays or loses at once is one piece of news; -1: for no card."""
    if g.news is None or not heap:  # nobody listens: nothing is looked up
        return
    g.news.append(News(key, {"who": WHO.of(seat)} | of_heap(heap) | of_card(card)))


def draw(g: ResArcana, seat: i64) -> bool:
    """RA-50: draw a card; whether there was one."""
    deck = DECKS[seat]
    if not deck.size(g):
        reshuffle(g, seat)
        if not deck.size(g):
            return False
    card = deck.take(g, 0)
    HANDS[seat].sort_in(g, card)
    drawn(g, seat, card)
    own, others = g.tell("draws-card", WHO, seat, THE_CARD, card), g.tell("draws", WHO, seat)
    if own is not None and others is not None:
        own.seats = (int(seat),)
        others.seats = tuple(other for other in range(g.seats) if other != seat)
    return True


def reshuffle(g: ResArcana, seat: i64) -> None:
    """RA-50, RA-51, RA-84: the discard pile goes under the deck."""
    pile = DISCARDS[seat]
    if not pile.size(g):
        return
    pile.shuffle(g, g.rng)
    shuffled_in(g, seat, pile.cards(g), not DECKS[seat].size(g))
    pile.pour(g, DECKS[seat])
    g.tell("reshuffles", WHO, seat)


def discard(g: ResArcana, seat: i64, card: i64) -> None:
    """From the hand to the own discard pile, face up."""
    HANDS[seat].remove(g, card)
    DISCARDS[seat].add(g, card)
    reveal(g, card)


def destroy(g: ResArcana, seat: i64, card: i64) -> None:
    """RA-73: from play to the owner's discard pile, its essences to the supply."""
    BOARDS[seat].remove(g, card)
    DISCARDS[seat].add(g, card)
    leave_play(g, card)
    g.tell("destroyed", THE_CARD, card)


def turn(g: ResArcana, card: i64) -> None:
    """RA-3: a component is turned without a question."""
    TURNED.put(g, card, 1)
    g.tell("turned", THE_CARD, card)


def leave_play(g: ResArcana, card: i64) -> None:
    TURNED.put(g, card, 0)
    ON.put(g, card, 0)


def enter_play(g: ResArcana, seat: i64, card: i64) -> None:
    """RA-3: straightened and empty."""
    BOARDS[seat].add(g, card)
    reveal(g, card)


def straighten_all(g: ResArcana) -> None:
    """RA-48."""
    TURNED.clear(g)
