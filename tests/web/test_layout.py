"""What must be read can be read: names beside numbers, cards to choose from, opened panels and piles."""

from __future__ import annotations

import time

import pytest
from playwright.sync_api import Locator, expect
from tests.games.eternitium.arrange import fill, spell
from tests.scenario import arrange
from tests.server.harness import ALONE, DUEL, GREEDY, Open, Server
from tests.web.conftest import Sit
from tests.web.desk import advised, drive, free
from tests.web.measure import complaints
from tests.web.test_measures import SCREENS, look
from tests.web.test_screens import DESKTOP, PHONE, accessible

import zeitriss
from zeitriss import Log
from zeitriss.play.log import cards_in

LYING = (844, 390)
TOUCHABLE = """one => {
    const { left, top, width, height } = one.getBoundingClientRect()
    return one.contains(document.elementFromPoint(left + width / 2, top + height / 2))
}"""


def box(locator: Locator) -> dict[str, float]:
    found = locator.bounding_box()
    assert found is not None
    x, y, width, height = found["x"], found["y"], found["width"], found["height"]
    return {"x": x, "y": y, "width": width, "right": x + width, "bottom": y + height}


def played(table: Open, moves: int) -> None:
    """The first seat has made some sensible moves."""
    player = table.join()
    while moves:
        state = table.truth()
        if state.seat == 0:
            player.move(advised(state))
            moves -= 1
        else:
            time.sleep(0.05)
        player.until(len(table.server.truth(table.id).lines))


def test_an_opened_panel_is_in_order(sit: Sit, server: Server) -> None:
    table = server.create([*ALONE, GREEDY], game="res_arcana", options={"mode": "first", "start": "first"}, seed="1")
    played(table, 8)
    desk = sit("de", PHONE).open(table.created["keys"][0]["link"])
    desk.page.locator(".unfold button").first.click()
    sheet = desk.page.get_by_role("dialog")
    head, zones = box(sheet.locator(".panel header")), sheet.locator(".zone")
    boxes = [box(zone) for zone in zones.all()]
    assert head["y"] < box(sheet)["y"] + 120, "does not begin at the top"
    assert all(head["bottom"] <= zone["y"] for zone in boxes)
    for i, one in enumerate(boxes):
        for other in boxes[:i]:
            beside = one["x"] >= other["right"] - 1 or other["x"] >= one["right"] - 1
            assert beside or one["y"] >= other["bottom"] - 1 or other["y"] >= one["bottom"] - 1
    accessible(desk.page)


@pytest.mark.parametrize(("size", "least"), [(DESKTOP, 190), (PHONE, 150)], ids=["desktop", "phone"])
def test_an_opened_pile_can_be_read(sit: Sit, server: Server, size: tuple[int, int], least: int) -> None:
    """On a phone it has no place on the board: the head opens what lies beside it."""
    table = server.create([*ALONE, GREEDY], game="res_arcana", options={"mode": "first", "start": "first"}, seed="1")
    played(table, 16)
    desk = sit("de", size).open(table.created["keys"][0]["link"])
    if size == PHONE:
        desk.page.locator('[data-place="mine.head"] .unfold button').click()
    desk.page.locator('[data-pile="discard-0"]').click(position={"x": 8, "y": 8})
    cards = desk.page.get_by_role("dialog").locator(".thing")
    expect(cards).not_to_have_count(0)
    first, second = box(cards.nth(0)), box(cards.nth(1))
    assert first["width"] >= least
    assert first["y"] == second["y"]
    assert second["x"] >= first["right"]
    expect(cards.first.locator(".face-name")).to_be_visible()
    accessible(desk.page)


@pytest.mark.parametrize("size", [PHONE, LYING], ids=["phone", "lying"])
def test_a_finished_game_is_stepped_through_on_a_phone(sit: Sit, server: Server, size: tuple[int, int]) -> None:
    table = server.create(DUEL, game="antinomy", seed="7")
    drive(table, lambda state: state.outcome is not None)
    page = sit("de", size).open(table.created["keys"][0]["link"]).page
    page.get_by_role("button", name="Nachspielen").click()
    bar = page.get_by_role("region", name="Rückblick")
    expect(bar.get_by_role("button")).to_have_count(6)
    for button in [*bar.get_by_role("button").all(), bar.get_by_role("combobox")]:
        assert button.evaluate(TOUCHABLE), button
    accessible(page)


LONG = ("Maximiliane", "Bartholomäus", "Christopherus", "Wilhelmine")


@pytest.mark.parametrize("game", ["res_arcana", "aeons_end"])
@pytest.mark.parametrize("seats", [2, 4])
def test_long_names_lie_beside_their_numbers(sit: Sit, server: Server, game: str, seats: int) -> None:
    options = {"mode": "first"} if game == "res_arcana" and seats == 2 else {}
    people = [{"kind": "human", "name": name} for name in LONG[:seats]]
    table = server.create(people, game=game, options=options, seed="2")
    wrong = []
    for screen, (size, limits) in SCREENS.items():
        desk = sit("de", size)
        desk.page.goto(table.created["keys"][0]["link"])
        wrong += [f"{screen}: {one}" for one in complaints(look(desk, 0), *limits)]
    assert not wrong, "\n".join(wrong)


def test_a_card_leaves_its_neighbour_free(sit: Sit, server: Server) -> None:
    """However full a hand is, and whichever card of it was clicked before; none can be played here."""
    game = zeitriss.game("eternitium")
    full = "○p ○p ○p ○p □p □p □p □p △p △p △p △p droid communicator digital-wallet transporter"
    opening = game.write(arrange(game, spell(f"hands.0 = {full}; stack = Acquire seat=0"), fill))
    log = Log.record(game, [{"kind": "human", "name": "Ada"}, {"kind": "bot", "name": "Bot", "bot": "random"}], seed=1)
    log.header |= {"opening": opening, "cards": cards_in(game, opening)}
    desk = sit().open(server.http.post("/files", content=log.dumps()).json()["keys"][0]["link"])
    desk.wait_for_turn()
    hand = desk.page.locator('[data-zone="hand-0"] button[data-thing]')
    expect(hand).to_have_count(len(full.split()))
    for i in range(hand.count()):
        hand.nth(i).hover(position=free(hand.nth(i)))
        desk.page.mouse.down()
        desk.page.mouse.up()
