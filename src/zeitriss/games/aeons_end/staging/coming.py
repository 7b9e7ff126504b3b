"""What will happen next, step by step: the effects that are pending, and the coming turn of the nemesis."""

from __future__ import annotations

from itertools import groupby
from typing import Final

from zeitriss.core.scene import Foreseen, Sign
from zeitriss.core.telling import Words, in_words
from zeitriss.games.aeons_end.ahead import Said
from zeitriss.games.aeons_end.cards import FIERCE, LEVEL, NEMESIS
from zeitriss.games.aeons_end.knowledge.view import View
from zeitriss.games.aeons_end.nemesis import NEMESES
from zeitriss.games.aeons_end.staging.faces import face
from zeitriss.games.aeons_end.staging.signs import EMBLEMS

# What a message counts, as a sign
COUNTS: Final = {
    "coming-gravehold": "damage",
    "coming-ray": "damage",
    "coming-give-up": "damage",
    "coming-obliterate": "damage",
    "coming-hurt": "damage",
    "coming-strike": "strike",
    "coming-swarm": "swarm",
    "coming-husks": "husk",
    "coming-devour": "devour",
    "coming-corrupt": "corruption",
    "coming-discard": "discard",
    "coming-discard-one": "discard",
    "coming-discard-together": "discard",
    "coming-destroy": "destroy",
    "coming-burn": "destroy",
    "coming-heal-nemesis": "heal",
}
# What comes of an unleash: AE-68, AE-69, AE-73, AE-76
OWN: Final = {
    "rageborne": "fury",
    "carapace-queen": "husk",
    "crooked-mask": "corruption",
    "prince-of-gluttons": "devour",
}
UNLEASHES: Final = ("coming-unleash", "plan-unleash")
# Who acts, where it is no card
ACTORS: Final = {"plan-draw": "nemesis-deck", "plan-strike": "strikes", "plan-unleash": "nemesis"}
# The same in few words, and what goes with it
BRIEF: Final = {
    "plan-draw": ("step-draw", "step-deck"),
    "plan-strike": ("step-strike", "step-fury"),
    "plan-unleash": ("step-unleash", "step-empty"),
}
GRAVE: Final = ("plan-exhausted", "plan-lost-")


def coming(view: View, say: Words) -> list[Foreseen]:
    return in_runs([foreseen(said, view, say) for said in view["coming"]])


def plan(view: View, say: Words) -> list[Foreseen]:
    """Step by step, then what it comes to."""
    steps = in_runs([foreseen(said, view, say) for said in view["plan"]])
    losses = lost(view, say)
    if losses:
        total = say("plan-sum", losses=" · ".join(losses))
        steps.append({"words": total, "title": " · ".join(losses), "tone": "sum"})
    fates = [part for said in view["plan"] for part in said["parts"] if part["key"] == "plan-exhausted"]
    return steps + [{"words": line(fate, view, say), "title": line(fate, view, say), "tone": "grave"} for fate in fates]


def lost(view: View, say: Words) -> list[str]:
    """Who loses how much life."""
    now = [view["gravehold"], *(player["life"] for player in view["players"])]
    then = [view["foreseen"]["gravehold"], *view["foreseen"]["lives"]]
    names = [say("gravehold-short"), *(say.seat(seat) for seat in range(view["seats"]))]
    return [f"{name} −{a - b}" for name, a, b in zip(names, now, then, strict=True) if a > b]


def unleashed(view: View, times: int = 1) -> int:
    """AE-66: how much comes of so many unleashes of this nemesis at this table."""
    own = NEMESES[NEMESIS.index[view["nemesis"]]]
    return times * own.brings(view["seats"], FIERCE[LEVEL.index[view["level"]]])


def foreseen(said: Said, view: View, say: Words) -> Foreseen:
    """A card that acts, with what it does; or what happens, in words."""
    words, card = line(said, view, say), str(said["args"].get("card", ""))
    if said["key"].startswith(GRAVE):
        return {"words": words, "title": words, "tone": "grave"}
    result: Foreseen = {"words": words, "title": words}
    parts = [line(part, view, say) for part in said["parts"] if part["key"] != "plan-exhausted"]
    printed = face("nemesis", view["nemesis"], say)
    if card.startswith("foe.") and said["key"].startswith("plan-"):
        name = card.partition(".")[2]
        printed = face("foe", name, say)
        result |= {"title": printed["title"], "of": name, "emblem": printed["emblem"], "light": printed["light"]}
        if parts:
            result["text"] = " · ".join(numbered(parts))
        elif said["key"] == "plan-power":
            result["text"] = say("step-waits", count=said["args"].get("count", 0))
    elif said["key"] in ACTORS:
        result |= {"of": ACTORS[said["key"]], "emblem": printed["emblem"], "light": printed["light"]}
    if said["key"] in BRIEF:
        title, text = BRIEF[said["key"]]
        count = sum(view["nemesis_deck"]) if said["key"] == "plan-draw" else said["args"].get("count", 0)
        result |= {"title": say(title), "text": say(text, count=count)}
    # What is left to choose is at least known by what the card shows first.
    signs = counted([said, *said["parts"]], view) or (printed.get("key", []) if said["key"] == "plan-minion" else [])
    return {**result, "signs": signs} if signs else result


def counted(said: list[Said], view: View) -> list[Sign]:
    """How much of what: each sign once, with its sum."""
    sums: dict[str, int] = {}
    for one in said:
        key = "coming-hurt" if one["key"].startswith("coming-hurt") else one["key"]
        count = one["args"].get("count", 0)
        if key == "plan-power" and not one["parts"]:
            sums["countdown"] = int(count)
        elif key in UNLEASHES:
            own = OWN[view["nemesis"]]
            sums[own] = sums.get(own, 0) + unleashed(view, int(count))
        elif key in COUNTS and int(count) > 0:
            sums[COUNTS[key]] = sums.get(COUNTS[key], 0) + int(count)
    return [{"icon": icon, "count": str(count), **EMBLEMS.value(icon)} for icon, count in sums.items()]


def line(said: Said, view: View, say: Words) -> str:
    """All of it in one sentence."""
    args = {key: in_words(value, say) for key, value in said["args"].items()}
    if said["key"] == "coming-unleash":
        args |= {"nemesis": view["nemesis"], "brings": unleashed(view, int(args["count"]))}
    words = say(said["key"], **args)
    parts = numbered([line(part, view, say) for part in said["parts"]])
    return say("plan-does", what=words, parts=" · ".join(parts)) if parts else words


def numbered(lines: list[str]) -> list[str]:
    """Equal ones once, with their number."""
    runs = [(line, len(list(equal))) for line, equal in groupby(lines)]
    return [line if times == 1 else f"{times} × {line}" for line, times in runs]


def in_runs(steps: list[Foreseen]) -> list[Foreseen]:
    """Equal steps once, with their number."""
    found: list[Foreseen] = []
    for _, equal in groupby(steps, key=lambda one: one["words"]):
        first, *more = equal
        often = f"{len(more) + 1} × " if more else ""
        found.append({**first, "words": often + first["words"], "title": often + first["title"]})
    return found
