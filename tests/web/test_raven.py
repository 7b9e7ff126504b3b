"""The Raven beside a running game: what it draws, and a hint that one click follows."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect
from tests.server.harness import DUEL, Open, Server
from tests.web.conftest import Sit
from tests.web.desk import Desk, asks, drive

from zeitriss.core.state import State

GUIDED = """localStorage.setItem('zeitriss.settings', '{"forced": false, "guided": true, "speed": "none"}')"""


def crystal_won(server: Server) -> tuple[Open, int]:
    """Somebody has won a crystal, so that the codex has moved; and who is asked."""
    table = server.create(DUEL, seed="7")
    state = drive(table, lambda state: max(state.game.view(state, 0)["crystals"]) > 0 and asks(state) == "turn")
    assert state.seat is not None
    return table, state.seat


def seated(desk: Desk, table: Open, seat: int) -> Desk:
    return desk.open(table.created["keys"][seat]["link"])


def test_its_pictures_are_cards(sit: Sit, server: Server) -> None:
    """As wide as there is room, and no taller than a card is."""
    table, seat = crystal_won(server)
    desk = sit("en")
    desk.page.add_init_script(GUIDED)
    seated(desk, table, seat)
    cards = desk.page.locator(".coach .drawn .thing.card")
    expect(cards.first).to_be_visible()
    for card in cards.all():
        box = card.bounding_box()
        assert box is not None
        assert 1.3 < box["height"] / box["width"] < 1.5


def test_a_hint_is_followed_by_one_click(sit: Sit, server: Server) -> None:
    table, seat = crystal_won(server)
    desk = seated(sit("en"), table, seat)
    desk.wait_for_turn()
    said, lines = desk.page.locator(".coach"), len(server.truth(table.id).lines)
    desk.page.keyboard.press("h")
    expect(said).to_contain_text("chances")
    desk.page.keyboard.press("Escape")
    expect(said).to_be_hidden()
    desk.page.keyboard.press("h")
    meant = desk.page.locator(".fan.own .thing.hinted [data-thing]").get_attribute("data-thing")
    said.get_by_role("button", name="Play it").click()
    desk.see(lines + 1)
    assert server.truth(table.id).lines[lines].move.startswith(f"play {meant} ")


@pytest.mark.parametrize(
    ("game", "options", "seed", "card"),
    [
        ("res_arcana", {"mode": "first", "start": "first"}, "67", "main .thing.asking"),
        ("aeons_end", {"nemesis": "prince-of-gluttons"}, "7", ".asking > .card"),  # large, over the table
    ],
)
def test_on_a_phone_it_leaves_the_card_that_asks_free(
    sit: Sit, server: Server, game: str, options: dict[str, Any], seed: str, card: str
) -> None:
    table = server.create(DUEL, game=game, options=options, seed=seed)
    state = drive(table, speaks_of_a_card)
    desk = sit("de", (390, 844))
    desk.page.add_init_script(GUIDED)
    assert state.seat is not None
    seated(desk, table, state.seat)
    said, about = desk.page.locator(".coach"), desk.page.locator(card).first
    expect(said).to_be_visible()
    expect(about).to_be_visible()
    desk.page.wait_for_timeout(700)  # things have found their places by then
    words, box = said.bounding_box(), about.bounding_box()
    assert words is not None
    assert box is not None
    assert words["y"] >= box["y"] + box["height"] or words["y"] + words["height"] <= box["y"]


def speaks_of_a_card(state: State) -> bool:
    """A card of Res Arcana, or of the nemesis in its turn, asks for a choice."""
    view = state.game.view(state, state.seat)
    return len(state.moves) > 1 and (view["ask"] == "pick-option" or view.get("phase") == "nemesis")
