"""What a seat knows (AN-34 to AN-38), re-dealt worlds, and how a move reads to another seat."""

from __future__ import annotations

from typing import Any

from zeitriss.core.move import Move
from zeitriss.core.rng import Rng
from zeitriss.games.antinomy.cards import CARDS, COLOURS, FIRST_DEPLETED, RELIC
from zeitriss.games.antinomy.state import Antinomy

NAMES = RELIC.names


def view(g: Antinomy, seat: int | None) -> dict[str, Any]:
    """Public facts, the own hand, and of other hands what was ever face up (AN-35). None: hidden (AN-36)."""
    hands = [
        [NAMES[c] if owner == seat or g.seen >> c & 1 else None for c in hand] for owner, hand in enumerate(g.hands)
    ]
    mine = [] if seat is None else g.hands[seat]
    seen: dict[str, Any] = {
        "first": int(g.first),
        "row": [NAMES[card] for card in g.row],
        "wands": list(g.wands),
        "colour": COLOURS[g.colour],
        "crystals": list(g.crystals),
        "supply": int(g.supply),
        "hands": hands,
        # AN-37, AN-56: relics that lie nowhere to be seen: the codex, unknown hand cards, the deck
        "missing": [NAMES[c] for c in range(FIRST_DEPLETED) if not g.seen >> c & 1 and c not in mine],
    }
    if g.seats == 1:
        seen |= {
            "stones": int(g.stones),
            "deck": len(g.deck),
            "drawn": [NAMES[card] for card in g.drawn],
            "box": [NAMES[card] for card in g.box],
            "shrine": [NAMES[card] for card in g.shrine],
        }
    return seen


def imagine(g: Antinomy, seat: int, rng: Rng) -> Antinomy:
    """Deal what this seat has not seen anew: others' unknown hand cards, the codex, the draw deck."""
    world = g.clone()
    mine = g.hands[seat]
    last = CARDS if g.seats == 1 else FIRST_DEPLETED
    unknown = [card for card in range(last) if not g.seen >> card & 1 and card not in mine]
    rng.shuffle(unknown)
    place = 0
    while unknown[place] >= FIRST_DEPLETED:  # AN-40: the codex is an ordinary relic
        place += 1
    world.codex = unknown.pop(place)
    for owner in range(g.seats):
        if owner != seat:
            hand = world.hands[owner]
            for i in range(len(hand)):
                if not g.seen >> hand[i] & 1:
                    hand[i] = unknown.pop()
    world.deck = unknown
    world.rng = rng
    if world.outcome is None and world.stack[-1].seat != seat:
        world.moves = world.stack[-1].choices(world)
    return world


def tell(g: Antinomy, move: Move, seat: int | None) -> bool:
    """Every move of Gegensatz is made face up."""
    return True
