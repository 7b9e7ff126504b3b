"""From options and seed to the first decision (ET-6 to ET-11)."""

from __future__ import annotations

from typing import Final, final

from zeitriss.core.frame import Frame
from zeitriss.core.move import Move
from zeitriss.core.offers import Offers
from zeitriss.core.options import SEATS, Number, Option, starter
from zeitriss.core.zones import Zone
from zeitriss.games.eternitium.cards import (
    CARD,
    CARDS,
    COUNT,
    DROID,
    ERA,
    ERA_COUNT,
    ERAS_BY_SEATS,
    FIRST_ADVANCED,
    FIRST_TECHNOLOGY,
    MISSION_FACTS,
    PORTALS_PER_SEAT,
    ROUNDS,
    SEATS_MOST,
    STARTING_SETS,
)
from zeitriss.games.eternitium.hands import chosen_technology
from zeitriss.games.eternitium.knowledge.marks import KNOWN, UP
from zeitriss.games.eternitium.knowledge.sight import look
from zeitriss.games.eternitium.market import offer_basic
from zeitriss.games.eternitium.missions import mission
from zeitriss.games.eternitium.piles import draw, refill_advanced, refill_basic, refill_eras
from zeitriss.games.eternitium.state import (
    ADVANCED_PILE,
    AI_DECK,
    BASIC_PILE,
    BOX,
    DECKS,
    ERA_PILE,
    POOLS,
    PORTAL_PILE,
    STACKS,
    SUPPLY,
    Eternitium,
)
from zeitriss.games.eternitium.turn import TURN

SETTINGS: Final = (
    Option("mission", 0, tuple(int(number) for number in MISSION_FACTS), seats=(1,)),
    starter(2, 3, 4, 5),  # ET-6
    Number("rounds", ROUNDS, low=0, high=ROUNDS, seats=(2, 3, 4, 5), samples=(20,)),  # ET-R26; 0: no limit
    Option("discard_order", "hand", ("hand", "chosen")),  # ET-R23
)


def deal(g: Eternitium) -> None:
    """Everything goes from the box to its place; what no place needs stays in it."""
    left = COUNT.copy()
    g.first = g.rng.below(g.seats) if g.options["start"] == "random" else SEATS.index(g.options["start"])  # ET-6
    deal_starting_sets(g, left)
    deal_supply(g, left)
    if g.seats == 1:
        deal_ai(g, left)
    deal_technologies(g, left)
    BOX.lay(g, [card for card in range(CARDS) for _ in range(left[card])])
    deal_eras(g)
    POOLS.lay(g, list(range(g.seats)))
    g.round = 1
    g.active = g.first
    order = [(g.first + step) % g.seats for step in range(g.seats)]
    g.do(*[PREPARE[seat] for seat in order], TURN[g.first])


def unpack(g: Eternitium, left: list[int], cards: list[int], place: Zone) -> None:
    """From the box to their place; `left` counts what is still in it."""
    for card in cards:
        left[card] -= 1
        place.add(g, card)


def deal_starting_sets(g: Eternitium, left: list[int]) -> None:
    """ET-6: one portal of every shape and a Droid; the sets of absent travellers stay in the box (ET-R1).

    ET-59, ET-67: mission 2 has no Droid, mission 10 two portals of every shape.
    """
    portals = [portal for portal in range(FIRST_TECHNOLOGY) for _ in range(mission(g).portals)]
    starting = portals + [DROID] * mission(g).droids
    for seat in range(g.seats):
        unpack(g, left, starting, DECKS[seat])


def deal_supply(g: Eternitium, left: list[int]) -> None:
    """ET-7: two portals per shape and traveller. ET-61: mission 4 shuffles them and shows some."""
    count = mission(g).supply or PORTALS_PER_SEAT * g.seats
    portals = [portal for portal in range(FIRST_TECHNOLOGY) for _ in range(count)]
    unpack(g, left, portals, PORTAL_PILE)
    if mission(g).shown:
        PORTAL_PILE.shuffle(g, g.rng)
    for _ in range(mission(g).shown or len(portals)):
        SUPPLY.add(g, PORTAL_PILE.pop(g), 1)


def deal_ai(g: Eternitium, left: list[int]) -> None:
    """ET-51, ET-R18: its cards leave the technologies first. ET-58: mission 1 leaves some of them in the box."""
    unpack(g, left, [CARD.index[name] for name, count in mission(g).ai.items() for _ in range(count)], AI_DECK)
    AI_DECK.shuffle(g, g.rng)


def deal_technologies(g: Eternitium, left: list[int]) -> None:
    """ET-8. Missions: no advanced ones (ET-58), no Temporal Projectors (ET-67)."""
    without = [CARD.index[name] for name in mission(g).without]
    last = CARDS if mission(g).advanced else FIRST_ADVANCED
    for card in range(FIRST_TECHNOLOGY, last):
        count = left[card]
        if card == DROID:  # those of absent travellers are in the box, and in mission 2 that of the own set
            count -= STARTING_SETS - g.seats * mission(g).droids
        if card not in without:
            unpack(g, left, [card] * count, BASIC_PILE if card < FIRST_ADVANCED else ADVANCED_PILE)
    BASIC_PILE.shuffle(g, g.rng)
    ADVANCED_PILE.shuffle(g, g.rng)
    refill_basic(g, 0)
    refill_advanced(g, 0)


def deal_eras(g: Eternitium) -> None:
    """ET-9: ten each, fewer with four or five travellers; the top one face up. Missions 3, 7: five (ET-60, ET-64)."""
    ERA_PILE.lay(g, [era for era in range(len(ERA)) for _ in range(ERA_COUNT[era])])
    ERA_PILE.shuffle(g, g.rng)
    for seat in range(g.seats):
        for _ in range(mission(g).eras or ERAS_BY_SEATS[str(g.seats)]):
            STACKS[seat].add(g, ERA_PILE.pop(g))
        STACKS[seat].add(g, STACKS[seat].pop(g) | UP)
        look(g, seat)
    refill_eras(g)


@final
class Prepare(Frame[Eternitium]):
    """ET-11: a basic technology for free joins the starting cards; they are shuffled and the starting hand is drawn."""

    def offer(self, g: Eternitium, offers: Offers) -> None:
        offer_basic(g, offers)

    def resume(self, g: Eternitium, move: Move) -> None:
        DECKS[self.seat].add(g, chosen_technology(g, self.seat, move) & ~KNOWN)
        DECKS[self.seat].shuffle(g, g.rng)
        draw(g, self.seat, mission(g).hand)


PREPARE: Final = [Prepare(seat) for seat in range(SEATS_MOST)]


def stock(g: Eternitium) -> dict[tuple[str, int], int]:
    """ET-1: 105 action cards, 60 era cards, whatever the number of travellers."""
    cards = {("card", card): COUNT[card] for card in range(CARDS)}
    return cards | {("era", era): ERA_COUNT[era] for era in range(len(ERA))}
