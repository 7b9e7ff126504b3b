"""Facts: the card data of a game, with a user's corrections laid over it.

`cards.json` holds the facts of a game. Where the printed values are not known for certain, a user may correct them with
a file of their own, which is checked against the game's `corrections.schema.json`:

    {"game": "res_arcana", "components": {"ziggurat": {"vp": 2}}}

Corrections come before the game is loaded. The environment hands them on to worker processes.
"""

from __future__ import annotations

import copy
import hashlib
import json
import os
from collections.abc import Container, Iterable, Sequence
from difflib import get_close_matches
from pathlib import Path
from typing import Any, TypeVar

from zeitriss.core.errors import BadCards
from zeitriss.core.validation import Data, validate

T = TypeVar("T")
VARIABLE = "ZEITRISS_CARDS"  # paths of the corrections, separated like those of PATH
ABOUT = {"about", "disagreements", "note", "open_doubts", "primitives", "provenance", "references", "sources"}
_read: dict[Path, Data] = {}  # what is in use, by folder
_used: dict[str, list[Path]] = {}  # the corrections in it, by game


def correct(files: Sequence[str | Path]) -> list[str]:
    """Play with the corrections of these files; the games that they are for."""
    chosen = [Path(file).absolute() for file in files]
    games = [game_of(file) for file in chosen]
    for loaded, used in _used.items():
        if used != [file for file, game in zip(chosen, games, strict=True) if game == loaded]:
            raise BadCards(f"{loaded} is loaded already; corrections come first", "cards")
    os.environ[VARIABLE] = os.pathsep.join(map(str, chosen))
    return games


def corrections() -> list[Path]:
    return [Path(path) for path in os.environ.get(VARIABLE, "").split(os.pathsep) if path]


def game_of(file: Path) -> str:
    game = load(file).get("game")
    if not isinstance(game, str):
        raise BadCards('the entry "game" is missing, which says whose cards are corrected', str(file))
    return game


def read(folder: Path) -> Data:
    """The facts of the game in this folder, corrected if there are corrections. Read once: what is in use stays."""
    if folder not in _read:
        facts = load(folder / "cards.json")
        used = [file for file in corrections() if game_of(file) == folder.name]
        for file in used:
            facts = corrected_by(file, facts, folder)
        _read[folder], _used[folder.name] = facts, used
    return _read[folder]


def digest(folder: Path, ids: Container[str] | None = None) -> str:
    """A fingerprint of the facts in use: of the values, not of what is said about them; with `ids` of these cards."""
    text = json.dumps(values(read(folder), ids), sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def values(data: Any, ids: Container[str] | None = None) -> Any:
    """The data without sources and remarks: whoever improves these has not changed a card.

    With `ids` also without the cards that are not among them, in whatever order the others stand.

    >>> values({"about": "words", "cards": [{"id": "b"}, {"id": "a"}, {"id": "c"}]}, {"a", "b"})
    {'cards': [{'id': 'a'}, {'id': 'b'}]}
    """
    if isinstance(data, dict):
        return {key: values(value, ids) for key, value in data.items() if key not in ABOUT}
    if not isinstance(data, list):
        return data
    if ids is not None and data and all(isinstance(entry, dict) and "id" in entry for entry in data):
        data = sorted((entry for entry in data if entry["id"] in ids), key=lambda entry: str(entry["id"]))
    return [values(value, ids) for value in data]


def complete(cards: list[Data], *facts: str) -> list[Data]:
    """The same cards, each with its id and these facts.

    >>> complete([{"id": "a", "count": 2}, {"id": "b"}], "count")
    Traceback (most recent call last):
    LookupError: b has no count in cards.json
    """
    for card in cards:
        for fact in ("id", *facts):
            if fact not in card:
                raise LookupError(f"{card.get('id', f'the card {card}')} has no {fact} in cards.json")
    return cards


def for_each(names: Iterable[str], table: dict[str, T], what: str) -> dict[str, T]:
    """The same table, which has an entry for each of these cards.

    >>> for_each(["a", "b"], {"a": ["ET-1"]}, "rule")
    Traceback (most recent call last):
    LookupError: b has no rule
    """
    for name in names:
        if name not in table:
            raise LookupError(f"{name} has no {what}")
    return table


def load(path: Path) -> Data:
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadCards(f"cannot be read ({error.strerror})", str(path)) from None
    except (ValueError, RecursionError) as error:
        raise BadCards(f"is not JSON ({error})", str(path)) from None
    if not isinstance(data, dict):
        raise BadCards("an object is needed", str(path))
    return data


def corrected_by(file: Path, facts: Data, folder: Path) -> Data:
    if not (folder / "corrections.schema.json").exists():
        raise BadCards(f"the cards of {folder.name} cannot be corrected", f"{file}: game")
    try:
        return corrected(facts, load(file), load(folder / "corrections.schema.json"))
    except BadCards as error:
        raise BadCards(error.message, f"{file}: {error.field}") from None


def corrected(facts: Data, corrections: Data, schema: Data) -> Data:
    """The facts with other values for some fields of some cards. Each of them says that the user has set it."""
    validate(corrections, schema)
    result = copy.deepcopy(facts)
    for group, changes in corrections.items():
        if isinstance(result.get(group), dict):
            result[group] |= changes
        elif group in result:
            correct_cards(result[group], changes, group)
    return result


def correct_cards(cards: list[Data], changes: Data, group: str) -> None:
    by_id = {card["id"]: card for card in cards}
    for name, fields in changes.items():
        if name not in by_id:
            close = get_close_matches(name, by_id, 1)
            hint = f"; {close[0]} is one" if close else ""
            raise BadCards(f"is no card of this game{hint}", f"{group}.{name}")
        card = by_id[name]
        card |= fields
        card["provenance"] = card.get("provenance", {}) | {field: {"source": "user"} for field in fields}
