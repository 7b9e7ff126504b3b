"""The tutorials: on a phone with a stray click on every page, and by keyboard with a reload; the soak does the same in
the other language."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect
from tests.server.harness import AGAINST_BOT, DUEL, Server
from tests.web.conftest import Sit
from tests.web.desk import Desk, drive, free
from tests.web.test_screens import PHONE, accessible

from zeitriss import game
from zeitriss.play.lessons import course_of
from zeitriss.play.seats import Lang
from zeitriss.play.teacher import LessonPage, Teacher

GAMES = ["antinomy", "eternitium", "res_arcana", "aeons_end"]
HOME = {"de": ("Startseite", "Gelernt"), "en": ("start page", "Learned")}
OTHER = pytest.mark.soak


def pages(name: str, lang: Lang) -> list[LessonPage]:
    """Every page of a game's course, one lesson after the other."""
    course = course_of(game(name))
    teacher = Teacher(game(name), course, lang)
    return [teacher.page(lesson, at) for lesson in course.lessons for at in range(len(lesson.answers) + 1)]


class Pupil(Desk):
    """Somebody who learns."""

    def see_page(self, page: LessonPage) -> None:
        expect(self.page.locator(f'main[data-lesson="{page.lesson}"][data-at="{page.at}"]')).to_be_visible()

    def says(self, words: str) -> None:
        expect(self.page.locator(".coach")).to_contain_text(words.replace("*", ""))

    def stray(self, page: LessonPage) -> None:
        """Click something that is not asked for."""
        self.page.locator("main").click(position={"x": 3, "y": 3})
        self.says(page.again)

    def answer(self, page: LessonPage) -> None:
        """By mouse or touch: what is lit, in order."""
        [offer] = page.scene["offers"]
        if not offer["at"] or "group" in offer:
            self.page.locator(".answers").get_by_role("button", name=offer["label"]).first.click()
            return
        for id in offer["at"]:
            self.reach(page.scene, id)
            self.thing(id).click(position=free(self.thing(id)))

    def answer_by_key(self, page: LessonPage) -> None:
        """The focus is where the light is."""
        [offer] = page.scene["offers"]
        for id in offer["at"] if "group" not in offer else []:
            pile = self.pile_of(page, id)
            if pile:
                self.page.locator(f'[data-pile="{pile}"]').focus()
                self.page.keyboard.press("Enter")
            expect(self.page.locator('[data-walk="open"]').first).to_be_visible()
            if not self.focused(id):
                self.thing(id).focus()
            self.page.keyboard.press("Enter")
        if not offer["at"] or "group" in offer:
            expect(self.page.locator(".answers button").first).to_be_visible()
            self.page.keyboard.press("1" if "group" in offer else "Enter")

    def pile_of(self, page: LessonPage, id: str) -> str:
        for zone in (zone for panel in page.scene["panels"] for zone in panel["zones"]):
            inside = any(one["id"] == id and "face" in one for one in zone["things"])
            if zone["kind"] == "pile" and len(zone["things"]) > 1 and inside:
                return zone["id"]
        return ""

    def focused(self, id: str) -> bool:
        found: Any = self.page.evaluate("document.activeElement?.dataset.thing ?? ''")
        return bool(found == id)

    def next(self) -> None:
        button = self.page.locator(".coach .next button")
        expect(button).to_be_focused()
        button.press("Enter")


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("lang", ["de", pytest.param("en", marks=OTHER)])
def test_on_a_phone_with_a_stray_click_on_every_page(sit: Sit, lang: Lang, name: str) -> None:
    home, learned = HOME[lang]
    pupil = sit(lang, PHONE, "light", hands=Pupil)
    assert isinstance(pupil, Pupil)
    pupil.open("/")
    pupil.page.locator(f'a[href="/learn/{name}"]').first.click()  # one click to the first own decision
    looked = False
    for page in pages(name, lang):
        if page.at == page.total and not page.praise:
            continue  # it goes on by itself
        pupil.see_page(page)
        if page.at == page.total or page.ask == "next":
            pupil.page.locator(".coach .next button").click()
            continue
        pupil.says(page.said)
        if not looked:
            accessible(pupil.page)
            looked = True
        pupil.stray(page)
        pupil.answer(page)
    expect(pupil.page.locator("dialog .taught")).to_be_visible()
    pupil.page.get_by_role("button", name=home).click()
    expect(pupil.page.locator(f'a[href="/learn/{name}"]').first).to_contain_text(learned)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("lang", ["en", pytest.param("de", marks=OTHER)])
def test_by_keyboard_with_a_reload_in_the_middle(sit: Sit, lang: Lang, name: str) -> None:
    pupil = sit(lang, hands=Pupil)
    assert isinstance(pupil, Pupil)
    pupil.open(f"/learn/{name}")
    course = [page for page in pages(name, lang) if page.at < page.total or page.praise]
    for number, page in enumerate(course):
        pupil.see_page(page)
        if number == len(course) // 2 and page.at < page.total:
            pupil.page.reload()
            pupil.see_page(page)
        if page.at == page.total or page.ask == "next":
            pupil.next()
            continue
        pupil.says(page.said)
        pupil.answer_by_key(page)
    expect(pupil.page.locator("dialog .taught")).to_be_visible()
    pupil.page.keyboard.press("Enter")  # against the Mouse
    expect(pupil.page.locator("section.prompt")).to_be_visible()


def test_a_first_game_is_explained_once_and_can_be_without(sit: Sit, server: Server) -> None:
    """What first comes up is said; who has understood, or answers, is not told again, not even after a reload."""
    table = server.create(AGAINST_BOT, seed="7", options={"start": "first"})
    desk = sit("en")
    desk.page.add_init_script("""localStorage.setItem('zeitriss.settings', '{"forced": false, "guided": true}')""")
    desk.open(table.created["keys"][0]["link"])
    said = desk.page.locator(".coach")
    expect(said).to_contain_text("Choose where you begin")
    said.get_by_role("button", name="Understood").click()
    expect(said).to_be_hidden()
    desk.page.reload()
    desk.wait_for_turn()
    expect(said).to_be_hidden()
    state = table.truth()
    desk.make(state, state.moves[0].text)
    expect(said).to_contain_text("Play a relic")
    said.get_by_role("button", name="Explain no more").click()
    expect(said).to_be_hidden()


def test_nothing_is_explained_when_it_is_over(sit: Sit, server: Server) -> None:
    table = server.create(DUEL, seed="7")
    drive(table, lambda state: state.outcome is not None)
    desk = sit("en")
    desk.page.add_init_script("""localStorage.setItem('zeitriss.settings', '{"guided": true}')""")
    desk.open(table.created["keys"][0]["link"])
    desk.page.get_by_role("button", name="Close").click()
    expect(desk.page.get_by_role("button", name="Result")).to_be_visible()
    desk.page.wait_for_load_state("networkidle")
    expect(desk.page.locator(".coach")).to_have_count(0)
