"""What portals and basic technologies do, in the order of the rulebook (ET-15, ET-28 to ET-34)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from zeitriss.core.frame import Choice, Frame
from zeitriss.core.move import Move
from zeitriss.core.news import WHO
from zeitriss.core.offers import Offers
from zeitriss.core.schema import Kind, One, Whole
from zeitriss.games.eternitium.cards import CARD, COMMUNICATORS_PER_TURN, MINIMUM, TOP
from zeitriss.games.eternitium.effects.text import Text, asks, others
from zeitriss.games.eternitium.ending import is_finder
from zeitriss.games.eternitium.hands import faces, lay_aside, lay_down, lay_rest_aside, offer_each
from zeitriss.games.eternitium.journey import discard_top, turn_up
from zeitriss.games.eternitium.knowledge.marks import FACE
from zeitriss.games.eternitium.knowledge.sight import leave_unseen, look
from zeitriss.games.eternitium.moves import CHOOSE, DONE, LAY, PROJECT, WAY
from zeitriss.games.eternitium.nouns import OTHER
from zeitriss.games.eternitium.piles import draw, owned
from zeitriss.games.eternitium.state import ASIDE, HANDS, STACKS, Eternitium
from zeitriss.games.eternitium.unplayed import Destroying, Laying

DESTROY_WAY: Final = WAY.index["destroy"]


@final
class Projector(Choice[Eternitium]):
    """ET-29: one mode for all chosen cards. Without a card that may be destroyed, only discarding is left."""

    source = "card.temporal-projector"

    def targets(self, g: Eternitium) -> list[Move]:
        if HANDS[self.seat].size(g) and owned(g, self.seat) > MINIMUM:
            return PROJECT.moves
        return PROJECT.moves[:1]

    def resume(self, g: Eternitium, move: Move) -> None:
        if move.a == DESTROY_WAY:
            g.do(ProjectToDestroy(self.seat, 0, 0))
        else:
            g.do(ProjectToDiscard(self.seat))


@final
class ProjectToDiscard(Laying):
    """Laid down together, in an order of choice if the table wants it (ET-R23).

    Else in the order of the box (ET-R29), so that no two ways lead to one choice.
    """

    source = "card.temporal-projector"

    def offer(self, g: Eternitium, offers: Offers) -> None:
        if HANDS[self.seat].size(g):
            least: i64 = 0
            if not g.ordered:
                for i in range(ASIDE.size(g)):
                    least = max(least, ASIDE.at(g, i) & FACE)
            offer_each(offers, LAY, faces(g, HANDS[self.seat]), least)
            offers.add(DONE.first)

    def run(self, g: Eternitium) -> None:
        count: i64 = ASIDE.size(g)
        lay_down(g, self.seat)
        draw(g, self.seat, count)


@final
class ProjectToDestroy(Destroying):
    """ET-19 binds the Projector too (ET-R7)."""

    source = "card.temporal-projector"
    fields: ClassVar[dict[str, Kind]] = {"least": One(CARD), "count": Whole(0, 105)}

    def __init__(self, seat: i64, least: i64, count: i64) -> None:
        super().__init__(seat, least)
        self.count: i64 = count

    def again(self, g: Eternitium, least: i64) -> None:
        g.do(ProjectToDestroy(self.seat, least, self.count + 1))

    def run(self, g: Eternitium) -> None:
        draw(g, self.seat, self.count)


@final
class Chrono(Choice[Eternitium]):
    """ET-31: whose top card? Finders neither choose nor are chosen."""

    source = "card.chrono-blaster"

    def targets(self, g: Eternitium) -> list[Move]:
        if is_finder(g, self.seat):
            return []
        return [CHOOSE.at(other) for other in others(g, self.seat) if not is_finder(g, other)]

    def resume(self, g: Eternitium, move: Move) -> None:
        """The top cards change places."""
        other = move.a
        mine: i64 = leave_unseen(g, self.seat)
        STACKS[self.seat].add(g, leave_unseen(g, other))
        STACKS[other].add(g, mine)
        look(g, self.seat)
        look(g, other)
        g.tell("exchange", WHO, self.seat, OTHER, other)


def can_transport(g: Eternitium, seat: i64) -> bool:
    """ET-32: two other hand cards and an era card are needed."""
    return HANDS[seat].size(g) > 2 and not is_finder(g, seat)


@final
class Transport(Frame[Eternitium]):
    """ET-32, ET-R29: exactly two other hand cards, laid down together; the second ends on top."""

    def about(self, g: Eternitium) -> dict[str, int | str]:
        return {"cause": "card.transporter", "count": int(2 - ASIDE.size(g))}

    def offer(self, g: Eternitium, offers: Offers) -> None:
        hand = HANDS[self.seat]
        if ASIDE.size(g) < 2 < hand.size(g) + ASIDE.size(g):
            offer_each(offers, LAY, faces(g, hand))

    def resume(self, g: Eternitium, move: Move) -> None:
        lay_aside(g, self.seat, move.a)
        g.do(self)

    def run(self, g: Eternitium) -> None:
        if ASIDE.size(g) < 2:
            lay_rest_aside(g, self.seat)
        lay_down(g, self.seat)
        discard_top(g, self.seat)


def save(g: Eternitium, seat: i64) -> None:
    """ET-33: what a Digital Wallet saves is counted until the end of the turn (ET-23)."""
    g.wallets += 1


def call(g: Eternitium, seat: i64) -> None:
    """ET-34."""
    g.calls += 1
    draw(g, seat, 2)


BASIC: Final[dict[str, Text]] = {
    "temporal-projector": Text(asks(Projector)),
    "droid": Text(lambda g, seat: turn_up(g, seat, TOP, 1)),  # ET-30: the uppermost face-down card of the top three
    "chrono-blaster": Text(asks(Chrono)),
    "transporter": Text(asks(Transport), can_transport),
    "digital-wallet": Text(save),
    "communicator": Text(call, lambda g, seat: g.calls < COMMUNICATORS_PER_TURN),  # ET-34
}
