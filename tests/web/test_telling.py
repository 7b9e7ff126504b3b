"""What others did is told: one thing after the other, with its cause, never in the way of whoever wants to play."""

from __future__ import annotations

import json
from functools import cache

from playwright.sync_api import Locator, expect
from tests.server.harness import ALONE, DUEL, Open, Server
from tests.web.conftest import Sit
from tests.web.desk import SETTINGS, Desk, advised, asks, drive

import zeitriss
from zeitriss.core.news import News
from zeitriss.core.state import State

OPTIONS = {"nemesis": "rageborne", "difficulty": "expert"}
SEED = "2"
ASKING = {"nemesis": "prince-of-gluttons"}  # soon asks who is to suffer
# Cues are counted instead of heard: a machine that tests has no ears.
COUNTING = """
    window.cues = 0;
    const make = AudioContext.prototype.createGain;
    AudioContext.prototype.createGain = function () { window.cues++; return make.call(this); };
"""


@cache
def before_the_blow(asks: bool) -> tuple[str, ...]:
    """The moves of somebody alone up to the one with which the nemesis' turn comes: it hurts them and ends, or one of
    its cards asks.
    """
    state: State = zeitriss.game("aeons_end").start(seats=1, seed=SEED, options=ASKING if asks else OPTIONS)
    moves: list[str] = []
    while True:
        text = advised(state)
        after, news = state.clone(), list[News]()
        after.news = news
        after.play(text, state.seat)
        keys = [item.key for item in news]
        if "nemesis-turn" in keys and after.seat is not None:
            hurt, over = any(key.startswith("hurt") for key in keys), "turn-card" in keys
            if (not over and after.game.scene(after, 0, "en")["about"]) if asks else (hurt and over):
                return tuple(moves)
        moves.append(text)
        state.play(text, state.seat)


def hit(sit: Sit, server: Server, speed: str, asks: bool = False) -> tuple[Open, Desk]:
    """At the page of whom the nemesis has just hit, or asks."""
    table = server.create([*ALONE], game="aeons_end", options=ASKING if asks else OPTIONS, seed=SEED)
    moves = before_the_blow(asks)
    for start in range(0, len(moves), 100):
        part = {"n": start, "seat": 0, "moves": moves[start : start + 100]}
        assert server.post(f"{table.path}/moves", part, table.keys[0]).status_code == 200
    desk = sit()
    stored = json.dumps({"forced": False, "guided": False, "speed": speed, "sound": True})
    desk.context.add_init_script(f"localStorage.setItem('{SETTINGS}', '{stored}'); {COUNTING}")
    desk.page.remove_locator_handler(desk.go_on)
    desk.open(table.created["keys"][0]["link"]).wait_for_turn()
    state = table.truth()
    desk.make(state, advised(state))
    return table, desk


def words(desk: Desk) -> Locator:
    return desk.page.locator("section.prompt .ask")


def told(desk: Desk) -> Locator:
    return desk.page.locator(".stage")


def test_a_turn_of_the_nemesis_is_told(sit: Sit, server: Server) -> None:
    _, desk = hit(sit, server, "calm")
    page = desk.page
    # It begins with the card that began the turn, large; whoever wants no motion sees it without.
    expect(told(desk).locator(".card")).to_be_visible()
    assert page.evaluate("document.getAnimations().filter((one) => one.effect.getTiming().duration > 0).length") == 0
    expect(words(desk)).to_contain_text("The nemesis takes its turn")
    kept_back = page.locator(".thing.awaited")
    expect(kept_back).not_to_have_count(0)  # what it draws comes when it is told
    # Next by key, up to the blow: an arrow to the life, and the number above it.
    page.evaluate("document.activeElement.blur()")
    for _ in range(12):
        if told(desk).locator(".number").count():
            break
        page.keyboard.press("Space")
        page.wait_for_timeout(50)
    expect(told(desk).locator(".number")).to_contain_text("−")
    expect(told(desk).locator(".ring")).to_be_visible()
    # The forecast beside it is ticked off, and says what came of each step.
    steps = page.locator('[data-zone="plan"] li')
    expect(steps.filter(has_text="→").first).to_be_visible()
    assert steps.locator(".tick").count() or page.locator(".forecast .now").count()
    # To the end: what it came to, with its causes.
    page.keyboard.press("Escape")
    expect(told(desk)).to_have_count(0)
    expect(kept_back).to_have_count(0)
    happened = page.get_by_role("region", name="What happened")
    expect(happened.get_by_role("listitem").filter(has_text="Life")).to_contain_text("−")
    assert page.evaluate("window.cues") > 0
    # Again; and nothing that can be done has to wait for the end.
    happened.get_by_role("button", name="Tell it again").click()
    expect(told(desk)).to_be_visible()
    desk.page.locator('[data-thing][data-walk="open"]').first.click()
    expect(told(desk)).to_have_count(0)


