"""Two at one screen: the curtain hides the hand between turns."""

from __future__ import annotations

import json

from tests.server.harness import HOT_SEAT, Open, Player, Server


def hands(player: Player) -> list[list[bool]]:
    """Which cards of each hand lie open."""
    zones = {zone["id"]: zone for panel in player.now["scene"]["panels"] for zone in panel["zones"]}
    return [["face" in thing for thing in zones[f"hand-{seat}"]["things"]] for seat in (0, 1)]


def look(player: Player, seat: int | None) -> None:
    player.say("look", seat=seat)
    player.hear("update")


def open_table(server: Server) -> tuple[Open, Player]:
    table = server.create(HOT_SEAT, options={"start": "first"})
    assert [key["seats"] for key in table.created["keys"]] == [[0, 1]]
    return table, table.join()


def test_the_curtain(server: Server) -> None:
    _, screen = open_table(server)
    assert screen.now["seat"] is None
    assert hands(screen) == [[False] * 3, [False] * 3]
    assert screen.offers == []
    look(screen, 0)
    assert hands(screen) == [[True] * 3, [False] * 3]
    screen.move(screen.offers[0], seat=0)
    assert screen.now["scene"]["asked"] == 1
    assert screen.now["seat"] is None  # closed by itself
    assert hands(screen) == [[False] * 3, [False] * 3]
    look(screen, 1)
    assert hands(screen) == [[False] * 3, [True] * 3]
    look(screen, None)
    assert hands(screen) == [[False] * 3, [False] * 3]


def test_a_reload_closes_the_curtain(server: Server) -> None:
    table, screen = open_table(server)
    look(screen, 0)
    assert table.join().now["seat"] is None


def test_only_own_seats_can_be_looked_at(server: Server) -> None:
    table = server.create([*HOT_SEAT[:1], {"kind": "human"}])
    screen = table.join()
    assert screen.now["seat"] == 0
    screen.say("look", seat=1)
    assert screen.hear("problem")["problem"]["type"] == "/problems/forbidden"
    look(screen, None)
    assert screen.now["seat"] == 0  # one seat, always seen through
    watcher = table.join(table.watch)
    watcher.say("look", seat=0)
    assert watcher.hear("problem")["problem"]["type"] == "/problems/forbidden"


def test_nobody_moves_for_a_seat_of_another_key(server: Server) -> None:
    table, screen = open_table(server)
    moves = table.truth().moves
    watcher = table.join(table.watch)
    assert watcher.move(moves[0].text, seat=0)["problem"]["type"] == "/problems/forbidden"
    assert screen.move(moves[0].text, seat=0)["n"] == 1
    assert json.dumps(watcher.until(1)["scene"]["offers"]) == "[]"


def test_the_curtain_stays_as_it_is_while_nothing_is_logged(server: Server) -> None:
    _, screen = open_table(server)
    look(screen, 1)  # not asked, but may look at the own hand
    assert hands(screen) == [[False] * 3, [True] * 3]
    screen.say("lang", lang="de")
    assert screen.hear("update")["seat"] == 1
