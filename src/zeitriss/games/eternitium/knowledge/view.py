"""What a seat knows (ET-47 to ET-50), and how a move reads to another seat."""

from __future__ import annotations

from typing import Final, TypedDict

from zeitriss.core.move import Move
from zeitriss.core.view import Common
from zeitriss.core.zones import Zone
from zeitriss.games.eternitium.cards import CARD, ERA, FIRST_ADVANCED
from zeitriss.games.eternitium.effects.advanced import Theft
from zeitriss.games.eternitium.ending import last_turn
from zeitriss.games.eternitium.knowledge.marks import (
    BLIND_AT,
    FACE,
    KNOWN_AT,
    MET_AT,
    MIXED,
    SEEN_AT,
    SHAPE,
    TIRED,
    UNFACED_AT,
    UP,
)
from zeitriss.games.eternitium.moves import FETCH, LAY, STEAL
from zeitriss.games.eternitium.state import (
    ADVANCED_PILE,
    ADVANCED_ROW,
    AI_DECK,
    ASIDE,
    BASIC_PILE,
    BASIC_ROW,
    BOX,
    DECKS,
    DISCARDS,
    ERA_DISCARD,
    ERA_PILE,
    ERA_ROW,
    HANDS,
    POOLS,
    PORTAL_PILE,
    STACKS,
    SUPPLY,
    Eternitium,
)

NAMES: Final = CARD.names
AT_THE_RAIL: Final = 5  # the spectators' bit


class Possession(TypedDict):
    """What travellers own in hand, deck and discard pile together, and how many unseen technologies besides."""

    seats: list[int]
    cards: list[str]
    basic: int
    advanced: int


class Seen(TypedDict):
    """Lists run from the bottom to the top. A card is its name, or None where only its presence is known.

    An era card is `square+` face up, `square` face down but known, `?+` and `?` where only its facing is known, `??`
    where nothing is.
    """

    first: int  # the starting player
    active: int  # whose turn it is
    round: int
    turns: int  # of a solo game
    plays: int  # this turn, as those below
    skipped: bool
    unlucky: bool
    wallets: int
    calls: int
    stacks: list[list[str]]
    face_up: list[int]  # every turning of a card is seen, so their number is known even where their places are not
    mixed: list[list[int]]  # places that were shuffled
    met: list[list[str]]  # shapes that are known to lie at some of them
    hands: list[list[str | None]]
    decks: list[list[str | None]]
    discards: list[list[str | None]]
    victim: int  # whose discard pile is searched; -1: nobody's
    aside: list[str | None]
    owned: list[Possession]
    tired: list[str]
    supply: list[int]
    portals: list[str]
    basic: list[str | None]
    basic_row: list[str]
    advanced: list[str | None]
    advanced_row: list[str]
    eras: int
    eras_met: list[str] | None
    era_row: list[str]
    era_discard: list[str]
    ai: list[str]
    box: list[str]


class View(Common, Seen): ...


def view(g: Eternitium, seat: int | None) -> Seen:
    """The table as this seat knows it, with a perfect memory."""
    watcher = AT_THE_RAIL if seat is None else seat
    seats = range(g.seats)
    stacks = [STACKS[owner].cards(g) for owner in seats]
    return {
        "first": int(g.first),
        "active": int(g.active),
        "round": int(g.round),
        "turns": last_turn(g) if g.seats == 1 else 0,
        "plays": int(g.plays),
        "skipped": g.skipped,
        "unlucky": g.unlucky,
        "wallets": int(g.wallets),
        "calls": int(g.calls),
        "stacks": [[era(card, watcher) for card in stack] for stack in stacks],
        "face_up": [sum(1 for card in stack if card & UP) for stack in stacks],
        "mixed": [[i for i, card in enumerate(stack) if is_mixed(card, watcher)] for stack in stacks],
        "met": [met(stack, watcher) for stack in stacks],
        "hands": [cards(g, HANDS[owner], watcher, owner == seat) for owner in seats],
        "decks": [cards(g, DECKS[owner], watcher, False) for owner in seats],
        "discards": [cards(g, DISCARDS[owner], watcher, owner == seat) for owner in seats],
        "victim": victim(g),
        "aside": cards(g, ASIDE, watcher, g.active == seat),
        "owned": possessions(g, seat),
        "tired": tired(g),
        "supply": SUPPLY.list(g),
        "portals": sorted(names(g, PORTAL_PILE)),
        "basic": pile(g, BASIC_PILE, g.basic_under),
        "basic_row": names(g, BASIC_ROW),
        "advanced": pile(g, ADVANCED_PILE, g.advanced_under),
        "advanced_row": names(g, ADVANCED_ROW),
        "eras": int(ERA_PILE.size(g)),
        "eras_met": sorted(eras(g, ERA_PILE)) if g.eras_met else None,
        "era_row": eras(g, ERA_ROW),
        "era_discard": eras(g, ERA_DISCARD),
        "ai": sorted(names(g, AI_DECK)),
        "box": names(g, BOX),
    }


