"""Game files: whatever is wrong is refused with its line and field."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import zeitriss
from zeitriss.core.errors import BadLog
from zeitriss.core.log import Line
from zeitriss.play.log import Log
from zeitriss.play.story import Story

GAME = zeitriss.game("antinomy")


def played(moves: int = 6, names: tuple[str, str] = ("Ada", "Bo")) -> Log:
    log = Log.record(GAME, [{"name": name} for name in names], seed=7)
    state = log.start()
    for _ in range(moves):
        seat, move = state.seat, state.moves[0]
        assert seat is not None
        state.apply(move)
        log.add(seat, move.text, GAME.digest(state))
    return log


def edited(line: int, **changes: Any) -> str:
    """The file with some entries of a line changed; None removes one."""
    rows = [json.loads(row) for row in played().dumps().splitlines()]
    rows[line] = {key: value for key, value in (rows[line] | changes).items() if value is not None}
    return "\n".join(json.dumps(row) for row in rows)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "line 1: the file is empty"),
        ("  \n\n", "line 1: the file is empty"),
        ("chess\n", "line 1: is not JSON"),
        ("[]\n", "line 1: an object is needed"),
        ("[" * 100_000, "line 1: is not JSON"),
        ('{"n": ' + "1" * 5000 + "}", "line 1: is not JSON"),
        ('{"zeitriss": 1, "name": "\\ud800"}', "line 1: is not JSON"),
        ("{}", "line 1: zeitriss: this is no game file of format 1"),
        (edited(0, zeitriss=2), "line 1: zeitriss: "),
        (edited(0, zeitriss=True), "line 1: zeitriss: True given, int needed"),
        (edited(0, game="chess"), "line 1: game: 'chess' is not installed"),
        (edited(0, rules=99), "line 1: rules: version 99 is not supported, 1 is"),
        (edited(0, rules=None), "line 1: rules: None given, int needed"),
        (edited(0, cards=5), "line 1: cards: 5 given, str needed"),
        (edited(0, seed=7), "line 1: seed: 7 given, str needed"),
        (edited(0, seats={}), "line 1: seats: {} given, list needed"),
        (edited(0, seats=["Ada", "Bo"]), "line 1: seats: a list of objects is needed"),
        (edited(0, seats=[{}, {}, {}]), "line 1: seats: 3 is not one of 1, 2"),
        (edited(0, options={"level": "brutal"}), "line 1: level: 'brutal' is not one of"),
        (edited(0, options=[]), "line 1: options: [] given, dict needed"),
        (edited(2, n=3), "line 3: n: 3 given, 2 needed"),
        (edited(2, stand_in="owl"), "line 3: a line needs"),
        (edited(2, move=None, stand_in=1), "line 3: stand_in: 1 given, str needed"),
        (edited(1, n=True), "line 2: n: True given, 1 needed"),
        (edited(3, seat=2), "line 4: seat: 2 is no seat from 0 to 1"),
        (edited(3, seat=False), "line 4: seat: False is no seat"),
        (edited(3, seat=None), "line 4: seat: None is no seat"),
        (edited(3, move=None), "line 4: a line needs either a move or an undo"),
        (edited(3, undo=1), "line 4: a line needs either a move or an undo"),
        (edited(3, move=4), "line 4: move: 4 given, str needed"),
        (edited(3, digest=4), "line 4: digest: 4 given, str needed"),
        (edited(3, move=None, undo="1"), "line 4: undo: '1' given, int needed"),
        (edited(3, move=None, undo=True), "line 4: undo: True given, int needed"),
        (edited(3, move=None, undo=3), "line 4: undo: 3 moves cannot be undone, 2 stand"),
        (edited(3, move=None, undo=0), "line 4: undo: 0 moves cannot be undone"),
    ],
)
def test_malformed(text: str, message: str) -> None:
    with pytest.raises(zeitriss.BadLog) as caught:
        Log.loads(text)
    assert str(caught.value).startswith(message)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (edited(3, move="castle"), "line 4: move: 'castle' is no move of this game"),
        (edited(3, move="skip"), "line 4: move: 'skip' is not legal now"),
        (edited(1, seat=1), "line 2: seat: seat 1 was not asked, seat 0 was"),
        (edited(2, digest="0123456789abcdef"), "line 3: digest: the state is "),
    ],
)
def test_impossible(text: str, message: str) -> None:
    """Readable, but no game of these rules."""
    log = Log.loads(text)
    with pytest.raises(zeitriss.BadLog) as caught:
        log.replay(verify=True)
    assert str(caught.value).startswith(message)


@given(st.text() | st.lists(st.sampled_from(played().dumps().splitlines())).map("\n".join))
def test_nothing_but_a_log_or_a_refusal(text: str) -> None:
    try:
        log = Log.loads(text)
    except zeitriss.BadLog as error:
        assert error.field.startswith("line ")  # noqa: PT017 - either outcome is right
    else:
        assert Log.loads(log.dumps()).lines == log.lines


@given(st.text(st.characters(exclude_categories=["Cs"])))
def test_names_survive(name: str) -> None:
    log = played(1, (name, "Bo"))
    assert Log.loads(log.dumps()).header == log.header


def test_files(tmp_path: Path) -> None:
    log, path = played(names=("Jürgen", "李")), tmp_path / "game.jsonl"
    log.save(path)
    assert "Jürgen" in path.read_text(encoding="utf-8")
    assert Log.load(path).dumps() == log.dumps()
    path.write_bytes(path.read_bytes().replace(b"\n", b"\r\n"))  # an editor of another system
    assert Log.load(path).dumps() == log.dumps()
    path.write_bytes(b"\xff\xfe")
    with pytest.raises(zeitriss.BadLog, match="is not UTF-8 text"):
        Log.load(path)


def test_undo_lines() -> None:
    """Undone moves stay in the file; numbers only grow; positions count what stands."""
    log = played(6)
    third = GAME.digest(log.replay(at=3))
    line = log.undo(seat=1, count=3)
    assert line.data() == {"n": 7, "seat": 1, "undo": 3}
    assert [line.n for line in log.standing()] == [1, 2, 3]
    assert GAME.digest(log.replay()) == third
    state = log.replay()
    log.add(state.seat or 0, state.moves[-1].text)
    log.undo(0, 2)
    assert [line.n for line in log.standing()] == [1, 2]
    assert len(Log.loads(log.dumps()).lines) == 9
    with pytest.raises(zeitriss.BadLog, match="undo: 3 moves cannot be undone, 2 stand"):
        log.undo(0, 3)


@pytest.mark.parametrize("at", [-1, 7])
def test_positions_that_do_not_exist(at: int) -> None:
    with pytest.raises(zeitriss.BadLog, match=f"at: position {at} does not exist; there are 0 to 6"):
        played(6).replay(at)


def test_other_entries_are_left_out() -> None:
    """Newer programs may write more; what is not known is not kept."""
    assert Log.loads(edited(0, note="mine")).header == played().header
    assert Log.loads(edited(2, clock=12)).lines == played().lines


def test_a_stand_in_changes_no_position() -> None:
    log = played(2)
    before = GAME.digest(log.replay())
    for bot in ("owl", ""):
        log.lines.append(Line(len(log.lines) + 1, 1, stand_in=bot))
        story = Story(Log.loads(log.dumps()))
        assert (story.n, story.position, story.stand_ins) == (len(log.lines), 2, {1: bot} if bot else {})
    log.undo(1, count=1)
    assert GAME.digest(log.replay(at=1)) == GAME.digest(log.replay())
    assert GAME.digest(log.renewed().replay(verify=True)) == GAME.digest(log.replay(at=1)) != before
    log.lines.append(Line(len(log.lines) + 1, 1, stand_in="fish"))
    with pytest.raises(BadLog, match="line 7: stand_in: 'fish' is not one of"):
        log.replay()
