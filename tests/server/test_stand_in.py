"""A bot plays for who is away, if the others agree, and leaves them their seat again."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any

import pytest
from tests.server.harness import DUEL, Message, Open, Player, Server, play_on

from zeitriss import Log

THREE = [{"kind": "human", "name": name} for name in ("Ada", "Ben", "Cleo")]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One that misses people soon."""
    server = Server(tmp_path_factory.mktemp("away") / "games.db", patience=0.1).start()
    yield server
    server.stop()


def duel(server: Server) -> tuple[Open, Player, Player]:
    """Ada has placed her wand, Ben is asked."""
    table = server.create(DUEL, options={"start": "first"}, seed=7)
    ada, ben = table.players()
    play_on([ada, ben], 1)
    return table, ada, ben


def missed(table: Open, *seats: int) -> None:
    """Waits until the table misses exactly these."""
    found: list[int] | None = None
    while found != [*seats]:
        time.sleep(0.02)
        told = table.server.get(table.path, table.watch).json()["seats"]
        found = [seat["seat"] for seat in told if seat.get("missed", False)]


def problem(player: Player) -> Any:
    return player.hear("problem")["problem"]["type"]


def test_who_is_away_is_played_for_until_they_are_back(server: Server) -> None:
    table, ada, ben = duel(server)
    ben.close()
    missed(table, 1)
    ada.say("stand_in", n=1, seat=1, bot="mouse")
    assert ada.until(2)["entries"][-1]["words"] == "Ben is away: Mouse plays for Ben."
    while not ada.offers:  # the Mouse places Ben's wand
        ada.hear("update")
    seat = server.get(table.path, ada.key).json()["seats"][1]
    assert (seat["kind"], seat["stand_in"], seat["online"]) == ("human", "mouse", False)
    assert ada.undo["free"]  # nobody else is there to be asked
    ben = table.join(1, after=ada.now["n"])
    assert [entry["words"] for entry in ben.now["entries"]] == ["You are back."]
    assert "stand_in" not in ben.welcome["table"]["seats"][1]
    n = ada.until(ben.now["n"])["n"]
    ada.move(ada.offers[0])
    assert ben.until(n + 1)["n"] == n + 1
    played = server.truth(table.id)
    assert [(line.seat, line.stand_in) for line in played.lines if line.stand_in is not None] == [(1, "mouse"), (1, "")]
    assert Log.loads(played.dumps()).replay(verify=True).moves == table.truth().moves


def test_everybody_who_is_there_must_agree(server: Server) -> None:
    table = server.create(THREE, game="eternitium")
    ada, ben, cleo = table.players()
    n = ada.now["n"]
    cleo.close()
    missed(table, 2)
    ada.say("stand_in", n=n, seat=2, bot="griffin")
    asked = ben.hear("asked")
    assert (asked["seat"], asked["of"], asked["bot"]) == (0, 2, "griffin")
    ben.say("answer", yes=False)
    assert ada.hear("answered")["yes"] is False
    ada.say("stand_in", n=n, seat=2, bot="griffin")
    ben.hear("asked")
    ben.say("answer", yes=True)
    assert "Griffin plays for Cleo" in ada.until(n + 1)["entries"][-1]["words"]


def test_who_is_away_as_well_is_not_asked(server: Server) -> None:
    table = server.create(THREE, game="eternitium")
    ada, ben, cleo = table.players()
    n = ada.now["n"]
    for away in (ben, cleo):
        away.close()
    missed(table, 1, 2)
    ada.say("stand_in", n=n, seat=1, bot="griffin")
    assert "Griffin plays for Ben" in ada.until(n + 1)["entries"][0]["words"]


def test_coming_back_answers_the_question(server: Server) -> None:
    table = server.create(THREE, game="eternitium")
    ada, ben, cleo = table.players()
    n = ada.now["n"]
    cleo.close()
    missed(table, 2)
    ada.say("stand_in", n=n, seat=2, bot="griffin")
    ben.hear("asked")
    cleo = table.join(2)
    assert ada.hear("answered")["yes"] is False
    ben.say("answer", yes=True)
    assert problem(ben) == "/problems/not-possible"
    assert cleo.now["n"] == n


def test_nobody_is_replaced_who_is_there(server: Server) -> None:
    table, ada, ben = duel(server)
    ada.say("stand_in", n=1, seat=1, bot="owl")
    assert problem(ada) == "/problems/not-possible"
    ben.close()
    missed(table, 1)
    ada.say("stand_in", n=1, seat=1, bot="fish")
    assert problem(ada) == "/problems/refused"
    watcher = table.join(table.watch)
    watcher.say("stand_in", n=1, seat=1, bot="owl")
    assert problem(watcher) == "/problems/forbidden"
    for seat in (0, 7):
        ada.say("stand_in", n=1, seat=seat, bot="owl")
        assert problem(ada) == "/problems/not-possible"


def test_over_rest_whoever_moves_is_back(server: Server) -> None:
    table, ada, ben = duel(server)
    ben.close()
    missed(table, 1)

    def post(path: str, key: str, **wish: Any) -> Message:
        answer: Message = server.post(f"{table.path}/{path}", wish, key).json()
        return answer

    assert post("stand-in", ada.key, n=1, seat=1, bot="mouse")["seats"][1]["stand_in"] == "mouse"
    assert post("moves", ben.key, n=1, seat=1, moves=["place wand at 1"])["type"] == "/problems/stale"
    assert "stand_in" not in server.get(table.path, ben.key).json()["seats"][1]


def test_the_others_are_told_who_is_missed(server: Server) -> None:
    table, ada, ben = duel(server)
    missed(table)
    ada.say("ping")
    ada.hear("pong")  # what was told before Ben came is read
    ben.close()
    ada.hear("table", lambda told: told["table"]["seats"][1].get("missed", False))


def test_it_outlives_the_server(server: Server) -> None:
    table, ada, ben = duel(server)
    ben.close()
    missed(table, 1)
    ada.say("stand_in", n=1, seat=1, bot="mouse")
    ada.until(3)
    server.stop()
    server.start()
    assert server.get(table.path, table.keys[0]).json()["seats"][1]["stand_in"] == "mouse"
