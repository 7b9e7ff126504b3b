"""Eternitium at the page: missions and their page, a reload during a Laboratory."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from tests.server.harness import ALONE, DUEL, Server
from tests.web.conftest import Sit
from tests.web.desk import Desk, advised, drive, set_up, table_of, to_the_end
from tests.web.test_screens import accessible, look

import zeitriss

GUEST = "zeitriss.guest"


def missions(desk: Desk) -> Page:
    """The page of missions, opened from the start page."""
    page = desk.open("/").page
    page.get_by_role("button", name="Eternitium").first.click()
    page.get_by_role("button", name="Missions" if desk.lang == "en" else "Missionen", exact=True).click()
    expect(page.get_by_role("dialog").get_by_role("listitem")).to_have_count(10)
    return page


@pytest.mark.soak
def test_a_mission_from_the_start_page_to_its_page(sit: Sit, server: Server, tmp_path: Path) -> None:
    desk = sit()
    page = missions(desk)
    first = page.get_by_role("button", name="Your training begins")
    expect(first).to_contain_text("Still open")
    first.click()
    expect(page.get_by_role("radio", name="Alone")).to_be_checked()
    expect(page.get_by_text("the AI has just 3 Chrono-Blasters")).to_be_visible()
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_url("**/t/*")
    table = table_of(server, page.url)
    assert table.truth().options["mission"] == 1
    state = to_the_end(table, desk)
    assert state.outcome is not None
    won = state.outcome.results[0] > 0
    expect(page.get_by_role("dialog")).to_contain_text("Won" if won else "Lost")

    missions(desk)
    expect(first).to_contain_text("Won" if won else "Tried")
    expect(first).to_contain_text("1 try")
    expect(page.get_by_text(f"{int(won)} of 10 won")).to_be_visible()

    # Another browser knows nothing of it until it reads the file.
    with page.expect_download() as download:
        page.get_by_role("button", name="Save", exact=True).click()
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    assert json.loads(file.read_text())["challenges"][0]["tries"] == 1
    elsewhere = missions(sit("de"))
    card = elsewhere.get_by_role("button", name="Dein Training beginnt")
    expect(card).to_contain_text("Noch offen")
    bring_in(elsewhere, file)
    expect(card).to_contain_text("1 Versuch")
    assert stored_guest(elsewhere) == stored_guest(page)


def bring_in(page: Page, file: Path) -> None:
    page.locator("dialog input[type=file]").set_input_files(file)


def stored_guest(page: Page) -> str:
    return str(page.evaluate(f"localStorage.getItem('{GUEST}')"))


def test_what_a_file_replaces_is_asked_for(sit: Sit, server: Server, tmp_path: Path) -> None:
    mine, theirs = "mine-0123456789-abcdefgh", "theirs-0123456789-abcdef"
    lose_a_mission(server, mine)
    desk = sit()
    desk.page.add_init_script(f"localStorage.setItem('{GUEST}', '{mine}')")
    page = missions(desk)
    file = tmp_path / "progress.json"
    for content in ("no JSON", "null", '{"guest": "short"}'):
        file.write_text(content)
        bring_in(page, file)
        expect(page.get_by_text("This file holds no progress").first).to_be_visible()
    file.write_text(json.dumps({"guest": theirs}))
    bring_in(page, file)
    expect(page.get_by_role("alert")).to_contain_text("already knows of one game")
    page.get_by_role("button", name="Rather not").click()
    assert stored_guest(page) == mine
    bring_in(page, file)
    page.get_by_role("button", name="Replace").click()
    expect(page.get_by_text("0 of 10 won")).to_be_visible()
    assert stored_guest(page) == theirs


def lose_a_mission(server: Server, guest: str) -> None:
    table = server.create(ALONE, game="eternitium", options={"mission": 3}, seed="1", guest=guest)
    state, moves = table.truth(), list[str]()
    while state.outcome is None:
        moves.append(advised(state))
        state.play(moves[-1])
    table.join().move(*moves)


@look
def test_the_page_of_missions(sit: Sit, size: tuple[int, int], scheme: str, lang: str) -> None:
    """Accessible, and all of it by keyboard: open, choose the third, or leave."""
    page = missions(sit(lang, size, scheme))
    accessible(page)
    dialog = page.get_by_role("dialog")
    third = dialog.get_by_role("listitem").nth(2).get_by_role("button")
    while not third.evaluate("button => button === document.activeElement"):
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.get_by_role("combobox", name="Mission")).to_have_value("3")
    page.keyboard.press("Escape")
    expect(dialog).not_to_be_visible()
    page.get_by_role("button", name="Missions" if lang == "en" else "Missionen", exact=True).press("Enter")
    expect(third).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    expect(dialog).not_to_be_visible()


def test_what_cannot_be_is_not_offered(sit: Sit) -> None:
    """No sixth traveller, no eleventh mission, and no mission for two."""
    page = sit().open("/").page
    set_up(page, "Eternitium")
    counts = page.get_by_role("group", name="How many play?").get_by_role("radio")
    expect(counts).to_have_count(5)
    mission = page.get_by_role("combobox", name="Mission")
    page.get_by_text("Alone", exact=True).click()
    assert mission.locator("option").evaluate_all("all => all.map(one => one.value)") == [str(n) for n in range(11)]
    mission.select_option("2")
    page.get_by_text("Two", exact=True).click()
    expect(mission).not_to_be_visible()
    with page.expect_request("**/tables") as request:
        page.get_by_role("button", name="Play", exact=True).click()
    assert "mission" not in json.loads(request.value.post_data or "{}")["options"]


@pytest.fixture(scope="module")
def laboratory() -> list[str]:
    """The moves of a game for two up to the offer of a Laboratory to the second seat."""
    state = zeitriss.game("eternitium").start(2, "11", {"start": "first"})
    rng, moves = random.Random(11), list[str]()
    while type(state.stack[-1]).__name__ != "LabOffer":
        offered = [move.text for move in state.moves]
        moves.append(next((move for move in offered if "laboratory" in move), rng.choice(offered)))
        state.play(moves[-1])
    return moves


def test_a_reload_during_a_laboratory(sit: Sit, server: Server, laboratory: list[str]) -> None:
    table = server.create(DUEL, game="eternitium", options={"start": "first"}, seed="11")
    players = table.players()
    for n, move in enumerate(laboratory):
        seat = table.truth().seat
        assert seat is not None
        players[seat].until(n)
        assert players[seat].move(move)["t"] == "update"
    desk = sit().open(table.created["keys"][1]["link"])
    desk.wait_for_turn()
    asked, usable = desk.page.locator("section.prompt .ask").inner_text(), desk.usable
    state = table.truth()
    desk.page.reload()
    expect(desk.page.locator("section.prompt .ask")).to_have_text(asked, use_inner_text=True)
    assert desk.usable == usable
    assert table.truth().snapshot() == state.snapshot()
    wanted = state.moves[0].text
    desk.make(state, wanted)
    players[0].until(len(laboratory) + 1)
    state.play(wanted)
    assert table.truth().snapshot() == state.snapshot()


def test_a_pile_that_may_be_taken_from_glows_like_a_card(sit: Sit, server: Server) -> None:
    table = server.create(DUEL, game="eternitium", seed=7)
    state = drive(table, lambda state: any(move.text.startswith("take unseen") for move in state.moves))
    assert state.seat is not None
    page = sit().open(table.created["keys"][state.seat]["link"]).page
    glow = "one => getComputedStyle(one.closest('.lift').querySelector('.tilt')).boxShadow.split(' 0px')[0]"
    cards = page.locator("[data-thing^='market-'][data-walk=open]")
    expect(cards.first).to_be_visible()
    assert page.locator("[data-thing='basic-pile']").evaluate(glow) == cards.first.evaluate(glow)
