"""Imported by the process that servers are forked from, and by nobody else (`forked.py`)."""

from __future__ import annotations

import gc

import zeitriss.server.app
import zeitriss.server.serve  # noqa: F401
from zeitriss.server import shelf

shelf.prepare()
gc.freeze()
