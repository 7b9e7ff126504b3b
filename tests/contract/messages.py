"""Messages: everything has words, and both languages say the same."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor
from tests.contract.case import Case, Position, aloud, ask

import zeitriss
from zeitriss.core.frame import Frame, Work, frame_key
from zeitriss.core.game import Game
from zeitriss.core.schema import write_fields
from zeitriss.core.signs import pictured
from zeitriss.core.state import State
from zeitriss.core.telling import describe, ending, news_words
from zeitriss.words import LANGUAGES, entries_of

TALK = 150
# A number in place of what it stands for, or an answer without its question
BARE = re.compile(
    r"^\W*\d+\W*$|\b(power|option|choice|kraft|fähigkeit|wahl|möglichkeit) \d|(^|says |sagt )(yes|no|ja|nein)\.?$",
    re.IGNORECASE,
)
SHARED = Path(zeitriss.__file__).parent / "texts"


class Content(Visitor):
    """The variables and the numbers of a pattern."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.numbers: Counter[str] = Counter()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.numbers.update(re.findall(r"\d+", node.value))


def patterns(path: Path) -> dict[str, Content]:
    """Every message and attribute of a file; what cannot be parsed and what stands twice is a mistake."""
    found: dict[str, Content] = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{path.name}: {entry.content}"
        if isinstance(entry, ast.Message | ast.Term):
            mark = "-" if isinstance(entry, ast.Term) else ""
            for key, part in parts(f"{mark}{entry.id.name}", entry):
                assert key not in found, f"{path.name}: {key} stands twice"
                found[key] = Content()
                found[key].visit(part)
    return found


def parts(key: str, entry: ast.Message | ast.Term) -> Iterator[tuple[str, Any]]:
    if entry.value is not None:
        yield key, entry.value
    for attribute in entry.attributes:
        yield f"{key}.{attribute.id.name}", attribute.value


def languages_agree(game: Game[Any]) -> None:
    """Same keys, same variables, same numbers."""
    for folder in (SHARED, game.folder):
        german, english = (patterns(folder / f"{lang}.ftl") for lang in LANGUAGES)
        assert german.keys() == english.keys(), f"only in one language: {sorted(german.keys() ^ english.keys())}"
        for key, content in german.items():
            assert content.variables == english[key].variables, f"{key}: other variables"
            if not key.startswith("-"):  # a term is a word, and words have cases
                assert content.numbers == english[key].numbers, f"{key}: other numbers"


def asking(game: Game[Any]) -> list[type[Frame[Any]]]:
    """The frames of which a question may come up; one that only its subclasses are made of is none."""
    frames = list(game.frames.values())
    asked = [f for f in frames if f.choices is not Frame.choices or f.offer not in (Frame.offer, Work.offer)]
    bases = {f for f in asked if any(issubclass(other, f) for other in frames if other is not f)}
    code = "".join(file.read_text(encoding="utf-8") for file in game.folder.rglob("*.py"))
    return [f for f in asked if f not in bases or re.search(rf"(?<!class )\b{f.__name__}\(", code)]


def every_word_is_there(game: Game[Any]) -> None:
    """What the records name has words: title, options, verbs, questions, cards with text and face."""
    cards = {kind for seats in game.seats for kind, _ in game.stock(game.start(seats))}
    for lang in LANGUAGES:
        keys = patterns(game.folder / f"{lang}.ftl").keys()
        needed = {"title", "tagline", "about"}
        needed |= {f"option-{option.name}" for option in game.settings} | {"option-seats"}
        needed |= {f"option-seats-{seats}" for seats in game.seats}
        own = [o for o in game.settings if o.of is None]  # cards are called by their names
        needed |= {f"option-{o.name}-{str(choice).lower()}" for o in own for choice in o.choices}
        if game.challenges:
            values = game.challenge_values()
            assert values, f"challenges: {game.challenges} is no option with choices"
            needed |= {"challenges", *(f"option-{game.challenges}-{value}.text" for value in values)}
        needed |= {f"colour-{name}{part}" for name in game.colours for part in ("", ".letter")}
        needed |= {f"{form}-{verb}" for verb in game.catalogue.verbs for form in ("move", "log")}
        needed |= {f"ask-{frame_key(frame)}" for frame in asking(game)}
        needed |= {f"{domain.kind}-{name}" for domain in game.domains for name in domain.names}
        needed |= {f"{d.kind}-{name}.text" for d in game.domains if d.kind in cards for name in d.names}
        assert needed <= keys, f"{lang}: {sorted(needed - keys)}"
        say = game.words(lang)
        assert all(describe(move, say).strip() for move in game.catalogue.moves)
        faces = [(d.kind, name) for d in game.domains if d.kind in cards for name in d.names]
        assert all(game.staging.face(kind, name, say)["title"].strip() for kind, name in faces)
        drawn = {icon for kind, name in faces for icon in pictured(game.staging.face(kind, name, say))}
        unsaid = sorted(icon for icon in drawn if not say.knows(f"icon-{icon}"))
        assert not unsaid, f"{lang}: no words for the drawings {unsaid} (icon-…)"


