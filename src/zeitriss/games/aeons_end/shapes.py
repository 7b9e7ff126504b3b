"""Shapes that frames share: what they speak of, and how they ask."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from zeitriss.core.frame import NO_MOVES
from zeitriss.core.move import Move
from zeitriss.core.offers import Offers
from zeitriss.core.schema import Whole
from zeitriss.games.aeons_end.causes import ACTING, BY, WORDS, Effect
from zeitriss.games.aeons_end.moves import CHOOSE, MAY, PICK_OPTION, YES
from zeitriss.games.aeons_end.state import AeonsEnd


class OfAmount(Effect):
    fields: ClassVar = {"amount": Whole(0, 999)}
    causes: ClassVar = BY

    def __init__(self, seat: int, amount: int, cause: i64 = ACTING) -> None:
        super().__init__(seat, cause)
        self.amount = amount

    def about(self, g: AeonsEnd) -> dict[str, int | str]:
        return super().about(g) | {"amount": self.amount}

    def number(self, g: AeonsEnd) -> int:
        return self.amount


class OfCount(Effect):
    """So many of them, or so many already: one at a time, none twice (AE-R31)."""

    fields: ClassVar = {"count": Whole(0, 999)}
    causes: ClassVar = BY

    def __init__(self, seat: int, count: int, cause: i64 = ACTING) -> None:
        super().__init__(seat, cause)
        self.count = count

    def about(self, g: AeonsEnd) -> dict[str, int | str]:
        return super().about(g) | {"count": self.count}

    def number(self, g: AeonsEnd) -> int:
        return self.count


class OfTimes(Effect):
    """So often, one after another."""

    fields: ClassVar = {"times": Whole(1, 9)}

    def __init__(self, seat: int, times: int) -> None:
        super().__init__(seat)
        self.times = times

    def number(self, g: AeonsEnd) -> int:
        return self.times


class Choice(Effect):
    """One of these answers is done; unasked where there is only one, and then told."""

    def targets(self, g: AeonsEnd) -> list[Move]:
        """None: nothing happens."""
        return NO_MOVES

    def tell_only(self, g: AeonsEnd, move: Move) -> None:
        """What no answer says."""

    def choices(self, g: AeonsEnd) -> list[Move]:
        targets = self.targets(g)
        return targets if len(targets) > 1 else NO_MOVES

    def run(self, g: AeonsEnd) -> None:
        for move in self.targets(g):
            self.tell_only(g, move)
            self.resume(g, move)


class May(Effect):
    """This player may do it: yes or no (D11); run() says what happens if not."""

    def accept(self, g: AeonsEnd) -> None:
        """Yes."""

    def choices(self, g: AeonsEnd) -> list[Move]:
        return MAY

    def resume(self, g: AeonsEnd, move: Move) -> None:
        if move is YES.at():
            self.accept(g)
        else:
            self.run(g)


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


def options_of(card: str) -> dict[str, int | str]:
    """What the question "A or B" of a card is about."""
    name = card.partition(".")[2]
    return {"cause": card, "one": f"either.{name}-a", "other": f"either.{name}-b"}


class Either(Effect):
    """D12: "A or B" of a card, for the player whom it concerns."""

    def about(self, g: AeonsEnd) -> dict[str, int | str]:
        return options_of(WORDS[self.of])

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
