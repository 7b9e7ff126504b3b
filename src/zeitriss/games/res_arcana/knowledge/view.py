"""What a seat knows (RA-74), re-dealt worlds, and how a move reads to another seat."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from zeitriss.core.move import Move
from zeitriss.core.rng import Rng
from zeitriss.games.res_arcana.cards import CARD, COMPONENTS, FIRST_PLACE
from zeitriss.games.res_arcana.effects.costs import PaySame
from zeitriss.games.res_arcana.effects.gains import (
    MENUS,
    CountPool,
    GainAlike,
    GainAny,
    GiveRival,
    Option,
    PickOption,
)
from zeitriss.games.res_arcana.effects.harm import Harm
from zeitriss.games.res_arcana.effects.targets import PutOn
from zeitriss.games.res_arcana.ending import points, points_of, tie_break
from zeitriss.games.res_arcana.essence import ESSENCE, HEAP, count, first, total
from zeitriss.games.res_arcana.knowledge.memory import DECK, assume, knows, zones
from zeitriss.games.res_arcana.moves import CHOOSE, KEEP, ORDER, RETURN
from zeitriss.games.res_arcana.paying import Payment, settled_by
from zeitriss.games.res_arcana.state import ResArcana

NAMES = CARD.names


def view(g: ResArcana, seat: int | None) -> dict[str, Any]:
    """Public facts, own hidden cards, and of the others' what this seat has seen. None: a card unknown to it."""
    hands = [hand_seen(g, seat, owner) for owner in range(g.seats)]
    seen: dict[str, Any] = {
        "first": int(g.first),
        "token": int(g.token),
        "round": int(g.round),
        "goal": int(g.goal),
        "passed": list(g.passed),
        "pools": [essences(pool) for pool in g.pools],
        "boards": [[component(g, owner, card) for card in zone] for owner, zone in enumerate(g.boards)],
        "points": [int(points(g, owner)) for owner in range(g.seats)],
        "wealth": [int(tie_break(g, owner)) for owner in range(g.seats)],
        "hands": hands,
        "decks": [pile_seen(g, seat, deck) for deck in g.decks],
        "inside": [inside(g, seat, owner) for owner in range(g.seats)],
        "discards": [names(pile) for pile in g.discards],
        "display": names(g.display),
        "monuments": pile_seen(g, seat, g.monuments),
        "places": names(g.places),
        "items": names(g.items),
        "spent": essences(g.spent),
        "due": due(g),
    }
    if g.round == 0:
        seen |= {
            "mages": [names(g.mages[owner]) if owner == seat else None for owner in range(g.seats)],
            "chosen": [names(g.chosen[owner]) if owner == seat else len(g.chosen[owner]) for owner in range(g.seats)],
            "packs": [names(g.packs[owner]) if owner == seat else len(g.packs[owner]) for owner in range(g.seats)],
            "kept": [names(g.kept[owner]) if owner == seat else len(g.kept[owner]) for owner in range(g.seats)],
            "given": [pile_seen(g, seat, cards) for cards in g.aside],  # RA-74: what one gave away one knows
        }
    if g.peeked or g.ordered:  # RA-51: only the acting player sees them
        mine = g.looking == seat
        seen["peeked"] = names(g.peeked) if mine else [None] * len(g.peeked)
        seen["ordered"] = names(g.ordered) if mine else [None] * len(g.ordered)
    return seen


def names(cards: list[int]) -> list[str]:
    return [NAMES[card] for card in cards]


def essences(heap: i64) -> dict[str, int]:
    return {name: int(heap >> HEAP.lane * e & 0xFFF) for e, name in enumerate(ESSENCE.names)}


def component(g: ResArcana, owner: int, card: int) -> dict[str, Any]:
    shown = {"card": NAMES[card], "turned": bool(g.turned[card]), "on": some(g.on[card])}
    return shown | {"points": int(points_of(g, owner, card))}


def hand_seen(g: ResArcana, seat: int | None, owner: int) -> list[str | None]:
    """The cards that the seat knows, then the others."""
    observer = g.seats if seat is None else seat
    known: list[str | None] = [NAMES[card] for card in g.hands[owner] if knows(g, observer, card)]
    return known + [None] * (len(g.hands[owner]) - len(known))


def pile_seen(g: ResArcana, seat: int | None, cards: list[int]) -> list[str | None]:
    observer = g.seats if seat is None else seat
    return [NAMES[card] if knows(g, observer, card) else None for card in cards]


def inside(g: ResArcana, seat: int | None, owner: int) -> list[str]:
    """RA-74: what the owner knows to be in the own deck, by name: the order tells nothing."""
    if seat != owner:
        return []
    sure = (0, DECK[owner])
    return sorted(NAMES[card] for card in g.decks[owner] if g.lore[owner][card] in sure)


