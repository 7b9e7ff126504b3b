"""The 22 basic nemesis cards, text by text, and the lines that they share with the nemeses' own cards."""

from __future__ import annotations

from typing import ClassVar, Final

from zeitriss.core.schema import One
from zeitriss.games.aeons_end.ahead import Ahead
from zeitriss.games.aeons_end.cards import AMOUNTS, FOE, NEMESIS_TURN, foe
from zeitriss.games.aeons_end.causes import ACTING, Effect, Sure, because, cause_of
from zeitriss.games.aeons_end.effects.collective import Pulverize
from zeitriss.games.aeons_end.effects.damage import take_life
from zeitriss.games.aeons_end.effects.hands import DestroyHand, DiscardHand
from zeitriss.games.aeons_end.effects.life import HitGravehold, LoseCharges, hit_gravehold, hurt
from zeitriss.games.aeons_end.effects.players import (
    ANY,
    LOWEST,
    MOST_CHARGES,
    MOST_OPENED,
    MOST_PREPPED,
    HurtOne,
    TeamPick,
    foresee_pick,
    most_able,
    players,
)
from zeitriss.games.aeons_end.effects.turn_cards import shuffle_in
from zeitriss.games.aeons_end.effects.unbinding import DEAR, Unbind, UnbindOfMost
from zeitriss.games.aeons_end.effects.zones import Draw, pop_deck, shuffle_deck
from zeitriss.games.aeons_end.nemeses.text import Does, Texts, either, learn
from zeitriss.games.aeons_end.nemesis import Unleash, nemesis
from zeitriss.games.aeons_end.nemesis_turn import ReturnMinion
from zeitriss.games.aeons_end.nouns import THE_CARD, THE_TURN, WHO
from zeitriss.games.aeons_end.shapes import Either, OfCount
from zeitriss.games.aeons_end.state import DECKS, DISCARDS, HANDS, TURN_DISCARD, AeonsEnd, tokens_on

HAZE_SPEWER: Final = foe("haze-spewer")
SOOTHED: Final = AMOUNTS["agony-field"]["draw"]
BLEED: Final = AMOUNTS["bleed-static"]["player"]  # for each prepped spell
GIVEN_UP: Final = AMOUNTS["obliterate"]["destroy"]
OBLITERATED: Final = AMOUNTS["obliterate"]["player"]
SKEWERED: Final = AMOUNTS["skewer"]["draw"]
THINNED: Final = AMOUNTS["haze-spewer"]["wither"]


class HurtAndDraw(HurtOne):
    """Skewer: the same player also draws a card."""

    def carry(self, g: AeonsEnd, player: int) -> None:
        g.do(Draw(player, SKEWERED))
        super().carry(g, player)


class HurtAndDrain(HurtOne):
    """Doom Aegis: the same player also loses all charges. AE-R16: with no charge anywhere everybody ties."""

    def carry(self, g: AeonsEnd, player: int) -> None:
        g.do(Drain(player))
        super().carry(g, player)


class Drain(LoseCharges):
    by = ACTING


class Spew(Sure):
    """Haze Spewer: Gravehold takes damage equal to its life, then it loses 1 life."""

    coming = "coming-gravehold"

    def number(self, g: AeonsEnd) -> int:
        return tokens_on(g, HAZE_SPEWER)

    def run(self, g: AeonsEnd) -> None:
        hit_gravehold(g, self.number(g))
        if g.outcome is None:
            take_life(g, HAZE_SPEWER, THINNED)


class HurtByLife(TeamPick):
    """Cauterizer: a player takes damage equal to this minion's life."""

    fields: ClassVar = {"foe": One(FOE)}

    def __init__(self, seat: int, foe: int) -> None:
        super().__init__(seat)
        self.foe = foe

    def about(self, g: AeonsEnd) -> dict[str, int | str]:
        return super().about(g) | {"amount": int(tokens_on(g, self.foe))}

    def carry(self, g: AeonsEnd, player: int) -> None:
        hurt(g, player, tokens_on(g, self.foe))

    def foresee(self, ahead: Ahead) -> None:
        foresee_pick(ahead, ANY, self.candidates(ahead.g), tokens_on(ahead.g, self.foe))


class DiscardThree(TeamPick):
    """Agony Field: a player discards three hand cards and draws one."""

    coming = "coming-discard-one"
    least = AMOUNTS["agony-field"]["discard"]

    def candidates(self, g: AeonsEnd) -> list[int]:
        return most_able([min(self.least, HANDS[seat].size(g)) for seat in range(g.seats)])

    def carry(self, g: AeonsEnd, player: int) -> None:
        g.do(DiscardHand(player, self.least), Draw(player, SOOTHED))


class Bleed(TeamPick):
    """Bleed Static: whoever has the most prepped spells takes 2 damage for each of them."""

    def candidates(self, g: AeonsEnd) -> list[int]:
        return players(g, MOST_PREPPED)

    def carry(self, g: AeonsEnd, player: int) -> None:
        hurt(g, player, BLEED * len(g.prepped(player)))

    def foresee(self, ahead: Ahead) -> None:
        found = self.candidates(ahead.g)
        if found:
            foresee_pick(ahead, MOST_PREPPED, found, BLEED * len(ahead.g.prepped(found[0])))


