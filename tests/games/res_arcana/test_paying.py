"""Payments: exactly the ways that the rules give, each one reached in one way, and none of them a dead end."""

from __future__ import annotations

from collections import Counter
from itertools import product
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

import zeitriss
from zeitriss.core.rng import seeded
from zeitriss.games.res_arcana.cards import COST, COST_ANY, FIRST_MONUMENT
from zeitriss.games.res_arcana.essence import ESSENCES, UNIT, count, total
from zeitriss.games.res_arcana.paying import ANY_SHIFT, FIXED, Payment, can_pay, reduced_costs, ways_to_pay
from zeitriss.games.res_arcana.power import Costs
from zeitriss.games.res_arcana.state import POOLS

GAME = zeitriss.game("res_arcana")
AMOUNTS = st.lists(st.integers(0, 4), min_size=5, max_size=5)
DISCOUNTS = st.lists(st.tuples(st.integers(1, 4), st.sampled_from([0, 0b10000, 0b10001])), max_size=3)


def heap(amounts: list[int]) -> int:
    return sum(number * unit for number, unit in zip(amounts, UNIT, strict=True))


def spread(packed: int) -> tuple[int, ...]:
    return tuple(count(packed, e) for e in range(ESSENCES))


@given(AMOUNTS, AMOUNTS, st.integers(0, 5), st.integers(0, 31))
def test_ways_are_all_ways(pool: list[int], fixed: list[int], number: int, without: int) -> None:
    """RA-56, RA-57: exactly the multisets that a patient person would find."""
    wanted = {
        tuple(f + a for f, a in zip(fixed, extra, strict=True))
        for extra in product(range(number + 1), repeat=5)
        if sum(extra) == number
        and not any(a and without >> e & 1 for e, a in enumerate(extra))
        and all(f + a <= have for f, a, have in zip(fixed, extra, pool, strict=True))
    }
    found = [spread(way) for way in ways_to_pay(heap(pool), heap(fixed), number, without)]
    assert len(found) == len(set(found))
    assert set(found) == wanted
    assert can_pay(heap(pool), heap(fixed), number, without) == bool(wanted)


@given(st.integers(0, FIRST_MONUMENT - 1), DISCOUNTS)
def test_discounts(card: int, discounts: list[tuple[int, int]]) -> None:
    """RA-58, RA-59: every point removes a symbol as long as it can, and none of an excluded type."""
    costs = reduced_costs(card, discounts)
    assert len(costs) == len(set(costs))
    printed = [*spread(COST[card]), COST_ANY[card]]
    for cost in costs:
        left = [*spread(cost & FIXED), cost >> ANY_SHIFT]
        assert all(0 <= now <= before for now, before in zip(left, printed, strict=True))
        removed = sum(printed) - sum(left)
        points = sum(amount for amount, _ in discounts)
        assert removed <= points
        always = [e for e in range(6) if not any(without >> e & 1 for _, without in discounts)]
        assert removed == points or not discounts or not any(left[e] for e in always)
        if all(without >> 4 & 1 for _, without in discounts):
            assert left[4] == printed[4]


def test_a_way_that_is_part_of_another_ends_there() -> None:
    """No printed card asks for this, but a user's corrections may: 1 gold, or 1 gold and 1 elan."""
    state = begin(2, 1, "full")
    before = POOLS.at(state, 0)
    Payment(0, [UNIT[4], UNIT[4] + UNIT[0]], 0, -1).charge(state)
    state.ask()
    assert [move.text for move in state.moves] == ["pay elan", "done"]
    more = state.clone()
    more.play("pay elan")
    state.play("done")
    assert (POOLS.at(state, 0), POOLS.at(more, 0)) == (before - UNIT[4], before - UNIT[4] - UNIT[0])


CASES = [(2, "first"), (2, "full"), (2, "combined"), (3, "combined"), (4, "combined")]
COSTLY = ("place", "use", "claim", "unseen", "pay", "ward")


def begin(seats: int, seed: int, mode: str) -> Any:
    """Into the first round, with full pools, so that much can be paid for in several ways."""
    state: Any = GAME.start(seats, seed, {"mode": mode})
    for _ in range(40):
        if state.round:
            break
        state.apply(state.moves[0])
    for seat in range(seats):
        POOLS.add(state, seat, heap([2, 2, 2, 2, 2]))
    state.ask()
    return state


