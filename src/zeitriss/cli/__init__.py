"""One command, `zeitriss`."""

from __future__ import annotations


def main() -> None:
    try:
        from zeitriss.cli.app import run  # here, so that an impatient Ctrl-C while it loads ends quietly too

        code = run()
    except KeyboardInterrupt:
        code = 130
    raise SystemExit(code)
