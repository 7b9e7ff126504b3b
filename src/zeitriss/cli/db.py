"""zeitriss db: the tables of a server as a whole: back up, restore, check, let old ones go."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from cyclopts import App, Parameter
from rich.progress import Progress

from zeitriss import Refused
from zeitriss.cli.console import ERR, OUT
from zeitriss.cli.settings import setting

if TYPE_CHECKING:
    from zeitriss.store.store import Store

T = TypeVar("T")
db = App(name="db", default_parameter=Parameter(negative=()))


@db.command
def backup(file: Path, /, *, database: str | None = None) -> None:
    """Write all tables to a new file, as they are at one moment; the server may play on.

    Parameters
    ----------
    file
        A new file, compressed; it holds all deals, so only its owner may read it.
    database
        A file or a URL; by default the one that `zeitriss serve` uses.
    """
    from zeitriss.store import keeping

    with progress("backing up") as tell:
        rows = on(database, lambda store: keeping.backup(store, file, tell))
    OUT.print(f"{rows} rows in {file}, {file.stat().st_size / 1e6:.1f} MB")


@db.command
def restore(file: Path, /, *, database: str | None = None) -> None:
    """Read all tables from a backup into an empty database; nothing is ever overwritten.

    Parameters
    ----------
    file
        A file that `zeitriss db backup` has written.
    database
        A file or a URL, of the same or of the other kind.
    """
    from zeitriss.store import keeping

    with progress("restoring") as tell:
        rows = on(database, lambda store: keeping.restore(store, file, tell))
    OUT.print(f"{rows} rows restored")


@db.command
def check(*, database: str | None = None, json_: bool = False) -> None:
    """Replay every log and say what differs; ends with 1 if something does.

    Parameters
    ----------
    database
        A file or a URL; by default the one that `zeitriss serve` uses.
    json_
        As JSON.
    """
    from zeitriss.store import keeping

    with progress("replaying") as tell:
        tables, wrong = on(database, lambda store: keeping.check(store, tell))
    if json_:
        print(json.dumps({"tables": tables, "wrong": [found._asdict() for found in wrong]}))
    else:
        for found in wrong:
            OUT.print(f"{found.table} ({found.game}): {found.why}", soft_wrap=True)
        OUT.print(f"{tables} tables, {len(wrong)} differ")
    if wrong:
        raise SystemExit(1)


@db.command
def prune(*, days: float | None = None, dry_run: bool = False, database: str | None = None) -> None:
    """Remove unfinished tables at which nobody has moved for long; finished ones are kept, in less room.

    Parameters
    ----------
    days
        How long a table lives without a move; by default the setting `life`.
    dry_run
        Only say what would be done.
    database
        A file or a URL; by default the one that `zeitriss serve` uses.
    """
    from zeitriss.store import keeping

    life = setting("life", days)
    if life <= 0:
        raise Refused(f"{life:g} given, more than 0 days needed", "days")
    pruned = on(database, lambda store: keeping.prune(store, life, dry_run))
    would = "would be " if dry_run else ""
    OUT.print(f"{pruned.removed} tables {would}removed, {pruned.compacted} {would}compacted")


def on(database: str | None, work: Callable[[Store], Awaitable[T]]) -> T:
    """Does this with the database, which is opened and closed."""
    from zeitriss.store.store import Store, kept_in

    async def run() -> T:
        store = Store(kept_in(setting("database", database)))
        try:
            await store.open()
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(run())


@contextmanager
def progress(what: str) -> Iterator[Callable[[int, int], None]]:
    with Progress(console=ERR, transient=True) as bar:
        task = bar.add_task(what, total=None)
        yield lambda done, total: bar.update(task, completed=done, total=total)
