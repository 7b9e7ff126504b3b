"""What relics and crystals do: the verbs of Gegensatz."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from zeitriss.core.frame import Frame
from zeitriss.core.news import SEAT, WHO, News, Noun
from zeitriss.core.offers import Offers
from zeitriss.core.vecs import vec
from zeitriss.games.antinomy.cards import (
    ANY_COLOUR,
    ANY_SYMBOL,
    CARDS,
    COLOUR,
    FEATURE_WORDS,
    FEATURES,
    FIRST_DEPLETED,
    FIRST_FLARE,
    NEXT_COLOUR,
    NUMBER,
    RELIC,
    SPOTS,
)
from zeitriss.games.antinomy.moves import PLAY
from zeitriss.games.antinomy.state import BIT, DECK, DRAWN, HANDS, HELD, ROW, WANDS, Antinomy

THE_RELIC: Final = Noun("relic", RELIC)
THE_COLOUR: Final = Noun("colour", COLOUR)
AHEAD: Final = Noun("ahead")
ONE: Final = Noun("one", RELIC)
TWO: Final = Noun("two", RELIC)
THREE: Final = Noun("three", RELIC)
OTHER: Final = Noun("other", RELIC)
FROM: Final = Noun("from", SEAT)

PAST_PLAYS: Final = vec[i64]([PLAY.id(card) - ROW.first for card in range(CARDS)])  # by card; to it comes a row's cell


def leads(card: int, spot: int, step: int) -> int:
    """AN-14: the play that leads ahead, exactly the card's number of steps; flares count (AN-R19). 0: there is none."""
    end = spot + step * NUMBER[card]
    return PLAY.id(card, end) if 0 <= end < SPOTS else 0


# By spot, first for who sees higher spots as the future, then for the other one (AN-3), and by card.
AHEAD_OF: Final = vec[vec[i64]](
    [vec[i64]([leads(card, spot, step) for card in range(CARDS)]) for step in (1, -1) for spot in range(SPOTS)]
)
# AN-15: by card and card, 1 if they share their colour or symbol.
KIN: Final = vec[vec[i64]](
    [vec[i64]([int(one & two & (ANY_COLOUR | ANY_SYMBOL) != 0) for two in FEATURES]) for one in FEATURES]
)


class Plays(Frame[Antinomy]):
    """The turn of whoever must or may play a relic."""

    def offer(self, g: Antinomy, offers: Offers) -> None:
        """AN-13 to AN-16: every hand card with every target that it reaches.

        Cells are read directly, the past is gone through once for all cards, and a play is written first and counted if
        it is legal: to jump over those that are not took a third of a move's time, as no processor can guess them.
        """
        cells, ids, seat = g.cells, offers.ids, self.seat
        n: i64 = 0
        held: i64 = HELD[seat]
        a: i64 = cells[held]
        b: i64 = cells[held + 1]
        c: i64 = cells[held + 2]
        view: i64 = cells[WANDS.start + seat]  # the place in AHEAD_OF
        past: i64 = ROW.first + view
        last: i64 = ROW.first
        back: i64 = -1
        if seat != g.first:  # AN-3
            view += SPOTS
            last += SPOTS - 1
            back = 1
        ahead = AHEAD_OF[view]
        ids[n] = ahead[a]
        n += ahead[a] > 0
        ids[n] = ahead[b]
        n += ahead[b] > 0
        ids[n] = ahead[c]
        n += ahead[c] > 0
        play_a: i64 = PAST_PLAYS[a]
        play_b: i64 = PAST_PLAYS[b]
        play_c: i64 = PAST_PLAYS[c]
        kin_a, kin_b, kin_c = KIN[a], KIN[b], KIN[c]
        while past != last:  # AN-15, the nearest first
            past += back
            lies: i64 = cells[past]
            ids[n] = play_a + past
            n += kin_a[lies]
            ids[n] = play_b + past
            n += kin_b[lies]
            ids[n] = play_c + past
            n += kin_c[lies]
        offers.count = n


