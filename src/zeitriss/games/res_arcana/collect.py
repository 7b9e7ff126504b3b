"""Phase 1: collect (RA-25 to RA-28, RA-80)."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from zeitriss.core.frame import Frame
from zeitriss.core.move import Move
from zeitriss.core.schema import Kind, One
from zeitriss.games.res_arcana.cards import CARD, COMPONENTS
from zeitriss.games.res_arcana.effects.basics import gain, lay, report_card, report_payment
from zeitriss.games.res_arcana.effects.gains import MENU, GainAny, PickOption
from zeitriss.games.res_arcana.essence import ESSENCES, GOLD, UNIT, count, fits, heap_of, mask_of
from zeitriss.games.res_arcana.moves import EMPTY, LEAVE, MAINTAIN, TURN
from zeitriss.games.res_arcana.power import NO_MOVES
from zeitriss.games.res_arcana.state import ResArcana

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


class Collect(Frame[ResArcana]):
    """RA-26, RA-R1: every benefit is taken. RA-28: benefits, then take or leave, then the special ones (RA-80)."""

    def run(self, g: ResArcana) -> None:
        seat = self.seat
        frames: list[Frame[ResArcana]] = []
        late: list[Frame[ResArcana]] = []
        last: list[Frame[ResArcana]] = []
        for card in g.boards[seat]:
            benefit = BENEFITS[card]
            if benefit.kind == FIXED:
                gain(g, seat, benefit.heap)
            elif benefit.kind == CHOICE:
                frames.append(PickOption(seat, benefit.menu))
            elif benefit.kind == ANY:
                frames.append(GainAny(seat, benefit.number, benefit.without))
            elif benefit.kind == UPKEEP:
                last.append(Upkeep(seat, card))
            elif benefit.kind != NOTHING:
                late.append(Growth(seat, card))
        for card in g.boards[seat]:
            if g.on[card]:
                frames.append(TakeOrLeave(seat, card))
        g.do(*frames, *late, *last)


class OnCard(Frame[ResArcana]):
    """Something that a player decides about one of the own components."""

    fields: ClassVar[dict[str, Kind]] = {"card": One(CARD)}

    def __init__(self, seat: i64, card: i64) -> None:
        super().__init__(seat)
        self.card: i64 = card


class TakeOrLeave(OnCard):
    """RA-27: all essences of a component, or none."""

    def choices(self, g: ResArcana) -> list[Move]:
        return [EMPTY.at(self.card), LEAVE.at(self.card)]

    def resume(self, g: ResArcana, move: Move) -> None:
        if move.verb is EMPTY:
            gain(g, self.seat, g.on[self.card])
            g.on[self.card] = 0


class Growth(OnCard):
    """RA-80: Vault and Windup Man. What still lies on the component was left there."""

    def run(self, g: ResArcana) -> None:
        benefit = BENEFITS[self.card]
        if benefit.kind == INTEREST:
            if count(g.on[self.card], GOLD):
                g.do(GainAny(self.seat, benefit.number, benefit.without))
            return
        grown: i64 = 0
        for e in range(i64(ESSENCES)):
            if count(g.on[self.card], e):
                grown += benefit.number * UNIT[e]
        lay(g, self.card, grown)


class Upkeep(OnCard):
    """RA-80: Cursed Forge, after all other collecting: pay, or it turns."""

    def choices(self, g: ResArcana) -> list[Move]:
        if fits(BENEFITS[self.card].heap, g.pools[self.seat]):
            return [MAINTAIN.at(self.card), TURN.at(self.card)]
        return NO_MOVES

    def resume(self, g: ResArcana, move: Move) -> None:
        if move.verb is MAINTAIN:
            g.pools[self.seat] -= BENEFITS[self.card].heap
            if g.news is not None:
                report_payment(g, "pays-for", self.seat, BENEFITS[self.card].heap, self.card)
        else:
            g.turned[self.card] = 1

    def run(self, g: ResArcana) -> None:
        g.turned[self.card] = 1
        report_card(g, "turned", self.card)


COLLECT: Final = [Collect(0), Collect(1), Collect(2), Collect(3)]
