"""What a hand-edited snapshot may get wrong beyond single fields."""

from __future__ import annotations

from zeitriss.core.errors import refuse_snapshot
from zeitriss.core.frame import Frame
from zeitriss.core.options import SEATS
from zeitriss.core.outcome import Outcome
from zeitriss.games.eternitium.cards import AI, CARD, CARDS, ENDLESS, FIRST_ADVANCED, FIRST_TECHNOLOGY, ROBO_THIEF
from zeitriss.games.eternitium.ending import in_final_phase, is_finder, judge, judge_patience, judge_solo, last_turn
from zeitriss.games.eternitium.knowledge.marks import BLIND, FACE, KNOWN, SEEN, UNFACED, UP
from zeitriss.games.eternitium.market import Pay
from zeitriss.games.eternitium.missions import mission
from zeitriss.games.eternitium.setup import PREPARE
from zeitriss.games.eternitium.state import (
    ADVANCED_PILE,
    ADVANCED_ROW,
    AI_DECK,
    ASIDE,
    BASIC_PILE,
    BASIC_ROW,
    BOX,
    DECKS,
    DISCARDS,
    HANDS,
    POOLS,
    PORTAL_PILE,
    STACKS,
    Eternitium,
)
from zeitriss.games.eternitium.turn import TURN, Turn, steps_of


def check(g: Eternitium) -> None:
    check_cards(g)
    check_marks(g)
    check_turn(g)
    check_pools(g)
    if g.outcome is None:
        check_stack(g)
    else:
        check_outcome(g)


def check_cards(g: Eternitium) -> None:
    kinds = (
        ("portals", PORTAL_PILE, 0, FIRST_TECHNOLOGY),
        ("basic", BASIC_PILE, FIRST_TECHNOLOGY, FIRST_ADVANCED),
        ("basic_row", BASIC_ROW, FIRST_TECHNOLOGY, FIRST_ADVANCED),
        ("advanced", ADVANCED_PILE, FIRST_ADVANCED, CARDS),
        ("advanced_row", ADVANCED_ROW, FIRST_ADVANCED, CARDS),
    )
    for name, zone, low, high in kinds:
        for card in zone.cards(g):
            if not low <= card < high:
                refuse_snapshot(f"table.{name}", f"{CARD.names[card]} does not belong here")
    for name, pile, under in (("basic", BASIC_PILE, g.basic_under), ("advanced", ADVANCED_PILE, g.advanced_under)):
        if under > pile.size(g):
            refuse_snapshot(f"table.{name}_under", f"the pile has only {pile.size(g)} cards")
    for card in AI_DECK.cards(g):
        if g.seats > 1 or CARD.names[card] not in AI:
            refuse_snapshot("table.ai", f"{CARD.names[card]} does not belong here")
    if PORTAL_PILE.size(g) and not mission(g).shown:
        refuse_snapshot("table.portals", "only mission 4 has a pile of portals")


def check_marks(g: Eternitium) -> None:
    """What lies on top is public (ET-47). What an owner sees below it, the worlds that others imagine need not know."""
    for place, card in g.marks:
        if not place.startswith("stacks") and card & BLIND and card & FACE < FIRST_TECHNOLOGY:
            refuse_snapshot("table.marks", f"{place}: only a technology can be taken unseen")
    for seat in range(g.seats):
        stack, discard = STACKS[seat], DISCARDS[seat]
        last = stack.size(g) - 1
        if last >= 0 and stack.top(g) & UP and stack.top(g) & SEEN != SEEN:
            refuse_snapshot("table.marks", f"stacks.{seat}.{last}: all see the top card")
        if last >= 0 and stack.top(g) & UNFACED:
            refuse_snapshot("table.marks", f"stacks.{seat}.{last}: all see which way the top card lies")
        if g.seats > 1 and discard.size(g) and discard.top(g) & KNOWN != KNOWN:
            refuse_snapshot("table.marks", f"discards.{seat}.{discard.size(g) - 1}: all know the top card")


def check_turn(g: Eternitium) -> None:
    """What is counted."""
    last: int = last_turn(g) if g.seats == 1 else g.options["rounds"] or ENDLESS
    if not 1 <= g.round <= last:
        refuse_snapshot("table.round", f"{g.round} is not a round from 1 to {last}")
    if g.options["start"] in SEATS and g.first != SEATS.index(g.options["start"]):
        refuse_snapshot("table.first", f"the {g.options['start']} seat begins by the option start")
    if g.wallets + g.calls > g.plays:
        refuse_snapshot("table.plays", f"{g.wallets + g.calls} cards that were played are counted elsewhere")
    if g.unlucky and not g.plays:
        refuse_snapshot("table.unlucky", "luck fails whoever plays a card")
    if g.skipped and g.plays:
        refuse_snapshot("table.skipped", "who has played a card has not skipped")


