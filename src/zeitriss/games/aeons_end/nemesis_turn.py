"""The nemesis turn (AE-55 to AE-67): the row from left to right, the draw, the end."""

from __future__ import annotations

from typing import ClassVar, Final

from zeitriss.core.frame import Frame
from zeitriss.core.move import Move
from zeitriss.core.schema import One
from zeitriss.games.aeons_end.cards import ADELHEIM, ATTACK, FOE, FOE_TYPE, MINION, TOKENS
from zeitriss.games.aeons_end.effects.mages import WARD, holder
from zeitriss.games.aeons_end.effects.powers import PowerLeaves
from zeitriss.games.aeons_end.ending import judge_cleared
from zeitriss.games.aeons_end.moves import PICK_OPTION
from zeitriss.games.aeons_end.nemeses.book import (
    AT_ONCE,
    EFFECT,
    OPTION_A,
    OPTION_B,
    Line,
    Text,
    Unleash,
    carry_out,
    nemesis,
)
from zeitriss.games.aeons_end.nemeses.husks import heal_husks
from zeitriss.games.aeons_end.state import NEMESIS_PHASE, AeonsEnd
from zeitriss.games.aeons_end.telling import tell, tell_choice

NOTHING: Final[list[Move]] = []


def take_nemesis_turn(g: AeonsEnd) -> None:
    """AE-55, AE-56: the cards of the row as they lie at the start of the main step; AE-59: then the draw step."""
    g.phase = NEMESIS_PHASE
    g.do(DRAW_STEP, END_OF_NEMESIS_TURN)
    for card in g.row[::-1]:
        g.do(Activate(g.active, card))


class Activate(Frame[AeonsEnd]):
    """One card of the row; AE-56: one that has left play is skipped."""

    fields: ClassVar = {"foe": One(FOE)}

    def __init__(self, seat: int, foe: int) -> None:
        super().__init__(seat)
        self.foe = foe

    def run(self, g: AeonsEnd) -> None:
        if self.foe not in g.row:
            return
        if FOE_TYPE[self.foe] == MINION:  # AE-57
            carry_out(g, EFFECT[self.foe][g.active])
            return
        place = g.row.index(self.foe)  # AE-58
        g.row_tokens[place] -= 1
        tell(g, "power-ticks", foe=self.foe, amount=g.row_tokens[place])
        if g.row_tokens[place] == 0:
            g.do(PowerLeaves(g.active, self.foe))
            carry_out(g, EFFECT[self.foe][g.active])


class DrawStep(Frame[AeonsEnd]):
    """AE-60 to AE-62."""

    def run(self, g: AeonsEnd) -> None:
        if not g.nemesis_deck:
            if not judge_cleared(g):
                g.do(Unleash(g.active, 3))
            return
        card = g.nemesis_deck.pop(0)
        g.drawn.append(card)
        tell(g, "nemesis-draws", foe=card)
        g.do(Resolve(g.active, card))
        adelheim = holder(g, ADELHEIM)
        if adelheim >= 0 and FOE_TYPE[card] != MINION:
            g.do(WARD[adelheim])


class Resolve(Frame[AeonsEnd]):
    """AE-61: an attack is carried out and discarded; minion and power do what they do at once and enter the row."""

    fields: ClassVar = {"foe": One(FOE)}

    def __init__(self, seat: int, foe: int) -> None:
        super().__init__(seat)
        self.foe = foe

    def run(self, g: AeonsEnd) -> None:
        if self.foe not in g.drawn:  # cancelled
            return
        g.do(Settle(g.active, self.foe))
        book = EFFECT if FOE_TYPE[self.foe] == ATTACK else AT_ONCE
        carry_out(g, book[self.foe][g.active])


class Settle(Frame[AeonsEnd]):
    """AE-61: where the drawn card ends up: on the discard pile or at the right end of the row."""

    fields: ClassVar = {"foe": One(FOE)}

    def __init__(self, seat: int, foe: int) -> None:
        super().__init__(seat)
        self.foe = foe

    def run(self, g: AeonsEnd) -> None:
        g.drawn.remove(self.foe)
        if FOE_TYPE[self.foe] == ATTACK:
            g.nemesis_discard.append(self.foe)
            return
        g.row.append(self.foe)
        g.row_tokens.append(nemesis(g).life_of(g, self.foe) if FOE_TYPE[self.foe] == MINION else TOKENS[self.foe])
        tell(g, "enters", foe=self.foe)


class ReturnMinion(Line):
    """AE-67: the minion lying highest in the nemesis discard pile enters play again (R-21)."""

    def last(self, g: AeonsEnd) -> int:
        for card in g.nemesis_discard[::-1]:
            if FOE_TYPE[card] == MINION:
                return card
        return -1

    def possible(self, g: AeonsEnd) -> bool:
        return self.last(g) >= 0

    def run(self, g: AeonsEnd) -> None:
        card = self.last(g)
        if card >= 0:
            g.nemesis_discard.remove(card)
            g.drawn.append(card)
            g.do(Resolve(g.active, card))


class OneOf(Line):
    """D12, AE-64: of "A or B" the team takes one that can be carried out completely, if there is one."""

    fields: ClassVar = {"foe": One(FOE)}

    def __init__(self, seat: int, foe: int) -> None:
        super().__init__(seat)
        self.foe = foe

    def legal(self, g: AeonsEnd) -> list[int]:
        complete = [option for option in range(2) if is_complete(g, self.text(g, option))]
        return complete or [0, 1]

    def text(self, g: AeonsEnd, option: int) -> Text:
        return (OPTION_B if option else OPTION_A)[self.foe][g.active]

    def choices(self, g: AeonsEnd) -> list[Move]:
        legal = self.legal(g)
        return [PICK_OPTION.at(option) for option in legal] if len(legal) > 1 else NOTHING

    def resume(self, g: AeonsEnd, move: Move) -> None:
        tell_choice(g, FOE.names[self.foe], move.args[0])
        carry_out(g, self.text(g, move.args[0]))

    def run(self, g: AeonsEnd) -> None:
        carry_out(g, self.text(g, self.legal(g)[0]))


def is_complete(g: AeonsEnd, text: Text) -> bool:
    return all(line.possible(g) for line in text)


class EndOfNemesisTurn(Frame[AeonsEnd]):
    """AE-63."""

    def run(self, g: AeonsEnd) -> None:
        heal_husks(g)
        nemesis(g).end_nemesis_turn(g)


DRAW_STEP: Final = DrawStep(0)
END_OF_NEMESIS_TURN: Final = EndOfNemesisTurn(0)
