"""Moves and frames: texts, order, legality, immutability, the end."""

from __future__ import annotations

import re
from typing import Any

from tests.contract.case import Case

from zeitriss.core.frame import Frame
from zeitriss.core.game import Game
from zeitriss.core.snapshot import check_stock, write_frame

ENDINGS = 3


def texts_parse_back(game: Game[Any]) -> None:
    """The catalogue: numbered in order, texts that survive files, tables and command lines."""
    moves = game.catalogue.moves
    assert [move.id for move in moves] == list(range(len(moves)))
    for move in moves:
        assert game.catalogue.parse(move.text) is move
        assert re.fullmatch(r"[!-+\--~]+( [!-+\--~]+)*", move.text), f"{move.text!r}: ASCII, single spaces, no comma"
    assert len({move.text.lower() for move in moves}) == len(moves), "two move texts differ in case only"


def moves_are_stable(case: Case) -> None:
    """The same state offers the same moves in the same order, each one once, all from the catalogue."""
    for position in case.positions:
        state = position.state
        assert len({move.id for move in state.moves}) == len(state.moves), f"offered twice: {state.moves}"
        assert all(case.game.catalogue.moves[move.id] is move for move in state.moves)
        if state.outcome is not None:
            assert state.moves == []
            continue
        for again in (state.clone(), state.clone(), case.game.restore(state.snapshot())):
            again.ask()
            assert again.moves == state.moves, "asked again, it offers other moves"


def every_offer_applies(case: Case) -> None:
    """No dead ends: after every legal move somebody is asked or the game is over, and the state is a valid one."""
    for position in case.positions:
        for move in position.state.moves:
            after = position.state.clone()
            after.apply(move)
            assert (after.outcome is None) == bool(after.moves), f"{move}: nobody is asked and the game is not over"
            case.game.restore(after.snapshot())


def games_end(case: Case) -> None:
    """Within the bound, with every card in its place on the way, and with a result for each seat."""
    for seed in range(ENDINGS):
        for position in case.states(seed):
            check_stock(case.game, position.state)
            case.game.check(position.state)
            state = position.state
        outcome = state.outcome
        assert outcome is not None
        assert re.fullmatch(r"[a-z0-9-]+", outcome.reason)
        assert len(outcome.results) == case.seats
        assert all(0 <= result <= 1 for result in outcome.results)
        assert state.seat is None


def frames_are_immutable(case: Case) -> None:
    """What a frame says when it comes up is what it says for ever; clones share it."""
    known: dict[int, tuple[Frame[Any], dict[str, Any]]] = {}
    for position in case.states("frames"):
        for frame in position.state.stack:
            known.setdefault(id(frame), (frame, write_frame(frame)))
        for frame, before in known.values():
            assert write_frame(frame) == before, f"{before} was changed to {write_frame(frame)}"
        clone = position.state.clone()
        assert all(a is b for a, b in zip(clone.stack, position.state.stack, strict=True)), "a clone copies frames"
