"""Bots throw something in during a person's turn, right after a move: as they do among themselves."""

from __future__ import annotations

from tests.server.harness import GREEDY, Open, Server

import zeitriss
from zeitriss.bots import bot
from zeitriss.bots.turns import next_move
from zeitriss.core.state import State

SEED = "t0"


def until_somebody_throws_in() -> tuple[zeitriss.Log, State]:
    """A game of two Griffins, up to where the second throws its ability into the turn of the first."""
    game = zeitriss.game("aeons_end")
    log = zeitriss.Log.record(game, [{"name": "Ada", "kind": "here"}, GREEDY], SEED)
    state, griffins = log.start(), [bot("greedy", game, seat) for seat in range(2)]
    while True:
        seat, move = next_move(state, griffins)
        if seat == 1 and state.seat == 0 and not state.stack.top().team:
            return log, state
        log.add(seat, move.text)
        state.play(move.text, seat)


def test_a_bot_throws_its_ability_into_a_persons_turn(server: Server) -> None:
    log, state = until_somebody_throws_in()
    n = len(log.lines)
    opened = server.http.post("/files", content=log.dumps())
    assert opened.status_code == 201, opened.text
    ada = Open(server, opened.json()).join()
    ada.until(n + 1)
    thrown = server.truth(opened.json()["table"]).lines[n]
    assert (thrown.seat, thrown.move) == (1, "ability of 1")
    assert state.seat == 0
    while not ada.offers:  # what its ability asks the bot it answers; then Ada goes on
        ada.hear("update")
