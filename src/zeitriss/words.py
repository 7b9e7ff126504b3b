"""Words: a game's messages in one language, through Fluent. Shared ones stand in `texts/`, the game's in its folder."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

from zeitriss.core.errors import Refused

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("de", "en")
REMEMBERED = 20_000  # messages; a few MB
Args = tuple[tuple[str, str | int], ...]


class Unspoken(KeyError):
    """A message is missing or broken: a defect of the text files, found by the contract suite."""


class Speaker:
    """Speaks one language about one game. `names` are the players' names by seat."""

    def __init__(self, bundle: FluentBundle, lang: str, names: Sequence[str]) -> None:
        self.bundle, self.lang, self.names = bundle, lang, names

    def __call__(self, key: str, **args: str | int) -> str:
        return self._format(key, None, args)

    def name(self, kind: str, word: str) -> str:
        return self._format(f"{kind}-{word}", None, {})

    def text(self, kind: str, word: str) -> str:
        return self._format(f"{kind}-{word}", "text", {})

    def letter(self, kind: str, word: str) -> str:
        return self._format(f"{kind}-{word}", "letter", {})

    def seat(self, seat: int) -> str:
        return self.names[seat] if seat < len(self.names) else self("seat", letter="ABCDEFGH"[seat])

    def knows(self, key: str) -> bool:
        return bool(self.bundle.has_message(key))

    def _format(self, key: str, attribute: str | None, args: dict[str, str | int]) -> str:
        return formatted(self.bundle, self.lang, key, attribute, tuple(args.items()))


@lru_cache(maxsize=REMEMBERED)
def formatted(bundle: FluentBundle, lang: str, key: str, attribute: str | None, args: Args) -> str:
    """A message in words. Remembered: most of what a table says is the same from move to move."""
    if not bundle.has_message(key):
        raise Unspoken(f"{lang}: {key} is missing")
    message = bundle.get_message(key)
    pattern = message.attributes.get(attribute) if attribute else message.value
    if pattern is None:
        raise Unspoken(f"{lang}: {key} has no {attribute or 'value'}")
    text, errors = bundle.format_pattern(pattern, dict(args))
    if errors:
        raise Unspoken(f"{lang}: {key}: {errors[0]}")
    return str(text)


def speak(folder: Path, lang: str, names: Sequence[str]) -> Speaker:
    if lang not in LANGUAGES:
        raise Refused(f"{lang!r} is not one of {', '.join(LANGUAGES)}", "lang")
    return Speaker(bundle(folder, lang), lang, names)


@cache
def bundle(folder: Path, lang: str) -> FluentBundle:
    from fluent.runtime import FluentBundle, FluentResource  # three times as slow to import as all of zeitriss

    # No direction marks: the same words go to terminals, files and tests.
    result = FluentBundle([lang], use_isolating=False)
    lessons = [file] if (file := folder / f"lessons.{lang}.ftl").exists() else []
    for file in (Path(__file__).parent / "texts" / f"{lang}.ftl", folder / f"{lang}.ftl", *lessons):
        result.add_resource(FluentResource(file.read_text(encoding="utf-8")), allow_overrides=True)
    return result
