"""The plain deeds behind the primitives; they ask nothing."""

from __future__ import annotations

from mypy_extensions import i64

from zeitriss.core.news import News
from zeitriss.games.res_arcana.cards import CARD, CARDS
from zeitriss.games.res_arcana.essence import ESSENCE, ESSENCES, added, count, first
from zeitriss.games.res_arcana.knowledge.memory import drawn, reveal, shuffled_in
from zeitriss.games.res_arcana.state import ResArcana


def gain(g: ResArcana, seat: i64, heap: i64) -> None:
    """From the supply into the pool."""
    g.pools[seat] = added(g.pools[seat], heap)
    if g.news is not None:
        report_heap(g, "gains", f"seat.{seat}", heap)


def lay(g: ResArcana, card: i64, heap: i64) -> None:
    """RA-41: from the supply onto a component; one that has left play takes nothing."""
    for zone in g.boards:
        if card in zone:
            g.on[card] = added(g.on[card], heap)
            if g.news is not None:
                report_heap(g, "lays", f"card.{CARD.names[card]}", heap)


def report_heap(g: ResArcana, key: str, where: str, heap: i64) -> None:
    assert g.news is not None
    for e in range(ESSENCES):
        number = count(heap, e)
        if number:
            g.news.append(News(key, {"where": where, "count": int(number), "essence": f"essence.{ESSENCE.names[e]}"}))


def report_payment(g: ResArcana, key: str, seat: i64, heap: i64, card: i64) -> None:
    """All that somebody pays or loses at once is one piece of news; -1: for no card."""
    assert g.news is not None
    if not heap:
        return
    args: dict[str, int | str] = {"who": f"seat.{seat}", "first": int(first(heap))}
    for e in range(ESSENCES):
        args[ESSENCE.names[e]] = int(count(heap, e))
    if card >= 0:
        args["card"] = f"card.{CARD.names[card]}"
    g.news.append(News(key, args))


def report_card(g: ResArcana, key: str, card: i64) -> None:
    """Something happens to a component without a question."""
    if g.news is not None:
        g.news.append(News(key, {"card": f"card.{CARD.names[card]}"}))


def add_to_hand(g: ResArcana, seat: i64, card: i64) -> None:
    hand = g.hands[seat]
    hand.append(card)
    hand.sort()


def draw(g: ResArcana, seat: i64) -> bool:
    """RA-50: draw a card; whether there was one."""
    if not g.decks[seat]:
        reshuffle(g, seat)
    if not g.decks[seat]:
        return False
    card = g.decks[seat].pop(0)
    add_to_hand(g, seat, card)
    drawn(g, seat, card)
    if g.news is not None:
        rivals = tuple(other for other in range(g.seats) if other != seat)
        g.news.append(
            News("draws-card", {"who": f"seat.{seat}", "card": f"card.{CARD.names[card]}"}, seats=(int(seat),))
        )
        g.news.append(News("draws", {"who": f"seat.{seat}"}, seats=rivals))
    return True


def reshuffle(g: ResArcana, seat: i64) -> None:
    """RA-50, RA-51, RA-84: the discard pile becomes the deck."""
    cards = g.discards[seat]
    if not cards:
        return
    g.discards[seat] = []
    g.rng.shuffle(cards)
    shuffled_in(g, seat, cards, not g.decks[seat])
    g.decks[seat] = g.decks[seat] + cards
    if g.news is not None:
        g.news.append(News("reshuffles", {"who": f"seat.{seat}"}))


def discard(g: ResArcana, seat: i64, card: i64) -> None:
    """From the hand to the own discard pile, face up."""
    g.hands[seat].remove(card)
    g.discards[seat].append(card)
    reveal(g, card)


def destroy(g: ResArcana, seat: i64, card: i64) -> None:
    """RA-73: from play to the owner's discard pile, its essences to the supply."""
    g.boards[seat].remove(card)
    g.discards[seat].append(card)
    leave_play(g, card)
    report_card(g, "destroyed", card)


def leave_play(g: ResArcana, card: i64) -> None:
    g.turned[card] = 0
    g.on[card] = 0


def enter_play(g: ResArcana, seat: i64, card: i64) -> None:
    """RA-3: straightened and empty."""
    g.boards[seat].append(card)
    reveal(g, card)


def straighten_all(g: ResArcana) -> None:
    """RA-48."""
    g.turned = [0] * CARDS
