"""Programs at a table: the examples of the guide play, and one that misbehaves loses its seat, never the table."""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.harness import DUEL, RANDOM, Open, Player, Server

EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"
NODE = shutil.which("node")
COMMANDS = {
    "python": [sys.executable, str(EXAMPLES / "seatbot.py")],
    "javascript": [NODE or "", "--experimental-websocket", str(EXAMPLES / "seatbot.mjs")],
}


@pytest.mark.parametrize("language", COMMANDS)
def test_the_examples_play(server: Server, language: str) -> None:
    if language == "javascript" and NODE is None:
        pytest.skip("Node is not installed")
    table = server.create([DUEL[0], RANDOM])
    watcher = table.join(table.watch)
    link = f"http://127.0.0.1:{server.port}{table.created['keys'][0]['link']}"
    program = subprocess.Popen([*COMMANDS[language], link])
    try:
        n = watcher.until(20)["n"]
    finally:
        program.kill()
        program.wait()
    made = [line for line in server.truth(table.id).lines[:n] if line.seat == 0]
    assert len(made) > 3
    assert all(line.move for line in made)  # nobody had to play for it


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One that waits half a second for programs."""
    server = Server(tmp_path_factory.mktemp("programs") / "games.db", patience=0.5).start()
    yield server
    server.stop()


def program(server: Server, table: Open, key: int) -> Player:
    player = Player(server, table.id, "")
    player.say("hello", key=table.keys[key], lang="en", bot=True)
    player.hear("welcome")
    return player


def begun(server: Server) -> tuple[Open, Player, Player]:
    """Ada has placed her wand, and a program sits at Ben's seat."""
    table = server.create(DUEL, options={"start": "first"}, seed=7)
    ada, ben = table.join(0), program(server, table, 1)
    ada.move(ada.offers[0])
    ben.until(1)
    return table, ada, ben


def went_on(ada: Player) -> None:
    """The Griffin has taken the seat and moved; Ada is asked again."""
    assert "Griffin plays for Ben" in ada.until(2)["entries"][0]["words"]
    while not ada.offers:
        ada.hear("update")


def test_a_slow_one_loses_its_move_and_may_go_on(strict: Server) -> None:
    table, ada, ben = begun(strict)
    went_on(ada)
    assert ben.move("place wand at 1", seat=1, n=1)["problem"]["type"] == "/problems/stale"
    ada.hear("table", lambda told: "stand_in" not in told["table"]["seats"][1])
    assert strict.truth(table.id).lines[-1].stand_in == ""


@pytest.mark.parametrize("nonsense", ["fish", '{"t": "move", "n": 1, "seat": 1, "moves": ["win"]}', '{"t": 5}'])
def test_one_that_talks_nonsense_loses_its_seat(strict: Server, nonsense: str) -> None:
    _, ada, ben = begun(strict)
    for _ in range(3):
        ben.socket.send(nonsense)
    assert ben.closed() == 4400
    went_on(ada)


def test_a_dead_one_keeps_nobody_waiting(strict: Server) -> None:
    table, ada, ben = begun(strict)
    ben.close()
    went_on(ada)
    assert "stand_in" not in program(strict, table, 1).now["table"]["seats"][1]


def test_people_are_waited_for(strict: Server) -> None:
    table = strict.create(DUEL, options={"start": "first"}, seed=7)
    ada, ben = table.players()
    ada.move(ada.offers[0])
    program(strict, table, 1).close()
    ben.close()
    ben = table.join(1)  # a person again
    for _ in range(5):
        ben.say("ping")
        ben.socket.send("fish")
        assert ben.hear("problem")["problem"]["type"] == "/problems/malformed"
    assert [line.stand_in for line in strict.truth(table.id).lines] == [None]
