"""The eleven corruptions: where they come from and go to, and what they do (AE-73 to AE-75)."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from mypy_extensions import i64

from zeitriss.core.frame import Frame, Work
from zeitriss.core.move import Move
from zeitriss.core.offers import Offers
from zeitriss.core.schema import One, Whole
from zeitriss.games.aeons_end import book
from zeitriss.games.aeons_end.book import Text, carry_out, for_each_seat
from zeitriss.games.aeons_end.cards import AMOUNTS, COST, Amounts, card
from zeitriss.games.aeons_end.causes import ACTING, OfCard, because
from zeitriss.games.aeons_end.effects.breaches import TurnBreach
from zeitriss.games.aeons_end.effects.damage import Damage
from zeitriss.games.aeons_end.effects.gaining import A_RELIC, A_SPELL, CHEAPEST_GEM, GainFree
from zeitriss.games.aeons_end.effects.hands import CORRUPT, PURE, DiscardHand, MayDestroyHand, fits, offer_choice
from zeitriss.games.aeons_end.effects.life import (
    HitGravehold,
    Hurt,
    gain_charge,
    heal,
    hit_gravehold,
    hurt,
    lose_charges,
)
from zeitriss.games.aeons_end.effects.mages import take_discarded
from zeitriss.games.aeons_end.effects.turn_cards import ShuffleIn
from zeitriss.games.aeons_end.effects.zones import PLACE, TO_DECK, TO_HAND, DestroyPlayed, TopCard, gain, reveal
from zeitriss.games.aeons_end.moves import BURN, ONTO, PAY_CHARGE, SUFFER, TAKE
from zeitriss.games.aeons_end.nemeses.basic import burn_top
from zeitriss.games.aeons_end.nouns import THE_CARD, WHO
from zeitriss.games.aeons_end.shapes import Choice, OfCount
from zeitriss.games.aeons_end.state import CHARGES, CORRUPTIONS, DISCARDS, HANDS, LOOSE, PLAYS, AeonsEnd

FED: Final = AMOUNTS["endless-hunger"]["life"]


def sink(g: AeonsEnd, card: int) -> None:
    """To the bottom of the corruption deck, where everybody saw it go."""
    CORRUPTIONS.add(g, card)
    g.sunk += 1


def corrupt(g: AeonsEnd, seat: int, count: int, place: int, by: i64 = ACTING) -> None:
    """AE-73: so many corruptions from the top; 2 Gravehold damage for each that is missing."""
    for _ in range(count):
        if CORRUPTIONS.size(g) == 0:
            hit_gravehold(g, 2, by)
            continue
        card = CORRUPTIONS.take(g, 0)
        g.sunk = min(g.sunk, CORRUPTIONS.size(g))
        because(g, by, g.tell("corruption", WHO, seat))
        gain(g, seat, card, place)


class PlaceCorruption(OfCard):
    """AE-74, increased difficulty: onto any player's discard pile, or for a charge to the bottom of its deck."""

    def choices(self, g: AeonsEnd) -> list[Move]:
        moves = [ONTO.at(seat) for seat in range(g.seats)]
        return [*moves, PAY_CHARGE.at()] if CHARGES.at(g, self.seat) else moves

    def resume(self, g: AeonsEnd, move: Move) -> None:
        LOOSE.remove(g, self.card)
        if move.verb is ONTO:
            DISCARDS[move.a].add(g, self.card)
        else:
            lose_charges(g, self.seat, 1, self.card)
            sink(g, self.card)


class TakeCorruptions(OfCount):
    """This player takes corruptions."""

    coming = "coming-corrupt"
    fields: ClassVar = {"count": Whole(1, 9), "place": One(PLACE)}

    def __init__(self, seat: int, count: int, place: int, cause: i64 = ACTING) -> None:
        super().__init__(seat, count, cause)
        self.place = place

    def run(self, g: AeonsEnd) -> None:
        corrupt(g, self.seat, self.count, self.place)


