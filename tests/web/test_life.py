"""What happens at a real table: reloads, lost servers, second thoughts, looking back."""

from __future__ import annotations

import re
import signal
from pathlib import Path

from playwright.sync_api import Browser, expect
from tests.server.harness import AGAINST_BOT, ALONE, DUEL, Server
from tests.web.conftest import Sit
from tests.web.desk import Desk, advised


def test_reload_in_mid_turn(sit: Sit, server: Server) -> None:
    table = server.create(ALONE, options={"level": "easy"}, seed="7")
    desk = sit().open(table.created["keys"][0]["link"])
    state = table.truth()
    while state.stack[-1].__class__.__name__ != "SoloParadox":  # in the middle of a turn
        state = desk.play(table)
    before = desk.page.locator("section.prompt").inner_text()
    desk.page.reload()
    expect(desk.page.locator("section.prompt")).to_have_text(before, use_inner_text=True)


def test_reload_with_a_card_in_hand(sit: Sit, server: Server) -> None:
    """A card that was only picked up is put down again; the legal moves are the same."""
    table = server.create(ALONE, seed="7")
    table.join().move(table.truth().moves[-1].text)  # far to the right: a long past offers several targets
    desk = sit().open(table.created["keys"][0]["link"])
    desk.wait_for_turn()
    usable = desk.usable
    starts = [offer["at"][:1] for offer in table.truth().game.scene(table.truth(), 0)["offers"]]
    desk.thing(next(start for start in starts if starts.count(start) > 1)[0]).click()
    expect(desk.page.locator("section.prompt")).to_contain_text(": Choose a target.")
    desk.page.reload()
    expect(desk.page.locator('[data-thing][data-walk="open"]')).to_have_count(len(usable))
    assert desk.usable == usable


def test_the_page_goes_on_after_a_crash(browser: Browser, tmp_path: Path) -> None:
    server = Server(tmp_path / "crash.db").start()
    table = server.create(ALONE, seed="7")
    desk = Desk(browser, server).open(table.created["keys"][0]["link"])
    desk.play(table)
    server.stop(signal.SIGKILL)
    expect(desk.page.get_by_text("Reconnecting")).to_be_visible()
    server.start()
    expect(desk.page.get_by_text("Reconnecting")).not_to_be_visible()
    assert len(server.truth(table.id).lines) == 1
    desk.play(table)
    assert len(server.truth(table.id).lines) == 2
    desk.close()
    server.stop()


def test_escape_takes_back_and_undo_undoes(sit: Sit, server: Server) -> None:
    table = server.create(AGAINST_BOT, options={"start": "first"}, seed="3")
    desk = sit().open(table.created["keys"][0]["link"])
    desk.wait_for_turn()
    start = desk.usable
    state = table.truth()
    desk.thing(sorted(start)[0]).click()
    expect(desk.confirm_button).to_be_visible()
    desk.page.keyboard.press("Escape")
    expect(desk.confirm_button).not_to_be_visible()
    assert server.truth(table.id).lines == []
    desk.make(state, state.moves[0].text)
    desk.wait_for_turn()
    desk.page.keyboard.press("u")
    expect(desk.page.locator("section.prompt")).to_contain_text("Place your wand")
    assert desk.usable == start


def test_why_not(sit: Sit, server: Server) -> None:
    table = server.create(AGAINST_BOT, options={"start": "first"}, seed="3")
    desk = sit().open(table.created["keys"][0]["link"])
    desk.wait_for_turn()
    resting = next(id for id in table.truth().snapshot()["table"]["row"] if id not in desk.usable)
    desk.thing(resting).click(force=True)  # it says of itself that it is disabled
    expect(desk.page.get_by_text(re.compile("only a relic of the codex colour")).first).to_be_visible()


def test_the_log_leads_back_in_time(sit: Sit, server: Server) -> None:
    table = server.create(ALONE, seed="7")
    player = table.join()
    for _ in range(6):
        player.move(advised(table.truth()))
    row = server.truth(table.id).replay(1).snapshot()["table"]["row"]
    desk = sit("de").open(f"{table.created['keys'][0]['link']}@1")
    expect(desk.page.get_by_text("Rückblick", exact=False).first).to_be_visible()
    shown = [thing.get_attribute("data-thing") for thing in desk.page.locator(".track [data-thing]").all()]
    assert shown == row
    desk.page.keyboard.press("Escape")
    desk.wait_for_turn()


def test_no_undo_without_consent_when_something_was_shown(sit: Sit, server: Server) -> None:
    table = server.create(DUEL, options={"start": "first"}, seed="3")
    ada, ben = table.players()
    for _ in range(2):
        mover = ada if table.truth().seat == 0 else ben
        mover.move(table.truth().moves[0].text)
        for player in (ada, ben):
            player.until(len(server.truth(table.id).lines))
    desks = [sit().open(key["link"]) for key in table.created["keys"]]
    state = table.truth()  # Ada plays a relic that Ben has never seen
    desks[0].play(table)
    desks[0].page.keyboard.press("u")
    question = desks[1].page.get_by_role("dialog", name="Ada would like to take back")
    expect(question).to_be_visible()
    lines = len(server.truth(table.id).lines)
    question.get_by_role("button", name="Yes, of course").click()
    desks[0].see(lines + 1)
    assert table.truth().snapshot() == state.snapshot()
