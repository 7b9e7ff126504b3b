"""Shapes that frames share: what they speak of, and how they ask."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from zeitriss.core.frame import Frame
from zeitriss.core.move import Domain, Move
from zeitriss.core.offers import Offers
from zeitriss.core.schema import One, Whole
from zeitriss.games.aeons_end.ahead import Ahead
from zeitriss.games.aeons_end.cards import CARD, FOE, MAGE
from zeitriss.games.aeons_end.moves import CHOOSE, PICK_OPTION
from zeitriss.games.aeons_end.state import AeonsEnd

CAUSE: Final = Domain("cause", [*CARD.names, *MAGE.names])
BY: Final = One(CAUSE, or_none=True)


def of_mage(name: str) -> int:
    """The number of a mage among the causes; cards of players have their own."""
    return CAUSE.index[name]


def cause_word(cause: i64) -> str:
    """A cause as a word of its domain."""
    return CARD.word(cause) if cause < len(CARD) else MAGE.word(cause - len(CARD))


class Effect(Frame[AeonsEnd]):
    """Something that happens to the table, and can be foreseen."""

    coming: ClassVar[str] = ""  # the line of the forecast, where there is no more to foresee
    cause: i64 = -1  # the number among the causes; -1: not known, or a card of the nemesis

    def about(self, g: AeonsEnd) -> dict[str, int | str]:
        return {"cause": cause_word(self.cause)} if self.cause >= 0 else super().about(g)

    def foresee(self, ahead: Ahead) -> None:
        """Say what will happen and change the numbers by what is certain of it; at least by which card."""
        word = cause_word(self.cause) if self.cause >= 0 else self.source
        if self.coming:
            ahead.say(self.coming, self.number())
        else:
            ahead.say("coming-text" if word else "coming-other", card=word)

    def number(self) -> int:
        """Of which the forecast speaks; -1: of none."""
        return -1


class OfCard(Effect):
    fields: ClassVar = {"card": One(CARD)}

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def about(self, g: AeonsEnd) -> dict[str, int | str]:
        return {"card": CARD.word(self.card)}

    def foresee(self, ahead: Ahead) -> None:
        ahead.say("coming-text", card=CARD.word(self.card))


class OfFoe(Effect):
    fields: ClassVar = {"foe": One(FOE)}

    def __init__(self, seat: int, foe: int) -> None:
        super().__init__(seat)
        self.foe = foe

    def about(self, g: AeonsEnd) -> dict[str, int | str]:
        return {"foe": FOE.word(self.foe)}


class ToAct(OfFoe):
    """A card of the row whose turn to act is still to come (AE-56)."""


class Leaves(OfFoe):
    """A card of the row that is being carried out and leaves play afterwards."""


class AfterRow(Effect):
    """What follows when the row has acted."""


class OfAmount(Effect):
    fields: ClassVar = {"amount": Whole(0, 999)}

    def __init__(self, seat: int, amount: int = 1) -> None:
        super().__init__(seat)
        self.amount = amount

    def about(self, g: AeonsEnd) -> dict[str, int | str]:
        return super().about(g) | {"amount": self.amount}

    def number(self) -> int:
        return self.amount


class OfCount(Effect):
    """So many of them, or so many already: one at a time, none twice (AE-R31)."""

    fields: ClassVar = {"count": Whole(0, 999)}

    def __init__(self, seat: int, count: int) -> None:
        super().__init__(seat)
        self.count = count

    def about(self, g: AeonsEnd) -> dict[str, int | str]:
        return super().about(g) | {"count": self.count}

    def number(self) -> int:
        return self.count


class OfTimes(Effect):
    """So often, one after another."""

    fields: ClassVar = {"times": Whole(1, 9)}

    def __init__(self, seat: int, times: int) -> None:
        super().__init__(seat)
        self.times = times


class Clause(Effect):
    """A line of a nemesis card that asks or may be impossible; anybody of the team may answer (AE-55, AE-R29)."""

    team = True

    def possible(self, g: AeonsEnd) -> bool:
        """AE-64: whether it can be carried out completely, as an option of "A or B"."""
        return True


class Pick(Effect):
    """D13: a player is chosen; unasked where only one can be."""

    def candidates(self, g: AeonsEnd) -> list[int]:
        """Whoever may be chosen; nobody: nothing happens."""
        return g.everybody()

    def carry(self, g: AeonsEnd, player: int) -> None:
        """What happens to the chosen player."""

    def offer(self, g: AeonsEnd, offers: Offers) -> None:
        found = self.candidates(g)
        if len(found) > 1:
            for seat in found:
                offers.add(CHOOSE.id(seat))

    def resume(self, g: AeonsEnd, move: Move) -> None:
        self.carry(g, move.a)

    def run(self, g: AeonsEnd) -> None:
        found = self.candidates(g)
        if found:
            self.carry(g, found[0])


class Either(Effect):
    """D12: "A or B" of a card, for the player whom it concerns."""

    card: ClassVar[str] = ""  # whose

    def about(self, g: AeonsEnd) -> dict[str, int | str]:
        cause = CARD.word(CARD.index[self.card]) if self.card in CARD.index else FOE.word(FOE.index[self.card])
        return {"cause": cause, "one": f"either.{self.card}-a", "other": f"either.{self.card}-b"}

    def both(self, g: AeonsEnd) -> bool:
        """AE-64: whether there is a choice."""
        return True

    def one(self, g: AeonsEnd) -> None:
        """Option A."""

    def other(self, g: AeonsEnd) -> None:
        """Option B."""

    def offer(self, g: AeonsEnd, offers: Offers) -> None:
        if self.both(g):
            offers.add(PICK_OPTION.id(0))
            offers.add(PICK_OPTION.id(1))

    def resume(self, g: AeonsEnd, move: Move) -> None:
        if move.a == 0:
            self.one(g)
        else:
            self.other(g)

    def run(self, g: AeonsEnd) -> None:
        """What is left without a choice."""
        self.one(g)
