"""Shelf: what the server tells about its games: titles, options, drawings, rules reference, cards."""

from __future__ import annotations

import re
from functools import cache
from typing import Any, get_args

from markdown_it import MarkdownIt

from zeitriss.bots import CHARACTERS, LEVELS
from zeitriss.core.game import Game
from zeitriss.core.options import Option
from zeitriss.core.registry import game, games
from zeitriss.core.signs import pictured
from zeitriss.core.telling import Words
from zeitriss.play.lessons import course_of
from zeitriss.play.seats import Lang
from zeitriss.server.protocol import BotInfo, CardInfo, Challenges, Colour, GameInfo, GuideSection, LessonInfo

SEATS = Option("seats", None)  # how many play stands beside the options
MARKDOWN = MarkdownIt("commonmark", {"html": False}).enable("table")
RULE = re.compile(r"<strong>([A-Z]{2}-R?\d+)</strong>")  # a rule number in bold is where the rule stands
_NUMBER = r'(?:<strong id="[A-Z]{2}-R?\d+">)?[A-Z]{2}-R?\d+(?:</strong>)?'
ASIDE = re.compile(rf"\s*\(({_NUMBER}(?:, {_NUMBER})*)\)")  # numbers in brackets go to the margin


@cache
def infos(lang: Lang) -> list[GameInfo]:
    """The simplest first: the fewer things one can do in a game, the sooner it is learned."""
    shelf = sorted((game(name) for name in games()), key=lambda one: len(one.catalogue.verbs))
    return [info(one, lang) for one in shelf]


def prepare() -> None:
    """What every page asks first, made before anybody comes: the words of all games are read once."""
    for lang in get_args(Lang):
        infos(lang)


def info(game: Game[Any], lang: Lang) -> GameInfo:
    say = game.words(lang)
    bots = [BotInfo(one, say.name("bot", one), say.text("bot", one), LEVELS[one].seconds) for one in CHARACTERS]
    colours = {name: Colour(**colour) for name, colour in game.palette(lang).items()}
    title, tagline, about = say("title"), say("tagline"), say("about")
    challenges = Challenges(game.challenges, say("challenges")) if game.challenges else None
    return GameInfo(
        game.name,
        title,
        tagline,
        about,
        list(game.seats),
        options(game, say),
        bots,
        colours,
        dict(game.staging.boards),
        challenges,
        game.minutes,
        game.team,
        cover(game.name) is not None,
        [LessonInfo(one.id, say(f"lesson-{one.id}"), len(one.answers)) for one in course_of(game).lessons],
        course_of(game).minutes,
        signs(game, say),
    )


def signs(game: Game[Any], say: Words) -> dict[str, str]:
    """What the drawings on the faces of its cards mean, as far as the game says it."""
    names = {name for kind, card in game.cards() for name in pictured(game.staging.face(kind, card, say))}
    return {name: say(f"icon-{name}") for name in sorted(names) if say.knows(f"icon-{name}")}


def options(game: Game[Any], say: Words) -> dict[str, Any]:
    """The game's options with words for each of them and for each choice."""
    schema, settings = game.options(), {option.name: option for option in (SEATS, *game.settings)}
    for name, option in schema["properties"].items():
        option["title"] = say(f"option-{name}")
        choices = option.get("items", option)
        if "enum" in choices:
            choices["oneOf"] = [{"const": v, "title": game.choice(settings[name], v, say)} for v in choices.pop("enum")]
    challenges = game.challenge_values()
    for choice in schema["properties"][game.challenges]["oneOf"] if challenges else []:
        if choice["const"] in challenges:
            choice["description"] = say.text(f"option-{game.challenges}", str(choice["const"]))
    return schema


@cache
def art(name: str) -> dict[str, str]:
    """The game's drawings by name."""
    files = sorted((game(name).folder / "art").glob("*.svg"))
    return {file.stem: file.read_text(encoding="utf-8") for file in files}


@cache
def cover(name: str) -> str | None:
    """The game's picture on the start page, where it has one."""
    file = game(name).folder / "cover.svg"
    return file.read_text(encoding="utf-8") if file.exists() else None


@cache
def guide(name: str, lang: Lang) -> list[GuideSection]:
    """The rules reference, one section per second-level heading."""
    source = game(name).folder / f"guide.{lang}.md"
    if not source.exists():
        return []
    parts = re.split(r"^## +(.+)$", source.read_text(encoding="utf-8"), flags=re.M)[1:]
    return [section(i, title, body) for i, (title, body) in enumerate(zip(parts[::2], parts[1::2], strict=True), 1)]


def section(i: int, title: str, body: str) -> GuideSection:
    html = RULE.sub(r'<strong id="\1">\1</strong>', MARKDOWN.render(body))
    return GuideSection(f"part-{i}", title.strip(), ASIDE.sub(r'<small class="no">\1</small>', html))


@cache
def cards(name: str, lang: Lang) -> list[CardInfo]:
    """Every card as it is printed, and where its values come from."""
    record = game(name)
    say = record.words(lang)
    return [
        CardInfo(kind, card, record.staging.face(kind, card, say), record.values(kind, card, say))
        for kind, card in record.cards()
    ]
