"""Golden digests: how a few random games of every case end, to the last card and random number.

Both builds are held to the same file, so compiled equals interpreted; and a change of the rules, of the order of moves
or of the random stream becomes visible. If it is meant, raise `rules` of the game and write its part of the file anew:

    .venv/bin/python -m tests.contract.digests antinomy
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from tests.contract.case import Case, cases
from tests.example.install import installed

import zeitriss

FILE = Path(__file__).with_suffix(".json")
SEEDS = 3


def golden() -> dict[str, list[str]]:
    found: dict[str, list[str]] = json.loads(FILE.read_text(encoding="utf-8")) if FILE.exists() else {}
    return found


def digests(case: Case) -> list[str]:
    """The last state of each game."""
    return [
        case.game.digest(position.state) for seed in range(SEEDS) for position in case.states(seed) if not position.move
    ]


def games_end_as_recorded(case: Case) -> None:
    known = golden().get(case.id)
    assert known, f"{case.id} is not in {FILE.name}: python -m tests.contract.digests {case.game.name}"
    assert digests(case) == known


def main(names: list[str]) -> None:
    with installed():
        kept = {id: ends for id, ends in golden().items() if id.split()[0] not in names}
        new = {case.id: digests(case) for name in names for case in cases(zeitriss.game(name))}
    FILE.write_text(json.dumps(dict(sorted((kept | new).items())), indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
