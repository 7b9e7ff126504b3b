"""`make screens`: a picture of every screen, in three sizes, two languages, dark and light, on one page.

Start and setup; of each game the own turn, another's turn and the end, and every page of its lessons. To be looked at
before a change of the look is called done; the README shows some of them.
"""

from __future__ import annotations

import json
import shutil
import tempfile
from base64 import b64decode
from collections.abc import Iterator
from html import escape
from itertools import groupby
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright
from tests.server.harness import DUEL, Open, Player, Server
from tests.web.chromium import installed
from tests.web.conftest import FLAGS
from tests.web.desk import SETTINGS, advised, set_up

import zeitriss
from zeitriss.play.lessons import course_of

FOLDER = Path(__file__).parent.parent.parent / "docs" / "screens"
SIZES = {"desktop": (1280, 800), "phone": (390, 844), "large": (2560, 1440)}
QUALITY = {"desktop": 62, "phone": 62, "large": 44}
SCHEMES = ("dark", "light")
UNGUIDED = json.dumps({"guided": False})  # the table itself, not what is told of it the first time
PAINTED = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
LANGUAGES = ("de", "en")
THOUGHT = 300_000  # milliseconds that a bot may take for a whole game
# After so many moves of this deal there is something to see: a full hand, cards in play, something to choose
MIDDLE: dict[str, tuple[int, str, dict[str, Any]]] = {
    "antinomy": (14, "7", {}),
    "eternitium": (40, "7", {}),
    "res_arcana": (89, "67", {"mode": "first"}),
    "aeons_end": (204, "25", {"nemesis": "prince-of-gluttons"}),
}


def played(server: Server, game: str, moves: int) -> tuple[Open, int]:
    """A table after so many sensible moves, and who is asked there; -1: nobody, it is over."""
    _, seed, options = MIDDLE[game]
    table = server.create(DUEL, game=game, options=options, seed=seed)
    state = table.truth()
    made: list[tuple[int, str]] = []
    while state.seat is not None and len(made) < moves:
        made.append((state.seat, advised(state)))
        state.play(made[-1][1])
    done = 0
    for seat, run in groupby(made, key=lambda one: one[0]):
        texts = [text for _, text in run]
        for i in range(0, len(texts), 100):
            part = texts[i : i + 100]
            player = table.join(seat)
            player.move(*part, seat=seat)
            player.socket.close()
            done += len(part)
    return table, -1 if state.seat is None else state.seat


def tables(server: Server, present: list[Player]) -> Iterator[tuple[str, str]]:
    """Name and address of every table that is pictured; those who play there stay."""
    for game, (moves, *_) in MIDDLE.items():
        table, asked = played(server, game, moves)
        present += table.players()
        links = [key["link"] for key in table.created["keys"]]
        yield f"{game}-turn", links[asked]
        yield f"{game}-waiting", links[1 - asked]
        yield f"{game}-end", played(server, game, 100_000)[0].created["keys"][0]["link"]


def picture(page: Page, name: str, lang: str) -> Iterator[Path]:
    """The same page in every size and scheme."""
    client = page.context.new_cdp_session(page)
    for size, (width, height) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        for scheme in SCHEMES:
            page.emulate_media(color_scheme="dark" if scheme == "dark" else "light", reduced_motion="reduce")
            page.wait_for_timeout(150)
            page.evaluate(PAINTED)
            taken = client.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY[size]})
            path = FOLDER / f"{name}-{size}-{lang}-{scheme}.webp"
            path.write_bytes(b64decode(taken["data"]))
            yield path


