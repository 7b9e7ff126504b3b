"""Rows: a rule tested in one row, `rule | given | moves | then`.

given   `field = value; …`   what differs from a fresh deal: `seats`, `seed` (several: the row holds for each of them),
                             `options.NAME`, `stack` (frames, last on top, `Turn seat=0, Duel seat=1`;
                             what lies below may be left out), and any field
                             of the table (`hands.0 = red-1-key …`).
                             The game's arrange.py lays the cards that a row does not name.
moves   `text, text`         played in order; one that is not legal there fails the row, so an unexpected question does
then    `field = value; …`   compared with the snapshot; `~` instead of `=` ignores the order of a list,
                             `row.5-7` is a part of one.
        asked / ask          who is asked, by which frame          over     reason and results, `none` while it goes on
        moves                exactly the legal moves               legal / illegal   these are / are not among them
        sees.SEAT.FIELD      that field of a seat's view (`sees.none` for a spectator)
        size.FIELD           the length of a list                  refused  the options or the position are refused with
                                                                   an error that contains this text
A row may go on in indented lines. Values are words separated by spaces; `-` is an empty list, `droid*3` three of them.

`@crossroads: row = …; hands.0 = …` names a position for the rows below it. A row starts from it with
`@crossroads; wands = 3 8`: what stands further right wins. A position may start from another one.
`it` is the card that a row is about: the one after which its position is named, else the first that it names itself.
`@default: …` is where every row below it starts from; a further `@default` replaces it (an empty one ends it).
A game's arrange.py may have short forms (`spell`), which are written out before a row is read.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

import zeitriss
from zeitriss.core.frame import frame_key
from zeitriss.core.game import Game
from zeitriss.core.options import Several
from zeitriss.core.snapshot import read
from zeitriss.core.state import State

Fill = Callable[[dict[str, Any], set[str]], None]
Spell = Callable[[str], str]


@dataclass(frozen=True)
class Row:
    name: str
    rules: list[str]
    given: str
    moves: list[str]
    then: str


def rows(path: Path, spell: Spell = str) -> Iterator[Row]:
    """The rows of a file, each with its positions written out."""
    positions: dict[str, str] = {}
    for number, line in whole_lines(path):
        name = f"{path.stem}:{number}"
        try:
            if line.startswith("@"):
                define(positions, spell(line))
            else:
                cells = [cell.strip() for cell in line.split("|")]
                yield read_row(name, [spell(cell) for cell in named(cells, positions, spell)], positions)
        except ValueError as error:
            raise ValueError(f"{path}:{number}: {error}") from None


def whole_lines(path: Path) -> list[tuple[int, str]]:
    """The lines with their numbers; an indented one goes on with the line before it."""
    found: list[tuple[int, str]] = []
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        if not line.strip() or line.startswith("#"):
            continue
        if line[0].isspace():
            if not found:
                raise ValueError(f"{path}:{number}: an indented line goes on with a row, and there is none above it")
            start, text = found[-1]
            found[-1] = (start, f"{text} {line.strip()}")
        else:
            found.append((number, line))
    return found


IT = re.compile(r"(?<![\w-])it(?![\w-])")
OTHER = ("options.", "seats", "seed", "stack")  # what is no card


def named(cells: list[str], positions: dict[str, str], spell: Spell) -> list[str]:
    """The cells with the card's name for `it`; the words of a refusal stay as they are."""
    if not any(IT.search(cell) for cell in cells) or "refused" in cells[-1]:
        return cells
    return [cells[0], *(IT.sub(subject(cells[1], positions, spell), cell) for cell in cells[1:])]


def subject(given: str, positions: dict[str, str], spell: Spell) -> str:
    parts = [part.strip() for part in given.split(";")]
    for name in [part[1:] for part in parts if part.startswith("@")]:
        if re.search(rf"(?<![\w-]){name}(?![\w-])", positions.get(name, "")):
            return name
    for part in parts:
        found = re.match(r"[^@=~]+[=~] *([a-z]{2,}(?:-[a-z]+)*)(?![\w=])", part)
        if found and not spell(part).startswith(OTHER) and found[1] not in ("true", "false", "none", "it"):
            return found[1]
    raise ValueError("`it` stands for a card, and the row names none")


def read_row(name: str, cells: list[str], positions: dict[str, str]) -> Row:
    if len(cells) != 4:
        raise ValueError(f"a row has four cells, rule | given | moves | then, not {len(cells)}")
    list(statements(cells[3]))
    moves = [move.strip() for move in cells[2].split(",") if move.strip()]
    given = "; ".join(filter(None, [positions.get("default", ""), written_out(cells[1], positions)]))
    return Row(name, cells[0].split(), given, moves, cells[3])


def define(positions: dict[str, str], line: str) -> None:
    """`@name: field = value; …`"""
    name, colon, given = line.removeprefix("@").partition(":")
    if not colon or not re.fullmatch(r"[a-z0-9-]+", name):
        raise ValueError(f"{line!r} defines no position; like `@crossroads: row = …; hands.0 = …`")
    if name in positions and name != "default":
        raise ValueError(f"@{name} is defined twice")
    positions[name] = written_out(given, positions)


def written_out(given: str, positions: dict[str, str]) -> str:
    """Every `@name` is replaced by what it stands for; the rest has to be statements, no field of them twice."""
    parts = [part.strip() for part in given.split(";") if part.strip()]
    fields = [field for part in parts if not part.startswith("@") for field, _, _ in statements(part)]
    for field in fields:
        if fields.count(field) > 1:
            raise ValueError(f"{field} is given twice")
    for i, part in enumerate(parts):
        if part.startswith("@"):
            if part[1:] not in positions:
                known = ", ".join(f"@{name}" for name in positions) or "none"
                raise ValueError(f"no position {part} is defined above; known: {known}")
            parts[i] = positions[part[1:]]
    return "; ".join(filter(None, parts))


