"""The turn in rulebook order (ET-12): portal, play, discard, acquire, draw; alone the AI follows."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from zeitriss.core.frame import Frame
from zeitriss.core.move import Move
from zeitriss.games.eternitium.cards import CARDS, FIRST_TECHNOLOGY, FITS, HAND, LAST_PORTAL, SEATS_MOST
from zeitriss.games.eternitium.effects.book import TEXTS
from zeitriss.games.eternitium.ending import in_final_phase, judge, judge_patience, judge_solo
from zeitriss.games.eternitium.hands import play_card
from zeitriss.games.eternitium.journey import try_luck
from zeitriss.games.eternitium.knowledge.marks import FACE, KNOWN, SHAPE, UP
from zeitriss.games.eternitium.market import ACQUIRE
from zeitriss.games.eternitium.missions import mission
from zeitriss.games.eternitium.moves import PLAY, RISK, SKIP, STOP, TAKE
from zeitriss.games.eternitium.piles import draw
from zeitriss.games.eternitium.solo import AI_CARD
from zeitriss.games.eternitium.state import Eternitium
from zeitriss.games.eternitium.unplayed import LAY_HAND, NOTHING, Destroy


class Turn(Frame[Eternitium]):
    """The start of a turn: what counts per turn begins anew."""

    def run(self, g: Eternitium) -> None:
        g.active = self.seat
        g.plays = 0
        g.skipped = False
        g.unlucky = False
        g.wallets = 0
        g.calls = 0
        mission(g).begin_turn(g)
        g.stack.extend(steps_of(g, self.seat)[::-1])


def steps_of(g: Eternitium, seat: i64) -> list[Frame[Eternitium]]:
    """ET-12, in order; alone the AI follows (ET-52), with what a mission adds."""
    steps: list[Frame[Eternitium]] = [
        TAKE_PORTAL[seat], PLAY_CARDS[seat], LAY_HAND[seat], ACQUIRE[seat], DRAW_CARDS[seat]
    ]  # fmt: skip
    if g.seats == 1:
        steps = [*mission(g).before(), *steps, *mission(g).drawn(), AI_CARD, *mission(g).after()]
    return [*steps, END_TURN[seat]]


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
        if mission(g).may_stop(g, moves):
            moves.append(STOP.at() if g.plays else SKIP.at())
        return moves

    def resume(self, g: Eternitium, move: Move) -> None:
        verb, seat = move.verb, self.seat
        if verb is PLAY:
            play_card(g, seat, move.args[0])
            g.do(self)
            TEXTS[move.args[0]].play(g, seat)
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
        elif TEXTS[face].playable(g, seat):
            moves.append(PLAY.at(face))
    return moves


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
DRAW_CARDS: Final = [DrawCards(seat) for seat in range(SEATS_MOST)]
END_TURN: Final = [EndTurn(seat) for seat in range(SEATS_MOST)]
