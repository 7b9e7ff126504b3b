"""Effects on own components in play, and the power borrowed from an item in the centre."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from zeitriss.core.frame import Frame
from zeitriss.core.move import Move
from zeitriss.core.offers import Offers
from zeitriss.core.schema import Bits, Kind, One
from zeitriss.games.res_arcana.cards import CARD, TRAIT, TRAITS
from zeitriss.games.res_arcana.effects.basics import THE_CARD, lay
from zeitriss.games.res_arcana.effects.naming import About, ByCard, because, of_card, of_heap
from zeitriss.games.res_arcana.essence import HEAP
from zeitriss.games.res_arcana.moves import DONE, PUT, STRAIGHTEN, USE
from zeitriss.games.res_arcana.power import ACTION, POWERS, use_power
from zeitriss.games.res_arcana.state import BOARDS, ITEMS, TURNED, ResArcana


class StraightenOne(ByCard):
    """RA-66: any own turned component that fits, also the one just turned for the cost."""

    fields: ClassVar[dict[str, Kind]] = {"wanted": Bits(TRAIT)}

    def __init__(self, seat: i64, wanted: i64, cause: i64) -> None:
        super().__init__(seat, cause)
        self.wanted: i64 = wanted

    def targets(self, g: ResArcana) -> list[Move]:
        board = BOARDS[self.seat].cards(g)
        return [STRAIGHTEN.at(card) for card in board if TURNED.at(g, card) and TRAITS[card] & self.wanted]

    def tell_only(self, g: ResArcana, move: Move) -> None:
        g.tell("straightened", THE_CARD, move.a)

    def tell_none(self, g: ResArcana) -> None:
        g.tell("none-turned", THE_CARD, self.cause)

    def resume(self, g: ResArcana, move: Move) -> None:
        TURNED.put(g, move.a, 0)


class PutOn(ByCard):
    """RA-64: what was paid goes onto any own component in play, turned or not, the carrying one too."""

    fields: ClassVar[dict[str, Kind]] = {"heap": HEAP}

    def __init__(self, seat: i64, heap: i64, cause: i64) -> None:
        super().__init__(seat, cause)
        self.heap: i64 = heap

    def offer(self, g: ResArcana, offers: Offers) -> None:
        board = BOARDS[self.seat]
        for i in range(board.size(g)):
            offers.add(PUT.id(board.at(g, i)))

    def about(self, g: ResArcana) -> About:
        return because(self.cause) | of_heap(self.heap)

    def resume(self, g: ResArcana, move: Move) -> None:
        lay(g, move.a, self.heap)


class Borrow(Frame[ResArcana]):
    """RA-65: an action power of an item in the centre that can be paid now, or none (RA-R11).

    Items in the centre are never turned (RA-R19).
    """

    fields: ClassVar[dict[str, Kind]] = {"at": One(CARD)}

    def __init__(self, seat: i64, at: i64) -> None:
        super().__init__(seat)
        self.at: i64 = at

    def offer(self, g: ResArcana, offers: Offers) -> None:
        for place in range(ITEMS.size(g)):
            item = ITEMS.at(g, place)
            for number, power in enumerate(POWERS[item]):
                if power.when == ACTION and power.payable(g, self.seat, self.at):
                    offers.add(USE.id(item, number))
        if offers.count:
            offers.add(DONE.first)

    def about(self, g: ResArcana) -> About:
        return of_card(self.at)

    def resume(self, g: ResArcana, move: Move) -> None:
        if move.id != DONE.first:
            use_power(g, self.seat, self.at, move.a, move.b)

    def run(self, g: ResArcana) -> None:
        g.tell("none-usable", THE_CARD, self.at)
