"""Questions to a team with bots: people decide."""

from __future__ import annotations

import time

from tests.server.harness import GREEDY, Open, Player, Server

SEATS = [{"kind": "here", "name": "Ada"}, GREEDY]
MASK = {"game": "aeons_end", "options": {"nemesis": "crooked-mask"}, "seed": "a team 5"}


def until_the_bot_stands_for_the_team(table: Open, ada: Player) -> None:
    """Ada makes her moves; the bot's own ones it makes itself."""
    for _ in range(400):
        state = table.truth()
        if state.stack[-1].team and state.seat == 1:
            ada.until(len(table.server.truth(table.id).lines))
            return
        if state.seat == 0 and len(table.server.truth(table.id).lines) == ada.now["n"]:
            ada.move("end phase" if "end phase" in ada.offers else ada.offers[0])
        else:
            ada.hear("update")
    raise AssertionError("no question to the team came up with the bot")


def test_people_answer_for_the_team(server: Server) -> None:
    table = server.create(SEATS, **MASK)
    ada = table.join()
    until_the_bot_stands_for_the_team(table, ada)
    n = ada.now["n"]
    time.sleep(0.5)  # the bots of this server make no pause
    assert len(server.truth(table.id).lines) == n
    assert ada.offers
    assert ada.now["scene"]["prompt"]
    answer = ada.move(ada.offers[0], seat=0)
    assert answer["t"] == "update", answer
    assert server.truth(table.id).lines[n].seat == 0


def test_without_people_the_bot_answers(server: Server) -> None:
    table = server.create(SEATS, **MASK)
    ada = table.join()
    until_the_bot_stands_for_the_team(table, ada)
    n = ada.now["n"]
    ada.close()
    watcher = table.join(table.watch)
    watcher.until(n + 1)
    assert server.truth(table.id).lines[n].seat == 1
