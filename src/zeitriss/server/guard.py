"""Guard: who is let in at all: by a name of this server, from our own pages, within their budget."""

from __future__ import annotations

from collections.abc import Sequence
from ipaddress import ip_address
from urllib.parse import urlsplit

from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Receive, Scope, Send

from zeitriss.server.budget import Budgets, Crowd, house_of
from zeitriss.server.errors import Forbidden, TooMany, UnknownHost

SAFE = ("GET", "HEAD", "OPTIONS")
DAY = 86_400  # seconds


class Limits:
    """What each may do at once, and in the long run; without `strict`, as for measuring, whatever they like."""

    def __init__(self, tables_per_day: int, strict: bool = True) -> None:
        much = 1 if strict else 1_000_000
        self.requests = Budgets(3000 * much, 50)  # per address
        self.words = Budgets(3000 * much, 500)  # what is said on all WebSockets of an address
        self.links = Budgets(300 * much, 50)  # what is said by a link: a quick script plays a whole game in seconds
        self.tables = Budgets(900 * much, 150)  # what is said at a table
        self.new = Budgets(tables_per_day * much, tables_per_day / DAY)  # new tables per address
        self.seats = Budgets(30 * much, 60 / 3600)  # seats at open tables per address
        self.pages = Crowd(300 * much)  # WebSockets per address
        self.files = Crowd(3 * much)  # files per address that are being read, or wait for it

    def allow(self, who: str, key: str, table: str) -> bool:
        """Something is said at a table: by this address, with this link."""
        return self.words.spend(who) and self.links.spend(key) and self.tables.spend(table)


class Guard(ASGIMiddleware):
    scopes = (ScopeType.HTTP, ScopeType.WEBSOCKET)

    def __init__(self, names: Sequence[str], limits: Limits) -> None:
        self.names, self.limits = names, limits

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        self._admit(scope)
        await next_app(scope, receive, send)

    def _admit(self, scope: Scope) -> None:
        """Who is not let in is refused; nothing of it is kept as long as a WebSocket is open."""
        headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
        origin, host = headers.get(b"origin"), headers.get(b"host")
        if not is_known(host, self.names):
            raise UnknownHost(f"This server is not called {host!r}; its names are given with --name.", "host")
        if scope.get("method") not in SAFE and not same_origin(origin, host):
            raise Forbidden("Another page has sent this.", "origin")
        if not self.limits.requests.spend(visitor(scope)):
            raise TooMany("Slow down, please.")


def visitor(scope: Scope) -> str:
    """Whose budget is spent."""
    client = scope.get("client")
    return house_of(client[0]) if client else ""


def is_known(host: str | None, names: Sequence[str]) -> bool:
    """A page elsewhere may have its own name point at this machine, but never a number: numbers are always known.

    >>> is_known("192.0.2.7:8000", []), is_known("[::1]", []), is_known("localhost:8000", [])
    (True, True, True)
    >>> is_known("elsewhere.example", ["club.example"]), is_known("club.example:443", ["club.example"])
    (False, True)
    """
    try:
        name = urlsplit(f"//{host or ''}").hostname or ""
    except ValueError:
        return False
    return host is None or name == "localhost" or name in names or "*" in names or is_number(name)


def is_number(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def same_origin(origin: str | None, host: str | None) -> bool:
    """Browsers name the page that sends something; programs name none. Only our own pages may."""
    return origin is None or urlsplit(origin).netloc == host
