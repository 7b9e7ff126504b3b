"""A person at the page: opens links, clicks or types, and reads what is on the screen."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import cast

from playwright.sync_api import Browser, Locator, Page, Position, expect
from tests.server.harness import Open, Server

from zeitriss import bot, seat
from zeitriss.core.ahead import settling
from zeitriss.core.scene import Scene, Zone
from zeitriss.core.state import State

PATIENCE = 60_000  # milliseconds; the machine may be busy
SETTINGS, ASKED = "zeitriss.settings", '{"forced": false, "guided": false, "speed": "none"}'
# A place of it that lies free: cards in a fan cover each other, and are turned a little. Where there is none, a click
# there waits until there is, and says at last what covers it.
FREE = """one => {
    const { left, top, width, height } = one.getBoundingClientRect(), parts = [0.5, 0.3, 0.1, 0.05, 0.7, 0.9]
    for (const x of parts) for (const y of parts)
        if (one.contains(document.elementFromPoint(left + x * width, top + y * height)))
            return { x: x * width, y: y * height }
    return { x: 8, y: 24 }
}"""
expect.set_options(timeout=PATIENCE)


@dataclass(frozen=True)
class Thing:
    id: str


@dataclass(frozen=True)
class Answer:
    label: str


@dataclass(frozen=True)
class Confirm:
    pass


def steps(scene: Scene, wanted: str) -> list[Thing | Answer | Confirm]:
    """What a person does to make this move, by the offers that the page shows."""
    offers = scene["offers"]
    offer = next(offer for offer in offers if offer["move"] == wanted)
    alike = [other for other in offers if other["at"][:1] == offer["at"][:1]]
    # The only target of a card is chosen together with the card.
    done: list[Thing | Answer | Confirm] = [Thing(id) for id in (offer["at"] if len(alike) > 1 else offer["at"][:1])]
    if not offer["at"] or "group" in offer:  # a dialog has a button for each of its answers
        done = [Answer(offer["label"])]
    elif len(alike) > 1 and [other["at"] for other in alike].count(offer["at"]) > 1:  # a menu opens at the thing
        done.append(Answer(offer["label"]))
    # Where only one answer exists, giving it is its own confirmation; so is the second click of a move, or a payment.
    left = offer.get("leaves", False) and any(other["at"] and not other.get("leaves") for other in offers)
    single = len(offers) > 1 and len(done) == 1 and not offer.get("group") and not offer.get("sensible")
    return [*done, Confirm()] if (offer["ends"] or left) and single else done


class Desk:
    """One browser window with a profile of its own."""

    def __init__(
        self,
        browser: Browser,
        server: Server,
        lang: str = "en",
        size: tuple[int, int] = (1280, 800),
        scheme: str = "dark",
    ) -> None:
        self.server, self.lang = server, lang
        self.context = browser.new_context(
            base_url=f"http://127.0.0.1:{server.port}",
            viewport={"width": size[0], "height": size[1]},
            locale="de-DE" if lang == "de" else "en-GB",
            color_scheme="light" if scheme == "light" else "dark",
            reduced_motion="reduce",
        )
        # Whoever plays here makes every move and is told nothing: both have tests of their own.
        self.context.add_init_script(
            f"localStorage.getItem('{SETTINGS}') ?? localStorage.setItem('{SETTINGS}', '{ASKED}')"
        )
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(PATIENCE)
        # Duels and paradoxes are shown on top of the table; whoever wants to go on says so.
        # They are looked for before every click, and to look by name takes as long as the click.
        self.go_on = self.page.locator(".happened .on")
        self.page.add_locator_handler(self.go_on, lambda: self.page.keyboard.press("Escape"), no_wait_after=True)
        self.errors: list[str] = []
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))

    def open(self, link: str = "/") -> Desk:
        self.page.goto(link)
        return self

    def thing(self, id: str) -> Locator:
        return self.page.locator(f'[data-thing="{id}"]')

    @property
    def usable(self) -> set[str]:
        """The things that glow."""
        glowing = self.page.locator('[data-thing][data-walk="open"]')
        return {str(one.get_attribute("data-thing")) for one in glowing.all()}

    def make(self, state: State, wanted: str, seat: int | None = None) -> None:
        """Make a move by clicks: its things in order, or its button, then the confirmation if one is asked for."""
        scene = self.scene(state, seat)
        if "settling" not in scene:
            for step in steps(scene, wanted):
                self.take(scene, step)
        if pays(state, scene, wanted):
            self.page.locator(".pay .primary").click()

    def take(self, scene: Scene, step: Thing | Answer | Confirm) -> None:
        if isinstance(step, Thing):
            self.reach(scene, step.id)
            self.touch(self.thing(step.id))
        elif isinstance(step, Answer):
            self.page.locator(".answers, .menu").get_by_role("button", name=step.label).first.click()
        else:
            self.confirm_button.click()

    def scene(self, state: State, seat: int | None) -> Scene:
        """What the page shows."""
        return state.game.scene(state, state.seat if seat is None else seat, self.lang)

    def reach(self, scene: Scene, id: str) -> None:
        """A card inside a pile can be clicked when the pile lies open."""
        for zone in piled(scene, id):
            self.touch(self.page.locator(f'[data-pile="{zone["id"]}"]'))

    def touch(self, spot: Locator) -> None:
        spot.click(position=free(spot))

    def play(self, table: Open, seat: int | None = None) -> State:
        """Wait until asked, make a sensible move and see it logged; the state after it.

        `seat`: who sits here, where the question was put to a team.
        """
        self.wait_for_turn()
        lines = len(self.server.truth(table.id).lines)
        state = table.truth()
        wanted = suggested(self.scene(state, seat), state)
        self.make(state, wanted, seat)
        self.see(lines + 1)
        assert self.server.truth(table.id).lines[lines].move == wanted
        return table.truth()

    def see(self, n: int) -> None:
        """Wait until the page shows line n of the log."""
        self.page.wait_for_function("n => Number(document.querySelector('main')?.dataset.n) >= n", arg=n)

    @property
    def confirm_button(self) -> Locator:
        return self.page.locator(".confirm button")

    def wait_for_turn(self) -> None:
        expect(self.page.locator("section.prompt.mine")).to_be_visible()

    def close(self) -> None:
        self.context.close()
        assert not self.errors, self.errors


def free(spot: Locator) -> Position:
    return cast(Position, spot.evaluate(FREE))


def advised(state: State) -> str:
    """A sensible move, so that games in the browser end soon."""
    assert state.seat is not None
    return bot("greedy", state.game).choose(seat(state, state.seat)).text


def suggested(scene: Scene, state: State) -> str:
    """The same; what is paid is what the page proposes."""
    return scene["settling"]["ways"][0]["moves"][0] if "settling" in scene else advised(state)


def pays(state: State, scene: Scene, wanted: str) -> bool:
    """Whether a payment is to be agreed to: the question itself, or what this move costs."""
    if "settling" in scene:
        return True
    if not any(offer["move"] == wanted and offer.get("settles") for offer in scene["offers"]):
        return False
    move, seat, say = state.game.catalogue.parse(wanted), scene["seat"], state.game.words(scene["lang"])
    return seat is not None and settling(state.game, state, seat, move, say) is not None


def drive(table: Open, until: Callable[[State], bool], choose: Callable[[State], str] = advised) -> State:
    """Moves made without a page, by the table's keys."""
    state, runs = table.truth(), list[tuple[int, list[str]]]()
    while not until(state):
        assert state.seat is not None, "it is over too early"
        text = choose(state)
        if not runs or runs[-1][0] != state.seat:
            runs.append((state.seat, []))
        runs[-1][1].append(text)
        state.play(text, state.seat)
    for by, texts in runs:
        wish = {"n": len(table.server.truth(table.id).lines), "seat": by, "moves": texts}
        answer = table.server.post(f"{table.path}/moves", wish, table.keys[by])
        assert answer.status_code == 200, answer.text
    return state


