"""Drawing and revealing: decks, the common era pile, the two technology displays."""

from __future__ import annotations

from mypy_extensions import i64

from zeitriss.core.news import News
from zeitriss.games.eternitium.cards import CARD, ERAS_FACE_UP, FIRST_ADVANCED, TECHNOLOGIES_FACE_UP
from zeitriss.games.eternitium.knowledge.marks import KNOWN
from zeitriss.games.eternitium.knowledge.sight import look
from zeitriss.games.eternitium.state import Eternitium


def owned(g: Eternitium, seat: i64) -> i64:
    """ET-19: all action cards of a traveller."""
    count: i64 = len(g.hands[seat]) + len(g.decks[seat]) + len(g.discards[seat])
    return count + len(g.aside) if seat == g.active else count


def draw(g: Eternitium, seat: i64, count: i64) -> None:
    """ET-25, ET-26: an empty deck is renewed from the discard pile; if both are empty, drawing stops (ET-R24)."""
    hand, before = g.hands[seat], len(g.hands[seat])
    for _ in range(count):
        if not g.decks[seat] and not renew_deck(g, seat):
            break
        hand.append(g.decks[seat].pop())
    if g.news is not None:
        g.news.append(News("draws", {"who": f"seat.{seat}", "count": len(hand) - before}))


def renew_deck(g: Eternitium, seat: i64) -> bool:
    discard = g.discards[seat]
    if not discard:
        return False
    deck: list[int] = [card & ~KNOWN for card in discard]
    g.rng.shuffle(deck)
    g.decks[seat] = deck
    g.discards[seat] = []
    if g.news is not None:
        g.news.append(News("reshuffles", {"who": f"seat.{seat}"}))
    return True


def draw_era(g: Eternitium, seen: bool) -> i64:
    """The top card of the common era pile, or -1 if there is none (ET-27, ET-R24)."""
    if not g.eras:
        if not g.era_discard:
            return -1
        g.eras = g.era_discard
        g.era_discard = []
        g.rng.shuffle(g.eras)
        g.eras_met = True
        if g.news is not None:
            g.news.append(News("eras-reshuffled", {}))
    if not seen:
        g.eras_met = False
    return g.eras.pop()


def refill_eras(g: Eternitium) -> None:
    while len(g.era_row) < ERAS_FACE_UP:
        era: i64 = draw_era(g, True)
        if era < 0:
            return
        g.era_row.append(era)


def add_era(g: Eternitium, seat: i64) -> None:
    """The top card of the common era pile goes unseen and face down on top of a stack."""
    era: i64 = draw_era(g, False)
    if era >= 0:
        g.stacks[seat].append(era)
        look(g, seat)
        if g.news is not None:
            g.news.append(News("gains-era", {"who": f"seat.{seat}"}))


def take_technology(g: Eternitium, card: i64) -> None:
    """A face-up technology leaves its row; the free slot is filled at once (ET-10)."""
    row = g.basic_row if card < FIRST_ADVANCED else g.advanced_row
    slot: i64 = row.index(card)
    del row[slot]
    if card < FIRST_ADVANCED:
        refill_basic(g, slot)
    else:
        refill_advanced(g, slot)


def take_unseen(g: Eternitium, pile: i64) -> i64:
    """The top card of the basic (0) or advanced (1) pile."""
    if pile == 0:
        g.basic_under = min(g.basic_under, len(g.basic) - 1)
        return g.basic.pop()
    g.advanced_under = min(g.advanced_under, len(g.advanced) - 1)
    return g.advanced.pop()


def refill_basic(g: Eternitium, slot: i64) -> None:
    while len(g.basic_row) < TECHNOLOGIES_FACE_UP and g.basic:
        g.basic_under = reveal(g, g.basic, g.basic_row, slot, g.basic_under)
        slot += 1


def refill_advanced(g: Eternitium, slot: i64) -> None:
    while len(g.advanced_row) < TECHNOLOGIES_FACE_UP and g.advanced:
        g.advanced_under = reveal(g, g.advanced, g.advanced_row, slot, g.advanced_under)
        slot += 1


def reveal(g: Eternitium, pile: list[int], row: list[int], slot: i64, under: i64) -> i64:
    """ET-10, ET-R15: no card that already lies face up, unless the pile holds nothing else.

    Returns how many cards at the bottom of the pile everybody has seen.
    """
    different = False
    for card in pile:
        if card not in row:
            different = True
            break
    if different:
        while pile[-1] in row:
            pile.insert(0, pile.pop())
            under += 1
    else:
        under = len(pile)  # searched in vain, so everybody has seen the whole pile
    row.insert(slot, pile.pop())
    if g.news is not None:
        g.news.append(News("reveals", {"card": f"card.{CARD.names[row[slot]]}"}))
    return min(under, len(pile))