def check_row(game: Game[Any], row: Row, fill: Fill) -> None:
    """Arrange, play, compare."""
    expected = list(statements(row.then))
    seeds = latest(row.given).get("seed", "0").split()
    if not expected:
        raise AssertionError("a row without an expectation proves nothing")
    refusals = [value for field, _, value in expected if field == "refused"]
    if refusals:
        with pytest.raises(zeitriss.Refused) as refused:
            play(game, row, fill, seeds[0])
        assert all(refusal in str(refused.value) for refusal in refusals), str(refused.value)
        return
    for seed in seeds:
        state = play(game, row, fill, seed)
        for field, relation, value in expected:
            compare(game, state, field, relation, value)


def play(game: Game[Any], row: Row, fill: Fill, seed: str) -> State:
    state = arrange(game, row.given, fill, seed)
    for text in row.moves:
        state.play(text)
    return state


def arrange(game: Game[Any], given: str, fill: Fill, seed: int | str = 0) -> State:
    patches = latest(given)
    patches.pop("seed", None)
    several = {f"options.{option.name}" for option in game.settings if isinstance(option, Several)}
    options = {
        key.removeprefix("options."): (words if key in several else word)(patches.pop(key))
        for key in list(patches)
        if key.startswith("options.")
    }
    seats = patches.pop("seats", None)
    start: State = game.start(None if seats is None else word(seats), seed, options)
    if not patches:
        return start
    snapshot = start.snapshot()
    for field, value in patches.items():
        if field == "stack":
            snapshot["stack"] = [frame(text) for text in value.split(",")]
        else:
            put(snapshot["table"], field, value)
    fill(snapshot, set(patches))
    whole = snapshot["stack"][0]["frame"] in game.base  # else the row does not care how the turn goes on
    state: State = game.restore(snapshot) if whole else read(game, snapshot)
    return state


def latest(given: str) -> dict[str, str]:
    """Fields and values, in the order in which they were said last."""
    values: dict[str, str] = {}
    for field, _, value in statements(given):
        values.pop(field, None)
        values[field] = value
    return values


def statements(text: str) -> Iterator[tuple[str, str, str]]:
    for part in filter(None, (part.strip() for part in text.split(";"))):
        relation = "~" if "~" in part and "=" not in part.split("~")[0] else "="
        field, found, value = part.partition(relation)
        if not found:
            raise ValueError(f"{part!r} is no `field = value`")
        yield field.strip(), relation, value.strip()


def frame(text: str) -> dict[str, Any]:
    """`Turn seat=0` -> the snapshot of a frame."""
    name, *fields = text.split()
    return {"frame": name} | {key: word(value) for key, value in (field.split("=", 1) for field in fields)}


def word(text: str) -> Any:
    if text in ("true", "false", "none"):
        return {"true": True, "false": False, "none": None}[text]
    return int(text) if text.lstrip("-").isdecimal() else text


def words(text: str) -> list[Any]:
    if text == "-":
        return []
    counted = [part.rpartition("*") for part in text.split()]
    return [word(name if star else count) for name, star, count in counted for _ in range(int(count) if star else 1)]


def put(data: Any, path: str, value: str) -> None:
    *parents, last = path.split(".")
    for part in parents:
        data = data[int(part)] if isinstance(data, list) else data[part]
    key: Any = int(last) if isinstance(data, list) else last
    if not isinstance(data, list) and key not in data:
        raise ValueError(f"{path} is no field of the table")
    data[key] = words(value) if isinstance(data[key], list) else word(value)


def get(data: Any, path: str) -> Any:
    for part in path.split("."):
        if isinstance(data, list) and (span := re.fullmatch(r"(\d+)-(\d+)", part)):
            data = data[int(span[1]) : int(span[2]) + 1]
        else:
            data = data[int(part)] if isinstance(data, list) else data[part]
    return data


def compare(game: Game[Any], state: State, field: str, relation: str, value: str) -> None:
    legal = [move.text for move in state.moves]
    texts = [text.strip() for text in value.split(",") if text.strip() not in ("", "-")]
    if field == "moves":
        assert sorted(legal) == sorted(texts)
    elif field == "legal":
        assert set(texts) <= set(legal), f"{legal} lacks {set(texts) - set(legal)}"
    elif field == "illegal":
        for text in texts:
            game.catalogue.parse(text)  # a typing error would prove nothing
        assert not set(texts) & set(legal)
    elif field == "over":
        outcome = state.outcome
        found = (
            "none" if outcome is None else " ".join([outcome.reason, *(f"{result:g}" for result in outcome.results)])
        )
        assert found == value
    else:
        found, wanted = looked_up(game, state, field), words(value)
        if relation == "~":
            assert sorted(map(str, found)) == sorted(map(str, wanted)), f"{field} is {found}"
        else:
            assert found == (wanted if isinstance(found, list) else word(value)), f"{field} is {found}"


def looked_up(game: Game[Any], state: State, field: str) -> Any:
    if field == "asked":
        return state.seat
    if field == "ask":
        return frame_key(type(state.stack[-1]))
    head, _, rest = field.partition(".")
    if head == "sees":
        seat, _, path = rest.partition(".")
        return get(game.view(state, word(seat)), path)
    if head == "size":
        return len(get(state.snapshot()["table"], rest))
    return get(state.snapshot()["table"], field)
