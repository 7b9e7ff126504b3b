"""Budgets: so much at once and so much per second in the long run, for each address, link and table. Compiled."""

from __future__ import annotations

import time
from ipaddress import IPv6Address, IPv6Network, ip_address

HOUSE = 64  # bits of an IPv6 address that a household or a rented machine has to itself


class Budgets:
    """A budget for each of many. Who has spent nothing for long is forgotten."""

    def __init__(self, burst: float, per_second: float) -> None:
        # Seconds until it has grown back: one, and all of it. What never does is none.
        self.each, self.longest = (1 / per_second, burst / per_second) if per_second else (1.0, 0.0)
        self.known: dict[str, float] = {}  # when the budget is full again; the last who spent comes last

    def spend(self, who: str) -> bool:
        now = time.monotonic()
        full = max(self.known.pop(who, now), now)
        spent = full + self.each - now <= self.longest
        self.known[who] = full + self.each if spent else full
        oldest = next(iter(self.known))
        if self.known[oldest] <= now:
            del self.known[oldest]
        return spent


class Crowd:
    """How many connections each address holds."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.held: dict[str, int] = {}

    def enter(self, who: str) -> bool:
        held = self.held.get(who, 0)
        if held < self.most:
            self.held[who] = held + 1
        return held < self.most

    def leave(self, who: str) -> None:
        self.held[who] -= 1
        if not self.held[who]:
            del self.held[who]


def house_of(address: str) -> str:
    """Whose budget it is: an IPv4 address, or all IPv6 addresses of one house.

    >>> house_of("192.0.2.7"), house_of("2001:db8::7")
    ('192.0.2.7', '2001:db8::/64')
    """
    try:
        read = ip_address(address)
    except ValueError:
        return address
    return str(IPv6Network((read, HOUSE), strict=False)) if isinstance(read, IPv6Address) else address
