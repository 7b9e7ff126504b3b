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
    Costs,
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
        hit = [seat for seat in rivals(g, run.seat) if not g.passed[seat]]
        hit.reverse()
        for seat in hit:
            g.stack.append(Harm(seat, run.at, run.card, run.power, run.step))


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
            # The attack's own frame stands for the cost frame of a power; only its seat matters to the part.
            self.effect().wards[move.args[0]].pay(g, Costs(self.seat, self.at, self.card, self.power, self.step))
        elif move.verb is USE:
            card: i64 = move.args[0]
            use_power(g, self.seat, card, card, move.args[1])
        else:
            lose_life(g, self.seat, self.effect().amount)

    def run(self, g: ResArcana) -> None:
        lose_life(g, self.seat, self.effect().amount)


class IgnoreLifeLoss(Effect):
    """`ignore_life_loss`: the question has been answered by this reaction, so nothing is left to lose (RA-75)."""

    def apply(self, g: ResArcana, run: Effects) -> None:
        if g.news is not None:
            g.news.append(News("ignores", {"who": f"seat.{run.seat}"}))


def lose_life(g: ResArcana, seat: i64, amount: i64) -> None:
    """RA-76, RA-R13: life, and for each missing one two other essences of one's choice, as far as there are any."""
    have: i64 = count(g.pools[seat], LIFE)
    lost: i64 = amount if amount < have else have
    g.pools[seat] -= lost * UNIT[LIFE]
    if g.news is not None and lost:
        report_payment(g, "loses", seat, lost * UNIT[LIFE], -1)
    if lost < amount:
        g.stack.append(Loss(seat, loss(g.pools[seat], 2 * (amount - lost))))
