"""Budgets: so much at once and so much per second in the long run, for each address, link and table."""

from __future__ import annotations

import time
from ipaddress import IPv6Address, IPv6Network, ip_address

HOUSE = 64  # bits of an IPv6 address that a household or a rented machine has to itself


class Budget:
    """So many messages at once, and so many per second in the long run."""

    def __init__(self, burst: float, per_second: float) -> None:
        self.burst, self.per_second = burst, per_second
        self.left, self.last = burst, time.monotonic()

    def spend(self) -> bool:
        self._refill()
        if self.left < 1:
            return False
        self.left -= 1
        return True

    def is_full(self) -> bool:
        """Nobody could tell it from a new one."""
        self._refill()
        return self.left >= self.burst

    def _refill(self) -> None:
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.last) * self.per_second)
        self.last = now


class Budgets:
    """A budget for each of many. Who has spent nothing for long is forgotten."""

    def __init__(self, burst: float, per_second: float) -> None:
        self.burst, self.per_second = burst, per_second
        self.known: dict[str, Budget] = {}  # the last who spent comes last

    def spend(self, who: str) -> bool:
        budget = self.known.pop(who, None) or Budget(self.burst, self.per_second)
        spent = budget.spend()
        self.known[who] = budget
        longest = next(iter(self.known))
        if self.known[longest].is_full():
            del self.known[longest]
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
