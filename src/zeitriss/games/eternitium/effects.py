"""What the technologies do: one small function per card text, and the questions that some of them ask."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from zeitriss.core.frame import Frame
from zeitriss.core.move import Move
from zeitriss.core.news import News
from zeitriss.core.schema import Kind, One, SeatNumber, Whole
from zeitriss.games.eternitium.cards import (
    CARD,
    CHRONO_BLASTER,
    COMMUNICATOR,
    DIGITAL_WALLET,
    DROID,
    GIGA_DROID,
    LABORATORY,
    LAST_PORTAL,
    MINIMUM,
    QUANTUM_CLOCK,
    ROBO_RECYCLER,
    ROBO_THIEF,
    SEATS_MOST,
    TEMPORAL_PROJECTOR,
    TIME_BOMB,
    TOP,
    TRANSPORTER,
)
from zeitriss.games.eternitium.ending import is_finder
from zeitriss.games.eternitium.hands import (
    destroy,
    faces,
    fetch,
    lay_aside,
    lay_down,
    lay_rest_aside,
    look_through,
    steal,
    take_into_hand,
)
from zeitriss.games.eternitium.journey import bomb, discard_top, turn_all_up, turn_next_up
from zeitriss.games.eternitium.knowledge.marks import FACE
from zeitriss.games.eternitium.knowledge.sight import leave_unseen, look
from zeitriss.games.eternitium.market import offered
from zeitriss.games.eternitium.moves import CHOOSE, DESTROY, DONE, FETCH, LAY, NONE, PROJECT, STEAL, WAY
from zeitriss.games.eternitium.piles import add_era, draw, owned
from zeitriss.games.eternitium.solo import AI_CARD
from zeitriss.games.eternitium.state import Eternitium

NOTHING: Final[list[Move]] = []
DESTROY_WAY: Final = WAY.index["destroy"]


def others(g: Eternitium, seat: i64) -> list[int]:
    """Clockwise from the left neighbour."""
    return [(seat + step) % g.seats for step in range(1, g.seats)]


def effect(g: Eternitium, seat: i64, card: i64) -> None:
    """The effect of a card that was just played; the rulebook's order of cards."""
    if card <= LAST_PORTAL:  # ET-15, ET-28: it fits the face-up top card
        discard_top(g, seat)
    elif card == TEMPORAL_PROJECTOR:
        g.do(PROJECTOR[seat])
    elif card == DROID:
        turn_next_up(g, seat, TOP)
    elif card == CHRONO_BLASTER:
        g.do(CHRONO[seat])
    elif card == TRANSPORTER:
        g.do(TRANSPORT[seat])
    elif card == DIGITAL_WALLET:  # ET-33
        g.wallets += 1
    elif card == COMMUNICATOR:  # ET-34
        g.calls += 1
        draw(g, seat, 2)
    elif card == TIME_BOMB:
        for other in others(g, seat):
            bomb(g, other)
    elif card == LABORATORY:
        laboratory(g, seat)
    elif card == QUANTUM_CLOCK:  # ET-38
        for other in others(g, seat):
            if not is_finder(g, other):
                add_era(g, other)
    elif card == ROBO_RECYCLER:
        g.do(RECYCLE[seat])
    elif card == GIGA_DROID:
        giga_droid(g, seat)
    elif card == ROBO_THIEF:
        g.do(VICTIM[seat])
    else:  # ET-37: the Ultimate Portal
        discard_top(g, seat)


def giga_droid(g: Eternitium, seat: i64) -> None:
    """ET-40, ET-R9: if nothing is turned, nothing happens to anybody. The others turn a card however deep it lies."""
    if turn_all_up(g, seat):
        for other in others(g, seat):
            turn_next_up(g, other, len(g.stacks[other]))
    if g.seats == 1:
        g.do(AI_CARD[0])  # ET-56, ET-R22: playing it is what counts


class Projector(Frame[Eternitium]):
    """ET-29: one mode for all chosen cards. Without a card that may be destroyed, only discarding is left."""

    def choices(self, g: Eternitium) -> list[Move]:
        if not g.hands[self.seat] or owned(g, self.seat) <= MINIMUM:
            return NOTHING
        return PROJECT.moves

    def resume(self, g: Eternitium, move: Move) -> None:
        if move.args[0] == DESTROY_WAY:
            g.do(ProjectToDestroy(self.seat, 0, 0))
        else:
            g.do(PROJECT_TO_DISCARD[self.seat])

    def run(self, g: Eternitium) -> None:
        g.do(PROJECT_TO_DISCARD[self.seat])


