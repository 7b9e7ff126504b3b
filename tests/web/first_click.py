"""How long it takes from a link to the first legal click, and what is loaded for it: `python -m tests.web.first_click`.

A fresh profile of a real Chromium opens a table on this machine; the clock stops when something on the table can be
chosen. What is loaded is counted as it would be packed by gzip, without fonts.
"""

from __future__ import annotations

import gzip
import tempfile
import time
from pathlib import Path

from playwright.sync_api import Browser, Response, sync_playwright
from tests.server.harness import ALONE, GREEDY, Open, Server
from tests.web.chromium import installed
from tests.web.conftest import FLAGS

GAMES = {"antinomy": {"start": "first"}, "eternitium": {}, "res_arcana": {"mode": "first"}, "aeons_end": {}}
TIMES = 3


def first_click(browser: Browser, server: Server, table: Open) -> tuple[float, int]:
    """Seconds until something can be chosen, and the bytes that were loaded for it."""
    context = browser.new_context(base_url=f"http://127.0.0.1:{server.port}", viewport={"width": 1280, "height": 800})
    page = context.new_page()
    loaded: list[Response] = []
    page.on("response", lambda response: loaded.append(response))
    began = time.perf_counter()
    page.goto(table.created["keys"][0]["link"])
    page.locator('[data-thing][data-walk="open"], .answers button').first.wait_for()
    seconds = time.perf_counter() - began
    page.wait_for_load_state("networkidle")
    texts = [response.body() for response in loaded if "font" not in (response.header_value("content-type") or "")]
    size = sum(len(gzip.compress(text)) for text in texts)
    context.close()
    return seconds, size


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder) / "zeitriss.db").start()
        browser = playwright.chromium.launch(executable_path=installed(), args=FLAGS)
        for game, options in GAMES.items():
            table = server.create([*ALONE, GREEDY], game=game, options=options, seed="5")
            runs = [first_click(browser, server, table) for _ in range(TIMES)]
            times = ", ".join(f"{seconds:.2f} s" for seconds, _ in runs)
            print(f"{game}: first click after {times}; {runs[0][1] / 1000:.0f} kB")
        browser.close()
        server.stop()


if __name__ == "__main__":
    main()
