"""Every screen: accessible, and whole without scrolling, on desktop and phone, dark and light, in both languages."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect
from tests.server.harness import AGAINST_BOT, ALONE, DUEL, HOT_SEAT, Server
from tests.web.conftest import Sit
from tests.web.desk import Desk, advised, drive, set_up

DESKTOP, PHONE = (1280, 800), (390, 844)
LOOKS = [(DESKTOP, "dark", "en"), (PHONE, "light", "de")]
look = pytest.mark.parametrize(("size", "scheme", "lang"), LOOKS, ids=["desktop", "phone"])


def accessible(page: Page) -> None:
    found = Axe().run(page).response["violations"]
    serious = [rule for rule in found if rule["impact"] in ("serious", "critical")]
    assert not serious, [(rule["id"], [node["html"][:120] for node in rule["nodes"][:3]]) for rule in serious]


def fits(page: Page) -> None:
    size = page.evaluate(
        "[document.documentElement.scrollWidth, document.documentElement.scrollHeight, innerWidth, innerHeight]"
    )
    assert size[0] <= size[2], "scrolls sideways"
    assert size[1] <= size[3], "scrolls down"


@look
def test_start_page(sit: Sit, size: tuple[int, int], scheme: str, lang: str) -> None:
    desk = sit(lang, size, scheme).open("/")
    expect(desk.page.get_by_role("button", name="Play now" if lang == "en" else "Jetzt spielen")).to_be_visible()
    accessible(desk.page)
    for title in ("Aeon", "Res Arcana"):
        set_up(desk.page, title)
        for cards in desk.page.locator("summary").all()[:3]:
            cards.click()
        accessible(desk.page)
        desk.page.keyboard.press("Escape")


@look
@pytest.mark.parametrize("seats", [AGAINST_BOT, ALONE], ids=["duel", "solo"])
def test_table(
    sit: Sit, server: Server, size: tuple[int, int], scheme: str, lang: str, seats: list[dict[str, str]]
) -> None:
    options = {"shrine": True} if len(seats) == 1 else {}
    table = server.create(seats, options=options, seed="3")
    desk = sit(lang, size, scheme).open(table.created["keys"][0]["link"])
    desk.wait_for_turn()
    accessible(desk.page)
    fits(desk.page)
    relic = desk.page.locator(".track [data-thing]").first.bounding_box()
    assert relic is not None
    assert relic["width"] > size[0] / 20  # nine of them share the width, less what lies beside
    for _ in range(4):
        desk.play(table)
        fits(desk.page)


SHEETS: dict[str, Callable[[Page], None]] = {
    "rules": lambda page: page.keyboard.press("r"),
    "log": lambda page: page.keyboard.press("l"),
    "help": lambda page: page.keyboard.press("?"),
    "zoom": lambda page: page.keyboard.press("z"),
}


@look
@pytest.mark.parametrize("sheet", SHEETS)
def test_sheets(sit: Sit, server: Server, size: tuple[int, int], scheme: str, lang: str, sheet: str) -> None:
    table = server.create(AGAINST_BOT, seed="3")
    desk = sit(lang, size, scheme).open(table.created["keys"][0]["link"])
    desk.wait_for_turn()
    desk.page.keyboard.press("ArrowRight")
    SHEETS[sheet](desk.page)
    dialog = desk.page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    accessible(desk.page)
    desk.page.keyboard.press("Escape")
    expect(dialog).not_to_be_visible()


def test_the_curtain_hides_the_hand(sit: Sit, server: Server) -> None:
    table = server.create(HOT_SEAT, seed="3")
    desk = sit().open(table.created["keys"][0]["link"])
    state = table.truth()
    for _ in range(4):
        assert state.seat is not None
        name = ("Ada", "Ben")[state.seat]
        curtain = desk.page.get_by_role("dialog", name=f"{name} is next")
        expect(curtain).to_be_visible()
        for hand in state.snapshot()["table"]["hands"]:
            for relic in hand:
                if relic not in state.snapshot()["table"]["seen"]:
                    assert desk.thing(relic).count() == 0
        accessible(desk.page)
        desk.page.get_by_role("button", name=f"I am {name}").click()
        seat = state.seat
        while state.seat == seat:
            state = desk.play(table)


def test_ending(sit: Sit, server: Server) -> None:
    table = server.create(ALONE, seed="1")
    player = table.join()
    while not player.over:
        player.move(advised(table.truth()))
    desk = sit("de", PHONE, "light").open(table.created["keys"][0]["link"])
    expect(desk.page.get_by_role("dialog")).to_be_visible()
    accessible(desk.page)
    with desk.page.expect_download() as download:
        desk.page.get_by_role("button", name="Spieldatei").click()
    assert '"game": "antinomy"' in download.value.path().read_text()


def test_whoever_lost_finds_the_way_back_first(sit: Sit, server: Server) -> None:
    """Here no bot looks for the turn: then it is the beginning."""
    table = server.create(DUEL, seed="1")
    state = drive(table, lambda state: state.outcome is not None)
    assert state.outcome is not None
    lost = min(range(2), key=state.outcome.results.__getitem__)
    desk = sit("en", PHONE).open(table.created["keys"][lost]["link"])
    first = desk.page.locator(".next button").first
    expect(first).to_have_text("The same deal again")
    first.click()
    expect(desk.page.locator("main[data-n='0']")).to_be_visible()
    assert table.id not in desk.page.url


def test_a_wrong_link_says_so(sit: Sit) -> None:
    desk: Desk = sit().open("/t/nowhere#nothing")
    expect(desk.page.get_by_text("There is no such table").first).to_be_visible()
    accessible(desk.page)
