"""What a seat knows (ET-47 to ET-50), and how a move reads to another seat."""

from __future__ import annotations

from typing import Any, Final

from zeitriss.core.move import Move
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
from zeitriss.games.eternitium.state import Eternitium

NAMES: Final = CARD.names
AT_THE_RAIL: Final = 5  # the spectators' bit


def view(g: Eternitium, seat: int | None) -> dict[str, Any]:
    """The table as this seat knows it, with a perfect memory. Lists run from the bottom to the top, as in the state.

    A card is its name, or None where only its presence is known. An era card is `square+` face up, `square` face down
    but known, `?+` and `?` where only its facing is known, `??` where nothing is.
    """
    watcher = AT_THE_RAIL if seat is None else seat
    seats = range(g.seats)
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
        "stacks": [[era(card, watcher) for card in stack] for stack in g.stacks],
        # Every turning of a card is seen, so their number is known even where their places are not
        "face_up": [sum(1 for card in stack if card & UP) for stack in g.stacks],
        # Places that were shuffled, and shapes that are known to lie at some of them
        "mixed": [[i for i, card in enumerate(stack) if is_mixed(card, watcher)] for stack in g.stacks],
        "met": [met(stack, watcher) for stack in g.stacks],
        "hands": [cards(g.hands[owner], watcher, owner == seat) for owner in seats],
        "decks": [cards(deck, watcher, False) for deck in g.decks],
        "discards": [cards(g.discards[owner], watcher, owner == seat) for owner in seats],
        "victim": int(g.stack[-1].victim) if g.stack and isinstance(g.stack[-1], Theft) else -1,
        "aside": cards(g.aside, watcher, g.active == seat),
        "owned": possessions(g, seat),
        "tired": tired(g),
        "supply": list(g.supply),
        "portals": sorted(NAMES[card] for card in g.portals),
        "basic": pile(g.basic, g.basic_under),
        "basic_row": [NAMES[card] for card in g.basic_row],
        "advanced": pile(g.advanced, g.advanced_under),
        "advanced_row": [NAMES[card] for card in g.advanced_row],
        "eras": len(g.eras),
        "eras_met": sorted(ERA.names[card] for card in g.eras) if g.eras_met else None,
        "era_row": [ERA.names[card] for card in g.era_row],
        "era_discard": [ERA.names[card] for card in g.era_discard],
        "ai": sorted(NAMES[card] for card in g.ai),
        "box": [NAMES[card] for card in g.box],
    }


def era(card: int, watcher: int) -> str:
    up = "+" if card & UP else ""
    if card >> (SEEN_AT + watcher) & 1:
        return ERA.names[card & SHAPE] + up
    return "??" if card >> (UNFACED_AT + watcher) & 1 else "?" + up


def is_mixed(card: int, watcher: int) -> bool:
    return bool(card & MIXED) and not card >> (SEEN_AT + watcher) & 1


def met(stack: list[int], watcher: int) -> list[str]:
    return sorted(ERA.names[c & SHAPE] for c in stack if is_mixed(c, watcher) and c >> (MET_AT + watcher) & 1)


def cards(zone: list[int], watcher: int, own: bool) -> list[str | None]:
    return [NAMES[card & FACE] if own or card >> (KNOWN_AT + watcher) & 1 else None for card in zone]


def tired(g: Eternitium) -> list[str]:
    """ET-R19: cards that were played this turn, wherever they are now. They were played for all to see."""
    return sorted(
        [NAMES[card & FACE] for zone in (g.hands[0], g.decks[0], g.discards[0]) for card in zone if card & TIRED]
    )


def pile(zone: list[int], under: int) -> list[str | None]:
    """Cards put under a pile were seen (ET-10)."""
    return [NAMES[zone[i]] if i < under else None for i in range(len(zone))]


def possessions(g: Eternitium, seat: int | None) -> list[dict[str, Any]]:
    """What travellers own in hand, deck and discard pile together, and how many unseen technologies besides.

    Travellers between whom a card passed that this seat did not see are one owner to it.
    """
    groups = [] if seat is None else [[seat]]
    for pool in sorted(set(g.pools)):
        groups.append([owner for owner in range(g.seats) if g.pools[owner] == pool and owner != seat])
    return [possession(g, owners, AT_THE_RAIL if seat is None else seat) for owners in groups if owners]


def possession(g: Eternitium, owners: list[int], watcher: int) -> dict[str, Any]:
    zones = [zone for owner in owners for zone in (g.hands[owner], g.decks[owner], g.discards[owner])]
    if g.active in owners:
        zones.append(g.aside)
    all_cards = [card for zone in zones for card in zone]
    blind = [card & FACE for card in all_cards if card >> (BLIND_AT + watcher) & 1]
    return {
        "seats": owners,
        "cards": sorted(NAMES[card & FACE] for card in all_cards if not card >> (BLIND_AT + watcher) & 1),
        "basic": sum(1 for card in blind if card < FIRST_ADVANCED),
        "advanced": sum(1 for card in blind if card >= FIRST_ADVANCED),
    }


def tell(g: Eternitium, move: Move, seat: int | None) -> bool:
    """Cards laid down unplayed or fetched are known to their owner, a stolen one to thief and victim (ET-49, ET-50)."""
    if move.verb is LAY or move.verb is FETCH:
        return g.seat == seat
    if move.verb is STEAL:
        top = g.stack[-1]
        return g.seat == seat or (isinstance(top, Theft) and top.victim == seat)
    return True
