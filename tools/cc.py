"""The C compiler, told what need not be fast: `python tools/cc.py gcc …` is `gcc …` for tools/compiled.py.

mypyc writes one C file of half a million lines. Two fifths of them run once, when a module is imported, and a tenth are
the doors through which interpreted code calls in; optimized like a move they take a third of the build. So these get
no optimization, and the rest is optimized in parts, on all cores (-flto, which also keeps calls between them direct).
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

SLOW = """#ifdef __clang__
#define SLOW __attribute__((optnone, noinline))
#else
#define SLOW __attribute__((cold, optimize("O0")))
#endif
"""
IMPORT = r"char CPyDef_\w+_____top_level__\(void\) \{"
DOOR = r"PyObject \*CPyPy_(?!\w*_State___)\w+\(.*\) \{"  # but for `pick` and `apply`: Python loops step with them


def relax(text: str) -> str:
    """Mark what need not be fast. mypyc also indents ever deeper: nine tenths of the file are blanks."""
    text = re.sub(r"^ +", " ", text, flags=re.MULTILINE)
    return SLOW + re.sub(rf"^ ?({IMPORT}|{DOOR})$", r"SLOW \1", text, flags=re.MULTILINE)


def is_gcc(compiler: list[str]) -> bool:
    defined = subprocess.run([*compiler, "-dM", "-E", "-x", "c", os.devnull], capture_output=True, text=True)
    return "__clang__" not in defined.stdout


def main(command: list[str]) -> int:
    rules = [Path(word) for word in command if Path(word).name.startswith("__native_")]
    for file in rules:
        if file.suffix == ".c":
            file.write_text(relax(file.read_text()))
    shared = any("__native_" in word or "__mypyc" in word for word in command)
    if shared and "-O0" not in command and is_gcc(command[:1]):
        command = [*command, f"-flto={os.cpu_count()}"]
    return subprocess.run(command).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
