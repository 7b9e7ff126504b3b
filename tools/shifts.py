"""Refuse a number shifted to the left by something that is not a number, wherever the compiled build would see it.

mypyc writes `1 << x`, `i64(1) << x` and `BIT << x` with a constant BIT and an i64 `x` as a C shift of an int: 32 bits,
while the pure build shifts without an end. A table (`UNIT[e]`) is right in both. What is computed once while a module
is read is done with Python's own numbers, so it may stand there.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator

from tools.compiled import ROOT, compiled


def constants(tree: ast.Module) -> set[str]:
    """Names that stand for one number: `LANE: Final = 12`, `UP: Final = 1 << 4`."""
    return {
        node.target.id
        for node in tree.body
        if isinstance(node, ast.AnnAssign)
        and isinstance(node.target, ast.Name)
        and ast.unparse(node.annotation) in ("Final", "Final[int]")
        and node.value is not None
        and is_number(node.value, set())
    }


def is_number(node: ast.expr, known: set[str]) -> bool:
    """Whether this is a number that the compiler knows: written out, a constant, or calculated from such."""
    match node:
        case ast.Constant(value=int()):
            return True
        case ast.Name(id=name):
            return name in known
        case ast.Call(func=ast.Name(id="i64" | "int"), args=[value]):
            return is_number(value, known)
        case ast.UnaryOp(operand=value):
            return is_number(value, known)
        case ast.BinOp(left=left, right=right):
            return is_number(left, known) and is_number(right, known)
    return False


def shifts(tree: ast.Module, known: set[str]) -> Iterator[ast.BinOp]:
    """Within functions only."""
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    for node in {id(inner): inner for function in functions for inner in ast.walk(function)}.values():
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.LShift):
            local = known | held(functions, node)
            if is_number(node.left, local) and not is_number(node.right, known):
                yield node


def held(functions: list[ast.FunctionDef], shift: ast.BinOp) -> set[str]:
    """Locals of the function that are a number and nothing else: `one: i64 = 1`."""
    names: set[str] = set()
    for function in functions:
        inner = list(ast.walk(function))
        if not any(node is shift for node in inner):
            continue
        changed = {ast.unparse(node.target) for node in inner if isinstance(node, ast.AugAssign | ast.For)}
        for node in inner:
            if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value is not None:
                (names if is_number(node.value, set()) else changed).add(node.target.id)
            elif isinstance(node, ast.Assign):
                changed |= {ast.unparse(target) for target in node.targets}
        names -= changed
    return names


def imported(tree: ast.Module, by_module: dict[str, set[str]]) -> set[str]:
    """Constants of other modules."""
    return {
        alias.asname or alias.name
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and node.module is not None
        for alias in node.names
        if alias.name in by_module.get(node.module, set())
    }


def found() -> list[str]:
    trees = {path: ast.parse(path.read_text(encoding="utf-8")) for path in compiled()}
    by_module = {
        ".".join(path.relative_to(ROOT / "src").with_suffix("").parts): constants(tree) for path, tree in trees.items()
    }
    hits: list[str] = []
    for path, tree in trees.items():
        known = constants(tree) | imported(tree, by_module)
        places = sorted((node.lineno, ast.unparse(node)) for node in shifts(tree, known))
        hits += [f"{path.relative_to(ROOT)}:{line}: {text}" for line, text in places]
    return hits


def main() -> int:
    hits = found()
    for hit in hits:
        print(f"{hit}  (compiled, this is a shift of 32 bits; use a table)")
    return 1 if hits else 0


if __name__ == "__main__":
    sys.exit(main())
