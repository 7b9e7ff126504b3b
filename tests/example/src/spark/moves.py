"""All that a player of Spark can ever do."""

from __future__ import annotations

from typing import Final

from zeitriss.core.move import Catalogue

from .cards import LIGHT

CATALOGUE: Final = Catalogue()
LAY: Final = CATALOGUE.verb("lay", "lay {light}", light=LIGHT)
