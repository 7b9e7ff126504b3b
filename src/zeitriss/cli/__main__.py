"""`python -m zeitriss.cli`: the command with a chosen interpreter."""

from __future__ import annotations

from zeitriss.cli import main

if __name__ == "__main__":
    main()
