"""Cards that leave the hand unplayed, one by one: laid down together, or destroyed."""

from __future__ import annotations

from typing import ClassVar, final

from mypy_extensions import i64, mypyc_attr

from zeitriss.core.frame import Frame
from zeitriss.core.move import Move
from zeitriss.core.offers import Offers
from zeitriss.core.schema import Kind, One
from zeitriss.games.eternitium.cards import CARD, MINIMUM
from zeitriss.games.eternitium.hands import destroy, faces, lay_aside, lay_down, lay_hand, lay_rest_aside, offer_each
from zeitriss.games.eternitium.moves import DESTROY, DONE, LAY
from zeitriss.games.eternitium.piles import owned
from zeitriss.games.eternitium.state import HANDS, Eternitium


class Laying(Frame[Eternitium]):
    """One card after another is laid aside; run() lays them down."""

    def resume(self, g: Eternitium, move: Move) -> None:
        if move.verb is DONE:
            self.run(g)
        else:
            lay_aside(g, self.seat, move.a)
            g.do(self)


@final
class LayHand(Laying):
    """Step 3 (ET-20): in hand order, or in an order of choice (ET-R23) if the table wants it; the last ends on top."""

    def offer(self, g: Eternitium, offers: Offers) -> None:
        if g.ordered and HANDS[self.seat].size(g) > 1:
            offer_each(offers, LAY, faces(g, HANDS[self.seat]))
            offers.add(DONE.first)

    def run(self, g: Eternitium) -> None:
        if g.ordered:
            lay_rest_aside(g, self.seat)
            lay_down(g, self.seat)
        else:
            lay_hand(g, self.seat)


class Destroying(Frame[Eternitium]):
    """Hand cards go into the box in the order of the box, so that no two ways lead to one choice (`least` is next).

    ET-19: six cards must be left. Sizes are public, faces are not.
    """

    fields: ClassVar[dict[str, Kind]] = {"least": One(CARD)}

    def __init__(self, seat: i64, least: i64) -> None:
        super().__init__(seat)
        self.least: i64 = least

    def about(self, g: Eternitium) -> dict[str, int | str]:
        return super().about(g) | {"count": int(owned(g, self.seat) - MINIMUM)}

    def offer(self, g: Eternitium, offers: Offers) -> None:
        if HANDS[self.seat].size(g) and owned(g, self.seat) > MINIMUM:
            offer_each(offers, DESTROY, faces(g, HANDS[self.seat]), self.least)
            offers.add(DONE.first)

    def resume(self, g: Eternitium, move: Move) -> None:
        if move.verb is DONE:
            self.run(g)
        else:
            destroy(g, self.seat, move.a)
            self.again(g, move.a)

    def again(self, g: Eternitium, least: i64) -> None:
        """Ask for the next card."""


@mypyc_attr(free_list_len=1)
@final
class Destroy(Destroying):
    """ET-18: after skipping step 2, any number of hand cards may go into the box."""

    def again(self, g: Eternitium, least: i64) -> None:
        g.do(Destroy(self.seat, least))
