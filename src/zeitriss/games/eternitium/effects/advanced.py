"""What the advanced technologies do, in the order of the rulebook (ET-35 to ET-41)."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from zeitriss.core.frame import Frame
from zeitriss.core.move import Move
from zeitriss.core.news import News
from zeitriss.core.schema import Kind, SeatNumber
from zeitriss.games.eternitium.cards import ROBO_RECYCLER, SEATS_MOST
from zeitriss.games.eternitium.effects.text import Text, others
from zeitriss.games.eternitium.ending import is_finder
from zeitriss.games.eternitium.hands import faces, fetch, look_through, steal, take_into_hand
from zeitriss.games.eternitium.journey import bomb, discard_top, turn_all_up, turn_next_up
from zeitriss.games.eternitium.market import offered
from zeitriss.games.eternitium.moves import CHOOSE, DONE, FETCH, NONE, STEAL
from zeitriss.games.eternitium.piles import add_era
from zeitriss.games.eternitium.solo import AI_CARD
from zeitriss.games.eternitium.state import Eternitium
from zeitriss.games.eternitium.unplayed import NOTHING


class TimeBomb(Text):
    """ET-35."""

    def play(self, g: Eternitium, seat: i64) -> None:
        for other in others(g, seat):
            bomb(g, other)


class Laboratory(Text):
    """ET-36: the active traveller, then the others in order; alone the AI answers (ET-56)."""

    def play(self, g: Eternitium, seat: i64) -> None:
        if g.seats == 1:
            g.do(LAB_CHOICE[seat], AI_CARD)
        else:
            g.do(LAB_CHOICE[seat], *[LAB_OFFER[other] for other in others(g, seat)])


class LabChoice(Frame[Eternitium]):
    """A technology for the hand, of either kind (ET-R11). Must be taken; a finder takes none (ET-44)."""

    def choices(self, g: Eternitium) -> list[Move]:
        return NOTHING if is_finder(g, self.seat) else offered(g, True, True)

    def resume(self, g: Eternitium, move: Move) -> None:
        take_into_hand(g, self.seat, move)


class LabOffer(Frame[Eternitium]):
    """A basic technology for the hand, if wanted."""

    def choices(self, g: Eternitium) -> list[Move]:
        technologies = NOTHING if is_finder(g, self.seat) else offered(g, True, False)
        return [*technologies, NONE.at()] if technologies else NOTHING

    def resume(self, g: Eternitium, move: Move) -> None:
        if move is not NONE.at():
            take_into_hand(g, self.seat, move)


class UltimatePortal(Text):
    """ET-37: whichever way the top card lies."""

    def playable(self, g: Eternitium, seat: i64) -> bool:
        return not is_finder(g, seat)

    def play(self, g: Eternitium, seat: i64) -> None:
        discard_top(g, seat)


class QuantumClock(Text):
    """ET-38: finders are skipped (ET-44)."""

    def play(self, g: Eternitium, seat: i64) -> None:
        for other in others(g, seat):
            if not is_finder(g, other):
                add_era(g, other)


class RoboRecycler(Text):
    def play(self, g: Eternitium, seat: i64) -> None:
        g.do(RECYCLE[seat])


class Recycle(Frame[Eternitium]):
    """ET-39: any card of the own discard pile but a Robo-Recycler (ET-R6).

    With more than this one in the pile, only its owner knows whether there is something to choose.
    """

    def choices(self, g: Eternitium) -> list[Move]:
        discard = g.discards[self.seat]
        if len(discard) < 2:
            return NOTHING
        moves = [FETCH.at(card) for card in faces(discard) if card != ROBO_RECYCLER]
        return moves if moves else [DONE.at()]

    def resume(self, g: Eternitium, move: Move) -> None:
        if move is not DONE.at():
            fetch(g, self.seat, move.args[0])


class GigaDroid(Text):
    """ET-40, ET-R9: if nothing is turned, nothing happens to anybody. The others turn a card however deep it lies."""

    def play(self, g: Eternitium, seat: i64) -> None:
        if turn_all_up(g, seat):
            for other in others(g, seat):
                turn_next_up(g, other, len(g.stacks[other]))
        if g.seats == 1:
            g.do(AI_CARD)  # ET-56, ET-R22: playing it is what counts


class RoboThief(Text):
    def play(self, g: Eternitium, seat: i64) -> None:
        g.do(VICTIM[seat])


class Victim(Frame[Eternitium]):
    """ET-41: whose discard pile? Chosen before looking; finders may be chosen."""

    def choices(self, g: Eternitium) -> list[Move]:
        victims = self.victims(g)
        return [CHOOSE.at(other) for other in victims] if len(victims) > 1 else NOTHING

    def victims(self, g: Eternitium) -> list[int]:
        return [other for other in others(g, self.seat) if g.discards[other]]

    def resume(self, g: Eternitium, move: Move) -> None:
        self.rob(g, move.args[0])

    def run(self, g: Eternitium) -> None:
        for other in self.victims(g):
            self.rob(g, other)

    def rob(self, g: Eternitium, other: int) -> None:
        if g.news is not None:
            g.news.append(News("robs", {"who": f"seat.{self.seat}", "other": f"seat.{other}"}))
        look_through(g, self.seat, other)
        g.do(Theft(self.seat, other))


class Theft(Frame[Eternitium]):
    """Any card of that pile; the Robo-Thief takes its place (ET-R14)."""

    fields: ClassVar[dict[str, Kind]] = {"victim": SeatNumber()}

    def __init__(self, seat: i64, victim: i64) -> None:
        super().__init__(seat)
        self.victim: i64 = victim

    def choices(self, g: Eternitium) -> list[Move]:
        return [STEAL.at(card) for card in faces(g.discards[self.victim])]

    def resume(self, g: Eternitium, move: Move) -> None:
        steal(g, self.seat, self.victim, move.args[0])


LAB_CHOICE: Final = [LabChoice(seat) for seat in range(SEATS_MOST)]
LAB_OFFER: Final = [LabOffer(seat) for seat in range(SEATS_MOST)]
RECYCLE: Final = [Recycle(seat) for seat in range(SEATS_MOST)]
VICTIM: Final = [Victim(seat) for seat in range(SEATS_MOST)]

ADVANCED: Final[dict[str, Text]] = {
    "time-bomb": TimeBomb(),
    "laboratory": Laboratory(),
    "ultimate-portal": UltimatePortal(),
    "quantum-clock": QuantumClock(),
    "robo-recycler": RoboRecycler(),
    "giga-droid": GigaDroid(),
    "robo-thief": RoboThief(),
}
