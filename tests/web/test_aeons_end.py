"""Aeon's End at the page: two browsers and a bot to the end, abilities in others' turns, a reload in mid-unleash."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.server.harness import ALONE, DUEL, GREEDY, HOT_SEAT, Open, Server
from tests.web.conftest import Sit
from tests.web.desk import Desk, advised, asks, drive, to_the_end
from tests.web.test_screens import accessible, fits, look

from zeitriss.core.state import State

CLICKS = 10
SOME = 16


def two_and_a_bot(sit: Sit, server: Server) -> tuple[Open, list[Desk]]:
    """A page each, in two languages, against Rageborne."""
    options = {"nemesis": "rageborne", "difficulty": "extinction"}  # the shortest games
    table = server.create([*DUEL, GREEDY], game="aeons_end", options=options, seed="43")
    return table, [sit(lang).open(key["link"]) for lang, key in zip(("en", "de"), table.created["keys"], strict=True)]


def test_some_decisions_of_a_team(sit: Sit, server: Server) -> None:
    table, desks = two_and_a_bot(sit, server)
    state = to_the_end(table, *desks, decisions=SOME)
    made = server.truth(table.id).lines
    assert {line.seat for line in made} == {0, 1, 2}
    for desk in desks:
        desk.see(len(made))
        expect(desk.page.locator('[data-thing="gravehold"], [data-counter="gravehold"]').first).to_contain_text(
            str(state.lying("gravehold"))
        )


@pytest.mark.soak
def test_two_pages_and_a_bot_to_the_end(sit: Sit, server: Server) -> None:
    table, desks = two_and_a_bot(sit, server)
    state = to_the_end(table, *desks)
    assert state.outcome is not None
    for desk, won, lost in zip(desks, ("Won", "Gewonnen"), ("Lost", "Verloren"), strict=True):
        results = desk.page.get_by_role("dialog").get_by_role("listitem")
        expect(results.filter(has_text=won if state.outcome.results[0] else lost)).to_have_count(3)


def saved_up(state: State) -> str:
    """Who sits on the first seat buys charges before anything else, and keeps the ability."""
    if state.seat != 0 or asks(state) != "main":
        return advised(state)
    if any(move.text == "buy charge" for move in state.moves):
        return "buy charge"
    text = advised(state)
    return "end phase" if text.startswith("ability") else text


def test_an_ability_in_somebody_elses_main_phase(sit: Sit, server: Server) -> None:
    options = {"mage_a": "kadir", "nemesis": "rageborne", "difficulty": "beginner"}
    table = server.create(DUEL, game="aeons_end", options=options, seed="1")
    state = drive(table, lambda state: state.seat == 1 and asks(state) == "main" and bool(state.answers(0)), saved_up)
    ada, ben = (sit().open(key["link"]) for key in table.created["keys"])
    ben.wait_for_turn()
    expect(ada.page.get_by_text("You may use your ability now.")).to_be_visible()
    lines = len(server.truth(table.id).lines)
    ada.thing("mage-0").click()
    ben.see(lines + 1)
    last = server.truth(table.id).lines[-1]
    assert (last.seat, last.move) == (0, state.answers(0)[0].text)
    ben.page.keyboard.press("l")
    expect(ben.page.get_by_role("dialog").get_by_text("Ada uses").last).to_be_visible()


def test_a_reload_during_an_unleash(sit: Sit, server: Server) -> None:
    table = server.create(DUEL, game="aeons_end", options={"nemesis": "crooked-mask"}, seed="1")
    state = drive(table, unleashing, saved_up)
    assert state.seat is not None
    desk = sit("de").open(table.created["keys"][state.seat]["link"])
    desk.wait_for_turn()
    asked = desk.page.locator(".ask").inner_text()
    expect(desk.page.get_by_role("group", name="Der Erzfeind handelt")).to_be_visible()
    desk.page.reload()
    desk.wait_for_turn()
    expect(desk.page.locator(".ask")).to_have_text(asked)
    before = state.clone()
    after = desk.play(table)
    before.play(server.truth(table.id).lines[-1].move)
    assert after.snapshot() == before.snapshot()


def unleashing(state: State) -> bool:
    """The nemesis asks what its unleash does, and another one is to come."""
    frames = [type(frame).__name__ for frame in state.stack]
    return frames[-1] == "CorruptAndShuffle" and "Unleash" in frames and len(state.moves) > 1


def test_one_screen_for_the_whole_team_needs_no_curtain(sit: Sit, server: Server) -> None:
    table = server.create(HOT_SEAT, game="aeons_end", seed="1")
    desk = sit().open(table.created["keys"][0]["link"])
    state = table.truth()
    asked = {state.seat}
    while len(asked) < 2:
        state = desk.play(table)
        asked.add(state.seat)
    desk.wait_for_turn()
    expect(desk.page.get_by_role("button", name="Act for")).to_be_visible()


@look
def test_the_table(sit: Sit, server: Server, size: tuple[int, int], scheme: str, lang: str) -> None:
    seats, options = [*ALONE, GREEDY, GREEDY, GREEDY], {"nemesis": "rageborne"}
    table = server.create(seats, game="aeons_end", options=options, seed="2")
    desk = sit(lang, size, scheme).open(table.created["keys"][0]["link"])
    desk.wait_for_turn()
    accessible(desk.page)
    for _ in range(CLICKS):
        desk.play(table)
        fits(desk.page)
