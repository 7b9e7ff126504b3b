"""What holds for all tests: which browser, and what it means if there is none."""

from __future__ import annotations

import os

import pytest
from hypothesis import settings
from tests.web.chromium import installed

from zeitriss.core import rng

NO_BROWSER = "no Chromium on this machine"

# Two processes share two cores: how long an example takes says nothing.
settings.register_profile("zeitriss", deadline=None)
settings.load_profile("zeitriss")


def pytest_report_header() -> str:
    return f"zeitriss: {'pure' if rng.__file__.endswith('.py') else 'compiled'} build, {rng.__file__}"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The browser's tests take longest: begun first, they do not keep everybody waiting at the end."""
    items.sort(key=lambda item: "tests/web/" not in item.nodeid)


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def chromium() -> str:
    """The machine's Chromium. Skipped without one, but not in CI."""
    if path := installed():
        return path
    if os.environ.get("CI") == "true":
        pytest.fail(NO_BROWSER)
    pytest.skip(NO_BROWSER)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    skipped = [report for report in terminalreporter.stats.get("skipped", []) if NO_BROWSER in str(report.longrepr)]
    if skipped:
        terminalreporter.section(f"{len(skipped)} BROWSER TESTS WERE SKIPPED: {NO_BROWSER}", sep="!", red=True)
