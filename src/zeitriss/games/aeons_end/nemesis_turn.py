"""The nemesis turn (AE-55 to AE-67): the row from left to right, the draw, the end."""

from __future__ import annotations

from typing import Final

from zeitriss.core.frame import Frame
from zeitriss.games.aeons_end import book
from zeitriss.games.aeons_end.book import carry_out
from zeitriss.games.aeons_end.cards import ADELHEIM, ATTACK, FOE_TYPE, MINION, TOKENS
from zeitriss.games.aeons_end.effects.mages import WARD, holder
from zeitriss.games.aeons_end.effects.powers import PowerLeaves
from zeitriss.games.aeons_end.ending import judge_cleared
from zeitriss.games.aeons_end.nemeses.husks import heal_husks
from zeitriss.games.aeons_end.nemesis import Unleash, nemesis
from zeitriss.games.aeons_end.shapes import AfterRow, Line, OfFoe, ToAct
from zeitriss.games.aeons_end.state import (
    DRAWN,
    NEMESIS_DECK,
    NEMESIS_DISCARD,
    NEMESIS_PHASE,
    ROW,
    ROW_TOKENS,
    AeonsEnd,
)
from zeitriss.games.aeons_end.telling import AMOUNT, THE_FOE


def take_nemesis_turn(g: AeonsEnd) -> None:
    """AE-55, AE-56: the cards of the row as they lie at the start of the main step; AE-59: then the draw step."""
    g.phase = NEMESIS_PHASE
    g.do(DRAW_STEP, END_OF_NEMESIS_TURN)
    for card in ROW.cards(g)[::-1]:
        g.do(Activate(g.active, card))


class Activate(ToAct):
    """One card of the row; AE-56: one that has left play is skipped."""

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
            g.do(PowerLeaves(g.active, self.foe))
            carry_out(g, book.effect.texts[self.foe][g.active])


class DrawStep(AfterRow):
    """AE-60 to AE-62."""

    def run(self, g: AeonsEnd) -> None:
        if NEMESIS_DECK.size(g) == 0:
            if not judge_cleared(g):
                g.do(Unleash(g.active, 3))
            return
        card = NEMESIS_DECK.take(g, 0)
        DRAWN.add(g, card)
        g.tell("nemesis-draws", THE_FOE, card)
        g.do(Resolve(g.active, card))
        adelheim = holder(g, ADELHEIM)
        if adelheim >= 0 and FOE_TYPE[card] != MINION:
            g.do(WARD[adelheim])


class Resolve(OfFoe):
    """AE-61: an attack is carried out and discarded; others do what they do at once (AE-R26) and enter the row."""

    def run(self, g: AeonsEnd) -> None:
        if not DRAWN.has(g, self.foe):  # cancelled
            return
        g.do(Settle(g.active, self.foe))
        moment = book.effect if FOE_TYPE[self.foe] == ATTACK else book.at_once
        carry_out(g, moment.texts[self.foe][g.active])


class Settle(OfFoe):
    """AE-61: where the drawn card ends up: on the discard pile or at the right end of the row."""

    def run(self, g: AeonsEnd) -> None:
        DRAWN.remove(g, self.foe)
        if FOE_TYPE[self.foe] == ATTACK:
            NEMESIS_DISCARD.add(g, self.foe)
            return
        ROW.add(g, self.foe)
        ROW_TOKENS.add(g, nemesis(g).life_of(g, self.foe) if FOE_TYPE[self.foe] == MINION else TOKENS[self.foe])
        g.tell("enters", THE_FOE, self.foe)


class ReturnMinion(Line):
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


class EndOfNemesisTurn(Frame[AeonsEnd]):
    """AE-63."""

    def run(self, g: AeonsEnd) -> None:
        heal_husks(g)
        nemesis(g).end_nemesis_turn(g)


DRAW_STEP: Final = DrawStep(0)
END_OF_NEMESIS_TURN: Final = EndOfNemesisTurn(0)
