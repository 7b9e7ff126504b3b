"""What a seat knows (ET-47 to ET-50), and how a move reads to another seat."""

from __future__ import annotations

from typing import Any, Final

from zeitriss.core.move import Move
from zeitriss.games.eternitium.cards import CARD, ERA
from zeitriss.games.eternitium.effects import Theft
from zeitriss.games.eternitium.ending import last_turn
from zeitriss.games.eternitium.marks import FACE, KNOWN_AT, SEEN_AT, SHAPE, UNFACED_AT, UP
from zeitriss.games.eternitium.moves import FETCH, LAY, STEAL
from zeitriss.games.eternitium.state import Eternitium

NAMES: Final = CARD.names
WATCHER_AT_THE_TABLE: Final = 5  # the spectators' bit


def view(g: Eternitium, seat: int | None) -> dict[str, Any]:
    """The table as this seat knows it. Lists are from the bottom to the top, as in the state.

    A card is its name, or None where only its presence is known. An era card is `square+` face up, `square` face down
    but known, `?` face down, `??` where not even its facing is known.
    """
    watcher = WATCHER_AT_THE_TABLE if seat is None else seat
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
        "stacks": [[era(card, watcher) for card in g.stacks[owner]] for owner in seats],
        # Every turning of a card is seen, so their number is known even where their places are not
        "face_up": [sum(1 for card in g.stacks[owner] if card & UP) for owner in seats],
        "hands": [cards(g.hands[owner], watcher, owner == seat) for owner in seats],
        "decks": [cards(g.decks[owner], watcher, False) for owner in seats],
        "discards": [cards(g.discards[owner], watcher, owner == seat) for owner in seats],
        "aside": cards(g.aside, watcher, g.active == seat),
        # What is left when everything else is known
        "own_deck": [] if seat is None else sorted([NAMES[card & FACE] for card in g.decks[seat]]),
        "supply": list(g.supply),
        "portals": len(g.portals),
        "basic": pile(g.basic, g.basic_under),
        "basic_row": [NAMES[card] for card in g.basic_row],
        "advanced": pile(g.advanced, g.advanced_under),
        "advanced_row": [NAMES[card] for card in g.advanced_row],
        "eras": len(g.eras),
        "era_row": [ERA.names[card] for card in g.era_row],
        "era_discard": [ERA.names[card] for card in g.era_discard],
        "ai": len(g.ai),
        "box": [NAMES[card] for card in g.box],
    }


def era(card: int, watcher: int) -> str:
    if not card >> (SEEN_AT + watcher) & 1:
        return "??" if card >> (UNFACED_AT + watcher) & 1 else "?"
    return ERA.names[card & SHAPE] + ("+" if card & UP else "")


def cards(zone: list[int], watcher: int, own: bool) -> list[str | None]:
    return [NAMES[card & FACE] if own or card >> (KNOWN_AT + watcher) & 1 else None for card in zone]


def pile(zone: list[int], under: int) -> list[str | None]:
    """Cards put under a pile were seen (ET-10)."""
    return [NAMES[zone[i]] if i < under else None for i in range(len(zone))]


def tell(g: Eternitium, move: Move, seat: int | None) -> bool:
    """Cards laid down unplayed or fetched are known to their owner, a stolen one to thief and victim (ET-49, ET-50)."""
    if move.verb is LAY or move.verb is FETCH:
        return g.seat == seat
    if move.verb is STEAL:
        top = g.stack[-1]
        return g.seat == seat or (isinstance(top, Theft) and top.victim == seat)
    return True
