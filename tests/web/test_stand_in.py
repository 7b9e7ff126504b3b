"""Somebody stays away: the page offers a bot for them, and gives them their seat back."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect
from tests.server.harness import DUEL, Server
from tests.web.conftest import Sit
from tests.web.test_layout import LYING, box
from tests.web.test_screens import DESKTOP


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("away") / "zeitriss.db", patience=0.5).start()
    yield server
    server.stop()


def test_a_bot_plays_for_ben_until_he_is_back(sit: Sit, server: Server) -> None:
    table = server.create(DUEL, options={"start": "first"}, seed="7")
    ada, ben = table.players()
    ada.move(ada.offers[0])
    ben.close()
    page = sit().open(table.created["keys"][0]["link"]).page
    page.get_by_role("button", name="A bot for Ben").click()
    page.set_viewport_size({"width": LYING[0], "height": LYING[1]})
    dialog = page.get_by_role("dialog", name="Who shall play for Ben?")
    why, bots = box(dialog.get_by_text("Ben is away")), box(dialog.get_by_role("list"))
    assert why["bottom"] <= bots["y"]
    assert bots["bottom"] <= LYING[1]  # all of it on a low screen
    page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})
    dialog.get_by_role("button", name="Mouse").click()
    expect(page.get_by_text("Mouse plays", exact=True)).to_be_visible()
    expect(page.get_by_text("Ben is away: Mouse plays for Ben.").first).to_be_visible()
    back = sit("de").open(table.created["keys"][1]["link"]).page
    expect(back.get_by_text("Du bist wieder da.").first).to_be_visible()
    expect(page.get_by_text("Mouse plays", exact=True)).not_to_be_visible()
