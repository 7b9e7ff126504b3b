"""Effects on own components in play, and the power borrowed from an item in the centre."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from zeitriss.core.frame import Frame
from zeitriss.core.move import Move
from zeitriss.core.schema import Bits, Kind, One
from zeitriss.games.res_arcana.cards import CARD, TRAIT, TRAITS
from zeitriss.games.res_arcana.effects.basics import lay, report_card
from zeitriss.games.res_arcana.essence import HEAP
from zeitriss.games.res_arcana.moves import DONE, PUT, STRAIGHTEN, USE
from zeitriss.games.res_arcana.power import ACTION, POWERS, Effect, Effects, asked, use_power
from zeitriss.games.res_arcana.state import ResArcana


class Straighten(Effect):
    """`straighten` (RA-66)."""

    def __init__(self, wanted: i64, itself: bool) -> None:
        self.wanted: i64 = wanted
        self.itself = itself

    def apply(self, g: ResArcana, run: Effects) -> None:
        if self.itself:
            g.turned[run.at] = 0
        else:
            g.do(StraightenOne(run.seat, self.wanted))


class StraightenOne(Frame[ResArcana]):
    """RA-66: any own turned component that fits, also the one just turned for the cost."""

    fields: ClassVar[dict[str, Kind]] = {"wanted": Bits(TRAIT)}

    def __init__(self, seat: i64, wanted: i64) -> None:
        super().__init__(seat)
        self.wanted: i64 = wanted

    def targets(self, g: ResArcana) -> list[int]:
        return [card for card in g.boards[self.seat] if g.turned[card] and TRAITS[card] & self.wanted]

    def choices(self, g: ResArcana) -> list[Move]:
        return asked([STRAIGHTEN.at(card) for card in self.targets(g)])

    def resume(self, g: ResArcana, move: Move) -> None:
        g.turned[move.args[0]] = 0

    def run(self, g: ResArcana) -> None:
        for card in self.targets(g):
            g.turned[card] = 0
            report_card(g, "straightened", card)


class PlaceSpent(Effect):
    """`place_spent_on` (RA-64): what was paid goes onto a component instead of the supply."""

    def __init__(self, itself: bool) -> None:
        self.itself = itself

    def apply(self, g: ResArcana, run: Effects) -> None:
        if self.itself:
            lay(g, run.at, run.spent)
        else:
            g.do(PutOn(run.seat, run.spent))


class PutOn(Frame[ResArcana]):
    """RA-64: any own component in play, turned or not, the carrying one too."""

    fields: ClassVar[dict[str, Kind]] = {"heap": HEAP}

    def __init__(self, seat: i64, heap: i64) -> None:
        super().__init__(seat)
        self.heap: i64 = heap

    def choices(self, g: ResArcana) -> list[Move]:
        return [PUT.at(card) for card in g.boards[self.seat]]

    def resume(self, g: ResArcana, move: Move) -> None:
        lay(g, move.args[0], self.heap)


class UseCentreItem(Effect):
    """`use_center_item_power` (RA-65)."""

    def apply(self, g: ResArcana, run: Effects) -> None:
        g.do(Borrow(run.seat, run.at))


class Borrow(Frame[ResArcana]):
    """RA-65: an action power of an item in the centre that can be paid now, or none (RA-R11).

    Items in the centre are never turned (RA-R19).
    """

    fields: ClassVar[dict[str, Kind]] = {"at": One(CARD)}

    def __init__(self, seat: i64, at: i64) -> None:
        super().__init__(seat)
        self.at: i64 = at

    def choices(self, g: ResArcana) -> list[Move]:
        moves: list[Move] = []
        for item in g.items:
            for i in range(len(POWERS[item])):
                power = POWERS[item][i]
                if power.kind == ACTION and power.payable(g, self.seat, self.at):
                    moves.append(USE.at(item, i))
        if moves:
            moves.append(DONE.at())
        return moves

    def resume(self, g: ResArcana, move: Move) -> None:
        if move is not DONE.at():
            use_power(g, self.seat, self.at, move.args[0], move.args[1])
