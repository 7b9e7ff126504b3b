"""The numbers of `features` straight from the state, for learners in a hurry. A test holds the two together."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from zeitriss.core.vecs import vec
from zeitriss.core.zones import Zone
from zeitriss.games.antinomy.cards import ALL_CRYSTALS, CARDS, COLOURS, FIRST_DEPLETED, SPOTS
from zeitriss.games.antinomy.state import CRYSTALS, DECK, HANDS, ROW, SHRINE, WANDS, Antinomy

SIZE: Final = SPOTS * CARDS + 4 * CARDS + 2 * SPOTS + len(COLOURS) + 6
SHADES: Final = len(COLOURS)


def encode(g: Antinomy, seat: i64, out: vec[float], at: i64) -> None:
    """Every card that is seen is a single one among zeros, so writing the ones is nearly all the work."""
    alone = g.seats == 1
    other: i64 = seat if alone else 1 - seat
    for i in range(at, at + SIZE):
        out[i] = 0.0
    for spot in range(i64(SPOTS)):
        out[at + spot * CARDS + ROW.at(g, spot)] = 1.0
    at += SPOTS * CARDS
    put(g, HANDS[seat], out, at)
    if not alone:
        hand = HANDS[other]
        for i in range(hand.size(g)):
            if g.seen >> hand.at(g, i) & 1:
                out[at + CARDS + hand.at(g, i)] = 1.0
    at += 2 * CARDS
    for card in range(i64(FIRST_DEPLETED)):
        if not g.seen >> card & 1 and out[at - 2 * CARDS + card] == 0.0:
            out[at + card] = 1.0
    at += CARDS
    if WANDS.at(g, seat) >= 0:
        out[at + WANDS.at(g, seat)] = 1.0
    if not alone and WANDS.at(g, other) >= 0:
        out[at + SPOTS + WANDS.at(g, other)] = 1.0
    at += 2 * SPOTS
    out[at + g.colour] = 1.0
    at += SHADES
    out[at] = CRYSTALS.at(g, seat) / ALL_CRYSTALS
    out[at + 1] = 0.0 if alone else CRYSTALS.at(g, other) / ALL_CRYSTALS
    out[at + 2] = g.supply / ALL_CRYSTALS
    out[at + 3] = g.stones / ALL_CRYSTALS
    out[at + 4] = DECK.size(g) / ALL_CRYSTALS
    out[at + 5] = 1.0 if g.first == seat else 0.0
    put(g, SHRINE, out, at + 6)


def put(g: Antinomy, zone: Zone, out: vec[float], at: i64) -> None:
    for i in range(zone.size(g)):
        out[at + zone.at(g, i)] = 1.0
