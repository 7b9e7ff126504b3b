"""One command, `zeitriss`."""

from __future__ import annotations


def main() -> None:
    from zeitriss.cli.app import run  # not before it is needed: the API imports this package's neighbours only

    raise SystemExit(run())
