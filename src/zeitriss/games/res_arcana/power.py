"""Powers (RA-36): cost parts paid one after the other, then effects applied one after the other.

RA-R20 lists what the rulebook leaves open here. A part or an effect is an object that was read from the card data once;
it works at once or puts a question on the stack. Which power is running stands in the frames as a card and a number, so
that a snapshot can be read back.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from zeitriss.core.frame import Frame
from zeitriss.core.offers import Offers
from zeitriss.core.schema import Kind, One, Whole
from zeitriss.games.res_arcana.cards import CARD, CARDS
from zeitriss.games.res_arcana.essence import HEAP, MOST
from zeitriss.games.res_arcana.moves import USE
from zeitriss.games.res_arcana.state import BOARDS, TURNED, ResArcana

# The moments at which powers are used, one bit each.
ACTION: Final = 1
ON_CLAIM: Final = 2
LIFE_LOSS: Final = 4
DRAGON_LIFE_LOSS: Final = 8
VICTORY_CHECK: Final = 16
REACTION: Final = LIFE_LOSS | DRAGON_LIFE_LOSS | VICTORY_CHECK

# A frame of a running power: `at` carries it (RA-65: a borrowed power is printed elsewhere), `card` prints it.
RUNNING: Final[dict[str, Kind]] = {"at": One(CARD), "card": One(CARD), "power": Whole(0, 9), "step": Whole(0, 99)}


@mypyc_attr(allow_interpreted_subclasses=True)
class CostPart:
    """One part of a cost. `rank` orders the parts: what components in play give first, the card's destruction last."""

    rank: i64 = 1

    def payable(self, g: ResArcana, seat: i64, at: i64) -> bool:
        return True

    def pay(self, g: ResArcana, seat: i64, at: i64, card: i64, cause: i64) -> None:
        """`at` carries the power, `card` prints it; -1: the part wards off an attack, that of `cause`."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect:
    """One effect of a power."""

    def apply(self, g: ResArcana, run: Effects) -> None:
        raise NotImplementedError


@final
class Deed(Effect):
    """An effect that is done at once, or begins with a question."""

    def __init__(self, deed: Callable[[ResArcana, Effects], None]) -> None:
        self.deed = deed

    def apply(self, g: ResArcana, run: Effects) -> None:
        self.deed(g, run)


@final
class Power:
    """`turns`: turning its component is part of the cost. `when_turned`: the data flag of RA-5."""

    def __init__(self, when: i64, when_turned: bool, turns: bool, parts: list[CostPart], effects: list[Effect]) -> None:
        self.when: i64 = when
        self.straightened = turns or not (when_turned or when & REACTION)  # RA-5, RA-77: so it must be for this
        self.parts = parts
        self.effects = effects

    def payable(self, g: ResArcana, seat: i64, at: i64) -> bool:
        """RA-37: every part of the cost."""
        for part in self.parts:  # noqa: SIM110 - uncompiled, a generator takes as long as what it asks for
            if not part.payable(g, seat, at):
                return False
        return True


POWERS: Final[list[list[Power]]] = [[] for _ in range(CARDS)]  # by card; library.py reads them from the card data


class OfPower(Frame[ResArcana]):
    """One part or effect of a running power; subclasses know which one it is."""

    fields: ClassVar[dict[str, Kind]] = RUNNING

    def __init__(self, seat: i64, at: i64, card: i64, power: i64, step: i64) -> None:
        super().__init__(seat)
        self.at: i64 = at
        self.card: i64 = card
        self.power: i64 = power
        self.step: i64 = step

    def about(self, g: ResArcana) -> dict[str, int | str]:
        return {"card": CARD.word(self.card), "power": int(self.power) + 1}


@mypyc_attr(free_list_len=1)
@final
class Costs(OfPower):
    """RA-36: the cost is paid in full before the effect."""

    def run(self, g: ResArcana) -> None:
        parts = POWERS[self.card][self.power].parts
        if self.step < len(parts):
            g.then(Costs(self.seat, self.at, self.card, self.power, self.step + 1))
            parts[self.step].pay(g, self.seat, self.at, self.card, self.card)
            return
        g.then(Effects(self.seat, self.at, self.card, self.power, 0, g.x, g.lost, g.spent))
        g.x = 0
        g.lost = -1
        g.spent = 0


@mypyc_attr(free_list_len=1)
@final
class Effects(OfPower):
    """RA-36: effects in the order listed, with what the cost has left for them: X, a lost card, spent essences."""

    fields: ClassVar[dict[str, Kind]] = {
        **RUNNING,
        "x": Whole(0, MOST),
        "lost": One(CARD, or_none=True),
        "spent": HEAP,
    }

    def __init__(self, seat: i64, at: i64, card: i64, power: i64, step: i64, x: i64, lost: i64, spent: i64) -> None:
        super().__init__(seat, at, card, power, step)
        self.x: i64 = x
        self.lost: i64 = lost
        self.spent: i64 = spent

    def run(self, g: ResArcana) -> None:
        effects = POWERS[self.card][self.power].effects
        if self.step >= len(effects):
            return
        if self.step + 1 < len(effects):
            g.do(Effects(self.seat, self.at, self.card, self.power, self.step + 1, self.x, self.lost, self.spent))
        effects[self.step].apply(g, self)


def use_power(g: ResArcana, seat: i64, at: i64, card: i64, power: i64) -> None:
    """Begin to pay for a power; its effect follows."""
    g.spent = 0
    g.x = 0
    g.lost = -1
    g.then(Costs(seat, at, card, power, 0))


def offer_powers(g: ResArcana, seat: i64, when: i64, offers: Offers) -> None:
    """The powers of own components for this moment, in order of play (RA-86): straightened where that is needed (RA-5,
    RA-77), and payable."""
    cells, board = g.cells, BOARDS[seat]
    for place in range(board.first, board.end(g)):
        card = cells[place]
        turned = cells[TURNED.start + card] != 0
        use = USE.id(card)
        for power in POWERS[card]:
            if power.when & when and not (turned and power.straightened) and power.payable(g, seat, card):
                offers.add(use)
            use += 1
