"""Why a thing cannot be used now. The legal moves have been made already; this only puts the reason into words."""

from __future__ import annotations

from zeitriss.core.telling import Words
from zeitriss.games.aeons_end.cards import FOCUS_COST, GONE, OPEN_COST, OPENED, PRINTED
from zeitriss.games.aeons_end.knowledge.view import View


def is_my_main(view: View, seat: int) -> bool:
    return bool(view["seat"] == seat == view["active"] and view["ask"] == "main")


def why_pile(view: View, card: str, left: int, say: Words) -> str:
    if not left:
        return say("why-sold-out")
    if view["seat"] is None or not is_my_main(view, view["seat"]):
        return say("why-not-main")
    have = funds(view, str(PRINTED[card]["type"]))
    return say("why-cost", cost=PRINTED[card]["cost"], have=have)


def funds(view: View, kind: str) -> int:
    """The aether for a card of this kind."""
    own = {"gem": view["gem_aether"], "spell": view["spell_aether"]}
    return view["aether"] + own.get(kind, 0)


def why_hand(view: View, seat: int, card: str, say: Words) -> str:
    if seat != view["seat"]:
        return say("why-not-yours")
    kind = PRINTED[card]["type"]
    if kind == "corruption":
        return say("why-corruption")
    if not is_my_main(view, seat):
        return say("why-not-main")
    return say("why-no-breach") if kind == "spell" else say("why-elsewhere")


def why_breach(view: View, seat: int, breach: int, say: Words) -> str:
    stage = view["players"][seat]["breaches"][breach]
    if stage == GONE:
        return say("why-breach-gone")
    if stage == OPENED:
        return say("why-breach-open")
    if not is_my_main(view, seat):
        return say("why-not-main" if seat == view["seat"] else "why-not-yours")
    focus, opening = breach_costs(view, seat, breach)
    return say("why-breach-cost", focus=focus, open=opening, have=view["aether"])


def breach_costs(view: View, seat: int, breach: int) -> tuple[int, int]:
    """AE-34, AE-38: to focus and to open a closed breach now."""
    stage = view["players"][seat]["breaches"][breach]
    focus, opening = FOCUS_COST[breach], OPEN_COST[OPENED * breach + stage]
    return max(0, focus - view["discount"]), max(0, opening - view["discount"])


def why_mage(view: View, seat: int, say: Words) -> str:
    room = view["players"][seat]["room"]
    return say("why-charges", count=room) if room else say("why-elsewhere")


def why_minion(view: View, card: str, say: Words) -> str:
    return say("why-immune") if card == "broodwomb" and view["husks"] else say("why-minion")


def why_power(say: Words) -> str:
    return say("why-power")
