"""Sentence: a message made ready to be said. Most messages only put names in their places and ask who is "you"; that
takes a hundredth of what Fluent takes for it. Plural forms, cases and large numbers are left to Fluent.

Compiled.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, final

NUMBERS: Final = range(1000)  # they look the same in all languages
NESTED: Final = 10  # messages within messages

Value = str | int


@final
class Slot:
    """A place for an argument."""

    def __init__(self, name: str) -> None:
        self.name = name


@final
class Variants:
    """Other words for each value of an argument, as of whom it speaks."""

    def __init__(self, name: str, variants: dict[str, Sentence], default: Sentence) -> None:
        self.name, self.variants, self.default = name, variants, default


@final
class Sentence:
    def __init__(self, parts: list[str | Slot | Variants]) -> None:
        self.parts = parts

    def say(self, args: dict[str, Value]) -> str | None:
        """With these arguments; None: only Fluent knows."""
        said: list[str] = []
        for part in self.parts:
            if isinstance(part, str):
                said.append(part)
                continue
            value = args.get(part.name)
            words: str | None = None
            if isinstance(part, Slot):
                words = written(value)
            elif isinstance(value, str):
                words = part.variants.get(value, part.default).say(args)
            if words is None:
                return None
            said.append(words)
        return "".join(said)


def written(value: Value | None) -> str | None:
    if isinstance(value, str):
        return value
    return str(int(value)) if value is not None and value in NUMBERS else None


def sentence(pattern: Any, messages: Mapping[str, Any], depth: int = 0) -> Sentence | None:
    """From Fluent's syntax tree; None: it takes more than this. `messages` are those that it may refer to."""
    parts: list[str | Slot | Variants] = []
    for element in pattern.elements:
        found = part_of(element, messages, depth)
        if found is None:
            return None
        if isinstance(found, Sentence):
            parts += found.parts
        else:
            parts.append(found)
    return Sentence(parts)


def part_of(element: Any, messages: Mapping[str, Any], depth: int) -> str | Slot | Variants | Sentence | None:
    kind = type(element).__name__
    if kind == "Placeable":
        return part_of(element.expression, messages, depth)
    if kind == "TextElement":
        return str(element.value)
    if kind == "StringLiteral":
        return str(element.parse()["value"])
    if kind == "VariableReference":
        return Slot(element.id.name)
    if kind == "MessageReference" and element.attribute is None and depth < NESTED:
        message = messages.get(element.id.name)
        return None if message is None or message.value is None else sentence(message.value, messages, depth + 1)
    return variants_of(element, messages, depth) if kind == "SelectExpression" else None


def variants_of(element: Any, messages: Mapping[str, Any], depth: int) -> Variants | None:
    variants: dict[str, Sentence] = {}
    default: Sentence | None = None
    for variant in element.variants:
        words = sentence(variant.value, messages, depth)
        if words is None or type(variant.key).__name__ != "Identifier":
            return None
        variants[variant.key.name] = words
        default = words if variant.default else default
    if default is None or type(element.selector).__name__ != "VariableReference":
        return None
    return Variants(element.selector.id.name, variants, default)
