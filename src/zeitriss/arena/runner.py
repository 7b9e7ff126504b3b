"""Runner: plays bouts on this machine's cores or on a Ray cluster, and hands them out in their order.

So what follows from the bouts (a file, a test that stops early) does not depend on where or how fast each was played.
"""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from importlib import import_module
from multiprocessing import active_children, get_context, parent_process
from multiprocessing.process import BaseProcess
from threading import Thread
from typing import Any, TypeVar

from zeitriss.core.errors import Refused

T = TypeVar("T")
R = TypeVar("R")
AHEAD = 4  # tasks per process that are handed out before the first is done


def run(work: Callable[[T], R], tasks: Iterable[T], jobs: int = 1, on: str = "") -> Iterator[R]:
    """The results in the order of the tasks. `on`: `ray` for this machine, `ray://HOST:PORT` for a cluster."""
    if on:
        yield from on_ray(work, tasks, on)
    elif jobs == 1:
        yield from map(work, tasks)
    else:
        yield from on_cores(work, tasks, jobs)


def on_cores(work: Callable[[T], R], tasks: Iterable[T], jobs: int) -> Iterator[R]:
    others = active_children()
    pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=follow)
    waiting: deque[Future[R]] = deque()
    done = False
    try:
        for task in tasks:
            waiting.append(pool.submit(work, task))
            if len(waiting) >= AHEAD * jobs:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()
        done = True
    finally:  # nobody waits for what nobody wants: a game of Dragons takes a minute
        pool.shutdown(wait=done, cancel_futures=True)
        for player in active_children():
            if player not in others:
                player.terminate()


def follow() -> None:
    """A process whose starter was killed has nobody left to play for, and would wait for ever."""
    Thread(target=leave_with, args=(parent_process(),), daemon=True).start()


def leave_with(starter: BaseProcess) -> None:
    starter.join()
    os._exit(1)


def do(work: Callable[[T], R], task: T) -> R:
    return work(task)


def join(ray: Any, address: str) -> None:
    """A cluster of this machine is started, another one must be there."""
    try:
        if address == "ray":
            ray.init(log_to_driver=False, include_dashboard=False)
        else:
            ray.init(address=address, log_to_driver=False)
    except Exception as error:  # Ray has no kind of its own for this
        *_, why = str(error).strip().splitlines() or [type(error).__name__]  # the cluster's is a traceback
        raise Refused(f"Ray cannot be reached: {why}", "on") from None


def on_ray(work: Callable[[T], R], tasks: Iterable[T], address: str) -> Iterator[R]:
    """Tasks have no side effects, so Ray plays one again whose worker died: none is lost, none is counted twice."""
    try:
        ray: Any = import_module("ray")
    except ModuleNotFoundError:
        raise Refused("Ray is not installed; `pip install zeitriss[ray]` installs it", "on") from None
    if not ray.is_initialized():
        join(ray, address)
    remote = ray.remote(max_retries=-1)(do)
    ahead = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
    waiting: deque[Any] = deque()
    for task in tasks:
        waiting.append(remote.remote(work, task))
        if len(waiting) >= ahead:
            yield ray.get(waiting.popleft())
    while waiting:
        yield ray.get(waiting.popleft())
