"""Res Arcana at the page: the first rounds by clicks, and a draft in which neither page holds the other's cards."""

from __future__ import annotations

import json

from playwright.sync_api import Page, expect
from tests.server.harness import ALONE, DUEL, GREEDY, RANDOM, Server
from tests.web.conftest import Sit
from tests.web.desk import advised, asks, to_the_end
from tests.web.test_screens import accessible, fits, look

from zeitriss.core.state import State
from zeitriss.games.res_arcana.essence import ESSENCE

CLICKS = 6


def test_the_first_rounds_by_clicks(sit: Sit, server: Server) -> None:
    table = server.create([*ALONE, GREEDY], game="res_arcana", options={"mode": "first"}, seed="1")
    desk = sit().open(table.created["keys"][0]["link"])
    state = to_the_end(table, desk, decisions=20)
    assert state.snapshot()["table"]["round"] > 1
    expect(desk.page.locator("header").first).to_contain_text(f"Round {state.snapshot()['table']['round']}")


def own_secrets(state: State, seat: int) -> set[str]:
    """The cards that this seat sees and the other one does not."""
    mine, theirs = (json.dumps(state.game.view(state, viewer)) for viewer in (seat, 1 - seat))
    cards = state.game.domains[0].names
    return {card for card in cards if f'"{card}"' in mine and f'"{card}"' not in theirs}


def test_a_draft_between_two_pages(sit: Sit, server: Server) -> None:
    table = server.create(DUEL, game="res_arcana", options={"mode": "full", "start": "first"}, seed="4")
    desks = [sit().open(key["link"]) for key in table.created["keys"]]
    state = table.truth()
    secrets = 0
    while state.snapshot()["table"]["round"] == 0:
        for seat, desk in enumerate(desks):
            desk.see(len(server.truth(table.id).lines))
            secret = own_secrets(state, 1 - seat)
            secrets += len(secret)
            said = state.game.words(desk.lang)
            seen, tree = desk.page.content(), desk.page.locator("body").aria_snapshot()
            for card in secret:
                assert f'"{card}"' not in seen
                assert said.name("card", card) not in tree
        assert state.seat is not None
        state = desks[state.seat].play(table)
    assert secrets > 20  # there was something to give away


@look
def test_the_table(sit: Sit, server: Server, size: tuple[int, int], scheme: str, lang: str) -> None:
    table = server.create([*ALONE, RANDOM, RANDOM, RANDOM], game="res_arcana", seed="2")
    desk = sit(lang, size, scheme).open(table.created["keys"][0]["link"])
    desk.wait_for_turn()
    accessible(desk.page)
    for _ in range(CLICKS):
        desk.play(table)
        fits(desk.page)


def test_points_say_where_they_come_from(sit: Sit, server: Server) -> None:
    table = server.create([*ALONE, GREEDY], game="res_arcana", options={"mode": "first", "start": "first"}, seed="1")
    page: Page = sit().open(table.created["keys"][0]["link"]).page
    counter = page.locator('[data-counter="points-0"]')
    counter.hover()
    expect(counter).to_contain_text("first-player token")
    expect(counter.get_by_role("note")).to_be_visible()


def test_a_payment_is_a_dialog_of_tokens(sit: Sit, server: Server) -> None:
    table = server.create([*ALONE, GREEDY], game="res_arcana", options={"start": "first"}, seed="2")
    player = table.join()
    state = table.truth()
    while not (state.seat == 0 and asks(state) == "payment" and len(state.moves) > 1):
        player.move(advised(state))
        if player.now["scene"]["asked"] != 0:
            player.hear("update", lambda update: update["scene"]["asked"] == 0)
        state = table.truth()
    desk = sit("de").open(table.created["keys"][0]["link"])
    dialog = desk.page.locator(".group")
    expect(dialog.locator("[data-answer]")).to_have_count(len(state.moves))
    expect(dialog.locator("tbody tr svg")).to_have_count(len(ESSENCE.names))  # what is kept of each, paid with or not
    accessible(desk.page)
    lines = len(server.truth(table.id).lines)
    desk.page.keyboard.press("2")
    desk.see(lines + 1)
    assert server.truth(table.id).lines[-1].move == state.moves[1].text
