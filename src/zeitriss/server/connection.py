"""Connections as the server holds them: so many, small while nothing happens, and none for who sends nothing."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any, cast

from h11 import IDLE, Request
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.base import Extension
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.frames import Frame
from websockets.typing import ExtensionParameter

from zeitriss.server.share import HERE

READING = 20  # seconds in which a request must have come
UNHEARD = 8  # messages that wait to be heard, until no more are read
SHORT = 300  # bytes that are not worth being compressed


class Sparing(PerMessageDeflate):
    """Leaves short messages as they are."""

    def encode(self, frame: Frame) -> Frame:
        return frame if frame.fin and len(frame.data) < SHORT else super().encode(frame)


class Deflate(ServerPerMessageDeflateFactory):
    def process_request_params(
        self, params: Sequence[ExtensionParameter], accepted_extensions: Sequence[Extension]
    ) -> tuple[list[ExtensionParameter], PerMessageDeflate]:
        agreed, how = super().process_request_params(params, accepted_extensions)
        took_over = how.remote_no_context_takeover, how.local_no_context_takeover
        windows = how.remote_max_window_bits, how.local_max_window_bits
        return agreed, Sparing(*took_over, *windows, how.compress_settings)


# Each message is compressed by itself: between two messages a connection keeps no window. What a scene has in common
# with the one before would save a third of its bytes more, at 40 kB of memory for each page.
DEFLATE = Deflate(
    server_no_context_takeover=True,
    client_no_context_takeover=True,
    server_max_window_bits=13,
    compress_settings={"memLevel": 6, "level": 1},
)


class Inbox:
    """What a page has said and nobody has heard yet. Unlike a queue for many it takes no room while it is empty."""

    def __init__(self) -> None:
        self.messages: list[Any] = []
        self.hearing: asyncio.Future[None] | None = None

    def put_nowait(self, message: Any) -> None:
        self.messages.append(message)
        if self.hearing is not None and not self.hearing.done():
            self.hearing.set_result(None)

    async def get(self) -> Any:
        while not self.messages:
            self.hearing = asyncio.get_running_loop().create_future()
            await self.hearing
        return self.messages.pop(0)

    def empty(self) -> bool:
        return not self.messages


class Live(WebSocketsSansIOProtocol):
    """A WebSocket that keeps neither what was needed to open it nor memory for compression."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.conn.available_extensions = [DEFLATE]
        self.inbox = Inbox()
        self.queue = cast("asyncio.Queue[Any]", self.inbox)

    @property
    def read_paused(self) -> bool:
        """Who says more than is heard is read no further. To stop and go on for each message costs system calls."""
        return len(self.inbox.messages) < UNHEARD

    @read_paused.setter
    def read_paused(self, paused: bool) -> None:
        """It follows from the inbox."""

    def start_keepalive(self) -> None:
        """It is open: nobody reads these any more."""
        super().start_keepalive()
        self.request.headers.clear()
        self.response.headers.clear()
        self.scope["headers"] = []


class Http(H11Protocol):
    """A request that does not come to its end is not waited for, and who comes when all is full is sent away."""

    most = 10_000
    deadline: asyncio.TimerHandle | None = None
    given = b""  # what another worker has read before it handed this connection on

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(cast(asyncio.Transport, transport))
        if len(self.connections) > self.most:
            self.transport.abort()
        self._expect()
        if self.given:
            super().data_received(self.given)

    def data_received(self, data: bytes) -> None:
        begins = HERE.workers > 1 and self.conn.their_state is IDLE
        if begins and HERE.hand_on(self, self.transport, data):
            return
        self._expect()
        super().data_received(data)

    def handle_websocket_upgrade(self, event: Request) -> None:
        self._expect_nothing()  # else the timer would keep all of this in memory
        super().handle_websocket_upgrade(event)

    def on_response_complete(self) -> None:
        self._expect_nothing()
        super().on_response_complete()

    def connection_lost(self, exc: Exception | None) -> None:
        self._expect_nothing()
        super().connection_lost(exc)

    def _expect(self) -> None:
        if self.deadline is None:
            self.deadline = self.loop.call_later(READING, self._give_up)

    def _expect_nothing(self) -> None:
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None

    def _give_up(self) -> None:
        self.deadline = None
        read = self.cycle is not None and not self.cycle.more_body and not self.cycle.response_complete
        if not read:
            self.transport.close()
