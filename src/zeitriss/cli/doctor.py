"""zeitriss doctor: which build is running, what was found, and every setting with its origin."""

from __future__ import annotations

import json
import os
import platform
import re
import shutil
import sys
import webbrowser
from pathlib import Path

from rich.table import Table
from rich.text import Text

import zeitriss
from zeitriss.cli.build import build, other_python, reason
from zeitriss.cli.console import OUT
from zeitriss.cli.settings import DEFAULTS, effective, language
from zeitriss.store.store import kept_in

BROWSERS = ("chromium", "chromium-browser", "google-chrome", "firefox")


def doctor(*, json_: bool = False) -> None:
    """Say which build is running and why, what was found, and every setting with its origin.

    Parameters
    ----------
    json_
        As JSON.
    """
    found, settings = findings(), {name: effective(name) for name in DEFAULTS}
    shown = {name: {"value": masked(str(value)), "origin": origin} for name, (value, origin) in settings.items()}
    if json_:
        print(json.dumps(found | {"settings": shown}))
        return
    table = Table.grid(padding=(0, 2, 0, 0))
    for name, value in found.items():
        table.add_row(Text(name, style="bold"), Text(value))
    table.add_row()
    for name, row in shown.items():
        table.add_row(Text(name, style="bold"), Text(f"{row['value'] or '(empty)'}  [{row['origin']}]"))
    OUT.print(table)


def findings() -> dict[str, str]:
    other = other_python()
    return {
        "zeitriss": f"{zeitriss.__version__}, {Path(zeitriss.__file__).parent}",
        "build": f"{build()}: {reason()}",
        "other build": str(other) if other else "none found",
        "python": f"{platform.python_version()}, {sys.executable}",
        "platform": platform.platform(),
        "games": ", ".join(zeitriss.games()) or "none",
        "language": language(None),
        "tables kept in": database(),
        "client": client(),
        "browser": browser(),
    }


def database() -> str:
    return masked(kept_in(str(effective("database")[0])))


def client() -> str:
    own = Path(zeitriss.__file__).parent / "server" / "static"
    page = Path(os.environ.get("ZEITRISS_CLIENT") or own, "index.html")
    return f"built, {page}" if page.exists() else "not built; `make client` builds it"


def browser() -> str:
    try:
        return f"found, {webbrowser.get().name}"
    except webbrowser.Error:
        path = next((path for name in BROWSERS if (path := shutil.which(name))), None)
        return f"found, {path}" if path else "none found; open the address that `zeitriss serve` prints yourself"


def masked(text: str) -> str:
    """A password in a database URL is nobody's business."""
    return re.sub(r"(://[^:/@]*):[^@]*@", r"\1:***@", text)
