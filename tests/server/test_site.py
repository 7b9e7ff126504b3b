"""What the server tells about itself and its games, and how it starts."""

from __future__ import annotations

import re
import socket
import sqlite3
from pathlib import Path

import pytest
from tests.server.harness import ALONE, Server

import zeitriss
from zeitriss import Refused
from zeitriss.core.emblems import drawings
from zeitriss.server.serve import run
from zeitriss.server.settings import Settings
from zeitriss.server.site import FILES
from zeitriss.store import migrate


@pytest.mark.parametrize("lang", ["de", "en"])
def test_games_have_words_for_everything(server: Server, lang: str) -> None:
    (game,) = [game for game in server.get("/games", lang=lang).json() if game["name"] == "antinomy"]
    assert game["title"] == {"de": "Gegensatz", "en": "Antinomy"}[lang]
    assert game["tagline"]
    assert game["about"]
    assert game["seats"] == [1, 2]
    options = game["options"]["properties"]
    assert [choice["const"] for choice in options["level"]["oneOf"]] == ["easy", "normal", "hard"]
    assert all(option["title"] for option in options.values())
    assert options["shrine"]["type"] == "boolean"
    assert options["shrine"]["x-seats"] == [1]
    assert all(bot["title"] and bot["text"] for bot in game["bots"])
    assert all(re.fullmatch("#[0-9a-f]{6}", colour["hex"]) and colour["name"] for colour in game["colours"].values())


@pytest.mark.parametrize("lang", ["de", "en"])
def test_cards_drawings_and_guide(server: Server, lang: str) -> None:
    cards = server.get("/games/antinomy/cards", lang=lang).json()
    assert len(cards) == 22
    art = server.get("/games/antinomy/art").json()
    assert {card["face"]["emblem"] for card in cards} <= drawings(zeitriss.game("antinomy").folder)
    assert all(svg.startswith("<svg") for svg in art.values())
    guide = server.get("/games/antinomy/guide", lang=lang).json()
    assert all(section["id"] and section["title"] and "<script" not in section["html"] for section in guide)
    rules = {rule for card in cards for rule in card["face"]["rules"]}
    anchors = {rule for section in guide for rule in re.findall(r'id="(AN-R?\d+)"', section["html"])}
    assert not guide or rules <= anchors  # a card's rule numbers lead somewhere


def test_health(server: Server) -> None:
    assert server.http.get(f"http://127.0.0.1:{server.port}/healthz").json() == {"status": "ok"}


@pytest.mark.skipif(not FILES.joinpath("index.html").exists(), reason="the client is not built")
def test_the_client_and_its_addresses(server: Server) -> None:
    root = f"http://127.0.0.1:{server.port}"
    page = server.http.get(f"{root}/")
    assert page.headers["content-type"].startswith("text/html")
    assert page.headers["cache-control"] == "no-cache"
    assert server.http.get(f"{root}/t/{server.create(ALONE).id}").text == page.text
    (script,) = re.findall(r'src="(/assets/[^"]+\.js)"', page.text)
    asset = server.http.get(root + script)
    assert "javascript" in asset.headers["content-type"]
    assert "immutable" in asset.headers["cache-control"]
    for outside in ("/../app.py", "/%2e%2e/app.py", "/assets/..%2f..%2fapp.py", "/nothing"):
        assert server.http.get(root + outside).status_code == 404


@pytest.mark.skipif(not FILES.joinpath("index.html").exists(), reason="the client is not built")
def test_a_wrong_address_is_answered_in_the_asker_s_way(server: Server) -> None:
    root, browser = f"http://127.0.0.1:{server.port}", {"Accept": "text/html,*/*;q=0.8"}
    page = server.http.get(f"{root}/nonsense", headers=browser)
    assert page.status_code == 404
    assert page.text == server.http.get(f"{root}/").text  # the client says so in the reader's language
    for address, headers in ((f"{root}/nonsense", {}), (f"{root}/api/v1/nonsense", browser)):
        answer = server.http.get(address, headers=headers)
        assert answer.status_code == 404
        assert answer.json()["type"] == "/problems/not-found"


def test_a_busy_port_is_refused_in_a_sentence(tmp_path: Path) -> None:
    with socket.socket() as busy:
        busy.bind(("127.0.0.1", 0))
        busy.listen()
        with pytest.raises(Refused, match=r"in use.*--port"):
            run(Settings(str(tmp_path / "x.db")), port=busy.getsockname()[1])


def test_an_unusable_database_is_refused_in_a_sentence(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("")
    with pytest.raises(Refused, match="cannot be written"):
        run(Settings(str(blocked / "games.db")), port=0)
    blocked.write_text("this is no database, but long enough to look into")
    with pytest.raises(Refused, match="not a database"):
        run(Settings(str(blocked)), port=0)
    with pytest.raises(Refused, match="cannot be used"):
        run(Settings("postgresql://127.0.0.1:1/none?connect_timeout=1"), port=0)


def test_a_database_of_a_later_version_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    with sqlite3.connect(path) as db:
        db.execute("create table alembic_version (version_num text)")
        db.execute("insert into alembic_version values ('9999')")
    with pytest.raises(Refused, match=rf"9999.*up to {migrate.NEWEST}"):
        run(Settings(str(path)), port=0)


def test_every_game_has_a_cover(server: Server) -> None:
    for game in server.get("/games").json():
        assert game["cover"]
        answer = server.get(f"/games/{game['name']}/cover")
        assert answer.headers["content-type"].startswith("image/svg+xml")
        assert answer.text.startswith("<svg")


def test_the_machine_says_where_others_find_it(server: Server) -> None:
    """A server that listens on its own loopback only is open to nobody else, and says so."""
    assert server.get("/address").json()["open"] is False
