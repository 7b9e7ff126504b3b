"""What must be read can be read: names beside numbers, cards to choose from, opened panels and piles."""

from __future__ import annotations

import time

import pytest
from playwright.sync_api import Locator, expect
from tests.server.harness import ALONE, GREEDY, Open, Server
from tests.web.conftest import Sit
from tests.web.desk import Desk, advised
from tests.web.test_screens import DESKTOP, PHONE, accessible, fits

# What a head needs more than its panel has, and how far it reaches into the next one.
TOO_WIDE = """heads => heads.map(head => {
    const panel = head.closest('.panel').getBoundingClientRect()
    const inside = [...head.querySelectorAll('.name, .counter, .delta')].map(one => one.getBoundingClientRect())
    return Math.max(head.scrollWidth - head.clientWidth, ...inside.map(one => one.right - panel.right - 8))
}).filter(more => more > 1)"""
CARDS = "areas => areas.map(area => area.style.getPropertyValue('--card'))"
WIDTHS = "names => names.map(name => name.getBoundingClientRect().width)"
CLICKS = 6
OF_TWO = {"mode": "full", "start": "first"}
OF_FOUR = {"mode": "combined", "cards": "draft_base", "start": "first"}


def box(locator: Locator) -> dict[str, float]:
    found = locator.bounding_box()
    assert found is not None
    x, y, width, height = found["x"], found["y"], found["width"], found["height"]
    return {"x": x, "y": y, "width": width, "right": x + width, "bottom": y + height}


def played(table: Open, moves: int) -> None:
    """The first seat has made some sensible moves."""
    player = table.join()
    while moves:
        state = table.truth()
        if state.seat == 0:
            player.move(advised(state))
            moves -= 1
        else:
            time.sleep(0.05)
        player.until(len(table.server.truth(table.id).lines))


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_five_travellers_have_names(sit: Sit, server: Server, size: tuple[int, int]) -> None:
    table = server.create([*ALONE, *[GREEDY] * 4], game="eternitium", options={"start": "first"}, seed="5")
    desk = sit(size=size).open(table.created["keys"][0]["link"])
    names, heads = desk.page.locator(".others .name"), desk.page.locator(".others header")
    changed = 0
    for _ in range(8):
        desk.wait_for_turn()
        expect(names).to_have_count(4)
        assert min(names.evaluate_all(WIDTHS)) >= 40
        assert not heads.evaluate_all(TOO_WIDE)
        fits(desk.page)
        changed += desk.page.locator(".others .delta").count()
        desk.play(table)
    assert changed, "nothing was marked as changed"


@pytest.mark.parametrize(("seats", "options", "least"), [(2, OF_TWO, 88), (4, OF_FOUR, 80)], ids=["two", "four"])
def test_cards_to_choose_from_can_be_read_on_a_phone(
    sit: Sit, server: Server, seats: int, options: dict[str, str], least: int
) -> None:
    table = server.create([*ALONE, *[GREEDY] * (seats - 1)], game="res_arcana", options=options, seed="9")
    desk = sit("de", PHONE).open(table.created["keys"][0]["link"])
    desk.wait_for_turn()
    cards = desk.page.locator(".mine .asked .thing.start")
    assert cards.count() >= 2
    for card in cards.all():
        assert box(card)["width"] >= least
        expect(card.locator(".face-name")).to_be_visible()
    fits(desk.page)


def test_an_opened_panel_is_in_order(sit: Sit, server: Server) -> None:
    table = server.create([*ALONE, GREEDY], game="res_arcana", options={"mode": "first", "start": "first"}, seed="1")
    played(table, 8)
    desk = sit("de", PHONE).open(table.created["keys"][0]["link"])
    desk.page.locator(".unfold button").click()
    sheet = desk.page.get_by_role("dialog")
    head, zones = box(sheet.locator(".panel header")), sheet.locator(".zone")
    boxes = [box(zone) for zone in zones.all()]
    assert head["y"] < box(sheet)["y"] + 120, "does not begin at the top"
    assert all(head["bottom"] <= zone["y"] for zone in boxes)
    for i, one in enumerate(boxes):
        for other in boxes[:i]:
            beside = one["x"] >= other["right"] - 1 or other["x"] >= one["right"] - 1
            assert beside or one["y"] >= other["bottom"] - 1 or other["y"] >= one["bottom"] - 1
    accessible(desk.page)


@pytest.mark.parametrize(("size", "least"), [(DESKTOP, 190), (PHONE, 150)], ids=["desktop", "phone"])
def test_an_opened_pile_can_be_read(sit: Sit, server: Server, size: tuple[int, int], least: int) -> None:
    table = server.create([*ALONE, GREEDY], game="res_arcana", options={"mode": "first", "start": "first"}, seed="1")
    played(table, 16)
    desk = sit("de", size).open(table.created["keys"][0]["link"])
    desk.page.locator(".mine [data-pile]").click(position={"x": 8, "y": 8})
    cards = desk.page.get_by_role("dialog").locator(".thing")
    expect(cards).not_to_have_count(0)
    first, second = box(cards.nth(0)), box(cards.nth(1))
    assert first["width"] >= least
    assert first["y"] == second["y"]
    assert second["x"] >= first["right"]
    expect(cards.first.locator(".face-name")).to_be_visible()
    accessible(desk.page)


@pytest.mark.parametrize(
    ("game", "size"), [("aeons_end", DESKTOP), ("eternitium", PHONE)], ids=["aeons_end", "eternitium"]
)
def test_cards_are_as_large_as_if_the_page_had_just_been_opened(
    sit: Sit, server: Server, game: str, size: tuple[int, int]
) -> None:
    """What was measured before the last move counts only as long as nothing lies elsewhere."""
    table = server.create(ALONE, game=game, seed="1")
    link = table.created["keys"][0]["link"]
    desk, fresh = sit(size=size).open(link), sit(size=size)
    for _ in range(CLICKS):
        desk.play(table)
        desk.wait_for_turn()
        fresh.open("about:blank").open(link).wait_for_turn()
        settled(desk, fresh)


def settled(*desks: Desk) -> None:
    """Fonts and sizes arrive late: the cards of all pages are soon equally large."""
    for _ in range(40):
        found = [desk.page.locator(".area").evaluate_all(CARDS) for desk in desks]
        if all(one == found[0] for one in found) and "" not in found[0]:
            return
        time.sleep(0.05)
    raise AssertionError(found)


def test_a_longer_question_moves_nothing(sit: Sit, server: Server) -> None:
    table = server.create(ALONE, game="aeons_end", seed="1")
    desk = sit().open(table.created["keys"][0]["link"])
    bars, lines = set[float](), set[float]()
    for _ in range(CLICKS):
        desk.play(table)
        desk.wait_for_turn()
        bars.add(box(desk.page.locator(".prompt"))["bottom"] - box(desk.page.locator(".prompt"))["y"])
        lines.add(box(desk.page.locator(".ask"))["bottom"] - box(desk.page.locator(".ask"))["y"])
    assert len(lines) > 1, "no question was longer than another"
    assert len(bars) == 1
