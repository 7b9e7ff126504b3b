"""`python -m zeitriss.server [PORT]`: the server alone; `zeitriss serve` knows all options."""

import sys

from zeitriss.server.serve import run
from zeitriss.server.settings import from_environment

settings = from_environment()
port = int(sys.argv[1]) if len(sys.argv) > 1 else 8000
run(port=port, database=settings.database, bot_pause=settings.bot_pause, patience=settings.patience)
