"""A person who plays by keys alone, and knows what lies there by what a screen reader says of it."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect
from tests.web.desk import Answer, Confirm, Desk, Thing, pays, piled, steps

from zeitriss.core.scene import Scene
from zeitriss.core.state import State

MANY = 80

# Runs in every page: what had the focus when it was lost for longer than the frame in which things are laid anew.
FOCUS = """() => {
  window.lost = []
  let last = '', gone = 0
  const look = () => {
    const here = document.activeElement
    if (!document.querySelector('main[data-n]')) last = ''
    else if (here !== document.body) [last, gone] = [here.getAttribute('aria-label') ?? here.textContent.trim(), 0]
    else if (last && ++gone === 2) window.lost.push(last)
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}"""
TOWARDS = """there => {
  const here = document.activeElement
  if (here === there) return ''
  if (!here.matches('[data-walk]')) return 'ArrowRight'
  const a = here.getBoundingClientRect(), b = there.getBoundingClientRect()
  const middle = b.top + b.height / 2
  if (middle < a.top) return 'ArrowUp'
  if (middle > a.bottom) return 'ArrowDown'
  return a.left < b.left ? 'ArrowRight' : 'ArrowLeft'
}"""


class Typist(Desk):
    """Finds things by their accessible names, walks there by arrow keys and presses Enter."""

    def open(self, link: str = "/") -> Typist:
        self.page.add_init_script(f"({FOCUS})()")
        super().open(link)
        return self

    def make(self, state: State, wanted: str, seat: int | None = None) -> None:
        scene = self.scene(state, seat)
        if "settling" not in scene:
            for step in steps(scene, wanted):
                self.take(scene, step)
        if pays(state, scene, wanted):
            expect(self.page.locator(".pay .primary")).to_be_focused()
            self.page.keyboard.press("Enter")
        lost = self.page.evaluate("window.lost")
        assert not lost, f"the page lost the focus, which was here: {lost}"

    def take(self, scene: Scene, step: Thing | Answer | Confirm) -> None:
        while self.go_on.is_visible():
            self.page.keyboard.press("Escape")
        if isinstance(step, Answer):
            button = self.page.get_by_role("button", name=step.label).and_(self.page.locator("[data-answer]")).first
            self.page.keyboard.press(button.get_attribute("data-answer") or "")
            return
        if isinstance(step, Thing):
            self.reach(scene, step.id)
            self.walk_to(self.named(f'[data-thing="{step.id}"]'))
        else:
            expect(self.confirm_button).to_be_focused()
        self.page.keyboard.press("Enter")

    def reach(self, scene: Scene, id: str) -> None:
        for zone in piled(scene, id):
            self.walk_to(self.named(f'[data-pile="{zone["id"]}"]'))
            self.page.keyboard.press("Enter")
            expect(self.page.locator("dialog[open] [data-walk]:focus")).to_have_count(1)

    def named(self, selector: str) -> Locator:
        """The first that has the accessible name of this: what is called alike does the same, or the log will tell."""
        dialog = self.page.locator("dialog[open]")
        scope = dialog if dialog.count() else self.page.locator("main")
        name = str(scope.locator(selector).get_attribute("aria-label"))
        return scope.get_by_role("button", name=name, exact=True).first

    def walk_to(self, there: Locator) -> None:
        """Arrow keys towards it, as somebody who looks at the screen would press them."""
        for _ in range(MANY):
            key = there.evaluate(TOWARDS)
            if not key:
                return
            self.page.keyboard.press(key)
        raise AssertionError(f"the arrow keys do not reach {there}")


def tab_to(page: Page, selector: str) -> None:
    wanted = page.locator(selector)
    for _ in range(MANY):
        page.keyboard.press("Tab")
        if any(one.evaluate("element => element === document.activeElement") for one in wanted.all()):
            return
    raise AssertionError(f"Tab does not reach {selector}")
