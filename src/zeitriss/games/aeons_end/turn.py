"""Whose turn it is, and the player turn in rulebook order (AE-17 to AE-27, AE-42 to AE-44)."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from zeitriss.core.frame import Frame, Work
from zeitriss.core.move import Move
from zeitriss.core.offers import Offers
from zeitriss.core.schema import One, Whole
from zeitriss.games.aeons_end import book
from zeitriss.games.aeons_end.cards import BREACHES, FIRST_PAIR, HAND, NEMESIS_TURN, OPENED, PHAEDRAXA, TURN, WILD
from zeitriss.games.aeons_end.effects.casting import cast, castable, slot_named
from zeitriss.games.aeons_end.effects.hands import GEM_OR_RELIC, offer_each
from zeitriss.games.aeons_end.effects.mages import Foresee, holder
from zeitriss.games.aeons_end.effects.turn_cards import draw_turn_card, owner, owners
from zeitriss.games.aeons_end.effects.zones import draw
from zeitriss.games.aeons_end.ending import judge_cleared
from zeitriss.games.aeons_end.main_phase import EndMain, Main
from zeitriss.games.aeons_end.moves import DONE, DROP, END, LAY, LAY_REST
from zeitriss.games.aeons_end.nemeses.husks import heal_husks
from zeitriss.games.aeons_end.nemesis import nemesis
from zeitriss.games.aeons_end.nemesis_turn import take_nemesis_turn
from zeitriss.games.aeons_end.shapes import Pick
from zeitriss.games.aeons_end.state import (
    ACTED,
    CASTING,
    DISCARDS,
    DRAW,
    HANDS,
    MAIN,
    MARKS,
    PLAYED,
    PLAYS,
    SLOTS,
    SPELLS,
    STAGES,
    TURN_CARD,
    AeonsEnd,
)


class NextTurn(Work[AeonsEnd]):
    """AE-17: draw a turn order card, take that turn, and so on. AE-18: Phaedraxa's window comes first."""

    def run(self, g: AeonsEnd) -> None:
        g.phase = TURN_CARD
        g.shielded = False  # AE-54: until the end of that turn
        card = draw_turn_card(g)
        phaedraxa = holder(g, PHAEDRAXA)
        g.do(Foresee(phaedraxa) if phaedraxa >= 0 else None, TAKE_TURN[g.active][card], self)


class TakeTurn(Pick):
    """D2: who takes the turn of this card; the team chooses for wild and pair cards."""

    team = True
    fields: ClassVar = {"card": One(TURN)}

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def about(self, g: AeonsEnd) -> dict[str, int | str]:
        return {}

    def candidates(self, g: AeonsEnd) -> list[int]:
        if self.card == WILD:  # AE-20: anybody, exhausted players included
            return g.everybody()
        mine = owners(g, self.card)
        if self.card >= FIRST_PAIR:  # AE-22: on the second card of a pair the other one must act
            return [seat for seat in mine if not ACTED.at(g, seat)] or mine
        return mine

    def offer(self, g: AeonsEnd, offers: Offers) -> None:
        if self.card == WILD or self.card >= FIRST_PAIR:  # all others are one player's, or the nemesis'
            super().offer(g, offers)

    def carry(self, g: AeonsEnd, player: int) -> None:
        """AE-23: aether and memory of the turn are empty; EndTurn left them so."""
        g.active = player
        g.phase = CASTING
        if g.easier:
            ACTED.put(g, player, 1)
        book.carry_out(g, STEPS[player])
        nemesis(g).before_casting(g, player)

    def run(self, g: AeonsEnd) -> None:
        if self.card == NEMESIS_TURN:  # AE-19
            take_nemesis_turn(g)
        elif self.card < WILD:
            self.carry(g, owner(g, self.card))
        else:
            super().run(g)


