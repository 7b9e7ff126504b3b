"""Res Arcana at the page: the first rounds by clicks, and a draft in which neither page holds the other's cards."""

from __future__ import annotations

import json
import re

from playwright.sync_api import Page, expect
from tests.server.harness import ALONE, DUEL, GREEDY, RANDOM, Open, Server
from tests.web.conftest import Sit
from tests.web.desk import Answer, Desk, Thing, asks, drive, steps, to_the_end
from tests.web.test_screens import PHONE, accessible, fits, look

import zeitriss
from zeitriss.core.ahead import settling
from zeitriss.core.state import State

CLICKS = 6
SAY = zeitriss.game("res_arcana").words("en")


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


# --- a payment as one answer ------------------------------------------------------------------------------------------


def dear(state: State) -> str:
    """A card of the first seat whose payment is a real choice: the move that places it."""
    if state.seat != 0 or asks(state) != "turn":
        return ""
    for offer in state.game.scene(state, 0)["offers"]:
        found = offer.get("settles") and settling(state.game, state, 0, state.game.catalogue.parse(offer["move"]), SAY)
        if offer["move"].startswith("place ") and found and len(found["ways"]) > 2:
            return offer["move"]
    return ""


def before_paying(server: Server) -> tuple[Open, State, str]:
    table = server.create(DUEL, game="res_arcana", options={"mode": "first"}, seed="141")
    state = drive(table, lambda state: bool(unpayable(state)))
    return table, state, dear(state)


def counts(page: Page) -> list[tuple[int, int, int]]:
    """What one has of each essence, pays and keeps."""
    rows = page.locator(".pay tbody tr").all()
    return [tuple(int(row.locator(cell).inner_text()) for cell in (".had", ".paid", ".keep")) for row in rows]  # type: ignore[misc]


def test_a_payment_is_chosen_before_the_card_is_placed(sit: Sit, server: Server) -> None:
    """What it costs and what is left, one answer for all of it; until then nothing is made, and one may think again."""
    table, state, move = before_paying(server)
    lines = len(server.truth(table.id).lines)
    desk = sit("de").open(table.created["keys"][0]["link"])
    desk.wait_for_turn()
    for step in steps(desk.scene(state, 0), move):
        desk.take(desk.scene(state, 0), step)
    panel = desk.page.locator(".pay")
    expect(panel).to_contain_text("Bezahlen und legen")
    accessible(desk.page)
    pool = state.game.view(state, 0)["pools"][0]
    rows = counts(desk.page)
    assert [had for had, _, _ in rows] == list(pool.values())
    assert all(keep == had - paid for had, paid, keep in rows)
    # One essence fewer: something is missing, and the answer waits; one more of another, and it is complete.
    expect(panel.locator(".open")).to_have_count(0)
    panel.locator(".step.possible").first.click()
    expect(panel.locator(".open")).to_have_count(1)
    panel.locator(".primary").click(force=True)
    desk.page.keyboard.press("Escape")
    expect(panel).to_have_count(0)
    assert len(server.truth(table.id).lines) == lines


def test_another_payment_in_one_answer(sit: Sit, server: Server) -> None:
    """By keys alone: every essence is a move of the log, and the pool is what was shown."""
    table, state, move = before_paying(server)
    lines = len(server.truth(table.id).lines)
    desk = sit().open(table.created["keys"][0]["link"])
    desk.wait_for_turn()
    card, act = steps(desk.scene(state, 0), move)
    assert isinstance(card, Thing)
    assert isinstance(act, Answer)
    desk.thing(card.id).focus()
    desk.page.keyboard.press("Enter")
    desk.page.keyboard.press(desk.page.get_by_role("button", name=act.label).get_attribute("data-answer") or "")
    expect(desk.page.locator(".pay .primary")).to_be_focused()
    first = counts(desk.page)
    desk.page.keyboard.press("o")
    rows = counts(desk.page)
    assert rows != first
    desk.page.keyboard.press("Enter")
    desk.see(lines + 2)
    made = [line.move for line in server.truth(table.id).lines[lines:]]
    assert made[0] == move
    assert made[1:]
    assert all(text.startswith("pay ") for text in made[1:])
    assert list(table.truth().game.view(table.truth(), 0)["pools"][0].values()) == [keep for _, _, keep in rows]


