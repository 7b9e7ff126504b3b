"""Connections as the server holds them: so many, small while nothing happens, and none for who sends nothing."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Any, Final, Protocol, cast

from h11 import IDLE, Request
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import PerMessageDeflate
from websockets.http11 import Request as Opening

from zeitriss.server.frames import DEFLATE, Pack, framed, packer
from zeitriss.server.share import HERE

READING = 20  # seconds in which a request must have come
SWITCHING = 101  # the answer that opens a WebSocket
UNHEARD = 8  # messages that wait to be heard, until no more are read
UNREAD = 1_000_000  # bytes that may wait to be sent; who falls behind further is cut off and comes back by number


ALWAYS = asyncio.Event()  # one for all who are not waited for
ALWAYS.set()


class Ear(Protocol):
    """Who hears what a page says, from its hello on."""

    async def hear(self, text: str) -> None: ...
    def gone(self) -> None: ...


class Inbox:
    """What a page has said and nobody has heard yet. Unlike a queue for many it takes no room while it is empty."""

    def __init__(self) -> None:
        self.messages: list[Any] = []
        self.rouse: Callable[[], object] | None = None  # whoever waits for a message

    def put_nowait(self, message: Any) -> None:
        self.messages.append(message)
        if self.rouse is not None:
            self.rouse()

    async def get(self) -> Any:
        while not self.messages:
            come = asyncio.get_running_loop().create_future()
            self.rouse = partial(fulfil, come)
            await come
        self.rouse = None
        return self.messages.pop(0)

    def empty(self) -> bool:
        return not self.messages


def fulfil(come: asyncio.Future[None]) -> None:
    if not come.done():
        come.set_result(None)


class Live(WebSocketsSansIOProtocol):
    """A WebSocket that costs little while nothing is said, and little for each message.

    Until the page has said hello the application waits for it, as for any. From then on an ear hears it: nobody waits
    while it is silent, so that neither a task nor what was needed to open it is kept; and it is told things at once.
    """

    # Objects with more than 30 attributes do not share their names: each would take 1.5 kB for a dictionary of its own.
    __slots__ = (
        *("ear", "inbox", "listening", "pack", "request", "response", "scope", "root_path", "asgi_version"),
        *("ping_interval", "ping_timeout", "ping_timer", "pong_timer", "ping_sent_at", "last_ping_rtt"),
    )

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.conn.available_extensions = [DEFLATE]
        self.inbox = Inbox()
        self.queue = cast("asyncio.Queue[Any]", self.inbox)
        self.ear: Ear | None = None
        self.pack: Pack | None = None
        self.listening = False

    @property
    def read_paused(self) -> bool:
        """Who says more than is heard is read no further. To stop and go on for each message costs system calls."""
        return len(self.inbox.messages) < UNHEARD

    @read_paused.setter
    def read_paused(self, paused: bool) -> None:
        """It follows from the inbox."""

    def handle_connect(self, event: Opening) -> None:
        super().handle_connect(event)
        if self.response.status_code == SWITCHING:
            self.scope["extensions"]["live"] = cast(Any, self)  # the application gets hold of us

    def start_keepalive(self) -> None:
        """It is open: nobody reads these any more."""
        super().start_keepalive()
        for deflate in self.conn.extensions:
            self.pack = packer(cast(PerMessageDeflate, deflate).local_max_window_bits)
        self.request.headers.clear()
        self.response.headers.clear()
        self.scope["headers"] = []

    async def run_asgi(self) -> None:
        """The application is done when the page is let in, or sent away."""
        try:
            await self.app(self.scope, self.receive, self.send)
            stays = self.ear is not None or self.close_timer is not None
        except ClientDisconnected:
            stays = False
        except BaseException:
            self.logger.exception("failed to let in")
            stays = False
        if not self.handshake_complete:
            self.send_500_response()
        if not stays:
            self.transport.close()
        cast("dict[str, Any]", self.scope).clear()

    def connection_lost(self, exc: Exception | None) -> None:
        """It is left in no circle: the collector looks for those rarely, and who comes and goes would fill us."""
        super().connection_lost(exc)
        self.conn.parser.close()
        self.conn.parser_exc = None  # with the frames in which it was raised, and what was read there

    # --- who is let in ------------------------------------------------------------------------------------------------

    def pause_writing(self) -> None:
        """Who is let in is not waited for, but cut off when they fall behind."""
        if self.writable is not ALWAYS:
            super().pause_writing()

    def let_in(self, ear: Ear) -> None:
        self.ear = ear
        self.writable = ALWAYS
        self.inbox.rouse = self._rouse
        self._rouse()

    def say(self, text: bytes) -> None:
        if self.close_sent or self.transport.is_closing():
            return
        if self.transport.get_write_buffer_size() > UNREAD:
            self.transport.abort()
        else:
            POST.take(self, framed(text, self.pack))

    def hang_up(self, code: int, reason: str) -> None:
        if not (self.close_sent or self.transport.is_closing()):
            POST.deliver()  # what was said before
            self.conn.send_close(code, reason)
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
            self.transport.resume_reading()
            self.close_timer = self.loop.call_later(self.close_timeout, self.transport.close)
            self.inbox.put_nowait({"type": "websocket.disconnect"})

    def _rouse(self) -> None:
        if self.inbox.messages and not self.listening:
            self.listening = True
            task = self.loop.create_task(self._listen())
            task.add_done_callback(self.on_task_complete)
            self.tasks.add(task)  # what is being done is done before the server stops

    async def _listen(self) -> None:
        """One message after the other, until there is none."""
        try:
            while self.ear is not None and self.inbox.messages:
                await self._hear(self.ear, self.inbox.messages.pop(0))
                if self.inbox.messages:
                    await asyncio.sleep(0)  # who says much at once lets others get a word in
                elif not self.transport.is_closing():
                    self.transport.resume_reading()
        except BaseException:
            self.logger.exception("failed to hear")
            self.transport.close()
        finally:
            self.listening = False

    async def _hear(self, ear: Ear, message: dict[str, Any]) -> None:
        if message["type"] == "websocket.disconnect":
            self.ear = self.inbox.rouse = None
            ear.gone()
        else:
            await ear.hear(message.get("text") or "")


class Post:
    """What pages are told in one round of the loop goes out at its end, all together.

    To write to a socket rouses who reads from it; who was roused by the first message finds the others there.
    """

    def __init__(self) -> None:
        self.letters: list[tuple[Live, bytes]] = []

    def take(self, to: Live, frame: bytes) -> None:
        if not self.letters:
            to.loop.call_soon(self.deliver)
        self.letters.append((to, frame))

    def deliver(self) -> None:
        letters, self.letters = self.letters, []
        for to, frame in letters:
            if not (to.close_sent or to.transport.is_closing()):
                to.transport.write(frame)


POST: Final = Post()


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
