"""Cards that leave a hand by choice: discarding and destroying, one card at a time (D14)."""

from __future__ import annotations

from typing import ClassVar, Final

from zeitriss.core.frame import Frame
from zeitriss.core.move import Domain, Move
from zeitriss.core.schema import One, Whole
from zeitriss.games.aeons_end.cards import CORRUPTION, COST, GEM, TYPE
from zeitriss.games.aeons_end.effects.zones import destroy_from_hand, discard_from_hand
from zeitriss.games.aeons_end.moves import DESTROY, DISCARD, DONE, NOTHING
from zeitriss.games.aeons_end.state import AeonsEnd, ordered

FILTER: Final = Domain("filter", ["any", "gem", "pure", "costly"])
ANY_CARD: Final = 0
ONLY_GEM: Final = 1
PURE: Final = 2  # no corruption
COSTLY: Final = 3  # costs 2 or more


def fits(card: int, wanted: int) -> bool:
    if wanted == ONLY_GEM:
        return TYPE[card] == GEM
    if wanted == PURE:
        return TYPE[card] != CORRUPTION
    return wanted != COSTLY or COST[card] >= 2


def fitting(cards: list[int], wanted: int) -> list[int]:
    return [card for card in cards if fits(card, wanted)]


class DiscardHand(Frame[AeonsEnd]):
    """This player discards so many fitting cards, or all if there are fewer; the order is theirs (AE-31)."""

    fields: ClassVar = {"count": Whole(1, 99), "wanted": One(FILTER)}

    def __init__(self, seat: int, count: int, wanted: int = ANY_CARD) -> None:
        super().__init__(seat)
        self.count = count
        self.wanted = wanted

    def choices(self, g: AeonsEnd) -> list[Move]:
        kinds = ordered(fitting(g.hands[self.seat], self.wanted))
        return [DISCARD.at(card) for card in kinds] if len(kinds) > 1 else NOTHING

    def resume(self, g: AeonsEnd, move: Move) -> None:
        if self.count > 1:
            g.do(DiscardHand(self.seat, self.count - 1, self.wanted))
        discard_from_hand(g, self.seat, move.args[0])

    def run(self, g: AeonsEnd) -> None:
        """Only equal cards are left to choose from."""
        for card in fitting(g.hands[self.seat], self.wanted)[: self.count]:
            discard_from_hand(g, self.seat, card)


class DestroyHand(Frame[AeonsEnd]):
    """This player destroys so many fitting hand cards, or all if there are fewer."""

    fields: ClassVar = {"count": Whole(1, 9), "wanted": One(FILTER)}

    def __init__(self, seat: int, count: int, wanted: int = ANY_CARD) -> None:
        super().__init__(seat)
        self.count = count
        self.wanted = wanted

    def options(self, g: AeonsEnd) -> list[int]:
        return ordered(fitting(g.hands[self.seat], self.wanted))

    def choices(self, g: AeonsEnd) -> list[Move]:
        """Unasked where only equal cards are left, or all of them go."""
        options = self.options(g)
        held = len(fitting(g.hands[self.seat], self.wanted))
        return [DESTROY.at(card) for card in options] if len(options) > 1 and held > self.count else NOTHING

    def resume(self, g: AeonsEnd, move: Move) -> None:
        self.destroy(g, move.args[0])

    def run(self, g: AeonsEnd) -> None:
        options = self.options(g)
        if options:
            self.destroy(g, options[0])

    def destroy(self, g: AeonsEnd, card: int) -> None:
        if self.count > 1:
            g.do(DestroyHand(self.seat, self.count - 1, self.wanted))
        destroy_from_hand(g, self.seat, card)


class MayDiscard(Frame[AeonsEnd]):
    """This player may discard a hand card (D11); then something follows. Without one run() does."""

    def held(self, g: AeonsEnd) -> list[int]:
        return g.hands[self.seat]

    def then(self, g: AeonsEnd, card: int) -> None:
        """What the discarded card brings."""

    def choices(self, g: AeonsEnd) -> list[Move]:
        held = ordered(self.held(g))
        return [*[DISCARD.at(card) for card in held], DONE.at()] if held else NOTHING

    def resume(self, g: AeonsEnd, move: Move) -> None:
        if move.verb is DISCARD:
            discard_from_hand(g, self.seat, move.args[0])
            self.then(g, move.args[0])
        else:
            self.run(g)


class MayDestroyHand(Frame[AeonsEnd]):
    """This player may destroy one fitting hand card (D11)."""

    fields: ClassVar = {"wanted": One(FILTER)}

    def __init__(self, seat: int, wanted: int = ANY_CARD) -> None:
        super().__init__(seat)
        self.wanted = wanted

    def choices(self, g: AeonsEnd) -> list[Move]:
        kinds = ordered(fitting(g.hands[self.seat], self.wanted))
        return [*[DESTROY.at(card) for card in kinds], DONE.at()] if kinds else NOTHING

    def resume(self, g: AeonsEnd, move: Move) -> None:
        if move.verb is DESTROY:
            destroy_from_hand(g, self.seat, move.args[0])
