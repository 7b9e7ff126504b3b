"""Game files out and in, and the game after the game."""

from __future__ import annotations

import json

from tests.server.harness import AGAINST_BOT, DUEL, Open, Server, play_on

from zeitriss import Log


def test_a_file_goes_out_and_comes_back_as_a_replay(server: Server, finished: Open) -> None:
    answer = server.get(f"{finished.path}/file", finished.keys[1])
    assert answer.headers["content-type"].startswith("application/x-ndjson")
    assert answer.headers["content-disposition"].startswith("attachment")
    log = Log.loads(answer.text)
    assert log.replay(verify=True).outcome == finished.truth().outcome
    assert [seat["name"] for seat in log.header["seats"]] == ["Ada", "Ben"]

    replay = Open(server, server.http.post("/files", content=answer.content).json())
    assert replay.created["keys"][0]["seats"] == []
    viewer = replay.join()
    assert viewer.over
    assert viewer.now["seat"] == 0
    assert len(viewer.welcome["entries"]) == len(log.lines)
    for seat in (0, 1):  # after the end everybody may look through all eyes
        scene = server.get(f"{replay.path}/scene", replay.keys[0], at=3, seat=seat).json()
        assert scene["seat"] == seat
    assert server.get(f"{replay.path}/file", replay.keys[0]).text == answer.text


def test_a_replay_is_seen_by_who_played_it_not_by_a_bot(server: Server, finished: Open) -> None:
    header, *lines = server.get(f"{finished.path}/file", finished.keys[0]).text.splitlines()
    seats = [{"name": "", "kind": "bot", "bot": "random"}, {"name": "Ben", "kind": "human"}]
    text = "\n".join([json.dumps(json.loads(header) | {"seats": seats}), *lines])
    replay = Open(server, server.http.post("/files", content=text).json())
    assert replay.join().now["seat"] == 1
    assert finished.join(finished.watch).now["seat"] is None


def test_an_unfinished_file_goes_on_with_new_keys(server: Server) -> None:
    table = server.create(DUEL)
    play_on(table.players(), 6)
    text = server.truth(table.id).dumps()
    again = Open(server, server.http.post("/files", content=text).json())
    assert [key["seats"] for key in again.created["keys"]] == [[0], [1]]
    assert not set(again.keys) & set(table.keys)
    players = again.players()
    assert players[0].welcome["n"] == 6
    assert play_on(players, 2) == 8
    assert server.truth(again.id).header["seed"] == server.truth(table.id).header["seed"]


def test_a_file_of_another_program_sits_at_this_screen(server: Server) -> None:
    table = server.create(AGAINST_BOT)
    header, *_ = server.truth(table.id).dumps().splitlines()
    edited = json.loads(header) | {"seats": [{}, {"name": "Kay", "kind": "robot"}]}
    again = Open(server, server.http.post("/files", content=json.dumps(edited)).json())
    assert [key["seats"] for key in again.created["keys"]] == [[0, 1]]
    assert [seat["name"] for seat in again.join().welcome["table"]["seats"]] == ["Guest", "Kay"]


def test_a_rematch_is_opened_by_the_same_keys(server: Server, finished: Open) -> None:
    ben = finished.join(1)
    created = server.post(f"{finished.path}/rematch", {"swap": True}, finished.keys[0]).json()
    assert created["keys"][0]["key"] == finished.keys[0]
    assert created["keys"][0]["seats"] == [1]
    link = ben.hear("table")["table"]["rematch"]
    assert link == f"/t/{created['table']}#{finished.keys[1]}"
    again = Open(server, created)
    assert again.join(finished.keys[1]).now["seat"] == 0
    assert again.join(finished.watch).now["seat"] is None
    assert again.join(again.watch).now["seat"] is None
    assert server.truth(again.id).header["seed"] != server.truth(finished.id).header["seed"]
    # who asks later comes to the same table
    assert server.post(f"{finished.path}/rematch", {}, finished.keys[1]).json()["table"] == created["table"]
    assert server.post(f"{finished.path}/rematch", {}, finished.watch).status_code == 403
