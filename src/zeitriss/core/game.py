"""Game: the record of functions that a game package exports, and what follows from them for every game.

Not compiled: generic dataclasses are beyond mypyc.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from types import ModuleType
from typing import Any, Generic, TypeVar, cast

from zeitriss.core import facts, snapshot
from zeitriss.core.advice import Advice
from zeitriss.core.dealer import Dealer
from zeitriss.core.encoder import Encoder
from zeitriss.core.errors import BadOption, Refused, listed
from zeitriss.core.frame import Frame, frame_key
from zeitriss.core.move import Catalogue, Domain, Move
from zeitriss.core.news import News
from zeitriss.core.offers import no_offers
from zeitriss.core.options import Option, check_options
from zeitriss.core.part import Part
from zeitriss.core.rng import Rng, seeded
from zeitriss.core.scene import Scene, Value
from zeitriss.core.schema import Kind, late
from zeitriss.core.stack import stack_of
from zeitriss.core.stage import View, scene_of, view_of
from zeitriss.core.staging import Staging
from zeitriss.core.state import State
from zeitriss.core.telling import Question, Words, describe, report, speak
from zeitriss.core.zoning import Zoning, reader_of

S = TypeVar("S", bound=State)
NO_ZONES = Zoning(seats=0)


@dataclass(frozen=True)
class Game(Generic[S]):
    """Everything about one game.

    >>> import zeitriss
    >>> game = zeitriss.game("antinomy")
    >>> game.options()["properties"]["level"]["enum"]
    ['easy', 'normal', 'hard']
    >>> game.start(seats=1, options={"level": "brutal"})
    Traceback (most recent call last):
    zeitriss.core.errors.BadOption: level: 'brutal' is not one of 'easy', 'normal', 'hard'
    >>> state = game.start(seats=2, seed=7)
    >>> state.play("place wand at 0"); state.play("place wand at 1")

    A seat sees its own hand, a spectator none; a scene is what a client draws of that.

    >>> [hand.count(None) for hand in game.view(state, seat=0)["hands"]]
    [0, 3]
    >>> [hand.count(None) for hand in game.view(state, seat=None)["hands"]]
    [3, 3]
    >>> scene = game.scene(state, seat=0, lang="de")
    >>> [offer["move"] for offer in scene["offers"]] == [move.text for move in state.moves]
    True

    An imagined world looks the same to the seat, but what it cannot see lies elsewhere.

    >>> world = game.imagine(state, seat=0, seed=3)
    >>> game.view(world, seat=0) == game.view(state, seat=0), world.lying("hands")[1] == state.lying("hands")[1]
    (True, False)

    Snapshots and digests hold the full truth; the catalogue knows every move, and its words.

    >>> game.restore(state.snapshot()).moves == state.moves
    True
    >>> game.digest(game.restore(state.snapshot())) == game.digest(state)
    True
    >>> game.describe(game.catalogue.parse("declare paradox"), lang="en")
    'Declare the paradox'
    """

    name: str
    rules: int  # raised when a rule fix changes what a stored game would do
    seats: Sequence[int]
    settings: Sequence[Option]
    catalogue: Catalogue
    blank: Callable[[Game[S], int, dict[str, Any], Rng], S]  # the empty table: the State class
    deal: Callable[[S], None]  # setup: fills the table and puts the first frames on the stack
    fields: dict[str, Kind]  # what lies on the table
    frames: dict[str, type[Frame[Any]]]
    base: Sequence[str]  # the frames that lie lowest and nowhere else: what goes on when all else is done
    endings: Sequence[str]  # the reasons of outcomes
    stock: Callable[[S], dict[tuple[str, int], int]]  # (kind, card) -> how many there must be, wherever they lie
    check: Callable[[S], None]  # refuses a state that no game could reach: table, stack and outcome
    see: Callable[[S, int | None], Mapping[str, Any]]  # what of the table this seat may see
    redeal: Callable[[S, int, Rng], None]  # deals what this seat cannot know anew, in a copy
    hears: Callable[[S, Move, int | None], bool]  # may this seat (None: spectator) hear the move in full?
    staging: Staging[Any]
    advice: Advice[S]
    features: Callable[[Any], list[float]]
    folder: Path
    colours: dict[str, str]  # name -> hex; what they are called and their letters stand in the messages
    domains: Sequence[Domain]  # the cards: their names and texts stand in the messages
    bound: int  # more moves than any sane game takes; the contract suite plays up to it
    zoning: Zoning = NO_ZONES  # the zones; what else lies on the table are attributes of the State
    minutes: int = 0  # how long a game takes people who know it; 0: not known
    team: bool = False  # all play together and see the same, so that two at one screen need no curtain
    repeats: bool = False  # whether a frame may lie on an equal one: something is to be done twice
    # Whose turn it is, None while it is nobody's (a draft, an income); without it, it is the turn of whoever is asked.
    turn: Callable[[S], int | None] | None = None
    challenges: str = ""  # the option whose values, but for its default, are to be won one by one
    parts: Sequence[Part] = ()  # what the features are, in their order
    encoder: Encoder[S] | None = None  # writes the features straight from the state: the same numbers without a view

    def start(
        self,
        seats: int | None = None,
        seed: int | str = 0,
        options: dict[str, Any] | None = None,
        news: list[News] | None = None,
    ) -> S:
        """A new game at its first decision. `news` is filled with what happens between the deal and that."""
        if options is not None or news is not None:
            return self.begin(self.dealt(seats, seed, options), news)
        check_seed(seed)
        return cast(S, self.dealers[self.seated(seats)].start(seed))

    def dealt(self, seats: int | None = None, seed: int | str = 0, options: dict[str, Any] | None = None) -> S:
        """A new game after the deal, before anything has happened."""
        return self.deal_by(seed, *self.checked(seats, options))

    def deal_by(self, seed: int | str, seats: int, options: dict[str, Any]) -> S:
        """The same with seats and options that are `checked` already."""
        check_seed(seed)
        state = self.empty(seats, options, seeded(seed))
        self.deal(state)
        return state

    def dealer(self, seats: int, options: dict[str, Any]) -> Dealer:
        """Starts many games, one after the other, with seats and options that are `checked` already."""
        return Dealer(self.empty(seats, options, seeded(0)), self.deal)

    @cached_property
    def dealers(self) -> dict[int, Dealer]:
        """Those of games that are started with no options, by the number of seats."""
        return {seats: self.dealer(seats, options) for seats, options in self.defaults.items()}

    def begin(self, state: S, news: list[News] | None = None) -> S:
        """The same game at its first decision. `news` is filled with what happens on the way."""
        state.news = news
        state.settle()
        state.news = None
        return state

    def empty(self, seats: int, options: dict[str, Any], rng: Rng) -> S:
        """A table on which nothing lies yet."""
        state = self.blank(self, seats, options, rng)
        state.stack, state.offers = stack_of([]), no_offers()
        state.cells = self.zoning.empty(seats)
        state.known = self.catalogue.moves
        return state

    def checked(self, seats: int | None, options: dict[str, Any] | None) -> tuple[int, dict[str, Any]]:
        """The seat number and all options, with defaults filled in; wrong ones are refused by name."""
        seats = self.seated(seats)
        if options is not None and not isinstance(options, dict):
            raise BadOption(f"{options!r} given, options by name are needed", "options")
        return seats, check_options(self.settings, options, seats) if options else dict(self.defaults[seats])

    def seated(self, seats: int | None) -> int:
        """The seat number; None: two where two can play."""
        if seats is None:
            seats = 2 if 2 in self.seats else self.seats[0]
        if type(seats) is not int or seats not in self.seats:  # 2.0 and true are equal to numbers
            raise BadOption(f"{seats!r} is not one of {listed([str(n) for n in self.seats])}", "seats")
        return seats

    @cached_property
    def defaults(self) -> dict[int, dict[str, Any]]:
        """All options of a game that is started with none, by the number of seats."""
        return {seats: check_options(self.settings, {}, seats) for seats in self.seats}

    def options(self) -> dict[str, Any]:
        """JSON Schema of the options, with defaults."""
        properties: dict[str, Any] = {"seats": {"enum": list(self.seats), "default": self.checked(None, None)[0]}}
        properties |= {option.name: option.schema() for option in self.settings}
        return {"type": "object", "properties": properties, "additionalProperties": False}

    def choice(self, option: Option, value: Any, say: Words) -> str:
        """A choice of an option in words: its own, or of a card its name, its kind and what it costs."""
        if option.of is None:
            return say(f"option-{option.name}-{str(value).lower()}")
        face = self.staging.face(option.of.kind, value, say)
        return f"{face['title']} · {face['foot']} {face['corner']}"

    def challenge_values(self) -> list[Any]:
        """What is there to be won one by one, as values of the option `challenges`; its default is none of them."""
        return [value for o in self.settings if o.name == self.challenges for value in o.choices if value != o.default]

    def view(self, state: S, seat: int | None) -> View:
        """What that seat may see, as plain JSON data; None: what everybody sees. Legal moves when it is asked."""
        check_viewer(state, seat)
        return view_of(self, state, seat)

    def imagine(self, state: S, seat: int, seed: int | str = 0) -> S:
        """A full State that this seat cannot tell from the real one; what it cannot know is dealt anew.

        The same for every state that the seat cannot tell apart, so that nothing drawn from it can leak.
        """
        check_seat(state, seat)
        return self.imagined(state, seat, dreaming(seed).clone())

    def imagined(self, state: S, seat: int, rng: Rng) -> S:
        """The same by a generator at hand, which becomes the world's own."""
        world = state.clone()
        self.redeal(world, seat, rng)
        world.rng = rng
        if world.seat != seat:  # the answers of others may depend on what was dealt anew
            world.ask()
        return world

    def question(self, state: S) -> Question:
        """What is asked now, for the words of its answer."""
        top = state.stack.top()
        return Question(frame_key(type(top)), top.about(state))

    def words(self, lang: str, names: Sequence[str] = ()) -> Words:
        """The game's messages in a language; `names` are the players' names by seat."""
        return speak(self.folder, lang, names)

    def palette(self, lang: str) -> dict[str, dict[str, str]]:
        """The game's colours with hex, name and letter: colour never stands alone."""
        say = self.words(lang)
        return {
            name: {"hex": hex, "name": say.name("colour", name), "letter": say.letter("colour", name)}
            for name, hex in self.colours.items()
        }

    def cards(self) -> list[tuple[str, str]]:
        """Every card of the game as kind and name. Colours of which none lies on the table are no cards."""
        lying = {kind for seats in self.seats for kind, _ in self.stock(self.start(seats))}
        printed = [d for d in self.domains if d.kind in lying or not self.colours.keys() >= set(d.names)]
        return [(domain.kind, name) for domain in printed for name in domain.names]

    def values(self, kind: str, name: str, say: Words) -> list[Value]:
        """What is printed on a card, value by value, with its source; none where a game does not know them."""
        return [] if self.staging.values is None else self.staging.values(kind, name, say)

    def scene(self, state: S, seat: int | None, lang: str = "en", names: Sequence[str] = ()) -> Scene:
        """What a client draws for this seat."""
        check_viewer(state, seat)
        return scene_of(self, state, seat, self.words(lang, names))

    def describe(self, move: Move, lang: str = "en") -> str:
        """Words for a move."""
        return describe(move, self.words(lang))

    def told(self, state: S, move: Move, by: int, to: int | None, say: Words) -> str:
        """The log line of a move made in `state` by one seat, as another one may read it."""
        return report(move, self.question(state), by, say, not self.hears(state, move, to), self.staging.details)

    def lying(self, state: S, field: str) -> Any:
        return self.readers[field](state)

    @cached_property
    def readers(self) -> dict[str, Callable[[State], Any]]:
        """How each field of the snapshot is read from a state."""
        return {name: reader_of(name, self.zoning) for name in self.fields}

    @cached_property
    def late(self) -> dict[str, Any]:
        """The fields that a snapshot leaves out where they are as in all games from before they came."""
        return late(self.fields)

    def write(self, state: S) -> dict[str, Any]:
        return snapshot.write(self, state)

    def restore(self, data: dict[str, Any]) -> S:
        """The State of a snapshot. A missing, unknown, doubled or impossible entry is refused by name."""
        return snapshot.restore(self, data)

    def digest(self, state: S) -> str:
        """A short fingerprint of the full truth, equal in every build and on every machine."""
        return snapshot.digest(self.write(state))

    @cached_property
    def cards_digest(self) -> str:
        """A fingerprint of all card facts; the header of a log has one of the cards in that game."""
        return facts.digest(self.folder)


