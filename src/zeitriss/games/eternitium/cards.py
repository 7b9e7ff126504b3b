"""The cards as constants. A card is its number in CARD or ERA; identical cards are one number that lies several times.

The order of CARD is the order of the box: portals, Double Portals, other basic technologies, advanced technologies.
The six Double Portals are six different cards (ET-R16). What a portal fits is a set of bits, one per shape, so that
fitting is one `&` (ET-1, ET-2).
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from mypy_extensions import i64

from zeitriss.core.facts import complete
from zeitriss.core.move import Domain
from zeitriss.core.vecs import vec

FACTS: Final[dict[str, Any]] = json.loads((Path(__file__).parent / "cards.json").read_text(encoding="utf-8"))

SHAPES: Final[list[str]] = FACTS["shapes"]
_PORTALS: Final = complete(FACTS["portals"]["cards"], "count", "shapes")
_BASIC: Final = complete(FACTS["basic"]["cards"], "count")
_ADVANCED: Final = complete(FACTS["advanced"]["cards"], "count")
_ALL: Final[list[dict[str, Any]]] = _PORTALS + _BASIC + _ADVANCED
_ERAS: Final = complete(FACTS["eras"]["cards"], "count")

CARD: Final = Domain("card", [card["id"] for card in _ALL])
ERA: Final = Domain("era", [era["id"] for era in _ERAS])

CARDS: Final = len(_ALL)
FIRST_TECHNOLOGY: Final = len(_PORTALS)  # ET-28: a Double Portal is a technology
FIRST_ADVANCED: Final = len(_PORTALS) + len(_BASIC)
PORTALS: Final = [card for card in range(CARDS) if "shapes" in _ALL[card]]  # portals and Double Portals
LAST_PORTAL: Final = max(PORTALS)

COUNT: Final[list[int]] = [card["count"] for card in _ALL]
ERA_COUNT: Final[list[int]] = [era["count"] for era in _ERAS]
FITS: Final = vec[i64]([sum(1 << SHAPES.index(shape) for shape in card.get("shapes", [])) for card in _ALL])
# The same the other way round: the portals that fit a shape, and all of them, one bit each
PORTALS_FOR: Final = vec[i64]([sum(1 << card for card in PORTALS if FITS[card] >> i & 1) for i in range(len(SHAPES))])
ALL_PORTALS: Final[i64] = sum([1 << card for card in PORTALS])
# ET-46
POINTS: Final[list[int]] = (
    [0] * len(_PORTALS) + [FACTS["basic"]["points"]] * len(_BASIC) + [FACTS["advanced"]["points"]] * len(_ADVANCED)
)

DROID: Final = CARD.index["droid"]
ROBO_RECYCLER: Final = CARD.index["robo-recycler"]
GIGA_DROID: Final = CARD.index["giga-droid"]
ROBO_THIEF: Final = CARD.index["robo-thief"]

STARTING_SETS: Final[int] = FACTS["starting_sets"]["number"]
ERAS_BY_SEATS: Final[dict[str, int]] = FACTS["setup"]["eras_by_seats"]
PORTALS_PER_SEAT: Final[int] = FACTS["setup"]["portals_per_shape_and_seat"]
TECHNOLOGIES_FACE_UP: Final[int] = FACTS["setup"]["technologies_face_up"]
ERAS_FACE_UP: Final[int] = FACTS["setup"]["eras_face_up"]
HAND: Final[int] = FACTS["setup"]["hand"]
SEATS_MOST: Final = STARTING_SETS

TURNS: Final[int] = FACTS["solo"]["turns"]
AI: Final[dict[str, int]] = FACTS["solo"]["ai"]
MISSION_FACTS: Final[dict[str, dict[str, Any]]] = {"0": {}, **FACTS["solo"]["missions"]}  # 0: the regular solo game

MINIMUM: Final = 6  # ET-19
TOP: Final = 3  # Droid, Time Bomb and Giga-Droid reach the top three (ET-R10: all, if there are fewer)
COMMUNICATORS_PER_TURN: Final = 3  # ET-34
ROUNDS: Final = 200  # ET-R26
ENDLESS: Final = 1_000_000  # more rounds than anybody plays without a limit
