"""The tables of a server as a whole: backed up while it plays, restored, checked, let go after their life."""

from __future__ import annotations

import sqlite3
import stat
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from tests.server.harness import DUEL, Open, Server, first, play_on

from zeitriss import Refused
from zeitriss.cli.app import run
from zeitriss.store import keeping
from zeitriss.store.store import Store

QUIET = lambda _done, _total: None  # noqa: E731


@contextmanager
def opened(path: Path) -> Iterator[sqlite3.Connection]:
    db = sqlite3.connect(path)
    try:
        with db:
            yield db
    finally:
        db.close()


def rows(path: str | Path) -> list[list[tuple[object, ...]]]:
    with opened(Path(path)) as db:
        return [sorted(db.execute(f"select * from {name}"), key=repr) for name in ("tables", "keys", "lines")]


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory, server: Server) -> Path:
    """A copy of a played table, made by a backup of a running server."""
    folder = tmp_path_factory.mktemp("kept")
    play_on(server.create(DUEL).players(), 8, first)
    backup = folder / "tables.gz"
    assert run(["db", "backup", str(backup), "--database", server.database]) == 0
    assert stat.S_IMODE(backup.stat().st_mode) == 0o600  # it holds all deals
    copy = folder / "copy.db"
    assert run(["db", "restore", str(backup), "--database", str(copy)]) == 0
    return copy


def test_a_copy_is_the_same(server: Server, kept: Path) -> None:
    copied, own = rows(kept), rows(server.database)
    assert all(set(map(repr, some)) <= set(map(repr, all_)) for some, all_ in zip(copied, own, strict=True))
    assert copied[2]


def test_nothing_is_overwritten(kept: Path, capsys: pytest.CaptureFixture[str]) -> None:
    backup, before = str(kept.parent / "tables.gz"), rows(kept)
    assert run(["db", "restore", backup, "--database", str(kept)]) == 2
    assert "holds tables already" in capsys.readouterr().err
    assert run(["db", "backup", backup, "--database", str(kept)]) == 2
    assert "File exists" in capsys.readouterr().err
    assert rows(kept) == before


def test_half_a_backup_is_refused_as_a_whole(kept: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    half = tmp_path / "half.gz"
    half.write_bytes((kept.parent / "tables.gz").read_bytes()[:-200])
    assert run(["db", "restore", str(half), "--database", str(tmp_path / "new.db")]) == 2
    assert "is no whole backup" in capsys.readouterr().err
    assert rows(tmp_path / "new.db") == [[], [], []]


def test_check_replays_every_log(kept: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["db", "check", "--database", str(kept)]) == 0
    assert ", 0 differ" in capsys.readouterr().out
    copy = tmp_path / "wrong.db"
    copy.write_bytes(kept.read_bytes())
    with opened(copy) as db:
        (table,) = db.execute("select table_id from lines group by table_id having count(*) > 3 limit 1").fetchone()
        db.execute("update lines set digest = 'ffffffffffffffff' where table_id = ? and n = 2", [table])
    with pytest.raises(SystemExit) as ended:
        run(["db", "check", "--database", str(copy)])
    assert ended.value.code == 1
    said = capsys.readouterr().out
    assert f"{table} (antinomy): line 3: digest" in said
    assert ", 1 differ" in said


async def test_tables_have_a_life(kept: Path, tmp_path: Path) -> None:
    copy = tmp_path / "old.db"
    copy.write_bytes(kept.read_bytes())
    long_ago = (datetime.now(UTC) - timedelta(days=100)).isoformat(" ")
    with opened(copy) as db:
        played, *others = [row[0] for row in db.execute("select id from tables order by created desc")]
        db.execute("update tables set created = ?, results = null, ended = null", [long_ago])
        db.execute("update lines set made = ? where table_id != ?", [long_ago, played])
        if others:
            results = ["[1.0, 0.0]", long_ago, others[0]]
            db.execute("update tables set results = ?, ended = ?, state = '{}' where id = ?", results)
    store = Store(f"sqlite:///{copy}")
    await store.open()
    before = rows(copy)
    told = await keeping.prune(store, 90, dry_run=True)
    assert rows(copy) == before
    assert await keeping.prune(store, 90) == told
    await store.close()
    with opened(copy) as db:
        left = {row[0] for row in db.execute("select id from tables")}
        orphans = db.execute("select count(*) from lines where table_id not in (select id from tables)").fetchone()
    assert left == {played, *others[:1]}  # who has moved lately, and who has ended
    assert told.removed == len(others) - len(others[:1])
    assert told.compacted == len(others[:1])
    assert orphans == (0,)


async def test_a_file_of_another_form_is_refused(tmp_path: Path) -> None:
    import gzip

    other = tmp_path / "other.gz"
    other.write_bytes(gzip.compress(b'{"zeitriss-backup": 1, "form": "9999", "rows": 0}\n'))
    store = Store(f"sqlite:///{tmp_path / 'new.db'}")
    await store.open()
    with pytest.raises(Refused, match="9999"):
        await keeping.restore(store, other, QUIET)
    await store.close()


def test_the_page_is_told(server: Server) -> None:
    table: Open = server.create(DUEL)
    assert server.get(table.path, table.keys[0]).json()["life"] == 90