def test_a_payment_that_is_asked_for_is_answered_in_the_same_way(sit: Sit, server: Server) -> None:
    """Whoever comes back in the middle of it finds what was paid already."""
    table, state, move = before_paying(server)
    table.join(0).move(move)
    desk = sit().open(table.created["keys"][0]["link"])
    desk.wait_for_turn()
    assert [had for had, _, _ in counts(desk.page)] == list(state.game.view(state, 0)["pools"][0].values())
    lines = len(server.truth(table.id).lines)
    desk.page.locator(".pay .primary").click()
    desk.see(lines + 1)
    assert table.truth().seat == 1


def test_below_each_of_two_cards_stands_its_answer(sit: Sit, server: Server) -> None:
    table = server.create(DUEL, game="res_arcana", options={"mode": "full", "start": "first"}, seed="4")
    desk, state = sit().open(table.created["keys"][0]["link"]), table.truth()
    desk.wait_for_turn()
    keep = desk.page.locator(".take").get_by_role("button")
    expect(keep).to_have_text([re.compile(f"{offer['label']}.*", re.I) for offer in desk.scene(state, 0)["offers"]])
    desk.page.keyboard.press("2")
    desk.see(1)
    assert server.truth(table.id).lines[0].move == desk.scene(state, 0)["offers"][1]["move"]


def test_a_menu_covers_nothing_that_is_paid_with(sit: Sit, server: Server) -> None:
    table = server.create([*ALONE, GREEDY], game="res_arcana", options={"mode": "first", "start": "first"}, seed="1")
    desk = sit("en", PHONE).open(table.created["keys"][0]["link"])
    state = table.truth()
    while state.seat != 0 or asks(state) != "turn":
        state = desk.play(table) if state.seat == 0 else table.truth()
    first = [offer["at"][:1] for offer in desk.scene(state, 0)["offers"]]
    card = next(at[0] for at in first if at and first.count(at) > 1)
    desk.wait_for_turn()
    desk.touch(desk.thing(card))
    leaves_the_pool_free(desk, 0)


def test_a_card_that_is_too_dear_says_so(sit: Sit, server: Server) -> None:
    """It glows, for it can be discarded."""
    table = server.create(DUEL, game="res_arcana", options={"mode": "full"}, seed="67")
    state = drive(table, lambda state: state.seat is not None and bool(unpayable(state)))
    assert state.seat is not None
    desk = sit("en", PHONE).open(table.created["keys"][state.seat]["link"])
    desk.wait_for_turn()
    desk.touch(desk.thing(unpayable(state)[0]))
    expect(desk.page.locator(".menu p")).to_have_text("You lack essences to place it.")
    expect(desk.page.locator(".menu button")).to_have_count(2)  # for gold, or for other essences
    leaves_the_pool_free(desk, state.seat)


def unpayable(state: State) -> list[str]:
    """Hand cards that cannot be paid."""
    assert state.seat is not None
    zones = [zone for panel in state.game.scene(state, state.seat, "en")["panels"] for zone in panel["zones"]]
    return [thing["id"] for zone in zones for thing in zone["things"] if "lacks" in thing]


def leaves_the_pool_free(desk: Desk, seat: int) -> None:
    menu, pool = (desk.page.locator(one).bounding_box() for one in (".menu", f'[data-zone="pool-{seat}"]'))
    assert menu is not None
    assert pool is not None
    assert menu["y"] >= pool["y"] + pool["height"] or menu["y"] + menu["height"] <= pool["y"]
