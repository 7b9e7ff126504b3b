"""Phase 1: collect (RA-25 to RA-28, RA-80)."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from zeitriss.core.frame import Frame, Work
from zeitriss.core.move import Move
from zeitriss.core.offers import Offers
from zeitriss.core.schema import Kind, One
from zeitriss.games.res_arcana.cards import CARD, COMPONENTS
from zeitriss.games.res_arcana.effects.basics import gain, lay, report_payment, turn
from zeitriss.games.res_arcana.effects.gains import MENU, GainAny, PickOption
from zeitriss.games.res_arcana.effects.naming import About, of_card
from zeitriss.games.res_arcana.essence import ESSENCES, GOLD, UNIT, count, fits, heap_of, mask_of
from zeitriss.games.res_arcana.moves import EMPTY, LEAVE, MAINTAIN, TURN
from zeitriss.games.res_arcana.state import BOARDS, ON, POOLS, TURNED, ResArcana

NOTHING: Final = 0
FIXED: Final = 1
CHOICE: Final = 2
ANY: Final = 3
INTEREST: Final = 4
GROWTH: Final = 5
UPKEEP: Final = 6
_TYPES: Final = ["", "fixed", "choice", "any", "vault_interest", "windup_growth", "cursed_forge_upkeep"]


class Benefit:
    """A collect benefit as the card data gives it."""

    def __init__(self, kind: i64, heap: i64, number: i64, without: i64, menu: i64) -> None:
        self.kind: i64 = kind
        self.heap: i64 = heap
        self.number: i64 = number
        self.without: i64 = without
        self.menu: i64 = menu


def _benefit(card: int) -> Benefit:
    data = COMPONENTS[card].get("collect", {})
    return Benefit(
        _TYPES.index(data.get("op", data.get("type", ""))),
        heap_of(data.get("gain", data.get("pay", {}))),
        data.get("count", data.get("per_type", 0)),
        mask_of(data.get("exclude", [])),
        MENU.index.get(CARD.names[card], 0),
    )


BENEFITS: Final[list[Benefit]] = [_benefit(card) for card in range(len(COMPONENTS))]


class Collect(Work[ResArcana]):
    """RA-26, RA-R1: every benefit is taken. RA-28: benefits, then take or leave, then the special ones (RA-80)."""

    def run(self, g: ResArcana) -> None:
        seat = self.seat
        frames: list[Frame[ResArcana]] = []
        late: list[Frame[ResArcana]] = []
        last: list[Frame[ResArcana]] = []
        cards = BOARDS[seat].cards(g)
        for card in cards:
            benefit = BENEFITS[card]
            if benefit.kind == FIXED:
                gain(g, seat, benefit.heap, card)
            elif benefit.kind == CHOICE:
                frames.append(PickOption(seat, benefit.menu))
            elif benefit.kind == ANY:
                frames.append(GainAny(seat, benefit.number, benefit.without, card))
            elif benefit.kind == UPKEEP:
                last.append(Upkeep(seat, card))
            elif benefit.kind != NOTHING:
                late.append(Growth(seat, card))
        for card in cards:
            if ON.at(g, card):
                frames.append(TakeOrLeave(seat, card))
        g.stack.lay(frames + late + last)


class OnCard(Frame[ResArcana]):
    """Something that a player decides about one of the own components."""

    fields: ClassVar[dict[str, Kind]] = {"card": One(CARD)}

    def __init__(self, seat: i64, card: i64) -> None:
        super().__init__(seat)
        self.card: i64 = card

    def about(self, g: ResArcana) -> About:
        return of_card(self.card)


class TakeOrLeave(OnCard):
    """RA-27: all essences of a component, or none."""

    def offer(self, g: ResArcana, offers: Offers) -> None:
        offers.add(EMPTY.id(self.card))
        offers.add(LEAVE.id(self.card))

    def resume(self, g: ResArcana, move: Move) -> None:
        if move.verb is EMPTY:
            gain(g, self.seat, ON.at(g, self.card), self.card)
            ON.put(g, self.card, 0)


class Growth(OnCard):
    """RA-80: Vault and Windup Man. What still lies on the component was left there."""

    def run(self, g: ResArcana) -> None:
        benefit = BENEFITS[self.card]
        if benefit.kind == INTEREST:
            if count(ON.at(g, self.card), GOLD):
                g.do(GainAny(self.seat, benefit.number, benefit.without, self.card))
            return
        grown: i64 = 0
        for e in range(i64(ESSENCES)):
            if count(ON.at(g, self.card), e):
                grown += benefit.number * UNIT[e]
        lay(g, self.card, grown)


class Upkeep(OnCard):
    """RA-80: Cursed Forge, after all other collecting: pay, or it turns."""

    def offer(self, g: ResArcana, offers: Offers) -> None:
        if fits(BENEFITS[self.card].heap, POOLS.at(g, self.seat)):
            offers.add(MAINTAIN.id(self.card))
            offers.add(TURN.id(self.card))

    def resume(self, g: ResArcana, move: Move) -> None:
        if move.verb is MAINTAIN:
            POOLS.add(g, self.seat, -BENEFITS[self.card].heap)
            report_payment(g, "pays-for", self.seat, BENEFITS[self.card].heap, self.card)
        else:
            TURNED.put(g, self.card, 1)

    def run(self, g: ResArcana) -> None:
        turn(g, self.card)


COLLECT: Final = [Collect(0), Collect(1), Collect(2), Collect(3)]
