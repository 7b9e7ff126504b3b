"""What relics and crystals do: the verbs of Gegensatz."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from zeitriss.core.move import Move
from zeitriss.core.news import News
from zeitriss.games.antinomy.cards import (
    ANY_COLOUR,
    ANY_SYMBOL,
    COLOURS,
    FEATURES,
    FIRST_DEPLETED,
    FIRST_FLARE,
    NEXT_COLOUR,
    NUMBER,
    RELIC,
    SPOTS,
)
from zeitriss.games.antinomy.moves import PLAY
from zeitriss.games.antinomy.state import Antinomy

# Looked up every move, so worked out once: a card's colour and symbol (AN-15); the spots on each side of a spot, from
# the nearest to the farthest; where a card leads up and down, -1 for nowhere.
KIN: Final = [features & (ANY_COLOUR | ANY_SYMBOL) for features in FEATURES]
LOWER: Final = [list(range(spot - 1, -1, -1)) for spot in range(SPOTS)]
HIGHER: Final = [list(range(spot + 1, SPOTS)) for spot in range(SPOTS)]
UP: Final = [[spot + n if spot + n < SPOTS else -1 for n in NUMBER] for spot in range(SPOTS)]
DOWN: Final = [[spot - n if spot - n >= 0 else -1 for n in NUMBER] for spot in range(SPOTS)]


def plays(g: Antinomy, seat: i64) -> list[Move]:
    """AN-13 to AN-16: every hand card with every target that it reaches.

    A third of a move's time goes by here. So the past is gone through once for all three cards, and a move is looked up
    where `PLAY.at` would find it.
    """
    moves: list[Move] = []
    row, hand, to = g.row, g.hands[seat], PLAY.moves
    spot: i64 = g.wands[seat]
    forward = seat == g.first  # AN-3
    ahead = UP[spot] if forward else DOWN[spot]
    past = LOWER[spot] if forward else HIGHER[spot]
    card: i64
    target: i64
    for card in hand:
        target = ahead[card]  # AN-14: exactly that many steps; flares count (AN-R19)
        if target >= 0 and row[target] < FIRST_FLARE:  # AN-44: a flare is never a target
            moves.append(to[SPOTS * card + target])
    a: i64 = hand[0]
    b: i64 = hand[1]
    c: i64 = hand[2]
    kin_a: i64 = KIN[a]
    kin_b: i64 = KIN[b]
    kin_c: i64 = KIN[c]
    for target in past:  # AN-15
        kin: i64 = KIN[row[target]]
        if kin & kin_a:
            moves.append(to[SPOTS * a + target])
        if kin & kin_b:
            moves.append(to[SPOTS * b + target])
        if kin & kin_c:
            moves.append(to[SPOTS * c + target])
    return moves


def named(card: i64) -> str:
    """A card as news speak of it: by name, for a spot has another number on each side of the row."""
    return f"relic.{RELIC.names[card]}"


def exchange(g: Antinomy, seat: i64, card: i64, spot: i64) -> None:
    """AN-17: the wand moves to the target, the relics change places."""
    hand = g.hands[seat]
    taken: i64 = g.row[spot]
    if g.news is not None:
        ahead = (spot > g.wands[seat]) == (seat == g.first)
        g.news.append(News("takes", {"who": f"seat.{seat}", "relic": named(taken), "ahead": int(ahead)}))
    place: i64 = 0
    while hand[place] != card:
        place += 1
    hand[place] = taken
    g.row[spot] = card
    g.wands[seat] = spot
    g.seen |= 1 << card


def is_paradox(g: Antinomy, hand: list[int]) -> bool:
    """AN-19: one shared feature, no codex colour. AN-45: no depleted relic either."""
    a, b, c = hand
    if not FEATURES[a] & FEATURES[b] & FEATURES[c]:
        return False
    if (FEATURES[a] | FEATURES[b] | FEATURES[c]) >> g.colour & 1:
        return False
    return a < FIRST_DEPLETED and b < FIRST_DEPLETED and c < FIRST_DEPLETED


def side_spots(g: Antinomy, seat: i64, side: i64) -> list[int]:
    """The three spots next to the wand towards the own past (0) or future (1); empty if the side is not available.

    AN-22: three spots must exist. AN-45: none of them may hold a flare.
    """
    spot: i64 = g.wands[seat]
    ahead: i64 = 1 if (seat == g.first) == (side == 1) else -1
    last: i64 = spot + 3 * ahead
    if not 0 <= last < SPOTS:
        return []
    spots = [spot + ahead, spot + 2 * ahead, last]
    for i in spots:
        if g.row[i] >= FIRST_FLARE:
            return []
    return spots


def trade_side(g: Antinomy, seat: i64, side: i64, laid: list[int]) -> None:
    """AN-21 (f) to (h): the three relics of that side go into the hand, `laid` is laid out there in random order."""
    spots = side_spots(g, seat, side)
    g.rng.shuffle(laid)  # AN-23, AN-R12
    g.hands[seat] = [g.row[spot] for spot in spots]
    for i in range(3):
        g.row[spots[i]] = laid[i]
    if g.news is not None:
        one, two, three = g.hands[seat]
        taken = {"one": named(one), "two": named(two), "three": named(three)}
        g.news.append(News("trades", {"who": f"seat.{seat}", **taken}))


def advance_codex(g: Antinomy) -> None:
    """AN-5. Called for a crystal gained and nowhere else (AN-31)."""
    g.colour = NEXT_COLOUR[g.colour]
    if g.news is not None:
        g.news.append(News("codex", {"colour": f"colour.{COLOURS[g.colour]}"}))


def draw(g: Antinomy) -> None:
    """Turn over the top card of the draw deck."""
    card = g.deck.pop()
    g.drawn.append(card)
    g.show([card])
    if g.news is not None:
        g.news.append(News("draws", {"relic": named(card)}))