def asks(state: State) -> str:
    """What is asked."""
    return str(state.game.view(state, state.seat)["ask"])


def piled(scene: Scene, id: str) -> list[Zone]:
    """The pile in which a card lies with others, if it does."""
    zones = [zone for panel in scene["panels"] for zone in panel["zones"] if zone["kind"] == "pile"]
    return [
        zone
        for zone in zones
        if len(zone["things"]) > 1 and any(one["id"] == id and "face" in one for one in zone["things"])
    ]


def set_up(page: Page, title: str) -> None:
    """Choose a game on the start page and open its setup."""
    page.get_by_role("button", name=title).first.click()
    page.get_by_role("button", name=re.compile("Set up|Einrichten")).click()
    expect(page.get_by_role("dialog")).to_be_visible()


def table_of(server: Server, link: str) -> Open:
    """The table behind a link."""
    id, key = link.split("/t/")[1].split("#")
    return Open(server, {"table": id, "keys": [{"key": key}], "watch": {"key": ""}})


def to_the_end(table: Open, *desks: Desk, decisions: int = 100_000) -> State:
    """Play a whole game at these desks, or as many decisions, one desk per seat from the first; the others are bots."""
    state = table.truth()
    while state.outcome is None and decisions:
        # What a team is asked its people answer, whoever's turn it is.
        seats = [seat for seat in range(len(desks)) if state.seat == seat or state.stack[-1].team]
        decisions -= bool(seats)
        state = desks[seats[-1]].play(table, seats[-1]) if seats else table.truth()
    return state
