"""What is compiled follows from where a file lies and what it says of itself."""

from __future__ import annotations

import ast
from pathlib import Path

from tools.compiled import SOURCE, Kind, compiled, is_hot


def names(paths: list[Path]) -> set[str]:
    return {path.relative_to(SOURCE).as_posix() for path in paths}


def test_rules_and_search_are_compiled_and_what_says_that_it_is() -> None:
    full = names(compiled())
    assert {"core/state.py", "bots/search/tree.py", "games/antinomy/turn.py", "server/room.py"} <= full
    assert not {"core/game.py", "games/antinomy/features.py", "games/antinomy/staging/board.py"} & full
    quick = names(compiled(Kind(quick=True, game="antinomy")))
    assert "games/antinomy/turn.py" in quick
    assert not {"games/eternitium/turn.py", "server/room.py"} & quick


def test_no_file_says_what_follows_from_its_place() -> None:
    for path in SOURCE.rglob("*.py"):
        name = path.relative_to(SOURCE)
        said = ast.get_docstring(ast.parse(path.read_text(encoding="utf-8"))) or ""
        if is_hot(name):
            assert not said.endswith("Compiled."), name
        else:
            assert "Not compiled" not in said, name