class ProjectToDiscard(Frame[Eternitium]):
    """Laid down together, in an order of choice if the table wants it (ET-R23).

    Else in the order of the box (ET-R29), so that no two ways lead to one choice.
    """

    def choices(self, g: Eternitium) -> list[Move]:
        if not g.hands[self.seat]:
            return NOTHING
        least = max([card & FACE for card in g.aside]) if g.aside and not g.ordered else 0
        return [*[LAY.at(card) for card in faces(g.hands[self.seat]) if card >= least], DONE.at()]

    def resume(self, g: Eternitium, move: Move) -> None:
        if move is DONE.at():
            self.run(g)
        else:
            lay_aside(g, self.seat, move.args[0])
            g.do(self)

    def run(self, g: Eternitium) -> None:
        count = len(g.aside)
        lay_down(g, self.seat)
        draw(g, self.seat, count)


class ProjectToDestroy(Frame[Eternitium]):
    """ET-19 binds the Projector too (ET-R7)."""

    fields: ClassVar[dict[str, Kind]] = {"least": One(CARD), "count": Whole(0, 105)}

    def __init__(self, seat: i64, least: i64, count: i64) -> None:
        super().__init__(seat)
        self.least: i64 = least
        self.count: i64 = count

    def choices(self, g: Eternitium) -> list[Move]:
        return destroyable(g, self.seat, self.least)

    def resume(self, g: Eternitium, move: Move) -> None:
        if move is DONE.at():
            self.run(g)
        else:
            destroy(g, self.seat, move.args[0])
            g.do(ProjectToDestroy(self.seat, move.args[0], self.count + 1))

    def run(self, g: Eternitium) -> None:
        draw(g, self.seat, self.count)


def destroyable(g: Eternitium, seat: i64, least: i64) -> list[Move]:
    """ET-19: hand cards, one by one in the order of the box, while six are left. Sizes are public, faces are not."""
    if not g.hands[seat] or owned(g, seat) <= MINIMUM:
        return NOTHING
    return [*[DESTROY.at(card) for card in faces(g.hands[seat]) if card >= least], DONE.at()]


class Chrono(Frame[Eternitium]):
    """ET-31: whose top card? Finders neither choose nor are chosen."""

    def choices(self, g: Eternitium) -> list[Move]:
        targets = self.targets(g)
        return [CHOOSE.at(other) for other in targets] if len(targets) > 1 else NOTHING

    def targets(self, g: Eternitium) -> list[int]:
        if is_finder(g, self.seat):
            return []
        return [other for other in others(g, self.seat) if not is_finder(g, other)]

    def resume(self, g: Eternitium, move: Move) -> None:
        exchange_tops(g, self.seat, move.args[0])

    def run(self, g: Eternitium) -> None:
        for other in self.targets(g):
            exchange_tops(g, self.seat, other)


def exchange_tops(g: Eternitium, seat: i64, other: i64) -> None:
    mine = leave_unseen(g, seat, g.stacks[seat].pop())
    yours = leave_unseen(g, other, g.stacks[other].pop())
    g.stacks[seat].append(yours)
    g.stacks[other].append(mine)
    look(g, seat)
    look(g, other)
    if g.news is not None:
        g.news.append(News("exchange", {"who": f"seat.{seat}", "other": f"seat.{other}"}))


class Transport(Frame[Eternitium]):
    """ET-32, ET-R29: exactly two other hand cards, laid down together; the second ends on top."""

    def choices(self, g: Eternitium) -> list[Move]:
        hand = g.hands[self.seat]
        if len(g.aside) == 2 or len(hand) + len(g.aside) == 2:
            return NOTHING
        return [LAY.at(card) for card in faces(hand)]

    def resume(self, g: Eternitium, move: Move) -> None:
        lay_aside(g, self.seat, move.args[0])
        g.do(self)

    def run(self, g: Eternitium) -> None:
        if len(g.aside) < 2:
            lay_rest_aside(g, self.seat)
        lay_down(g, self.seat)
        discard_top(g, self.seat)


def laboratory(g: Eternitium, seat: i64) -> None:
    """ET-36: the active traveller, then the others in order; alone the AI answers (ET-56)."""
    if g.seats == 1:
        g.do(LAB_CHOICE[seat], AI_CARD[0])
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


PROJECTOR: Final = [Projector(seat) for seat in range(SEATS_MOST)]
PROJECT_TO_DISCARD: Final = [ProjectToDiscard(seat) for seat in range(SEATS_MOST)]
CHRONO: Final = [Chrono(seat) for seat in range(SEATS_MOST)]
TRANSPORT: Final = [Transport(seat) for seat in range(SEATS_MOST)]
LAB_CHOICE: Final = [LabChoice(seat) for seat in range(SEATS_MOST)]
LAB_OFFER: Final = [LabOffer(seat) for seat in range(SEATS_MOST)]
RECYCLE: Final = [Recycle(seat) for seat in range(SEATS_MOST)]
VICTIM: Final = [Victim(seat) for seat in range(SEATS_MOST)]