class CarryOutCorruptions(Frame[AeonsEnd]):
    """AE-75, D10: all corruptions in hand, one by one in the player's order, until none is left (AE-R19)."""

    def offer(self, g: AeonsEnd, offers: Offers) -> None:
        offer_choice(g, offers, SUFFER, HANDS[self.seat], CORRUPT)

    def resume(self, g: AeonsEnd, move: Move) -> None:
        HANDS[self.seat].remove(g, move.a)
        PLAYS[self.seat].add(g, move.a)
        g.do(DestroyPlayed(self.seat, move.a), self)
        carry_out(g, book.suffer.texts[move.a][self.seat])

    def run(self, g: AeonsEnd) -> None:
        for i in range(HANDS[self.seat].size(g)):  # no list: most hands hold none
            if fits(HANDS[self.seat].at(g, i), CORRUPT):
                self.resume(g, SUFFER.at(HANDS[self.seat].at(g, i)))
                return


class TakeWorthless(Choice):
    """Contagion: a card that costs 0 from the discard pile into the hand; another corruption is one too."""

    of = card("contagion")

    def targets(self, g: AeonsEnd) -> list[Move]:
        return [TAKE.at(card) for card in DISCARDS[self.seat].different(g) if COST[card] == 0]

    def tell_only(self, g: AeonsEnd, move: Move) -> None:
        because(g, self.cause, g.tell("takes", WHO, self.seat, THE_CARD, move.a))

    def resume(self, g: AeonsEnd, move: Move) -> None:
        take_discarded(g, self.seat, move.a)


class Feed(Work[AeonsEnd]):
    """Endless Hunger: the player regains 2 life."""

    def run(self, g: AeonsEnd) -> None:
        heal(g, self.seat, FED)


class Empower(Work[AeonsEnd]):
    """Lust for Power: the player gains a charge."""

    def run(self, g: AeonsEnd) -> None:
        gain_charge(g, self.seat)


class Peek(Work[AeonsEnd]):
    """Grim Sight: the top card of the own deck is shown."""

    def run(self, g: AeonsEnd) -> None:
        if reveal(g, self.seat) >= 0:
            g.do(MayBurnTop(self.seat))


class MayBurnTop(TopCard):
    """Grim Sight: destroy the shown card, or leave it."""

    of = card("grim-sight")
    other = BURN

    def resume(self, g: AeonsEnd, move: Move) -> None:
        if move is BURN.at():
            burn_top(g, self.seat)


class GainRelic(GainFree):
    """Reckless Might: a relic onto the deck, and damage of half its cost, rounded up; no relic, no damage."""

    fields: ClassVar = {}

    def __init__(self, seat: int) -> None:
        super().__init__(seat, A_RELIC, TO_DECK)

    def resume(self, g: AeonsEnd, move: Move) -> None:
        super().resume(g, move)
        hurt(g, self.seat, (COST[move.a] + 1) // 2)


# What each corruption does to the player who carries it out; all of them end with their own destruction.
TEXTS: Final[dict[str, Callable[[int, Amounts], Text]]] = {
    "blind-abandon": lambda s, n: [Hurt(s, n["player"]), MayDestroyHand(s, PURE, card("blind-abandon"))],
    "contagion": lambda s, n: [Hurt(s, n["player"]), TakeWorthless(s)],
    "delirium-veil": lambda s, n: [HitGravehold(s, n["gravehold"]), TurnBreach(s)],
    "dire-wisdom": lambda s, n: [GainFree(s, A_SPELL), TakeCorruptions(s, n["corruptions"], TO_DECK)],
    "endless-hunger": lambda s, n: [HitGravehold(s, n["gravehold"]), Feed(s)],
    "fever-of-war": lambda s, n: [Hurt(s, n["player"]), Damage(s, n["damage"], card("fever-of-war"))],
    "grim-sight": lambda s, n: [HitGravehold(s, n["gravehold"]), Peek(s)],
    "insatiable-avarice": lambda s, n: [Hurt(s, n["player"]), GainFree(s, CHEAPEST_GEM, TO_HAND)],
    "lust-for-power": lambda s, n: [Hurt(s, n["player"]), Empower(s)],
    "nothingness": lambda s, n: [
        DiscardHand(s, n["discard"], PURE),
        Hurt(s, n["player"]),
        ShuffleIn(s, 0, card("nothingness")),
    ],
    "reckless-might": lambda s, n: [GainRelic(s)],
}
book.suffer.learn(for_each_seat(TEXTS))
CARRY_OUT_CORRUPTIONS: Final = [CarryOutCorruptions(seat) for seat in range(4)]
