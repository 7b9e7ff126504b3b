"""The 22 basic nemesis cards, text by text, and the lines that they share with the nemeses' own cards."""

from __future__ import annotations

from typing import ClassVar

from zeitriss.core.schema import One
from zeitriss.games.aeons_end.ahead import Ahead
from zeitriss.games.aeons_end.cards import FOE, NEMESIS_TURN, foe
from zeitriss.games.aeons_end.causes import because
from zeitriss.games.aeons_end.effects.collective import Pulverize
from zeitriss.games.aeons_end.effects.damage import take_life
from zeitriss.games.aeons_end.effects.hands import DestroyHand, DiscardHand
from zeitriss.games.aeons_end.effects.life import HitGravehold, hit_gravehold, hurt
from zeitriss.games.aeons_end.effects.players import (
    ANY,
    LOWEST,
    MOST_CHARGES,
    MOST_OPENED,
    MOST_PREPPED,
    HurtOne,
    TeamPick,
    drain,
    foresee_hurt,
    most_able,
    players,
)
from zeitriss.games.aeons_end.effects.turn_cards import shuffle_in
from zeitriss.games.aeons_end.effects.unbinding import DEAR, Unbind, UnbindOfMost
from zeitriss.games.aeons_end.effects.zones import Draw, pop_deck, shuffle_deck
from zeitriss.games.aeons_end.nemeses.text import Does, either, learn
from zeitriss.games.aeons_end.nemesis import Unleash, nemesis
from zeitriss.games.aeons_end.nemesis_turn import ReturnMinion
from zeitriss.games.aeons_end.shapes import Effect, Either, OfCount
from zeitriss.games.aeons_end.state import DECKS, DISCARDS, HANDS, TURN_DISCARD, AeonsEnd, tokens_on
from zeitriss.games.aeons_end.telling import THE_CARD, WHO


def texts(s: int) -> dict[str, Does]:
    """What each card does: attacks when drawn, minions in every nemesis turn, powers at their last token."""
    return {
        # Level 1
        "skewer": Does(Unleash(s, 1), HurtAndDraw(s, ANY, 3)),
        "slaughter": Does(Unleash(s, 1), HitGravehold(s, 3)),
        "bane-sire": Does(Unleash(s, 1)),
        "haze-spewer": Does(Spew(s)),
        "agony-field": Does(Unleash(s, 1), DiscardThree(s)),
        "bleed-static": Does(Bleed(s)),
        "eye-of-nothing": Does(Unleash(s, 2)),
        "woven-sky": Does(Unleash(s, 1), HurtOne(s, ANY, 4)),
        # Level 2
        "awaken": either([Unleash(s, 2), HitGravehold(s, 3)], [ReturnMinion(s)]),
        "dispel": Does(Unleash(s, 2), UnbindOfMost(s)),
        "lay-waste": Does(Unleash(s, 2), HurtOne(s, ANY, 2)),
        "cauterizer": Does(HurtByLife(s, foe("cauterizer"))),
        "needlemaw": Does(HitGravehold(s, 2)),
        "venomite": either([HurtOne(s, LOWEST, 2)], [Unbind(s, DEAR)]),
        "pulverizing-ray": Does(Pulverize(s, 0)),
        # Level 3
        "gather-darkness": Does(Darken(s), Unleash(s, 2)),
        "obliterate": Does(Unleash(s, 2), Obliterate(s)),
        "sunder": either([HitGravehold(s, 4), HurtOne(s, LOWEST, 4)], [NemesisCardsBack(s)]),
        "topple": Does(Unleash(s, 2), HitGravehold(s, 4)),
        "jagged-one": Does(Unleash(s, 2)),
        "doom-aegis": Does(HurtAndDrain(s, MOST_CHARGES, 4)),
        "reality-rupture": Does(Unleash(s, 3)),
    }


class HurtAndDraw(HurtOne):
    """Skewer: the same player also draws a card."""

    def carry(self, g: AeonsEnd, player: int) -> None:
        g.do(Draw(player, 1))
        super().carry(g, player)


class HurtAndDrain(HurtOne):
    """Doom Aegis: the same player also loses all charges. AE-R16: with no charge anywhere everybody ties."""

    def carry(self, g: AeonsEnd, player: int) -> None:
        g.do(Drain(player))
        super().carry(g, player)


class Drain(Effect):
    def run(self, g: AeonsEnd) -> None:
        drain(g, self.seat)

    def foresee(self, ahead: Ahead) -> None:
        ahead.say("coming-charges")


class Spew(Effect):
    """Haze Spewer: Gravehold takes damage equal to its life, then it loses 1 life."""

    def run(self, g: AeonsEnd) -> None:
        card = foe("haze-spewer")
        hit_gravehold(g, tokens_on(g, card))
        if g.outcome is None:
            take_life(g, card, 1)

    def foresee(self, ahead: Ahead) -> None:
        card = foe("haze-spewer")
        ahead.say("coming-gravehold", ahead.row.get(card, 0))
        ahead.hit(ahead.row.get(card, 0))
        ahead.lose(card, 1)


