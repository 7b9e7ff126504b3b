"""Pages: a story as it is told: scenes, entries and names, worked out once for all who share a seat and a language."""

from __future__ import annotations

from collections.abc import Sequence

from zeitriss.core.ahead import preview
from zeitriss.core.errors import Refused
from zeitriss.core.scene import Change, Scene
from zeitriss.core.telling import Words
from zeitriss.play.entries import Entry, entry, opening
from zeitriss.play.seats import Lang, Seat, spoken_names
from zeitriss.play.story import Step, Story
from zeitriss.play.undo import Undo, undo_of, weighed
from zeitriss.server.consent import others

Eyes = tuple[int | None, Lang]
FRESH = 40  # lines that can be told again on the table; of older ones there are the words


class Pages:
    """Forgets what it knows of the table as soon as that moves on, and everything when a name changes."""

    def __init__(self, story: Story, seats: Sequence[Seat]) -> None:
        self.story, self.seats = story, seats
        self._n = -1
        self._scenes: dict[Eyes, Scene] = {}
        self._entries: dict[tuple[int, Eyes], Entry] = {}
        self._undo: dict[tuple[int, ...], Undo] = {}
        self._words: dict[Lang, Words] = {}

    def rename(self, seats: Sequence[Seat]) -> None:
        """Other names, or other people: who sits there now may have to be asked."""
        self.seats, self._n = seats, -1
        self._words.clear()

    def _turn(self) -> None:
        """A new page, if something was logged since."""
        if self._n != self.story.n:
            self._n = self.story.n
            self._scenes.clear()
            self._entries.clear()
            self._undo.clear()

    def rest(self) -> None:
        """What was told is told: it is worked out again for who comes later."""
        self._scenes.clear()
        self._entries.clear()

    def names(self, lang: Lang) -> list[str]:
        return spoken_names(self.story.game, self.seats, lang)

    def words(self, lang: Lang) -> Words:
        if lang not in self._words:
            self._words[lang] = self.story.game.words(lang, self.names(lang))
        return self._words[lang]

    def scene(self, look: int | None, lang: Lang, at: int | None = None) -> Scene:
        """The table through these eyes, now or at an earlier position."""
        self._turn()
        states = self.story.states
        if at is not None:
            if not 0 <= at < len(states):
                raise Refused(f"position {at} does not exist; there are 0 to {len(states) - 1}", "at")
            if self.story.is_lost(at):
                raise Refused(f"the rules of today cannot show position {at}", "at")
            return self.story.game.scene(states[at], look, lang, self.names(lang))
        if (look, lang) not in self._scenes:
            self._scenes[look, lang] = self._scene(look, lang)
        return self._scenes[look, lang]

    def _scene(self, look: int | None, lang: Lang) -> Scene:
        scene: Scene = self.story.game.scene(self.story.state, look, lang, self.names(lang))
        if self.story.stopped:
            scene |= {"offers": [], "together": [], "prompt": self.words(lang)("stopped")}
        return scene

    def preview(self, look: int, lang: Lang, text: str) -> list[Change]:
        """What a move of this seat would change, in numbers."""
        state, game = self.story.state, self.story.game
        move = next((move for move in state.answers(look) if move.text == text), None)
        if move is None:
            raise Refused(f"{text!r} is no legal move now", "move")
        return preview(game, state, look, move, self.words(lang))

    def opening(self, look: int | None, lang: Lang) -> list[str]:
        return opening(self.story.opening, look, self.words(lang))

    def entries(self, look: int | None, lang: Lang, after: int, again: bool = False) -> list[Entry]:
        """What was logged since, and what an undo has touched; `again`: also what another seat was told differently."""
        self._turn()
        steps = self.story.steps
        if again or any(step.line.undo for step in steps[after:]):
            gone = self.story.position
            touched = (
                step for step in steps[:after] if (again and step.private) or (step.undone and step.position > gone)
            )
            return [self._entry(step, look, lang) for step in (*touched, *steps[after:])]
        return [self._entry(step, look, lang) for step in steps[after:]]

    def _entry(self, step: Step, look: int | None, lang: Lang) -> Entry:
        key = step.line.n, (look, lang)
        if key not in self._entries:
            fresh = step.line.n > self.story.n - FRESH
            self._entries[key] = entry(self.story.game, step, look, self.words(lang), fresh)
        return self._entries[key]

    def undo(self, seats: Sequence[int]) -> Undo:
        """Back to the last own decision."""
        self._turn()
        if tuple(seats) not in self._undo:
            self._undo[tuple(seats)] = undo_of(self.story, seats, others(self.seats, seats))
        return self._undo[tuple(seats)]

    def weigh(self, seats: Sequence[int]) -> Undo:
        """The same, and certainly whether it is free."""
        undo = self._undo[tuple(seats)] = weighed(self.story, self.undo(seats))
        return undo
