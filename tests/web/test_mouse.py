"""Whole games by clicks on every screen: nothing is out of reach or covered, nothing jumps, however long it takes."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.server.harness import ALONE, GREEDY, Server
from tests.web.conftest import Sit
from tests.web.desk import to_the_end
from tests.web.test_keyboard import GAMES
from tests.web.test_measures import SCREENS
from tests.web.visitor import Visitor


@pytest.mark.soak
@pytest.mark.parametrize("case", GAMES)
@pytest.mark.parametrize("screen", SCREENS)
def test_a_whole_game(sit: Sit, server: Server, case: str, screen: str) -> None:
    game, seats, options = GAMES[case]
    size, limits = SCREENS[screen]
    table = server.create([*ALONE, *[GREEDY] * (seats - 1)], game=game, options=options, seed="5")
    desk = sit("de" if screen in ("phone", "large") else "en", size, hands=Visitor)
    assert isinstance(desk, Visitor)
    desk.limits = limits
    state = to_the_end(table, desk.open(table.created["keys"][0]["link"]))
    assert state.outcome is not None
    expect(desk.page.get_by_role("dialog").get_by_role("listitem").first).to_be_visible()
    assert not desk.wrong, "\n".join(dict.fromkeys(desk.wrong))
