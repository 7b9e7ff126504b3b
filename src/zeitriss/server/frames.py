"""Frames: a message as it goes over a WebSocket (RFC 6455), compressed where that is worth it (RFC 7692). Compiled."""

from __future__ import annotations

import struct
import zlib
from collections.abc import Callable
from functools import cache
from typing import Final

from isal import isal_zlib
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory

Pack = Callable[[bytes], bytes]
SHORT: Final = 4_000  # bytes that are not worth being compressed: two packets less cost more time than they save
TEXT: Final = 0x81  # how a message begins that is one frame of text
PACKED: Final = 0xC1  # and one that is compressed
LONG: Final = 126  # in place of a length that follows in two bytes
LONGER: Final = 127  # and in eight
MOST: Final = 1 << 16  # the first length that does not fit into two
TWO, EIGHT = struct.Struct("!BBH"), struct.Struct("!BBQ")

# Each message is compressed by itself: between two messages a connection keeps no window. What a scene has in common
# with the one before would save a third of its bytes more, at 40 kB of memory for each page.
DEFLATE = ServerPerMessageDeflateFactory(
    server_no_context_takeover=True, client_no_context_takeover=True, server_max_window_bits=13
)


@cache
def packer(bits: int) -> Pack:
    """Compresses the messages of all connections with a window of this size.

    After a full flush nothing refers to what was before, so each message can be read by itself, by whoever gets it. A
    compressor for each message would take twice as long: most of it for making its memory ready. The quickest level
    leaves a fifth more bytes than the next one, in half the time.
    """
    deflate = isal_zlib.compressobj(0, zlib.DEFLATED, -bits)

    def pack(text: bytes) -> bytes:
        return (deflate.compress(text) + deflate.flush(zlib.Z_FULL_FLUSH))[:-4]  # what ends a flush is not sent

    return pack


def framed(text: bytes, pack: Pack | None) -> bytes:
    """
    >>> framed(b"{}", None), framed(b"x" * 200, None)[:4], len(framed(b"x" * 5000, packer(13))) < 200
    (b'\\x81\\x02{}', b'\\x81~\\x00\\xc8', True)
    """
    head = TEXT
    if pack is not None and len(text) >= SHORT:
        head, text = PACKED, pack(text)
    length = len(text)
    if length < LONG:
        return bytes((head, length)) + text
    return (TWO.pack(head, LONG, length) if length < MOST else EIGHT.pack(head, LONGER, length)) + text
