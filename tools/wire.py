"""Write web/src/lib/wire.ts: the TypeScript types of everything on the wire, from the Python declarations.

The first line of the file carries a digest of the declarations, so that `--check` needs no Node.
"""

from __future__ import annotations

import hashlib
import inspect
import json
import re
import subprocess
import sys
from pathlib import Path
from types import ModuleType, UnionType
from typing import get_args, is_typeddict

import msgspec

from zeitriss.core import scene
from zeitriss.play import entry, pictures, teacher, undo
from zeitriss.server import messages, protocol

WIRE = Path(__file__).parent.parent / "web" / "src" / "lib" / "wire.ts"
MAKE = ["npx", "--yes", "json-schema-to-typescript@16", "--unreachableDefinitions", "--additionalProperties=false"]
REFERRED = r" \* This interface was.*\n \* via.*\n"
NOISE = re.compile(rf"^export interface Wire {{}}\n|^/\*\*\n{REFERRED} \*/\n|^ \*\n{REFERRED}", re.M)


def declared(module: ModuleType) -> list[type]:
    """The wire types that stand in this module, in the order of the source."""
    found = [cls for _, cls in inspect.getmembers(module, inspect.isclass) if cls.__module__ == module.__name__]
    wire = [cls for cls in found if is_typeddict(cls) or issubclass(cls, msgspec.Struct)]
    return sorted(wire, key=lambda cls: inspect.getsourcelines(cls)[1])


def unions(module: ModuleType) -> dict[str, UnionType]:
    """The named choices between wire types: the messages of each side."""
    found = {name: item for name, item in vars(module).items() if isinstance(item, UnionType)}
    return {name: item for name, item in found.items() if all(issubclass(c, msgspec.Struct) for c in get_args(item))}


def schema() -> str:
    types, named = (
        [cls for module in (scene, entry, undo, teacher, pictures, protocol, messages) for cls in declared(module)],
        unions(messages),
    )
    made, parts = msgspec.json.schema_components([*types, *named.values()], ref_template="#/$defs/{name}")
    for part in parts.values():
        part.pop("title", None)  # else every type gets a second name
    parts |= {name: {"anyOf": union["anyOf"]} for name, union in zip(named, made[len(types) :], strict=True)}
    return json.dumps({"title": "Wire", "type": "object", "$defs": parts})


def main() -> int:
    wanted = schema()
    digest = hashlib.sha256(wanted.encode()).hexdigest()[:16]
    head = f"// Made by `make types` from core/scene.py, play and server ({digest}). Do not edit."
    if "--check" in sys.argv:
        if not WIRE.read_text().startswith(head):
            print(f"{WIRE.name} is older than the Python types: run make types", file=sys.stderr)
            return 1
        return 0
    made = subprocess.run([*MAKE, f"--bannerComment={head}"], input=wanted, text=True, capture_output=True)
    if made.returncode:
        print(made.stderr, file=sys.stderr)
        return 1
    WIRE.write_text(NOISE.sub("", made.stdout))
    return 0


if __name__ == "__main__":
    sys.exit(main())
