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
        """Every card that is seen is a single one among zeros. Cells are read directly: it takes as long as a move."""
        cells, marks, n = g.cells, sheet.marks, sheet.start
        alone, other = g.seats == 1, 1 - seat
        row = ROW.first
        for spot in range(i64(SPOTS)):
            marks[n] = spot * WIDTH + cells[row + spot]
            n += 1
        known = g.seen
        for i in range(HANDS[seat].first, HANDS[seat].end(g)):
            marks[n] = HAND + cells[i]
            n += 1
            known |= BIT[cells[i]]
        if not alone:
            for i in range(HANDS[other].first, HANDS[other].end(g)):
                if g.seen >> cells[i] & 1:
                    marks[n] = OTHER + cells[i]
                    n += 1
        for card in range(i64(FIRST_DEPLETED)):
            if known >> card & 1 == 0:
                marks[n] = MISSING + card
                n += 1
        wands = WANDS.start
        if cells[wands + seat] >= 0:
            marks[n] = WAND + cells[wands + seat]
            n += 1
        if not alone and cells[wands + other] >= 0:
            marks[n] = WAND + SPOTS + cells[wands + other]
            n += 1
        marks[n] = COLOUR + g.colour
        n += 1
        if g.first == seat:
            marks[n] = FIRST
            n += 1
        sheet.light(n)
        self.write_counts(g, seat, sheet)

    def write_counts(self, g: Antinomy, seat: i64, sheet: Sheet) -> None:
        write_count(CRYSTALS.at(g, seat), 0, sheet)
        write_count(g.supply, 2, sheet)
        if g.seats > 1:
            write_count(CRYSTALS.at(g, 1 - seat), 1, sheet)
            return
        write_count(g.stones, 3, sheet)
        write_count(DECK.size(g), 4, sheet)
        for i in range(SHRINE.size(g)):
            sheet.put(RELICS + SHRINE.at(g, i), ONE)


def write_count(count: i64, place: i64, sheet: Sheet) -> None:
    if count:
        sheet.put(COUNTS + place, TENTHS[count])
