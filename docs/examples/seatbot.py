"""A bot at a table of a server, in a few lines: it takes the first legal move. Needs `pip install websockets`.

python seatbot.py 'http://127.0.0.1:8000/t/TABLE#KEY'
"""

import json
import sys
from urllib.parse import urlsplit

from websockets.sync.client import connect

link = urlsplit(sys.argv[1])
address = f"{link.scheme.replace('http', 'ws')}://{link.netloc}/api/v1/tables/{link.path.rsplit('/', 1)[1]}/live"
with connect(address, max_size=None) as socket:
    socket.send(json.dumps({"t": "hello", "key": link.fragment, "lang": "en", "bot": True}))
    for text in socket:
        told = json.loads(text)
        if told["t"] not in ("welcome", "update"):
            continue
        scene, seat = told["scene"], told["seat"]
        if scene["over"]:
            break
        if scene["asked"] == seat:
            move = scene["offers"][0]["move"]
            socket.send(json.dumps({"t": "move", "n": told["n"], "seat": seat, "moves": [move]}))
