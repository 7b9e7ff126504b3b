"""Effects that bring essences."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from zeitriss.core.frame import Choice
from zeitriss.core.move import Domain, Move, Verb
from zeitriss.core.offers import Offers
from zeitriss.core.schema import Bits, Flag, Kind, One, Whole
from zeitriss.games.res_arcana.cards import CARD, FACTS, SYMBOLS
from zeitriss.games.res_arcana.effects.basics import gain, lay
from zeitriss.games.res_arcana.effects.naming import About, ByCard, NamesEssences, because, of_heap
from zeitriss.games.res_arcana.essence import BIT, ESSENCE, ESSENCES, HEAP, MOST, UNIT, count, heap_of, mask_of
from zeitriss.games.res_arcana.moves import GAIN, LAY, PICK, TARGET
from zeitriss.games.res_arcana.power import Effects
from zeitriss.games.res_arcana.state import POOLS, ResArcana


class OfTypes(NamesEssences):
    """So many essences, of any types but the excluded ones."""

    fields: ClassVar[dict[str, Kind]] = {"number": Whole(0, MOST), "without": Bits(ESSENCE)}

    def __init__(self, seat: i64, number: i64, without: i64, cause: i64) -> None:
        super().__init__(seat, cause)
        self.number: i64 = number
        self.without: i64 = without

    def about(self, g: ResArcana) -> About:
        return because(self.cause) | {"number": int(self.number)}


@mypyc_attr(free_list_len=1)
class GainAny(OfTypes):
    """One at a time in canonical order (RA-26, RA-86)."""

    def offer(self, g: ResArcana, offers: Offers) -> None:
        if self.number:
            first = self.verb().first
            for e in range(i64(ESSENCES)):
                if not self.without >> e & 1:
                    offers.add(first + e)
            if offers.count == 1:  # RA-R23: a public choice of one is no question
                offers.count = 0

    def verb(self) -> Verb:
        return GAIN

    def types(self) -> i64:
        return 31 - self.without

    def settled_by(self, essence: i64) -> i64:
        """One; of the last type all that are left."""
        types = self.types()
        if not types >> essence & 1:
            return 0
        return UNIT[essence] * (1 if types >> (essence + 1) else self.number)

    def resume(self, g: ResArcana, move: Move) -> None:
        self.bring(g, UNIT[move.a])
        if self.number > 1:
            self.go_on(g, self.number - 1, self.without | (BIT[move.a] - 1))  # earlier types have had their turn

    def run(self, g: ResArcana) -> None:
        for e in range(i64(ESSENCES)):
            if not self.without >> e & 1 and self.number:
                self.bring(g, UNIT[e] * self.number)
                return

    def bring(self, g: ResArcana, heap: i64) -> None:
        gain(g, self.seat, heap, self.cause)

    def go_on(self, g: ResArcana, number: i64, without: i64) -> None:
        g.do(GainAny(self.seat, number, without, self.cause))


class LayAny(GainAny):
    """The same onto a component."""

    fields: ClassVar[dict[str, Kind]] = {"number": Whole(0, MOST), "without": Bits(ESSENCE), "at": One(CARD)}
    causes: ClassVar[Kind | None] = None

    def __init__(self, seat: i64, number: i64, without: i64, at: i64) -> None:
        super().__init__(seat, number, without, at)
        self.at: i64 = at

    def verb(self) -> Verb:
        return LAY

    def bring(self, g: ResArcana, heap: i64) -> None:
        lay(g, self.at, heap)

    def go_on(self, g: ResArcana, number: i64, without: i64) -> None:
        g.do(LayAny(self.seat, number, without, self.at))


class MenuItem:
    """One option of a menu: a heap, or a number of essences of any types but the excluded ones."""

    def __init__(self, heap: i64, number: i64, without: i64) -> None:
        self.heap: i64 = heap
        self.number: i64 = number
        self.without: i64 = without


def read_menu(options: list[dict[str, object]]) -> list[MenuItem]:
    """RA-23, RA-69: options that require another expansion are never legal, so they are left out."""
    menu: list[MenuItem] = []
    for option in options:
        if "requires" in option:
            continue
        data = option.get("essences", option)
        assert isinstance(data, dict)
        heap = heap_of({name: n for name, n in data.items() if name in ESSENCE.index})
        number, without = option.get("any", 0), option.get("exclude", [])
        assert isinstance(number, int)
        assert isinstance(without, list)
        menu.append(MenuItem(heap, number, mask_of(without)))
    return menu


def _menus() -> dict[str, tuple[list[MenuItem], About]]:
    """Every list of options in the card data: the discard action's, those of collect benefits and of powers."""
    found: dict[str, tuple[list[MenuItem], About]] = {"discard": (read_menu(FACTS["constants"]["discard_reward"]), {})}
    for component in FACTS["components"]:
        about = dict.fromkeys(("cause", "card"), f"card.{component['id']}")
        if component.get("collect", {}).get("type") == "choice":
            found[component["id"]] = read_menu(component["collect"]["options"]), about | {"power": 0}
        for i, power in enumerate(component.get("powers", []), 1):
            for effect in power["effect"]:
                if effect["op"] == "gain_choice":
                    found[f"{component['id']}-{i}"] = read_menu(effect["options"]), about | {"power": i}
    return found


