"""The relics (AE-28 A2): carried out as far as possible."""

from __future__ import annotations

from typing import ClassVar, Final

from zeitriss.core.frame import Frame
from zeitriss.core.move import Move
from zeitriss.core.schema import Whole
from zeitriss.games.aeons_end.cards import card
from zeitriss.games.aeons_end.effects.breaches import TURN_ANY_BREACH, closed
from zeitriss.games.aeons_end.effects.casting import CastFresh
from zeitriss.games.aeons_end.effects.damage import Damage
from zeitriss.games.aeons_end.effects.gems import EITHER, PlayGem
from zeitriss.games.aeons_end.effects.hands import ONLY_GEM, fitting
from zeitriss.games.aeons_end.effects.life import HealGravehold, gain_charge
from zeitriss.games.aeons_end.effects.players import ChargeAlly
from zeitriss.games.aeons_end.effects.spells import gain_aether
from zeitriss.games.aeons_end.effects.zones import DestroyPlayed, Draw, destroy_from_hand
from zeitriss.games.aeons_end.moves import DESTROY, DESTROY_DISCARDED, DONE, DOUBLE
from zeitriss.games.aeons_end.nemeses.book import nemesis
from zeitriss.games.aeons_end.state import AeonsEnd, ordered
from zeitriss.games.aeons_end.telling import tell_choice

NOTHING: Final[list[Move]] = []
FLEXING_DAGGER: Final = card("flexing-dagger")
BOTTLED_VORTEX: Final = card("bottled-vortex")
UNSTABLE_PRISM: Final = card("unstable-prism")
BLASTING_STAFF: Final = card("blasting-staff")
FOCUSING_ORB: Final = card("focusing-orb")
MAGES_TALISMAN: Final = card("mages-talisman")


def play_relic(g: AeonsEnd, seat: int, card: int) -> None:
    g.played.append(card)
    if card == FLEXING_DAGGER:
        g.do(FLEXING[seat])
    elif card == BOTTLED_VORTEX:
        g.do(DestroyPlayed(seat, card), Vortex(seat, 2), Draw(seat, 1))
    elif card == UNSTABLE_PRISM:
        g.do(PRISM[seat])
    elif card == BLASTING_STAFF:
        g.do(CastFresh(seat))
    elif card == FOCUSING_ORB:
        g.do(ORB[seat])
    elif card == MAGES_TALISMAN:
        gain_charge(g, seat)
        g.do(ChargeAlly(seat))


class Flexing(Frame[AeonsEnd]):
    """Flexing Dagger: 3 off the next focus or open, or destroy it for 1 damage (AE-38)."""

    def choices(self, g: AeonsEnd) -> list[Move]:
        return EITHER

    def resume(self, g: AeonsEnd, move: Move) -> None:
        tell_choice(g, "flexing-dagger", move.args[0])
        if move is EITHER[0]:
            g.discount += 3
        else:
            g.do(DestroyPlayed(self.seat, FLEXING_DAGGER), Damage(self.seat, 1))


class Vortex(Frame[AeonsEnd]):
    """Bottled Vortex: destroy up to two cards from hand and discard pile, one at a time."""

    fields: ClassVar = {"count": Whole(0, 2)}

    def __init__(self, seat: int, count: int) -> None:
        super().__init__(seat)
        self.count = count

    def choices(self, g: AeonsEnd) -> list[Move]:
        if self.count == 0:
            return NOTHING
        moves = [DESTROY.at(card) for card in ordered(g.hands[self.seat])]
        moves += [DESTROY_DISCARDED.at(card) for card in ordered(g.discards[self.seat])]
        return [*moves, DONE.at()] if moves else NOTHING

    def resume(self, g: AeonsEnd, move: Move) -> None:
        if move is DONE.at():
            return
        card = move.args[0]
        g.do(Vortex(self.seat, self.count - 1))
        if move.verb is DESTROY:
            destroy_from_hand(g, self.seat, card)
        else:
            g.discards[self.seat].remove(card)
            nemesis(g).destroyed(g, self.seat, card)


class Prism(Frame[AeonsEnd]):
    """Unstable Prism: play a gem of the hand twice and destroy it, or 2 aether. AE-64: only with a gem."""

    def choices(self, g: AeonsEnd) -> list[Move]:
        return EITHER if fitting(g.hands[self.seat], ONLY_GEM) else NOTHING

    def resume(self, g: AeonsEnd, move: Move) -> None:
        tell_choice(g, "unstable-prism", move.args[0])
        if move is EITHER[0]:
            g.do(DoubleGem(self.seat))
        else:
            self.run(g)

    def run(self, g: AeonsEnd) -> None:
        gain_aether(g, self.seat, 2)


class DoubleGem(Frame[AeonsEnd]):
    def choices(self, g: AeonsEnd) -> list[Move]:
        return [DOUBLE.at(card) for card in ordered(fitting(g.hands[self.seat], ONLY_GEM))]

    def resume(self, g: AeonsEnd, move: Move) -> None:
        card = move.args[0]
        g.hands[self.seat].remove(card)
        g.plays[self.seat].append(card)
        g.do(PlayGem(self.seat, card), PlayGem(self.seat, card), DestroyPlayed(self.seat, card))


class Orb(Frame[AeonsEnd]):
    """Focusing Orb: focus an unopened breach of any player, or destroy it and Gravehold regains 3 life."""

    def choices(self, g: AeonsEnd) -> list[Move]:
        return EITHER if any(closed(g, seat) for seat in range(g.seats)) else NOTHING

    def resume(self, g: AeonsEnd, move: Move) -> None:
        tell_choice(g, "focusing-orb", move.args[0])
        if move is EITHER[0]:
            g.do(TURN_ANY_BREACH[self.seat])
        else:
            self.run(g)

    def run(self, g: AeonsEnd) -> None:
        g.do(DestroyPlayed(self.seat, FOCUSING_ORB), HealGravehold(self.seat, 3))


FLEXING: Final = [Flexing(seat) for seat in range(4)]
PRISM: Final = [Prism(seat) for seat in range(4)]
ORB: Final = [Orb(seat) for seat in range(4)]
