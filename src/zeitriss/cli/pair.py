"""Pair: a table with both its players, as `zeitriss load` plays it: as cheap as can be, so that the server is measured.

Whole games are played beforehand, from seeds that their tables are opened with; their moves lie ready as frames of the
WebSocket. Of what comes back only the first words are unpacked: which message it is, and of which line.
"""

from __future__ import annotations

import asyncio
import json
import random
import re
import time
import zlib
from base64 import b64encode
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from functools import partial
from struct import unpack_from
from typing import Any, NamedTuple, cast

from zeitriss import Refused
from zeitriss import game as game_named

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10  # kinds of frames (RFC 6455)
PACKED = 0x40
FEW, LONG, LONGER = 125, 126, 127  # lengths that are written as they are, in two bytes and in eight
BEGIN = 64  # bytes of a message that say what it is
SAID = re.compile(rb'\{"t":"(\w+)"(?:,"n":(\d+))?')


Create = Callable[[str], Awaitable[dict[str, Any]]]  # a new table, from a seed


class Prepared(NamedTuple):
    """A move that will be made: by whom, and all that is sent for it."""

    seat: int
    frame: bytes


class Rehearsed(NamedTuple):
    """A game that was played beforehand."""

    seed: str
    moves: list[Prepared]


@dataclass
class Measured:
    """What all tables have measured together: how late each counted move was, in seconds."""

    late: list[float] = field(default_factory=list)
    errors: int = 0
    counting: bool = False


def prepare(game: str, number: int, wanted: int) -> list[Rehearsed]:
    """Random games with as many moves as are wanted, or more."""
    games: list[Rehearsed] = []
    while wanted > 0:
        games.append(random_game(game, f"load {number} {len(games)}", wanted))
        wanted -= len(games[-1].moves)
    return games


def random_game(game: str, seed: str, most: int) -> Rehearsed:
    state, rng = game_named(game).start(2, seed), random.Random(seed)
    moves: list[Prepared] = []
    while state.seat is not None and len(moves) < most:
        move = rng.choice(state.moves)
        said = {"t": "move", "n": len(moves), "seat": state.seat, "moves": [move.text]}
        moves.append(Prepared(state.seat, frame(TEXT, json.dumps(said).encode())))
        state.apply(move)
    return Rehearsed(seed, moves)


def frame(kind: int, data: bytes) -> bytes:
    """As a client sends it: with a mask, which may be nothing but zeros."""
    length = bytes([0x80 | len(data)]) if len(data) <= FEW else bytes([0x80 | LONG]) + len(data).to_bytes(2, "big")
    return bytes([0x80 | kind]) + length + bytes(4) + data


class Opened(NamedTuple):
    """A table with a page of each player, and the moves that will be made there."""

    moves: list[Prepared]
    pages: list[Page]


