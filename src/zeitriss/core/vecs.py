"""vec: a flat array of numbers. Compiled, it is mypyc's `librt.vecs.vec`; in the pure build a plain list is as good.

The compiler reads the first branch and works on packed 64-bit numbers; the second is what runs uncompiled, where a list
is twice as fast to index and nothing beyond the standard library is needed.

Not compiled: this is what the pure build runs.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from librt.strings import read_i64_le
    from librt.vecs import append, extend, pop, vec
else:
    vec = list

    def read_i64_le(data, place):
        return int.from_bytes(data[place : place + 8], "little", signed=True)

    def append(cells, value):
        cells.append(value)
        return cells

    def extend(cells, more):
        cells.extend(more)
        return cells

    def pop(cells):
        last = cells.pop()
        return cells, last


__all__ = ["append", "extend", "pop", "read_i64_le", "vec"]
