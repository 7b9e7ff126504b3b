"""Faces: half of what a page is told would be cards that it has been told before. Who asks for it gets each face once;
from then on there is its name in its place.

A name is made of what the face says and of nothing else: it cannot tell what anybody else has seen.

Compiled.
"""

from __future__ import annotations

import hashlib
from typing import Any, Final, NamedTuple

import msgspec
from msgspec.structs import replace

from zeitriss.core.scene import Face
from zeitriss.play.entry import Entry, Moment

ENCODE: Final = msgspec.json.Encoder().encode
NAMED: Final = ("face", "holds", "things", "zones")  # a face, and where things with faces lie
KEPT: Final = 4096  # things that are known at sight; where games make them anew each time, there could be more and more


class Seen(NamedTuple):
    """A face that was numbered. That it is held here makes sure that nothing else has its identity."""

    face: Face
    number: int


class Kept(NamedTuple):
    """A thing as it is told by name. That it is held here makes sure that nothing else has its identity."""

    thing: Any
    said: msgspec.Raw
    faces: int


class Gallery:
    """Every face that was told by name, under a number of this process: which of them a page knows are bits."""

    def __init__(self) -> None:
        self.numbers: dict[str, int] = {}
        self.names: list[str] = []
        self.faces: list[msgspec.Raw] = []
        self.bits = [1]  # by number, and that of the next face
        self.seen: dict[int, Seen] = {}
        self.things: dict[int, Kept] = {}  # most are the same object wherever they are shown (core/printed.py)

    def number(self, face: Face) -> int:
        """Most faces are the same object, too: those are known at sight."""
        seen = self.seen.get(id(face))
        if seen is None:
            if len(self.seen) >= KEPT:
                self.seen.clear()
            seen = self.seen[id(face)] = Seen(face, self._number(face))
        return seen.number

    def _number(self, face: Face) -> int:
        said = ENCODE(face)
        name = hashlib.blake2b(said, digest_size=6).hexdigest()
        if name not in self.numbers:
            self.numbers[name] = len(self.names)
            self.names.append(name)
            self.faces.append(msgspec.Raw(said))
            self.bits.append(2 * self.bits[-1])
        return self.numbers[name]

    def kept(self, thing: Any) -> Kept:
        kept = self.things.get(id(thing))
        if kept is None:
            if len(self.things) >= KEPT:
                self.things.clear()
            mentions = Mentions()
            said = msgspec.Raw(ENCODE(mentions.named(dict(thing))))
            kept = self.things[id(thing)] = Kept(thing, said, mentions.faces)
        return kept

    def told(self, faces: int) -> dict[str, msgspec.Raw]:
        """These faces by their names."""
        return {self.names[i]: self.faces[i] for i in range(faces.bit_length()) if faces >> i & 1}


GALLERY: Final = Gallery()


class Mentions:
    """Puts names in the place of faces, and knows which faces were meant."""

    def __init__(self, faces: int = 0) -> None:
        self.faces = faces

    def entry(self, entry: Entry) -> Entry:
        beats = [beat if beat.card is None else replace(beat, card=self.thing(beat.card)) for beat in entry.beats]
        return replace(entry, beats=beats, moments=[self._moment(one) for one in entry.moments])

    def _moment(self, moment: Moment) -> Moment:
        return replace(moment, sides=[replace(side, cards=self._all(side.cards)) for side in moment.sides])

    def thing(self, thing: Any) -> Any:
        """With names, where it has a face, or holds what has one."""
        if not ("face" in thing or "holds" in thing or "things" in thing or "zones" in thing):
            return thing
        kept = GALLERY.kept(thing)
        self.faces |= kept.faces
        return kept.said

    def named(self, own: dict[str, Any]) -> dict[str, Any]:
        """The same in place."""
        for key in NAMED:
            if key in own:
                own[key] = self.part(key, own[key])
        return own

    def part(self, key: str, value: Any) -> Any:
        """A part of what is shown, under its key."""
        if key == "face":
            number = GALLERY.number(value)
            self.faces |= GALLERY.bits[number]
            return GALLERY.names[number]
        return self._all(value) if key in NAMED else value

    def _all(self, things: list[Any]) -> list[Any]:
        return [self.thing(thing) for thing in things]
