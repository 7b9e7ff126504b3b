"""Does every rule stand in the game's code and in its tests, and every card in a row of its tables?

Rules are the numbers that open a bold passage in RULES.md. Any other number is a mistake, also one that RULES.md names.
Rows are read as the tests read them, with positions and short forms written out: `python -m tools.rules`.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable
from importlib import import_module
from pathlib import Path

from tests.scenario import rows

import zeitriss

TESTS = Path(__file__).parent.parent / "tests" / "games"
NUMBER = re.compile(r"\b[A-Z]{2}-R?\d+\b")


def text(files: Iterable[Path]) -> str:
    return "\n".join(file.read_text(encoding="utf-8") for file in sorted(files))


def told_rows(name: str) -> str:
    spell = getattr(import_module(f"tests.games.{name}.arrange"), "spell", str)
    found = [row for path in sorted((TESTS / name).rglob("*.rows")) for row in rows(path, spell)]
    return "\n".join(" ".join([*row.rules, row.given, *row.moves, row.then]) for row in found)


def complaints(name: str) -> dict[str, set[str]]:
    game = zeitriss.game(name)
    book = text([game.folder / "RULES.md"])
    rules = set(re.findall(rf"\*\*({NUMBER.pattern})", book))
    series = {rule.partition("-")[0] for rule in rules}
    code = set(NUMBER.findall(text(game.folder.rglob("*.py"))))
    named = code | set(NUMBER.findall(book))
    told = told_rows(name)
    tests = set(NUMBER.findall(told + text((TESTS / name).rglob("*.py"))))
    cards = {card for domain in game.domains for card in domain.names}
    return {
        "rules that the code does not name": rules - code,
        "rules that no test names": rules - tests,
        "rules that RULES.md does not know": {n for n in named | tests if n.partition("-")[0] in series} - rules,
        "cards that stand in no row": {c for c in cards if not re.search(rf"(?<![\w-]){re.escape(c)}(?![\w-])", told)},
    }


def in_order(rule: str) -> list[str]:
    return [part.zfill(4) if part.isdigit() else part for part in re.split(r"(\d+)", rule)]


def main() -> int:
    found = [(name, what, ids) for name in zeitriss.games() for what, ids in complaints(name).items() if ids]
    for name, what, ids in found:
        print(f"{name}: {what}: {', '.join(sorted(ids, key=in_order))}", file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
