"""Which Chromium this machine has. With the one that has no window the tests take a fifth less of the processor."""

from __future__ import annotations

import shutil

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")  # also in tools/browser.sh


def installed() -> str | None:
    """Its path, for Playwright's `executable_path`."""
    return next(filter(None, map(shutil.which, NAMES)), None)
