"""The relics, text by text (AE-28 A2): carried out as far as possible."""

from __future__ import annotations

from typing import Final

from zeitriss.core.frame import NO_MOVES
from zeitriss.core.move import Move
from zeitriss.core.offers import Offers
from zeitriss.games.aeons_end import book
from zeitriss.games.aeons_end.book import Acting
from zeitriss.games.aeons_end.cards import DAMAGE, HEAL, MORE, card
from zeitriss.games.aeons_end.causes import Effect
from zeitriss.games.aeons_end.effects.breaches import TurnAnyBreach, closed
from zeitriss.games.aeons_end.effects.casting import cast, castable, slot_named
from zeitriss.games.aeons_end.effects.damage import Damage
from zeitriss.games.aeons_end.effects.hands import ONLY_GEM, fitting, offer_each
from zeitriss.games.aeons_end.effects.life import HealGravehold, gain_charge
from zeitriss.games.aeons_end.effects.players import ChargeAlly
from zeitriss.games.aeons_end.effects.playing import PlayGem
from zeitriss.games.aeons_end.effects.zones import DestroyPlayed, Draw, destroy
from zeitriss.games.aeons_end.moves import CAST, DESTROY, DESTROY_DISCARDED, DONE, DOUBLE
from zeitriss.games.aeons_end.shapes import Either, OfCount
from zeitriss.games.aeons_end.state import DISCARDS, FRESH, HANDS, PLAYS, AeonsEnd


def charge_both(g: AeonsEnd, seat: int, card: int) -> None:
    """Mage's Talisman: a charge, and one for an ally."""
    gain_charge(g, seat, 1, card)
    g.do(ChargeAlly(seat, 1, card))


class Flexing(Either):
    """Flexing Dagger: 3 off the next focus or open, or destroy it for 1 damage (AE-38)."""

    of = card("flexing-dagger")

    def one(self, g: AeonsEnd) -> None:
        g.discount += MORE[self.of]

    def other(self, g: AeonsEnd) -> None:
        g.do(DestroyPlayed(self.seat, self.of), Damage(self.seat, DAMAGE[self.of], self.of))


class Vortex(OfCount):
    """Bottled Vortex: destroy up to two cards from hand and discard pile, one at a time."""

    of = card("bottled-vortex")

    def offer(self, g: AeonsEnd, offers: Offers) -> None:
        if self.count == 0:
            return
        found = offer_each(g, offers, DESTROY, HANDS[self.seat])
        found += offer_each(g, offers, DESTROY_DISCARDED, DISCARDS[self.seat])
        if found:
            offers.add(DONE.first)

    def resume(self, g: AeonsEnd, move: Move) -> None:
        if move is DONE.at():
            return
        g.do(Vortex(self.seat, self.count - 1))
        destroy(g, self.seat, (HANDS if move.verb is DESTROY else DISCARDS)[self.seat], move.a)


class Prism(Either):
    """Unstable Prism: a gem of the hand is played twice and destroyed (AE-64: only with one), or 2 aether."""

    of = card("unstable-prism")

    def both(self, g: AeonsEnd) -> bool:
        return len(fitting(g, HANDS[self.seat], ONLY_GEM)) > 0

    def one(self, g: AeonsEnd) -> None:
        g.do(DoubleGem(self.seat))

    def other(self, g: AeonsEnd) -> None:
        g.gain_aether(self.seat, MORE[self.of])

    def run(self, g: AeonsEnd) -> None:
        self.other(g)


class DoubleGem(Effect):
    """Unstable Prism: which gem is played twice and destroyed."""

    of = card("unstable-prism")

    def offer(self, g: AeonsEnd, offers: Offers) -> None:
        offer_each(g, offers, DOUBLE, HANDS[self.seat], ONLY_GEM)

    def resume(self, g: AeonsEnd, move: Move) -> None:
        card = move.a
        HANDS[self.seat].remove(g, card)
        PLAYS[self.seat].add(g, card)
        g.do(PlayGem(self.seat, card), PlayGem(self.seat, card), DestroyPlayed(self.seat, card))


class CastFresh(Effect):
    """Blasting Staff: one of the own spells prepped this turn may be cast with 2 more damage (AE-R18)."""

    coming = "coming-cast"
    of = card("blasting-staff")

    def choices(self, g: AeonsEnd) -> list[Move]:
        moves = [move for move in castable(g, self.seat) if slot_named(g, move, FRESH) >= 0]
        return [*moves, DONE.at()] if moves else NO_MOVES

    def resume(self, g: AeonsEnd, move: Move) -> None:
        if move.verb is CAST:
            cast(g, self.seat, slot_named(g, move, FRESH), extra=MORE[self.of])


class Orb(Either):
    """Focusing Orb: focus an unopened breach of any player, or destroy it and Gravehold regains 3 life."""

    of = card("focusing-orb")

    def both(self, g: AeonsEnd) -> bool:
        return any(closed(g, seat) for seat in range(g.seats))

    def one(self, g: AeonsEnd) -> None:
        g.do(TurnAnyBreach(self.seat, self.of))

    def other(self, g: AeonsEnd) -> None:
        g.do(DestroyPlayed(self.seat, self.of), HealGravehold(self.seat, HEAL[self.of], self.of))

    def run(self, g: AeonsEnd) -> None:
        self.other(g)


PLAYED_RELICS: Final[dict[str, Acting]] = {
    "flexing-dagger": lambda g, seat, card: g.do(Flexing(seat)),
    "bottled-vortex": lambda g, seat, card: g.do(DestroyPlayed(seat, card), Vortex(seat, 2), Draw(seat, 1, card)),
    "unstable-prism": lambda g, seat, card: g.do(Prism(seat)),
    "blasting-staff": lambda g, seat, card: g.do(CastFresh(seat)),
    "focusing-orb": lambda g, seat, card: g.do(Orb(seat)),
    "mages-talisman": charge_both,
}
book.play.learn(PLAYED_RELICS)
