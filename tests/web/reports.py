"""`make reports`: pictures of the four balance reports, as the README shows them, in docs/reports."""

from __future__ import annotations

import sys
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright
from tests.web.chromium import installed
from tests.web.conftest import FLAGS

FOLDER = Path(__file__).parent.parent.parent / "docs" / "reports"
WIDTH = 960


def picture(browser: Browser, file: Path, target: Path) -> None:
    """The whole page, once every chart is drawn; a page that asks the network or fails is none."""
    context = browser.new_context(viewport={"width": WIDTH, "height": 800}, offline=True)
    page, failed = context.new_page(), list[str]()
    page.on("pageerror", lambda error: failed.append(str(error)))
    page.goto(file.absolute().as_uri())
    charts = page.locator(".chart")
    for i in range(charts.count()):
        charts.nth(i).locator("svg").wait_for()
    if failed:
        raise SystemExit(f"{file}: {failed[0]}")
    page.screenshot(path=target, full_page=True, type="jpeg", quality=80)
    context.close()


def main(pages: Path) -> None:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=installed(), args=FLAGS)
        for file in sorted(pages.glob("report-*.html")):
            target = FOLDER / f"{file.stem.removeprefix('report-')}.jpg"
            picture(browser, file, target)
            print(target)
        browser.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
