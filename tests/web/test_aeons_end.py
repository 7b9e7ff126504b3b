"""Aeon's End at the page: two browsers and a bot to the end, abilities in others' turns, a reload in mid-unleash."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect
from tests.server.harness import ALONE, DUEL, GREEDY, HOT_SEAT, Open, Server
from tests.web.conftest import Sit
from tests.web.desk import advised, asks, to_the_end
from tests.web.test_screens import accessible, fits, look

from zeitriss.core.state import State

CLICKS = 10


def test_two_pages_and_a_bot_against_rageborne(sit: Sit, server: Server) -> None:
    options = {"nemesis": "rageborne", "difficulty": "extinction"}  # the shortest games
    table = server.create([*DUEL, GREEDY], game="aeons_end", options=options, seed="43")
    desks = [sit(lang).open(key["link"]) for lang, key in zip(("en", "de"), table.created["keys"], strict=True)]
    state = to_the_end(table, *desks)
    assert state.outcome is not None
    for desk, won, lost in zip(desks, ("Won", "Gewonnen"), ("Lost", "Verloren"), strict=True):
        results = desk.page.get_by_role("dialog").get_by_role("listitem")
        expect(results.filter(has_text=won if state.outcome.results[0] else lost)).to_have_count(3)


def drive(table: Open, until: Callable[[State], bool]) -> State:
    """Moves made without a page; who sits on the first seat saves up for the ability."""
    state, runs = table.truth(), list[tuple[int, list[str]]]()
    while not until(state):
        assert state.seat is not None, "it is over too early"
        text = saved_up(state) if state.seat == 0 and asks(state) == "main" else advised(state)
        if not runs or runs[-1][0] != state.seat:
            runs.append((state.seat, []))
        runs[-1][1].append(text)
        state.play(text, state.seat)
    for seat, texts in runs:
        wish = {"n": len(table.server.truth(table.id).lines), "seat": seat, "moves": texts}
        answer = table.server.post(f"{table.path}/moves", wish, table.keys[seat])
        assert answer.status_code == 200, answer.text
    return state


def saved_up(state: State) -> str:
    """Buy charges before anything else, and keep the ability."""
    if any(move.text == "buy charge" for move in state.moves):
        return "buy charge"
    text = advised(state)
    return "end phase" if text.startswith("ability") else text


def test_an_ability_in_somebody_elses_main_phase(sit: Sit, server: Server) -> None:
    options = {"mage_a": "kadir", "nemesis": "rageborne", "difficulty": "beginner"}
    table = server.create(DUEL, game="aeons_end", options=options, seed="1")
    state = drive(table, lambda state: state.seat == 1 and asks(state) == "main" and bool(state.answers(0)))
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
    state = drive(table, unleashing)
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
