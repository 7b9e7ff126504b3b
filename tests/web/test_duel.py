"""A duel between two browsers by link, in two languages, to its end."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.server.harness import Open, Server
from tests.web.conftest import Sit
from tests.web.desk import Desk, drive, set_up, table_of

from zeitriss.core.state import State

CLICKED = 16  # decisions; the rest of the duel is made without a page


def test_two_friends_play_a_duel(sit: Sit, server: Server) -> None:
    anna, ben = sit("de"), sit("en")
    anna.open("/")
    anna.page.get_by_role("button", name="Wie heißt du?").click()
    anna.page.get_by_label("Wie heißt du?").fill("Anna")
    anna.page.keyboard.press("Enter")
    set_up(anna.page, "Gegensatz")
    anna.page.get_by_label("Platz 2: Wer sitzt dort?").select_option(label="Freund per Link")
    anna.page.get_by_role("button", name="Spielen", exact=True).click()
    invitation = anna.page.get_by_role("dialog", name="Einladen")
    link = invitation.get_by_role("textbox").first.input_value()
    invitation.get_by_role("button", name="Zum Tisch").click()

    ben.open(link)
    ben.page.get_by_role("dialog").get_by_role("textbox").fill("Ben")
    ben.page.get_by_role("button", name="Sit down").click()
    expect(anna.page.get_by_text("Ben", exact=True).first).to_be_visible()

    table, mine = table_of(server, link), table_of(server, anna.page.url)
    table.keys = [*mine.keys, *table.keys]
    play(table, [anna, ben], CLICKED)
    state = drive(table, lambda state: state.outcome is not None)

    assert state.outcome is not None
    winner, loser = ("Anna", "Ben") if state.outcome.results[0] else ("Ben", "Anna")
    german = "Gewonnen, Anna!" if winner == "Anna" else "Diesmal Ben. Gut gespielt."
    english = "You won, Ben!" if winner == "Ben" else "Anna this time. Well played."
    expect(anna.page.get_by_role("dialog", name=german)).to_be_visible()
    expect(ben.page.get_by_role("dialog", name=english)).to_be_visible()
    expect(ben.page.get_by_role("dialog").get_by_role("listitem").filter(has_text=loser)).to_contain_text("Lost")
    expect(ben.page.get_by_role("dialog").locator(".counted")).to_have_text("Crystals")


def play(table: Open, desks: list[Desk], decisions: int) -> None:
    """Both play sensibly by clicks. Neither page ever holds a card that its owner may not see."""
    for _ in range(decisions):
        state = table.truth()
        for number, desk in enumerate(desks):
            hidden_stays_hidden(state, number, desk)
        if state.seat is None:
            return
        desks[state.seat].play(table)


def hidden_stays_hidden(state: State, number: int, desk: Desk) -> None:
    """A face-down card is nowhere in the DOM, and so nowhere in the accessibility tree."""
    view = state.game.view(state, number)
    say = state.game.words(desk.lang)
    # AN-37 lets everybody deduce which relics are missing; a note names them all and tells nothing of their places.
    page = desk.page.content()
    for relic in view["missing"]:
        assert f'data-thing="{relic}"' not in page
        assert f'aria-label="{say.name("relic", relic)}' not in page
