"""Every row of every game."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from statistics import median
from types import ModuleType
from typing import Any

import pytest
from tests.contract.case import ask, cases
from tests.contract.messages import asking, names_cause
from tests.scenario import Row, arrange, check_row, latest, rows, whole_lines

import zeitriss
from zeitriss.core.frame import frame_key
from zeitriss.core.game import Game
from zeitriss.core.state import State

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


def arranged(game: Game[Any]) -> Iterator[tuple[Row, State]]:
    """Every row that is played, with the position from which."""
    for row in [row for name, row in ROWS if name == game.name and "refused" not in row.then]:
        seed = latest(row.given).get("seed", "0").split()[0]
        yield row, arrange(game, row.given, arrangement(game.name).fill, seed)


UNASKED = {"res_arcana": {"give-rival"}}  # only a user's corrections make a card ask this
UNTOLD = {"res_arcana": {"gains"}}  # a snapshot from before does not know by which card


@pytest.mark.parametrize("name", GAMES)
def test_every_question_comes_up_and_names_its_card(name: str) -> None:
    """Rows reach what random games do not; a frame that is laid by hand knows no cause."""
    case = cases(zeitriss.game(name))[0]
    asked = set(UNASKED.get(name, ()))
    for row, state in arranged(case.game):
        laid = list(state.stack)
        for text in row.moves:
            state.play(text)
            if state.seat is not None and not any(state.stack[-1] is frame for frame in laid):
                asked.add(ask(state))
                assert names_cause(case, state), f"{row.name}: {ask(state)}: which card asks?"
    never = {frame_key(frame) for frame in asking(case.game)} - asked - case.of_rules
    assert not never, f"no row leads to the questions {sorted(never)}"


@pytest.mark.parametrize("name", GAMES)
def test_every_piece_of_news_is_told(name: str) -> None:
    """Rows ask nothing of the log; so that none of it goes silent, each message must come up in one of them."""
    game, told = zeitriss.game(name), set(UNTOLD.get(name, ()))
    for row, state in arranged(game):
        for text in row.moves:
            state.news = []
            state.play(text)
            told |= {item.key for item in state.news}
    words = (game.folder / "en.ftl").read_text(encoding="utf-8")
    never = set(re.findall(r"^news-([\w-]+) =", words, re.MULTILINE)) - told
    assert not never, f"no row leads to the news {sorted(never)}"


@pytest.mark.parametrize("name", GAMES)
def test_rows_are_short_enough_to_be_read(name: str) -> None:
    """Named positions and short forms keep a row to a line or two; a longer one is two rows, or hides its point."""
    lines = [line for path in (HERE / name).glob("*.rows") for _, line in whole_lines(path)]
    assert median(len(line) for line in lines if not line.startswith("@")) < 120
    assert max(len(line) for line in lines) <= 400, "positions too"
