"""The C compiler, told what matters: `python tools/cc.py gcc …` is `gcc …` for the large file of tools/compiled.py.

mypyc writes one C file of half a million lines. Two fifths of them run once, when a module is imported, and a tenth are
the doors through which interpreted code calls in; optimized like a move they take a third of the build. So these get
no optimization. The file is read in parts and optimized in others, on all cores (-flto, which also keeps calls between
them direct). mypyc marks errors as unlikely, but not that an index is out of bounds; marked too, a move of Gegensatz
takes 4 % fewer instructions.
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
MODULE = rf"^SLOW {IMPORT}\n.*?^\}}\n"  # its end: import code comes last
HEADER = r"#if __has_include(<\1.h>)\n#include <\1.h>\n#endif"


def relax(text: str) -> str:
    """Mark what need not be fast, and what is likely. mypyc also indents ever deeper: most of the file are blanks."""
    text = re.sub(r"^ +", " ", text, flags=re.MULTILINE)
    text = re.sub(WITHIN, r"\1 = \2\n if (likely(\1))", text)
    return SLOW + re.sub(rf"^ ?({IMPORT}|{DOOR})$", r"SLOW \1", text, flags=re.MULTILINE)


def split(text: str, parts: int) -> list[str]:
    """Cut between modules. The first part keeps the runtime library of mypyc, the others know it by its headers."""
    ends = [found.end() for found in re.finditer(MODULE, text, re.MULTILINE | re.DOTALL)]
    cuts = [min(ends, key=lambda end: abs(end - len(text) * part // parts)) for part in range(1, parts)]
    head = re.sub(r"#include <(.*)\.c>", HEADER, text.partition("\n\n")[0]) + "\n"
    bodies = [text[start:end] for start, end in zip([0, *cuts], [*cuts, len(text)], strict=True)]
    return [bodies[0], *(head + body for body in bodies[1:])]


def is_gcc(compiler: list[str]) -> bool:
    defined = subprocess.run([*compiler, "-dM", "-E", "-x", "c", os.devnull], capture_output=True, text=True)
    return "__clang__" not in defined.stdout


def named(file: str, part: int) -> str:
    """The parts lie beside the file whose name the first one has."""
    return str(Path(file).with_suffix(f".{part}{Path(file).suffix}")) if part else file


def told(command: list[str]) -> list[list[str]]:
    """The same for all parts of the large file, or for what is linked from them."""
    parts = 1
    if "-O0" not in command and is_gcc(command[:1]):
        parts = os.cpu_count() or 1
        command = [*command, f"-flto={parts}", "-g0"]  # Python links with -g, for which all would be followed
    sources = [word for word in command if word.endswith(".c")]
    if not sources:
        return [[*command, *(named(word, part) for word in command if word.endswith(".o") for part in range(1, parts))]]
    for source in sources:
        for part, text in enumerate(split(relax(Path(source).read_text()), parts)):
            Path(named(source, part)).write_text(text)
    return [[named(w, part) if w.endswith((".c", ".o")) else w for w in command] for part in range(parts)]


if __name__ == "__main__":
    running = [subprocess.Popen(command) for command in told(sys.argv[1:])]
    failed = [process for process in running if process.wait()]  # all are waited for
    sys.exit(bool(failed))