_FOUND: Final = _menus()
MENU: Final = Domain("menu", list(_FOUND))
MENUS: Final[list[list[MenuItem]]] = [menu for menu, _ in _FOUND.values()]
MENU_OF: Final[list[About]] = [about for _, about in _FOUND.values()]  # a card; 0: what it collects, else its power
MENU_CARD: Final[list[int]] = [CARD.index.get(str(about.get("card", "")).partition(".")[2], -1) for about in MENU_OF]
DISCARD_MENU: Final = 0


class PickOption(Choice[ResArcana]):
    """Exactly one option of a menu."""

    fields: ClassVar[dict[str, Kind]] = {"menu": One(MENU)}

    def __init__(self, seat: i64, menu: i64) -> None:
        super().__init__(seat)
        self.menu: i64 = menu

    def targets(self, g: ResArcana) -> list[Move]:
        return [PICK.at(i) for i in range(len(MENUS[self.menu]))]

    def about(self, g: ResArcana) -> About:
        return MENU_OF[self.menu]

    def resume(self, g: ResArcana, move: Move) -> None:
        gain_option(g, self.seat, MENUS[self.menu][move.a], MENU_CARD[self.menu])


def gain_option(g: ResArcana, seat: i64, option: MenuItem, cause: i64) -> None:
    if option.heap:
        gain(g, seat, option.heap, cause)
    if option.number:
        g.do(GainAny(seat, option.number, option.without, cause))


class GainAlike(OfTypes):
    """All of one type."""

    def offer(self, g: ResArcana, offers: Offers) -> None:
        for e in range(i64(ESSENCES)):
            if self.number and not self.without >> e & 1:
                offers.add(GAIN.id(e))

    def types(self) -> i64:
        return 0

    def settled_by(self, essence: i64) -> i64:
        return 0 if self.without >> essence & 1 else UNIT[essence] * self.number

    def resume(self, g: ResArcana, move: Move) -> None:
        gain(g, self.seat, self.settled_by(move.a), self.cause)


def rivals(g: ResArcana, seat: i64) -> list[int]:
    """RA-7, clockwise from this seat."""
    return [(seat + i) % g.seats for i in range(1, g.seats)]


def give_rivals(g: ResArcana, seat: i64, heap: i64, cause: i64) -> None:
    """RA-61: all rivals gain from the supply, passed or not (RA-45)."""
    for rival in rivals(g, seat):
        gain(g, rival, heap, cause)


class GiveRival(ByCard):
    """RA-82: one rival of your choice gains."""

    fields: ClassVar[dict[str, Kind]] = {"heap": HEAP}

    def __init__(self, seat: i64, heap: i64, cause: i64) -> None:
        super().__init__(seat, cause)
        self.heap: i64 = heap

    def targets(self, g: ResArcana) -> list[Move]:
        return [TARGET.at(rival) for rival in rivals(g, self.seat)]

    def about(self, g: ResArcana) -> About:
        return because(self.cause) | of_heap(self.heap)

    def resume(self, g: ResArcana, move: Move) -> None:
        gain(g, move.a, self.heap, self.cause)


class CountPool(ByCard):
    """RA-67, RA-82: whose pool is counted; passed players too."""

    fields: ClassVar[dict[str, Kind]] = {"gained": One(ESSENCE), "counted": One(ESSENCE), "self_allowed": Flag()}

    def __init__(self, seat: i64, gained: i64, counted: i64, self_allowed: bool, cause: i64) -> None:
        super().__init__(seat, cause)
        self.gained: i64 = gained
        self.counted: i64 = counted
        self.self_allowed = self_allowed

    def targets(self, g: ResArcana) -> list[Move]:
        mine = [TARGET.at(self.seat)] if self.self_allowed else []
        return mine + [TARGET.at(rival) for rival in rivals(g, self.seat)]

    def about(self, g: ResArcana) -> About:
        return because(self.cause) | {"gained": ESSENCE.word(self.gained), "counted": ESSENCE.word(self.counted)}

    def resume(self, g: ResArcana, move: Move) -> None:
        gain(g, self.seat, UNIT[self.gained] * count(POOLS.at(g, move.a), self.counted), self.cause)


def gain_by_cost(g: ResArcana, run: Effects, without: i64, bonus: i64) -> None:
    """RA-81: as many as the lost card's printed cost has symbols, and a bonus."""
    number: i64 = bonus + (SYMBOLS[run.lost] if run.lost >= 0 else 0)
    g.do(GainAny(run.seat, number, without, run.card))
