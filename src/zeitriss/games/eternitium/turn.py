"""The turn in rulebook order (ET-12): portal, play, discard, acquire, draw; alone the AI follows."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from zeitriss.core.frame import Frame, Work
from zeitriss.core.move import Move
from zeitriss.core.offers import Offers
from zeitriss.games.eternitium.cards import ALL_PORTALS, FIRST_TECHNOLOGY, HAND, LAST_PORTAL, PORTALS_FOR, SEATS_MOST
from zeitriss.games.eternitium.effects.book import TEXTS
from zeitriss.games.eternitium.ending import in_final_phase, judge, judge_patience, judge_solo
from zeitriss.games.eternitium.hands import faces, offer_each, play_card
from zeitriss.games.eternitium.journey import try_luck
from zeitriss.games.eternitium.knowledge.marks import KNOWN, SHAPE, UP
from zeitriss.games.eternitium.market import Acquire
from zeitriss.games.eternitium.missions import MISSIONS, mission
from zeitriss.games.eternitium.moves import PLAY, RISK, SKIP, STOP, TAKE
from zeitriss.games.eternitium.piles import draw
from zeitriss.games.eternitium.solo import AI_CARD
from zeitriss.games.eternitium.state import HANDS, PORTAL_PILE, STACKS, SUPPLY, Eternitium
from zeitriss.games.eternitium.unplayed import Destroy, LayHand


@final
class Turn(Work[Eternitium]):
    """The start of a turn: what counts per turn begins anew."""

    def run(self, g: Eternitium) -> None:
        g.active = self.seat
        g.plays = 0
        g.skipped = False
        g.unlucky = False
        g.wallets = 0
        g.calls = 0
        mission(g).begin_turn(g)
        g.stack.lay(steps_of(g, self.seat))


def steps_of(g: Eternitium, seat: i64) -> list[Frame[Eternitium]]:
    """ET-12, in order."""
    return SOLO_STEPS[g.mission] if g.seats == 1 else STEPS[seat]


@final
class TakePortal(Frame[Eternitium]):
    """Step 1, compulsory while portals lie there (ET-13)."""

    def offer(self, g: Eternitium, offers: Offers) -> None:
        cells, supply = g.cells, SUPPLY.start
        for portal in range(FIRST_TECHNOLOGY):
            if cells[supply + portal]:
                offers.add(TAKE.first + portal)

    def resume(self, g: Eternitium, move: Move) -> None:
        SUPPLY.add(g, move.a, -1)
        HANDS[self.seat].add(g, move.a | KNOWN)
        if PORTAL_PILE.size(g):  # ET-61: mission 4 reveals a new one
            SUPPLY.add(g, PORTAL_PILE.pop(g), 1)


@final
class PlayCards(Frame[Eternitium]):
    """Step 2 (ET-14): one card after another, until the traveller stops, the hand is empty or luck fails."""

    def offer(self, g: Eternitium, offers: Offers) -> None:
        if not HANDS[self.seat].size(g):
            return
        offer_plays(g, self.seat, offers)
        if mission(g).may_stop(g, offers):
            offers.add(STOP.first if g.plays else SKIP.first)

    def resume(self, g: Eternitium, move: Move) -> None:
        verb, seat = move.verb, self.seat
        if verb is PLAY:
            play_card(g, seat, move.a)
            g.do(self)
            TEXTS[move.a].play(g, seat)
        elif verb is RISK:
            play_card(g, seat, move.a)
            if try_luck(g, seat, move.a):
                g.do(self)
        elif verb is SKIP:
            g.skipped = True
            g.do(Destroy(seat, 0))

    def run(self, g: Eternitium) -> None:
        """ET-R5: playing nothing is skipping, even with an empty hand."""
        if not g.plays:
            g.skipped = True


def offer_plays(g: Eternitium, seat: i64, offers: Offers) -> None:
    """Every different hand card that can be played now."""
    present, stack = faces(g, HANDS[seat]), STACKS[seat]
    if stack.size(g):  # ET-15, ET-R2: a portal fits, or it is a luck attempt, whatever else could be played (ET-R4)
        top: i64 = stack.top(g)
        if top & UP:
            offer_each(offers, PLAY, present & PORTALS_FOR[top & SHAPE])
        else:
            offer_each(offers, RISK, present & ALL_PORTALS)
    face: i64 = LAST_PORTAL + 1
    while present >> face:
        if present >> face & 1 and TEXTS[face].playable(g, seat):
            offers.add(PLAY.first + face)
        face += 1


@final
class DrawCards(Work[Eternitium]):
    """Step 5 (ET-25); omitted from the first finder on (ET-43)."""

    def run(self, g: Eternitium) -> None:
        if not in_final_phase(g):
            draw(g, self.seat, HAND - 1 if g.unlucky else HAND + 1 if g.skipped else HAND)


@final
class EndTurn(Work[Eternitium]):
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
STEPS: Final[list[list[Frame[Eternitium]]]] = [
    [TakePortal(seat), PlayCards(seat), LayHand(seat), Acquire(seat), DrawCards(seat), EndTurn(seat)]
    for seat in range(SEATS_MOST)
]
# ET-52: alone the AI follows, with what a mission adds
SOLO_STEPS: Final[list[list[Frame[Eternitium]]]] = [
    [*m.before, *STEPS[0][:-1], *m.drawn, AI_CARD, *m.after, STEPS[0][-1]] for m in MISSIONS
]
