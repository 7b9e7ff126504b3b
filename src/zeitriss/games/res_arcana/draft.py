"""Decisions before the first round: drafting cards, choosing a mage and an item (section B)."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from zeitriss.core.frame import Choice, Frame, Work
from zeitriss.core.move import Move
from zeitriss.core.news import WHO
from zeitriss.core.offers import Offers
from zeitriss.core.schema import Kind, Whole
from zeitriss.games.res_arcana.cards import DECK_SIZE, FIRST_ITEM, FIRST_MAGE, FIRST_PLACE, HAND_SIZE
from zeitriss.games.res_arcana.effects.basics import THE_CARD, draw, enter_play
from zeitriss.games.res_arcana.knowledge.memory import (
    IN_ASIDE,
    IN_BOX,
    IN_CHOSEN,
    IN_DECK,
    IN_KEPT,
    IN_MAGES,
    IN_PACK,
    IN_PACKS,
    carry,
    carry_of,
    observers,
    own,
    rename,
    rule_out,
    see,
)
from zeitriss.games.res_arcana.moves import CHOOSE, KEEP, TAKE
from zeitriss.games.res_arcana.state import ASIDE, BOX, CHOSEN, DECKS, ITEMS, KEPT, LORE, MAGES, PACKS, ResArcana

PACK_SIZE: Final = 4  # RA-21: cards of a pack


class DrawPair(Work[ResArcana]):
    """RA-16: look at the top two of the own cards."""

    def run(self, g: ResArcana) -> None:
        fill_pack(g, self.seat, 2)
        carry(g, self.seat, IN_DECK[self.seat], IN_PACK[self.seat])
        for card in PACKS[self.seat].cards(g):
            see(g, self.seat, card)


def fill_pack(g: ResArcana, seat: i64, number: i64) -> None:
    """So many cards from the top, sorted: their places tell nothing."""
    PACKS[seat].clear(g)
    for _ in range(number):
        PACKS[seat].sort_in(g, DECKS[seat].take(g, 0))


def keepable(g: ResArcana, seat: i64) -> list[Move]:
    return [KEEP.at(card) for card in PACKS[seat].cards(g)]


class KeepOne(Frame[ResArcana]):
    """RA-16: one is kept, the other set aside for the rival."""

    def choices(self, g: ResArcana) -> list[Move]:
        return keepable(g, self.seat)

    def resume(self, g: ResArcana, move: Move) -> None:
        seat, rival = self.seat, 1 - self.seat
        PACKS[seat].remove(g, move.a)
        KEPT[seat].add(g, move.a)
        PACKS[seat].pour(g, ASIDE[rival])
        rename(g, IN_PACK[seat], IN_KEPT[seat] | IN_ASIDE[rival])


class DealPack(Work[ResArcana]):
    """RA-21: a pack for the draft of the base game, from the cards that were dealt."""

    def run(self, g: ResArcana) -> None:
        for seat in range(g.seats):
            fill_pack(g, seat, PACK_SIZE)
            carry(g, -1, IN_DECK[seat], IN_PACK[seat])
        look_at_packs(g)


def look_at_packs(g: ResArcana) -> None:
    """Everybody looks at the pack that has come."""
    for seat in range(g.seats):
        rule_out(g, LORE[seat], IN_PACK[seat])
        for card in PACKS[seat].cards(g):
            see(g, seat, card)


class KeepOfPack(Choice[ResArcana]):
    """RA-21, RA-R26: keep one of the pack. The last card is no choice, and everybody can see that."""

    def targets(self, g: ResArcana) -> list[Move]:
        return keepable(g, self.seat)

    def resume(self, g: ResArcana, move: Move) -> None:
        seat, pack = self.seat, PACKS[self.seat]
        if pack.size(g) > 1:
            carry_of(g, seat, pack, IN_PACK[seat], IN_KEPT[seat])  # nobody else knows which one
        else:
            rename(g, IN_PACK[seat], IN_KEPT[seat])
        pack.remove(g, move.a)
        KEPT[seat].add(g, move.a)


class PassPacks(Work[ResArcana]):
    """RA-21: all packs go on, `step` seats clockwise (to the left) or back (to the right)."""

    fields: ClassVar[dict[str, Kind]] = {"step": Whole(-1, 1)}

    def __init__(self, seat: i64, step: i64) -> None:
        super().__init__(seat)
        self.step: i64 = step

    def run(self, g: ResArcana) -> None:
        packs = [PACKS[seat].cards(g) for seat in range(g.seats)]
        for seat in range(g.seats):
            PACKS[seat].lay(g, packs[(seat - self.step) % g.seats])
        for observer in observers(g):
            lore = LORE[observer]
            for card in range(FIRST_PLACE):
                if lore.at(g, card) & IN_PACKS:
                    lore.put(g, card, self.passed_on(lore.at(g, card), g.seats))
        look_at_packs(g)

    def passed_on(self, zones: i64, seats: i64) -> i64:
        """The same zones, every pack one seat further."""
        result: i64 = zones & ~IN_PACKS
        for seat in range(seats):
            if zones & IN_PACK[seat]:
                result |= IN_PACK[(seat + self.step) % seats]
        return result


class MakeDecks(Work[ResArcana]):
    """RA-17, RA-21: everybody looks at the own eight cards, shuffles them and draws the starting hand."""

    def run(self, g: ResArcana) -> None:
        for seat in range(i64(g.seats)):
            deck = DECKS[seat]
            KEPT[seat].pour(g, deck)
            ASIDE[seat].pour(g, deck)
            assert deck.size(g) == DECK_SIZE
            own(g, seat, deck.cards(g))
            deck.shuffle(g, g.rng)
            for _ in range(HAND_SIZE):
                draw(g, seat)


class ChooseMage(Frame[ResArcana]):
    """RA-18: one of the two, in secret."""

    def choices(self, g: ResArcana) -> list[Move]:
        return [CHOOSE.at(card - FIRST_MAGE) for card in MAGES[self.seat].cards(g)]

    def resume(self, g: ResArcana, move: Move) -> None:
        card: i64 = move.a + FIRST_MAGE
        MAGES[self.seat].remove(g, card)
        CHOSEN[self.seat].add(g, card)
        carry(g, self.seat, IN_MAGES[self.seat], IN_CHOSEN[self.seat])


class RevealMages(Work[ResArcana]):
    """RA-18: all together; the others leave the game."""

    def run(self, g: ResArcana) -> None:
        for seat in range(i64(g.seats)):
            card = CHOSEN[seat].pop(g)
            enter_play(g, seat, card)
            while MAGES[seat].size(g):
                BOX.sort_in(g, MAGES[seat].pop(g))
            rename(g, IN_MAGES[seat] | IN_CHOSEN[seat], IN_BOX)
            g.tell("mage", WHO, seat, THE_CARD, card)


class ChooseItem(Frame[ResArcana]):
    """RA-11, RA-22."""

    def offer(self, g: ResArcana, offers: Offers) -> None:
        offer_items(g, offers)

    def resume(self, g: ResArcana, move: Move) -> None:
        item: i64 = move.a + FIRST_ITEM
        ITEMS.remove(g, item)
        enter_play(g, self.seat, item)


def offer_items(g: ResArcana, offers: Offers) -> None:
    for i in range(ITEMS.size(g)):
        offers.add(TAKE.id(ITEMS.at(g, i) - FIRST_ITEM))


DRAW_PAIR: Final = [DrawPair(0), DrawPair(1)]
KEEP_ONE: Final = [KeepOne(0), KeepOne(1)]
DEAL_PACK: Final = DealPack(0)
KEEP_OF_PACK: Final = [KeepOfPack(0), KeepOfPack(1), KeepOfPack(2), KeepOfPack(3)]
MAKE_DECKS: Final = MakeDecks(0)
CHOOSE_MAGE: Final = [ChooseMage(0), ChooseMage(1), ChooseMage(2), ChooseMage(3)]
REVEAL_MAGES: Final = RevealMages(0)
CHOOSE_ITEM: Final = [ChooseItem(0), ChooseItem(1), ChooseItem(2), ChooseItem(3)]
