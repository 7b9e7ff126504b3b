"""Whole games by keyboard and by accessible names alone; the focus never leaves the page between two decisions."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect
from tests.server.harness import ALONE, GREEDY, Server
from tests.web.conftest import Sit
from tests.web.desk import drive, table_of, to_the_end
from tests.web.typist import Typist, tab_to

# Whoever is not alone has a bot that plays fast; Aeon's End against each nemesis asks something else.
GAMES: dict[str, tuple[str, int, dict[str, Any]]] = {
    "antinomy": ("antinomy", 2, {}),
    "eternitium": ("eternitium", 3, {"start": "first"}),
    "res_arcana": ("res_arcana", 2, {"mode": "full"}),
    "aeons_end": ("aeons_end", 2, {"nemesis": "prince-of-gluttons"}),
    "crooked-mask": ("aeons_end", 1, {"nemesis": "crooked-mask"}),
}
SOME = 10


@pytest.mark.soak
@pytest.mark.parametrize("case", GAMES)
@pytest.mark.parametrize("lang", ["de", "en"])
def test_a_whole_game(sit: Sit, server: Server, case: str, lang: str) -> None:
    game, seats, options = GAMES[case]
    table = server.create([*ALONE, *[GREEDY] * (seats - 1)], game=game, options=options, seed="3")
    desk = sit(lang, hands=Typist).open(table.created["keys"][0]["link"])
    state = to_the_end(table, desk)
    assert state.outcome is not None
    won, lost = ("Won", "Lost") if lang == "en" else ("Gewonnen", "Verloren")
    expect(desk.page.get_by_role("dialog")).to_contain_text(won if state.outcome.results[0] > 0 else lost)


@pytest.mark.parametrize("game", ["eternitium", "res_arcana", "aeons_end"])
def test_some_decisions(sit: Sit, server: Server, game: str) -> None:
    """The games with piles, menus and payments."""
    table = server.create([*ALONE, GREEDY], game=game, seed="3")
    desk = sit(hands=Typist).open(table.created["keys"][0]["link"])
    to_the_end(table, desk, decisions=SOME)


def test_solo_from_the_start_page(sit: Sit, server: Server) -> None:
    desk = sit("en", hands=Typist)
    desk.open("/")
    page = desk.page
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    tab_to(page, ".chosen button[aria-haspopup=dialog]")
    page.keyboard.press("Enter")
    tab_to(page, "fieldset:has(legend:text-is('How many play?')) input")
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_role("radio", name="Alone")).to_be_checked()
    tab_to(page, "dialog button[type=submit]")
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")
    table = table_of(server, page.url)
    to_the_end(table, desk, decisions=2 * SOME)
    state = drive(table, lambda state: state.outcome is not None)
    assert state.outcome is not None
    expect(page.get_by_role("dialog")).to_contain_text("Won" if state.outcome.results[0] else "Lost")
