"""The journey down the own era stack: portals, luck, turning cards."""

from __future__ import annotations

from mypy_extensions import i64

from zeitriss.core.news import News
from zeitriss.games.eternitium.cards import CARD, ERA, FITS, TOP
from zeitriss.games.eternitium.ending import find_crystal
from zeitriss.games.eternitium.knowledge.marks import EVERYBODY, SHAPE, UP
from zeitriss.games.eternitium.knowledge.sight import look, see, shuffle_stack, watch
from zeitriss.games.eternitium.piles import add_era
from zeitriss.games.eternitium.state import Eternitium


def discard_top(g: Eternitium, seat: i64) -> None:
    """ET-16: face up onto the common discard; the card below is not turned over."""
    stack = g.stacks[seat]
    see(stack, len(stack) - 1, EVERYBODY)
    era: i64 = stack.pop() & SHAPE
    g.era_discard.append(era)
    look(g, seat)
    if g.news is not None:
        g.news.append(News("discards", {"who": f"seat.{seat}", "era": f"era.{ERA.names[era]}", "left": len(stack)}))
    if not stack:
        find_crystal(g, seat)


def try_luck(g: Eternitium, seat: i64, card: i64) -> bool:
    """ET-17: the face-down top card is shown to all. True if it fits and is discarded (ET-R3): step 2 goes on."""
    stack = g.stacks[seat]
    top: i64 = stack[-1]
    fits = FITS[card] >> (top & SHAPE) & 1 == 1
    if g.news is not None:
        tried = {"who": f"seat.{seat}", "card": f"card.{CARD.names[card]}", "era": f"era.{ERA.names[top & SHAPE]}"}
        moment = [(int(seat), [tried["card"], tried["era"]], -1)]
        g.news.append(News("luck" if fits else "bad-luck", dict(tried), moment=moment))
    if fits:
        discard_top(g, seat)
        return True
    g.unlucky = True
    see(stack, len(stack) - 1, EVERYBODY)
    if len(stack) == 1:
        add_era(g, seat)
    shuffle_stack(g, seat)
    return False


def turn_next_up(g: Eternitium, seat: i64, depth: i64) -> None:
    """The uppermost face-down card among so many: three for a Droid (ET-30), all for a Giga-Droid (ET-40, ET-R9)."""
    stack = g.stacks[seat]
    depth = min(depth, len(stack))
    for i in range(1, depth + 1):
        if not stack[-i] & UP:
            stack[-i] |= UP
            turned_up(g, seat, i, 1)
            return
    turned_up(g, seat, depth, 0)


def turn_all_up(g: Eternitium, seat: i64) -> bool:
    """ET-40: the top three. False if they lay face up already."""
    stack = g.stacks[seat]
    turned = 0
    for i in range(max(0, len(stack) - TOP), len(stack)):
        if not stack[i] & UP:
            stack[i] |= UP
            turned += 1
    turned_up(g, seat, TOP, turned)
    return turned > 0


def turned_up(g: Eternitium, seat: i64, depth: i64, turned: int) -> None:
    watch(g, seat, depth)
    if g.news is not None and g.stacks[seat]:
        g.news.append(News("turns-up", {"who": f"seat.{seat}", "count": turned}))


def bomb(g: Eternitium, seat: i64) -> None:
    """ET-35: a face-up card among the top three turns all three down and shuffles the stack. Finders have no cards."""
    stack = g.stacks[seat]
    hit = False
    for i in range(max(0, len(stack) - TOP), len(stack)):
        if stack[i] & UP:
            hit = True
    watch(g, seat, TOP)
    if hit:
        for i in range(max(0, len(stack) - TOP), len(stack)):
            stack[i] &= ~UP
        shuffle_stack(g, seat)
    if g.news is not None and stack:
        g.news.append(News("bombed" if hit else "not-bombed", {"who": f"seat.{seat}"}))


def flip(g: Eternitium, seat: i64) -> None:
    """ET-62, ET-R20: the stack is turned over as a block."""
    g.stacks[seat] = [card ^ UP for card in g.stacks[seat][::-1]]
    look(g, seat)
    if g.news is not None:
        g.news.append(News("flips", {"who": f"seat.{seat}"}))
