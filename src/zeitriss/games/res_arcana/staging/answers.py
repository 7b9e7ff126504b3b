"""What a move does, in words: the power that is used, the option that is taken, the price of a ward.

Offers and log lines speak of it; both know the question and what it is about.
"""

from __future__ import annotations

from zeitriss.core.move import Move
from zeitriss.core.telling import Question, Words
from zeitriss.games.res_arcana.cards import CARD, CONSTANTS
from zeitriss.games.res_arcana.staging.faces import BY_ID, effects, option, part, plain, power
from zeitriss.games.res_arcana.staging.sources import Data

About = dict[str, int | str]


def details(move: Move, question: Question, say: Words) -> dict[str, str | int]:
    """What the messages of this move may call `$what`."""
    about = question.about
    match move.verb.name:
        case "use":
            data = BY_ID[CARD.names[move.args[0]]]["powers"][move.args[1]]
            what = power(data, say, borrowed=question.ask == "borrow")
        case "sell":
            what = option(CONSTANTS["discard_reward"][move.args[1]], say)
        case "pick":
            what = option(menu(about)[move.args[0]], say)
        case "ward":
            what = part(wards(about)[move.args[0]], say)
        case _:
            return {}
    return {"what": plain(what, say)}


def named(about: About, key: str) -> str:
    """`card.gnosis` of what a question is about -> `gnosis`."""
    return str(about[key]).partition(".")[2]


def powers(about: About) -> list[Data]:
    """The powers of the card that the question is about."""
    found: list[Data] = BY_ID[named(about, "card")]["powers"]
    return found


def menu(about: About) -> list[Data]:
    """The options of the question; those that need another expansion are none (RA-69)."""
    number = int(about["power"])
    lists = powers(about)[number - 1]["effect"] if number else [BY_ID[named(about, "card")]["collect"]]
    return [entry for effect in lists for entry in effect.get("options", []) if "requires" not in entry]


def wards(about: About) -> list[Data]:
    """What is printed on an attack against it (RA-75)."""
    attack = powers(about)[int(about["power"]) - 1]["effect"]
    return [ward for effect in attack for ward in effect.get("ignore", [])]


def paid_alike(about: About, say: Words) -> str:
    """RA-81: what is bought with X essences of one type."""
    found = next(data for data in powers(about) if any(part["part"] == "pay_same" for part in data["cost"]))
    return plain(effects(found, say), say)
