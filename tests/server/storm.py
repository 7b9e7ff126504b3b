"""A storm: tables at which both people play on whatever happens to the servers, and what must be true afterwards."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from tests.server.harness import DUEL, PATIENCE, Server, faced, mended
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, WebSocketException

from zeitriss import Log
from zeitriss.core.registry import game as game_named
from zeitriss.play.story import Story
from zeitriss.store.store import Row, Store

AGAIN = (OSError, EOFError, TimeoutError, InvalidHandshake, WebSocketException)


@dataclass
class Report:
    """What a storm was like."""

    faults: int = 0
    moves: int = 0
    resent: int = 0
    vanished: int = 0
    refused: dict[str, int] = field(default_factory=dict)
    outage: float = 0.0  # the longest time in seconds in which no move of a table was acknowledged

    def __str__(self) -> str:
        said = f"{self.faults} faults, {self.moves} moves acknowledged, {self.resent} sent again"
        return f"{said}, {self.vanished} pages vanished, longest outage {self.outage:.1f} s, refused {self.refused}"


class Page:
    """One person at one table: comes back by itself to any of the servers, and sends again what was not answered."""

    def __init__(self, table: Pairing, seat: int) -> None:
        self.table, self.seat, self.key = table, seat, table.keys[seat]
        self.rng = random.Random(f"{table.id} {seat}")
        self.n = 0
        self.offers: list[str] = []
        self.pending: tuple[int, str] | None = None  # the line and the move that nobody has acknowledged
        self.acknowledged: list[tuple[int, str]] = []
        self.scene: Any = None
        self.faces: dict[str, Any] = {}

    async def live(self) -> None:
        while not self.table.over:
            try:
                server = self.rng.choice(self.table.servers)
                address = f"ws://127.0.0.1:{server.port}/api/v1/tables/{self.table.id}/live"
                async with connect(address, open_timeout=5, close_timeout=1, max_size=None) as socket:
                    await self.attend(socket)
            except AGAIN:
                await asyncio.sleep(0.1)

    async def attend(self, socket: ClientConnection) -> None:
        asked = {"lang": "en", "after": self.n, "changes": True, "faces": True}
        await socket.send(json.dumps({"t": "hello", "key": self.key, **asked}))
        self.faces = {}
        while not self.table.over:
            try:
                message = json.loads(await asyncio.wait_for(socket.recv(), 2))
            except TimeoutError:
                message = {"t": "silence"}
            await self.hear(message, socket)
            if self.rng.random() < self.table.storm.vanishing:
                self.table.report.vanished += 1
                socket.transport.abort()

    async def hear(self, message: dict[str, Any], socket: ClientConnection) -> None:
        if message["t"] == "changed":
            self.faces |= message.pop("faces", {})
            message = faced(message, self.faces)
            message |= {"t": "update", "scene": mended(self.scene, message["change"])}
        if message["t"] in ("welcome", "update"):
            self.note(message)
        elif message["t"] == "problem":
            kind = message["problem"]["type"].rsplit("/", 1)[1]
            self.table.report.refused[kind] = self.table.report.refused.get(kind, 0) + 1
            if kind in ("unavailable", "busy"):
                await asyncio.sleep(0.2)
        if message["t"] in ("welcome", "update", "problem", "silence"):
            await self.answer(socket)

    def note(self, message: dict[str, Any]) -> None:
        self.n, self.scene = message["n"], message["scene"]
        self.offers = [offer["move"] for offer in message["scene"]["offers"]]
        if self.pending and self.n >= self.pending[0]:
            if message.get("re") == self.pending[1] and self.n == self.pending[0]:
                self.acknowledged.append(self.pending)
                self.table.moved()
            self.pending = None
        if message["scene"]["over"] is not None:
            self.table.over = True

    async def answer(self, socket: ClientConnection) -> None:
        if not self.offers:
            return
        if self.pending is None:
            self.pending = self.n + 1, self.rng.choice(self.offers)
        else:
            self.table.report.resent += 1
        move = {"t": "move", "n": self.n, "seat": self.seat, "moves": [self.pending[1]], "re": self.pending[1]}
        if self.table.storm.pace:
            await asyncio.sleep(self.table.storm.pace)
        for _ in range(1 + (self.rng.random() < self.table.storm.doubling)):
            await socket.send(json.dumps(move))


class Pairing:
    """A table of the storm, with both its pages."""

    def __init__(self, storm: Storm, created: dict[str, Any]) -> None:
        self.storm, self.report, self.servers = storm, storm.report, storm.servers
        self.id, self.keys = created["table"], [key["key"] for key in created["keys"]]
        self.over, self.last = False, time.monotonic()
        self.pages = [Page(self, seat) for seat in range(2)]

    def __str__(self) -> str:
        return f"{self.id}: {[(page.n, page.pending, len(page.offers)) for page in self.pages]}"

    def moved(self) -> None:
        now = time.monotonic()
        self.report.moves += 1
        self.report.outage = max(self.report.outage, now - self.last)
        self.last = now


class Storm:
    def __init__(
        self,
        servers: Sequence[Server],
        tables: int = 4,
        *,
        pace: float = 0.02,
        vanishing: float = 0.0,
        doubling: float = 0.0,
        game: str = "antinomy",
    ) -> None:
        self.servers, self.pace, self.vanishing, self.doubling, self.game = servers, pace, vanishing, doubling, game
        self.report = Report()
        self.tables: list[Pairing] = []
        self.living: list[asyncio.Task[None]] = []
        self.playing = tables

    async def rage(self, faults: int, fault: Callable[[], Awaitable[None]]) -> None:
        """Everybody plays while the fault happens again and again; after each, until all have moved once more."""
        try:
            for _ in range(faults):
                self._sit_down()
                await fault()
                self.report.faults += 1
                await self._all_move()
                if self.report.faults % 10 == 0:
                    print(self.report, flush=True)  # a soak takes long, and may be stopped
        finally:
            for table in self.tables:
                table.over = True
            await asyncio.wait_for(asyncio.gather(*self.living), 4 * PATIENCE)

    def _sit_down(self) -> None:
        """A game that has come to its end is followed by another."""
        while sum(not table.over for table in self.tables) < self.playing:
            server = self.servers[len(self.tables) % len(self.servers)]
            table = Pairing(self, server.create(DUEL, game=self.game).created)
            self.tables.append(table)
            self.living += [asyncio.create_task(page.live()) for page in table.pages]

    async def _all_move(self) -> None:
        since = time.monotonic()
        while waiting := [table for table in self.tables if table.last < since and not table.over]:
            assert time.monotonic() < since + 6 * PATIENCE, f"{self.report}; no move at {[*map(str, waiting)]}"
            await asyncio.sleep(0.02)

    async def check(self, url: str) -> None:
        """Every acknowledged move is there once, every log replays to its digests, every page sees the same."""
        store = Store(url)
        try:
            for table in self.tables:
                row = await self._at_rest(store, table)
                self._check_log(table, row)
                for seat, page in enumerate(table.pages):
                    await self._check_page(page, seat, row)
        finally:
            await store.close()

    async def _at_rest(self, store: Store, table: Pairing) -> Row:
        """The last move may still be on its way: its line may come between the table's state and its lines."""
        lines = -1
        while True:
            row = await store.read(table.id)
            assert row is not None
            if len(row.lines) == lines:
                return row
            lines = len(row.lines)
            await asyncio.sleep(0.2)

    def _check_log(self, table: Pairing, row: Row) -> None:
        assert [line.n for line in row.lines] == list(range(1, len(row.lines) + 1))
        for page in table.pages:
            for n, move in page.acknowledged:
                assert (row.lines[n - 1].seat, row.lines[n - 1].move) == (page.seat, move)
        log = Log(game_named(row.header["game"]), row.header, row.lines)
        story = Story(log, verify=True)
        assert row.state in (None, story.truth(story.state))

    async def _check_page(self, page: Page, seat: int, row: Row) -> None:
        scenes = []
        for server in self.servers:
            address = f"ws://127.0.0.1:{server.port}/api/v1/tables/{page.table.id}/live"
            async with connect(address, open_timeout=PATIENCE, max_size=None) as socket:
                await socket.send(json.dumps({"t": "hello", "key": page.key, "lang": "en", "after": 0}))
                welcome = json.loads(await socket.recv())
            assert (welcome["n"], len(welcome["entries"])) == (len(row.lines), len(row.lines))
            scenes.append(welcome["scene"])
        assert all(scene == scenes[0] for scene in scenes)
