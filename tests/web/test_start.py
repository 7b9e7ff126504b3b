"""From the start page to the table, in every game."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect
from tests.server.harness import Open, Server
from tests.web.conftest import Sit
from tests.web.desk import Desk, set_up, table_of

import zeitriss


def choose(desk: Desk, game: str) -> Page:
    page = desk.open("/").page
    set_up(page, zeitriss.game(game).words("en")("title"))
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


@pytest.mark.parametrize("game", zeitriss.games())
def test_one_click_plays(sit: Sit, server: Server, game: str) -> None:
    """Whoever never played a game gets its easiest setup, and a friendly name."""
    page = sit().open("/").page
    cover = page.get_by_role("article").filter(has_text=zeitriss.game(game).words("en")("title"))
    cover.get_by_role("button", name=re.compile("^Play ")).click()
    page.wait_for_url("**/t/*")
    table = table_of(server, page.url)
    state = table.truth()
    assert state.game.name == game
    seats = server.get(f"/tables/{table.id}", table.keys[0]).json()["seats"]
    assert any(re.search("guest|Night moth", seat["name"]) for seat in seats)
    for option in state.game.settings:
        if option.first is not None and state.seats in (option.seats or [state.seats]):
            assert state.options[option.name] == option.first


def test_what_belongs_to_the_base_game_is_hidden_in_duo(sit: Sit) -> None:
    page = choose(sit(), "res_arcana")
    base = page.get_by_role("group", name="Cards in the game with the base set")
    expect(base).not_to_be_visible()
    page.get_by_text("With the base game", exact=True).click()
    expect(base).to_be_visible()


def test_whoever_sits_there_may_start(sit: Sit, server: Server) -> None:
    desk = sit()
    page = choose(desk, "eternitium")
    page.get_by_text("Three", exact=True).click()
    page.get_by_role("group", name="Who begins?").get_by_text("Griffin 2").click()
    assert start(desk, server).truth().options["start"] == "third"


def test_a_mage_is_chosen_from_cards_one_can_read(sit: Sit, server: Server) -> None:
    desk = sit()
    page = choose(desk, "aeons_end")
    page.locator("summary", has_text="Mage for").first.click()
    mage = page.get_by_role("radio", name=re.compile("Mist"))
    expect(mage).to_have_accessible_name(re.compile(r"Mist.*\w+.*\."))  # its ability, too
    mage.check()
    assert start(desk, server).truth().options["mage_a"] == "mist"


def test_a_link_that_reaches_nobody_says_so(sit: Sit) -> None:
    page = sit().open("/").page
    expect(page.get_by_role("note")).to_contain_text("Only your computer knows this address")
    page.get_by_role("button", name="Open a table").click()
    invitation = page.get_by_role("dialog", name="Invite")
    expect(invitation.get_by_role("img", name=re.compile("To scan"))).to_be_visible()
    expect(invitation.get_by_role("note")).to_be_visible()


def test_whoever_comes_sits_down_at_an_open_table(sit: Sit, server: Server) -> None:
    ada, ben = sit("de").open("/").page, sit().open("/").page
    ada.get_by_role("button", name="Eternitium").first.click()
    ada.get_by_role("button", name="Für alle öffnen").click()
    expect(ada.get_by_role("switch", name="Wer mag, darf sich dazusetzen")).to_be_checked()
    row = ben.get_by_role("region", name="Open tables").get_by_role("listitem").filter(has_text="Eternitium")
    expect(row).to_contain_text("1 seat free")
    row.get_by_role("button", name="Join").click()
    ben.wait_for_url("**/t/*")
    expect(ben.locator("main[data-n]")).to_be_visible()
    assert ben.url.split("#")[0] == ada.url.split("#")[0]
    expect(ada.get_by_role("switch")).to_have_count(0)  # it is full, and the link to the seat opens nothing any more
    assert ben.url.split("#")[1] not in server.get("/open-tables").text
    cleo = sit("de").open("/").page
    expect(cleo.get_by_role("heading", name="Gegen wen?")).to_be_visible()
    expect(cleo.get_by_role("region", name="Offene Tische")).to_have_count(0)