def due(g: ResArcana) -> dict[str, Any] | None:
    """What the open question is about: a number of essences, a menu, the power that is running."""
    if g.outcome is not None or not g.stack:
        return None
    frame = g.stack[-1]
    card = getattr(frame, "card", None)
    if card is None:
        card = getattr(frame, "at", None)
    about = {} if card is None or card < 0 else {"card": NAMES[card]}
    if isinstance(frame, (Payment, PaySame)):
        about |= bill(g, frame)
    elif isinstance(frame, (GainAny, GainAlike)):
        about |= choice_of(frame)
    elif isinstance(frame, PickOption):
        about["menu"] = [in_words(option) for option in MENUS[frame.menu]]
    elif isinstance(frame, Harm):
        effects = COMPONENTS[frame.card]["powers"][frame.power]["effect"]
        about["wards"] = effects[frame.step].get("ignore", [])
    elif isinstance(frame, CountPool):
        about |= {"gained": ESSENCE.names[frame.gained], "counted": ESSENCE.names[frame.counted]}
    elif isinstance(frame, (GiveRival, PutOn)):
        about["heap"] = some(frame.heap)
    return about


def bill(g: ResArcana, frame: Payment | PaySame) -> dict[str, Any]:
    """How much is to be paid for what, and all that each answer settles."""
    about: dict[str, Any] = {} if frame.card < 0 else {"card": NAMES[frame.card]}
    if isinstance(frame, PaySame):
        return about | {"number": int(g.x)}
    offered = sorted({first(way) for way in frame.ways if way})
    about["number"] = int(max([total(way) for way in frame.ways]))
    about["order"] = [name for e, name in enumerate(ESSENCE.names) if any(count(way, e) for way in frame.ways)]
    about["settles"] = {ESSENCE.names[e]: some(settled_by(frame.ways, e)) for e in offered}
    return about


def choice_of(frame: GainAny | GainAlike) -> dict[str, Any]:
    """How many essences are chosen, in which order, and all that each answer brings."""
    number, alike = int(frame.number), isinstance(frame, GainAlike)
    order = [name for e, name in enumerate(ESSENCE.names) if not frame.without >> e & 1]
    settles = {name: {name: number if alike or name == order[-1] else 1} for name in order}
    return {"number": number, "order": [] if alike else order, "settles": settles}


def some(heap: i64) -> dict[str, int]:
    return {name: number for name, number in essences(heap).items() if number}


def in_words(option: Option) -> dict[str, Any]:
    if option.number:
        excluded = [name for e, name in enumerate(ESSENCE.names) if option.without >> e & 1]
        return {"any": int(option.number), "exclude": excluded}
    return some(option.heap)


def redeal(world: ResArcana, seat: int, rng: Rng) -> None:
    """Deal every card that this seat does not know anew, to zones where it may lie for all that the seat knows."""
    lore = world.lore[seat]
    places = zones(world)
    unknown: list[int] = []
    room: dict[int, int] = {}
    for zone, cards in places:
        for card in cards:
            if card < FIRST_PLACE and lore[card]:
                unknown.append(card)
                room[zone] = room.get(zone, 0) + 1
    unknown.sort()  # the deal depends on what is known only, not on where the cards lie
    dealt = Dealing(lore, room, rng).deal(unknown)
    for zone, cards in places:
        for i in range(len(cards)):
            if cards[i] < FIRST_PLACE and lore[cards[i]]:
                cards[i] = dealt[zone].pop()
    for sorted_zones in (world.hands, world.mages, world.packs):
        for cards in sorted_zones:
            cards.sort()
    world.box.sort()
    world.peeked.sort()
    for other in range(world.seats):
        if other != seat:
            assume(world, other)


class Dealing:
    """A random deal of cards to zones with so much room each, every card to a zone that its lore admits."""

    def __init__(self, lore: list[int], room: dict[int, int], rng: Rng) -> None:
        self.lore = lore
        self.room = room
        self.rng = rng
        self.dealt: dict[int, list[int]] = {zone: [] for zone in room}
        self.fitting: dict[int, list[int]] = {}  # by lore: the zones that it admits

    def deal(self, cards: list[int]) -> dict[int, list[int]]:
        order = cards.copy()
        self.rng.shuffle(order)
        # The most tied first: as long as the sets of zones lie within each other, every deal is equally likely.
        tied: list[list[int]] = [[] for _ in range(len(self.room) + 1)]
        for card in order:
            tied[len(self.zones(card))].append(card)
        for equally in tied:
            for card in equally:
                self.put(card, [])
        for zone in self.room:
            self.rng.shuffle(self.dealt[zone])
        return self.dealt

    def zones(self, card: int) -> list[int]:
        lore = self.lore[card]
        if lore not in self.fitting:
            self.fitting[lore] = [zone for zone in self.room if lore & zone]
        return self.fitting[lore]

    def put(self, card: int, tried: list[int]) -> bool:
        """Into a free place; else another card makes room."""
        free = 0
        zones = [zone for zone in self.zones(card) if zone not in tried]
        for zone in zones:
            free += self.room[zone] - len(self.dealt[zone])
        if free:
            place = self.rng.below(free)
            for zone in zones:
                place -= self.room[zone] - len(self.dealt[zone])
                if place < 0:
                    self.dealt[zone].append(card)
                    return True
        for zone in zones:
            if zone in tried:
                continue
            tried.append(zone)
            for other in self.dealt[zone].copy():
                self.dealt[zone].remove(other)
                if self.put(other, tried):
                    self.dealt[zone].append(card)
                    return True
                self.dealt[zone].append(other)
        return False


def tell(g: ResArcana, move: Move, seat: int | None) -> bool:
    """Drafting, choosing a mage, returning a card and ordering a deck are secret (RA-16, RA-18, RA-51, RA-53)."""
    return g.seat == seat or move.verb not in (KEEP, CHOOSE, RETURN, ORDER)
