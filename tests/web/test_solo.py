"""Whole games by keyboard only, one of them from the start page to the ending."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.server.harness import ALONE, GREEDY, Server
from tests.web.conftest import Sit
from tests.web.desk import Answer, Desk, Thing, steps, table_of, to_the_end

from zeitriss.core.state import State

MANY = 60


class Typist(Desk):
    """Makes moves by keys alone."""

    def make(self, state: State, wanted: str, seat: int | None = None) -> None:
        for step in steps(self.scene(state, seat), wanted):
            while self.go_on.is_visible():
                self.page.keyboard.press("Escape")
            if isinstance(step, Answer):
                button = self.page.get_by_role("button", name=step.label).and_(self.page.locator("[data-answer]")).first
                self.page.keyboard.press(button.get_attribute("data-answer") or "")
                continue
            if isinstance(step, Thing):
                walk_to(self.page, step.id)
            else:
                expect(self.confirm_button).to_be_focused()
            self.page.keyboard.press("Enter")


def test_solo_by_keyboard(sit: Sit, server: Server) -> None:
    desk = sit("en", hands=Typist)
    desk.open("/")
    page = desk.page
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    tab_to(page, ".chosen button[aria-haspopup=dialog]")
    page.keyboard.press("Enter")
    tab_to(page, "fieldset:has(legend:text-is('How many play?')) input")
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_role("radio", name="Alone")).to_be_checked()
    tab_to(page, "dialog button[type=submit]")
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")
    table = table_of(server, page.url)

    state = table.truth()
    while state.outcome is None:
        state = desk.play(table)
    expect(page.get_by_role("dialog")).to_contain_text("Won" if state.outcome.results[0] else "Lost")


@pytest.mark.soak
def test_res_arcana_by_keyboard(sit: Sit, server: Server) -> None:
    table = server.create([*ALONE, GREEDY], game="res_arcana", options={"mode": "first"}, seed="1")
    desk = sit(hands=Typist).open(table.created["keys"][0]["link"])
    state = to_the_end(table, desk)
    assert state.outcome is not None
    expect(desk.page.get_by_role("dialog")).to_contain_text("Won" if state.outcome.results[0] else "Lost")


def tab_to(page: Page, selector: str) -> None:
    wanted = page.locator(selector)
    for _ in range(MANY):
        page.keyboard.press("Tab")
        if any(one.evaluate("element => element === document.activeElement") for one in wanted.all()):
            return
    raise AssertionError(f"Tab does not reach {selector}")


def walk_to(page: Page, id: str) -> None:
    """Arrow keys towards the thing, as somebody who looks at the screen would press them."""
    for _ in range(MANY):
        key = page.evaluate(
            """id => {
              const here = document.activeElement, there = document.querySelector(`[data-thing="${id}"]`);
              if (here === there) return '';
              if (!here.matches('[data-walk]')) return 'ArrowRight';
              const a = here.getBoundingClientRect(), b = there.getBoundingClientRect();
              const middle = b.top + b.height / 2;
              if (middle < a.top || middle > a.bottom) return a.top < b.top ? 'ArrowDown' : 'ArrowUp';
              return a.left < b.left ? 'ArrowRight' : 'ArrowLeft';
            }""",
            id,
        )
        if not key:
            return
        page.keyboard.press(key)
    raise AssertionError(f"the arrow keys do not reach {id}")
