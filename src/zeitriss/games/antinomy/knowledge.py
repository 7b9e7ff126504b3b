"""What a seat knows (AN-34 to AN-38), re-dealt worlds, and how a move reads to another seat."""

from __future__ import annotations

from typing import Final, TypedDict

from mypy_extensions import i64

from zeitriss.core.move import Move
from zeitriss.core.rng import Rng
from zeitriss.core.view import Common
from zeitriss.core.zones import Zone
from zeitriss.games.antinomy.cards import CARDS, COLOURS, FIRST_DEPLETED, RELIC
from zeitriss.games.antinomy.state import BIT, BOX, CRYSTALS, DECK, DRAWN, HANDS, ROW, SHRINE, WANDS, Antinomy

NAMES: Final = RELIC.names


class Seen(TypedDict):
    first: int  # the starting player
    row: list[str]
    wands: list[int]  # -1: not yet placed
    colour: str  # the codex colour
    crystals: list[int]
    supply: int
    hands: list[list[str | None]]  # None: a card that this seat cannot see
    missing: list[str]  # AN-37, AN-56: relics that lie nowhere to be seen: the codex, unknown hand cards, the deck
    # Solo, else empty
    stones: int
    deck: int
    drawn: list[str]
    box: list[str]
    shrine: list[str]


class View(Common, Seen): ...


def view(g: Antinomy, seat: int | None) -> Seen:
    """Public facts, the own hand, and of other hands what was ever face up (AN-35). None: hidden (AN-36)."""
    hands = [HANDS[owner].cards(g) for owner in range(g.seats)]
    mine = [] if seat is None else hands[seat]
    return {
        "first": int(g.first),
        "row": names(g, ROW),
        "wands": WANDS.list(g)[: g.seats],
        "colour": COLOURS[g.colour],
        "crystals": CRYSTALS.list(g)[: g.seats],
        "supply": int(g.supply),
        "hands": [
            [NAMES[c] if owner == seat or g.seen >> c & 1 else None for c in hand] for owner, hand in enumerate(hands)
        ],
        "missing": [NAMES[c] for c in range(FIRST_DEPLETED) if not g.seen >> c & 1 and c not in mine],
        "stones": int(g.stones),
        "deck": int(DECK.size(g)),
        "drawn": names(g, DRAWN),
        "box": names(g, BOX),
        "shrine": names(g, SHRINE),
    }


def names(g: Antinomy, zone: Zone) -> list[str]:
    return [NAMES[card] for card in zone.cards(g)]


def redeal(world: Antinomy, seat: int, rng: Rng) -> None:
    """Deal what this seat has not seen anew: others' unknown hand cards, the codex, the draw deck."""
    last: i64 = CARDS if world.seats == 1 else FIRST_DEPLETED
    known = world.seen
    for i in range(HANDS[seat].size(world)):
        known |= BIT[HANDS[seat].at(world, i)]
    DECK.clear(world)
    for card in range(last):
        if not known >> card & 1:
            DECK.add(world, card)
    DECK.shuffle(world, rng)
    place: i64 = 0
    while DECK.at(world, place) >= FIRST_DEPLETED:  # AN-40: the codex is an ordinary relic
        place += 1
    world.codex = DECK.take(world, place)
    for owner in range(world.seats):
        hand = HANDS[owner]
        for i in range(hand.size(world) if owner != seat else 0):
            if not world.seen >> hand.at(world, i) & 1:
                hand.put(world, i, DECK.pop(world))


def hears(g: Antinomy, move: Move, seat: int | None) -> bool:
    """Every move of Gegensatz is made face up."""
    return True