class Pair:
    """Two players who go to their next table when a game is over. The next move is made when the other page has the
    last one, and the page that makes it."""

    def __init__(
        self, address: str, number: int, games: list[Rehearsed], create: Create, pace: float, measured: Measured
    ) -> None:
        self.address, self.games, self.create, self.pace, self.measured = address, games, create, pace, measured
        self.delay = random.Random(number).random()
        self.tables: list[Opened] = []
        self.at = self.n = 0  # the table where they are, the moves that were made there
        self.missing: set[int] = set()  # who must have the last one before the next is made
        self.begin = 0.0
        self.playing = False

    async def open(self) -> None:
        """A table for the next game."""
        seed, moves = self.games.pop(0)
        created = await self.create(seed)
        self.tables.append(Opened(moves, []))
        for seat, key in enumerate(created["keys"]):
            self.tables[-1].pages.append(await self._enter(created["table"], seat, key["key"]))

    async def _enter(self, table: str, seat: int, key: str) -> Page:
        host, port = self.address.split(":")
        join = partial(Page, self, seat, self.address, table)
        _, page = await asyncio.get_running_loop().create_connection(join, host, int(port))
        await page.open
        hello = {"t": "hello", "key": key, "lang": "en", "changes": True, "faces": True}
        page.transport.write(frame(TEXT, json.dumps(hello).encode()))
        await page.welcome
        return page

    def play(self) -> None:
        """Until the time is up or all games are over."""
        self.playing = True
        asyncio.get_running_loop().call_later(self.delay / self.pace if self.pace else 0, self._move)

    def _move(self) -> None:
        if self.playing and not self.is_over():
            table = self.tables[self.at]
            seat, said = table.moves[self.n]
            self.n, self.begin = self.n + 1, time.perf_counter()
            self.missing = {1 - seat, *(then.seat for then in table.moves[self.n : self.n + 1])}
            table.pages[seat].transport.write(said)

    def hears(self, seat: int, what: bytes, n: int) -> None:
        if what == b"problem":
            self.fail()
        elif what in (b"update", b"changed") and n == self.n and n:
            table = self.tables[self.at]
            if seat != table.moves[n - 1].seat and self.measured.counting:
                self.measured.late.append(time.perf_counter() - self.begin)
            if seat in self.missing:
                self.missing.remove(seat)
                if not self.missing:
                    self._next()

    def _next(self) -> None:
        if self.n == len(self.tables[self.at].moves):
            self.at, self.n = self.at + 1, 0
        if self.pace:
            rest = self.begin + 1 / self.pace - time.perf_counter()
            asyncio.get_running_loop().call_later(max(0, rest), self._move)
        else:  # after what else has come: who is roused once for many moves takes them together
            asyncio.get_running_loop().call_soon(self._move)

    def is_over(self) -> bool:
        return self.at == len(self.tables)

    def fail(self) -> None:
        """Whatever goes wrong counts once, and the table plays no more."""
        if self.playing:
            self.measured.errors += 1
            self.playing = False

    def close(self) -> None:
        self.playing = False
        for table in self.tables:
            for page in table.pages:
                page.transport.close()


class Page(asyncio.Protocol):
    """One WebSocket. It offers to be sent compressed messages, as browsers do."""

    def __init__(self, pair: Pair, seat: int, address: str, table: str) -> None:
        self.pair, self.seat, self.address, self.table = pair, seat, address, table
        self.open, self.welcome = (asyncio.get_running_loop().create_future() for _ in range(2))
        self.rest = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        key = b64encode(random.randbytes(16)).decode()
        self.transport.write(
            f"GET /api/v1/tables/{self.table}/live HTTP/1.1\r\nHost: {self.address}\r\nConnection: Upgrade\r\n"
            f"Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n"
            "Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits\r\n\r\n".encode()
        )

    def connection_lost(self, exc: Exception | None) -> None:
        self.pair.fail()

    def data_received(self, data: bytes) -> None:
        data = self.rest + data if self.rest else data
        if not self.open.done():
            head, end, data = data.partition(b"\r\n\r\n")
            if not end:
                self.rest = head
                return
            self._opened(head)
        at = 0
        while (end_of := self._end(data, at)) is not None:
            begin, end_at = end_of
            self._read(data[at], data[begin:end_at])
            at = end_at
        self.rest = data[at:]

    def _opened(self, head: bytes) -> None:
        if b" 101 " not in head or b"server_no_context_takeover" not in head:
            self.open.set_exception(Refused(f"the server answered {head.splitlines()[0]!r}", "tables"))
        else:
            self.open.set_result(None)

    def _end(self, data: bytes, at: int) -> tuple[int, int] | None:
        """Where the message begins and ends that is at this place, if all of it has come."""
        if len(data) < at + 2:
            return None
        length, begin = data[at + 1], at + 2
        if length >= LONG:
            begin += 2 if length == LONG else 8
            if len(data) < begin:
                return None
            length = unpack_from("!H" if length == LONG else "!Q", data, at + 2)[0]
        return (begin, begin + length) if len(data) >= begin + length else None

    def _read(self, head: int, data: bytes) -> None:
        if head & 0x0F == PING:
            self.transport.write(frame(PONG, data))
        elif head & 0x0F == CLOSE:
            self.pair.fail()
        elif head & 0x0F == TEXT:
            words = zlib.decompressobj(-15).decompress(data, BEGIN) if head & PACKED else data[:BEGIN]
            if said := SAID.match(words):
                if said[1] == b"welcome":
                    self.welcome.set_result(None)
                self.pair.hears(self.seat, said[1], int(said[2] or 0))
