"""Share: of several workers behind one address, each has its share of the tables.

Who comes to another worker's table is handed on to it, connection and all. So a table is known to one worker only, it
need not follow what others do there, and no proxy in front has to know about tables.
"""

from __future__ import annotations

import asyncio
import os
import re
import socket
from array import array
from collections.abc import Callable
from contextlib import suppress
from io import TextIOWrapper
from pathlib import Path
from zlib import crc32

TABLE = re.compile(rb"[A-Z]+ /api/v1/(?:open-)?tables/([\w-]{12})[/? ]")  # how a request begins that is about a table
MOST = 100_000  # bytes that are handed on with a connection; what begins with more is no move, and refused anywhere
SOON = 0.01  # seconds until a worker that has much to take in is asked again
AWAY = b"HTTP/1.1 503 Service Unavailable\r\nRetry-After: 1\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
DOORS = "*.door"
Given = Callable[[socket.socket, bytes], object]


class Share:
    """The share of this process: everything, until it joins others."""

    door: socket.socket  # where others hand connections in, and by which they are handed on

    def __init__(self) -> None:
        self.workers, self.number, self.folder = 1, 0, Path()
        self.shared = True  # whether another worker may also serve a table of ours while we are away
        self.held: TextIOWrapper | None = None  # the file that says that this number is taken

    def join(self, folder: Path, workers: int, shared: bool) -> None:
        """From now on this is one of several, and has nothing yet."""
        self.folder, self.workers, self.shared, self.number = folder, workers, shared, -1
        self.door = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)

    async def open(self, given: Given) -> None:
        """Take a free number, as soon as there is one, and whatever the others hand on."""
        while self.number < 0:
            self.number = next((number for number in range(self.workers) if self._take(number)), -1)
            await asyncio.sleep(0 if self.number >= 0 else 0.1)
        path = self._door(self.number)
        with suppress(FileNotFoundError):
            os.unlink(path)  # of the worker that had the number before
        self.door.setblocking(False)
        self.door.bind(path)
        asyncio.get_running_loop().add_reader(self.door.fileno(), self._take_in, given)

    def leave(self) -> None:
        """Nothing more is taken in."""
        asyncio.get_running_loop().remove_reader(self.door.fileno())
        self.door.close()

    def of(self, table: str) -> int:
        """The number of the worker whose table it is."""
        return crc32(table.encode()) % self.workers

    def has(self, table: str) -> bool:
        return self.of(table) == self.number

    def own(self, new: Callable[[], str]) -> str:
        """The id of a new table that is ours, like the one that it follows."""
        table = new()
        while self.number >= 0 and not self.has(table):
            table = new()
        return table

    def hand_on(self, protocol: asyncio.Protocol, transport: asyncio.Transport, data: bytes) -> bool:
        """A request begins: whether it is for another worker, and no longer our business."""
        if transport.is_closing():
            return True
        found = TABLE.match(data) if len(data) <= MOST else None
        owner = self.number if found is None else self.of(found[1].decode())
        if owner == self.number:
            return False
        try:
            handle = array("i", [transport.get_extra_info("socket").fileno()])
            with_it = [(socket.SOL_SOCKET, socket.SCM_RIGHTS, handle)]
            self.door.sendmsg([data], with_it, socket.MSG_DONTWAIT, self._door(owner))
        except BlockingIOError:
            transport.pause_reading()
            asyncio.get_running_loop().call_later(SOON, protocol.data_received, data)
            return True
        except OSError:  # it is away, or comes back just now
            transport.resume_reading()
            if not self.shared:
                transport.write(AWAY)
                transport.close()
            return not self.shared
        transport.abort()  # the other one holds the connection now
        return True

    def _door(self, number: int) -> str:
        return str(self.folder / f"{number}.door")

    def _take(self, number: int) -> bool:
        """The lock ends with the process that holds it, however that ends."""
        import fcntl  # not everywhere is there one, nor are there several workers

        file = (self.folder / f"{number}.held").open("w")
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            file.close()
            return False
        self.held = file
        return True

    def _take_in(self, given: Given) -> None:
        with suppress(BlockingIOError):
            while True:
                data, handles, _, _ = socket.recv_fds(self.door, MOST, 1)
                for handle in handles:
                    connection = socket.socket(fileno=handle)
                    connection.setblocking(False)
                    given(connection, data)


HERE = Share()
