"""A server that dies in the middle of a game, and one that is told to stop."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.harness import AGAINST_BOT, DUEL, SHORT, Open, Player, Server, lively, play_on


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[Server]:
    server = Server(tmp_path / "games.db", pause=60).start()
    yield server
    server.stop()


def test_every_acknowledged_move_survives_a_kill(mortal: Server) -> None:
    table = mortal.create(DUEL, **SHORT)
    players = table.players()
    choose = lively(8)
    n = play_on(players, 23, choose)
    told = table.join(0).welcome["entries"]
    mover = next(player for player in players if player.offers)
    last = choose(mover.offers)
    mover.say("move", n=n, seat=mover.now["seat"], moves=[last])  # nobody waits for the answer
    mortal.stop(signal.SIGKILL)
    for player in players:
        assert player.closed() == 1006

    mortal.start()
    back = [Player(mortal, table.id, key, after=n) for key in table.keys]
    assert back[0].welcome["n"] in (n, n + 1)
    assert [entry["words"] for entry in table.join(0).welcome["entries"]][:n] == [entry["words"] for entry in told]
    if back[0].welcome["n"] == n:  # the unacknowledged move did not make it: it is simply made again
        next(player for player in back if player.offers).move(last)
    n = play_on(back, choose=choose)
    assert all(player.over for player in back)
    assert mortal.truth(table.id).replay(verify=True).outcome is not None
    assert len(mortal.truth(table.id).lines) == n

    skip_the_pause(mortal.create(AGAINST_BOT, options={"start": "second"}))
    told_to_stop(mortal)


def skip_the_pause(table: Open) -> None:
    """This server's bots think for a minute, unless they are told to hurry."""
    ada = table.join()
    assert ada.now["scene"]["asked"] == 1
    ada.say("skip")
    assert ada.hear("update")["entries"][0]["seat"] == 1


def told_to_stop(server: Server) -> None:
    """Whoever is connected hears that the server will be back."""
    watcher = server.create(DUEL).join(0)
    server.stop(signal.SIGTERM)
    assert watcher.closed() == 1012
