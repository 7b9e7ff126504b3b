"""Who opened a table makes new links; whoever holds an old one loses the seat at once."""

from __future__ import annotations

from tests.server.harness import DUEL, Server, bearer


def test_a_new_link_ends_the_old_one(server: Server) -> None:
    table = server.create(DUEL, options={"start": "first"}, seed=7)
    ada, ben = table.players()
    answer = server.post(f"{table.path}/keys", {"seat": 1}, table.keys[0])
    assert answer.status_code == 201
    fresh = answer.json()
    assert fresh["seats"] == [1]
    assert fresh["link"] == f"/t/{table.id}#{fresh['key']}"
    assert ben.closed() == 1013  # come again, and be refused
    assert server.http.get(table.path, headers=bearer(table.keys[1])).status_code == 403
    assert server.post(f"{table.path}/moves", {"n": 0, "seat": 1, "moves": ["x"]}, table.keys[1]).status_code == 403
    ada.hear("table", lambda told: told["table"]["seats"][1]["kind"] == "open")
    cleo = table.join(fresh["key"])
    cleo.say("sit", name="Cleo")
    ada.hear("table", lambda told: told["table"]["seats"][1]["name"] == "Cleo")
    ada.move(ada.offers[0])
    assert cleo.until(1)["scene"]["asked"] == 1


def test_only_who_opened_the_table_makes_links(server: Server) -> None:
    table = server.create(DUEL)
    for key in (table.keys[1], table.watch):
        assert server.post(f"{table.path}/keys", {"seat": 0}, key).status_code == 403
    for seat in (0, 7):  # their own, and none at all
        answer = server.post(f"{table.path}/keys", {"seat": seat}, table.keys[0])
        assert (answer.status_code, answer.json()["field"]) == (409, "seat")