class Darken(TeamPick):
    """Gather Darkness: a player shuffles discard pile and deck together and destroys the top four cards."""

    coming = "coming-burn"
    least = AMOUNTS["gather-darkness"]["destroy"]

    def candidates(self, g: AeonsEnd) -> list[int]:
        return most_able([min(self.least, DECKS[seat].size(g) + DISCARDS[seat].size(g)) for seat in range(g.seats)])

    def carry(self, g: AeonsEnd, player: int) -> None:
        shuffle_deck(g, player)
        g.do(BurnTop(player, self.least))


class BurnTop(OfCount):
    """Destroy the top cards of the own deck, one by one."""

    coming = "coming-destroy"

    def run(self, g: AeonsEnd) -> None:
        if DECKS[self.seat].size(g) == 0:
            return
        if self.count > 1:
            g.do(BurnTop(self.seat, self.count - 1))
        burn_top(g, self.seat)


def burn_top(g: AeonsEnd, seat: int) -> None:
    """Destroy the top card of a deck that is not empty."""
    card = pop_deck(g, seat)
    because(g, ACTING, g.tell("burnt", WHO, seat, THE_CARD, card))
    nemesis(g).destroyed(g, seat, card)


class Obliterate(TeamPick):
    """The player with the most opened breaches destroys four hand cards or takes 4 damage, as they like."""

    coming = "coming-obliterate"
    least = OBLITERATED

    def candidates(self, g: AeonsEnd) -> list[int]:
        return players(g, MOST_OPENED)

    def carry(self, g: AeonsEnd, player: int) -> None:
        g.do(GiveUpFour(player))

    def foresee(self, ahead: Ahead) -> None:
        """With fewer than four cards it is the damage."""
        super().foresee(ahead)
        ahead.certain = False


class GiveUpFour(Either):
    """D12: the affected player decides; AE-64: with fewer than four cards only the damage is legal."""

    of = cause_of("obliterate")

    def both(self, g: AeonsEnd) -> bool:
        return HANDS[self.seat].size(g) >= GIVEN_UP

    def one(self, g: AeonsEnd) -> None:
        g.do(DestroyHand(self.seat, GIVEN_UP))

    def other(self, g: AeonsEnd) -> None:
        hurt(g, self.seat, OBLITERATED)

    def run(self, g: AeonsEnd) -> None:
        self.other(g)

    def foresee(self, ahead: Ahead) -> None:
        ahead.say("coming-give-up", OBLITERATED, who=WHO.of(self.seat))


class NemesisCardsBack(Effect):
    """Sunder: every discarded nemesis turn order card is shuffled back, the one of this turn included."""

    coming = "coming-turn-cards"

    def number(self, g: AeonsEnd) -> int:
        return TURN_DISCARD.count(g, NEMESIS_TURN)

    def run(self, g: AeonsEnd) -> None:
        while TURN_DISCARD.has(g, NEMESIS_TURN):
            because(g, self.cause, g.tell("shuffled-in", THE_TURN, NEMESIS_TURN))
            shuffle_in(g, NEMESIS_TURN)


# What each card does: attacks when drawn, minions in every nemesis turn, powers at their last token.
TEXTS: Final[Texts] = {
    # Level 1
    "skewer": lambda s, n: Does(Unleash(s, n["unleash"]), HurtAndDraw(s, ANY, n["player"])),
    "slaughter": lambda s, n: Does(Unleash(s, n["unleash"]), HitGravehold(s, n["gravehold"])),
    "bane-sire": lambda s, n: Does(Unleash(s, n["unleash"])),
    "haze-spewer": lambda s, n: Does(Spew(s)),
    "agony-field": lambda s, n: Does(Unleash(s, n["unleash"]), DiscardThree(s)),
    "bleed-static": lambda s, n: Does(Bleed(s)),
    "eye-of-nothing": lambda s, n: Does(Unleash(s, n["unleash"])),
    "woven-sky": lambda s, n: Does(Unleash(s, n["unleash"]), HurtOne(s, ANY, n["player"])),
    # Level 2
    "awaken": lambda s, n: either([Unleash(s, n["unleash"]), HitGravehold(s, n["gravehold"])], [ReturnMinion(s)]),
    "dispel": lambda s, n: Does(Unleash(s, n["unleash"]), UnbindOfMost(s)),
    "lay-waste": lambda s, n: Does(Unleash(s, n["unleash"]), HurtOne(s, ANY, n["player"])),
    "cauterizer": lambda s, n: Does(HurtByLife(s, foe("cauterizer"))),
    "needlemaw": lambda s, n: Does(HitGravehold(s, n["gravehold"])),
    "venomite": lambda s, n: either([HurtOne(s, LOWEST, n["player"])], [Unbind(s, DEAR)]),
    "pulverizing-ray": lambda s, n: Does(Pulverize(s, 0)),
    # Level 3
    "gather-darkness": lambda s, n: Does(Darken(s), Unleash(s, n["unleash"])),
    "obliterate": lambda s, n: Does(Unleash(s, n["unleash"]), Obliterate(s)),
    "sunder": lambda s, n: either(
        [HitGravehold(s, n["gravehold"]), HurtOne(s, LOWEST, n["player"])], [NemesisCardsBack(s)]
    ),
    "topple": lambda s, n: Does(Unleash(s, n["unleash"]), HitGravehold(s, n["gravehold"])),
    "jagged-one": lambda s, n: Does(Unleash(s, n["unleash"])),
    "doom-aegis": lambda s, n: Does(HurtAndDrain(s, MOST_CHARGES, n["player"])),
    "reality-rupture": lambda s, n: Does(Unleash(s, n["unleash"])),
}
learn(TEXTS)
