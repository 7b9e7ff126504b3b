"""A real server in a process of its own, and players who talk to it over the network."""

from __future__ import annotations

import atexit
import json
import os
import random
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import IO, Any, Self

import httpx
from tests.server.forked import FORKED, serve
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from zeitriss import Log, State
from zeitriss.core.log import Line
from zeitriss.core.registry import game as game_named

Message = dict[str, Any]
PATIENCE = 60  # seconds; only who waits in vain notices, and the machine may be busy
DUEL = [{"kind": "human", "name": "Ada"}, {"kind": "human", "name": "Ben"}]
ALONE = [{"kind": "here", "name": "Ada"}]
HOT_SEAT = [{"kind": "here", "name": "Ada"}, {"kind": "here", "name": "Ben"}]
GREEDY = {"kind": "bot", "bot": "greedy"}
RANDOM = {"kind": "bot", "bot": "random"}
AGAINST_BOT = [{"kind": "here", "name": "Ada"}, RANDOM]


class Server:
    def __init__(self, database: str | Path, port: int = 0, pause: float = 0, **settings: float) -> None:
        self.database, self.port, self.pause, self.settings = str(database), port, pause, settings

    def start(self) -> Self:
        here, there = FORKED.Pipe(duplex=False)
        self.process = FORKED.Process(target=serve, args=[self.environment(), self.port, there])
        self.process.start()
        atexit.register(self.process.kill)  # should a test leave it behind, Python would wait for it
        there.close()
        self.said: IO[str] = open(os.dup(here.fileno()), encoding="utf-8")  # noqa: SIM115  # as long as it may speak
        return self.opened(self.said.readline())

    def environment(self) -> dict[str, str]:
        settings = {"ZEITRISS_DATABASE": self.database, "ZEITRISS_BOT_PAUSE": str(self.pause)}
        return os.environ | settings | {f"ZEITRISS_{name.upper()}": str(value) for name, value in self.settings.items()}

    def opened(self, said: str) -> Self:
        """It has said where it is, which it does once it answers."""
        assert said.startswith("Zeitriss is open at http://"), said
        self.port = int(said.rsplit(":", 1)[1])
        self.http = httpx.Client(base_url=f"http://127.0.0.1:{self.port}/api/v1", timeout=PATIENCE)
        return self

    @property
    def pid(self) -> int:
        assert self.process.pid is not None
        return self.process.pid

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        self.http.close()
        if self.process.is_alive():
            os.kill(self.pid, how)
        self.process.join(PATIENCE)
        assert self.process.exitcode is not None, "it does not stop"
        self.said.close()

    def get(self, path: str, key: str = "", **query: Any) -> httpx.Response:
        return self.http.get(path, params=query, headers=bearer(key))

    def post(self, path: str, body: Any, key: str = "") -> httpx.Response:
        return self.http.post(path, json=body, headers=bearer(key))

    def create(self, seats: list[dict[str, Any]], **more: Any) -> Open:
        answer = self.post("/tables", {"game": "antinomy", "seats": seats, "options": {}} | more)
        assert answer.status_code == 201, answer.text
        return Open(self, answer.json())

    def truth(self, table: str) -> Log:
        """The log as it lies on disk, with its seed."""
        with sqlite3.connect(self.database) as db:
            (header,) = db.execute("select header from tables where id = ?", [table]).fetchone()
            held = "select n, seat, move, undo, digest, state, stand_in from lines where table_id = ? order by n"
            rows = db.execute(held, [table]).fetchall()
        data = json.loads(header)
        lines = [
            Line(n, seat, move, undo, digest, json.loads(state or "null"), stand_in)
            for n, seat, move, undo, digest, state, stand_in in rows
        ]
        return Log(game_named(data["game"]), data, lines)


class Cold(Server):
    """Started by command, with everything that a start takes: where that is looked at, or where games or cards are not
    those of the tests."""

    def start(self) -> Self:
        self.started = subprocess.Popen(self.command(), env=self.environment(), stdout=subprocess.PIPE, text=True)
        assert self.started.stdout is not None
        self.said = self.started.stdout
        return self.opened(self.said.readline())

    def command(self) -> list[str]:
        return [sys.executable, "-m", "zeitriss.server", str(self.port)]

    @property
    def pid(self) -> int:
        return self.started.pid

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        self.http.close()
        self.started.send_signal(how)
        self.ended = self.started.wait(PATIENCE)


class Open:
    """A table that was created, with all its keys."""

    def __init__(self, server: Server, created: Message) -> None:
        self.server, self.id = server, created["table"]
        self.keys = [key["key"] for key in created["keys"]]
        self.created, self.watch = created, created["watch"]["key"]
        self.path = f"/tables/{self.id}"

    def join(
        self, key: int | str = 0, lang: str = "en", after: int = 0, changes: bool = True, faces: bool = True
    ) -> Player:
        key = self.keys[key] if isinstance(key, int) else key
        return Player(self.server, self.id, key, lang, after, changes, faces)

    def players(self) -> list[Player]:
        return [self.join(key) for key in self.keys]

    def truth(self) -> State:
        return self.server.truth(self.id).replay()

    def truth_stored(self) -> State:
        """The state that lies on disk, whatever the log leads to."""
        log = self.server.truth(self.id)
        with sqlite3.connect(self.server.database) as db:
            (state,) = db.execute("select state from tables where id = ?", [self.id]).fetchone()
        restored: State = log.game.restore(json.loads(state))
        return restored