def victim(g: Eternitium) -> int:
    top = g.stack.top() if g.stack.depth else None
    return int(top.victim) if isinstance(top, Theft) else -1


def era(card: int, watcher: int) -> str:
    up = "+" if card & UP else ""
    if card >> (SEEN_AT + watcher) & 1:
        return ERA.names[card & SHAPE] + up
    return "??" if card >> (UNFACED_AT + watcher) & 1 else "?" + up


def is_mixed(card: int, watcher: int) -> bool:
    return bool(card & MIXED) and not card >> (SEEN_AT + watcher) & 1


def met(stack: list[int], watcher: int) -> list[str]:
    return sorted(ERA.names[c & SHAPE] for c in stack if is_mixed(c, watcher) and c >> (MET_AT + watcher) & 1)


def names(g: Eternitium, zone: Zone) -> list[str]:
    return [NAMES[card] for card in zone.cards(g)]


def eras(g: Eternitium, zone: Zone) -> list[str]:
    return [ERA.names[card] for card in zone.cards(g)]


def cards(g: Eternitium, zone: Zone, watcher: int, own: bool) -> list[str | None]:
    return [NAMES[card & FACE] if own or card >> (KNOWN_AT + watcher) & 1 else None for card in zone.cards(g)]


def tired(g: Eternitium) -> list[str]:
    """ET-R19: cards that were played this turn, wherever they are now. They were played for all to see."""
    zones = (HANDS[0], DECKS[0], DISCARDS[0])
    return sorted(NAMES[card & FACE] for zone in zones for card in zone.cards(g) if card & TIRED)


def pile(g: Eternitium, zone: Zone, under: int) -> list[str | None]:
    """Cards put under a pile were seen (ET-10)."""
    return [NAMES[card] if i < under else None for i, card in enumerate(zone.cards(g))]


def possessions(g: Eternitium, seat: int | None) -> list[Possession]:
    """Travellers between whom a card passed that this seat did not see are one owner to it."""
    groups = [] if seat is None else [[seat]]
    for pool in sorted(set(POOLS.list(g)[: g.seats])):
        groups.append([owner for owner in range(g.seats) if POOLS.at(g, owner) == pool and owner != seat])
    return [possession(g, owners, AT_THE_RAIL if seat is None else seat) for owners in groups if owners]


def possession(g: Eternitium, owners: list[int], watcher: int) -> Possession:
    zones = [zone for owner in owners for zone in (HANDS[owner], DECKS[owner], DISCARDS[owner])]
    if g.active in owners:
        zones.append(ASIDE)
    all_cards = [card for zone in zones for card in zone.cards(g)]
    blind = [card & FACE for card in all_cards if card >> (BLIND_AT + watcher) & 1]
    return {
        "seats": owners,
        "cards": sorted(NAMES[card & FACE] for card in all_cards if not card >> (BLIND_AT + watcher) & 1),
        "basic": sum(1 for card in blind if card < FIRST_ADVANCED),
        "advanced": sum(1 for card in blind if card >= FIRST_ADVANCED),
    }


def hears(g: Eternitium, move: Move, seat: int | None) -> bool:
    """Cards laid down unplayed or fetched are known to their owner, a stolen one to thief and victim (ET-49, ET-50)."""
    if move.verb is LAY or move.verb is FETCH:
        return g.seat == seat
    if move.verb is STEAL:
        return seat in (g.seat, victim(g))
    return True
