"""A hunch: cheap, but with an aim. Games played by it alone come to an end, and soon."""

from __future__ import annotations

import zeitriss
from zeitriss.bots.search.policy import Policy
from zeitriss.core.advice import TO_THE_END
from zeitriss.core.rng import seeded
from zeitriss.games.res_arcana.advice.habits import glance
from zeitriss.games.res_arcana.advice.hunch import WON, essence_worth, hunch, wanted
from zeitriss.games.res_arcana.cards import CARD, COST, FIRST_MONUMENT, POINTS
from zeitriss.games.res_arcana.essence import ESSENCES, count, heap_of
from zeitriss.games.res_arcana.moves import EMPTY, LEAVE, PASS
from zeitriss.games.res_arcana.state import BOARDS, HANDS, PASSED, POOLS, ResArcana
from zeitriss.games.res_arcana.turn import Turn


def first_turn() -> ResArcana:
    state = zeitriss.game("res_arcana").start(2, "hunch", {})
    while not isinstance(state.stack.top(), Turn):
        state.apply(state.moves[0])
    assert isinstance(state, ResArcana)
    return state


def test_games_played_by_it_end_within_few_rounds() -> None:
    game = zeitriss.game("res_arcana")
    for number in range(3):
        state = game.start(2, f"hunch {number}", {})
        Policy(game.advice).play_on(state, seeded(number), TO_THE_END, 0)
        assert isinstance(state, ResArcana)
        assert state.outcome is not None
        assert 3 <= state.round <= 30


def test_what_is_missing_for_the_next_purchase_is_wanted_most() -> None:
    """A dragon in hand that lacks one essence: no other essence is worth as much, gold aside."""
    state = first_turn()
    dragon = CARD.index["fire-dragon"]
    HANDS[0].lay(state, [dragon])
    cost = COST[dragon]
    short = next(e for e in range(ESSENCES) if count(cost, e))
    names = ["elan", "life", "calm", "death", "gold"]
    POOLS.put(state, 0, heap_of({names[e]: int(count(cost, e)) - (e == short) for e in range(ESSENCES)}))
    assert wanted(state, 0) == dragon
    worths = [essence_worth(state, 0, e) for e in range(ESSENCES)]
    assert max(worths) == worths[short]


def test_a_won_round_is_ended() -> None:
    state = first_turn()
    seat = state.seat or 0
    assert hunch(state, seat, PASS.at()) < WON
    PASSED.put(state, 1 - seat, 1)
    scoring = sorted(range(FIRST_MONUMENT, len(CARD)), key=lambda card: -POINTS[card])
    BOARDS[seat].lay(state, scoring[:8])
    assert hunch(state, seat, PASS.at()) == WON
    state.ask()
    points = glance(state, seat, state.moves)
    assert state.moves[points.index(max(points))] is PASS.at()


def test_what_scores_where_it_lies_stays_there() -> None:
    """Life counts on the Druid Circle; a mage only keeps what was laid there."""
    state = first_turn()
    circle, mage = CARD.index["druid-circle"], CARD.index["enchantress"]
    assert hunch(state, 0, EMPTY.at(circle)) < hunch(state, 0, LEAVE.at(circle))
    assert hunch(state, 0, EMPTY.at(mage)) > hunch(state, 0, LEAVE.at(mage))
