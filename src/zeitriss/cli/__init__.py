"""One command, `zeitriss`."""

from __future__ import annotations


def main() -> None:
    raise SystemExit("the command line comes next")
