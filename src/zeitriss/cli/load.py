"""zeitriss load: many tables of two players at a server of its own; how fast it is, how late, how large."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from rich.table import Table

from zeitriss import Refused
from zeitriss.cli.console import ERR, OUT
from zeitriss.cli.files import Drawing, draw
from zeitriss.cli.latency import svg
from zeitriss.cli.pair import Create, Measured, Pair, prepare

MOST = 5000  # tables: what one machine can hold open
SETTLE = 2  # seconds until a table that was just opened is at rest
OPENING = 20  # tables that are opened at the same time
FASTEST = 8000  # moves per second of all tables together: for so many, games are played beforehand


@dataclass
class Report:
    tables: int
    pace: float
    seconds: float
    moves: int
    moves_per_second: float
    p50_ms: float
    p95_ms: float
    p99_ms: float
    errors: int
    games_over: int  # tables that ran out of moves before the time was up
    cpu_ms_per_move: float  # of the server with all its processes
    clients_cpu_ms_per_move: float  # of both players together
    kb_per_table: float


def load(
    *,
    tables: int = 50,
    pace: float = 0,
    seconds: float = 10,
    game: str = "antinomy",
    database: str = "",
    workers: int = 1,
    port: int = 0,
    plot: Drawing = None,
    json_: bool = False,
) -> None:
    """Start a server on this machine, play at many tables of two and measure until the other page has its update.

    Parameters
    ----------
    tables
        How many tables, each with two WebSockets.
    pace
        Moves per second at each table; 0 is as fast as they are answered.
    seconds
        How long moves are counted.
    game
        Which game is played, by random moves.
    database
        A file or a URL; by default a new file that is thrown away.
    workers
        Processes of the server; each has its share of the tables.
    port
        Port of the server; by default any free one.
    plot
        A file for the latency as a drawing (.svg; .png with the extra research).
    json_
        As JSON.
    """
    import uvloop

    if not 1 <= tables <= MOST:
        raise Refused(f"{tables} given, 1 to {MOST} needed", "tables")
    if pace < 0 or seconds <= 0:
        raise Refused("a pace of 0 or more and some seconds are needed", "pace")
    with tempfile.TemporaryDirectory() as folder, ERR.status(f"{tables} tables for {seconds:g} s"):
        server = Server(database or str(Path(folder) / "load.db"), port, workers)
        try:
            with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
                report, late = runner.run(measure(server, tables, pace, seconds, game))
        finally:
            server.stop()
    if plot is not None and late:
        how = f"{pace:g} moves a second each" if pace else "as fast as they are answered"
        draw(svg(late, f"{tables} tables, {how}: when the other player has the move"), plot)
    if json_:
        print(json.dumps(asdict(report)))
    else:
        OUT.print(picture([report]))


class Server:
    """A server process of our own on this machine: nobody else is put under load."""

    def __init__(self, database: str, port: int, workers: int) -> None:
        settings = {"ZEITRISS_DATABASE": database, "ZEITRISS_STRICT": "0"}
        command = [sys.executable, "-m", "zeitriss.server", str(port), str(workers)]
        self.process = subprocess.Popen(
            command, env=os.environ | settings, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        )
        assert self.process.stdout is not None
        said = self.process.stdout.readline()
        if "http://" not in said:
            raise Refused("the server did not start", "database")
        self.address = said.split("http://")[1].strip()

    def stop(self) -> None:
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(20)

    def processes(self) -> list[Path]:
        """This one and its workers."""
        own = self.process.pid
        children = Path(f"/proc/{own}/task/{own}/children").read_text().split()
        return [Path("/proc", pid) for pid in (str(own), *children)]

    def cpu(self) -> float:
        """Seconds of processor time so far."""
        values = [(path / "stat").read_text().rsplit(")", 1)[1].split() for path in self.processes()]
        return sum(int(value[11]) + int(value[12]) for value in values) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> int:
        """Bytes in memory now."""
        pages = sum(int((path / "statm").read_text().split()[1]) for path in self.processes())
        return pages * os.sysconf("SC_PAGE_SIZE")

    def creating(self, game: str) -> Create:
        return lambda seed: asyncio.to_thread(self.create, game, seed)

    def create(self, game: str, seed: str) -> dict[str, Any]:
        seats = [{"kind": "human", "name": name} for name in ("Ada", "Ben")]
        body = json.dumps({"game": game, "seats": seats, "seed": seed}).encode()
        headers = {"Content-Type": "application/json"}
        request = urllib.request.Request(f"http://{self.address}/api/v1/tables", body, headers)
        with urllib.request.urlopen(request, timeout=30) as answer:
            created: dict[str, Any] = json.load(answer)
            return created


async def measure(server: Server, tables: int, pace: float, seconds: float, game: str) -> tuple[Report, list[float]]:
    """What was found, and how late each move was in milliseconds."""
    measured, gate = Measured(), asyncio.Semaphore(OPENING)
    pairs: list[Pair] = []

    async def sit_down(numbers: range) -> None:
        pairs.extend(await asyncio.gather(*(opened(server, game, i, wanted, pace, measured, gate) for i in numbers)))
        await asyncio.sleep(SETTLE)

    wanted = int((seconds + SETTLE) * (pace or FASTEST / tables)) + 1
    warm = tables // 2  # what the server needs once is not what a table needs
    await sit_down(range(warm))
    empty = server.memory()
    await sit_down(range(warm, tables))
    idle = server.memory()
    await asyncio.gather(*(more(pair, gate) for pair in pairs))
    await asyncio.sleep(SETTLE)
    for pair in pairs:
        pair.play()
    await asyncio.sleep(1)  # until all are at it
    measured.counting, cpu, own, begin = True, server.cpu(), time.process_time(), time.perf_counter()
    await asyncio.sleep(seconds)
    measured.counting, took, spent = False, time.perf_counter() - begin, server.cpu() - cpu
    own = time.process_time() - own
    over = sum(pair.is_over() for pair in pairs)
    for pair in pairs:
        pair.close()
    moves = len(measured.late)
    report = Report(
        tables=tables,
        pace=pace,
        seconds=round(took, 1),
        moves=moves,
        moves_per_second=round(moves / took, 1),
        p50_ms=share(measured.late, 0.50),
        p95_ms=share(measured.late, 0.95),
        p99_ms=share(measured.late, 0.99),
        errors=measured.errors,
        games_over=over,
        cpu_ms_per_move=round(1000 * spent / max(1, moves), 2),
        clients_cpu_ms_per_move=round(1000 * own / max(1, moves), 2),
        kb_per_table=round((idle - empty) / (tables - warm) / 1000, 1),
    )
    return report, sorted(1000 * late for late in measured.late)


async def opened(
    server: Server, game: str, number: int, wanted: int, pace: float, measured: Measured, gate: asyncio.Semaphore
) -> Pair:
    """A new table with both players at it."""
    async with gate:
        pair = Pair(server.address, number, prepare(game, number, wanted), server.creating(game), pace, measured)
        await pair.open()
        return pair


async def more(pair: Pair, gate: asyncio.Semaphore) -> None:
    """Where one game is too short, tables for all others lie ready: to open them is no part of a move."""
    while pair.games:
        async with gate:
            await pair.open()


def share(late: Sequence[float], part: float) -> float:
    """In milliseconds: so long or less took this part of the moves."""
    return round(1000 * sorted(late)[int(part * (len(late) - 1))], 1) if late else 0.0


def picture(reports: Sequence[Report]) -> Table:
    caption = "latency: from sending a move until the other player has it"
    table = Table(box=None, pad_edge=False, caption=caption, caption_justify="left")
    columns = ["tables", "pace/s", "moves/s", "p50 ms", "p95 ms", "p99 ms", "errors"]
    columns += ["CPU ms/move", "clients' CPU", "kB/table"]
    for name in columns:
        table.add_column(name, justify="right")
    for r in reports:
        cells = [r.tables, r.pace or "full", r.moves_per_second, r.p50_ms, r.p95_ms, r.p99_ms, r.errors]
        table.add_row(*map(str, [*cells, r.cpu_ms_per_move, r.clients_cpu_ms_per_move, r.kb_per_table]))
    return table
