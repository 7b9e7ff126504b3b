"""The server does what its own description says, also with data that nobody thought of."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from tests.server.harness import ALONE, Server

# 422 is an answer, too: what is well formed may still be no legal move, no option, no game file.
CONFIG = """
[parameters]
"path.table" = "{table}"
"path.game" = "antinomy"

[checks]
positive_data_acceptance.expected-statuses = ["2xx", "401", "403", "404", "409", "422", "429"]
"""


def test_schemathesis_finds_nothing(server: Server, tmp_path: Path) -> None:
    table = server.create(ALONE)
    config = tmp_path / "schemathesis.toml"
    config.write_text(CONFIG.format(table=table.id))
    command = [sys.executable, "-m", "schemathesis.cli", "--config-file", str(config), "run"]
    address = f"http://127.0.0.1:{server.port}/api/v1/schema"
    header = f"Authorization: Bearer {table.keys[0]}"
    limits = ["--phases", "coverage", "--seed", "1", "--no-color"]
    done = subprocess.run([*command, address, "-H", header, *limits], capture_output=True, text=True, cwd=tmp_path)
    assert done.returncode == 0, done.stdout[-8000:] + done.stderr[-2000:]


def test_the_description_knows_how_long_a_move_may_be(server: Server) -> None:
    schemas = server.get("/schema").json()["components"]["schemas"]
    assert schemas["MoveWish"]["properties"]["moves"]["items"] == {"type": "string", "maxLength": 200}
    assert "$ref" in schemas["CreateTable"]["properties"]["seats"]["items"]
