"""The application: routes, limits, headers, errors. `serve.py` runs it, over the connections of `connection.py`."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from ipaddress import ip_address
from typing import Any

import structlog
from litestar import Litestar, Request, Response, Router, get
from litestar.config.compression import CompressionConfig
from litestar.datastructures import MutableScopeHeaders
from litestar.di import NamedDependency, Provide
from litestar.exceptions import HTTPException, NotFoundException, ValidationException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.spec import Components, SecurityScheme
from litestar.types import Message, Scope

import zeitriss
from zeitriss.core import facts
from zeitriss.core.errors import Refused
from zeitriss.core.registry import correct
from zeitriss.server import api, logs, metrics, security, site
from zeitriss.server.description import Description
from zeitriss.server.guard import Guard, Limits
from zeitriss.server.live import live
from zeitriss.server.lobby import Lobby
from zeitriss.server.problems import OF_STATUS, kind_of, malformed, problem, problem_of
from zeitriss.server.protocol import Problem
from zeitriss.server.settings import Settings, from_environment
from zeitriss.store.store import Store

LOG = structlog.get_logger()
AnyRequest = Request[Any, Any, Any]
ROOT = "/api/v1"
THREADS = 2  # in which tables are read: Python runs one at a time, and each keeps memory of its own
RARELY = (50_000, 20, 100)  # new objects that the collector looks through at once; Python's own is 700, 10, 10


def create(settings: Settings | None = None) -> Litestar:
    logs.prepare()
    settings = settings or from_environment()
    correct(facts.corrections())
    lobby = Lobby(Store(settings.url), settings)

    @asynccontextmanager
    async def lifespan(_app: Litestar) -> AsyncIterator[None]:
        asyncio.get_running_loop().set_default_executor(ThreadPoolExecutor(THREADS))
        await lobby.start()
        spare_collector()
        yield
        await lobby.stop()

    limits = Limits(settings.tables_per_day, bool(settings.strict))
    rooms = Router(ROOT, route_handlers=[*api.ROUTES, live])
    return Litestar(
        [rooms, healthz, readyz, show_metrics, site.page, site.static],
        middleware=[Guard(settings.names.split(","), limits)],
        lifespan=[lifespan],
        dependencies={
            "lobby": Provide(lambda: lobby, sync_to_thread=False),
            "limits": Provide(lambda: limits, sync_to_thread=False),
        },
        exception_handlers={
            HTTPException: http_error,
            Refused: refused,
            RecursionError: too_deep,
            Exception: internal,
        },
        before_send=[secure],
        request_max_body_size=api.SMALL,
        compression_config=CompressionConfig("gzip", minimum_size=1000),
        openapi_config=OpenAPIConfig(
            "Zeitriss",
            zeitriss.__version__,
            path=f"{ROOT}/schema",
            render_plugins=[Description(path="/")],
            components=Components(security_schemes={"key": SecurityScheme("http", scheme="bearer")}),
        ),
        logging_config=None,
    )


def spare_collector() -> None:
    """What is there now stays: the collector need not look at it again, nor after every few messages at the rest."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*RARELY)


@get("/healthz", include_in_schema=False)
async def healthz() -> dict[str, str]:
    return {"status": "ok"}


@get("/readyz", include_in_schema=False)
async def readyz(lobby: NamedDependency[Lobby]) -> dict[str, str]:
    """Whether moves can be saved now; a proxy asks other workers while they cannot."""
    await lobby.store.try_to_write()
    return {"status": "ok"}


@get("/metrics", include_in_schema=False, media_type="text/plain; version=0.0.4", sync_to_thread=False)
def show_metrics(request: AnyRequest) -> bytes:
    """For who looks after this machine, on it: a proxy passes on nobody else's address."""
    if request.client is None or not ip_address(request.client.host).is_loopback:
        raise NotFoundException
    return metrics.page()


async def secure(message: Message, _scope: Scope) -> None:
    """The same headers on every answer, also on those of the framework."""
    if message["type"] == "http.response.start":
        MutableScopeHeaders.from_message(message).update(security.HEADERS)


# --- errors -----------------------------------------------------------------------------------------------------------


def answer(document: Problem, headers: dict[str, str] | None = None) -> Response[Problem]:
    metrics.PROBLEMS.labels(document.type.rsplit("/", 1)[1]).inc()
    if document.status == 503:
        headers = {"Retry-After": "5"}
    if document.status == 401:
        headers = {"WWW-Authenticate": "Bearer"}
    return Response(document, status_code=document.status, media_type="application/problem+json", headers=headers)


def refused(_request: AnyRequest, error: Refused) -> Response[Problem]:
    return answer(problem_of(error))


def http_error(_request: AnyRequest, error: HTTPException) -> Response[Problem]:
    """What the framework refuses: unknown addresses, unreadable or too large bodies, too many requests."""
    if error.status_code >= 500 or error.status_code not in OF_STATUS:
        return internal(_request, error)
    if isinstance(error, ValidationException) and isinstance(error.extra, list) and error.extra:
        place = error.extra[0].get("key", "")
        # "data" is the framework's own name for the whole body
        return answer(problem_of(malformed(error.extra[0].get("message", ""), "" if place == "data" else place)))
    return answer(problem(OF_STATUS[error.status_code], error.detail), error.headers)


def too_deep(_request: AnyRequest, _error: RecursionError) -> Response[Problem]:
    return answer(problem("malformed", "The JSON is nested too deeply."))


def internal(request: AnyRequest, error: Exception) -> Response[Problem]:
    """The log knows what happened; the answer says only that something did."""
    if kind_of(error) == "internal":
        LOG.error("failed", path=request.url.path, exc_info=error)
    return answer(problem_of(error))
