"""Worlds that a seat cannot tell from the real one: what it does not know is dealt anew (RA-74, RA-R21)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from zeitriss.core.rng import Rng
from zeitriss.core.vecs import append, vec
from zeitriss.core.zones import Numbers
from zeitriss.games.res_arcana.cards import FIRST_PLACE
from zeitriss.games.res_arcana.knowledge.memory import assume, zones
from zeitriss.games.res_arcana.state import BOX, HANDS, LORE, MAGES, PACKS, PEEKED, ResArcana


def redeal(world: ResArcana, seat: int, rng: Rng) -> None:
    """Deal every card that this seat does not know anew, to zones where it may lie for all that the seat knows."""
    places, cells = zones(world), world.cells
    deal = Dealing(world, LORE[seat], rng)
    hidden = [
        (zone, [at for at in range(cards.first, cards.end(world)) if deal.lore(cells[at])]) for zone, cards in places
    ]
    for zone, spots in hidden:
        deal.make_room(zone, len(spots))
    unknown = sorted([int(cells[at]) for _, spots in hidden for at in spots])  # it must not tell where they lie
    rng.shuffle(unknown)
    deal.lay(unknown)
    for zone, spots in hidden:
        for at in spots:
            cells[at] = deal.take(zone)
    for other in range(world.seats):
        HANDS[other].sort(world)
        MAGES[other].sort(world)
        PACKS[other].sort(world)
    BOX.sort(world)
    PEEKED.sort(world)
    for other in range(world.seats):
        if other != seat:
            assume(world, other, places)


@final
class Dealing:
    """A random deal of cards to zones with so much room each, every card to a zone that its lore admits."""

    def __init__(self, world: ResArcana, lore: Numbers, rng: Rng) -> None:
        self.world = world
        self.start: i64 = lore.start
        self.rng = rng
        self.zones: vec[i64] = vec[i64]()
        self.room: vec[i64] = vec[i64]()  # that is left, by zone
        self.dealt: list[list[int]] = []  # cards by zone

    def lore(self, card: i64) -> i64:
        """The zones where it may lie; none: it is known where it lies."""
        return self.world.cells[self.start + card] if card < FIRST_PLACE else 0

    def make_room(self, zone: i64, room: i64) -> None:
        if room:
            k = self.index(zone)
            if k < 0:
                self.zones = append(self.zones, zone)
                self.room = append(self.room, room)
                self.dealt.append([])
            else:
                self.room[k] += room

    def index(self, zone: i64) -> i64:
        for k in range(len(self.zones)):
            if self.zones[k] == zone:
                return k
        return -1

    def take(self, zone: i64) -> int:
        return self.dealt[self.index(zone)].pop()

    def lay(self, cards: list[int]) -> None:
        """In the order given, but the most tied first: as long as the sets of zones lie within each other, every deal
        is equally likely.
        """
        tied = [self.ties(card) for card in cards]
        for ties in range(1, len(self.zones) + 1):
            for i in range(len(cards)):
                if tied[i] == ties:
                    self.put(cards[i], 0)
        for dealt in self.dealt:
            self.rng.shuffle(dealt)

    def ties(self, card: i64) -> int:
        """How many zones its lore admits."""
        lore, count = self.lore(card), 0
        for zone in self.zones:
            if lore & zone:
                count += 1
        return count

    def put(self, card: i64, tried: i64) -> bool:
        """Into a free place; else another card makes room. `tried`: the zones where none could."""
        zones, room = self.zones, self.room
        allowed: i64 = self.lore(card) & ~tried
        free: i64 = 0
        for k in range(len(zones)):
            if allowed & zones[k]:
                free += room[k]
        if free:
            place: i64 = self.rng.below(free)
            for k in range(len(zones)):
                if allowed & zones[k]:
                    place -= room[k]
                    if place < 0:
                        room[k] -= 1
                        self.dealt[k].append(card)
                        return True
        return self.push(card, tried)

    def push(self, card: i64, tried: i64) -> bool:
        for k in range(len(self.zones)):
            if not self.lore(card) & self.zones[k] & ~tried:
                continue
            tried |= self.zones[k]
            for i in range(len(self.dealt[k])):
                if self.put(self.dealt[k][i], tried):
                    self.dealt[k][i] = card
                    return True
        return False
