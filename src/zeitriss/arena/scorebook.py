"""Scorebook: the file of a tournament. The plan first, then every bout with all its moves, in order."""

from __future__ import annotations

import json
from os import SEEK_END
from pathlib import Path
from typing import IO

from zeitriss.arena.bout import Row
from zeitriss.arena.plan import Plan
from zeitriss.core.errors import Refused


class Scorebook:
    """What is already there is kept, so that a tournament that was stopped goes on where it was."""

    def __init__(self, path: Path, plan: Plan) -> None:
        self.file: IO[bytes] = path.open("r+b" if path.exists() else "w+b")
        whole, _, rest = self.file.read().rpartition(b"\n")
        self.file.seek(-len(rest), SEEK_END)  # a line that was being written when the power went is played again
        self.file.truncate()
        lines = whole.splitlines()
        if not lines:
            self.add(plan.data())
        elif json.loads(lines[0]) != json.loads(json.dumps(plan.data())):
            raise Refused("holds another tournament: the same game, bots, games and seed are needed", str(path))
        self.rows: list[Row] = [json.loads(line) for line in lines[1:]]

    def add(self, row: Row) -> None:
        self.file.write(json.dumps(row, ensure_ascii=False, separators=(",", ":")).encode() + b"\n")
        self.file.flush()

    def close(self) -> None:
        self.file.close()
