"""Worlds that a seat cannot tell from the real one: what it does not know is dealt anew (RA-74, RA-R21)."""

from __future__ import annotations

from mypy_extensions import i64

from zeitriss.core.rng import Rng
from zeitriss.core.zones import Numbers
from zeitriss.games.res_arcana.cards import FIRST_PLACE
from zeitriss.games.res_arcana.knowledge.memory import assume, zones
from zeitriss.games.res_arcana.state import BOX, HANDS, LORE, MAGES, PACKS, PEEKED, ResArcana


def redeal(world: ResArcana, seat: int, rng: Rng) -> None:
    """Deal every card that this seat does not know anew, to zones where it may lie for all that the seat knows."""
    lore, places = LORE[seat], zones(world)
    deal = Dealing(rng)
    unknown: list[int] = []
    for zone, cards in places:
        for i in range(cards.size(world)):
            if is_unknown(world, lore, cards.at(world, i)):
                unknown.append(cards.at(world, i))
                deal.make_room(zone)
    unknown.sort()  # the deal depends on what is known only, not on where the cards lie
    rng.shuffle(unknown)
    deal.lay(unknown, [lore.at(world, card) for card in unknown])
    for zone, cards in places:
        for i in range(cards.size(world)):
            if is_unknown(world, lore, cards.at(world, i)):
                cards.put(world, i, deal.take(zone))
    for other in range(world.seats):
        HANDS[other].sort(world)
        MAGES[other].sort(world)
        PACKS[other].sort(world)
    BOX.sort(world)
    PEEKED.sort(world)
    for other in range(world.seats):
        if other != seat:
            assume(world, other, places)


def is_unknown(g: ResArcana, lore: Numbers, card: i64) -> bool:
    return card < FIRST_PLACE and lore.at(g, card) != 0


class Dealing:
    """A random deal of cards to zones with so much room each, every card to a zone that its lore admits."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng
        self.zones: list[int] = []
        self.room: list[int] = []  # that is left, by zone
        self.dealt: list[list[tuple[int, int]]] = []  # cards with their lore, by zone

    def make_room(self, zone: int) -> None:
        if zone not in self.zones:
            self.zones.append(zone)
            self.room.append(0)
            self.dealt.append([])
        self.room[self.zones.index(zone)] += 1

    def lay(self, cards: list[int], lores: list[int]) -> None:
        """In the order given, but the most tied first: as long as the sets of zones lie within each other, every deal
        is equally likely.
        """
        tied = [self.ties(lore) for lore in lores]
        for ties in range(1, len(self.zones) + 1):
            for i in range(len(cards)):
                if tied[i] == ties:
                    self.put(cards[i], lores[i], 0)
        for dealt in self.dealt:
            self.shuffle(dealt)

    def ties(self, lore: i64) -> i64:
        """How many zones this lore admits."""
        count: i64 = 0
        for zone in self.zones:
            if lore & zone:
                count += 1
        return count

    def put(self, card: int, lore: int, tried: int) -> bool:
        """Into a free place; else another card makes room. `tried`: the zones where none could."""
        allowed: i64 = lore & ~tried
        free: i64 = 0
        for k in range(len(self.zones)):
            if allowed & self.zones[k]:
                free += self.room[k]
        if free:
            place: i64 = self.rng.below(free)
            for k in range(len(self.zones)):
                if allowed & self.zones[k]:
                    place -= self.room[k]
                    if place < 0:
                        self.room[k] -= 1
                        self.dealt[k].append((card, lore))
                        return True
        return self.push(card, lore, tried)

    def push(self, card: int, lore: int, tried: int) -> bool:
        for k in range(len(self.zones)):
            if not lore & self.zones[k] & ~tried:
                continue
            tried |= self.zones[k]
            for i in range(len(self.dealt[k])):
                other, others_lore = self.dealt[k][i]
                if self.put(other, others_lore, tried):
                    self.dealt[k][i] = (card, lore)
                    return True
        return False

    def shuffle(self, dealt: list[tuple[int, int]]) -> None:
        i: i64 = len(dealt) - 1
        while i > 0:
            j = self.rng.below(i + 1)
            dealt[i], dealt[j] = dealt[j], dealt[i]
            i -= 1

    def take(self, zone: int) -> int:
        return self.dealt[self.zones.index(zone)].pop()[0]
