"""Signs: lines of drawings, numbers and few words, read from `2[aether] +1[aether] only for [spell]`."""

from __future__ import annotations

import re
from collections.abc import Callable

from zeitriss.core.scene import Face, Sign
from zeitriss.core.telling import Words

# A number or the like close before a drawing belongs to it.
PIECE = re.compile(r"([^\s\[(]*)\[([a-z0-9-]+)\]")
LITTLE = 4
SignLine = list[Sign]
Values = Callable[[str], Sign]  # how the drawing of this name stands for a value; see Emblems.value


def line(text: str, values: Values) -> SignLine:
    """
    >>> line("2[gold] for all", lambda sign: {"form": "token"})
    [{'icon': 'gold', 'count': '2', 'form': 'token'}, {'word': 'for all'}]
    """
    found: SignLine = []
    at = 0
    for piece in PIECE.finditer(text):
        found += words(text[at : piece.start()])
        sign: Sign = {"icon": piece[2]}
        if piece[1]:
            sign["count"] = piece[1]
        found.append(sign | values(piece[2]))
        at = piece.end()
    return found + words(text[at:])


def words(text: str) -> SignLine:
    """An arrow is a piece of its own."""
    return [{"word": part} for part in re.split(r"\s*(→)\s*", text.strip()) if part]


def written(rows: str, values: Values, say: Words) -> list[SignLine]:
    """Lines divided by `|`, with `{key}` for the word `sign-key`."""
    told = re.sub(r"\{([a-z-]+)\}", lambda found: say(f"sign-{found[1]}"), rows)
    return [line(row.strip(), values) for row in told.split("|") if row.strip()]


def signed(face: Face, rows: list[SignLine]) -> Face:
    """The face with its lines of signs, the shorter one and the one that counts."""
    return {**face, "signs": rows, "short": shortened(rows), "key": keyed(rows)} if rows else face


def shortened(all_lines: list[SignLine], most: int = 3) -> SignLine:
    """One line with little words and arrows only: all drawings if they are few, else those of the first line."""
    together = [sign for one in all_lines for sign in one]
    chosen = together if drawn(together) <= most else next((one for one in all_lines if drawn(one)), [])
    if drawn(chosen) > most:
        return [sign for sign in chosen if "icon" in sign][:most]
    said = [sign for sign in chosen if "icon" in sign or sign["word"] in "→=" or is_little(sign["word"])]
    # what comes of it stays, though only words say it
    return [*said, chosen[-1]] if said[-1:] == [{"word": "→"}] else said


def is_little(word: str) -> bool:
    """or, per, je, oder"""
    return word.isalpha() and len(word) <= LITTLE


def drawn(signs: SignLine) -> int:
    return sum("icon" in sign for sign in signs)


def keyed(all_lines: list[SignLine]) -> SignLine:
    """The first value, else the first drawing. `3+`: it can become more."""
    together = [sign for one in all_lines for sign in one if "icon" in sign]
    values = [sign for sign in together if "form" in sign and "count" in sign]
    if not values:
        return together[:1]
    first = values[0]
    if any(sign["icon"] == first["icon"] and sign["count"].startswith("+") for sign in values[1:]):
        return [first | {"count": first["count"] + "+"}]
    return [first]


def pictured(face: Face) -> list[str]:
    """The names of the small drawings on a face, each once: in its costs, its signs and its text."""
    lines = [face.get("cost", []), *face.get("signs", [])]
    names = [sign["icon"] for one in lines for sign in one if "icon" in sign]
    return list(dict.fromkeys([*names, *(piece[2] for piece in PIECE.finditer(face.get("text", "")))]))
