"""Who sees what: the few functions that reveal or hide cards keep the marks true (ET-47 to ET-50, ET-R25).

Where watchers can no longer be sure, they forget: a mark never tells more than a traveller with a perfect memory knows.
"""

from __future__ import annotations

from mypy_extensions import i64

from zeitriss.core.zones import Zone
from zeitriss.games.eternitium.knowledge.marks import (
    BIT,
    BLIND,
    BLIND_AT,
    EVERYBODY,
    FACE,
    KNOWN,
    KNOWN_AT,
    MET,
    MET_AT,
    MIXED,
    SEEN,
    SEEN_AT,
    SHAPE,
    TIRED,
    UNFACED,
    UNFACED_AT,
    UP,
)
from zeitriss.games.eternitium.state import DECKS, DISCARDS, HANDS, STACKS, Eternitium


def see(g: Eternitium, stack: Zone, i: i64, watchers: i64) -> None:
    """Watchers see the shape of the card at this place.

    If its place was shuffled, and they knew of another card of this shape in the stack, it may as well be that one.
    """
    cells = g.cells
    at: i64 = stack.first + i
    if cells[at] & MIXED:
        for watcher in range(6):
            if watchers >> watcher & 1:
                tell_apart(g, stack, at, BIT[MET_AT + watcher], BIT[SEEN_AT + watcher])
    cells[at] |= watchers << SEEN_AT


def tell_apart(g: Eternitium, stack: Zone, place: i64, met: i64, seen: i64) -> None:
    """To everybody who has seen neither, a card that was met in the stack is as good as another one of its shape."""
    cells = g.cells
    card: i64 = cells[place]
    if card & (met | seen):
        return
    marks: i64 = SHAPE | MIXED | met | seen
    alike: i64 = card & SHAPE | MIXED | met
    for at in range(stack.first, stack.end(g)):
        other: i64 = cells[at]
        if other & marks == alike:
            unseen: i64 = ~((card | other) << (MET_AT - SEEN_AT)) & MET
            cells[place] = traded(card, other, unseen)
            cells[at] = traded(other, card, unseen)
            return


def traded(card: i64, other: i64, marks: i64) -> i64:
    """A card with these marks of another one."""
    return card & ~marks | other & marks


def look(g: Eternitium, seat: i64) -> None:
    """After any change of a stack: all see its top card (ET-47), the owner down to the first face-down one (ET-48)."""
    stack = STACKS[seat]
    i: i64 = stack.size(g) - 1
    if i < 0:
        return
    cells, first = g.cells, stack.first
    cells[first + i] &= ~UNFACED
    if not cells[first + i] & UP:
        return
    see(g, stack, i, EVERYBODY)
    mine: i64 = BIT[seat]
    faced: i64 = ~BIT[UNFACED_AT + seat]
    i -= 1
    while i >= 0:
        cells[first + i] &= faced
        if not cells[first + i] & UP:
            return
        see(g, stack, i, mine)
        i -= 1


def watch(g: Eternitium, seat: i64, depth: i64) -> None:
    """ET-R27: what happens to the topmost cards shows everybody which way they lie."""
    stack = STACKS[seat]
    for i in range(max(0, stack.size(g) - depth), stack.size(g)):
        stack.put(g, i, stack.at(g, i) & ~UNFACED)
    look(g, seat)


def shuffle_stack(g: Eternitium, seat: i64) -> None:
    """ET-17, ET-35: the whole stack, facings kept. What was known of a place is now known of the stack only."""
    stack = STACKS[seat]
    size: i64 = stack.size(g)
    if size < 2:
        return
    cells = g.cells
    ups: i64 = 0
    last: i64 = stack.first + size
    at: i64 = stack.first
    while at < last:
        ups += cells[at] & UP
        at += 1
    # All cards lie the same way: everybody still knows how
    hidden: i64 = 0 if ups == 0 or ups == size * UP else UNFACED
    at = stack.first
    while at < last:
        was: i64 = cells[at]
        cells[at] = was & (SHAPE | UP | MET) | (was & SEEN) << (MET_AT - SEEN_AT) | MIXED | hidden
        at += 1
    stack.shuffle(g, g.rng)
    look(g, seat)


def leave_unseen(g: Eternitium, seat: i64) -> i64:
    """Take the top card off, for another stack. If its place was shuffled, what was known of the stack may be wrong."""
    stack = STACKS[seat]
    card: i64 = stack.pop(g)
    if card & MIXED and not card & UP:
        for i in range(stack.size(g)):
            if stack.at(g, i) & MIXED:
                stack.put(g, i, stack.at(g, i) & ~MET)
    return card & ~(MIXED | MET)


def shown(g: Eternitium, seat: i64, card: i64) -> i64:
    """A card that left a zone of this traveller for all to see."""
    if card & BLIND:
        unblind(g, seat, card, EVERYBODY)
    return card & (FACE | TIRED) | KNOWN


def unblind(g: Eternitium, seat: i64, card: i64, watchers: i64) -> i64:
    """Watchers to whom a card taken unseen is shown; it lies in no zone now. Returns it with the marks that are left.

    If the traveller is known to have another one like it, it may as well be that one, and the unseen one is to come.
    """
    for watcher in range(6):
        if watchers >> watcher & 1 and card >> (BLIND_AT + watcher) & 1:
            marks: i64 = BIT[KNOWN_AT + watcher] | BIT[BLIND_AT + watcher]
            for zone in (HANDS[seat], DECKS[seat], DISCARDS[seat]):
                i: i64 = find_unknown(g, zone, card & FACE, marks)
                if i >= 0:
                    # to everybody who knows neither, one is as good as the other
                    other: i64 = zone.at(g, i)
                    unknown: i64 = ~((card | other) << (BLIND_AT - KNOWN_AT)) & BLIND
                    zone.put(g, i, traded(other, card, unknown))
                    card = traded(card, other, unknown)
                    break
    return card & ~(watchers << BLIND_AT)


def find_unknown(g: Eternitium, zone: Zone, face: i64, marks: i64) -> i64:
    for i in range(zone.size(g)):
        if zone.at(g, i) & (FACE | marks) == face:
            return i
    return -1


def forget(g: Eternitium, zone: Zone, keep: i64) -> None:
    """A card left this zone, or came into it, and only the watchers in `keep` know which one."""
    cells = g.cells
    kept: i64 = ~KNOWN | keep << KNOWN_AT
    for at in range(zone.first, zone.end(g)):
        cells[at] &= kept


def show_top(g: Eternitium, seat: i64) -> None:
    """ET-47: the top card of a discard pile is public."""
    discard = DISCARDS[seat]
    if discard.size(g) and discard.top(g) & KNOWN != KNOWN:
        card: i64 = discard.pop(g)
        discard.add(g, shown(g, seat, card))
