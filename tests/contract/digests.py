"""Golden digests: how a few random games of every case end, and what lies a few moves beyond extreme positions, to the
last card and random number.

Both builds are held to the same file, so compiled equals interpreted; and a change of the rules, of the order of moves
or of the random stream becomes visible. If it is meant, raise `rules` of the game and write its part of the file anew:

    .venv/bin/python -m tests.contract.digests antinomy
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from tests.contract.case import Case, cases
from tests.contract.extremes import ends
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
    assert digests(case) == recorded(case, case.id)


def limits_lead_where_recorded(case: Case) -> None:
    """Counts near their limits, which usual games never reach: there the builds once differed."""
    assert ends(case) == recorded(case, at_limits(case))


def recorded(case: Case, id: str) -> list[str]:
    known = golden().get(id)
    assert known, f"{id} is not in {FILE.name}: python -m tests.contract.digests {case.game.name}"
    return known


def at_limits(case: Case) -> str:
    return f"{case.id} (limits)"


def main(names: list[str]) -> None:
    with installed():
        kept = {id: ends for id, ends in golden().items() if id.split()[0] not in names}
        found = [case for name in names for case in cases(zeitriss.game(name))]
        new = {case.id: digests(case) for case in found} | {at_limits(case): ends(case) for case in found}
    FILE.write_text(json.dumps(dict(sorted((kept | new).items())), indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
