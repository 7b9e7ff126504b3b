"""How the flat list of prepped spells is written: per seat and breach a list of up to two spells."""

from __future__ import annotations

from typing import Any

from zeitriss.core.move import Domain
from zeitriss.core.schema import Held, Kind, Many, One, PerSeat, cards

SLOTS = 2


class Prepped(Kind):
    """[-1, -1, 3, -1, …] <-> [[[], ["spark"], …], …]."""

    def __init__(self, domain: Domain) -> None:
        self.domain = domain
        self.nested = PerSeat(Many(cards(domain), 4))

    def by_breach(self, value: Any) -> list[list[list[int]]]:
        breaches = [[card for card in value[i : i + SLOTS] if card >= 0] for i in range(0, len(value), SLOTS)]
        return [breaches[i : i + 4] for i in range(0, len(breaches), 4)]

    def write(self, value: Any) -> Any:
        return self.nested.write(self.by_breach(value))

    def read(self, data: Any, path: str, seats: int) -> list[int]:
        flat: list[int] = []
        for seat, breaches in enumerate(self.nested.read(data, path, seats)):
            for breach, held in enumerate(breaches):
                Many(One(self.domain), min(len(held), SLOTS)).read(
                    data[seat][breach], f"{path}[{seat}][{breach}]", seats
                )
                flat += [*held, -1, -1][:SLOTS]
        return flat

    def held(self, value: Any, path: str) -> list[Held]:
        return self.nested.held(self.by_breach(value), path)


class PerSlot(Many):
    """One entry per place for a spell."""

    def length_for(self, seats: int) -> int:
        return seats * 4 * SLOTS
