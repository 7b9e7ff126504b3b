"""Words: a game's messages in one language, through Fluent. Shared ones stand in `texts/`, the game's in its folder.

Compiled.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from mypy_extensions import mypyc_attr

from zeitriss.core.errors import Refused
from zeitriss.core.telling import with_arguments
from zeitriss.sentence import Sentence, sentence

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("de", "en")
REMEMBERED = 20_000  # messages; a few MB
ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)  # where a message or a -term begins
REFERENCE = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")


@mypyc_attr(native_class=False)  # what inherits from Python's own errors cannot be compiled
class Unspoken(KeyError):
    """A message is missing or broken: a defect of the text files, found by the contract suite."""


class Messages:
    """All messages of a game in one language, and what was made of them: most of what a table says is said again.

    `entries` are the messages as they are written. Each is parsed when it is first said: to parse those of all games
    takes longer than the rest of a server's start.
    """

    def __init__(self, bundle: FluentBundle, entries: dict[str, str], lang: str) -> None:
        self.bundle, self.entries, self.lang = bundle, entries, lang
        self.parsed: set[str] = set()
        self.syntax: dict[str, Any] = {}  # as Fluent has read them
        self.ready: dict[tuple[str, str | None], Sentence | None] = {}
        self.said: dict[object, str] = {}

    def parse(self, key: str) -> None:
        """An entry, and what it refers to. It counts as parsed when all of that is there: threads share them."""
        from fluent.runtime import FluentResource

        found: set[str] = set()
        ahead = [key]
        while ahead:
            one = ahead.pop()
            if one in self.entries and one not in self.parsed and one not in found:
                found.add(one)
                resource = FluentResource(self.entries[one])
                self.bundle.add_resource(resource)
                self.syntax[one] = resource.body[0]
                ahead += REFERENCE.findall(self.entries[one])
        self.parsed |= found

    def keep(self, what: object, words: str) -> str:
        if len(self.said) >= REMEMBERED:
            self.said.clear()
        self.said[what] = words
        return words

    def format(self, key: str, attribute: str | None, args: dict[str, str | int]) -> str:
        self.parse(key)
        if not self.bundle.has_message(key):
            raise Unspoken(f"{self.lang}: {key} is missing")
        known = {f"{name}-is": "other" for name in args} | args
        ready = self.made_ready(key, attribute)
        return (ready and ready.say(known)) or self.by_fluent(key, attribute, known)

    def made_ready(self, key: str, attribute: str | None) -> Sentence | None:
        """A message that was parsed; None: it is left to Fluent."""
        which = key, attribute
        if which not in self.ready:
            message = self.syntax[key]
            named = (one.value for one in message.attributes if one.id.name == attribute)
            pattern = next(named, None) if attribute else message.value
            self.ready[which] = None if pattern is None else sentence(pattern, self.syntax)
        return self.ready[which]

    def by_fluent(self, key: str, attribute: str | None, known: dict[str, str | int]) -> str:
        message = self.bundle.get_message(key)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            raise Unspoken(f"{self.lang}: {key} has no {attribute or 'value'}")
        text, errors = self.bundle.format_pattern(pattern, known)
        if errors:
            raise Unspoken(f"{self.lang}: {key}: {errors[0]}")
        return str(text)


class Speaker:
    """Speaks one language about one game. `names` are the players' names by seat; `me` is who listens."""

    def __init__(self, messages: Messages, names: Sequence[str], me: int | None = None) -> None:
        self.messages, self.lang, self.names, self.me = messages, messages.lang, tuple(names), me
        self.said = messages.said

    def to(self, me: int | None) -> Speaker:
        return self if me == self.me else Speaker(self.messages, self.names, me)

    def __call__(self, key: str, **args: str | int) -> str:
        what = with_arguments([key], args) if args else key
        return self.said.get(what) or self.messages.keep(what, self.messages.format(key, None, args))

    def name(self, kind: str, word: str) -> str:
        return self(f"{kind}-{word}")

    def text(self, kind: str, word: str) -> str:
        return self._attribute(f"{kind}-{word}", "text")

    def letter(self, kind: str, word: str) -> str:
        return self._attribute(f"{kind}-{word}", "letter")

    def seat(self, seat: int) -> str:
        return self.names[seat] if seat < len(self.names) else self("seat", letter="ABCDEFGH"[seat])

    def knows(self, key: str) -> bool:
        return key in self.messages.entries

    def mentions(self, key: str, argument: str) -> bool:
        """Whether this message speaks of that argument."""
        return f"${argument}" in self.messages.entries.get(key, "")

    def keep(self, what: object, words: str) -> str:
        return self.messages.keep(what, words)

    def _attribute(self, key: str, attribute: str) -> str:
        what = key, attribute
        return self.said.get(what) or self.messages.keep(what, self.messages.format(key, attribute, {}))


def speak(folder: Path, lang: str, names: Sequence[str]) -> Speaker:
    if lang not in LANGUAGES:
        raise Refused(f"{lang!r} is not one of {', '.join(LANGUAGES)}", "lang")
    return Speaker(messages(folder, lang), names)


@cache
def messages(folder: Path, lang: str) -> Messages:
    from fluent.runtime import FluentBundle  # three times as slow to import as all of zeitriss

    shared = Path(__file__).parent / "texts"
    lessons = [file] if (file := folder / f"lessons.{lang}.ftl").exists() else []
    files = shared / f"grammar.{lang}.ftl", shared / f"{lang}.ftl", folder / f"{lang}.ftl", *lessons
    # Of a key that stands in several files, the game's own is said.
    entries = {key: entry for file in files for key, entry in entries_of(file.read_text(encoding="utf-8"))}
    # No direction marks: the same words go to terminals, files and tests.
    return Messages(FluentBundle([lang], use_isolating=False), entries, lang)


def entries_of(text: str) -> Iterator[tuple[str, str]]:
    """Each message and each -term of a file, by its key."""
    starts = [*ENTRY.finditer(text)]
    for start, end in zip(starts, [*starts[1:], None], strict=True):
        yield start[1], text[start.start() : end and end.start()]
