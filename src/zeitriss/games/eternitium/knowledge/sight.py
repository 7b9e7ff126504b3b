"""Who sees what: the few functions that reveal or hide cards keep the marks true (ET-47 to ET-50, ET-R25).

Where watchers can no longer be sure, they forget: a mark never tells more than a traveller with a perfect memory knows.
"""

from __future__ import annotations

from mypy_extensions import i64

from zeitriss.games.eternitium.knowledge.marks import (
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
from zeitriss.games.eternitium.state import Eternitium


def see(stack: list[int], i: i64, watchers: i64) -> None:
    """Watchers see the shape of the card at this place.

    If its place was shuffled, and they knew of another card of this shape in the stack, it may as well be that one.
    """
    if stack[i] & MIXED:
        for shift in range(6):
            met: i64 = 1 << (MET_AT + shift)
            seen: i64 = 1 << (SEEN_AT + shift)
            if watchers >> shift & 1 and not stack[i] & (met | seen):
                for j in range(len(stack)):
                    if stack[j] & (SHAPE | MIXED | met | seen) == stack[i] & SHAPE | MIXED | met:
                        # to everybody who has seen neither, one is as good as the other
                        unseen: i64 = ~((stack[i] | stack[j]) << (MET_AT - SEEN_AT)) & MET
                        stack[i], stack[j] = traded(stack[i], stack[j], unseen), traded(stack[j], stack[i], unseen)
                        break
    stack[i] |= watchers << SEEN_AT


def traded(card: i64, other: i64, marks: i64) -> i64:
    """A card with these marks of another one."""
    return card & ~marks | other & marks


def look(g: Eternitium, seat: i64) -> None:
    """After any change of a stack: all see its top card (ET-47), the owner down to the first face-down one (ET-48)."""
    stack = g.stacks[seat]
    i: i64 = len(stack) - 1
    if i < 0:
        return
    stack[i] &= ~UNFACED
    if stack[i] & UP:
        see(stack, i, EVERYBODY)
    while i >= 0:
        stack[i] &= ~(1 << (UNFACED_AT + seat))
        if not stack[i] & UP:
            return
        see(stack, i, 1 << seat)
        i -= 1


def watch(g: Eternitium, seat: i64, depth: i64) -> None:
    """ET-R27: what happens to the topmost cards shows everybody which way they lie."""
    stack = g.stacks[seat]
    for i in range(max(0, len(stack) - depth), len(stack)):
        stack[i] &= ~UNFACED
    look(g, seat)


def shuffle_stack(g: Eternitium, seat: i64) -> None:
    """ET-17, ET-35: the whole stack, facings kept. What was known of a place is now known of the stack only."""
    stack = g.stacks[seat]
    if len(stack) < 2:
        return
    ups: i64 = 0
    for card in stack:
        if card & UP:
            ups += 1
    # All cards lie the same way: everybody still knows how
    hidden: i64 = 0 if ups == 0 or ups == len(stack) else UNFACED
    for i in range(len(stack)):
        was: i64 = stack[i]
        stack[i] = was & (SHAPE | UP | MET) | (was & SEEN) << (MET_AT - SEEN_AT) | MIXED | hidden
    g.rng.shuffle(stack)
    look(g, seat)


def leave_unseen(g: Eternitium, seat: i64, card: i64) -> i64:
    """A top card leaves for another stack. If its place was shuffled, what was known of the stack may be wrong now."""
    if not card & MIXED or card & UP:
        return card & ~(MIXED | MET)
    stack = g.stacks[seat]
    for i in range(len(stack)):
        if stack[i] & MIXED:
            stack[i] &= ~MET
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
    face: i64 = card & FACE
    for shift in range(6):
        blind: i64 = 1 << (BLIND_AT + shift)
        known: i64 = 1 << (KNOWN_AT + shift)
        if not watchers >> shift & 1 or not card & blind:
            continue
        for zone in (g.hands[seat], g.decks[seat], g.discards[seat]):
            i: i64 = find_unknown(zone, face, known | blind)
            if i >= 0:
                # to everybody who knows neither, one is as good as the other
                unknown: i64 = ~((card | zone[i]) << (BLIND_AT - KNOWN_AT)) & BLIND
                zone[i], card = traded(zone[i], card, unknown), traded(card, zone[i], unknown)
                break
    return card & ~(watchers << BLIND_AT)


def find_unknown(zone: list[int], face: i64, marks: i64) -> i64:
    for i in range(len(zone)):
        if zone[i] & FACE == face and not zone[i] & marks:
            return i
    return -1


def forget(zone: list[int], keep: i64) -> None:
    """A card left this zone, or came into it, and only the watchers in `keep` know which one."""
    for i in range(len(zone)):
        zone[i] &= ~KNOWN | keep << KNOWN_AT


def show_top(g: Eternitium, seat: i64) -> None:
    """ET-47: the top card of a discard pile is public."""
    discard = g.discards[seat]
    if discard and discard[-1] & KNOWN != KNOWN:
        card = discard.pop()
        discard.append(shown(g, seat, card))
