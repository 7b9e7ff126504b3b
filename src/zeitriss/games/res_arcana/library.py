"""Reads the powers of all components from the card data: primitives by name, values from the data."""

from __future__ import annotations

from zeitriss.core.validation import Data
from zeitriss.games.res_arcana.cards import COMPONENTS, filter_of
from zeitriss.games.res_arcana.corrections import check_component
from zeitriss.games.res_arcana.effects.basics import gain, lay
from zeitriss.games.res_arcana.effects.costs import (
    DestroySelf,
    DiscardHand,
    Pay,
    PayAlike,
    PayFromSelf,
    Sacrifice,
    TurnOther,
    TurnSelf,
)
from zeitriss.games.res_arcana.effects.decks import DrawCards, Peek, RetrieveCard, draw_then_discard, draw_then_return
from zeitriss.games.res_arcana.effects.gains import (
    MENU,
    CountPool,
    GainAlike,
    GainAny,
    GiveRival,
    LayAny,
    PickOption,
    gain_by_cost,
    give_rivals,
)
from zeitriss.games.res_arcana.effects.harm import LifeLoss, ignore_loss
from zeitriss.games.res_arcana.effects.placing import PlaceArtifact, TakeMonument
from zeitriss.games.res_arcana.effects.targets import Borrow, PutOn, StraightenOne
from zeitriss.games.res_arcana.ending import victory_check
from zeitriss.games.res_arcana.essence import BIT, ESSENCE, GOLD, UNIT, heap_of, mask_of
from zeitriss.games.res_arcana.power import (
    ACTION,
    DRAGON_LIFE_LOSS,
    LIFE_LOSS,
    ON_CLAIM,
    POWERS,
    VICTORY_CHECK,
    CostPart,
    Deed,
    Effect,
    Power,
)
from zeitriss.games.res_arcana.state import BONUS, TURNED

MOMENTS = {
    "action": ACTION,
    "on_claim": ON_CLAIM,
    "life_loss": LIFE_LOSS,
    "dragon_life_loss": DRAGON_LIFE_LOSS,
    "victory_check": VICTORY_CHECK,
}
SOURCES = ["hand", "own_discard", "any_discard"]
POOL_PARTS = ("pay", "pay_any", "pay_choice", "pay_same")


def read_part(data: Data) -> CostPart:
    """A cost part that has nothing to do with the pool."""
    match data["part"]:
        case "turn_self":
            return TurnSelf()
        case "turn_other":
            return TurnOther(filter_of(data.get("filter", {})))
        case "pay_from_self":
            return PayFromSelf(heap_of(data["essences"]))
        case "discard_hand":
            return DiscardHand(data["count"])
        case "destroy_self":
            return DestroySelf()
        case "destroy":
            return Sacrifice(filter_of(data.get("filter", {"kind": "artifact"})), data.get("self_allowed", False))
    raise ValueError(f"{data['part']!r} is no cost part")


def read_cost(cost: list[Data]) -> list[CostPart]:
    """RA-37: what comes from the pool is one bill; the other parts stand beside it."""
    parts = [read_part(data) for data in cost if data["part"] not in POOL_PARTS]
    fixed = sum(heap_of(data["essences"]) for data in cost if data["part"] == "pay")
    options = [fixed]
    number, without, least, same_without = 0, 0, 0, 0
    alike: list[CostPart] = []
    for data in cost:
        if data["part"] == "pay_any":
            number, without = data["count"], mask_of(data.get("exclude", []))
        elif data["part"] == "pay_choice":
            options = [fixed + heap_of(option) for option in data["options"]]
        elif data["part"] == "pay_same":
            least, same_without = data["min"], mask_of(data.get("exclude", []))
            alike = [PayAlike(least, same_without)]
    if options != [0] or number or least:
        parts.append(Pay(options, number, without, least, same_without))
    return sorted([*parts, *alike], key=lambda part: part.rank)


