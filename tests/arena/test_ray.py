"""The same tournament on a Ray cluster of two workers, one of which dies on the way; and on one that is elsewhere."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from functools import partial
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from zeitriss.arena.bout import Row, play
from zeitriss.arena.plan import Bout, Plan
from zeitriss.arena.runner import run
from zeitriss.arena.scorebook import Scorebook
from zeitriss.arena.tournament import hold
from zeitriss.core.errors import Refused

ray: Any = pytest.importorskip("ray", reason="Ray is not installed; `pip install zeitriss[ray]` installs it")
PLAN = Plan("antinomy", 2, {}, ("griffin", "random"), games=12, seed="ray")
FATAL = 3  # the bout at which a worker dies, once


@pytest.fixture
def cluster() -> Iterator[None]:
    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False, configure_logging=False)
    yield
    ray.shutdown()


def play_or_die(stone: Path, bout: Bout) -> Row:
    if bout.number == FATAL and not stone.exists():
        stone.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return play(PLAN, bout)


@pytest.mark.usefixtures("cluster")
def test_a_dead_worker_loses_and_doubles_nothing(tmp_path: Path) -> None:
    stone = tmp_path / "died"
    there = list(run(partial(play_or_die, stone), PLAN.bouts(), on="ray"))
    assert stone.exists()
    assert there == list(run(partial(play, PLAN), islice(PLAN.bouts(), None)))


@pytest.fixture
def elsewhere() -> Iterator[str]:
    """The address of a cluster that is reached through Ray's client, as `ray start --head` offers it."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False, configure_logging=False)
    address = ray.get_runtime_context().gcs_address
    at = [f"--address={address}", "--host=127.0.0.1", f"--port={port}", "--mode=specific-server"]
    door = subprocess.Popen([sys.executable, "-m", "ray.util.client.server", *at], stderr=subprocess.DEVNULL)
    yield f"ray://127.0.0.1:{port}"
    door.terminate()
    door.wait()
    ray.shutdown()


def test_on_a_cluster_elsewhere_the_command_writes_the_same_file(elsewhere: str, tmp_path: Path) -> None:
    there, here = tmp_path / "there.jsonl", tmp_path / "here.jsonl"
    words = ["arena", PLAN.game, *PLAN.bots, "--games", PLAN.games, "--seed", PLAN.seed, "--on", elsewhere]
    command = [sys.executable, "-m", "zeitriss.cli", *map(str, words), "--save", str(there)]
    subprocess.run(command, check=True, capture_output=True, timeout=120)
    plan = replace(PLAN, options=json.loads(there.read_text(encoding="utf-8").splitlines()[0])["options"])
    with closing(Scorebook(here, plan)) as book:
        hold(plan, book)
    assert there.read_bytes() == here.read_bytes()


def test_a_cluster_that_is_not_there_is_named() -> None:
    with pytest.raises(Refused, match="on: Ray cannot be reached"):
        list(run(partial(play, PLAN), PLAN.bouts(), on="nowhere"))
