"""Pages: a story as it is told: scenes, entries and names, worked out once for all who share a seat and a language.

Compiled.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Protocol, final

import msgspec

from zeitriss.core.ahead import preview, settling
from zeitriss.core.errors import Refused
from zeitriss.core.move import Move
from zeitriss.core.scene import Change, Scene, Settling
from zeitriss.core.telling import Words
from zeitriss.play.consent import others
from zeitriss.play.entries import entry, opening, respoken
from zeitriss.play.entry import Entry
from zeitriss.play.seats import Lang, Occupant, spoken_names
from zeitriss.play.story import Step, Story
from zeitriss.play.undo import Undo, undo_of, weighed
from zeitriss.server.difference import difference
from zeitriss.server.faces import Mentions

Eyes = tuple[int | None, Lang]
ENCODE: Final = msgspec.json.Encoder().encode
FRESH: Final = 40  # lines that can be told again on the table; of older ones there are the words


class Reader(Protocol):
    """Who is told: through whose eyes they look, in which language, and whom of them it calls "you"."""

    look: int | None
    lang: Lang

    @property
    def me(self) -> int | None: ...


@final
class Sent:
    """What has changed as a page is told it, and the faces that stand there by name (faces.py)."""

    def __init__(self, text: msgspec.Raw, faces: int) -> None:
        self.text, self.faces = text, faces


SAME: Final = Sent(msgspec.Raw(b"{}"), 0)


class Pages:
    """Forgets what it knows of the table as soon as that moves on, and everything when a name changes."""

    def __init__(self, story: Story, seats: Sequence[Occupant]) -> None:
        self.story, self.seats = story, seats
        self._n = -1
        self.edition = 0  # counts how often the table looked different
        self._scenes: dict[Eyes, Scene] = {}
        self._before: dict[Eyes, Scene] = {}  # of the edition before
        self._changes: dict[tuple[Eyes, bool], Sent] = {}
        self._entries: dict[tuple[int, int | None, Lang], dict[int | None, Entry]] = {}  # by who is "you" there
        self._undo: dict[tuple[int, ...], Undo] = {}
        self._words: dict[tuple[Lang, int | None], Words] = {}
        self._names: dict[Lang, list[str]] = {}

    def rename(self, seats: Sequence[Occupant]) -> None:
        """Other names, or other people: who sits there now may have to be asked."""
        self.seats, self._n = seats, -1
        self._words.clear()
        self._names.clear()

    def _turn(self) -> None:
        """A new page, if something was logged since."""
        if self._n != self.story.n:
            self._n = self.story.n
            self.edition += 1
            self._before, self._scenes = self._scenes, {}
            self._changes.clear()
            self._entries.clear()
            self._undo.clear()

    def told(self) -> None:
        """Everybody has it. The scenes before go now: later they would have to be fetched into the cache for that."""
        self._before.clear()

    def rest(self) -> None:
        """What was told is told: it is worked out again for who comes later."""
        self._changes.clear()
        self._entries.clear()
        if self.edition == 1:  # nobody has moved yet
            self._scenes.clear()

    def sleep(self) -> None:
        """Nobody has moved for long: what has changed since is not worth its memory."""
        self._scenes.clear()

    def names(self, lang: Lang) -> list[str]:
        if lang not in self._names:
            self._names[lang] = spoken_names(self.story.game, self.seats, lang)
        return self._names[lang]

    def words(self, lang: Lang, me: int | None = None) -> Words:
        """`me` is called "you"."""
        words = self._words.get((lang, me))
        if words is None:
            words = self._words[lang, me] = self.story.game.words(lang, self.names(lang)).to(me)
        return words

    def scene(self, look: int | None, lang: Lang, at: int | None = None) -> Scene:
        """The table through these eyes, now or at an earlier position."""
        self._turn()
        states = self.story.states
        if at is not None:
            if not 0 <= at < len(states):
                raise Refused(f"position {at} does not exist; there are 0 to {len(states) - 1}", "at")
            scene = self.story.scene(at, look, self.words(lang))
            if self.story.is_lost(at):  # it is told, and the table lies as the rules of today left it
                scene = bare_of_offers(scene) | {"headline": self.words(lang)("words-only")}
            return scene
        known = self._scenes.get((look, lang))
        if known is None:
            known = self._scenes[look, lang] = self._scene(look, lang)
        return known

    def change(self, look: int | None, lang: Lang, since: int, by_name: bool = False) -> Sent | None:
        """What has changed since that edition, faces `by_name` or as they are; None: that is not known any more."""
        scene, eyes = self.scene(look, lang), (look, lang)
        if since == self.edition:
            return SAME
        before = self._before.get(eyes)
        if since != self.edition - 1 or before is None:
            return None
        sent = self._changes.get((eyes, by_name))
        if sent is None:
            mentions = Mentions()
            change = difference(before, scene, mentions if by_name else None)
            sent = self._changes[eyes, by_name] = Sent(msgspec.Raw(ENCODE(change)), mentions.faces)
        return sent

    def _scene(self, look: int | None, lang: Lang) -> Scene:
        say = self.words(lang)
        scene = self.story.scene(self.story.position, look, say)
        if self.story.stopped:
            scene = bare_of_offers(scene) | {"headline": say("headline-stopped"), "prompt": say("stopped")}
        return scene

    def preview(self, look: int, lang: Lang, text: str) -> list[Change]:
        """What a move of this seat would change, in numbers."""
        return preview(self.story.game, self.story.state, look, self._legal(look, text), self.words(lang))

    def settling(self, look: int, lang: Lang, text: str) -> Settling | None:
        """The payment that a move of this seat would lead to."""
        return settling(self.story.game, self.story.state, look, self._legal(look, text), self.words(lang))

    def _legal(self, look: int, text: str) -> Move:
        move = next((move for move in self.story.state.answers(look) if move.text == text), None)
        if move is None:
            raise Refused(f"{text!r} is no legal move now", "move")
        return move

    def opening(self, look: int | None, lang: Lang, me: int | None = None) -> list[str]:
        return opening(self.story.opening, look, self.words(lang, me))

    def entries(self, reader: Reader, after: int, again: bool = False) -> list[Entry]:
        """What was logged since, and what an undo has touched; `again`: also what another seat was told differently."""
        self._turn()
        steps = self.story.steps
        if again or any(step.line.undo for step in steps[after:]):
            gone = self.story.position
            touched = (
                step for step in steps[:after] if (again and step.private) or (step.undone and step.position > gone)
            )
            return [self._entry(step, reader) for step in (*touched, *steps[after:])]
        return [self._entry(step, reader) for step in steps[after:]]

    def _entry(self, step: Step, reader: Reader) -> Entry:
        """Who is called by name reads what all do. What was put into words for one is only said anew to others."""
        look, lang = reader.look, reader.lang
        me = reader.me if reader.me is not None and step.speaks_of(reader.me) else None
        entries = self._entries.setdefault((step.line.n, look if step.private else None, lang), {})
        known = entries.get(me)
        if known is None:
            game, say = self.story.game, self.words(lang, me)
            told = next(iter(entries.values()), None)
            fresh = step.line.n > self.story.n - FRESH
            known = entry(game, step, look, say, fresh) if told is None else respoken(told, game, step, look, say)
            entries[me] = known
        return known

    def undo(self, seats: Sequence[int]) -> Undo:
        """Back to the last own decision."""
        self._turn()
        own = tuple(seats)
        known = self._undo.get(own)
        if known is None:
            known = self._undo[own] = undo_of(self.story, seats, others(self.seats, seats))
        return known

    def weigh(self, seats: Sequence[int]) -> Undo:
        """The same, and certainly whether it is free."""
        undo = self._undo[tuple(seats)] = weighed(self.story, self.undo(seats))
        return undo


def bare_of_offers(scene: Scene) -> Scene:
    """The same, with nothing to do."""
    bare: Scene = scene | {"offers": [], "together": []}
    bare.pop("settling", None)
    return bare