class HurtByLife(TeamPick):
    """Cauterizer: a player takes damage equal to this minion's life."""

    fields: ClassVar = {"foe": One(FOE)}

    def __init__(self, seat: int, foe: int) -> None:
        super().__init__(seat)
        self.foe = foe

    def about(self, g: AeonsEnd) -> dict[str, int | str]:
        return because(g) | {"amount": int(tokens_on(g, self.foe))}

    def carry(self, g: AeonsEnd, player: int) -> None:
        hurt(g, player, tokens_on(g, self.foe))

    def foresee(self, ahead: Ahead) -> None:
        foresee_hurt(ahead, ANY, self.candidates(ahead.g), ahead.row.get(self.foe, 0))


class DiscardThree(TeamPick):
    """Agony Field: a player discards three hand cards and draws one."""

    def candidates(self, g: AeonsEnd) -> list[int]:
        return most_able([min(3, HANDS[seat].size(g)) for seat in range(g.seats)])

    def carry(self, g: AeonsEnd, player: int) -> None:
        g.do(DiscardHand(player, 3), Draw(player, 1))

    def foresee(self, ahead: Ahead) -> None:
        ahead.say("coming-discard-one", 3)


class Bleed(TeamPick):
    """Bleed Static: whoever has the most prepped spells takes 2 damage for each of them."""

    def candidates(self, g: AeonsEnd) -> list[int]:
        return players(g, MOST_PREPPED)

    def carry(self, g: AeonsEnd, player: int) -> None:
        hurt(g, player, 2 * len(g.prepped(player)))

    def foresee(self, ahead: Ahead) -> None:
        found = self.candidates(ahead.g)
        if found:
            foresee_hurt(ahead, MOST_PREPPED, found, 2 * len(ahead.g.prepped(found[0])))


class Darken(TeamPick):
    """Gather Darkness: a player shuffles discard pile and deck together and destroys the top four cards."""

    def candidates(self, g: AeonsEnd) -> list[int]:
        return most_able([min(4, DECKS[seat].size(g) + DISCARDS[seat].size(g)) for seat in range(g.seats)])

    def carry(self, g: AeonsEnd, player: int) -> None:
        shuffle_deck(g, player)
        g.do(BurnTop(player, 4))

    def foresee(self, ahead: Ahead) -> None:
        ahead.say("coming-burn", 4)


class BurnTop(OfCount):
    """Destroy the top cards of the own deck, one by one."""

    def run(self, g: AeonsEnd) -> None:
        if DECKS[self.seat].size(g) == 0:
            return
        if self.count > 1:
            g.do(BurnTop(self.seat, self.count - 1))
        burn_top(g, self.seat)

    def foresee(self, ahead: Ahead) -> None:
        ahead.say("coming-destroy", self.count)


def burn_top(g: AeonsEnd, seat: int) -> None:
    """Destroy the top card of a deck that is not empty."""
    card = pop_deck(g, seat)
    g.tell("burnt", WHO, seat, THE_CARD, card)
    nemesis(g).destroyed(g, seat, card)


class Obliterate(TeamPick):
    """The player with the most opened breaches destroys four hand cards or takes 4 damage, as they like."""

    def candidates(self, g: AeonsEnd) -> list[int]:
        return players(g, MOST_OPENED)

    def carry(self, g: AeonsEnd, player: int) -> None:
        g.do(GiveUpFour(player))

    def foresee(self, ahead: Ahead) -> None:
        """With fewer than four cards it is the damage."""
        ahead.say("coming-obliterate", 4)
        ahead.certain = False


class GiveUpFour(Either):
    """D12: the affected player decides; AE-64: with fewer than four cards only the damage is legal."""

    card = "obliterate"

    def both(self, g: AeonsEnd) -> bool:
        return HANDS[self.seat].size(g) >= 4

    def one(self, g: AeonsEnd) -> None:
        g.do(DestroyHand(self.seat, 4))

    def other(self, g: AeonsEnd) -> None:
        hurt(g, self.seat, 4)

    def run(self, g: AeonsEnd) -> None:
        self.other(g)

    def foresee(self, ahead: Ahead) -> None:
        ahead.say("coming-give-up", 4, seat=self.seat)


class NemesisCardsBack(Effect):
    """Sunder: every discarded nemesis turn order card is shuffled back, the one of this turn included."""

    def run(self, g: AeonsEnd) -> None:
        while TURN_DISCARD.has(g, NEMESIS_TURN):
            shuffle_in(g, NEMESIS_TURN)

    def foresee(self, ahead: Ahead) -> None:
        ahead.say("coming-turn-cards", int(TURN_DISCARD.count(ahead.g, NEMESIS_TURN)))


learn(texts)
