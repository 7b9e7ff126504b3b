"""How components come into play: artifacts placed, monuments and places claimed."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from zeitriss.core.move import Move
from zeitriss.core.news import WHO
from zeitriss.core.offers import Offers
from zeitriss.games.res_arcana.cards import FIRST_MAGE, FIRST_MONUMENT, TRAITS
from zeitriss.games.res_arcana.effects.basics import THE_CARD, enter_play
from zeitriss.games.res_arcana.effects.naming import ByCard
from zeitriss.games.res_arcana.knowledge.memory import reveal
from zeitriss.games.res_arcana.moves import CLAIM, DONE, PLACE, UNSEEN
from zeitriss.games.res_arcana.paying import Discounts, Payment, can_place, ways_to_place
from zeitriss.games.res_arcana.power import ON_CLAIM, POWERS, Effect, Effects, OfPower, use_power
from zeitriss.games.res_arcana.state import DISCARDS, DISPLAY, HANDS, MONUMENTS, PLACES, ResArcana

FROM_HAND: Final = 0
FROM_OWN_DISCARD: Final = 1


def place(g: ResArcana, seat: i64, card: i64, ways: list[int]) -> None:
    """RA-31, RA-R25: the artifact lies in play while its cost is being paid; `ways` were found before."""
    if HANDS[seat].has(g, card):
        HANDS[seat].remove(g, card)
    for owner in range(g.seats):
        if DISCARDS[owner].has(g, card):
            DISCARDS[owner].remove(g, card)
    enter_play(g, seat, card)
    if ways:
        Payment(seat, ways, card, -1).charge(g)


class PlaceArtifact(Effect):
    """`place_artifact` (RA-63)."""

    def __init__(self, source: i64, wanted: i64, discount: i64, without: i64, free: bool) -> None:
        self.source: i64 = source
        self.wanted: i64 = wanted
        self.extra: Discounts = [(discount, without)] if discount else []
        self.free = free

    def apply(self, g: ResArcana, run: Effects) -> None:
        g.do(MayPlace(run.seat, run.at, run.card, run.power, run.step))

    def cards(self, g: ResArcana, seat: i64) -> list[int]:
        """What can be placed and paid now (RA-36), by number."""
        found: list[int] = []
        if self.source == FROM_HAND:
            found = HANDS[seat].cards(g)
        elif self.source == FROM_OWN_DISCARD:
            found = DISCARDS[seat].cards(g)
        else:
            for owner in range(g.seats):
                found += DISCARDS[owner].cards(g)
        fitting = [card for card in found if TRAITS[card] & self.wanted]
        return sorted([card for card in fitting if self.free or can_place(g, seat, card, self.extra)])


class MayPlace(OfPower):
    """RA-63, RA-R11, RA-R24: one of the cards that fit, or none. From a hand even "none" is a question."""

    def effect(self) -> PlaceArtifact:
        effect = POWERS[self.card][self.power].effects[self.step]
        assert isinstance(effect, PlaceArtifact)
        return effect

    def offer(self, g: ResArcana, offers: Offers) -> None:
        effect = self.effect()
        for card in effect.cards(g, self.seat):
            offers.add(PLACE.id(card))
        if offers.count or (effect.source == FROM_HAND and HANDS[self.seat].size(g)):
            offers.add(DONE.first)

    def resume(self, g: ResArcana, move: Move) -> None:
        if move.id != DONE.first:
            effect = self.effect()
            place(g, self.seat, move.a, [] if effect.free else ways_to_place(g, self.seat, move.a, effect.extra))

    def run(self, g: ResArcana) -> None:
        g.tell("none-placed", THE_CARD, self.card)


def offer_monuments(g: ResArcana, offers: Offers) -> None:
    """RA-32: a display card, or the unseen top of the deck."""
    for i in range(DISPLAY.size(g)):
        offers.add(CLAIM.id(DISPLAY.at(g, i) - FIRST_MONUMENT))
    if MONUMENTS.size(g):
        offers.add(UNSEEN.first)


def claim_unseen(g: ResArcana, seat: i64) -> None:
    """RA-32, RA-R16: the top of the monument deck, shown to all."""
    card = MONUMENTS.take(g, 0)
    g.tell("unseen", WHO, seat, THE_CARD, card)
    claimed(g, seat, card)


def claim(g: ResArcana, seat: i64, card: i64) -> None:
    """RA-32, RA-33: into play; a display card is replaced."""
    if card < FIRST_MAGE:
        refill(g, card)
    else:
        PLACES.remove(g, card)
    claimed(g, seat, card)


def claimed(g: ResArcana, seat: i64, card: i64) -> None:
    """RA-79: powers on claiming follow at once."""
    enter_play(g, seat, card)
    for number, power in enumerate(POWERS[card]):
        if power.when == ON_CLAIM and power.payable(g, seat, card):
            use_power(g, seat, card, card, number)


def refill(g: ResArcana, taken: i64) -> None:
    place = DISPLAY.find(g, taken)
    if MONUMENTS.size(g):
        DISPLAY.put(g, place, MONUMENTS.take(g, 0))
        reveal(g, DISPLAY.at(g, place))
        g.tell("refill", THE_CARD, DISPLAY.at(g, place))
    else:
        DISPLAY.take(g, place)


class TakeMonument(ByCard):
    """RA-68: as RA-32 without paying; nothing if none is left (RA-40)."""

    def targets(self, g: ResArcana) -> list[Move]:
        shown = [CLAIM.at(card - FIRST_MONUMENT) for card in DISPLAY.cards(g)]
        return shown + ([UNSEEN.at()] if MONUMENTS.size(g) else [])

    def tell_none(self, g: ResArcana) -> None:
        g.tell("none-left", THE_CARD, self.cause)

    def resume(self, g: ResArcana, move: Move) -> None:
        if move.verb is UNSEEN:
            claim_unseen(g, self.seat)
        else:
            claim(g, self.seat, move.a + FIRST_MONUMENT)
