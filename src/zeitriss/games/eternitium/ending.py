"""When it ends, who wins and why."""

from __future__ import annotations

from mypy_extensions import i64

from zeitriss.core.news import WHO
from zeitriss.core.outcome import Outcome, won_by
from zeitriss.games.eternitium.cards import FIRST_ADVANCED, POINTS
from zeitriss.games.eternitium.knowledge.marks import FACE
from zeitriss.games.eternitium.missions import mission
from zeitriss.games.eternitium.state import DECKS, DISCARDS, HANDS, STACKS, Eternitium


def is_finder(g: Eternitium, seat: i64) -> bool:
    """ET-5: an empty stack. It never gets a card again (ET-44)."""
    return STACKS[seat].size(g) == 0


def in_final_phase(g: Eternitium) -> bool:
    """ET-42: from the first finder on."""
    for seat in range(g.seats):  # noqa: SIM110 - uncompiled, a generator takes longer than what it asks for
        if not g.cells[STACKS[seat].start]:
            return True
    return False


def find_crystal(g: Eternitium, seat: i64) -> None:
    """The last era card is gone. Alone that wins at once (ET-57, ET-R13); else the round is played out (ET-42)."""
    g.tell("finds", WHO, seat)
    if g.seats == 1:
        g.outcome = Outcome("solo-won", (1.0,))
    else:
        g.tell("final-round")


def judge(g: Eternitium) -> None:
    """ET-46, at the end of the round: only finders count."""
    ranks = [(is_finder(g, seat), points(g, seat), advanced(g, seat)) for seat in range(g.seats)]
    best = max(ranks)
    for length, reason in enumerate(("crystal", "points", "advanced"), 1):
        winners = [seat for seat in range(g.seats) if ranks[seat][:length] == best[:length]]
        if len(winners) == 1:
            g.outcome = won_by(reason, winners, g.seats)
            return
    g.outcome = won_by("shared", winners, g.seats)


def judge_patience(g: Eternitium) -> None:
    """ET-R26: whoever has destroyed the last portal may never arrive; a long game is given up, unless the table
    has switched that off."""
    if 0 < g.options["rounds"] <= g.round:
        g.outcome = Outcome("unfinished", (0.0,) * g.seats)


def points(g: Eternitium, seat: i64) -> int:
    """ET-46: technologies in deck, discard pile and hand."""
    return sum([POINTS[card] for card in technologies(g, seat)])


def advanced(g: Eternitium, seat: i64) -> int:
    return sum([1 for card in technologies(g, seat) if card >= FIRST_ADVANCED])


def technologies(g: Eternitium, seat: i64) -> list[int]:
    return [card & FACE for zone in (DECKS[seat], DISCARDS[seat], HANDS[seat]) for card in zone.cards(g)]


def last_turn(g: Eternitium) -> int:
    """ET-57, ET-60: the number of turns of a solo game; it counts, not the last portal (ET-R17)."""
    return mission(g).turns


def judge_solo(g: Eternitium) -> None:
    """ET-57: the last turn has ended without the crystal."""
    if g.round >= last_turn(g):
        g.outcome = Outcome("out-of-time", (0.0,))