def everything_is_said(case: Case) -> None:
    """Whatever comes up in random games has words in both languages: questions, moves, news, endings."""
    game, say = case.game, [case.game.words(lang) for lang in LANGUAGES]
    keys = patterns(game.folder / f"{LANGUAGES[0]}.ftl").keys()
    asked, reasons = set(), set()
    for position in talk(case):
        state, move = position.state, position.move
        if state.outcome is not None:
            reasons.add(state.outcome.reason)
            assert all(ending(state.outcome, words)["headline"].strip() for words in say)
        if move is None or state.seat is None:
            continue
        asked.add(f"ask-{ask(state)}")
        for news in (news for seat in case.observers(position) for news in aloud(state, move, seat)[1]):
            assert all(news_words(news, words).strip() for words in say)
    assert asked <= keys, f"not in the messages: {sorted(asked - keys)}"
    assert reasons
    assert reasons <= set(game.endings), f"{reasons} are not all among the endings of the game"
    assert {f"over-{reason}" for reason in game.endings} <= keys


def talk(case: Case) -> Iterator[Position]:
    """The positions of a few games, of more if they are short."""
    moves = seed = 0
    while moves < TALK:
        for position in case.states(f"words {seed}"):
            yield position
            moves += 1
        seed += 1


def questions_name_their_card(case: Case) -> None:
    """What does not come from the rules comes from a card, and says from which."""
    game = case.game
    unknown = case.of_rules - {frame_key(frame) for frame in game.frames.values()}
    assert not unknown, f"no questions of the game: {sorted(unknown)}"
    for position in talk(case):
        assert names_cause(case, position.state), f"{ask(position.state)}: which card asks?"


def names_cause(case: Case, state: State) -> bool:
    """Whether what is asked here names the card that asks, or is asked by the card of its frame, or by the rules."""
    if state.seat is None or ask(state) in case.of_rules:
        return True
    frame, about = state.stack[-1], case.game.question(state).about
    card = str(about.get("card", "")).partition(".")[2]
    own = card in write_fields(frame, frame.fields).values()  # not one that is only shown
    if own and "$card" in words_of(case.game.folder, f"ask-{ask(state)}"):
        return True
    return str(about.get("cause")).partition(".")[0] in case.kinds


@cache
def words_of(folder: Path, key: str) -> str:
    """A message as it is written."""
    text = (folder / f"{LANGUAGES[0]}.ftl").read_text(encoding="utf-8")
    return dict(entries_of(text)).get(key, "")


def every_move_is_told(case: Case) -> None:
    """Each legal move has a line in the log for each reader, be it in full or hidden."""
    for position in case.positions:
        state = position.state
        for move, seat, lang in product(state.moves, case.observers(position), LANGUAGES):
            line = case.game.told(state, move, state.seat or 0, seat, case.game.words(lang))
            assert line.strip(), f"{move} has no words in the log for {seat}"
            assert not BARE.search(line), f"{move}: {line!r} does not say what was done"


def guides_agree(game: Game[Any]) -> None:
    """The rules reference has the same sections in both languages, with the same rule numbers in each."""
    german, english = (sections(game.folder / f"guide.{lang}.md") for lang in LANGUAGES)
    assert len(german) == len(english), f"{len(german)} and {len(english)} sections"
    for one, other in zip(german, english, strict=True):
        assert numbers(one) == numbers(other), f"{one.splitlines()[0]}: other rule numbers"


def sections(path: Path) -> list[str]:
    return re.split(r"^(?=## )", path.read_text(encoding="utf-8"), flags=re.MULTILINE)[1:]


def numbers(text: str) -> set[str]:
    return set(re.findall(r"\b[A-Z]{2}-R?\d+\b", text))