def check_pools(g: Eternitium) -> None:
    """Two travellers share a pool once a Robo-Thief was played."""
    pools = POOLS.list(g)[: g.seats]
    for seat in range(g.seats):
        if pools[pools[seat]] != pools[seat]:
            refuse_snapshot(f"table.pools[{seat}]", f"a pool has the number of one of its members, not {pools[seat]}")
    if len(set(pools)) == g.seats:
        return
    zones = [*HANDS[: g.seats], *DECKS[: g.seats], *DISCARDS[: g.seats], ASIDE, BOX]
    if not any(card & FACE == ROBO_THIEF for zone in zones for card in zone.cards(g)):
        refuse_snapshot("table.pools", "no card passed between travellers: no Robo-Thief was ever taken")


def check_stack(g: Eternitium) -> None:
    """The rest of the turn lies below, whole and in order (ET-12); before it, whoever has yet to prepare (ET-11)."""
    if not g.stack:
        return  # refused for every game
    if isinstance(g.stack[0], Turn):
        order: list[Frame[Eternitium]] = [TURN[g.first]]
        order += [PREPARE[(g.first - step) % g.seats] for step in range(1, g.seats + 1)]
        if not 1 < len(g.stack) == common(g, order):
            refuse_snapshot("stack", "the travellers prepare in turn, the last one lies lowest")
        if g.active != g.first:
            refuse_snapshot("table.active", f"seat {g.first} is the first to have a turn")
        check_fresh(g)
        return
    order = steps_of(g, g.active)[::-1]
    below = common(g, order)
    if below == 0:
        refuse_snapshot("table.active", f"the stack does not hold the turn of seat {g.active}")
    steps = [type(step).__name__ for step in order if type(step).__name__ != "AiCard"]  # ET-56: it comes up at any time
    for i in range(below, len(g.stack)):
        if type(g.stack[i]).__name__ in steps:
            refuse_snapshot(
                f"stack[{i}]", f"{type(order[below]).__name__ if below < len(order) else 'no step'} is next"
            )
    if type(g.stack[-1]).__name__ in ("SelfDestruction", "TakePortal"):
        check_fresh(g)
    top = g.stack.top()
    deck = DECKS[top.seat]
    if isinstance(top, Pay) and not (deck.size(g) and deck.top(g) & KNOWN == KNOWN):
        refuse_snapshot("stack", "what is paid for lies face up on the own deck")
    if ASIDE.size(g) and type(g.stack[-1]).__name__ not in ("LayHand", "ProjectToDiscard", "Transport"):
        refuse_snapshot("table.aside", "no cards are being laid down")


def check_fresh(g: Eternitium) -> None:
    """Nothing was played yet in this turn."""
    if g.plays:
        refuse_snapshot("table.plays", "no card was played yet in this turn")
    if g.skipped or g.unlucky:
        refuse_snapshot("table.skipped" if g.skipped else "table.unlucky", "the turn has not come so far")


def common(g: Eternitium, order: list[Frame[Eternitium]]) -> int:
    """How many frames of the stack lie in this order, from the lowest on."""
    count = 0
    for frame, wanted in zip(g.stack, order, strict=False):
        if type(frame) is not type(wanted) or frame.seat != wanted.seat:
            break
        count += 1
    return count


def check_outcome(g: Eternitium) -> None:
    """Judged again, the table says the same."""
    said = g.outcome
    assert said is not None
    g.outcome = None
    if g.seats == 1 and is_finder(g, 0):
        g.outcome = Outcome("solo-won", (1.0,))
    elif g.seats == 1:
        judge_solo(g)
    elif in_final_phase(g):
        judge(g)
    else:
        judge_patience(g)
    judged, g.outcome = g.outcome, said
    if judged is None:
        refuse_snapshot("outcome", "by the table the game is not over")
    elif judged.reason != said.reason:
        refuse_snapshot("outcome.reason", f"{said.reason!r} given, by the table it is {judged.reason!r}")
    elif judged.results != said.results:
        refuse_snapshot("outcome.results", f"{list(said.results)} given, by the table they are {list(judged.results)}")
