"""The same tournament on a Ray cluster of two workers, one of which dies on the way."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from functools import partial
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from zeitriss.arena.bout import Row, play
from zeitriss.arena.plan import Bout, Plan
from zeitriss.arena.runner import run
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


def test_a_cluster_that_is_not_there_is_named() -> None:
    with pytest.raises(Refused, match="on: Ray cannot be reached"):
        list(run(partial(play, PLAN), PLAN.bouts(), on="nowhere"))
