"""A bot for Zeitriss in a few lines: it takes the first legal move."""

import json
import sys

for line in sys.stdin:
    asked = json.loads(line)
    if asked["t"] == "choose":
        print(json.dumps({"id": asked["id"], "move": asked["moves"][0]}), flush=True)
    elif asked["t"] == "bye":
        break
