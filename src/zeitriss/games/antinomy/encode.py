"""The numbers of `features` straight from the state, for learners in a hurry. A test holds the two together."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i32, i64

from zeitriss.core.encoder import Encoder
from zeitriss.core.sheet import ONE, Sheet, bits
from zeitriss.core.vecs import vec
from zeitriss.games.antinomy.cards import ALL_CRYSTALS, CARDS, COLOURS, FIRST_DEPLETED, SPOTS
from zeitriss.games.antinomy.state import BIT, CRYSTALS, DECK, HANDS, ROW, SHRINE, WANDS, Antinomy

WIDTH: Final[i64] = CARDS
HAND: Final[i64] = SPOTS * CARDS  # where each part begins
OTHER: Final[i64] = HAND + CARDS
MISSING: Final[i64] = OTHER + CARDS
WAND: Final[i64] = MISSING + CARDS
COLOUR: Final[i64] = WAND + 2 * SPOTS
COUNTS: Final[i64] = COLOUR + len(COLOURS)
FIRST: Final[i64] = COUNTS + 5
RELICS: Final[i64] = FIRST + 1
TENTHS: Final = vec[i32]([bits(count / ALL_CRYSTALS) for count in range(CARDS + 1)])


@final
class Eyes(Encoder[Antinomy]):
    def write(self, g: Antinomy, seat: i64, sheet: Sheet) -> None:
        """Every card that is seen is a single one among zeros.

        Cells and numbers are written and read directly: it takes as long as a move.
        """
        cells, words, marks = g.cells, sheet.words, sheet.marks
        start, n = sheet.start, sheet.start
        place: i64 = start
        row = ROW.first
        for spot in range(row, row + SPOTS):
            marks[n] = place + cells[spot]
            words[marks[n]] = ONE
            place += WIDTH
            n += 1
        mine = HANDS[seat]
        for i in range(mine.first, mine.first + cells[mine.start]):
            marks[n] = start + HAND + cells[i]
            words[marks[n]] = ONE
            n += 1
        wand = cells[WANDS.start + seat]
        if wand >= 0:
            marks[n] = start + WAND + wand
            words[marks[n]] = ONE
            n += 1
        marks[n] = start + COLOUR + g.colour
        words[marks[n]] = ONE
        n += 1
        if g.first == seat:
            marks[n] = start + FIRST
            words[marks[n]] = ONE
            n += 1
        sheet.end = n
        write_count(CRYSTALS.at(g, seat), 0, sheet)
        write_count(g.supply, 2, sheet)
        if g.seats > 1:
            self.write_other(g, 1 - seat, sheet)
        else:
            self.write_solo(g, sheet)

    def write_other(self, g: Antinomy, other: i64, sheet: Sheet) -> None:
        """Every relic that lies nowhere to be seen is in the other hand, or the codex."""
        cells, words, marks, seen = g.cells, sheet.words, sheet.marks, g.seen
        start, n = sheet.start, sheet.end
        theirs = HANDS[other]
        for i in range(theirs.first, theirs.first + cells[theirs.start]):
            marks[n] = start + cells[i] + (OTHER if seen >> cells[i] & 1 else MISSING)
            words[marks[n]] = ONE
            n += 1
        if seen >> g.codex & 1 == 0:
            marks[n] = start + MISSING + g.codex
            words[marks[n]] = ONE
            n += 1
        wand = cells[WANDS.start + other]
        if wand >= 0:
            marks[n] = start + WAND + SPOTS + wand
            words[marks[n]] = ONE
            n += 1
        sheet.end = n
        write_count(CRYSTALS.at(g, other), 1, sheet)

    def write_solo(self, g: Antinomy, sheet: Sheet) -> None:
        known = g.seen
        for i in range(HANDS[0].size(g)):
            known |= BIT[HANDS[0].at(g, i)]
        for card in range(i64(FIRST_DEPLETED)):
            if known >> card & 1 == 0:
                sheet.put(MISSING + card, ONE)
        write_count(g.stones, 3, sheet)
        write_count(DECK.size(g), 4, sheet)
        for i in range(SHRINE.size(g)):
            sheet.put(RELICS + SHRINE.at(g, i), ONE)


def write_count(count: i64, place: i64, sheet: Sheet) -> None:
    if count:
        sheet.put(COUNTS + place, TENTHS[count])
