"""The journey down the own era stack: portals, luck, turning cards."""

from __future__ import annotations

from mypy_extensions import i64

from zeitriss.core.news import COUNT, WHO
from zeitriss.games.eternitium.cards import CARD, ERA, FITS, TOP
from zeitriss.games.eternitium.ending import find_crystal
from zeitriss.games.eternitium.knowledge.marks import EVERYBODY, SHAPE, UP
from zeitriss.games.eternitium.knowledge.sight import look, see, shuffle_stack, watch
from zeitriss.games.eternitium.nouns import LEFT, THE_CARD, THE_ERA
from zeitriss.games.eternitium.piles import add_era
from zeitriss.games.eternitium.state import ERA_DISCARD, STACKS, Eternitium


def take_top(g: Eternitium, seat: i64) -> i64:
    """ET-16: the top card goes face up onto the common discard; the card below is not turned over."""
    stack = STACKS[seat]
    see(g, stack, stack.size(g) - 1, EVERYBODY)
    era: i64 = stack.pop(g) & SHAPE
    ERA_DISCARD.add(g, era)
    return era


def discard_top(g: Eternitium, seat: i64) -> None:
    era = take_top(g, seat)
    look(g, seat)
    left: i64 = STACKS[seat].size(g)
    g.tell("discards", WHO, seat, THE_ERA, era, LEFT, left)
    if not left:
        find_crystal(g, seat)


def try_luck(g: Eternitium, seat: i64, card: i64) -> bool:
    """ET-17: the face-down top card is shown to all. True if it fits and is discarded (ET-R3): step 2 goes on."""
    stack = STACKS[seat]
    era: i64 = stack.top(g) & SHAPE
    fits = FITS[card] >> era & 1 == 1
    news = g.tell("luck" if fits else "bad-luck", WHO, seat, THE_CARD, card, THE_ERA, era)
    if news is not None:
        news.moment = [(int(seat), [CARD.word(card), ERA.word(era)], [])]
    if fits:
        discard_top(g, seat)
        return True
    g.unlucky = True
    see(g, stack, stack.size(g) - 1, EVERYBODY)
    if stack.size(g) == 1:
        add_era(g, seat)
    shuffle_stack(g, seat)
    return False


def turn_up(g: Eternitium, seat: i64, depth: i64, most: i64) -> i64:
    """Turn face-down cards up, the uppermost first, at most so many and not deeper than this; how many there were."""
    stack = STACKS[seat]
    size: i64 = stack.size(g)
    turned: i64 = 0
    i: i64 = 1
    while i <= min(depth, size) and turned < most:
        card: i64 = stack.at(g, size - i)
        if not card & UP:
            stack.put(g, size - i, card | UP)
            turned += 1
        i += 1
    watch(g, seat, i - 1)
    if size:
        g.tell("turns-up", WHO, seat, COUNT, turned)
    return turned


def bomb(g: Eternitium, seat: i64) -> None:
    """ET-35: a face-up card among the top three turns all three down and shuffles the stack. Finders have no cards."""
    stack = STACKS[seat]
    size: i64 = stack.size(g)
    lowest: i64 = max(0, size - TOP)
    watch(g, seat, TOP)
    hit: i64 = 0
    for i in range(lowest, size):
        hit |= stack.at(g, i) & UP
        stack.put(g, i, stack.at(g, i) & ~UP)
    if hit:
        shuffle_stack(g, seat)
    if size:
        g.tell("bombed" if hit else "not-bombed", WHO, seat)


def flip(g: Eternitium, seat: i64) -> None:
    """ET-62, ET-R20: the stack is turned over as a block."""
    STACKS[seat].lay(g, [card ^ UP for card in STACKS[seat].cards(g)[::-1]])
    look(g, seat)
    g.tell("flips", WHO, seat)
