"""Pages of tables whose rules have changed: they go on, or can at least be saved."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect
from tests.server.harness import ALONE, DUEL, Open, Server, play_on
from tests.web.desk import Desk


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Open]]:
    """Three games of six moves: the rules of today lead elsewhere, and do not know a card of the second."""
    path: Path = tmp_path_factory.mktemp("rules") / "games.db"
    server = Server(path, analyses=0).start()
    opened = [server.create(seats, seed=7) for seats in (ALONE, ALONE, DUEL)]
    for table in opened:
        play_on(table.players(), 6)
    server.stop()
    with sqlite3.connect(path) as db:
        db.execute("update lines set digest = '0000000000000000' where n > 3")
        (header,) = db.execute("select header from tables where id = ?", (opened[1].id,)).fetchone()
        changed = json.loads(header)
        changed["opening"]["table"]["codex"] = "golden-9-moon"
        db.execute("update tables set header = ? where id = ?", (json.dumps(changed), opened[1].id))
    server.start()
    yield [Open(server, table.created) for table in opened]
    server.stop()


def saved(page: Page, button: Locator) -> list[str]:
    with page.expect_download() as download:
        button.click()
    return Path(download.value.path()).read_text(encoding="utf-8").splitlines()


def test_a_stopped_game_is_saved_and_goes_on(browser: Browser, tables: list[Open]) -> None:
    table = tables[0]
    desk = Desk(browser, table.server).open(table.created["keys"][0]["link"])
    page = desk.page
    expect(page.locator("section.prompt")).to_contain_text("The rules have changed since this game was played.")
    page.get_by_role("button", name="Menu").click()
    assert len(saved(page, page.get_by_role("button", name="Save the game file"))) == 7
    page.get_by_role("button", name="Go on by the rules of today").click()
    desk.play(table)
    assert len(table.server.truth(table.id).lines) == 8
    desk.close()


def test_a_game_whose_cards_are_gone_is_read_and_saved(browser: Browser, tables: list[Open]) -> None:
    desk = Desk(browser, tables[1].server).open(tables[1].created["keys"][0]["link"])
    page = desk.page
    expect(page.get_by_role("complementary", name="Log")).to_contain_text("by former rules (place wand at 0)")
    page.get_by_role("button", name="Menu").click()
    assert "golden-9-moon" in saved(page, page.get_by_role("button", name="Save the game file"))[0]
    desk.close()


def test_who_waits_in_vain_leaves_it_as_it_is_and_saves_it(browser: Browser, tables: list[Open]) -> None:
    desk = Desk(browser, tables[2].server).open(tables[2].created["keys"][0]["link"])
    page = desk.page
    page.get_by_role("button", name="Go on by the rules of today").click()
    page.get_by_role("button", name="Leave it as it is, for good").click()
    expect(page.get_by_role("button", name="Leave it as it is, for good")).to_have_count(0)
    page.get_by_role("button", name="Menu").click()
    assert len(saved(page, page.get_by_role("button", name="Save the game file"))) == 7
    desk.close()
