"""Life loss and reactions (RA-75 to RA-77)."""

from __future__ import annotations

from mypy_extensions import i64

from zeitriss.core.move import Move
from zeitriss.core.news import News
from zeitriss.games.res_arcana.cards import DRAGON, TRAITS
from zeitriss.games.res_arcana.effects.basics import report_payment
from zeitriss.games.res_arcana.effects.gains import rivals
from zeitriss.games.res_arcana.essence import LIFE, UNIT, count
from zeitriss.games.res_arcana.moves import ENDURE, USE, WARD
from zeitriss.games.res_arcana.paying import Loss, loss
from zeitriss.games.res_arcana.power import (
    DRAGON_LIFE_LOSS,
    LIFE_LOSS,
    POWERS,
    REACT,
    Effect,
    Effects,
    Part,
    Step,
    use_power,
)
from zeitriss.games.res_arcana.state import ResArcana


class LifeLoss(Effect):
    """`life_loss` (RA-75): every rival who has not passed, clockwise from the acting player (RA-45)."""

    def __init__(self, amount: i64, wards: list[Part]) -> None:
        self.amount: i64 = amount
        self.wards = wards

    def apply(self, g: ResArcana, run: Effects) -> None:
        g.do(*[Harm(seat, run.at, run.card, run.power, run.step) for seat in rivals(g, run.seat) if not g.passed[seat]])


class Harm(Step):
    """RA-75: a rival may ignore the loss in exactly one way, or lose. Without a way there is nothing to ask."""

    def effect(self) -> LifeLoss:
        effect = POWERS[self.card][self.power].effects[self.step]
        assert isinstance(effect, LifeLoss)
        return effect

    def choices(self, g: ResArcana) -> list[Move]:
        moves: list[Move] = []
        wards = self.effect().wards
        for i in range(len(wards)):
            if wards[i].payable(g, self.seat, -1):
                moves.append(WARD.at(i))
        for card in g.boards[self.seat]:
            for i in range(len(POWERS[card])):
                power = POWERS[card][i]
                if power.kind == REACT and self.answers(power.trigger) and power.usable(g, self.seat, card):
                    moves.append(USE.at(card, i))
        if moves:
            moves.append(ENDURE.at())
        return moves

    def answers(self, trigger: i64) -> bool:
        return trigger == LIFE_LOSS or (trigger == DRAGON_LIFE_LOSS and TRAITS[self.at] & DRAGON != 0)

    def resume(self, g: ResArcana, move: Move) -> None:
        if move.verb is WARD:
            self.effect().wards[move.args[0]].pay(g, self.seat, -1, -1)
        elif move.verb is USE:
            card: i64 = move.args[0]
            use_power(g, self.seat, card, card, move.args[1])
        else:
            self.lose(g)

    def run(self, g: ResArcana) -> None:
        self.lose(g)

    def lose(self, g: ResArcana) -> None:
        """RA-76, RA-R13: life, and for each missing one two other essences of choice, as far as there are any."""
        amount: i64 = self.effect().amount
        have: i64 = count(g.pools[self.seat], LIFE)
        lost: i64 = amount if amount < have else have
        g.pools[self.seat] -= lost * UNIT[LIFE]
        if g.news is not None and lost:
            report_payment(g, "loses", self.seat, lost * UNIT[LIFE], self.card)
        if lost < amount:
            g.do(Loss(self.seat, loss(g.pools[self.seat], 2 * (amount - lost)), self.card))


class IgnoreLifeLoss(Effect):
    """`ignore_life_loss`: the question has been answered by this reaction, so nothing is left to lose (RA-75)."""

    def apply(self, g: ResArcana, run: Effects) -> None:
        if g.news is not None:
            g.news.append(News("ignores", {"who": f"seat.{run.seat}"}))