@lru_cache(maxsize=256)
def dreaming(seed: int | str) -> Rng:
    """The generator of imagined worlds: never the stream of a game with this seed. The same few are asked for often."""
    return seeded(f"imagined {seed}")


def check_seat(state: State, seat: int) -> None:
    if type(seat) is not int or not 0 <= seat < state.seats:  # true is no seat, and -1 not the last one
        raise Refused(f"{seat!r} is no seat from 0 to {state.seats - 1}", "seat")


def check_viewer(state: State, seat: int | None) -> None:
    if seat is not None:
        check_seat(state, seat)


def check_seed(seed: int | str) -> None:
    if type(seed) is not int and type(seed) is not str:
        raise Refused(f"{seed!r} is neither a whole number nor a text", "seed")


def frames_of(package: str) -> dict[str, type[Frame[Any]]]:
    """The frame classes of all modules of a game's package, by name."""
    folder = import_module(package)
    return frames_in(*(import_module(found.name) for found in walk_packages(folder.__path__, f"{package}.")))


def frames_in(*modules: ModuleType) -> dict[str, type[Frame[Any]]]:
    """The frame classes of these modules, by name."""
    return {
        name: item
        for module in modules
        for name, item in vars(module).items()
        if isinstance(item, type) and issubclass(item, Frame) and item.__module__ == module.__name__
    }
