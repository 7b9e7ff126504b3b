"""What the page keeps to: one colour for a player, the focus in its place, answers that give themselves."""

from __future__ import annotations

import json
from datetime import datetime

import pytest
from playwright.sync_api import expect
from tests.server.harness import ALONE, DUEL, Open, Player, Server
from tests.web.conftest import Sit
from tests.web.desk import SETTINGS, Desk, advised

from zeitriss import game

EVEN_PAUSE = 1800  # web/src/lib/desk.svelte.ts
QUESTION = "Your hand forms a paradox. Do you declare it?"


def with_settings(desk: Desk, **settings: object) -> Desk:
    desk.context.add_init_script(f"localStorage.setItem('{SETTINGS}', {json.dumps(json.dumps(settings))})")
    return desk


def move(table: Open, *players: Player) -> None:
    """Whoever is asked makes a sensible move."""
    state = table.truth()
    players[state.seat or 0].move(advised(state), n=len(table.server.truth(table.id).lines))


@pytest.mark.parametrize("who", [0, 1, None], ids=["first seat", "second seat", "spectator"])
def test_a_wand_has_the_colour_of_its_player(sit: Sit, server: Server, who: int | None) -> None:
    """Also for spectators, and whichever seat looks on."""
    table = server.create(DUEL, seed="7")
    players = table.players()
    for _ in range(2):
        move(table, *players)
    desk = sit().open(table.created["watch"]["link"] if who is None else table.created["keys"][who]["link"])
    desk.see(2)
    wands = [desk.page.locator(f'[data-flip="wand-{seat}"]') for seat in range(2)]
    dots = [desk.page.locator(f'.dot[data-seat="{seat}"]').first for seat in range(2)]
    if not dots[0].is_visible():
        desk.page.keyboard.press("l")
    for dot in dots:
        expect(dot).to_be_visible()
    colours = [wand.evaluate("one => getComputedStyle(one).color") for wand in wands]
    assert colours[0] != colours[1]
    assert colours == [dot.evaluate("one => getComputedStyle(one).backgroundColor") for dot in dots]


def test_the_focus_stays_on_the_table_after_a_confirmation(sit: Sit, server: Server) -> None:
    """Whoever plays by keyboard goes on from there."""
    table = server.create(DUEL, seed="7")
    desk = sit().open(table.created["keys"][0]["link"])
    desk.wait_for_turn()
    thing = game("antinomy").scene(table.truth(), 0)["offers"][0]["at"][0]
    desk.thing(thing).focus()
    desk.page.keyboard.press("Enter")
    expect(desk.confirm_button).to_be_focused()
    desk.page.keyboard.press("Enter")
    desk.see(1)
    expect(desk.page.locator("main :focus")).to_have_count(1)


def test_a_double_click_asks_and_does_not_answer(sit: Sit, server: Server) -> None:
    """The confirmation lies where the button was: the second click means nothing."""
    table = server.create(ALONE, game="aeons_end", options={"mage_a": "mist"}, seed="1")
    desk = sit().open(table.created["keys"][0]["link"])
    desk.wait_for_turn()
    desk.page.locator(".answers").get_by_role("button", name="End the main phase").dblclick()
    expect(desk.confirm_button).to_be_visible()
    expect(desk.page.locator(".ask")).to_contain_text("There is still something else you could do.")  # no turn ends
    assert not server.truth(table.id).lines


def test_an_answer_that_is_always_given(sit: Sit, server: Server) -> None:
    """It gives itself the next time, and is asked for again when the settings forget it."""
    table = server.create(ALONE, seed="1")
    player = table.join()
    while game("antinomy").scene(table.truth(), 0)["prompt"] != QUESTION:
        move(table, player)
    desk = with_settings(sit(), forced=True).open(table.created["keys"][0]["link"])
    desk.page.get_by_label("Always").check()
    desk.page.get_by_role("button", name="Declare the paradox").click()
    kept = desk.page.evaluate(f"JSON.parse(localStorage.getItem('{SETTINGS}')).always")
    assert kept == {f"antinomy {QUESTION}": "declare paradox"}
    seen = 0
    while not seen:
        lines = server.truth(table.id).lines
        if game("antinomy").scene(table.truth(), 0)["prompt"] == QUESTION:
            desk.see(len(lines) + 1)
            seen = len(lines)
        else:
            desk.play(table)
    assert server.truth(table.id).lines[seen].move == "declare paradox"


def test_a_must_takes_its_time_among_people(sit: Sit, server: Server) -> None:
    """AN-17: that there is no paradox looks like a decision. The pause is the same for every answer."""
    table = server.create(DUEL, seed="7")
    players = table.players()
    for _ in range(2):
        move(table, *players)
    mine = table.truth().seat or 0
    desk = with_settings(sit(), forced=True)
    desk.page.clock.install()
    desk.open(table.created["keys"][mine]["link"])
    desk.wait_for_turn()
    desk.page.clock.pause_at(datetime(2100, 1, 1))
    desk.make(table.truth(), advised(table.truth()))
    desk.see(3)
    assert [one.text for one in table.truth().moves] == ["no paradox"]
    expect(desk.page.locator("section.prompt .ask")).to_contain_text("No paradox")
    desk.page.clock.run_for(EVEN_PAUSE - 100)
    assert len(server.truth(table.id).lines) == 3
    desk.page.clock.run_for(200)
    desk.see(4)
