"""Decisions before the first round: drafting cards, choosing a mage and an item (section B)."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from zeitriss.core.frame import Frame
from zeitriss.core.move import Move
from zeitriss.core.news import News
from zeitriss.core.schema import Kind, Whole
from zeitriss.games.res_arcana.cards import CARD, FIRST_ITEM, FIRST_MAGE, FIRST_PLACE
from zeitriss.games.res_arcana.cards import DECK as DECK_SIZE
from zeitriss.games.res_arcana.cards import HAND as HAND_SIZE
from zeitriss.games.res_arcana.effects.basics import draw, enter_play
from zeitriss.games.res_arcana.knowledge.memory import (
    ASIDE,
    BOX,
    CHOSEN,
    DECK,
    KEPT,
    MAGES,
    PACK,
    PACKS,
    carry,
    carry_of,
    own,
    rename,
    rule_out,
    see,
)
from zeitriss.games.res_arcana.moves import CHOOSE, KEEP, TAKE
from zeitriss.games.res_arcana.power import NO_MOVES
from zeitriss.games.res_arcana.state import ResArcana

PACK_SIZE: Final = 4  # RA-21: cards of a pack


class DrawPair(Frame[ResArcana]):
    """RA-16: look at the top two of the own cards."""

    def run(self, g: ResArcana) -> None:
        deck = g.decks[self.seat]
        g.packs[self.seat] = sorted(deck[:2])
        g.decks[self.seat] = deck[2:]
        carry(g, self.seat, DECK[self.seat], PACK[self.seat])
        for card in g.packs[self.seat]:
            see(g, self.seat, card)


class KeepOne(Frame[ResArcana]):
    """RA-16: one is kept, the other set aside for the rival."""

    def choices(self, g: ResArcana) -> list[Move]:
        return [KEEP.at(card) for card in g.packs[self.seat]]

    def resume(self, g: ResArcana, move: Move) -> None:
        rival = 1 - self.seat
        pack = g.packs[self.seat]
        pack.remove(move.args[0])
        g.kept[self.seat].append(move.args[0])
        g.aside[rival] += pack
        g.packs[self.seat] = []
        rename(g, PACK[self.seat], KEPT[self.seat] | ASIDE[rival])


class DealPack(Frame[ResArcana]):
    """RA-21: a pack for the draft of the base game, from the cards that were dealt."""

    def run(self, g: ResArcana) -> None:
        for seat in range(g.seats):
            g.packs[seat] = sorted(g.decks[seat][:PACK_SIZE])
            g.decks[seat] = g.decks[seat][PACK_SIZE:]
            carry(g, -1, DECK[seat], PACK[seat])
        look_at_packs(g)


def look_at_packs(g: ResArcana) -> None:
    """Everybody looks at the pack that has come."""
    for seat in range(g.seats):
        rule_out(g.lore[seat], PACK[seat])
        for card in g.packs[seat]:
            see(g, seat, card)


class KeepOfPack(Frame[ResArcana]):
    """RA-21, RA-R26: keep one of the pack. The last card is no choice, and everybody can see that."""

    def choices(self, g: ResArcana) -> list[Move]:
        pack = g.packs[self.seat]
        return [KEEP.at(card) for card in pack] if len(pack) > 1 else NO_MOVES

    def resume(self, g: ResArcana, move: Move) -> None:
        self.keep(g, move.args[0])

    def run(self, g: ResArcana) -> None:
        self.keep(g, g.packs[self.seat][0])

    def keep(self, g: ResArcana, card: int) -> None:
        pack = g.packs[self.seat]
        if len(pack) > 1:
            carry_of(g, self.seat, pack, PACK[self.seat], KEPT[self.seat])  # nobody else knows which one
        else:
            rename(g, PACK[self.seat], KEPT[self.seat])
        pack.remove(card)
        g.kept[self.seat].append(card)


class PassPacks(Frame[ResArcana]):
    """RA-21: all packs go on, `step` seats clockwise (to the left) or back (to the right)."""

    fields: ClassVar[dict[str, Kind]] = {"step": Whole(-1, 1)}

    def __init__(self, seat: i64, step: i64) -> None:
        super().__init__(seat)
        self.step: i64 = step

    def run(self, g: ResArcana) -> None:
        g.packs = [g.packs[(seat - self.step) % g.seats] for seat in range(g.seats)]
        for lore in g.lore:
            for card in range(FIRST_PLACE):
                if lore[card] & PACKS:
                    lore[card] = self.passed_on(lore[card], g.seats)
        look_at_packs(g)

    def passed_on(self, zones: i64, seats: i64) -> i64:
        """The same zones, every pack one seat further."""
        result: i64 = zones & ~PACKS
        for seat in range(seats):
            if zones & PACK[seat]:
                result |= PACK[(seat + self.step) % seats]
        return result


class MakeDecks(Frame[ResArcana]):
    """RA-17, RA-21: everybody looks at the own eight cards, shuffles them and draws the starting hand."""

    def run(self, g: ResArcana) -> None:
        for seat in range(g.seats):
            make_deck(g, seat, g.decks[seat] + g.kept[seat] + g.aside[seat])
            g.kept[seat] = []
            g.aside[seat] = []


def make_deck(g: ResArcana, seat: i64, cards: list[int]) -> None:
    assert len(cards) == DECK_SIZE
    own(g, seat, cards)
    g.rng.shuffle(cards)
    g.decks[seat] = cards
    for _ in range(HAND_SIZE):
        draw(g, seat)


class ChooseMage(Frame[ResArcana]):
    """RA-18: one of the two, in secret."""

    def choices(self, g: ResArcana) -> list[Move]:
        return [CHOOSE.at(card - FIRST_MAGE) for card in g.mages[self.seat]]

    def resume(self, g: ResArcana, move: Move) -> None:
        card = move.args[0] + FIRST_MAGE
        g.mages[self.seat].remove(card)
        g.chosen[self.seat].append(card)
        carry(g, self.seat, MAGES[self.seat], CHOSEN[self.seat])


class RevealMages(Frame[ResArcana]):
    """RA-18: all together; the others leave the game."""

    def run(self, g: ResArcana) -> None:
        for seat in range(g.seats):
            card = g.chosen[seat].pop()
            enter_play(g, seat, card)
            g.box += g.mages[seat]
            g.mages[seat] = []
            rename(g, MAGES[seat] | CHOSEN[seat], BOX)
            if g.news is not None:
                g.news.append(News("mage", {"who": f"seat.{seat}", "card": f"card.{CARD.names[card]}"}))
        g.box.sort()


class ChooseItem(Frame[ResArcana]):
    """RA-11, RA-22."""

    def choices(self, g: ResArcana) -> list[Move]:
        return [TAKE.at(item - FIRST_ITEM) for item in g.items]

    def resume(self, g: ResArcana, move: Move) -> None:
        item = move.args[0] + FIRST_ITEM
        g.items.remove(item)
        enter_play(g, self.seat, item)


DRAW_PAIR: Final = [DrawPair(0), DrawPair(1)]
KEEP_ONE: Final = [KeepOne(0), KeepOne(1)]
DEAL_PACK: Final = DealPack(0)
KEEP_OF_PACK: Final = [KeepOfPack(0), KeepOfPack(1), KeepOfPack(2), KeepOfPack(3)]
MAKE_DECKS: Final = MakeDecks(0)
CHOOSE_MAGE: Final = [ChooseMage(0), ChooseMage(1), ChooseMage(2), ChooseMage(3)]
REVEAL_MAGES: Final = RevealMages(0)
CHOOSE_ITEM: Final = [ChooseItem(0), ChooseItem(1), ChooseItem(2), ChooseItem(3)]
