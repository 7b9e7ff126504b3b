"""Taking back: free while nobody has learned anything, else by consent."""

from __future__ import annotations

from typing import Any

from tests.server.harness import AGAINST_BOT, ALONE, DUEL, HOT_SEAT, Open, Player, Server, lively, play_on


def start(server: Server) -> tuple[Open, Player, Player]:
    """A duel in which Ada begins."""
    table = server.create(DUEL, options={"start": "first"}, seed=7)  # two places for each wand
    ada, ben = table.players()
    return table, ada, ben


def test_a_move_that_shows_nothing_is_taken_back_at_once(server: Server) -> None:
    table, ada, ben = start(server)
    before = ada.now["scene"], ben.now["scene"]
    play_on([ada, ben], 1)  # the wand is placed: everybody could have foreseen all of it
    assert ada.undo == {"possible": True, "free": True, "count": 1}
    assert ben.undo["possible"] is False
    ada.say("undo", n=1, re="u")
    answer = ada.hear("update")
    assert answer["re"] == "u"
    assert (answer["n"], answer["position"]) == (2, 0)
    assert [(entry["n"], entry["undone"]) for entry in answer["entries"]] == [(1, True), (2, False)]
    ben.until(2)
    assert (ada.now["scene"], ben.now["scene"]) == before
    assert [line.data() for line in server.truth(table.id).lines][1] == {"n": 2, "seat": 0, "undo": 1}


def test_what_was_shown_is_taken_back_by_consent(server: Server) -> None:
    _, ada, ben = start(server)
    play_on([ada, ben], 3)  # Ada's first relic lies face up now
    assert ada.undo == {"possible": True, "free": False, "count": 1}
    before = ada.now["n"]
    ada.say("undo", n=before)
    asked = ben.hear("asked")
    assert (asked["seat"], asked["count"]) == (0, 1)
    ben.say("answer", yes=False)
    assert ada.hear("answered")["yes"] is False
    ada.say("undo", n=before)
    ben.hear("asked")
    ben.say("answer", yes=True)
    assert ada.hear("update")["position"] == 2
    assert ada.hear("answered")["yes"] is True
    assert ben.hear("answered")["yes"] is True


def test_the_question_waits_for_who_is_away(server: Server) -> None:
    table, ada, ben = start(server)
    n = play_on([ada, ben], 3)
    ben.close()
    ada.say("undo", n=n)
    ada.say("answer", yes=True)
    assert ada.hear("problem")["problem"]["type"] == "/problems/forbidden"
    ben = table.join(1)
    assert ben.hear("asked")["count"] == 1
    ben.say("answer", yes=True)
    assert ben.hear("update")["position"] == 2


def test_a_later_move_answers_the_question(server: Server) -> None:
    _, ada, ben = start(server)
    play_on([ada, ben], 2)
    ben.say("undo", n=2)  # Ben's placing was free
    ben.hear("update")
    play_on([ada, ben], 1)
    while not ben.offers:
        play_on([ada, ben], 1)
    n = ada.now["n"]
    ada.say("undo", n=n)
    ben.hear("asked")
    play_on([ada, ben], 1)
    ben.say("answer", yes=True)
    assert ben.hear("problem")["problem"]["type"] == "/problems/not-possible"


def test_what_another_person_did_is_never_taken_back_unasked(server: Server) -> None:
    _, ada, ben = start(server)
    play_on([ada, ben], 2)  # both wands are placed; nothing was learned by that
    assert ben.undo == {"possible": True, "free": True, "count": 1}
    assert ada.undo == {"possible": True, "free": False, "count": 2}


def test_who_plays_alone_takes_everything_back(server: Server) -> None:
    table = server.create(ALONE, seed=7)
    ada = table.join()
    play_on([ada], 12)
    while ada.undo["possible"]:
        position = ada.now["position"] - ada.undo["count"]
        assert ada.undo["free"]
        ada.say("undo", n=ada.now["n"])
        assert ada.hear("update")["position"] == position
        assert len(ada.offers) > 1  # a forced answer was no decision
    assert ada.now["position"] == 0


def test_against_bots_their_answers_go_back_too(server: Server) -> None:
    table = server.create(AGAINST_BOT, options={"start": "first"}, seed=7)
    ada = table.join()
    ada.move(ada.offers[0])
    ada.until(2)
    assert ada.undo == {"possible": True, "free": True, "count": 2}
    ada.say("undo", n=2)
    assert ada.hear("update")["position"] == 0


def test_at_one_screen_nobody_must_be_asked(server: Server) -> None:
    ada = server.create(HOT_SEAT).join()
    for _ in range(4):
        ada.say("look", seat=ada.now["scene"]["asked"])
        ada.hear("update")
        ada.move(ada.offers[0])
    assert ada.undo["free"]


def test_after_the_end_a_duel_stays_as_it_is(server: Server, finished: Any) -> None:
    players = finished.players()
    assert players[0].undo["possible"] is False
    players[0].say("undo", n=players[0].now["n"])
    assert players[0].hear("problem")["problem"]["type"] == "/problems/not-possible"


def test_an_old_number_is_refused(server: Server) -> None:
    _, ada, ben = start(server)
    play_on([ada, ben], 1)
    ada.say("undo", n=0)
    assert ada.hear("problem")["problem"]["n"] == 1


def test_who_looked_around_after_the_end_sees_the_own_seat_again(server: Server) -> None:
    table = server.create(AGAINST_BOT, seed=7)
    ada, choose = table.join(), lively(1)
    while not ada.over:
        if ada.offers:
            ada.move(choose(ada.offers))
        else:
            ada.hear("update")
    ada.say("look", seat=1)
    assert ada.hear("update")["seat"] == 1
    ada.say("undo", n=ada.now["n"])
    assert ada.hear("update", lambda message: message["n"] > message["position"])["seat"] == 0
    assert ada.hear("table")["table"]["over"] is False