class Casting(Frame[AeonsEnd]):
    """D3, AE-24: spells on opened breaches may be cast, those on closed ones must be (AE-R11: as they are now)."""

    def offer(self, g: AeonsEnd, offers: Offers) -> None:
        for move in castable(g, self.seat):
            offers.add(move.id)
        if offers.count and not self.must_cast(g):
            offers.add(END.first)

    def must_cast(self, g: AeonsEnd) -> bool:
        breach: i64
        for breach in range(BREACHES):
            if g.on_breach(self.seat, breach) and STAGES[self.seat].at(g, breach) != OPENED:
                return True
        return False

    def resume(self, g: AeonsEnd, move: Move) -> None:
        if move.verb is not END:
            g.do(self)
            cast(g, self.seat, slot_named(g, move))


class EndCasting(Work[AeonsEnd]):
    """AE-27."""

    def run(self, g: AeonsEnd) -> None:
        Tendrils(self.seat, 0).run(g)


class Tendrils(Work[AeonsEnd]):
    """Spells that are still prepped and do something then, one by one; so many are done."""

    fields: ClassVar = {"done": Whole(0, 8)}

    def __init__(self, seat: int, done: int) -> None:
        super().__init__(seat)
        self.done = done

    def run(self, g: AeonsEnd) -> None:
        cells = g.cells
        acting: i64 = 0
        first: i64 = SPELLS.start + self.seat * SLOTS
        for slot in range(first, first + SLOTS):
            card = cells[slot]
            if card >= 0 and book.end_of_casting.has(card):
                acting += 1
                if acting > self.done:
                    g.do(Tendrils(self.seat, self.done + 1))
                    book.end_of_casting.texts[card](g, self.seat, card)
                    return


class BeginMain(Work[AeonsEnd]):
    def run(self, g: AeonsEnd) -> None:
        g.phase = MAIN


class Clear(Frame[AeonsEnd]):
    """D5, AE-42: the play area goes to the discard pile in an order of the player's choice, one card at a time.

    AE-80: in the tutorial, unplayed gems and relics may go along.
    """

    def offer(self, g: AeonsEnd, offers: Offers) -> None:
        played = offer_each(g, offers, LAY, PLAYS[self.seat])
        if played > 1:
            offers.add(LAY_REST.first)
        drops: i64 = 0
        if g.tutorial:
            drops = offer_each(g, offers, DROP, HANDS[self.seat], GEM_OR_RELIC)
        if played < 2 and not drops:
            offers.count = 0
        elif not played:
            offers.add(DONE.first)

    def resume(self, g: AeonsEnd, move: Move) -> None:
        if move.verb is DONE:
            return
        g.do(self)
        if move.verb is LAY_REST:
            self.run(g)
        else:
            zone = HANDS[self.seat] if move.verb is DROP else PLAYS[self.seat]
            zone.remove(g, move.a)
            DISCARDS[self.seat].add(g, move.a)

    def run(self, g: AeonsEnd) -> None:
        """As they lie, the card played first at the bottom."""
        PLAYS[self.seat].pour(g, DISCARDS[self.seat])


class DrawPhase(Work[AeonsEnd]):
    """AE-43: up to five cards; a larger hand is kept."""

    def run(self, g: AeonsEnd) -> None:
        g.phase = DRAW
        draw(g, self.seat, HAND - HANDS[self.seat].size(g))


class EndTurn(Work[AeonsEnd]):
    """AE-44: what belonged to this turn is dropped."""

    def run(self, g: AeonsEnd) -> None:
        g.aether = 0
        g.gem_aether = 0
        g.spell_aether = 0
        g.discount = 0
        g.gate = False
        g.focused = 0
        PLAYED.clear(g)
        first: i64 = MARKS.start + self.seat * SLOTS
        for slot in range(first, first + SLOTS):
            g.cells[slot] = 0
        heal_husks(g)
        judge_cleared(g)


NEXT_TURN: Final = NextTurn(0)
TAKE_TURN: Final = [[TakeTurn(seat, card) for card in range(len(TURN))] for seat in range(4)]
PLAYER_TURN: Final = (Casting, EndCasting, BeginMain, Main, EndMain, Clear, DrawPhase, EndTurn)
STEPS: Final[list[book.Text]] = [[step(seat) for step in PLAYER_TURN] for seat in range(4)]