def lessons(browser: Browser, server: Server) -> Iterator[Path]:
    """Every page of every lesson: German on a desktop by night, English on a phone by day."""
    for lang, size, scheme in (("de", "desktop", "dark"), ("en", "phone", "light")):
        width, height = SIZES[size]
        context = browser.new_context(
            base_url=f"http://127.0.0.1:{server.port}",
            locale="de-DE" if lang == "de" else "en-GB",
            viewport={"width": width, "height": height},
            color_scheme="dark" if scheme == "dark" else "light",
            reduced_motion="reduce",
        )
        page = context.new_page()
        client = context.new_cdp_session(page)
        for game in MIDDLE:
            for lesson in course_of(zeitriss.game(game)).lessons:
                for at in range(len(lesson.answers)):
                    kept = json.dumps({game: {lesson.id: at} | done_before(game, lesson.id)})
                    page.goto("/credits")
                    page.evaluate("kept => localStorage.setItem('zeitriss.lessons', kept)", kept)
                    page.goto(f"/learn/{game}")
                    page.locator(f'main[data-lesson="{lesson.id}"][data-at="{at}"]').wait_for()
                    page.wait_for_timeout(300)
                    taken = client.send("Page.captureScreenshot", {"format": "webp", "quality": 40})
                    path = FOLDER / f"learn-{game}-{lesson.id}-{at}-{size}-{lang}-{scheme}.webp"
                    path.write_bytes(b64decode(taken["data"]))
                    yield path
        context.close()


def done_before(game: str, lesson: str) -> dict[str, int]:
    """The lessons before this one, as the browser remembers them."""
    names = [one.id for one in course_of(zeitriss.game(game)).lessons]
    return dict.fromkeys(names[: names.index(lesson)], 1000)


def take(browser: Browser, server: Server) -> list[Path]:
    present, taken = list[Player](), list[Path]()
    links = list(tables(server, present))
    server.create([{"kind": "here", "name": "Clara"}, {"kind": "open"}], game="eternitium", open=True)
    for lang in LANGUAGES:
        context = browser.new_context(
            base_url=f"http://127.0.0.1:{server.port}", locale="de-DE" if lang == "de" else "en-GB"
        )
        context.add_init_script(f"localStorage.setItem('{SETTINGS}', '{UNGUIDED}')")
        page = context.new_page()
        page.goto("/")
        page.get_by_role("article").first.wait_for()
        taken += picture(page, "start", lang)
        page.set_viewport_size({"width": 1280, "height": 800})
        set_up(page, zeitriss.game("aeons_end").words(lang)("title"))
        taken += picture(page, "setup", lang)
        for name, link in links:
            page.goto("about:blank")
            page.goto(link)
            page.locator("main[data-n]").wait_for()
            page.wait_for_timeout(600)
            if name.endswith("-end"):  # a bot looks at the game once more
                page.locator(".curve:not(.pending)").wait_for(timeout=THOUGHT)
            taken += picture(page, name, lang)
        context.close()
    for player in present:
        player.close()
    return [*taken, *lessons(browser, server)]


def page_of(taken: list[Path]) -> str:
    names = sorted(
        {path.stem.rsplit("-", 3)[0] for path in taken}, key=[path.stem.rsplit("-", 3)[0] for path in taken].index
    )
    parts = []
    for name in names:
        shots = [path for path in taken if path.stem.rsplit("-", 3)[0] == name]
        figures = "".join(
            f'<figure><a href="{shot.name}"><img src="{shot.name}" loading="lazy" alt="{escape(shot.stem)}"></a>'
            f"<figcaption>{escape(' · '.join(shot.stem.rsplit('-', 3)[1:]))}</figcaption></figure>"
            for shot in shots
        )
        parts.append(f"<h2>{escape(name)}</h2><div>{figures}</div>")
    style = (
        "body{font:15px system-ui;margin:24px;background:#11142a;color:#eee}div{display:flex;flex-wrap:wrap;gap:12px}"
        "figure{margin:0}img{height:260px;border-radius:6px}figcaption{color:#aaa}"
    )
    return (
        f'<!doctype html><meta charset="utf-8"><title>Zeitriss: screens</title><style>{style}</style>{"".join(parts)}\n'
    )


def main() -> None:
    shutil.rmtree(FOLDER, ignore_errors=True)
    FOLDER.mkdir(parents=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder) / "zeitriss.db").start()
        browser = playwright.chromium.launch(executable_path=installed(), args=FLAGS)
        taken = take(browser, server)
        browser.close()
        server.stop()
    (FOLDER / "index.html").write_text(page_of(taken))
    print(f"{len(taken)} pictures, {sum(path.stat().st_size for path in taken) / 1e6:.1f} MB: {FOLDER}/index.html")


if __name__ == "__main__":
    main()
