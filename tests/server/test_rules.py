"""Tables whose rules have changed: they go on, or stop and are still read; nobody is locked out."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from tests.server.harness import ALONE, DUEL, Open, Server, play_on

from zeitriss import Log
from zeitriss.core.snapshot import digest
from zeitriss.play.story import Story


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Open]]:
    """A game alone and three duels of eight moves, after which a server with other rules has started."""
    path: Path = tmp_path_factory.mktemp("rules") / "games.db"
    server = Server(path).start()
    opened = [server.create(seats, seed=7) for seats in (ALONE, DUEL, DUEL, DUEL)]
    for table in opened:
        play_on(table.players(), 8)
    server.stop()
    with sqlite3.connect(path) as db:
        db.execute("update lines set digest = '0000000000000000' where n > 5")
    server.start()
    yield [Open(server, table.created) for table in opened]
    server.stop()


def test_alone(tables: list[Open]) -> None:
    """The last state is shown, nothing can be played, the file is given out; then it goes on."""
    table, server = tables[0], tables[0].server
    ada = table.join()
    stopped = ada.welcome["table"]["stopped"]
    assert stopped["resumable"]
    assert stopped["why"].startswith("line 7: digest")
    assert ada.offers == []
    assert ada.now["scene"]["headline"] == "The game stands still"
    assert ada.now["scene"]["prompt"] == "The rules have changed since this game was played."
    state = table.truth_stored()
    refused = ada.move(state.moves[0].text, seat=0)
    assert refused["problem"]["type"] == "/problems/stopped"
    assert server.get(f"{table.path}/scene", table.keys[0], at=5).status_code == 200
    between = server.get(f"{table.path}/scene", table.keys[0], at=6, lang="de").json()
    assert between["headline"] == "Nur in Worten erzählt: Die Regeln haben sich seither geändert."
    assert between["offers"] == []
    assert between["panels"] == server.get(f"{table.path}/scene", table.keys[0], at=5, lang="de").json()["panels"]
    assert server.get(f"{table.path}/scene", table.keys[0], at=8).json()["panels"] == ada.now["scene"]["panels"]
    assert len(server.get(f"{table.path}/file", table.keys[0]).text.splitlines()) == 9
    ada.say("resume", n=8, re="r")
    assert ada.hear("update")["n"] == 9
    assert "stopped" not in ada.hear("table")["table"]
    assert play_on([ada], 2) == 11
    assert Log.loads(server.truth(table.id).dumps()).replay(verify=True).seat == 0


def test_two_agree(tables: list[Open]) -> None:
    table = tables[1]
    ada, ben = table.players()
    assert table.server.get(f"{table.path}/file", table.keys[0]).status_code == 409  # it would show Ben's hand
    ada.say("resume", n=8)
    assert ben.hear("asked")["count"] == 0
    ben.say("answer", yes=True)
    ada.until(9)
    assert play_on([ada, ben], 2) == 11


def test_one_does_not(tables: list[Open]) -> None:
    """Then it stays as it is, for good, and everybody may have the file."""
    table = tables[2]
    ada, ben = table.players()
    ben.say("resume", n=8)
    ada.hear("asked")
    ada.say("answer", yes=False)
    assert ben.hear("answered")["yes"] is False
    for key in table.keys:
        assert table.server.get(f"{table.path}/file", key).status_code == 200
    ben.say("resume", n=8, re="again")
    assert ben.hear("problem")["problem"]["type"] == "/problems/not-possible"
    assert table.server.get(table.path, table.keys[0]).json()["stopped"]["resumable"] is False


def test_one_never_comes_back(tables: list[Open]) -> None:
    """Who waits in vain leaves the game as it is, and has the file: nothing is closed to anybody for ever."""
    table, server = tables[3], tables[3].server
    ada = table.join()
    ada.say("resume", n=8)
    assert server.get(f"{table.path}/file", table.keys[0]).status_code == 409
    ada.say("answer", yes=False)
    assert ada.hear("answered")["yes"] is False
    assert ada.hear("table")["table"]["stopped"]["resumable"] is False
    assert server.get(f"{table.path}/file", table.keys[0]).status_code == 200
    ada.say("answer", yes=False, re="again")
    assert ada.hear("problem")["problem"]["type"] == "/problems/not-possible"


def test_cards_that_are_gone(tmp_path: Path) -> None:
    """Nothing of it can be laid out: it is read in words at every position, and everybody may have the file."""
    server = Server(tmp_path / "games.db").start()
    table = server.create(DUEL, seed=7)
    play_on(table.players(), 8)
    server.stop()
    with sqlite3.connect(tmp_path / "games.db") as db:
        db.execute(
            "update tables set header = replace(header, 'red-1', 'red-9'), state = replace(state, 'red-1', 'red-9')"
        )
    server.start()
    table = Open(server, table.created)
    ada, _ = table.players()
    assert ada.welcome["table"]["stopped"]["resumable"] is False
    assert "'red-9-" in ada.welcome["table"]["stopped"]["why"]
    assert ada.now["scene"]["panels"] == ada.offers == []
    assert len(ada.now["entries"]) == 8
    for at in range(9):
        scene = server.get(f"{table.path}/scene", table.keys[1], at=at).json()
        assert scene["headline"] == "Told in words only: the rules have changed since."
    ada.say("resume", n=8, re="r")
    assert ada.hear("problem")["problem"]["type"] == "/problems/not-possible"
    for key in table.keys:
        file = server.get(f"{table.path}/file", key)
        assert (file.status_code, len(file.text.splitlines())) == (200, 9)
    server.stop()


def test_a_file_of_earlier_rules(tmp_path: Path) -> None:
    """It is no bad file: where the rules have parted it is read in words, by everybody who has it, and given out."""
    server = Server(tmp_path / "games.db").start()
    table = server.create(DUEL, game="eternitium", seed=7)
    play_on(table.players(), 8)
    log = server.truth(table.id)
    log.header["rules"] -= 1
    story = Story(log)
    log.lines = [replace(step.line, digest=digest(story.written(step.state))) for step in story.steps]
    fitting = log.dumps()
    log.lines[5:] = [replace(line, digest="0" * 16) for line in log.lines[5:]]
    brought = Open(server, server.http.post("/files", content=log.dumps()).json())
    ada, _ = brought.players()
    stopped = ada.welcome["table"]["stopped"]
    assert (stopped["resumable"], stopped["why"][:14]) == (False, "line 7: digest")
    assert len(ada.now["entries"]) == 8
    for at in range(9):
        assert server.get(f"{brought.path}/scene", brought.keys[1], at=at).status_code == 200
    assert server.get(f"{brought.path}/file", brought.keys[0]).text == log.dumps()
    again = Open(server, server.http.post("/files", content=fitting).json())
    assert play_on(again.players(), 2) == 10
    log.header["rules"] += 1
    refused = server.http.post("/files", content=log.dumps())
    assert (refused.status_code, refused.json()["field"]) == (422, "line 2: digest")
    server.stop()
