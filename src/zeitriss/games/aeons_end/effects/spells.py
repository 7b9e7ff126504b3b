"""The spells, text by text: cast (AE-25), while prepped (AE-40), at the end of casting (AE-27)."""

from __future__ import annotations

from typing import ClassVar, Final

from zeitriss.core.frame import NO_MOVES, Frame
from zeitriss.core.move import Move
from zeitriss.core.offers import Offers
from zeitriss.core.schema import Flag, Whole
from zeitriss.games.aeons_end import book
from zeitriss.games.aeons_end.book import Acting, Cast, Casting
from zeitriss.games.aeons_end.cards import AETHER, CARD, COST, DAMAGE, HEAL, MORE, OPENED, card
from zeitriss.games.aeons_end.causes import Effect
from zeitriss.games.aeons_end.effects.breaches import closed, focus, tell_focus
from zeitriss.games.aeons_end.effects.casting import CastAny
from zeitriss.games.aeons_end.effects.damage import Damage
from zeitriss.games.aeons_end.effects.hands import ANY_CARD, ONLY_GEM, MayDestroyHand, MayDiscard, fitting, offer_each
from zeitriss.games.aeons_end.effects.life import lose_charges, remaining
from zeitriss.games.aeons_end.effects.players import ChargeAlly, HealPlayer
from zeitriss.games.aeons_end.effects.turn_cards import is_player_card, reveal_turn_card
from zeitriss.games.aeons_end.effects.zones import destroy, discard_from_hand
from zeitriss.games.aeons_end.moves import DESTROY, DISCARD, DONE, MAY, RECALL
from zeitriss.games.aeons_end.shapes import May
from zeitriss.games.aeons_end.state import CHARGES, HANDS, PLAYS, STAGES, AeonsEnd

OBLIVION_SWELL: Final = card("oblivion-swell")
FUEL: Final = 2  # Dark Fire, Consuming Void: up to two cards
FUELLED: Final = [card("dark-fire"), card("consuming-void")]


def damage(by: Cast, more: int = 0) -> Damage:
    """The printed damage with the bonus of the casting, as one source (AE-48)."""
    return Damage(by.seat, DAMAGE[by.card] + more + by.bonus, by.card)


def deals_damage(g: AeonsEnd, by: Cast) -> None:
    """Nothing but its damage."""
    g.do(damage(by))


def buried_light(g: AeonsEnd, by: Cast) -> None:
    """1 damage and 1 aether."""
    g.do(damage(by))
    g.gain_aether(by.seat, AETHER[by.card])


def amplify_vision(g: AeonsEnd, by: Cast) -> None:
    """The breach with the lowest focus cost is focused, II before III before IV; then 2 damage, 3 if all are opened."""
    unopened = closed(g, by.seat)
    if unopened:
        tell_focus(g, by.seat, unopened[0], by.card)
        focus(g, by.seat, unopened[0])
    left = remaining(g, by.seat)
    everything = len(left) > 0 and all(STAGES[by.seat].at(g, breach) == OPENED for breach in left)
    g.do(damage(by, MORE[by.card] if everything else 0))


def neighbours(g: AeonsEnd, owner: int, breach: int) -> int:
    """AE-39: spells on the breaches whose position differs by exactly 1."""
    count = 0
    for beside in (breach - 1, breach + 1):
        if 0 <= beside < 4:
            count += g.on_breach(owner, beside)
    return count


def swell(g: AeonsEnd, seat: int, card: int) -> None:
    """Oblivion Swell: 1 aether."""
    g.aether += AETHER[card]


class FeedPhoenix(May):
    """Phoenix Flame: give up a charge for 2 more damage, decided before the target."""

    of = card("phoenix-flame")

    fields: ClassVar = {"bonus": Whole(0, 9)}

    def __init__(self, seat: int, bonus: int) -> None:
        super().__init__(seat)
        self.bonus = bonus

    def about(self, g: AeonsEnd) -> dict[str, int | str]:
        return super().about(g) | {"amount": self.damage(), "more": self.damage() + MORE[self.of]}

    def choices(self, g: AeonsEnd) -> list[Move]:
        return MAY if CHARGES.at(g, self.seat) else NO_MOVES

    def accept(self, g: AeonsEnd) -> None:
        lose_charges(g, self.seat, 1, self.of)
        g.do(Damage(self.seat, self.damage() + MORE[self.of], self.of))

    def run(self, g: AeonsEnd) -> None:
        g.do(Damage(self.seat, self.damage(), self.of))

    def damage(self) -> int:
        return DAMAGE[self.of] + self.bonus


