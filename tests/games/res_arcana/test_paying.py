"""Payments: exactly the ways that the rules give, each one reached in one way, and none of them a dead end."""

from __future__ import annotations

from itertools import product
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

import zeitriss
from zeitriss.games.res_arcana.cards import COST, COST_ANY, FIRST_MONUMENT
from zeitriss.games.res_arcana.essence import ESSENCES, UNIT, count, total
from zeitriss.games.res_arcana.paying import (
    ANY_SHIFT,
    FIXED,
    Payment,
    can_pay,
    reduced_costs,
    ways_to_pay,
)

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


class Paying(RuleBasedStateMachine):
    """Random play that likes to pay: a payment that was begun can always be finished, to the last essence."""

    @initialize(seats=st.sampled_from([2, 3]), seed=st.integers(0, 10_000), mode=st.sampled_from(["full", "combined"]))
    def begin(self, seats: int, seed: int, mode: str) -> None:
        self.state: Any = GAME.start(seats, seed, {"mode": mode if seats == 2 else "combined"})
        for _ in range(40):  # into the first round
            if self.state.round:
                break
            self.state.apply(self.state.moves[0])
        for seat in range(seats):
            self.state.pools[seat] += heap([2, 2, 2, 2, 2])
        self.state.moves = self.state.stack[-1].choices(self.state)

    @precondition(lambda self: self.state.seat is not None)
    @rule(choice=st.integers(0, 10_000), eager=st.booleans())
    def play(self, choice: int, eager: bool) -> None:
        moves = self.state.moves
        costly = [move for move in moves if move.verb.name in ("place", "use", "claim", "unseen", "pay", "ward")]
        picked = costly if eager and costly else moves
        self.state.apply(picked[choice % len(picked)])

    @invariant()
    def nothing_is_stuck(self) -> None:
        if not hasattr(self, "state") or self.state.seat is None:
            return
        assert self.state.moves, "nobody can answer"
        assert all(count(pool, e) < 0x800 for pool in self.state.pools for e in range(ESSENCES)), "an overdrawn pool"
        top = self.state.stack[-1]
        if isinstance(top, Payment):
            self.every_way_is_paid(top)

    def every_way_is_paid(self, payment: Payment) -> None:
        """Walk all answers to the end: each heap is paid once, exactly, and the game goes on."""
        seat, before = payment.seat, self.state.pools[payment.seat]
        paid: list[int] = []
        open_states = [self.state.clone()]
        while open_states:
            state = open_states.pop()
            depth = len(state.stack)
            for move in state.moves:
                after = state.clone()
                after.stack.pop().resume(after, move)
                while len(after.stack) == depth and isinstance(after.stack[-1], Payment):
                    after.moves = after.stack[-1].choices(after)
                    if after.moves:
                        break
                    after.stack.pop().run(after)
                if len(after.stack) == depth and isinstance(after.stack[-1], Payment):
                    open_states.append(after)
                else:
                    paid.append(before - after.pools[seat])
        assert sorted(paid) == sorted(payment.ways)
        assert len({total(way) for way in paid}) == 1


TestPaying = Paying.TestCase
TestPaying.settings = settings(max_examples=25, stateful_step_count=60, deadline=None)
