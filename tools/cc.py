"""The C compiler, told what matters: `python tools/cc.py gcc …` is `gcc …` for the large file of tools/compiled.py.

mypyc writes one C file of half a million lines. Two fifths of them run once, when a module is imported, and a tenth are
the doors through which interpreted code calls in; optimized like a move they take a third of the build. So these get
no optimization, and the rest is optimized in parts, on all cores (-flto, which also keeps calls between them direct).
mypyc marks errors as unlikely, but not that an index is out of bounds; marked too, a move of Gegensatz takes 4 % fewer
instructions.
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
WITHIN = r"(cpy_r_r\d+) = (\(uint64_t\)cpy_r_\w+ < \(uint64_t\)cpy_r_\w+;)\n ?if \(\1\)"  # an index and the length


def relax(text: str) -> str:
    """Mark what need not be fast, and what is likely. mypyc also indents ever deeper: most of the file are blanks."""
    text = re.sub(r"^ +", " ", text, flags=re.MULTILINE)
    text = re.sub(WITHIN, r"\1 = \2\n if (likely(\1))", text)
    return SLOW + re.sub(rf"^ ?({IMPORT}|{DOOR})$", r"SLOW \1", text, flags=re.MULTILINE)


def is_gcc(compiler: list[str]) -> bool:
    defined = subprocess.run([*compiler, "-dM", "-E", "-x", "c", os.devnull], capture_output=True, text=True)
    return "__clang__" not in defined.stdout


def told(command: list[str]) -> list[str]:
    """The same for the large file, which is changed on the way, and for what is linked from it."""
    for file in [Path(word) for word in command if word.endswith(".c")]:
        file.write_text(relax(file.read_text()))
    return [*command, f"-flto={os.cpu_count()}"] if "-O0" not in command and is_gcc(command[:1]) else command


if __name__ == "__main__":
    command = told(sys.argv[1:])
    os.execvp(command[0], command)
