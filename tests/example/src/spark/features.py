"""View -> numbers for learning: own hand, burnt lights, points of both, whether the other has laid."""

from __future__ import annotations

from typing import Any

from .cards import LIGHT


def features(view: dict[str, Any]) -> list[float]:
    seat = view["seat"] or 0
    zones = [view["hands"][seat], [view["laid"][seat]], view["burnt"]]
    lights = [1.0 if name in zone else 0.0 for zone in zones for name in LIGHT.names]
    return [*lights, view["points"][seat] / 6, view["points"][1 - seat] / 6, float(view["laid"][1 - seat] is None)]
