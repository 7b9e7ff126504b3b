"""What a seat knows (RA-74), and how a move reads to another seat."""

from __future__ import annotations

from typing import TypedDict

from mypy_extensions import i64

from zeitriss.core.move import Move
from zeitriss.core.view import Common
from zeitriss.core.zones import Zone
from zeitriss.games.res_arcana.cards import CARD
from zeitriss.games.res_arcana.effects.naming import NamesEssences
from zeitriss.games.res_arcana.ending import points, points_of, tie_break
from zeitriss.games.res_arcana.essence import ESSENCE
from zeitriss.games.res_arcana.knowledge.memory import IN_DECK, knows
from zeitriss.games.res_arcana.knowledge.owed import Essences, Owed, essences, owed
from zeitriss.games.res_arcana.moves import CHOOSE, KEEP, ORDER, RETURN
from zeitriss.games.res_arcana.state import (
    ASIDE,
    BOARDS,
    CHOSEN,
    DECKS,
    DISCARDS,
    DISPLAY,
    EVERYBODY,
    HANDS,
    ITEMS,
    KEPT,
    LORE,
    MAGES,
    MONUMENTS,
    ON,
    ORDERED,
    PACKS,
    PASSED,
    PEEKED,
    PLACES,
    POOLS,
    TURNED,
    ResArcana,
)

NAMES = CARD.names
Pile = list[str | None]  # None: a card that the viewer does not know


class Component(TypedDict):
    card: str
    turned: bool
    on: Essences
    points: int


class Before(TypedDict, total=False):
    """What is there only before the first round, while somebody peeks, or has to pay."""

    mages: list[list[str] | None]
    chosen: list[list[str] | int]
    packs: list[list[str] | int]
    kept: list[list[str] | int]
    given: list[Pile]
    peeked: Pile
    ordered: Pile
    owed: Owed


class Seen(Before):
    first: int
    token: int
    round: int
    goal: int
    passed: list[bool]
    pools: list[Essences]
    boards: list[list[Component]]
    points: list[int]
    wealth: list[int]  # RA-47
    hands: list[Pile]
    decks: list[Pile]
    inside: list[list[str]]  # what the viewer knows to be in the own deck
    discards: list[list[str]]
    display: list[str]
    monuments: Pile
    places: list[str]
    items: list[str]
    spent: Essences
    order: list[str]  # the essences of which the open question may name several, type by type (RA-86)
    settles: dict[str, Essences]  # all that an essence brings or takes if it is named now


class View(Common, Seen): ...


def view(g: ResArcana, seat: int | None) -> Seen:
    """Public facts, own hidden cards, and of the others' what this seat has seen. None: a card unknown to it."""
    owners = range(g.seats)
    order, settles = named(g)
    seen: Seen = {
        "first": int(g.first),
        "token": int(g.token),
        "round": int(g.round),
        "goal": int(g.goal),
        "passed": [bool(PASSED.at(g, owner)) for owner in owners],
        "pools": [essences(POOLS.at(g, owner)) for owner in owners],
        "boards": [[component(g, owner, card) for card in BOARDS[owner].cards(g)] for owner in owners],
        "points": [int(points(g, owner)) for owner in owners],
        "wealth": [int(tie_break(g, owner)) for owner in owners],
        "hands": [hand_seen(g, seat, owner) for owner in owners],
        "decks": [pile_seen(g, seat, DECKS[owner]) for owner in owners],
        "inside": [inside(g, seat, owner) for owner in owners],
        "discards": [names(g, DISCARDS[owner]) for owner in owners],
        "display": names(g, DISPLAY),
        "monuments": pile_seen(g, seat, MONUMENTS),
        "places": names(g, PLACES),
        "items": names(g, ITEMS),
        "spent": essences(g.spent),
        "order": order,
        "settles": settles,
    }
    if g.round == 0:
        add_the_setup(g, seat, seen)
    if PEEKED.size(g) or ORDERED.size(g):  # RA-51: only the acting player sees them
        seen["peeked"], seen["ordered"] = peeked(g, seat, PEEKED), peeked(g, seat, ORDERED)
    if debt := owed(g):
        seen["owed"] = debt
    return seen


def add_the_setup(g: ResArcana, seat: int | None, seen: Before) -> None:
    """RA-16 to RA-18: of the others' only how many cards there are."""
    owners = range(g.seats)
    seen["mages"] = [names(g, MAGES[owner]) if owner == seat else None for owner in owners]
    seen["chosen"] = [own_or_count(g, CHOSEN[owner], owner == seat) for owner in owners]
    seen["packs"] = [own_or_count(g, PACKS[owner], owner == seat) for owner in owners]
    seen["kept"] = [own_or_count(g, KEPT[owner], owner == seat) for owner in owners]
    seen["given"] = [pile_seen(g, seat, ASIDE[owner]) for owner in owners]  # RA-74: what one gave away one knows


def own_or_count(g: ResArcana, zone: Zone, mine: bool) -> list[str] | int:
    return names(g, zone) if mine else int(zone.size(g))


def peeked(g: ResArcana, seat: int | None, zone: Zone) -> Pile:
    return [name if g.looking == seat else None for name in names(g, zone)]


def names(g: ResArcana, zone: Zone) -> list[str]:
    return [NAMES[card] for card in zone.cards(g)]


def some(heap: i64) -> Essences:
    return {name: number for name, number in essences(heap).items() if number}


def component(g: ResArcana, owner: int, card: int) -> Component:
    shown: Component = {
        "card": NAMES[card],
        "turned": bool(TURNED.at(g, card)),
        "on": some(ON.at(g, card)),
        "points": int(points_of(g, owner, card)),
    }
    return shown


def hand_seen(g: ResArcana, seat: int | None, owner: int) -> Pile:
    """The cards that the seat knows, then the others."""
    cards = pile_seen(g, seat, HANDS[owner])
    known: Pile = [name for name in cards if name is not None]
    return known + [None] * (len(cards) - len(known))


def pile_seen(g: ResArcana, seat: int | None, zone: Zone) -> Pile:
    observer = EVERYBODY if seat is None else seat
    return [NAMES[card] if knows(g, observer, card) else None for card in zone.cards(g)]


def inside(g: ResArcana, seat: int | None, owner: int) -> list[str]:
    """RA-74: what the owner knows to be in the own deck, by name: the order tells nothing."""
    if seat != owner:
        return []
    sure = (0, IN_DECK[owner])
    return sorted(NAMES[card] for card in DECKS[owner].cards(g) if LORE[owner].at(g, card) in sure)


def named(g: ResArcana) -> tuple[list[str], dict[str, Essences]]:
    """Of a question for essences: the types that may come, in order, and all that each answer settles."""
    frame = g.stack.top() if g.outcome is None and len(g.stack) else None
    if not isinstance(frame, NamesEssences):
        return [], {}
    types = [(e, name) for e, name in enumerate(ESSENCE.names) if frame.types() >> e & 1]
    settles = {name: some(frame.settled_by(e)) for e, name in types if frame.settled_by(e)}
    return [name for _, name in types], settles


def hears(g: ResArcana, move: Move, seat: int | None) -> bool:
    """Drafting, choosing a mage, returning a card and ordering a deck are secret (RA-16, RA-18, RA-51, RA-53)."""
    return g.seat == seat or move.verb not in (KEEP, CHOOSE, RETURN, ORDER)
