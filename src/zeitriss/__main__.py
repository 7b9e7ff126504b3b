"""`python -m zeitriss` is the command `zeitriss`."""

from __future__ import annotations

from zeitriss.cli import main

main()
