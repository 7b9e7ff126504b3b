"""What has changed between two scenes leads from the one to the other, and is small."""

from __future__ import annotations

import json
import random

import pytest
from tests.server.harness import DUEL, Server, mended

from zeitriss.core.registry import game as game_named
from zeitriss.core.registry import games
from zeitriss.server.difference import difference

MOVES = 60


@pytest.mark.parametrize("name", games())
def test_every_scene_follows_from_the_one_before(name: str) -> None:
    game, rng = game_named(name), random.Random(name)
    state = game.start(max(game.seats), "differences")
    eyes = (None, *range(state.seats))
    scenes = {seat: game.scene(state, seat, "de") for seat in eyes}
    whole = told = 0
    for _ in range(MOVES):
        if state.seat is None:
            break
        state.apply(rng.choice(state.moves))
        for seat in eyes:
            before, scenes[seat] = scenes[seat], game.scene(state, seat, "de")
            change = json.dumps(difference(before, scenes[seat]))
            assert mended(before, json.loads(change)) == scenes[seat]
            whole, told = whole + len(json.dumps(scenes[seat])), told + len(change)
    assert told < whole / 2


def test_who_follows_and_who_does_not_see_the_same(server: Server) -> None:
    table = server.create(DUEL)
    ada, ben = table.players()
    plain = table.join(0, changes=False)
    for _ in range(12):
        mover = ada if ada.offers else ben
        mover.move(mover.offers[-1])
        for page in (ada, ben, plain):
            page.until(mover.now["n"])
        assert ada.now["scene"] == plain.now["scene"]
    kinds = [json.loads(text)["t"] for text in ada.heard]
    assert kinds.count("changed") > 6
    assert not [text for text in plain.heard if '"changed"' in text]
    ada.say("lang", lang="de")
    assert ada.hear("update")["scene"]["lang"] == "de"