def exchange(g: Antinomy, seat: i64, card: i64, spot: i64) -> bool:
    """AN-17: the wand moves to the target, the relics change places. Whether it meets the other wand there (AN-25)."""
    cells = g.cells
    target: i64 = ROW.first + spot
    taken: i64 = cells[target]
    if g.news is not None:  # the hottest line of the game: its arguments alone cost when nobody listens
        g.tell("takes", WHO, seat, THE_RELIC, taken, AHEAD, (spot > WANDS.at(g, seat)) == (seat == g.first))
    held: i64 = HELD[seat]
    held += (cells[held + 1] == card) + 2 * (cells[held + 2] == card)  # no jumps, as above
    cells[held] = taken
    cells[target] = card
    cells[WANDS.start + seat] = spot
    g.seen |= BIT[card]
    return cells[WANDS.start + 1 - seat] == spot


def is_paradox(g: Antinomy, a: i64, b: i64, c: i64) -> bool:
    """AN-19: one shared feature, no codex colour. AN-45: no depleted relic either."""
    features = FEATURES
    one: i64 = features[a]
    two: i64 = features[b]
    three: i64 = features[c]
    if not one & two & three or (one | two | three) >> g.colour & 1:
        return False
    return a < FIRST_DEPLETED and b < FIRST_DEPLETED and c < FIRST_DEPLETED


def tell_hand(g: Antinomy, key: str, seat: i64) -> News | None:
    """A piece of news that names the three relics of a hand."""
    hand = HANDS[seat]
    return g.tell(key, WHO, seat, ONE, hand.at(g, 0), TWO, hand.at(g, 1), THREE, hand.at(g, 2))


def tell_paradox(g: Antinomy, key: str, seat: i64) -> None:
    """Which relics are shown and what they share, then that they are a paradox, with the cards to look at."""
    shows = tell_hand(g, "shows", seat)
    news = g.tell(key, WHO, seat)
    if shows is not None and news is not None:
        hand = HANDS[seat].cards(g)
        common: i64 = FEATURES[hand[0]] & FEATURES[hand[1]] & FEATURES[hand[2]]
        (shows.args["what"],) = [word for i, word in enumerate(FEATURE_WORDS) if common >> i & 1]
        news.moment = [(int(seat), shown(g, seat), [])]


def tell_forgone(g: Antinomy, seat: i64) -> None:
    """That there was something to refuse is told where everybody knows the hand, and nowhere else (AN-R22)."""
    # nobody listens: nothing is looked up
    if g.news is not None and all(g.seen >> card & 1 for card in HANDS[seat].cards(g)):
        tell_hand(g, "forgoes", seat)


def shown(g: Antinomy, seat: i64) -> list[str]:
    """A hand as a moment shows it."""
    return [RELIC.word(card) for card in HANDS[seat].cards(g)]


def towards(g: Antinomy, seat: i64, side: i64) -> i64:
    """Up or down the row towards the own past (0) or future (1); 0 if that side is not available.

    AN-22: three spots must exist. AN-45: none of them may hold a flare.
    """
    spot: i64 = WANDS.at(g, seat)
    step: i64 = 1 if (seat == g.first) == (side == 1) else -1
    last: i64 = spot + 3 * step
    if not 0 <= last < SPOTS:
        return 0
    while last != spot:
        if ROW.at(g, last) >= FIRST_FLARE:
            return 0
        last -= step
    return step


def trade_side(g: Antinomy, seat: i64, side: i64, laid: list[int]) -> None:
    """AN-21 (f) to (h): the three relics of that side go into the hand, `laid` is laid out there in random order."""
    step = towards(g, seat, side)
    g.rng.shuffle(laid)  # AN-23, AN-R12
    hand = HANDS[seat]
    hand.clear(g)
    spot: i64 = WANDS.at(g, seat)
    for card in laid:
        spot += step
        hand.add(g, ROW.at(g, spot))
        ROW.put(g, spot, card)
    tell_hand(g, "trades", seat)


def advance_codex(g: Antinomy) -> None:
    """AN-5. Called for a crystal gained and nowhere else (AN-31)."""
    g.colour = NEXT_COLOUR[g.colour]
    g.tell("codex", THE_COLOUR, g.colour)


def draw(g: Antinomy) -> None:
    """Turn over the top card of the draw deck."""
    card = DECK.pop(g)
    DRAWN.add(g, card)
    g.show(card)
    g.tell("draws", THE_RELIC, card)
