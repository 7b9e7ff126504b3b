"""What the advanced technologies do, in the order of the rulebook (ET-35 to ET-41)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from zeitriss.core.frame import Choice, Frame
from zeitriss.core.move import Move
from zeitriss.core.news import SEAT, WHO
from zeitriss.core.offers import Offers
from zeitriss.core.schema import Kind, SeatNumber
from zeitriss.games.eternitium.cards import ROBO_RECYCLER, TOP
from zeitriss.games.eternitium.effects.text import Text, asks, others
from zeitriss.games.eternitium.ending import is_finder
from zeitriss.games.eternitium.hands import faces, fetch, look_through, offer_each, steal, take_into_hand
from zeitriss.games.eternitium.journey import bomb, discard_top, turn_up
from zeitriss.games.eternitium.knowledge.marks import BIT
from zeitriss.games.eternitium.market import offer_advanced, offer_basic
from zeitriss.games.eternitium.moves import CHOOSE, DONE, FETCH, NONE, STEAL
from zeitriss.games.eternitium.nouns import OTHER
from zeitriss.games.eternitium.piles import add_era
from zeitriss.games.eternitium.solo import AI_CARD
from zeitriss.games.eternitium.state import DISCARDS, STACKS, Eternitium


def bomb_others(g: Eternitium, seat: i64) -> None:
    """ET-35."""
    for other in others(g, seat):
        bomb(g, other)


def open_laboratory(g: Eternitium, seat: i64) -> None:
    """ET-36: the active traveller, then the others in order; alone the AI answers (ET-56)."""
    if g.seats == 1:
        g.do(LabChoice(seat), AI_CARD)
    else:
        g.do(LabChoice(seat), *[LabOffer(other) for other in others(g, seat)])


@final
class LabChoice(Frame[Eternitium]):
    """A technology for the hand, of either kind (ET-R11). Must be taken; a finder takes none (ET-44)."""

    source = "card.laboratory"

    def offer(self, g: Eternitium, offers: Offers) -> None:
        if not is_finder(g, self.seat):
            offer_basic(g, offers)
            offer_advanced(g, offers)

    def resume(self, g: Eternitium, move: Move) -> None:
        take_into_hand(g, self.seat, move)


@final
class LabOffer(Frame[Eternitium]):
    """A basic technology for the hand, if wanted."""

    def about(self, g: Eternitium) -> dict[str, int | str]:
        return {"cause": "card.laboratory", "source": SEAT.word(g.active)}

    def offer(self, g: Eternitium, offers: Offers) -> None:
        if not is_finder(g, self.seat):
            offer_basic(g, offers)
        if offers.count:
            offers.add(NONE.first)

    def resume(self, g: Eternitium, move: Move) -> None:
        if move.verb is not NONE:
            take_into_hand(g, self.seat, move)


def delay_others(g: Eternitium, seat: i64) -> None:
    """ET-38: finders are skipped (ET-44)."""
    for other in others(g, seat):
        if not is_finder(g, other):
            add_era(g, other)


@final
class Recycle(Frame[Eternitium]):
    """ET-39: any card of the own discard pile but a Robo-Recycler (ET-R6).

    With more than this one in the pile, only its owner knows whether there is something to choose.
    """

    source = "card.robo-recycler"

    def offer(self, g: Eternitium, offers: Offers) -> None:
        discard = DISCARDS[self.seat]
        if discard.size(g) > 1:
            offer_each(offers, FETCH, faces(g, discard) & ~BIT[ROBO_RECYCLER])
            if not offers.count:
                offers.add(DONE.first)

    def resume(self, g: Eternitium, move: Move) -> None:
        if move.verb is FETCH:
            fetch(g, self.seat, move.a)


def send_giga_droid(g: Eternitium, seat: i64) -> None:
    """ET-40, ET-R9: if nothing is turned, nothing happens to anybody. The others turn a card however deep it lies."""
    if turn_up(g, seat, TOP, TOP):
        for other in others(g, seat):
            turn_up(g, other, STACKS[other].size(g), 1)
    if g.seats == 1:
        g.do(AI_CARD)  # ET-56, ET-R22: playing it is what counts


@final
class Victim(Choice[Eternitium]):
    """ET-41: whose discard pile? Chosen before looking; finders may be chosen."""

    source = "card.robo-thief"

    def targets(self, g: Eternitium) -> list[Move]:
        return [CHOOSE.at(other) for other in others(g, self.seat) if DISCARDS[other].size(g)]

    def tell_none(self, g: Eternitium) -> None:
        g.tell("robs-nobody")

    def resume(self, g: Eternitium, move: Move) -> None:
        g.tell("robs", WHO, self.seat, OTHER, move.a)
        look_through(g, self.seat, move.a)
        g.do(Theft(self.seat, move.a))


@final
class Theft(Frame[Eternitium]):
    """Any card of that pile; the Robo-Thief takes its place (ET-R14)."""

    fields: ClassVar[dict[str, Kind]] = {"victim": SeatNumber()}

    def __init__(self, seat: i64, victim: i64) -> None:
        super().__init__(seat)
        self.victim: i64 = victim

    def about(self, g: Eternitium) -> dict[str, int | str]:
        return {"cause": "card.robo-thief", "target": SEAT.word(self.victim)}

    def offer(self, g: Eternitium, offers: Offers) -> None:
        offer_each(offers, STEAL, faces(g, DISCARDS[self.victim]))

    def resume(self, g: Eternitium, move: Move) -> None:
        steal(g, self.seat, self.victim, move.a)


ADVANCED: Final[dict[str, Text]] = {
    "time-bomb": Text(bomb_others),
    "laboratory": Text(open_laboratory),
    "ultimate-portal": Text(discard_top, lambda g, seat: not is_finder(g, seat)),  # ET-37: however the top card lies
    "quantum-clock": Text(delay_others),
    "robo-recycler": Text(asks(Recycle)),
    "giga-droid": Text(send_giga_droid),
    "robo-thief": Text(asks(Victim)),
}
