"""The check that refuses shifts of 32 bits sees every way of writing one, and nothing else."""

from __future__ import annotations

import ast

import pytest
from tools.shifts import constants, shifts

REFUSED = ["1 << x", "i64(1) << x", "i64(0xFFF) << LANE * x", "LANE << x", "-1 << x", "(LANE | 1) << x", "one << x"]
ALLOWED = ["x << 3", "x << LANE", "1 << 3", "1 << LANE", "UNIT[x]", "1 >> x", "two << x"]

SOURCE = """
LANE: Final = 12
UNIT: Final = [1 << LANE * e for e in range(5)]

def shifted(x: i64) -> i64:
    one: i64 = 1
    two: i64 = x
    return {}
"""


def found(expression: str) -> list[str]:
    tree = ast.parse(SOURCE.format(expression))
    return [ast.unparse(node) for node in shifts(tree, constants(tree))]


@pytest.mark.parametrize("expression", REFUSED)
def test_a_number_before_the_shift_is_refused(expression: str) -> None:
    assert len(found(expression)) == 1


@pytest.mark.parametrize("expression", ALLOWED)
def test_what_is_the_same_in_both_builds_is_not(expression: str) -> None:
    assert not found(expression)
