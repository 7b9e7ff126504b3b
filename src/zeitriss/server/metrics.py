"""Metrics: what this server has done and holds, for Prometheus. Several workers add up in PROMETHEUS_MULTIPROC_DIR."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Literal

from prometheus_client import CollectorRegistry, Counter, Gauge, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

SUM: Literal["livesum"] = "livesum"  # over the workers that are alive

PROBLEMS = Counter("zeitriss_problems", "What was refused or failed", ["kind"])
TABLES = Counter("zeitriss_tables", "New tables", ["game"])
ROOMS = Gauge("zeitriss_rooms", "Tables in memory", multiprocess_mode=SUM)
SOCKETS = Gauge("zeitriss_sockets", "Open WebSockets", multiprocess_mode=SUM)
WAITING = Gauge("zeitriss_queue", "Pieces of long work under way or waiting", multiprocess_mode=SUM)
COLLECT: Callable[[CollectorRegistry], object] = MultiProcessCollector


def page() -> bytes:
    """All of it as Prometheus reads it."""
    if "PROMETHEUS_MULTIPROC_DIR" not in os.environ:
        return generate_latest()
    registry = CollectorRegistry()
    COLLECT(registry)
    return generate_latest(registry)