def play(state: Any, choice: int, eager: bool) -> None:
    costly = [move for move in state.moves if move.verb.name in COSTLY]
    picked = costly if eager and costly else state.moves
    state.apply(picked[choice % len(picked)])


def check(state: Any) -> list[str]:
    """Nothing is stuck and nothing overdrawn, now and after all answers to what is being paid; what was walked."""
    assert state.moves, "nobody can answer"
    assert all(count(pool, e) < 0x800 for pool in state.lying("pools") for e in range(ESSENCES)), "an overdrawn pool"
    walked = []
    if isinstance(state.stack[-1], Payment):
        every_way_is_paid(state, state.stack[-1])
        walked.append("payment")
    costs = [i for i, frame in enumerate(state.stack) if isinstance(frame, Costs)]
    if costs:
        every_cost_is_met(state, costs[-1])
        walked.append("cost")
    return walked


def every_way_is_paid(state: Any, payment: Payment) -> None:
    """Walk all answers to the end: each heap is paid once, exactly, and the game goes on."""
    seat, before = payment.seat, state.lying("pools")[payment.seat]
    paid: list[int] = []
    open_states = [state.clone()]
    while open_states:
        state = open_states.pop()
        depth = len(state.stack)
        for move in state.moves:
            after = state.clone()
            after.stack.pop().resume(after, move)
            while len(after.stack) == depth and isinstance(after.stack[-1], Payment):
                after.ask()
                if after.moves:
                    break
                after.stack.pop().run(after)
            if len(after.stack) == depth and isinstance(after.stack[-1], Payment):
                open_states.append(after)
            else:
                paid.append(before - after.lying("pools")[seat])
    assert sorted(paid) == sorted(payment.ways)
    assert len({total(way) for way in paid}) == 1


def every_cost_is_met(state: Any, at: int) -> None:
    """RA-37: whatever is answered to the parts of a cost, its other parts can be paid too, and the effect follows."""
    running, met = state.stack[at], 0
    open_states = [state]
    while open_states and met < 400:
        state = open_states.pop()
        for move in state.moves:
            after = state.clone()
            after.apply(move)
            assert after.moves or after.outcome is not None, f"{move} leads nowhere"
            assert all(count(pool, e) < 0x800 for pool in after.lying("pools") for e in range(ESSENCES)), (
                f"{move} overdraws"
            )
            frame = after.stack[at] if len(after.stack) > at else None
            if isinstance(frame, Costs) and (frame.at, frame.card, frame.power) == (
                running.at,
                running.card,
                running.power,
            ):
                open_states.append(after)
            else:
                met += 1
    assert met


class Paying(RuleBasedStateMachine):
    """Random play that likes to pay: a payment that was begun can always be finished, to the last essence."""

    @initialize(case=st.sampled_from(CASES), seed=st.integers(0, 10_000))
    def begin(self, case: tuple[int, str], seed: int) -> None:
        self.state = begin(case[0], seed, case[1])

    @precondition(lambda self: self.state.seat is not None)
    @rule(choice=st.integers(0, 10_000), eager=st.booleans())
    def play(self, choice: int, eager: bool) -> None:
        play(self.state, choice, eager)

    @invariant()
    def nothing_is_stuck(self) -> None:
        if hasattr(self, "state") and self.state.seat is not None:
            check(self.state)


TestPaying = Paying.TestCase
TestPaying.settings = settings(max_examples=30, stateful_step_count=50, deadline=None)


@pytest.mark.parametrize(("seats", "mode"), CASES)
def test_payments_come_up(seats: int, mode: str) -> None:
    """What the machine above looks for is really there, in every mode."""
    walked: Counter[str] = Counter()
    for seed in range(6):
        state, rng = begin(seats, seed, mode), seeded(f"paying {seed}")
        for _ in range(120):
            if state.seat is None:
                break
            walked.update(check(state))
            play(state, rng.below(10_000), rng.below(3) > 0)
    assert walked["payment"] > 20
    assert walked["cost"] > 20