def test_a_paradox_shows_what_it_brings(sit: Sit, server: Server) -> None:
    table = server.create(DUEL, seed="7")
    state = drive(table, lambda state: advised(state) == "declare paradox")
    assert state.seat is not None
    desk = sit()
    desk.context.add_init_script(f"localStorage.setItem('{SETTINGS}', '{json.dumps({'guided': False})}')")
    desk.page.remove_locator_handler(desk.go_on)
    desk.open(table.created["keys"][1 - state.seat]["link"]).see(len(server.truth(table.id).lines))
    drive(table, lambda after: after.seat != state.seat or advised(after) != "declare paradox")
    expect(told(desk).locator(".moment .card")).to_have_count(3)
    expect(told(desk).locator(".moment .gained")).to_have_text("+1")


def test_what_was_done_to_me_comes_first_and_the_log_has_turns(sit: Sit, server: Server) -> None:
    _, desk = hit(sit, server, "none")
    page = desk.page
    # Whoever wants no telling gets what it came to.
    page.get_by_role("region", name="What happened").get_by_role("button", name="Go on").click()
    expect(told(desk)).to_have_count(0)
    page.get_by_role("button", name="Since your last turn").first.click()
    first = page.get_by_role("dialog").get_by_role("listitem").first
    expect(first).to_contain_text("hits you")
    expect(first).to_contain_text("damage")
    page.keyboard.press("Escape")
    page.keyboard.press("l")
    log = page.get_by_role("dialog")
    expect(log.get_by_role("heading", name="The nemesis takes its turn").first).to_be_visible()
    expect(log.get_by_role("heading", name="Your turn").first).to_be_visible()


def test_a_card_that_asks_stays_large_until_it_is_answered(sit: Sit, server: Server) -> None:
    table, desk = hit(sit, server, "none", asks=True)
    page = desk.page
    asking = page.locator(".asking .card")
    expect(asking).to_be_visible()
    # It covers neither the question nor what can be chosen.
    box, bar = asking.bounding_box(), page.locator("section.prompt").bounding_box()
    assert box is not None
    assert bar is not None
    assert box["y"] + box["height"] <= bar["y"] or box["y"] >= bar["y"] + bar["height"]
    # What was not asked is not summed up yet; the steps that are done are ticked off.
    expect(page.get_by_role("region", name="What happened")).to_have_count(0)
    expect(page.locator(".forecast .now")).to_have_count(1)
    # It can be put aside; the answer takes it away.
    page.get_by_role("button", name="Put aside").click()
    expect(asking).to_have_count(0)
    state = table.truth()
    desk.make(state, advised(state))


def test_who_waits_sees_whom_and_what_was_done_last(sit: Sit, server: Server) -> None:
    table = server.create(DUEL, options={"start": "first"}, seed="5")
    desk = sit("en").open(table.created["keys"][0]["link"])
    desk.play(table, 0)
    question = desk.page.locator("section.prompt")
    expect(question).to_contain_text("Last: You place the wand.")
    expect(question.locator('.mark[data-seat="1"]')).to_be_visible()


def test_a_phone_says_which_step_of_the_turn_it_is(sit: Sit, server: Server) -> None:
    table = server.create(DUEL, game="eternitium", options={"start": "first"}, seed="5")
    drive(table, lambda state: state.seat == 0 and asks(state) == "take-portal")
    link = table.created["keys"][0]["link"]
    for size in ((390, 844), (844, 390), (1280, 800)):
        now = sit("en", size).open(link).page.locator("li[aria-current=step]:visible")
        expect(now).to_have_count(1)
        expect(now).to_contain_text("Portal")
