"""Gaining from the supply: paid (AE-28 A3) and free."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from zeitriss.core.move import Domain, Move
from zeitriss.core.offers import Offers
from zeitriss.core.schema import One
from zeitriss.games.aeons_end.cards import COST, GEM, PILES, RELIC, SPELL, TYPE
from zeitriss.games.aeons_end.causes import because
from zeitriss.games.aeons_end.effects.zones import PLACE, TO_DISCARD, gain
from zeitriss.games.aeons_end.ending import judge_piles
from zeitriss.games.aeons_end.moves import GAIN, GAIN_DEVOURED
from zeitriss.games.aeons_end.nouns import THE_CARD, WHO
from zeitriss.games.aeons_end.shapes import Choice
from zeitriss.games.aeons_end.state import DEVOURED, LEFT, PILE, AeonsEnd

WANTED: Final = Domain("wanted", ["cost-4", "spell", "relic", "cheapest-gem"])
COST_4: Final = 0
A_SPELL: Final = 1
A_RELIC: Final = 2
CHEAPEST_GEM: Final = 3


def affordable(g: AeonsEnd, card: i64) -> bool:
    return g.aether + restricted(g, card) >= COST[card]


def restricted(g: AeonsEnd, card: i64) -> i64:
    """AE-29: aether that pays only for gaining a card of this type."""
    kind = TYPE[card]
    if kind == GEM:
        return g.gem_aether
    return g.spell_aether if kind == SPELL else 0


def pay_for(g: AeonsEnd, card: int) -> None:
    """AE-29: restricted aether that fits is used first."""
    from_restricted = min(COST[card], restricted(g, card))
    if TYPE[card] == GEM:
        g.gem_aether -= from_restricted
    elif TYPE[card] == SPELL:
        g.spell_aether -= from_restricted
    g.aether -= COST[card] - from_restricted


def offer_purchases(g: AeonsEnd, offers: Offers) -> None:
    """What can be bought now; AE-78: the top of the devoured pile too."""
    cells, left, pile = g.cells, LEFT.start, PILE.start
    most: i64 = g.aether + g.gem_aether + g.spell_aether  # dearer ones need no closer look
    i: i64
    for i in range(PILES):
        card = cells[pile + i]
        if COST[card] <= most and cells[left + i] > 0 and affordable(g, card):
            offers.add(GAIN.id(card))
    if DEVOURED.size(g) and affordable(g, DEVOURED.top(g)):
        offers.add(GAIN_DEVOURED.id(DEVOURED.top(g)))


def pile_of(g: AeonsEnd, card: i64) -> i64:
    """The supply pile of this card."""
    pile: i64 = 0
    while PILE.at(g, pile) != card:
        pile += 1
    return pile


def take_from_pile(g: AeonsEnd, card: int) -> None:
    LEFT.add(g, pile_of(g, card), -1)
    judge_piles(g)


def stocked(g: AeonsEnd, kind: i64 = -1) -> list[int]:
    """The cards of the supply piles that are not empty, all of them or those of a type."""
    cells, found = g.cells, list[int]()
    for i in range(PILES):
        card = cells[PILE.start + i]
        if cells[LEFT.start + i] > 0 and (kind < 0 or kind == TYPE[card]):
            found.append(card)
    return found


def foremost(cards: list[int], costliest: bool) -> list[int]:
    """Those that cost the most or the least."""
    best: i64 = -1
    for card in cards:
        cost = COST[card]
        if best < 0 or (cost > best if costliest else cost < best):
            best = cost
    return [card for card in cards if COST[card] == best]


class GainFree(Choice):
    """This player gains a fitting card without paying; compulsory if there is one."""

    coming = "coming-gain"
    fields: ClassVar = {"wanted": One(WANTED), "place": One(PLACE)}

    def __init__(self, seat: int, wanted: int, place: int = TO_DISCARD) -> None:
        super().__init__(seat)
        self.wanted = wanted
        self.place = place

    def options(self, g: AeonsEnd) -> list[int]:
        if self.wanted == COST_4:
            return [card for card in stocked(g) if COST[card] <= 4]
        if self.wanted == CHEAPEST_GEM:
            return foremost(stocked(g, GEM), costliest=False)
        return stocked(g, SPELL if self.wanted == A_SPELL else RELIC)

    def targets(self, g: AeonsEnd) -> list[Move]:
        return [GAIN.at(card) for card in self.options(g)]

    def tell_only(self, g: AeonsEnd, move: Move) -> None:
        because(g, self.cause, g.tell("gains", WHO, self.seat, THE_CARD, move.a))

    def resume(self, g: AeonsEnd, move: Move) -> None:
        take_from_pile(g, move.a)
        gain(g, self.seat, move.a, self.place)
