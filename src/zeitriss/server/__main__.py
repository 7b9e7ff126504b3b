"""`python -m zeitriss.server [PORT [WORKERS]]`: the server alone; `zeitriss serve` knows all options."""

import sys

from zeitriss.server.serve import run
from zeitriss.server.settings import from_environment

if __name__ == "__main__":  # each worker imports this again
    port, workers = [*map(int, sys.argv[1:]), *(8000, 1)[len(sys.argv) - 1 :]]
    run(from_environment(), port=port, workers=workers)
