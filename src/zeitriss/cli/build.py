"""Build: is this the compiled or the pure one, why, and where is the other?"""

from __future__ import annotations

import os
import sys
from pathlib import Path

from zeitriss.core import rng
from zeitriss.core.registry import game, games

NAMES = {"pure": ".venv", "compiled": ".venv-compiled"}  # as `make` calls their environments


def build() -> str:
    return "pure" if rng.__file__.endswith(".py") else "compiled"


def reason() -> str:
    where = Path(rng.__file__).parent
    if build() == "compiled":
        left = f"; left as Python: {', '.join(interpreted())}" if interpreted() else ""
        return f"the rules were compiled when this package was built, into {where}{left}"
    return f"no compiled rules lie beside the sources in {where}; `make compiled` builds them"


def interpreted() -> list[str]:
    """Games that play as Python also in the compiled build: `make compiled GAME=…` leaves out all but one."""
    states = {name: sys.modules[game(name).blank.__module__] for name in games()}
    return [name for name, module in states.items() if str(module.__file__).endswith(".py")]


def other_python() -> Path | None:
    """The interpreter of the other build, if `make` has set it up beside this one or in the current folder."""
    name = NAMES["compiled" if build() == "pure" else "pure"]
    binary = Path("Scripts/python.exe" if os.name == "nt" else "bin/python")
    for folder in (Path(sys.prefix).parent, Path.cwd()):
        found = folder / name / binary
        # a compiled build that is still being made has no stamp yet
        if found.exists() and (build() == "compiled" or (folder / name / ".built-from").exists()):
            return found
    return None
