"""A payment or a gain as one answer: every way to settle it, and what it is enough for of places and monuments."""

from __future__ import annotations

from zeitriss.core.scene import Settling, Way
from zeitriss.core.telling import Words, caused, in_words
from zeitriss.games.res_arcana.essence import ESSENCE
from zeitriss.games.res_arcana.knowledge import owed
from zeitriss.games.res_arcana.knowledge.owed import Essences
from zeitriss.games.res_arcana.knowledge.view import View
from zeitriss.games.res_arcana.staging.answers import paid_alike
from zeitriss.games.res_arcana.staging.faces import BY_ID, cost_of, heap


def settling(view: View, say: Words) -> Settling | None:
    if "owed" not in view or view["seat"] is None or view["asked"] != view["seat"]:
        return None
    debt, pool = view["owed"], view["pools"][view["seat"]]
    onto = debt.get("onto")
    left = [more(onto, way["heap"]) if onto else less(pool, way["heap"]) for way in debt["ways"]]
    kept = [[] if debt["act"] == "lay" else within(view, rest) for rest in left]
    # What it leaves for later counts most, then gold, then to have something of everything.
    order = sorted(range(len(left)), key=lambda i: (-len(kept[i]), -left[i]["gold"], squares(left[i])))
    some = [name for name in kept[order[0]] if not all(name in names for names in kept)]
    kind = "gain" if onto else "settle"
    paid = {essence: number for essence, number in debt["paid"].items() if number}
    about = {key: in_words(value, say) for key, value in view["about"].items()}
    found: Settling = {
        "title": caused(say(f"owed-{debt['act']}", **about), view["about"] if onto else {}, say),
        "text": explained(view, paid, say),
        "label": say(f"settle-{debt['act']}"),
        "stacks": [f"pool-{view['seat']}-{essence}" for essence in ESSENCE.names],
        "paid": counted(debt["paid"]),
        "ways": [way(debt["ways"][i], [name for name in some if name in kept[i]], some, kind, say) for i in order],
    }
    return found | {"onto": counted(onto)} if onto else found


def explained(view: View, paid: Essences, say: Words) -> str:
    """What is fixed, and what may be chosen."""
    if view["owed"]["act"] == "alike":
        return say("owed-of-one-type", what=paid_alike(view["about"], say))
    return say("owed-fixed" if paid else "owed-free", what=heap(paid, say), number=view["about"]["number"])


def way(found: owed.Way, kept: list[str], some: list[str], kind: str, say: Words) -> Way:
    """With what it is enough for afterwards, where that depends on it."""
    shown: Way = {"takes": counted(found["heap"]), "moves": found["moves"]}
    if some:
        names = kept or some
        shown["note"] = say(
            f"{kind}-keeps" if kept else f"{kind}-loses", cards=", ".join(say.name("card", name) for name in names)
        )
    return shown


def counted(amounts: Essences) -> list[int]:
    return [amounts[essence] for essence in ESSENCE.names]


def more(there: Essences, heap: Essences) -> Essences:
    return {essence: number + heap[essence] for essence, number in there.items()}


def less(pool: Essences, paid: Essences) -> Essences:
    return {essence: number - paid[essence] for essence, number in pool.items()}


def squares(pool: Essences) -> int:
    return sum(number * number for number in pool.values())


def within(view: View, pool: Essences) -> list[str]:
    """The places and monuments for which this is enough."""
    return [
        name
        for name in view["places"] + view["display"]
        if all(pool[essence] >= number for essence, number in cost_of(BY_ID[name]).items())
    ]