def mended(old: Any, change: Message) -> Any:
    """What a page makes of the last scene and what has changed of it, as web/src/lib/mend.ts does."""
    if "items" in change:
        return [
            old[item] if isinstance(item, int) else item["new"] if "new" in item else mended(old[item["at"]], item)
            for item in change["items"]
        ]
    kept = {key: value for key, value in old.items() if key not in change.get("cut", [])} | change.get("set", {})
    return kept | {key: mended(old[key], inner) for key, inner in change.get("in", {}).items()}


def faced(told: Any, faces: dict[str, Message]) -> Any:
    """The same with faces in the place of their names, as web/src/lib/faces.ts puts them there."""
    if isinstance(told, list):
        return [faced(one, faces) for one in told]
    if not isinstance(told, dict):
        return told
    return {
        key: faces[value] if key == "face" and isinstance(value, str) else faced(value, faces)
        for key, value in told.items()
    }


class Player:
    """One WebSocket. `now` is the latest welcome or update; `heard` keeps every message as it came.

    Without a key nothing is said at first. It follows what has changed, as pages do, unless it wants all of it.
    """

    def __init__(
        self,
        server: Server,
        table: str,
        key: str,
        lang: str = "en",
        after: int = 0,
        changes: bool = True,
        faces: bool = True,
    ) -> None:
        self.heard: list[str] = []
        self.faces: dict[str, Message] = {}
        self.key, self.lang = key, lang
        address = f"ws://127.0.0.1:{server.port}/api/v1/tables/{table}/live"
        self.open = ExitStack()
        self.socket = self.open.enter_context(connect(address, open_timeout=PATIENCE, max_size=None))
        if key:
            self.say("hello", key=key, lang=lang, after=after, changes=changes, faces=changes and faces)
            self.welcome = self.now = self.hear("welcome")

    def say(self, t: str, **message: Any) -> None:
        self.socket.send(json.dumps({"t": t, **message}))

    def hear(self, t: str, where: Callable[[Message], bool] = lambda message: True) -> Message:
        """The next message of this kind; what comes before it is kept, too."""
        while True:
            message = self._next()
            if message["t"] == "undo" and message["n"] == self.now["n"]:
                self.now["undo"] = message["undo"]
            if message["t"] == t and where(message):
                return message

    def _next(self) -> Message:
        """What comes next, with the whole scene where only what has changed is told."""
        text = str(self.socket.recv(PATIENCE))
        self.heard.append(text)
        message: Message = json.loads(text)
        if message["t"] == "changed":
            self.faces |= message.pop("faces", {})
            message = faced(message, self.faces)
            scene = mended(self.now["scene"], message.pop("change"))
            message |= {"t": "update", "scene": scene}
        if message["t"] in ("welcome", "update"):
            self.now = message
        return message

    def until(self, n: int) -> Message:
        """Waits for line n."""
        return self.now if self.now["n"] >= n else self.hear("update", lambda message: message["n"] >= n)

    def move(self, *moves: str, seat: int | None = None, n: int | None = None) -> Message:
        """Makes moves and waits for the answer: an update or a problem."""
        seat = self.now["seat"] if seat is None else seat
        self.say("move", n=self.now["n"] if n is None else n, seat=seat, moves=list(moves), re="me")
        while True:
            message = self._next()
            if message.get("re") == "me":
                return message

    @property
    def undo(self) -> Message:
        """What taking back would mean; waits until it is known whether it is free."""
        while self.now["undo"]["free"] is None:
            self.hear("undo")
        undo: Message = self.now["undo"]
        return undo

    @property
    def offers(self) -> list[str]:
        return [offer["move"] for offer in self.now["scene"]["offers"]]

    @property
    def over(self) -> bool:
        return self.now["scene"]["over"] is not None

    def closed(self) -> int:
        """Waits until the server ends the connection; the code that it gives."""
        try:
            while True:
                self.heard.append(str(self.socket.recv(PATIENCE)))
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 1006

    def close(self) -> None:
        self.open.close()


Choose = Callable[[list[str]], str]
SHORT: dict[str, Any] = {"seed": "a secret seed 24"}  # with lively(8) a duel of 79 moves, where most take hundreds


def lively(seed: int) -> Choose:
    """Any move, but every paradox is declared."""
    rng = random.Random(seed)
    return lambda offers: "declare paradox" if "declare paradox" in offers else rng.choice(offers)


def first(offers: list[str]) -> str:
    return offers[0]


def play_on(players: list[Player], moves: int = 10_000, choose: Choose = first) -> int:
    """Whoever is asked moves, until so many moves are made or the game is over. Everybody hears of each."""
    n: int = max(player.now["n"] for player in players)
    for _ in range(moves):
        for player in players:
            player.until(n)
        mover = next((player for player in players if player.offers), None)
        if mover is None:
            break
        answer = mover.move(choose(mover.offers))
        assert answer["t"] == "update", answer
        n = answer["n"]
    for player in players:
        player.until(n)
    return n


def bearer(key: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {key}"} if key else {}
