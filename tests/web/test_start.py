"""From the start page to the table, in every game."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.server.harness import Open, Server
from tests.web.conftest import Sit
from tests.web.desk import Desk, table_of

import zeitriss


def choose(desk: Desk, game: str) -> Page:
    page = desk.open("/").page
    page.get_by_role("button", name=zeitriss.game(game).words("en")("title")).first.click()
    return page


def start(desk: Desk, server: Server) -> Open:
    page = desk.page
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_url("**/t/*")
    expect(page.locator("main[data-n]")).to_be_visible()
    return table_of(server, page.url)


@pytest.mark.parametrize("game", zeitriss.games())
def test_as_it_is_offered(sit: Sit, server: Server, game: str) -> None:
    desk = sit()
    choose(desk, game)
    assert start(desk, server).truth().game.name == game


def test_with_piles_that_must_and_must_not_be_in(sit: Sit, server: Server) -> None:
    desk = sit()
    page = choose(desk, "aeons_end")
    for option, card in (("These piles are in", "Jade"), ("These piles stay out", "Searing Ruby")):
        page.locator("summary", has_text=option).click()
        page.get_by_role("group", name=option).get_by_role("checkbox", name=card).check()
    options = start(desk, server).truth().options
    assert options["required"] == ["jade"]
    assert options["excluded"] == ["searing-ruby"]
