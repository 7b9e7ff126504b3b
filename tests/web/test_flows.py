"""What a person meets on the way: refusals in their language, reasons, a closer look by finger, the final score."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Route, expect
from tests.server.harness import AGAINST_BOT, ALONE, GREEDY, HOT_SEAT, Server
from tests.web.conftest import Sit
from tests.web.desk import SETTINGS, Desk, advised, free, set_up

from zeitriss import Log, game

PHONE = (390, 844)
Wish = dict[str, Any]

# Requests that the page itself would never send: what the server refuses, and what is named for it.
ALTERED: dict[str, tuple[Callable[[Wish], None], str]] = {
    "mission 11": (lambda wish: wish.update(seats=wish["seats"][:1], options={"mission": 11}), "Mission"),
    "six players": (lambda wish: wish.update(seats=wish["seats"][:1] * 6), "Zahl der Personen"),
    "mission for two": (lambda wish: wish["options"].update(mission=2), "Mission"),
}


@pytest.mark.parametrize("case", ALTERED)
def test_a_refused_option_is_named_in_german(sit: Sit, case: str) -> None:
    alter, named = ALTERED[case]

    def send(route: Route) -> None:
        wish: Wish = json.loads(route.request.post_data or "")
        alter(wish)
        route.continue_(post_data=json.dumps(wish))

    page = sit("de").open("/").page
    set_up(page, "Eternitium")
    page.route("**/api/v1/tables", send)
    page.get_by_role("button", name="Spielen", exact=True).click()
    note = page.locator(".toast")
    expect(note.locator("strong")).to_have_text("Diese Einstellung passt nicht.")
    expect(note.locator(".about")).to_have_text(named)
    expect(note.locator('[lang="en"]')).to_contain_text("is")  # the server's own sentence


def test_a_bad_file_names_its_line(sit: Sit, server: Server, tmp_path: Path) -> None:
    table = server.create(ALONE, seed="1")
    player = table.join()
    while not player.over:
        player.move(advised(table.truth()))
    good, file = tmp_path / "good.jsonl", tmp_path / "bad.jsonl"
    lines = server.get(f"/tables/{table.id}/file", table.keys[0]).text.splitlines()
    good.write_text("\n".join(lines) + "\n")
    lines[2] = json.dumps(json.loads(lines[2]) | {"move": "fly"})
    file.write_text("\n".join(lines) + "\n")
    page = sit("de").open("/").page
    page.locator("input[type=file]").set_input_files(file)
    note = page.locator(".toast")
    expect(note.locator("strong")).to_have_text("Diese Spieldatei ist fehlerhaft.")
    expect(note.locator(".about")).to_have_text("Zeile 3")
    expect(note.locator('[lang="en"]')).to_contain_text("fly")
    page.locator("input[type=file]").set_input_files(good)
    expect(page.locator("main[data-n]")).to_be_visible()
    assert note.count() == 0  # at once: it would go by itself in the end


def test_a_wrong_link_is_told_once_and_a_wrong_address_too(sit: Sit) -> None:
    page = sit("de").open("/t/nowhere#nothing").page
    expect(page.get_by_role("heading", name="Diesen Tisch gibt es nicht")).to_be_visible()
    expect(page.locator(".toast")).to_have_count(0)
    page.goto("/nonsense")
    expect(page.get_by_role("heading", name="Hier ist nichts")).to_be_visible()
    page.get_by_role("button", name="Zur Startseite").click()
    expect(page.get_by_role("button", name="Jetzt spielen")).to_be_visible()


@pytest.mark.parametrize("size", [(1280, 800), PHONE], ids=["desktop", "phone"])
def test_the_start_button_is_in_sight_at_once(sit: Sit, size: tuple[int, int]) -> None:
    desk = sit("en", size).open("/")
    start = desk.page.get_by_role("button", name="Play now")
    for title in ("Antinomy", "Eternitium", "Res Arcana", "Aeon"):
        desk.page.get_by_role("button", name=title).first.click()
        expect(start).to_be_in_viewport(ratio=1)


def test_one_reason_at_a_time_also_for_what_has_none_of_its_own(sit: Sit, server: Server) -> None:
    table = server.create(AGAINST_BOT, options={"start": "first"}, seed="3")
    desk = sit().open(table.created["keys"][0]["link"])
    desk.wait_for_turn()
    rest = [id for id in table.truth().snapshot()["table"]["row"] if id not in desk.usable]
    note = desk.page.locator(".why")
    for id in rest[:3]:
        desk.thing(id).click(force=True)  # it says of itself that it is disabled
        expect(note).to_have_count(1)
    desk.page.locator(".others [data-thing]").first.click(force=True)  # a hidden card of the other's hand
    expect(note).to_have_count(1)
    expect(note).to_contain_text("This is not yours to use now.")
    words, card = note.bounding_box(), desk.page.locator(".others [data-thing]").first.bounding_box()
    assert words is not None
    assert card is not None
    assert abs(words["y"] + words["height"] / 2 - card["y"]) < card["height"] + 60  # at the thing itself
    desk.thing(sorted(desk.usable)[0]).click()
    expect(note).to_have_count(0)
    expect(desk.page.locator(".ask")).to_have_text(re.compile(r"\S This ends your turn\.$"))


def test_a_long_press_opens_a_card_that_stays(browser: Browser, server: Server) -> None:
    table = server.create(ALONE, seed="7")
    context = browser.new_context(
        base_url=f"http://127.0.0.1:{server.port}",
        viewport={"width": PHONE[0], "height": PHONE[1]},
        has_touch=True,
        is_mobile=True,
    )
    page = context.new_page()
    page.goto(table.created["keys"][0]["link"])
    card = page.locator(".fan.own [data-thing]").first
    card.wait_for()
    box = card.bounding_box()
    assert box is not None
    fingers = context.new_cdp_session(page)
    point = {"x": box["x"] + 15, "y": box["y"] + 30}
    fingers.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    closer = page.get_by_role("dialog")
    expect(closer).to_be_visible()
    fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.wait_for_timeout(400)
    expect(closer).to_be_visible()
    page.touchscreen.tap(4, 4)  # beside it: meant
    expect(closer).not_to_be_visible()
    context.close()


def finished(server: Server) -> str:
    """The link of a duel that was played to its end."""
    log = Log.record(game("antinomy"), HOT_SEAT, "5")
    state = log.start()
    while state.outcome is None:
        assert state.seat is not None
        state.play(log.add(state.seat, advised(state)).move)
    return str(server.http.post("/files", content=log.dumps()).json()["watch"]["link"])


def test_the_end_tells_the_score(sit: Sit, server: Server) -> None:
    page = sit("de", PHONE).open(finished(server)).page
    rows = page.get_by_role("dialog").get_by_role("listitem")
    expect(rows).to_have_count(2)
    expect(rows.filter(has_text="Gewonnen")).to_contain_text("5/5")
    expect(rows.filter(has_text="Verloren")).to_contain_text(re.compile(r"[0-4]/5"))


def test_marks_of_what_changed_outlive_a_reload(sit: Sit, server: Server) -> None:
    table = server.create(AGAINST_BOT, options={"start": "first"}, seed="3")
    desk = sit().open(table.created["keys"][0]["link"])
    changed = desk.page.locator("[data-thing][aria-label*='changed since']")
    for _ in range(6):
        desk.play(table)
        desk.wait_for_turn()
        if changed.count():
            break
    marks = {one.get_attribute("data-thing") for one in changed.all()}
    assert marks
    desk.page.reload()
    expect(changed).to_have_count(len(marks))
    assert {one.get_attribute("data-thing") for one in changed.all()} == marks


def test_a_card_large_says_its_words_once(sit: Sit, server: Server) -> None:
    table = server.create([*ALONE, GREEDY], game="res_arcana", options={"mode": "first", "start": "first"}, seed="9")
    desk: Desk = sit().open(table.created["keys"][0]["link"])
    desk.wait_for_turn()
    card = desk.page.locator("[data-zone='hand-0'] [data-thing]").first
    card.focus()
    desk.page.keyboard.press("z")
    closer = desk.page.get_by_role("dialog")
    name = str(closer.locator(".face-name").text_content()).replace("\u00ad", "")
    shown = closer.evaluate(
        """(dialog, name) => {
        const says = one => one.textContent.replaceAll('\\u00AD', '').trim() === name
        const seen = one => !one.closest('.unseen') && !one.querySelector('.unseen')
        const found = [...dialog.querySelectorAll('*')].filter(one => says(one) && seen(one))
        return found.filter(one => !found.includes(one.parentElement)).length
    }""",
        name,
    )
    assert shown == 1
    assert closer.get_by_role("heading", name=name).count() == 1  # for those who listen


def test_a_target_before_its_card_names_the_card(sit: Sit, server: Server) -> None:
    table = server.create(AGAINST_BOT, options={"start": "first"}, seed="3")
    desk = sit().open(table.created["keys"][0]["link"])
    desk.play(table)
    desk.wait_for_turn()
    state = table.truth()
    offers = desk.scene(state, 0)["offers"]
    target = next(offer["at"][1] for offer in offers if len(offer["at"]) > 1 and offer["at"][1] not in desk.usable)
    desk.thing(target).click(force=True)
    first = {offer["at"][0] for offer in offers if target in offer["at"][1:]}
    names = [state.game.words("en").name("relic", id) for id in first]
    expect(desk.page.locator(".why")).to_contain_text("Choose the card first")
    for name in names:
        expect(desk.page.locator(".why")).to_contain_text(name)


def test_what_leaves_no_choice_plays_itself(sit: Sit, server: Server) -> None:
    """In Gegensatz "no paradox" among them: a turn takes two clicks."""
    table = server.create(AGAINST_BOT, options={"start": "first"}, seed="3")
    desk = sit()
    desk.context.add_init_script(f"localStorage.setItem('{SETTINGS}', JSON.stringify({{forced: true}}))")
    desk.open(table.created["keys"][0]["link"])
    desk.play(table)
    desk.wait_for_turn()
    lines = len(server.truth(table.id).lines)
    desk.make(table.truth(), next(move.text for move in table.truth().moves))
    desk.see(lines + 2)
    assert [line.move for line in server.truth(table.id).lines][lines + 1] == "no paradox"


def test_gems_are_played_by_one_answer_and_stay_moves(sit: Sit, server: Server) -> None:
    table = server.create(ALONE, game="aeons_end", options={"mage_a": "mist"}, seed="1")
    desk = sit().open(table.created["keys"][0]["link"])
    for _ in range(20):
        desk.wait_for_turn()
        if desk.scene(table.truth(), 0)["together"]:
            break
        desk.play(table)
    (one,) = desk.scene(table.truth(), 0)["together"]
    lines = len(server.truth(table.id).lines)
    desk.page.get_by_role("button", name=one["label"]).click()
    desk.see(lines + len(one["moves"]))
    assert [line.move for line in server.truth(table.id).lines[lines:]] == one["moves"]


def test_what_a_move_costs_is_told_before_it_is_made(sit: Sit, server: Server) -> None:
    table = server.create(ALONE, game="aeons_end", options={"mage_a": "mist"}, seed="1")
    desk = sit().open(table.created["keys"][0]["link"])
    desk.wait_for_turn()
    offers = desk.scene(table.truth(), 0)["offers"]
    gem = next(offer["at"][0] for offer in offers if offer["move"] == "play crystal")
    desk.thing(gem).hover(position=free(desk.thing(gem)))
    expect(desk.page.get_by_role("list", name="What will change")).to_contain_text(re.compile(r"0\s+1"))
