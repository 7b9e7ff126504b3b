"""The nemesis turn (AE-55 to AE-67): the row from left to right, the draw, the end."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64, mypyc_attr

from zeitriss.core.frame import Frame
from zeitriss.games.aeons_end import book
from zeitriss.games.aeons_end.ahead import Ahead
from zeitriss.games.aeons_end.book import carry_out
from zeitriss.games.aeons_end.cards import ADELHEIM, ATTACK, CARAPACE_QUEEN, FOE, FOE_TYPE, MINION, TOKENS
from zeitriss.games.aeons_end.causes import AfterRow, Effect, OfFoe, ToAct, foresee
from zeitriss.games.aeons_end.effects.mages import Ward, holder
from zeitriss.games.aeons_end.effects.powers import PowerLeaves
from zeitriss.games.aeons_end.ending import judge_cleared
from zeitriss.games.aeons_end.nemeses.husks import heal_husks
from zeitriss.games.aeons_end.nemesis import Unleash, nemesis
from zeitriss.games.aeons_end.nouns import AMOUNT, THE_FOE
from zeitriss.games.aeons_end.state import (
    DRAWN,
    NEMESIS_DECK,
    NEMESIS_DISCARD,
    NEMESIS_PHASE,
    ROW,
    ROW_TOKENS,
    AeonsEnd,
    tokens_on,
)

MOST: Final = 12  # lines of a forecast
UNLEASHES: Final = 3  # AE-62: without a card to draw


def take_nemesis_turn(g: AeonsEnd) -> None:
    """AE-55, AE-56: the cards of the row as they lie at the start of the main step; AE-59: then the draw step."""
    g.phase = NEMESIS_PHASE
    row: book.Text = [Activate(g.active, card) for card in ROW.cards(g)]
    carry_out(g, [*row, DRAW_STEP, END_OF_NEMESIS_TURN])


@mypyc_attr(free_list_len=1)
@final
class Activate(ToAct):
    """One card of the row; AE-56: one that has left play is skipped."""

    coming = ""
    sure = True

    def run(self, g: AeonsEnd) -> None:
        if not ROW.has(g, self.foe):
            return
        if FOE_TYPE[self.foe] == MINION:  # AE-57
            carry_out(g, book.effect.texts[self.foe][g.active])
            return
        place = ROW.find(g, self.foe)  # AE-58
        ROW_TOKENS.put(g, place, ROW_TOKENS.at(g, place) - 1)
        g.tell("power-ticks", THE_FOE, self.foe, AMOUNT, ROW_TOKENS.at(g, place))
        if ROW_TOKENS.at(g, place) == 0:
            carry_out(g, [*book.effect.texts[self.foe][g.active], PowerLeaves(g.active, self.foe)])

    def foresee(self, ahead: Ahead) -> None:
        """AE-58: no tokens are left on a power whose effect is being carried out."""
        minion = FOE_TYPE[self.foe] == MINION
        if ROW.has(ahead.g, self.foe) and (minion or tokens_on(ahead.g, self.foe)):
            before = len(ahead.lines)
            super().foresee(ahead)
            ahead.told_as("plan-minion" if minion else "plan-power", self.foe, before)


def foresee_all(ahead: Ahead, frames: list[Frame[Any]]) -> None:
    """What is pending, until it would end the game."""
    for frame in frames:
        if ahead.g.outcome is None and len(ahead.lines) < MOST:
            foresee(ahead, [frame])


def foresee_turn(ahead: Ahead) -> None:
    """AE-55: the next turn of the nemesis."""
    foresee_all(ahead, [*[Activate(0, foe) for foe in ROW.cards(ahead.g)], DRAW_STEP, END_OF_NEMESIS_TURN])


class DrawStep(AfterRow):
    """AE-60 to AE-62."""

    def run(self, g: AeonsEnd) -> None:
        if NEMESIS_DECK.size(g) == 0:
            if not judge_cleared(g):
                g.do(Unleash(g.active, UNLEASHES))
            return
        card = NEMESIS_DECK.take(g, 0)
        DRAWN.add(g, card)
        g.tell("nemesis-draws", THE_FOE, card)
        adelheim: i64 = -1 if FOE_TYPE[card] == MINION else holder(g, ADELHEIM)
        g.do(Ward(adelheim) if adelheim >= 0 else None, Resolve(g.active, card))

    def foresee(self, ahead: Ahead) -> None:
        """AE-60; AE-62: without a card to draw it unleashes, unless nothing is left in play."""
        g = ahead.g
        if NEMESIS_DECK.size(g):
            ahead.say("plan-draw")
        elif g.husks or ROW.size(g) or any(FOE_TYPE[card] != ATTACK for card in DRAWN.cards(g)):
            ahead.say("plan-unleash", UNLEASHES)
            for _ in range(UNLEASHES):
                nemesis(g).foresee_unleash(ahead)
        elif g.nemesis != CARAPACE_QUEEN:
            ahead.say("plan-cleared")


@mypyc_attr(free_list_len=1)
@final
class Resolve(OfFoe):
    """AE-61: an attack is carried out and discarded; others do what they do at once (AE-R26) and enter the row."""

    def run(self, g: AeonsEnd) -> None:
        if not DRAWN.has(g, self.foe):  # cancelled
            return
        moment = book.effect if FOE_TYPE[self.foe] == ATTACK else book.at_once
        carry_out(g, [*moment.texts[self.foe][g.active], Settle(g.active, self.foe)])

    def foresee(self, ahead: Ahead) -> None:
        ahead.say("coming-card", card=FOE.word(self.foe))


@mypyc_attr(free_list_len=1)
@final
class Settle(OfFoe):
    """AE-61: where the drawn card ends up: on the discard pile or at the right end of the row."""

    coming = ""

    def run(self, g: AeonsEnd) -> None:
        DRAWN.remove(g, self.foe)
        if FOE_TYPE[self.foe] == ATTACK:
            NEMESIS_DISCARD.add(g, self.foe)
            return
        ROW.add(g, self.foe)
        ROW_TOKENS.add(g, TOKENS[self.foe] or book.life.texts[self.foe](g))
        g.tell("enters", THE_FOE, self.foe)


class ReturnMinion(Effect):
    """AE-67: the minion lying highest in the nemesis discard pile enters play again (AE-R21)."""

    def last(self, g: AeonsEnd) -> int:
        for card in NEMESIS_DISCARD.cards(g)[::-1]:
            if FOE_TYPE[card] == MINION:
                return card
        return -1

    def possible(self, g: AeonsEnd) -> bool:
        return self.last(g) >= 0

    def run(self, g: AeonsEnd) -> None:
        card = self.last(g)
        if card >= 0:
            NEMESIS_DISCARD.remove(g, card)
            DRAWN.add(g, card)
            g.do(Resolve(g.active, card))

    def foresee(self, ahead: Ahead) -> None:
        card = self.last(ahead.g)
        if card >= 0:
            ahead.say("coming-return", card=FOE.word(card))


class EndOfNemesisTurn(Effect):
    """AE-63."""

    def run(self, g: AeonsEnd) -> None:
        heal_husks(g)
        nemesis(g).end_nemesis_turn(g)

    def foresee(self, ahead: Ahead) -> None:
        nemesis(ahead.g).foresee_end(ahead)


DRAW_STEP: Final = DrawStep(0)
END_OF_NEMESIS_TURN: Final = EndOfNemesisTurn(0)
