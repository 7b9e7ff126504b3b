"""A real server and a real Chromium for the browser tests."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack

import pytest
from playwright.sync_api import Browser, sync_playwright
from tests.server.harness import Server
from tests.web.desk import Desk

# The list under Chromium's address bar is a page of its own, which takes more time than ours. Saying so replaces
# Playwright's list of what is off, so here is what we need of that, too.
OFF = [
    "WebUIOmniboxPopup",
    "WebUIOmniboxAimPopup",
    "AimEnabled",
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsUpgrades",
    "LensOverlay",
    "MediaRouter",
    "NetworkTimeServiceQuerying",
    "OptimizationHints",
    "PaintHolding",
    "PreconnectToSearch",
]

# As root there is no sandbox; everything that would look for the network stays off.
FLAGS = [
    f"--disable-features={','.join(OFF)}",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]

Sit = Callable[..., Desk]


class Kept:
    """One browser for all tests in a row that need one: to start it takes as long as a short test."""

    def __init__(self) -> None:
        self.opened = ExitStack()
        self.browser: Browser | None = None

    def get(self, chromium: str) -> Browser:
        if self.browser is None:
            playwright = self.opened.enter_context(sync_playwright())
            self.browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
            self.opened.callback(self.browser.close)
        return self.browser

    def close(self) -> None:
        self.opened.close()
        self.browser = None


KEPT = Kept()


@pytest.fixture
def browser(chromium: str) -> Browser:
    return KEPT.get(chromium)


@pytest.hookimpl(trylast=True)
def pytest_runtest_teardown(nextitem: pytest.Item | None) -> None:
    """Playwright keeps an event loop running, beside which no other can run: it ends before who needs no browser."""
    if "browser" not in getattr(nextitem, "fixturenames", ()):
        KEPT.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    # Nobody here reads what a bot thinks of a finished game, and that takes long.
    server = Server(tmp_path_factory.mktemp("server") / "zeitriss.db", analyses=0).start()
    yield server
    server.stop()


@pytest.fixture
def sit(browser: Browser, server: Server) -> Iterator[Sit]:
    """Opens windows and closes them all at the end; an error in the page fails the test."""
    desks: list[Desk] = []

    def open_desk(
        lang: str = "en", size: tuple[int, int] = (1280, 800), scheme: str = "dark", hands: type[Desk] = Desk
    ) -> Desk:
        desks.append(hands(browser, server, lang, size, scheme))
        return desks[-1]

    yield open_desk
    for desk in desks:
        desk.close()
