"""What will happen next, in words: the effects that are pending, and the coming turn of the nemesis.

The texts of its cards are walked through with the numbers that lie open. What a choice, an unknown card or an exhausted
player may add is left out: it brings more fury, husks and damage, never less, so whatever is said here is certain.
"""

from __future__ import annotations

from itertools import groupby
from typing import Any

from zeitriss.core.snapshot import write_frame
from zeitriss.core.telling import Words
from zeitriss.games.aeons_end.cards import FIERCE, FOE, HUSKS, LEVEL
from zeitriss.games.aeons_end.nemeses.carapace_queen import OVERRUN, after_swarm
from zeitriss.games.aeons_end.nemeses.rageborne import STRIKES_FROM, calmed
from zeitriss.games.aeons_end.table.faces import FOES
from zeitriss.games.aeons_end.texts import effect_of

View = dict[str, Any]
Entry = dict[str, Any]
MOST = 12
UNLEASHES = 3  # AE-62
WITHERS = {"Spew": ("haze-spewer", 1), "Wither": ("cerephage", 2)}  # minions that lose life by their own text

# What a pending frame is called; frames of the turn's own order are not shown.
WORDS: dict[str, str] = {
    "Unleash": "unleash",
    "Strike": "strike",
    "Swarm": "swarm",
    "Damage": "damage",
    "BreakBreach": "breach",
    "Devour": "devour",
    **dict.fromkeys(("HitGravehold", "Spill", "Pulverize"), "gravehold"),
    **dict.fromkeys(("LoseCharges", "Drain"), "charges"),
    **dict.fromkeys(("Hurt", "HurtOne", "HurtAndDraw", "HurtAndDrain", "HurtByLife", "Bleed"), "hurt"),
    **dict.fromkeys(("Draw", "DrawAlly"), "draw"),
    **dict.fromkeys(("DiscardHand", "DiscardTogether", "Unbind", "UnbindOfMost"), "discard"),
    **dict.fromkeys(("DestroyHand", "DestroyPlayed", "MayDestroyHand", "BurnTop"), "destroy"),
    **dict.fromkeys(("Corrupt", "CorruptAndShuffle", "TakeCorruptions", "Afflict"), "corrupt"),
    **dict.fromkeys(("CastAgain", "CastAny", "CastTwice", "CastFresh"), "cast"),
}
SILENT = {
    "NextTurn", "TakeTurn", "Casting", "EndCasting", "Tendrils", "BeginMain", "Main", "EndMain", "Clear", "DrawPhase",
    "EndTurn", "Settle", "StrikeOver", "PowerLeaves", "CarryOutCorruptions",
}  # fmt: skip


class Forecast:
    """The least that can have happened so far; `lost` names what would end the game by then."""

    def __init__(self, view: View, shielded: bool) -> None:
        self.view = view
        self.shielded = shielded
        self.fierce = FIERCE[LEVEL.index[view["level"]]]
        self.fury: int = view["fury"]
        self.husks: int = view["husks"]
        self.gravehold: int = view["gravehold"]
        self.row: dict[str, int] = {card: tokens for card, tokens in view["row"] if not leaves(card, tokens)}
        self.enters = any(FOES[card]["type"] != "attack" for card in view["drawn"])
        self.lost = ""

    def hit(self, amount: int) -> None:
        """AE-54: a turn that is shielded costs no life."""
        if amount > 0 and not self.shielded:
            self.gravehold -= amount
            if self.gravehold <= 0:
                self.lost = self.lost or "gravehold"

    def act(self, card: str) -> None:
        """AE-57, AE-58: a card of the row; a power only with its last token."""
        if FOES[card]["type"] == "power":
            self.lose(card, 1)
        if card not in self.row or FOES[card]["type"] == "minion":
            for line in effect_of(FOE.index[card]):
                self.step(write_frame(line))

    def lose(self, card: str, amount: int) -> None:
        """Life of a minion, tokens of a power; without any it leaves the row."""
        if card in self.row:
            self.row[card] -= amount
            if self.row[card] <= 0:
                del self.row[card]

    def step(self, entry: Entry) -> None:
        """One line of a text, or a frame that is pending."""
        frame = entry["frame"]
        if frame == "Unleash":
            self.unleash(entry["times"])
        elif frame == "Strike":
            for _ in range(entry["times"]):
                self.fury = calmed(self.fury, self.fierce)
        elif frame == "StrikeOver":
            self.fury = calmed(self.fury, self.fierce)
        elif frame == "Swarm":
            for _ in range(entry["times"]):
                self.swarm()
        elif frame == "PlaceHusks":
            self.place(entry["count"])
        elif frame == "RemoveHusk":
            self.husks = max(0, self.husks - 1)
        elif frame == "Beacon":
            leaving = (self.husks + 1) // 2
            self.husks -= leaving
            self.hit(2 * leaving)
        elif frame == "HitGravehold":
            self.hit(entry["amount"] * self.measure(entry["per"]))
        elif frame == "HealGravehold":
            self.gravehold = min(self.view["gravehold_full"], self.gravehold + entry["amount"])
        elif frame == "Spill":
            self.hit(entry["amount"])
        elif frame in WITHERS:
            card, amount = WITHERS[frame]
            if frame == "Spew":
                self.hit(self.row.get(card, 0))
            self.lose(card, amount)

    def unleash(self, times: int) -> None:
        """AE-68, AE-69; the other nemeses bring no number that is certain."""
        if self.view["nemesis"] == "rageborne":
            self.fury += times
        elif self.view["nemesis"] == "carapace-queen":
            self.place(times * (3 if self.fierce else 2))

    def place(self, count: int) -> None:
        """AE-69."""
        entering = min(count, HUSKS - self.husks)
        self.husks += entering
        self.hit(count - entering)

    def swarm(self) -> None:
        """AE-72. More husks do not always leave more behind: the least of all numbers that are possible counts."""
        if self.husks >= OVERRUN:
            self.lost = self.lost or "swarm"
        else:
            self.husks = min(after_swarm(husks) for husks in range(self.husks, OVERRUN))

    def measure(self, per: str) -> int:
        if per == "empty-piles":
            return len([left for _, left in self.view["supply"] if not left])
        return {"one": 1, "fury": self.fury, "fury-and-one": self.fury + 1}[per]

    def strikes(self) -> bool:
        """AE-63, AE-68: a strike. Should Cleave be drawn before the end and calm the fury, it is a strike itself."""
        return self.view["nemesis"] == "rageborne" and self.fury >= STRIKES_FROM


