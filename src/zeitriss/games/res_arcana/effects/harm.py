"""Life loss and reactions (RA-75 to RA-77)."""

from __future__ import annotations

from mypy_extensions import i64

from zeitriss.core.move import Move
from zeitriss.core.news import WHO
from zeitriss.core.offers import Offers
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
    CostPart,
    Effect,
    Effects,
    OfPower,
    offer_powers,
    use_power,
)
from zeitriss.games.res_arcana.state import PASSED, POOLS, ResArcana


class LifeLoss(Effect):
    """`life_loss` (RA-75): every rival who has not passed, clockwise from the acting player (RA-45)."""

    def __init__(self, amount: i64, wards: list[CostPart]) -> None:
        self.amount: i64 = amount
        self.wards = wards

    def apply(self, g: ResArcana, run: Effects) -> None:
        g.do(
            *[
                Harm(seat, run.at, run.card, run.power, run.step)
                for seat in rivals(g, run.seat)
                if not PASSED.at(g, seat)
            ]
        )


class Harm(OfPower):
    """RA-75: a rival may ignore the loss in exactly one way, or lose. Without a way there is nothing to ask."""

    def effect(self) -> LifeLoss:
        effect = POWERS[self.card][self.power].effects[self.step]
        assert isinstance(effect, LifeLoss)
        return effect

    def offer(self, g: ResArcana, offers: Offers) -> None:
        for number, ward in enumerate(self.effect().wards):
            if ward.payable(g, self.seat, -1):
                offers.add(WARD.id(number))
        offer_powers(g, self.seat, LIFE_LOSS | (DRAGON_LIFE_LOSS if TRAITS[self.at] & DRAGON else 0), offers)
        if offers.count:
            offers.add(ENDURE.first)

    def resume(self, g: ResArcana, move: Move) -> None:
        if move.verb is WARD:
            self.effect().wards[move.a].pay(g, self.seat, -1, -1, self.card)
        elif move.verb is USE:
            use_power(g, self.seat, move.a, move.a, move.b)
        else:
            self.lose(g)

    def run(self, g: ResArcana) -> None:
        self.lose(g)

    def lose(self, g: ResArcana) -> None:
        """RA-76, RA-R13: life, and for each missing one two other essences of choice, as far as there are any."""
        amount: i64 = self.effect().amount
        lost: i64 = min(amount, count(POOLS.at(g, self.seat), LIFE))
        POOLS.add(g, self.seat, -lost * UNIT[LIFE])
        report_payment(g, "loses", self.seat, lost * UNIT[LIFE], self.card)
        if lost < amount:
            Loss(self.seat, loss(POOLS.at(g, self.seat), 2 * (amount - lost)), self.card, -1).charge(g)


def ignore_loss(g: ResArcana, seat: i64) -> None:
    """RA-75: the question has been answered by a reaction, so nothing is left to lose."""
    g.tell("ignores", WHO, seat)
