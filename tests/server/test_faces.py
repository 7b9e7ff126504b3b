"""Faces by name: who asks for it is told each face once, and sees the same as everybody."""

from __future__ import annotations

import json
import re
from copy import copy
from typing import Any

import pytest
from tests.server.harness import DUEL, Player, Server

from zeitriss.core.registry import game as game_named
from zeitriss.core.scene import Thing
from zeitriss.server.difference import difference
from zeitriss.server.faces import ENCODE, GALLERY, Mentions

FACE = re.compile(r'"face":\{')


def changes(player: Player) -> list[str]:
    return [text for text in player.heard if text.startswith('{"t":"changed"')]


def test_each_face_is_told_once(server: Server) -> None:
    table = server.create(DUEL, seed="faces")
    ada, ben = table.players()
    plain = table.join(0, faces=False)
    watcher = table.join(table.watch)

    for _ in range(20):
        mover = ada if ada.offers else ben
        mover.move(mover.offers[0])
        for page in (ada, ben, plain, watcher):
            page.until(mover.now["n"])
        for part in ("scene", "entries", "undo", "seat", "position"):
            assert ada.now[part] == plain.now[part], part

    for page in (ada, ben, watcher):
        told = [name for text in changes(page) for name in json.loads(text).get("faces", {})]
        assert len(told) == len(set(told)) > 5
        for text in changes(page):
            assert not FACE.search(text.partition('"faces":')[0]), text
    assert any(FACE.search(text) for text in changes(plain))
    assert sum(map(len, changes(ada))) < 0.8 * sum(map(len, changes(plain)))

    late = table.join(1)  # knows no face yet, and is told each that it lacks
    mover = ada if ada.offers else ben
    mover.move(mover.offers[0])
    assert late.until(mover.now["n"])["entries"] == ben.until(mover.now["n"])["entries"]


def test_another_language_has_other_faces(server: Server) -> None:
    table = server.create(DUEL, seed="faces")
    ada, ben = table.players()
    for _ in range(6):
        mover = ada if ada.offers else ben
        mover.move(mover.offers[0])
        ada.until(mover.now["n"])
        ben.until(mover.now["n"])
    english = set(ada.faces)
    ada.say("lang", lang="de")
    ada.hear("update", lambda message: message["scene"]["lang"] == "de")
    mover = ada if ada.offers else ben
    mover.move(mover.offers[0])
    german = ada.until(mover.now["n"])
    shown = [beat["card"]["face"] for entry in german["entries"] for beat in entry["beats"] if "card" in beat]
    assert shown
    assert all(face in ada.faces.values() and face["text"].startswith("Genau ") for face in shown)
    assert english < set(ada.faces)


def test_a_face_that_is_held_is_named_too_and_the_scene_keeps_its_own() -> None:
    say = game_named("antinomy").words("en")
    face = game_named("antinomy").staging.face("relic", "red-1-key", say)
    spell: Thing = {"id": "a", "kind": "card", "name": "a", "face": face}
    before: dict[str, Any] = {"things": [{"id": "b", "kind": "slot"}, {"id": "c", "kind": "slot"}]}
    after: dict[str, Any] = {
        "things": [{"id": "b", "kind": "slot", "holds": [spell]}, {"id": "c", "face": face}, spell]
    }
    mentions = Mentions()
    told = ENCODE(difference(before, after, mentions)).decode()
    (name,) = GALLERY.told(mentions.faces)
    assert told.count(name) == 3
    assert face["title"] not in told
    assert after["things"][0]["holds"][0]["face"] is after["things"][1]["face"] is spell["face"] is face


def test_names_say_nothing_but_the_face(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever was told before, to whomever: the name is the same, and equal faces have one."""
    say = game_named("antinomy").words("en")
    red, blue = (game_named("antinomy").staging.face("relic", name, say) for name in ("red-1-key", "blue-1-skull"))
    names = []
    for faces in ([red, blue], [blue, red], [copy(red), red, blue]):
        gallery = type(GALLERY)()
        names.append({gallery.names[gallery.number(face)] for face in faces})
    assert names[0] == names[1] == names[2]
    assert len(names[2]) == 2
