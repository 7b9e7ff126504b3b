"""The turn in rulebook order (ET-12): portal, play, discard, acquire, draw; alone the AI follows."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from zeitriss.core.frame import Frame
from zeitriss.core.move import Move
from zeitriss.core.schema import Kind, One
from zeitriss.games.eternitium.cards import (
    CARD,
    CARDS,
    COMMUNICATOR,
    COMMUNICATORS_PER_TURN,
    FIRST_TECHNOLOGY,
    FITS,
    HAND,
    LAST_PORTAL,
    SEATS_MOST,
    TRANSPORTER,
    ULTIMATE_PORTAL,
)
from zeitriss.games.eternitium.effects import NOTHING, destroyable, effect
from zeitriss.games.eternitium.ending import in_final_phase, judge, judge_patience, judge_solo
from zeitriss.games.eternitium.hands import destroy, faces, lay_aside, lay_down, lay_hand, lay_rest_aside, play_card
from zeitriss.games.eternitium.journey import try_luck
from zeitriss.games.eternitium.knowledge.marks import FACE, KNOWN, SHAPE, TIRED, UP
from zeitriss.games.eternitium.market import ACQUIRE
from zeitriss.games.eternitium.moves import DONE, LAY, PLAY, RISK, SKIP, STOP, TAKE
from zeitriss.games.eternitium.piles import draw
from zeitriss.games.eternitium.solo import AI_CARD, DETOUR, FLIP, SELF_DESTRUCTION
from zeitriss.games.eternitium.state import Eternitium


class Turn(Frame[Eternitium]):
    """The start of a turn: what counts per turn begins anew."""

    def run(self, g: Eternitium) -> None:
        g.active = self.seat
        g.plays = 0
        g.skipped = False
        g.unlucky = False
        g.wallets = 0
        g.calls = 0
        if g.mission == 9:
            rest(g)
        g.stack.extend(steps_of(g, self.seat)[::-1])


def steps_of(g: Eternitium, seat: i64) -> list[Frame[Eternitium]]:
    """ET-12, in order."""
    steps: list[Frame[Eternitium]] = [
        TAKE_PORTAL[seat], PLAY_CARDS[seat], LAY_HAND[seat], ACQUIRE[seat], DRAW_CARDS[seat]
    ]  # fmt: skip
    if g.seats == 1:
        add_solo_steps(g, steps)
    steps.append(END_TURN[seat])
    return steps


def add_solo_steps(g: Eternitium, steps: list[Frame[Eternitium]]) -> None:
    """ET-52 and what the missions add."""
    if g.mission == 6:
        steps.insert(0, SELF_DESTRUCTION[0])
    if g.mission == 5:
        steps.append(FLIP[0])
    steps.append(AI_CARD[0])
    if g.mission == 7:
        steps.append(DETOUR[0])


def rest(g: Eternitium) -> None:
    """ET-66: mission 9 counts anew what was played this turn."""
    for zone in (g.hands[0], g.decks[0], g.discards[0]):
        for i in range(len(zone)):
            zone[i] &= ~TIRED


class TakePortal(Frame[Eternitium]):
    """Step 1, compulsory while portals lie there (ET-13)."""

    def choices(self, g: Eternitium) -> list[Move]:
        return [TAKE.at(portal) for portal in range(FIRST_TECHNOLOGY) if g.supply[portal]]

    def resume(self, g: Eternitium, move: Move) -> None:
        portal = move.args[0]
        g.supply[portal] -= 1
        g.hands[self.seat].append(portal | KNOWN)
        if g.portals:  # ET-61: mission 4 reveals a new one
            g.supply[g.portals.pop()] += 1


class PlayCards(Frame[Eternitium]):
    """Step 2 (ET-14): one card after another, until the traveller stops, the hand is empty or luck fails."""

    def choices(self, g: Eternitium) -> list[Move]:
        if not g.hands[self.seat]:
            return NOTHING
        moves = plays(g, self.seat)
        # ET-66: mission 9 goes on while a card can be played that was not played yet this turn
        if g.mission != 9 or not must_play(g, moves):
            moves.append(STOP.at() if g.plays else SKIP.at())
        return moves

    def resume(self, g: Eternitium, move: Move) -> None:
        verb, seat = move.verb, self.seat
        if verb is PLAY:
            play_card(g, seat, move.args[0])
            g.do(self)
            effect(g, seat, move.args[0])
        elif verb is RISK:
            play_card(g, seat, move.args[0])
            if try_luck(g, seat, move.args[0]):
                g.do(self)
        elif verb is SKIP:
            g.skipped = True
            g.do(Destroy(seat, 0))

    def run(self, g: Eternitium) -> None:
        """ET-R5: playing nothing is skipping, even with an empty hand."""
        if not g.plays:
            g.skipped = True


def plays(g: Eternitium, seat: i64) -> list[Move]:
    """Every different hand card that can be played now."""
    moves: list[Move] = []
    hand, stack = g.hands[seat], g.stacks[seat]
    top: i64 = stack[-1] if stack else -1
    present: i64 = 0
    for card in hand:
        present |= i64(1) << (card & FACE)
    for face in range(CARDS):
        if not present >> face & 1:
            continue
        if face <= LAST_PORTAL:  # ET-15, ET-R2: it fits, or it is a luck attempt, whatever else could be played (ET-R4)
            if top < 0:
                continue
            if not top & UP:
                moves.append(RISK.at(face))
            elif FITS[face] >> (top & SHAPE) & 1:
                moves.append(PLAY.at(face))
        elif can_play(g, face, len(hand), top):
            moves.append(PLAY.at(face))
    return moves


def can_play(g: Eternitium, face: i64, hand: i64, top: i64) -> bool:
    """The preconditions of technologies."""
    if face == TRANSPORTER:  # ET-32
        return top >= 0 and hand > 2
    if face == ULTIMATE_PORTAL:  # ET-37
        return top >= 0
    if face == COMMUNICATOR:  # ET-34
        return g.calls < COMMUNICATORS_PER_TURN
    return True


def must_play(g: Eternitium, moves: list[Move]) -> bool:
    """ET-R19: a card has to be played once per turn at most."""
    fresh: i64 = 0
    for card in g.hands[0]:
        if not card & TIRED:
            fresh |= i64(1) << (card & FACE)
    return any([fresh >> move.args[0] & 1 for move in moves])  # noqa: C419  (no generators in compiled code)


class Destroy(Frame[Eternitium]):
    """ET-18: after skipping step 2, any number of hand cards may go into the box."""

    fields: ClassVar[dict[str, Kind]] = {"least": One(CARD)}

    def __init__(self, seat: i64, least: i64) -> None:
        super().__init__(seat)
        self.least: i64 = least

    def choices(self, g: Eternitium) -> list[Move]:
        return destroyable(g, self.seat, self.least)

    def resume(self, g: Eternitium, move: Move) -> None:
        if move is not DONE.at():
            destroy(g, self.seat, move.args[0])
            g.do(Destroy(self.seat, move.args[0]))


class LayHand(Frame[Eternitium]):
    """Step 3 (ET-20): in hand order, or in an order of choice (ET-R23) if the table wants it; the last ends on top."""

    def choices(self, g: Eternitium) -> list[Move]:
        hand = g.hands[self.seat]
        if len(hand) < 2 or not g.ordered:
            return NOTHING
        return [*[LAY.at(card) for card in faces(hand)], DONE.at()]

    def resume(self, g: Eternitium, move: Move) -> None:
        if move is DONE.at():
            self.run(g)
        else:
            lay_aside(g, self.seat, move.args[0])
            g.do(self)

    def run(self, g: Eternitium) -> None:
        if g.ordered:
            lay_rest_aside(g, self.seat)
            lay_down(g, self.seat)
        else:
            lay_hand(g, self.seat)


class DrawCards(Frame[Eternitium]):
    """Step 5 (ET-25); omitted from the first finder on (ET-43)."""

    def run(self, g: Eternitium) -> None:
        if not in_final_phase(g):
            draw(g, self.seat, HAND - 1 if g.unlucky else HAND + 1 if g.skipped else HAND)


class EndTurn(Frame[Eternitium]):
    """ET-42, ET-45: the round is completed in full turns. Without a finder the game goes on (ET-R26)."""

    def run(self, g: Eternitium) -> None:
        following: i64 = (self.seat + 1) % g.seats
        if following == g.first:
            if g.seats == 1:
                judge_solo(g)
            elif in_final_phase(g):
                judge(g)
            else:
                judge_patience(g)
            if g.outcome is not None:
                return
            g.round += 1
        g.do(TURN[following])


TURN: Final = [Turn(seat) for seat in range(SEATS_MOST)]
TAKE_PORTAL: Final = [TakePortal(seat) for seat in range(SEATS_MOST)]
PLAY_CARDS: Final = [PlayCards(seat) for seat in range(SEATS_MOST)]
LAY_HAND: Final = [LayHand(seat) for seat in range(SEATS_MOST)]
DRAW_CARDS: Final = [DrawCards(seat) for seat in range(SEATS_MOST)]
END_TURN: Final = [EndTurn(seat) for seat in range(SEATS_MOST)]
