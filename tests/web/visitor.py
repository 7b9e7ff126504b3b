"""A person who plays by mouse or finger: clicks what glows, and opens what has no place on the screen."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Browser
from tests.server.harness import Open, Server
from tests.web.desk import Desk, piled
from tests.web.measure import Measures, complaints, measure, moved

from zeitriss.core.scene import Panel, Scene, Thing
from zeitriss.core.state import State

GOES_ROUND = "first-player"  # lies with whoever is it


class Visitor(Desk):
    """Notes at every decision what is cut off, covered or elsewhere than before."""

    def __init__(self, browser: Browser, server: Server, *more: Any) -> None:
        super().__init__(browser, server, *more)
        self.wrong: list[str] = []
        self.limits = (12, 64, 32)
        self._first: dict[str, Measures] = {}

    def play(self, table: Open, seat: int | None = None) -> State:
        self.wait_for_turn()
        self.see(len(self.server.truth(table.id).lines))
        self.page.mouse.move(0, 0)  # what is said at the pointer lies over the table
        self.page.evaluate("document.fonts.ready.then(() => 0)")
        now = measure(self.page)
        before = self._first.setdefault(now["board"], now)
        said = [
            *complaints(now, *self.limits),
            *(f"{zone} moves by {far:.0f}" for zone, far in moved(before, now).items() if zone != GOES_ROUND),
        ]
        self.wrong += [f"{now['board']}: {one}" for one in said]
        return super().play(table, seat)

    def reach(self, scene: Scene, id: str) -> None:
        pile = next((zone["id"] for zone in piled(scene, id)), "")
        spot = self.page.locator(f'[data-pile="{pile}"]') if pile else self.thing(id)
        if not spot.is_visible():
            self.page.locator(f'[data-panel="{panel_of(scene, id)["id"]}"] .unfold.inside button').click()
        super().reach(scene, id)


def panel_of(scene: Scene, id: str) -> Panel:
    """Where a thing lies."""
    return next(
        panel for panel in scene["panels"] for zone in panel["zones"] if any(held(one, id) for one in zone["things"])
    )


def held(thing: Thing, id: str) -> bool:
    return thing["id"] == id or any(held(one, id) for one in thing.get("holds", []))
