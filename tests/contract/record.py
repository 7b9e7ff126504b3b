"""The log is the game: replay equals play, through the file and through undo."""

from __future__ import annotations

from tests.contract.case import Case, pick

from zeitriss import Log
from zeitriss.core.rng import seeded

MOVES = 60


def replay_equals_play(case: Case) -> None:
    """A random game in which every tenth move is followed by an undo of up to three."""
    game, rng = case.game, seeded("record")
    log = Log.record(game, [{"kind": "bot"} for _ in range(case.seats)], "record", case.options)
    state = log.start()
    digests = [game.digest(state)]
    dealt = game.digest(game.start(case.seats, "record", case.options))
    assert dealt == digests[0], "the same seed deals another game"
    while state.outcome is None and len(log.lines) < MOVES:
        asked = state.seat
        assert asked is not None
        move = pick(state, rng)
        state.apply(move)
        digests.append(game.digest(state))
        log.add(asked, move.text, digests[-1])
        if len(log.lines) % 10 == 9:
            count = 1 + rng.below(3)
            log.undo(asked, count)
            del digests[-count:]
            state = log.replay()
    again = Log.loads(log.dumps())
    assert again.header == log.header
    assert again.lines == log.lines
    assert game.digest(again.replay(verify=True)) == digests[-1]
    for at in range(0, len(digests), 7):
        assert game.digest(again.replay(at)) == digests[at], f"position {at} is not what was played"
