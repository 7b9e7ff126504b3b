"""Outside: a bot that is another program, in any language. It is asked and answers in lines of JSON (bot-protocol.md).

It may be slow, talk nonsense or die. That costs it the move, and after a few of those the seat: the Griffin decides
instead. Nobody else at the table notices.
"""

from __future__ import annotations

import json
import queue
import subprocess
import threading
import time
from collections.abc import Sequence
from contextlib import suppress
from typing import IO, Any

from zeitriss.bots.base import Bot
from zeitriss.bots.greedy import Greedy
from zeitriss.bots.seat import Seat
from zeitriss.core.game import Game
from zeitriss.core.move import Move

PROTOCOL = 1
SECONDS = 10.0  # for one answer
FAULTS = 3  # after which it is not asked again
LONGEST = 65_536  # characters of an answer


class Outside(Bot):
    def __init__(self, game: Game[Any], command: Sequence[str], seed: int | str = 0, seconds: float = SECONDS) -> None:
        super().__init__(game, seed)
        self.wait = seconds
        self.stand_in = Greedy(game, seed)
        self.faults: list[str] = []  # what went wrong, in words
        self.asked = 0
        pipe = subprocess.PIPE
        self.process = subprocess.Popen(list(command), stdin=pipe, stdout=pipe, text=True, encoding="utf-8")
        self.heard: queue.Queue[str] = queue.Queue(maxsize=100)
        assert self.process.stdout is not None
        threading.Thread(target=self._listen, args=(self.process.stdout,), daemon=True).start()
        self._say({"t": "hello", "zeitriss": PROTOCOL, "game": game.name, "rules": game.rules})

    def choose(self, seat: Seat) -> Move:
        moves = seat.moves
        if len(moves) > 1 and len(self.faults) < FAULTS:
            self.asked += 1
            texts = [move.text for move in moves]
            self._say({"t": "choose", "id": self.asked, "seat": seat.seat, "view": seat.view, "moves": texts})
            answer = self._answer()
            if answer in texts:
                return moves[texts.index(answer)]
            if answer is not None:
                self._fault(f"{answer[:80]!r} was not offered")
        return self.stand_in.choose(seat)

    def _answer(self) -> str | None:
        """The move that it names; None after a fault. Late answers to earlier questions are passed over."""
        until = time.monotonic() + self.wait
        try:
            while (left := until - time.monotonic()) > 0.0:  # who never stops talking has not answered either
                with suppress(queue.Empty):
                    line = self.heard.get(timeout=left)
                    said = json.loads(line)
                    if said.get("id") == self.asked:
                        return str(said.get("move"))
            self._fault(f"no answer within {self.wait:g} s")
        except (ValueError, AttributeError, RecursionError):
            self._fault(f"not a JSON object: {line[:80]!r}")
        return None

    def _fault(self, what: str) -> None:
        self.faults.append(what)
        if len(self.faults) == FAULTS:  # nobody listens any more
            self.process.kill()

    def _say(self, message: dict[str, Any]) -> None:
        assert self.process.stdin is not None
        with suppress(OSError, ValueError):  # it has gone; that there is no answer is found out soon enough
            self.process.stdin.write(json.dumps(message, ensure_ascii=False) + "\n")
            self.process.stdin.flush()

    def _listen(self, lines: IO[str]) -> None:
        with suppress(ValueError):  # closed, or not UTF-8
            while line := lines.readline(LONGEST):
                with suppress(queue.Full):
                    self.heard.put_nowait(line)

    def close(self) -> None:
        self._say({"t": "bye"})
        with suppress(subprocess.TimeoutExpired):
            self.process.wait(1.0)
        self.process.kill()
        self.process.wait()
