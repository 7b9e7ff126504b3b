"""Spark as if it were installed: its code and its metadata on the path, as an editable install puts them."""

from __future__ import annotations

import sys
import tempfile
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from zeitriss.core import registry

HERE = Path(__file__).parent


@contextmanager
def installed() -> Iterator[list[str]]:
    """Yields the paths, for processes of their own."""
    with tempfile.TemporaryDirectory() as site:
        write_metadata(Path(site))
        paths = [str(HERE / "src"), site]
        sys.path += paths
        forget()
        try:
            yield paths
        finally:
            for path in paths:
                sys.path.remove(path)
            forget()


def write_metadata(site: Path) -> None:
    """What a build would write for pyproject.toml."""
    project = tomllib.loads((HERE / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    folder = site / f"{project['name'].replace('-', '_')}-{project['version']}.dist-info"
    folder.mkdir()
    (folder / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n")
    groups = (
        f"[{group}]\n" + "".join(f"{name} = {target}\n" for name, target in entries.items())
        for group, entries in project["entry-points"].items()
    )
    (folder / "entry_points.txt").write_text("\n".join(groups))


def forget() -> None:
    """The registry looks once; here the installed packages change."""
    registry._found.cache_clear()
    registry.game.cache_clear()
