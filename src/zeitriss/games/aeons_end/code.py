"""The setup code: everything that was chosen or dealt before the first turn, in one line that others can use.

`2RN-JX-0A1B2C3-7Q2K9D0`: player number, nemesis, difficulty and variants; the mages by seat; the supply as a set of
cards, each of which has a bit of its own for ever (`code` in cards.json); the key from which all decks were shuffled.
Whoever starts with it gets the same deal. Small letters do as well. More cards make the set longer, and no code means
anything else than before.
"""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from zeitriss.core.errors import BadOption
from zeitriss.games.aeons_end.cards import CODE, IN_SUPPLY, LEVEL, MAGE, NEMESIS
from zeitriss.games.aeons_end.state import KEYS

NEMESIS_LETTERS: Final = "RCMP"  # Rageborne, Carapace Queen, Crooked Mask, Prince of Gluttons
LEVEL_LETTERS: Final = "BNEX"  # beginner, normal, expert, extinction
MAGE_LETTERS: Final = [name[0].upper() for name in MAGE.names]
DIGITS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"  # base 32 without I, L, O and U, which are easily misread
KEY_BITS: Final = [30, 25, 20, 15, 10, 5, 0]  # from which on each digit stands for five
EXAMPLE: Final = "2RN-JX-0A1B2C3-7Q2K9D0"
PATTERN: Final = r"[1-4][RCMP][BNEX]T?E?-[ABJKLMPX]{1,4}-[0-9A-F]{7,16}-[0-9A-HJKMNP-TV-Z]{7}"
ANY_LINE: Final = r".{0,99}"  # of the option: what is no code is refused here, in words

assert len(NEMESIS_LETTERS) == len(NEMESIS)
assert len(LEVEL_LETTERS) == len(LEVEL)
assert len(set(MAGE_LETTERS)) == len(MAGE)
assert 32 ** len(KEY_BITS) == KEYS
assert len(CODE) == len(IN_SUPPLY), "two cards have the same code"


class Setup(NamedTuple):
    """What is decided before the deal."""

    nemesis: int
    level: int
    tutorial: bool
    easier: bool
    mages: list[int]
    piles: list[int]
    key: int


def write_code(plan: Setup) -> str:
    variants = ("T" if plan.tutorial else "") + ("E" if plan.easier else "")
    mages = "".join([MAGE_LETTERS[mage] for mage in plan.mages])
    head = f"{len(plan.mages)}{NEMESIS_LETTERS[plan.nemesis]}{LEVEL_LETTERS[plan.level]}{variants}"
    return f"{head}-{mages}-{supply_number(plan.piles):07X}-{in_base_32(plan.key)}"


def supply_number(piles: list[int]) -> int:
    return sum([2**bit for bit, card in CODE.items() if card in piles])


def read_code(text: str) -> Setup:
    """The plan of a code; what makes no sense is refused."""
    code = text.strip().upper()
    if not re.fullmatch(PATTERN, code):
        raise BadOption(f"{text!r} is no setup code; one looks like {EXAMPLE}", "code")
    head, letters, supply, key = code.split("-")
    mages = [MAGE_LETTERS.index(letter) for letter in letters]
    if len(mages) != int(head[0]) or len(set(mages)) != len(mages):
        raise BadOption(f"{letters} does not name {head[0]} different mages", "code")
    bits = int(supply, 16)
    piles = [card for bit, card in CODE.items() if bits // 2**bit % 2]
    if bits != supply_number(piles):
        raise BadOption(f"{supply} is no supply", "code")
    number = sum([DIGITS.index(digit) << bits for digit, bits in zip(key, KEY_BITS, strict=True)])
    nemesis, level = NEMESIS_LETTERS.index(head[1]), LEVEL_LETTERS.index(head[2])
    return Setup(nemesis, level, "T" in head[3:], "E" in head[3:], mages, piles, number)


def in_base_32(number: int) -> str:
    return "".join([DIGITS[number >> bits & 31] for bits in KEY_BITS])
