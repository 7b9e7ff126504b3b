"""What the guide says of encodings, columns and versions is true; the notebook and the example run."""

from __future__ import annotations

import importlib.util
import json
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import zeitriss
from zeitriss import research
from zeitriss.research.recording import DECISIONS, GAMES
from zeitriss.research.versions import VERSIONS

ROOT = Path(__file__).parents[2]
GUIDE = (ROOT / "docs" / "research.md").read_text(encoding="utf-8")


def test_every_number_is_in_the_docs() -> None:
    text = (ROOT / "docs" / "observations.md").read_text(encoding="utf-8")
    for game in zeitriss.games():
        encoding, index = research.encoding(game), research.actions(game)
        assert f"## {game}: {encoding.size} numbers, encoding {encoding.digest}, actions {index.digest}" in text
        assert encoding.table() in text


def test_every_column_is_in_the_docs() -> None:
    for name, kind, meaning in (*GAMES, *DECISIONS):
        assert f"| `{name}` ({kind}) | {meaning} |" in GUIDE


def test_every_version_is_in_the_docs() -> None:
    for version in {one for versions in VERSIONS.values() for one in versions}:
        assert f"| `…_v{version.number}`, `…-v{version.number}` | {version.changed} |" in GUIDE


def test_it_can_be_cited() -> None:
    text = (ROOT / "CITATION.cff").read_text(encoding="utf-8")
    assert f"version: {zeitriss.__version__}\n" in text
    assert "license: Apache-2.0\n" in text


def test_the_notebook_runs() -> None:
    notebook = json.loads((ROOT / "examples" / "first_steps.ipynb").read_text(encoding="utf-8"))
    names: dict[str, Any] = {}
    cells = [cell for cell in notebook["cells"] if cell["cell_type"] == "code"]
    assert len(cells) > 4
    for cell in cells:
        exec("".join(cell["source"]), names)


def example() -> Any:
    spec = importlib.util.spec_from_file_location("train_value", ROOT / "examples" / "train_value.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["train_value"] = module
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("kind", ["Network", "TorchNetwork"])
def test_the_network_learns(kind: str) -> None:
    """What decides is found among what does not."""
    if kind == "TorchNetwork" and importlib.util.find_spec("torch") is None:
        pytest.skip("PyTorch is not installed: a choice of whoever runs the example, not part of any extra")
    seen = np.random.default_rng(1).random((600, 20)).astype(np.float32)
    won = (seen[:, 3] > seen[:, 7]).astype(np.float32)
    network = getattr(example(), kind)(20)
    before = network.loss(seen[500:], won[500:])
    network.learn(seen[:500], won[:500], epochs=30)
    assert network.loss(seen[500:], won[500:]) < before - 0.15


def test_the_example_runs(tmp_path: Path) -> None:
    words = ["--games", "6", "--epochs", "2", "--matches", "2", "--against", "--save", str(tmp_path), "--jobs", "1"]
    found = example().main(words)
    assert set(found) == {"before", "after", "untrained"}
    assert (tmp_path / "trained-v-untrained.svg").exists()
    assert (tmp_path / "weights.npz").exists()


@pytest.mark.soak
def test_the_example_beats_what_it_was(tmp_path: Path) -> None:
    found = example().main(["--games", "300", "--matches", "20", "--against", "random", "--save", str(tmp_path)])
    assert found["after"] < 0.6 < found["before"]
    assert found["untrained"] > 0.7
    assert found["random"] > 0.8