def read_effect(data: Data, menu: str) -> Effect:
    """`menu` names the options of a `gain_choice`."""
    without = mask_of(data.get("exclude", []))
    match data["op"]:
        case "gain":
            heap = heap_of(data["essences"])
            return Deed(lambda g, run: gain(g, run.seat, heap, run.card))
        case "gain_choice":
            options = MENU.index[menu]
            return Deed(lambda g, run: g.then(PickOption(run.seat, options)))
        case "gain_any":
            number = data["count"]
            return Deed(lambda g, run: g.then(GainAny(run.seat, number, without, run.card)))
        case "gain_var":  # RA-81: X of one essence
            essence = ESSENCE.index[data["essence"]]
            return Deed(lambda g, run: gain(g, run.seat, run.x * UNIT[essence], run.card))
        case "gain_var_one_type":
            return Deed(lambda g, run: g.then(GainAlike(run.seat, run.x, without, run.card)))
        case "place_on_self":  # RA-41
            heap = heap_of(data["essences"])
            return Deed(lambda g, run: lay(g, run.at, heap))
        case "place_any_on_self":
            number = data["count"]
            return Deed(lambda g, run: g.then(LayAny(run.seat, number, without, run.at)))
        case "place_spent_on" if data["target"] == "self":
            return Deed(lambda g, run: lay(g, run.at, run.spent))
        case "place_spent_on":
            return Deed(lambda g, run: g.then(PutOn(run.seat, run.spent, run.card)))
        case "rivals_gain" if data["which"] == "all":
            heap = heap_of(data["essences"])
            return Deed(lambda g, run: give_rivals(g, run.seat, heap, run.card))
        case "rivals_gain":
            heap = heap_of(data["essences"])
            return Deed(lambda g, run: g.then(GiveRival(run.seat, heap, run.card)))
        case "gain_equal_count":
            gained, counted = ESSENCE.index[data["gain"]], ESSENCE.index[data["count"]]
            mine = data["who"] == "one_player"
            return Deed(lambda g, run: g.then(CountPool(run.seat, gained, counted, mine, run.card)))
        case "gain_by_cost":
            kept, bonus = 31 - BIT[GOLD] if data["as"] == "gold" else BIT[GOLD], data["bonus"]
            return Deed(lambda g, run: gain_by_cost(g, run, kept, bonus))
    return read_further_effect(data)


def read_further_effect(data: Data) -> Effect:
    """Effects on cards, components and players."""
    match data["op"]:
        case "draw":
            number = data["count"]
            return Deed(lambda g, run: g.then(DrawCards(run.seat, number, run.card)))
        case "draw_then_discard":
            drawn, number = data["draw"], data["discard"]
            return Deed(lambda g, run: draw_then_discard(g, run.seat, drawn, number, run.card))
        case "draw_then_discard_or_return":
            drawn, number = data["draw"], data["count"]
            return Deed(lambda g, run: draw_then_return(g, run.seat, drawn, number, run.card))
        case "peek_reorder":
            number, own, monument = data["count"], "own" in data["decks"], "monument" in data["decks"]
            return Deed(lambda g, run: g.then(Peek(run.seat, number, own, monument, run.card)))
        case "retrieve":
            number = data["count"]
            return Deed(lambda g, run: g.then(RetrieveCard(run.seat, number, run.card)))
        case "straighten" if data.get("scope") == "self":
            return Deed(lambda g, run: TURNED.put(g, run.at, 0))
        case "straighten":
            wanted = filter_of(data.get("filter", {}))
            return Deed(lambda g, run: g.then(StraightenOne(run.seat, wanted, run.card)))
        case "use_center_item_power":
            return Deed(lambda g, run: g.then(Borrow(run.seat, run.at)))
        case "place_artifact":
            source, wanted = SOURCES.index(data["from"]), filter_of(data.get("filter", {}))
            discount, kept = data.get("discount", 0), mask_of(data.get("discount_exclude", []))
            return PlaceArtifact(source, wanted, discount, kept, data.get("free", False))
        case "gain_monument":
            return Deed(lambda g, run: g.then(TakeMonument(run.seat, run.card)))
        case "life_loss":
            return LifeLoss(data["amount"], [part for ward in data.get("ignore", []) for part in read_cost([ward])])
        case "ignore_life_loss":
            return Deed(lambda g, run: ignore_loss(g, run.seat))
        case "check_victory":  # RA-49
            return Deed(lambda g, run: g.stack.lay(victory_check(g, False)))
        case "temp_vp":  # RA-78
            amount = data["amount"]
            return Deed(lambda g, run: BONUS.add(g, run.seat, amount))
    raise ValueError(f"{data['op']!r} is no effect")


def read_power(data: Data, menu: str) -> Power:
    return Power(
        MOMENTS[data.get("trigger") or data.get("kind", "action")],
        data.get("usable_when_turned", False),
        any(part["part"] == "turn_self" for part in data["cost"]),
        read_cost(data["cost"]),
        [read_effect(effect, menu) for effect in data["effect"]],
    )


def fill() -> None:
    for card, component in enumerate(COMPONENTS):
        check_component(component)
        powers = component.get("powers", [])
        POWERS[card][:] = [read_power(power, f"{component['id']}-{i}") for i, power in enumerate(powers, 1)]


fill()
