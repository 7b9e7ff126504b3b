"""Reads the powers of all components from the card data: primitives by name, values from the data."""

from __future__ import annotations

from zeitriss.core.validation import Data
from zeitriss.games.res_arcana.cards import COMPONENTS, filter_of
from zeitriss.games.res_arcana.corrections import check_component
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
from zeitriss.games.res_arcana.effects.decks import DrawCards, DrawThenDiscard, DrawThenReturn, Peek, RetrieveCard
from zeitriss.games.res_arcana.effects.gains import (
    MENU,
    CountPool,
    Gain,
    GainAny,
    GainByCost,
    GainVar,
    GainVarOneType,
    LayAny,
    PickOption,
    PlaceOnSelf,
    RivalsGain,
)
from zeitriss.games.res_arcana.effects.harm import IgnoreLifeLoss, LifeLoss
from zeitriss.games.res_arcana.effects.placing import PlaceArtifact, TakeMonument
from zeitriss.games.res_arcana.effects.targets import Borrow, PlaceSpent, Straighten
from zeitriss.games.res_arcana.effects.victory import CheckVictory, TemporaryPoints
from zeitriss.games.res_arcana.essence import BIT, ESSENCE, GOLD, heap_of, mask_of
from zeitriss.games.res_arcana.power import (
    ACTION,
    DRAGON_LIFE_LOSS,
    LIFE_LOSS,
    ON_CLAIM,
    POWERS,
    VICTORY_CHECK,
    Asks,
    CostPart,
    Effect,
    Power,
)

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
            return Gain(heap_of(data["essences"]))
        case "gain_choice":
            options = MENU.index[menu]
            return Asks(lambda run: PickOption(run.seat, options))
        case "gain_any":
            number = data["count"]
            return Asks(lambda run: GainAny(run.seat, number, without, run.card))
        case "gain_var":
            return GainVar(ESSENCE.index[data["essence"]])
        case "gain_var_one_type":
            return GainVarOneType(without)
        case "place_on_self":
            return PlaceOnSelf(heap_of(data["essences"]))
        case "place_any_on_self":
            number = data["count"]
            return Asks(lambda run: LayAny(run.seat, number, without, run.at))
        case "place_spent_on":
            return PlaceSpent(data["target"] == "self")
        case "rivals_gain":
            return RivalsGain(heap_of(data["essences"]), data["which"] == "all")
        case "gain_equal_count":
            gained, counted = ESSENCE.index[data["gain"]], ESSENCE.index[data["count"]]
            mine = data["who"] == "one_player"
            return Asks(lambda run: CountPool(run.seat, gained, counted, mine, run.card))
        case "gain_by_cost":
            return GainByCost(31 - BIT[GOLD] if data["as"] == "gold" else BIT[GOLD], data["bonus"])
    return read_further_effect(data)


def read_further_effect(data: Data) -> Effect:
    """Effects on cards, components and players."""
    match data["op"]:
        case "draw":
            number = data["count"]
            return Asks(lambda run: DrawCards(run.seat, number, run.card))
        case "draw_then_discard":
            return DrawThenDiscard(data["draw"], data["discard"])
        case "draw_then_discard_or_return":
            return DrawThenReturn(data["draw"], data["count"])
        case "peek_reorder":
            number, own, monument = data["count"], "own" in data["decks"], "monument" in data["decks"]
            return Asks(lambda run: Peek(run.seat, number, own, monument, run.card))
        case "retrieve":
            number = data["count"]
            return Asks(lambda run: RetrieveCard(run.seat, number, run.card))
        case "straighten":
            return Straighten(filter_of(data.get("filter", {})), data.get("scope") == "self")
        case "use_center_item_power":
            return Asks(lambda run: Borrow(run.seat, run.at))
        case "place_artifact":
            source, wanted = SOURCES.index(data["from"]), filter_of(data.get("filter", {}))
            discount, kept = data.get("discount", 0), mask_of(data.get("discount_exclude", []))
            return PlaceArtifact(source, wanted, discount, kept, data.get("free", False))
        case "gain_monument":
            return Asks(lambda run: TakeMonument(run.seat, run.card))
        case "life_loss":
            return LifeLoss(data["amount"], [part for ward in data.get("ignore", []) for part in read_cost([ward])])
        case "ignore_life_loss":
            return IgnoreLifeLoss()
        case "check_victory":
            return CheckVictory()
        case "temp_vp":
            return TemporaryPoints(data["amount"])
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
