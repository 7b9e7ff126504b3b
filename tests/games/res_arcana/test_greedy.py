"""The greedy player, the opponent of beginners: it comes to an end, beats chance, and sees what lies before it."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.res_arcana.arrange import fill
from tests.scenario import Row, check_row

import zeitriss
from zeitriss.bots.thinker import plainly
from zeitriss.games.res_arcana.advice.value import rate
from zeitriss.games.res_arcana.advice.waste import wasteful
from zeitriss.games.res_arcana.cards import CARD
from zeitriss.games.res_arcana.collect import TakeOrLeave
from zeitriss.games.res_arcana.essence import heap_of
from zeitriss.games.res_arcana.state import BOARDS, ON
from zeitriss.games.res_arcana.turn import Turn

GAME = zeitriss.game("res_arcana")


def played(seed: int, mode: str, *bots: str) -> Any:
    state: Any = GAME.start(len(bots), seed, {"mode": mode, "max_rounds": 20})
    players = [zeitriss.bot(name, GAME, f"{seed} {i}") for i, name in enumerate(bots)]
    while state.seat is not None:
        state.apply(players[state.seat].choose(zeitriss.seat(state, state.seat)))
    return state


@pytest.mark.parametrize("mode", ["first", "full", "combined"])
def test_it_comes_to_an_end(mode: str) -> None:
    """The rulebook speaks of four to six rounds (RA-24); twelve are enough for nearly every game."""
    ends = [played(seed, mode, "greedy", "greedy") for seed in range(2)]
    assert all(state.round <= 12 for state in ends)


def test_it_beats_chance() -> None:
    wins = sum(played(seed, "full", "greedy", "random").outcome.results[0] for seed in range(2))
    assert wins == 2


SIGHTS = [
    # enough for a place of power, and nothing better to do with it
    ("places = druid-circle; pools.0 = 6life+3calm", "claim druid-circle"),
    # the seventh point is there: pass, and the game is won
    ("boards.0 = smith research druid-circle; on = druid-circle:7life; passed = false true; token = 1", "pass"),
    # points count at once
    (
        "boards.0 = smith research magnum-opus druid-circle; on = druid-circle:6life; pools.0 = 1elan",
        "use magnum-opus 1",
    ),
    # a check that wins nothing is no reason not to pass
    ("boards.0 = smith research magnum-opus; pools.0 = 0; passed = false true", "pass"),
]


def position(given: str) -> Any:
    """A table of the first game, laid as a row lays it."""
    found: list[Any] = []

    def look(snapshot: dict[str, Any], named: set[str]) -> None:
        fill(snapshot, named)
        found.append(GAME.restore(snapshot))

    check_row(GAME, Row("sight", [], f"options.mode = first; {given}", [], "asked = 0"), look)
    return found[0]


@pytest.mark.parametrize(("given", "best"), SIGHTS)
def test_what_it_sees(given: str, best: str) -> None:
    state = position(f"{given}; stack = Turn seat=0")
    assert max(state.moves, key=lambda move: rate(state, 0, move)).text == best


WASTE = [
    # straightening itself, when nothing else is turned; with something else there it is worth it
    ("boards.0 = smith reanimate; pools.0 = 1death", "use reanimate 1", True),
    ("boards.0 = smith reanimate; pools.0 = 1death; turned = smith", "use reanimate 1", False),
    # placing nothing, as there is nothing to place
    ("boards.0 = smith research crucible; pools.0 = 1calm", "use crucible 2", True),
    ("boards.0 = smith research crucible; pools.0 = 1gold; hands.0 = crown-of-command", "use crucible 2", False),
    # an essence for another one is an exchange
    ("boards.0 = cultist research", "use cultist 1", False),
    # a gift is left when the others have passed; while they have not, passing first may be worth more
    ("boards.0 = cultist research; passed = false true", "pass", True),
    ("boards.0 = cultist research; passed = false false", "pass", False),
    ("boards.0 = cultist research; turned = cultist; passed = false true", "pass", False),
    # gold for any essence, while others lie there for nothing
    ("boards.0 = smith research; pools.0 = 3death+1gold; decks.0 = gnosis", "use research 1, pay gold", True),
    (
        "boards.0 = smith research; pools.0 = 1elan+1gold; decks.0 = gnosis; hands.0 = crucible",
        "use research 1, pay gold",
        False,
    ),
    # of two turned cards, the one that was turned for it
    ("boards.0 = smith reanimate; pools.0 = 1death; turned = smith", "use reanimate 1, straighten reanimate", True),
]


@pytest.mark.parametrize(("given", "move", "wasted"), WASTE)
def test_what_a_thinker_does_not_even_weigh(given: str, move: str, wasted: bool) -> None:
    state = position(f"{given}; stack = Turn seat=0")
    *first, last = move.split(", ")
    for text in first:
        state.play(text)
    (found,) = [one for one in state.moves if one.text == last]
    assert wasteful(state, 0, found) == wasted


def test_essences_are_taken_without_a_second_thought_unless_they_score() -> None:
    """The Owl had left four essences on the Smith for a round, and sold a card for two of the same."""
    for card, essence, plain in (("smith", "elan", "take from smith"), ("druid-circle", "life", None)):
        state: Any = GAME.start(2, "plain", {"mode": "first"})
        while not isinstance(state.stack.top(), Turn):
            state.apply(state.moves[0])
        BOARDS[0].lay(state, [CARD.index[card]])
        ON.put(state, CARD.index[card], heap_of({essence: 4}))
        state.do(TakeOrLeave(0, CARD.index[card]))
        state.ask()
        seat = zeitriss.seat(state, 0)
        found = plainly(GAME, seat, seat.moves)
        assert (found.text if found else None) == plain
