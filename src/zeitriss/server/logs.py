"""Logs: one line per event on stderr, for people in a terminal, JSON elsewhere; never more than a disk can hold."""

from __future__ import annotations

import logging
import sys
from collections.abc import MutableMapping
from typing import Any

import structlog

from zeitriss.server.budget import Budgets

LINES = Budgets(burst=200, per_second=2)  # of each kind of event
dropped: dict[str, int] = {}


def bounded(_logger: object, _method: str, event: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """Who makes the server complain does not fill its disk: of one kind come so many, and then how many did not."""
    kind = str(event.get("event"))
    if not LINES.spend(kind):
        dropped[kind] = dropped.get(kind, 0) + 1
        raise structlog.DropEvent
    if missing := dropped.pop(kind, 0):
        event["dropped"] = missing
    return event


class Forward(logging.Handler):
    """What the web server says goes the same way."""

    def emit(self, record: logging.LogRecord) -> None:
        structlog.get_logger().log(record.levelno, record.getMessage(), exc_info=record.exc_info or None)


def prepare() -> None:
    if structlog.is_configured():
        return
    terminal = sys.stderr.isatty()
    structlog.configure(
        processors=[
            bounded,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            *([] if terminal else [structlog.processors.format_exc_info]),
            structlog.dev.ConsoleRenderer() if terminal else structlog.processors.JSONRenderer(),
        ],
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        cache_logger_on_first_use=True,
    )
    logging.getLogger().handlers = [Forward(logging.WARNING)]