class Fuel(Frame[AeonsEnd]):
    """Dark Fire and Consuming Void: up to two hand cards are discarded or destroyed, 3 damage for each, one source."""

    fields: ClassVar = {"count": Whole(0, FUEL), "bonus": Whole(0, 9), "destroys": Flag()}

    def __init__(self, seat: int, count: int, bonus: int, destroys: bool) -> None:
        super().__init__(seat)
        self.count = count
        self.bonus = bonus
        self.destroys = destroys

    def about(self, g: AeonsEnd) -> dict[str, int | str]:
        return {"cause": CARD.word(FUELLED[self.destroys]), "count": self.count}

    def offer(self, g: AeonsEnd, offers: Offers) -> None:
        verb = DESTROY if self.destroys else DISCARD
        if self.count < FUEL and offer_each(g, offers, verb, HANDS[self.seat]):
            offers.add(DONE.first)

    def resume(self, g: AeonsEnd, move: Move) -> None:
        if move is DONE.at():
            self.run(g)
            return
        g.do(Fuel(self.seat, self.count + 1, self.bonus, self.destroys))
        if self.destroys:
            destroy(g, self.seat, HANDS[self.seat], move.a)
        else:
            discard_from_hand(g, self.seat, move.a)

    def run(self, g: AeonsEnd) -> None:
        spell = FUELLED[self.destroys]
        g.do(Damage(self.seat, MORE[spell] * self.count + self.bonus, spell))


class DiscardToHeal(MayDiscard):
    """Essence Theft: a hand card for 1 life of any player."""

    of = card("essence-theft")

    def then(self, g: AeonsEnd, card: int) -> None:
        g.do(HealPlayer(self.seat, HEAL[self.of], self.of))


class DiscardGem(MayDiscard):
    """Oblivion Swell: the cost of a discarded gem adds to the same source."""

    of = OBLIVION_SWELL

    fields: ClassVar = {"bonus": Whole(0, 9)}
    wanted = ONLY_GEM

    def __init__(self, seat: int, bonus: int) -> None:
        super().__init__(seat)
        self.bonus = bonus

    def then(self, g: AeonsEnd, card: int) -> None:
        g.do(Damage(self.seat, DAMAGE[self.of] + COST[card] + self.bonus, self.of))

    def run(self, g: AeonsEnd) -> None:
        g.do(Damage(self.seat, DAMAGE[self.of] + self.bonus, self.of))


class RecallGem(Effect):
    """Arcane Nexus: a gem of the play area goes back to the hand; its aether is kept."""

    of = card("arcane-nexus")

    def offer(self, g: AeonsEnd, offers: Offers) -> None:
        offer_each(g, offers, RECALL, PLAYS[self.seat], ONLY_GEM)

    def resume(self, g: AeonsEnd, move: Move) -> None:
        PLAYS[self.seat].remove(g, move.a)
        HANDS[self.seat].add(g, move.a)


CASTINGS: Final[dict[str, Casting]] = {
    **dict.fromkeys(("spark", "lava-tendril", "feral-lightning", "wildfire-whip", "arcane-nexus"), deals_damage),
    "buried-light": buried_light,
    "flare": lambda g, by: g.do(damage(by, MORE[by.card] if is_player_card(reveal_turn_card(g, by.card)) else 0)),
    "spectral-echo": lambda g, by: g.do(damage(by), MayDestroyHand(by.seat, ANY_CARD, by.card)),
    "phoenix-flame": lambda g, by: g.do(FeedPhoenix(by.seat, by.bonus)),
    "ignite": lambda g, by: g.do(damage(by), ChargeAlly(by.seat, 1, by.card)),
    "amplify-vision": amplify_vision,
    "dark-fire": lambda g, by: g.do(Fuel(by.seat, 0, by.bonus, False)),
    "consuming-void": lambda g, by: g.do(Fuel(by.seat, 0, by.bonus, True)),
    "essence-theft": lambda g, by: g.do(damage(by), DiscardToHeal(by.seat)),
    "oblivion-swell": lambda g, by: g.do(DiscardGem(by.seat, by.bonus)),
    "planar-insight": lambda g, by: g.do(damage(by, MORE[by.card] * g.opened(by.seat))),
    "chaos-arc": lambda g, by: g.do(damage(by, MORE[by.card] * neighbours(g, by.owner, by.breach))),
}
WHILE_PREPPED: Final[dict[str, Acting]] = {
    "wildfire-whip": lambda g, seat, card: g.do(CastAny(seat, card)),
    "oblivion-swell": swell,
    "arcane-nexus": lambda g, seat, card: g.do(RecallGem(seat)),
}
book.cast.learn(CASTINGS)
book.while_prepped.learn(WHILE_PREPPED)
book.usable.learn({"arcane-nexus": lambda g, seat: len(fitting(g, PLAYS[seat], ONLY_GEM)) > 0})
# AE-R7: without any bonus
book.end_of_casting.learn({"lava-tendril": lambda g, seat, card: g.do(Damage(seat, MORE[card], card))})
