"""The cards of a game on the page: where values come from, in forms and words; a table outlives a correction."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect
from tests.server.harness import AGAINST_BOT, Cold, Server
from tests.web.conftest import Sit
from tests.web.desk import Desk
from tests.web.test_screens import DESKTOP, PHONE, accessible, fits

WORDS = {
    "en": ("Cards", "Search the cards", "reconstructed", "Reconstructed, not documented: cost, power 1, power 2"),
    "de": ("Karten", "Karten durchsuchen", "rekonstruiert", "Rekonstruiert, nicht belegt: Kosten, Fähigkeit 1"),
}


@pytest.mark.parametrize(("size", "lang"), [(DESKTOP, "en"), pytest.param(PHONE, "de", marks=pytest.mark.soak)])
def test_sources_of_values(sit: Sit, server: Server, size: tuple[int, int], lang: str) -> None:
    cards, search, reconstructed, note = WORDS[lang]
    table = server.create(AGAINST_BOT, game="res_arcana", options={"mode": "first"}, seed="3")
    desk = sit(lang, size).open(table.created["keys"][0]["link"])
    desk.wait_for_turn()
    page = desk.page
    page.keyboard.press("r")
    page.keyboard.press("Tab")  # from the heading to the close button
    page.keyboard.press("Tab")  # to the choice, which the arrow keys change
    page.keyboard.press("ArrowRight")
    book = page.get_by_role("dialog", name=cards)
    expect(book.get_by_role("listitem")).to_have_count(109)
    page.get_by_role("radio", name=reconstructed).check(force=True)
    expect(book.get_by_role("listitem")).to_have_count(29)
    accessible(page)
    fits(page)
    page.get_by_label(search).fill("gnosis")
    expect(book.get_by_role("listitem")).to_have_count(1)
    expect(book.get_by_role("status")).to_have_text("one card" if lang == "en" else "eine Karte")
    group = book.locator(".group", has_text=reconstructed)
    expect(group.locator("svg").first).to_be_visible()  # a form, not only a word
    expect(group).to_contain_text("1 Elan, 1 Calm, 1 of any" if lang == "en" else "1 Elan, 1 Ruhe, 1 beliebige")
    page.keyboard.press("Escape")  # empties the search
    page.keyboard.press("Escape")
    expect(book).not_to_be_visible()
    desk.thing("gnosis").focus()
    page.keyboard.press("z")
    expect(page.get_by_role("dialog", name="Gnosis")).to_contain_text(note)


@pytest.mark.parametrize("game", ["antinomy", "eternitium", "aeons_end"])
def test_cards_of_every_game(sit: Sit, server: Server, game: str) -> None:
    """From the start page; games that do not record sources show their cards without a choice of them."""
    title = next(one["title"] for one in server.get("/games", lang="en").json() if one["name"] == game)
    page = sit().open("/").page
    page.get_by_role("button", name=title).first.click()
    page.get_by_role("button", name="Cards", exact=True).click()
    book = page.get_by_role("dialog", name=f"{title}: Cards")
    expect(book.get_by_role("listitem")).to_have_count(len(server.get(f"/games/{game}/cards").json()))
    expect(book.get_by_role("radio")).to_have_count(2)  # rules or cards, but no sources
    accessible(page)


@pytest.mark.soak
def test_a_table_goes_on_with_other_cards(browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    plain = Server(tmp_path / "games.db").start()
    link = plain.create(AGAINST_BOT, game="res_arcana").created["keys"][0]["link"]
    plain.stop()
    (tmp_path / "mine.json").write_text(json.dumps({"game": "res_arcana", "components": {"ziggurat": {"vp": 2}}}))
    monkeypatch.setenv("ZEITRISS_CARDS", str(tmp_path / "mine.json"))
    server = Cold(tmp_path / "games.db").start()
    desk = Desk(browser, server).open(link)
    desk.wait_for_turn()
    desk.close()
    server.stop()
