"""Dataset: a folder with a manifest and Parquet files, made by `zeitriss dataset` and read by `load`."""

from __future__ import annotations

import json
import os
import platform
from collections.abc import Callable
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq
from numpy.typing import NDArray

import zeitriss
from zeitriss import Refused
from zeitriss.arena.runner import run
from zeitriss.research.actions import actions
from zeitriss.research.observation import encoding
from zeitriss.research.recording import Recording, record
from zeitriss.research.versions import version

FORMAT = 1
MANIFEST = "manifest.json"
KINDS = ("games", "decisions")


def make(
    plan: Recording,
    folder: Path,
    jobs: int = 1,
    on: str = "",
    command: str = "",
    report: Callable[[int], None] = lambda done: None,
) -> None:
    """Play what the folder does not hold yet. A file appears when it is whole, so that a stopped one goes on."""
    folder.mkdir(parents=True, exist_ok=True)
    manifest = folder / MANIFEST
    if manifest.exists():
        held = json.loads(manifest.read_text(encoding="utf-8"))
        if any(held[key] != value for key, value in made_of(plan).items()):
            raise Refused("holds another dataset: the same game, cards, bots, games and seed are needed", str(folder))
    else:
        write(manifest, json.dumps({**made_of(plan), **made_by(command)}, indent=2).encode() + b"\n")
    missing = [share for share in plan.shares if not all(file(folder, kind, share).exists() for kind in KINDS)]
    report(len(plan.shares) - len(missing))
    for done, (share, parts) in enumerate(zip(missing, run(partial(record, plan), missing, jobs, on), strict=True)):
        for kind, part in zip(KINDS, parts, strict=True):
            write(file(folder, kind, share), part)
        report(len(plan.shares) - len(missing) + done + 1)


def file(folder: Path, kind: str, share: int) -> Path:
    return folder / f"{kind}-{share:05}.parquet"


def write(path: Path, data: bytes) -> None:
    """Whole or not at all."""
    part = path.with_suffix(".part")
    part.write_bytes(data)
    part.rename(path)


def made_of(plan: Recording) -> dict[str, Any]:
    """What decides the rows."""
    game = zeitriss.game(plan.game)
    about = {"rules": game.rules, "cards": game.cards_digest, "environment": version(plan.game)}
    digests = {"actions": actions(plan.game).digest, "encoding": encoding(plan.game).digest}
    return {"format": FORMAT, **json.loads(json.dumps(asdict(plan))), **about, **digests}


def made_by(command: str) -> dict[str, Any]:
    """What does not decide them, and is good to know."""
    return {
        "command": command,
        "made": datetime.now(UTC).isoformat(timespec="seconds"),
        "zeitriss": zeitriss.__version__,
        "python": platform.python_version(),
        "platform": platform.platform(),
        "cores": os.cpu_count() or 1,
        "pyarrow": pa.__version__,
    }


@dataclass(frozen=True)
class Dataset:
    """What `load` finds: the manifest and two Arrow tables."""

    manifest: dict[str, Any]
    games: Any
    decisions: Any

    def observations(self) -> NDArray[np.float32]:
        """One row per decision, as wide as the encoding."""
        flat = self.decisions["observation"].combine_chunks().flatten().to_numpy(zero_copy_only=False)
        found: NDArray[np.float32] = flat.reshape(len(self.decisions), -1)
        return found

    def column(self, name: str) -> NDArray[Any]:
        """A column of the decisions."""
        found: NDArray[Any] = self.decisions[name].to_numpy()
        return found


def load(folder: str | Path) -> Dataset:
    """A dataset, whole. One that belongs to other cards, actions or numbers than ours is refused."""
    path = Path(folder)
    if not (path / MANIFEST).exists():
        raise Refused(f"no {MANIFEST} lies there; `zeitriss dataset` makes one", str(folder))
    manifest = json.loads((path / MANIFEST).read_text(encoding="utf-8"))
    ours = {"actions": actions(manifest["game"]).digest, "encoding": encoding(manifest["game"]).digest}
    other = [name for name, digest in ours.items() if manifest.get(name) != digest]
    if other:
        raise Refused(f"was made with other {' and '.join(other)} (environment {manifest['environment']})", str(folder))
    shares = range(-(-manifest["games"] // manifest["share"]))
    whole = [share for share in shares if all(file(path, kind, share).exists() for kind in KINDS)]
    if len(whole) < len(shares):
        again = manifest["command"] or "make"
        raise Refused(f"is not whole: {len(whole)} of {len(shares)} parts; `{again}` goes on", str(folder))
    games, decisions = (pq.read_table(sorted(path.glob(f"{kind}-*.parquet"))) for kind in KINDS)
    return Dataset(manifest, games, decisions)
