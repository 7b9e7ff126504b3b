"""Card faces: every card differs, nothing is cut off, everything can be read and is said, at every size and setting."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.server.harness import ALONE, GREEDY, Server
from tests.web.conftest import Sit
from tests.web.desk import PATIENCE
from tests.web.test_layout import played
from tests.web.test_screens import PHONE

GAMES = ["antinomy", "eternitium", "res_arcana", "aeons_end"]
LARGE = (2560, 1440)
WIDTHS = (46, 60, 70, 79, 87, 96, 125, 150, 259, 300)
# as the boards of desktop and phone have them
TILES = {"eternitium": [(183, 58)], "res_arcana": [(183, 45)], "aeons_end": [(118, 50), (216, 78)]}
# Every card of the open book, copied into a place of this size, says as much as fits. Where a word of a name goes on in
# the next line there is a hyphen, a stroke or a soft hyphen, which then is seen.
LAID = """([wide, high, least, turned]) => {
    const cards = [...document.querySelectorAll('dialog .card-face')]
    const unit = parseFloat(getComputedStyle(document.documentElement).fontSize) / 16
    const box = document.createElement('div')
    document.body.append(box)
    const found = {cut: [], small: [], torn: [], count: cards.length}
    const torn = name => {
        const letters = document.createTreeWalker(name, NodeFilter.SHOW_TEXT), range = document.createRange()
        while (letters.nextNode()) {
            const text = letters.currentNode
            let before
            for (let i = 0; i < text.length; i++) {
                if (/[\\s\\u00AD]/.test(text.data[i])) { before = undefined; continue }
                range.setStart(text, i); range.setEnd(text, i + 1)
                const {top, height} = [...range.getClientRects()].at(-1)
                if (before !== undefined && top - before > height / 2 && !/[/-]/.test(text.data[i - 1])) return true
                before = top
            }
        }
        return false
    }
    const faces = cards.map(card => {
        const place = document.createElement('div')
        place.style.cssText = `width:${wide * unit}px;height:${high * unit}px`
        place.append(card.cloneNode(true))
        place.firstChild.classList.toggle('turned', turned)
        box.append(place)
        return place.querySelector('.face')
    })
    const over = face => face.scrollHeight > face.clientHeight + 1 || face.scrollWidth > face.clientWidth + 1
    let left = faces
    for (const level of [0, 1, 2, 3]) { // all at once: the page is laid out anew for each change
        for (const face of left) face.dataset.say = level
        left = left.filter(over)
    }
    for (const face of faces) {
        const title = face.querySelector('.face-name'), name = title.textContent.replaceAll('\\u00AD', '')
        if (left.includes(face)) found.cut.push(name)
        if (title.checkVisibility() && torn(title)) found.torn.push(name)
        const walker = document.createTreeWalker(face, NodeFilter.SHOW_TEXT)
        while (walker.nextNode()) {
            const text = walker.currentNode, parent = text.parentElement
            if (!text.data.trim() || !parent.checkVisibility()) continue
            const size = parseFloat(getComputedStyle(parent).fontSize)
            if (size < least - 0.01) found.small.push(`${name}: ${text.data.trim()} ${size}`)
        }
    }
    box.remove()
    return found
}"""
DRAWN = """cards => cards.map(card => [card.querySelector('.face-name').textContent,
    card.querySelector('.em').outerHTML.replace(/(em|lit)-[\\w-]+/g, ''),
    card.querySelector('.face-letter')?.textContent])"""
# of every card whether its name and its drawing are seen
SEEN = """faces => faces.map(face => ['.face-name', '.face-art'].map(
    part => face.querySelector(part)?.checkVisibility() ?? false))"""
DESCRIBED = """things => things.map(
    one => document.getElementById(one.getAttribute('aria-describedby'))?.textContent)"""


def open_book(sit: Sit, server: Server, game: str, lang: str = "de", size: tuple[int, int] = (1280, 800)) -> Page:
    seats = [*ALONE, GREEDY]
    page = sit(lang, size).open(server.create(seats, game=game, seed="3").created["keys"][0]["link"]).page
    expect(page.locator("section.prompt")).to_be_visible(timeout=2 * PATIENCE)
    for key in ("r", "Tab", "Tab", "ArrowRight"):
        page.keyboard.press(key)
    cards = page.get_by_role("dialog").get_by_role("listitem")
    expect(cards).to_have_count(len(server.get(f"/games/{game}/cards").json()))
    page.evaluate("document.fonts.ready.then(() => true)")
    return page


@pytest.mark.parametrize(
    ("lang", "size", "least"), [("de", (1280, 800), 12), pytest.param("en", LARGE, 18, marks=pytest.mark.soak)]
)
@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_cut_off_or_too_small(
    sit: Sit, server: Server, game: str, lang: str, size: tuple[int, int], least: int
) -> None:
    page = open_book(sit, server, game, lang, size)
    for wide, high in [*[(width, width * 1.4) for width in WIDTHS], *TILES.get(game, [])]:
        for turned in [False] if game != "res_arcana" or wide > high else [False, True]:
            found: dict[str, Any] = page.evaluate(LAID, [wide, high, least, turned])
            assert found["count"]
            assert (found["cut"], found["small"], found["torn"]) == ([], [], []), (wide, high, turned)


@pytest.mark.parametrize("game", GAMES)
def test_every_card_has_a_drawing_of_its_own(sit: Sit, server: Server, game: str) -> None:
    shown = open_book(sit, server, game).locator("dialog .card-face").evaluate_all(DRAWN)
    titles: dict[str, set[str]] = {}
    for title, outline, letter in shown:
        drawing = f"{outline}{letter}"
        assert "<path" in drawing, title
        titles.setdefault(drawing, set()).add(title)
    # Relics of one symbol and colour differ by number; a player's turn order card shows the mage at a table.
    alike = [names for names in titles.values() if len(names) > 1]
    assert not alike or game in {"antinomy", "aeons_end"}, alike
    assert all("1" in "".join(names) or game == "antinomy" for names in alike), alike


@pytest.mark.parametrize("setting", ["plain", "large", "contrast"])
def test_cards_for_those_who_need_them_otherwise(sit: Sit, server: Server, setting: str) -> None:
    page = open_book(sit, server, "aeons_end")
    page.evaluate("s => localStorage.setItem('zeitriss.settings', JSON.stringify({lang: 'de', [s]: true}))", setting)
    page.reload()
    face = page.locator(".thing .card-face").first
    expect(face).to_be_visible()
    size = "element => parseFloat(getComputedStyle(element).fontSize)"
    if setting == "plain":
        assert [True, True] not in page.locator(".thing .face").evaluate_all(SEEN)
    elif setting == "large":
        assert face.evaluate(size) == pytest.approx(12, abs=0.1)
    else:
        paper = page.locator(".thing .parchment .face").first
        assert paper.evaluate("face => getComputedStyle(face).backgroundColor") == "rgb(255, 255, 255)"


@pytest.mark.parametrize("game", ["antinomy", "eternitium"])
def test_a_card_in_words_without_room_for_its_name_is_drawn(sit: Sit, server: Server, game: str) -> None:
    table = server.create([*ALONE, GREEDY], game=game, seed="3")
    desk = sit("de", PHONE)
    desk.page.add_init_script("localStorage.setItem('zeitriss.settings', '{\"plain\": true, \"guided\": false}')")
    desk.open(table.created["keys"][0]["link"])
    expect(desk.page.locator(".thing .card-face").first).to_be_visible()
    assert [False, False] not in desk.page.locator(".thing .face").evaluate_all(SEEN)


def test_a_relic_of_the_hand_says_in_words_where_it_leads(sit: Sit, server: Server) -> None:
    table = server.create([*ALONE, GREEDY], game="antinomy", seed="3")
    desk = sit("en")
    desk.page.add_init_script("localStorage.setItem('zeitriss.settings', '{\"plain\": true, \"guided\": false}')")
    desk.open(table.created["keys"][0]["link"])
    said = desk.page.locator("[data-zone='hand-0'] .face-words")
    expect(said).to_have_count(3)
    for one in said.all():
        expect(one).to_be_visible()
        expect(one).to_contain_text("into the future")


def test_cards_say_what_they_do_to_those_who_listen(sit: Sit, server: Server) -> None:
    table = server.create([*ALONE, GREEDY], game="res_arcana", options={"mode": "first"}, seed="9")
    played(table, 2)
    desk = sit().open(table.created["keys"][0]["link"])
    shown = desk.page.locator(".thing.card:has(.face) > .body [data-thing]")
    expect(shown).not_to_have_count(0)
    texts = shown.evaluate_all(DESCRIBED)
    assert all(text and "[" not in text for text in texts), texts


def test_credits(sit: Sit) -> None:
    page = sit().open("/").page
    page.get_by_role("link", name="Credits").click()
    expect(page.get_by_role("heading", name="Credits")).to_be_visible()
    expect(page.get_by_role("link", name="CC BY 3.0")).to_be_visible()
