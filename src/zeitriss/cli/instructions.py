"""Instructions: what a compiled move costs the processor, counted by valgrind. Stable on a machine that is not."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from zeitriss import Game
from zeitriss.cli.build import build
from zeitriss.core.playout import playout
from zeitriss.core.rng import seeded

GAMES = 20
INSIDE = "CPyDef_playout___playout"  # the compiled function; nothing outside of it is counted
HERE = "import sys; from zeitriss.cli.instructions import play; print(play(sys.argv[1]))"


def per_move(game: Game[Any]) -> float | None:
    """Instructions of an average move of random games; None without valgrind or in the pure build."""
    valgrind = shutil.which("valgrind")
    if valgrind is None or build() == "pure":
        return None
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder, "out")
        counting = [valgrind, "--tool=callgrind", f"--callgrind-out-file={out}", "--collect-atstart=no"]
        done = subprocess.run(
            [*counting, f"--toggle-collect={INSIDE}", sys.executable, "-c", HERE, game.name],
            capture_output=True,
            text=True,
            check=True,
        )
    counted = re.search(r"Collected : (\d+)", done.stderr)
    return None if counted is None else round(int(counted[1]) / int(done.stdout), 1)


def play(name: str) -> int:
    """The games that are counted; how many moves they have."""
    import zeitriss

    game = zeitriss.game(name)
    return sum(playout(game.start(seed=seed), seeded(seed), game.bound) for seed in range(GAMES))
