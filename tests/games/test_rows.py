"""Every row of every game."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from statistics import median
from types import ModuleType

import pytest
from tests.contract.case import ask, cases
from tests.contract.messages import names_cause
from tests.scenario import Row, arrange, check_row, latest, rows, whole_lines

import zeitriss

HERE = Path(__file__).parent


def arrangement(name: str) -> ModuleType:
    return import_module(f"tests.games.{name}.arrange")


ROWS = [
    (path.parent.name, row)
    for path in sorted(HERE.glob("*/*.rows"))
    for row in rows(path, getattr(arrangement(path.parent.name), "spell", str))
]
GAMES = sorted({path.parent.name for path in HERE.glob("*/*.rows")})


@pytest.mark.parametrize(("name", "row"), ROWS, ids=[f"{name}-{row.name}" for name, row in ROWS])
def test_row(name: str, row: Row) -> None:
    check_row(zeitriss.game(name), row, arrangement(name).fill)


@pytest.mark.parametrize("name", GAMES)
def test_every_question_on_the_way_names_its_card(name: str) -> None:
    """Rows reach what random games do not; a stack that is laid by hand knows no causes."""
    case = cases(zeitriss.game(name))[0]
    for row in [row for game, row in ROWS if game == name]:
        if "stack = " in row.given or "refused" in row.then:
            continue
        state = arrange(case.game, row.given, arrangement(name).fill, latest(row.given).get("seed", "0").split()[0])
        for text in row.moves:
            state.play(text)
            assert names_cause(case, state), f"{row.name}: {ask(state)}: which card asks?"


@pytest.mark.parametrize("name", GAMES)
def test_rows_are_short_enough_to_be_read(name: str) -> None:
    """Named positions and short forms keep a row to a line or two; a longer one is two rows, or hides its point."""
    lines = [line for path in (HERE / name).glob("*.rows") for _, line in whole_lines(path)]
    assert median(len(line) for line in lines if not line.startswith("@")) < 120
    assert max(len(line) for line in lines) <= 400, "positions too"