def leaves(card: str, tokens: int) -> bool:
    """A power whose effect is being carried out (AE-58)."""
    return tokens == 0 and FOES[card]["type"] == "power"


def coming(view: View, say: Words) -> list[str]:
    """The first entry is being asked already; it stands in the prompt."""
    ahead, lines = Forecast(view, view["shielded"]), list[str]()
    tokens: dict[str, int] = dict(view["row"])
    for entry in view["stack"][1:]:
        frame = entry["frame"]
        if frame == "Activate":
            lines += act_words(ahead, entry["foe"], say)
        elif frame == "DrawStep":
            lines += draw_words(ahead, say)
        elif frame == "EndOfNemesisTurn":
            lines += end_words(ahead, say)
        else:
            ahead.step(entry)
            if frame not in SILENT:
                lines.append(pending_words(entry, tokens, say))
        if ahead.lost:
            lines.append(say(f"plan-lost-{ahead.lost}"))
        if ahead.lost or len(lines) >= MOST:
            break
    runs = [(line, len(list(equal))) for line, equal in groupby(lines)]
    return [line if times == 1 else f"{times} × {line}" for line, times in runs]


def pending_words(entry: Entry, tokens: dict[str, int], say: Words) -> str:
    if entry["frame"] == "Resolve":
        return say.name("foe", entry["foe"])
    return say(f"coming-{WORDS.get(entry['frame'], 'other')}", count=number(entry, tokens))


def number(entry: Entry, tokens: dict[str, int]) -> int:
    """How much or how many; 0: what it counts is not known before."""
    if entry["frame"] == "HurtByLife":
        return tokens.get(entry["foe"], 0)
    if entry["frame"] == "Pulverize" or entry.get("per", "one") != "one":
        return 0
    return int(next((entry[field] for field in ("times", "count", "amount") if field in entry), 0))


def plan(view: View, say: Words) -> list[str]:
    """AE-55: what the nemesis will do in its next turn, as far as it lies open."""
    ahead, lines = Forecast(view, shielded=False), list[str]()
    for entry in view["stack"][1:]:  # a strike that is being carried out still calms the fury
        ahead.step(entry)
    for card in list(ahead.row):
        lines += act_words(ahead, card, say)
        if ahead.lost:
            return [*lines, say(f"plan-lost-{ahead.lost}")]
    lines += draw_words(ahead, say)
    if ahead.lost:
        return [*lines, say(f"plan-lost-{ahead.lost}")]
    return lines + end_words(ahead, say)


def act_words(ahead: Forecast, card: str, say: Words) -> list[str]:
    """AE-56: a card that has left play is skipped."""
    if card not in ahead.row:
        return []
    ahead.act(card)
    name = say.name("foe", card)
    if FOES[card]["type"] == "minion":
        return [say("plan-minion", card=name)]
    return [say("plan-power", card=name, left=ahead.row.get(card, 0))]


def draw_words(ahead: Forecast, say: Words) -> list[str]:
    """AE-60; AE-62: without a card to draw it unleashes, unless nothing is left in play."""
    view = ahead.view
    if sum(view["nemesis_deck"]):
        return [say("plan-draw")]
    if ahead.husks or ahead.row or ahead.enters:
        ahead.unleash(UNLEASHES)
        return [say("plan-unleash", count=UNLEASHES)]
    return [] if view["nemesis"] == "carapace-queen" else [say("plan-cleared")]


def end_words(ahead: Forecast, say: Words) -> list[str]:
    return [say("plan-strike", fury=ahead.fury)] if ahead.strikes() else []
