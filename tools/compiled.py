"""Build the compiled wheel and install it into .venv-compiled, unless nothing has changed since the last time.

What is compiled, all of it as one group, so that calls between the files are plain C calls:
- in core, the search and the games every file, but for what looks at a state from outside (COLD), and unless its
  docstring says "Not compiled" and why;
- elsewhere each file whose docstring ends with "Compiled.", as it stands on the way of every move of a server.

`--quick`, for tests: only the former, in half the time, some 10 % slower; a build that is there already will do.
`--game NAME`, for whoever works on one game: the rest of the games stays Python, which takes a third of the time.
`--current` and `--possible` build nothing: is there a full build of these sources, and could there be one?

mypyc writes its extensions beside the sources, where Python would prefer them to the .py files that one is editing.
So the build works on a copy. Without a C compiler there is no compiled build, and everything works without it.
"""

from __future__ import annotations

import argparse
import ast
import fcntl
import hashlib
import json
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "zeitriss"
HOT = ("core/", "bots/search/", "games/")
COLD = {"staging", "features", "check"}  # of a game: its scenes, its features, what reads a snapshot
LISTED = '"tools/compiled.py writes them here"'  # in pyproject.toml
VENV = ROOT / ".venv-compiled"
STAMP = VENV / ".built-from"
TOP = ["pyproject.toml", "requirements.lock", "README.md", "LICENSE", "NOTICE"]
BIN = Path(sys.executable).parent
COMPILER = [ROOT / "tools" / "cc.sh", ROOT / "tools" / "cc.py", ROOT / "tools" / "shim" / "Python.h"]
PLAIN = "-DNDEBUG -fwrapv"  # Python's own flags, which CFLAGS replaces: without them 15,000 assertions are compiled
FAST = [
    "-fno-plt -fvisibility=hidden",  # direct calls into Python, direct reach within the group: 8 % faster moves
    "--param max-inline-insns-auto=40 --param inline-unit-growth=80",  # list access in line: 8 % fewer instructions
]


class Kind(NamedTuple):
    quick: bool
    game: str  # or all of them: *

    def __str__(self) -> str:
        """What a build falls short of a full one."""
        return " quick" * self.quick + f" {self.game}" * (self.game != "*")


ALL = Kind(quick=False, game="*")


def compiled(kind: Kind = ALL) -> list[Path]:
    return [path for path in sorted(SOURCE.rglob("*.py")) if is_compiled(path, kind)]


def is_compiled(path: Path, kind: Kind) -> bool:
    name = path.relative_to(SOURCE)
    if name.parts[0] == "games" and kind.game not in ("*", name.parts[1]):
        return False
    said = ast.get_docstring(ast.parse(path.read_text(encoding="utf-8"))) or ""
    if is_hot(name):
        return "Not compiled" not in said
    return not kind.quick and said.endswith("Compiled.")


def is_hot(name: Path) -> bool:
    """By its place in the package."""
    if name.parts[0] == "games" and COLD & {name.stem, *name.parts}:
        return False
    return name.as_posix().startswith(HOT) and name.stem != "__init__"


def sources() -> list[Path]:
    skipped = {"__pycache__", "static"}  # the rules need no client
    found = [path for path in (ROOT / "src").rglob("*") if path.is_file() and not skipped & set(path.parts)]
    return sorted(found) + [ROOT / name for name in TOP]


def digest(files: list[Path]) -> str:
    """Of what the build is made of: the sources, Python, and how they are compiled."""
    total = hashlib.sha256(sys.version.encode())
    for file in [*files, Path(__file__).resolve(), *COMPILER]:
        total.update(f"{file.relative_to(ROOT)} {hashlib.sha256(file.read_bytes()).hexdigest()}\n".encode())
    return total.hexdigest()


def wanted() -> list[str]:
    """The machine's C compiler, with what Python adds to it."""
    return shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")


def compiler() -> str | None:
    return shutil.which(wanted()[0])


def build(files: list[Path], copy: Path, kind: Kind) -> Path:
    for file in files:
        target = copy / file.relative_to(ROOT)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(file, target)
    (copy / "setup.cfg").write_text(f"[build_ext]\nparallel = {os.cpu_count()}\n")
    project = copy / "pyproject.toml"
    before, after = project.read_text().split(LISTED)
    listed = json.dumps([f"/{path.relative_to(ROOT).as_posix()}" for path in compiled(kind)])
    text = before + listed.strip("[]") + after
    project.write_text(text.replace('opt_level = "2"', 'opt_level = "1"') if kind.quick else text)
    environment = os.environ | {
        "HATCH_BUILD_HOOK_ENABLE_MYPYC": "1",
        "CC": shlex.join([str(COMPILER[0]), sys.executable, *wanted()]),
        "CFLAGS": " ".join([PLAIN, *([] if kind.quick else FAST), os.environ.get("CFLAGS", "")]),
    }
    subprocess.run([BIN / "hatchling", "build", "-t", "wheel", "-d", "dist"], cwd=copy, env=environment, check=True)
    (wheel,) = copy.glob("dist/*.whl")
    return wheel


def prepare() -> None:
    """The environment with all but the wheel."""
    subprocess.run([BIN / "uv", "venv", "--quiet", "--clear", "--python", sys.executable, VENV], check=True)
    needed = ["-r", "pyproject.toml", "--extra", "postgres", "--extra", "research", "--group", "test"]
    # librt: the packed arrays that the compiled code works on (core/vecs.py)
    install(*needed, "librt", "-c", "requirements.lock")


def install(*what: str) -> None:
    pip = [str(BIN / "uv"), "pip", "install", "--quiet", "--python", str(VENV / "bin" / "python")]
    subprocess.run([*pip, *what], cwd=ROOT, check=True)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    for flag in ("--quick", "--current", "--possible"):
        parser.add_argument(flag, action="store_true")
    games = sorted(path.parent.name for path in ROOT.glob("src/zeitriss/games/*/cards.json"))
    parser.add_argument("--game", choices=games, default="*")
    asked = parser.parse_args()
    if asked.current:
        return 0 if STAMP.exists() and STAMP.read_text() == digest(sources()) else 1
    if asked.possible:
        return 1 if compiler() is None else 0
    with Path(__file__).open() as lock:  # whoever comes second waits, and finds it done
        fcntl.flock(lock, fcntl.LOCK_EX)
        return compile_all(Kind(asked.quick, asked.game))


def compile_all(kind: Kind) -> int:
    files = sources()
    fast = digest(files)
    stamp = f"{fast}{kind}"
    if STAMP.exists() and STAMP.read_text() in (fast, stamp):
        return 0
    shutil.rmtree(VENV, ignore_errors=True)
    if compiler() is None:
        print("No C compiler found: no compiled build, pure Python is used.", file=sys.stderr)
        return 1 if os.environ.get("CI") == "true" else 0  # there nothing may be left out silently
    print("Compiling the rules; this takes a minute.", file=sys.stderr)
    try:
        with ThreadPoolExecutor() as beside, tempfile.TemporaryDirectory() as copy:
            prepared = beside.submit(prepare)  # mypyc needs but one core
            wheel = build(files, Path(copy), kind)
            prepared.result()
            install("--no-deps", str(wheel))
    except subprocess.CalledProcessError as failed:
        shutil.rmtree(VENV, ignore_errors=True)
        return failed.returncode  # the tool has said why
    STAMP.write_text(stamp)
    return 0


if __name__ == "__main__":
    sys.exit(main())
