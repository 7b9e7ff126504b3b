"""Scene: what a client draws. Plain JSON data, built by a game's staging from a view, never from the state.

A scene is a list of panels (a player, the middle, a market); a panel holds zones (a row, a fan, a pile);
a zone holds things (cards, slots, tokens). Every legal move is one offer that names the things to click, in order.
The wire types of the server and the TypeScript types of the client are generated from these declarations.
"""

# Annotations are evaluated here: as strings they would hide NotRequired from whoever reads the declarations.

from typing import Literal, NotRequired, TypedDict


class Sign(TypedDict):
    """A piece of a line of signs: a drawing, a number and few words, each where it is needed."""

    icon: NotRequired[str]  # name of a drawing
    count: NotRequired[str]  # 2, +1, X
    word: NotRequired[str]
    tint: NotRequired[str]  # #rrggbb; it only repeats what the shape says
    form: NotRequired[Literal["pill", "token"]]  # a value in its colour: sign and number in a pill, or a round token


class Marker(TypedDict):
    """A small piece on, above or below a thing: a wand, an essence, a countdown token."""

    id: str
    name: str  # with the number, where there is one
    symbol: str
    colour: NotRequired[str]
    seat: NotRequired[int]  # whose it is, if somebody's
    count: NotRequired[int]
    limit: NotRequired[int]  # how many there are at most
    form: NotRequired[Literal["bar", "pips"]]  # on a card: a bar as long as what is left, or one drawing for each


class Face(TypedDict):
    """The printed side of a card. A thing without a face lies face down."""

    title: str
    form: NotRequired[
        Literal["cut", "arch", "round", "bowl", "land", "plain"]
    ]  # of window and cost; with the frame its kind
    frame: NotRequired[str]  # #rrggbb
    paper: NotRequired[Literal["parchment", "night"]]  # ours, or the enemy's
    corner: NotRequired[str]  # number or cost, read in a fanned hand
    cost: NotRequired[list[Sign]]  # a cost of several things, as tokens in place of the corner
    points: NotRequired[str]  # what it is worth
    symbol: NotRequired[str]  # name of a drawing, shown small beside the corner
    colour: NotRequired[str]  # name of one of the game's colours; always shown with its letter or a form
    emblem: NotRequired[str]  # name of the drawing in the window, its own
    light: NotRequired[str]  # the colour of the light behind it, #rrggbb
    signs: NotRequired[list[list[Sign]]]  # what it does, line by line
    short: NotRequired[list[Sign]]  # the same in one line, for little room
    key: NotRequired[list[Sign]]  # what counts most, for hardly any room
    on: NotRequired[list[Marker]]  # what lies on it at first: life, countdown
    text: NotRequired[str]  # what the card does, in our words; [name] is an inline drawing
    words: NotRequired[str]  # the same without drawings, where it has some
    foot: NotRequired[str]  # kind and tags
    rules: NotRequired[list[str]]  # rule numbers that speak of it
    note: NotRequired[str]  # which of its values are not the printed ones for certain


Source = Literal["rulebook", "public", "reconstructed", "user"]


class Value(TypedDict):
    """One printed value of a card, and where it comes from."""

    name: str  # what it is: cost, power 1
    text: str  # in our words; [name] is an inline drawing
    words: str  # the same without drawings
    source: Source


class Thing(TypedDict):
    """One object on the table. Ids of hidden cards are positional, so that they tell nothing."""

    id: str
    kind: Literal["card", "slot", "token", "deck"]
    name: str  # accessible name: what it is and where
    face: NotRequired[Face]
    count: NotRequired[int]  # how many lie here (decks, stacks of tokens)
    symbol: NotRequired[str]  # drawing of a token or of an empty slot
    colour: NotRequired[str]
    wheel: NotRequired[list[str]]  # colours that come round in this order, the present one is `colour`: drawn as a ring
    turn: NotRequired[int]  # degrees clockwise: 90 for a used component, breaches in their orientation
    dim: NotRequired[bool]  # rests: used, destroyed, out of reach
    mark: NotRequired[str]  # a short note on the thing: "new", "acts next"
    order: NotRequired[int]  # its number among those that act one after the other
    ring: NotRequired[float]  # from 0 to 1: how far it has opened
    price: NotRequired[list[Sign]]  # what may be paid for it, at its foot
    like: NotRequired[str]  # id of an equal one: whoever chooses this means that one
    paid: NotRequired[bool]  # lies in play: its cost is paid and no longer shown
    above: NotRequired[list[Marker]]
    below: NotRequired[list[Marker]]
    on: NotRequired[list[Marker]]  # on a card they have a rail of their own at its foot
    holds: NotRequired[list["Thing"]]  # cards that lie on this one: a prepped spell in its breach
    why: NotRequired[str]  # why it cannot be used now, in words
    lacks: NotRequired[str]  # its cost cannot be paid, whatever else it is good for: in words
    about: NotRequired[str]  # what it is, where no face says it


class Counter(TypedDict):
    """A number that belongs to a panel: crystals, life, points."""

    id: str
    name: str
    value: int
    limit: NotRequired[int]
    symbol: NotRequired[str]
    colour: NotRequired[str]
    note: NotRequired[str]  # where the number comes from, shown on hover and focus
    parts: NotRequired[list[str]]  # the same line by line, beside the number where there is room
    look: NotRequired[
        Literal["hero", "pill", "ring", "pieces", "quiet"]
    ]  # from afar, in its colour, a goal, few, small
    tint: NotRequired[str]  # #rrggbb of a pill
    about: NotRequired[str]  # what it is
    ahead: NotRequired[int]  # what is left of it once all that is foreseen has come to pass
    later: NotRequired[str]  # the same in words, for a hero


class Foreseen(TypedDict):
    """A line of a forecast: who acts, what comes of it, and how much. Beats that name `of` carry it out."""

    words: str  # all of it
    title: str
    text: NotRequired[str]
    of: NotRequired[str]  # id of the thing that acts
    emblem: NotRequired[str]  # its drawing
    light: NotRequired[str]  # the colour of the light behind it, #rrggbb
    signs: NotRequired[list[Sign]]  # how much of what
    tone: NotRequired[Literal["sum", "grave"]]  # what it comes to; what must not come to pass


class Zone(TypedDict):
    """A place where things lie. `track` is a row on the rift line with markers above and below. In a `pile` the last
    thing lies on top; face-up cards under it are shown when it is opened. A `road` leads to the right: what has been
    passed of its `room` steps lies behind the traveller. A `goal` is one piece, as large as its place.
    """

    id: str
    name: str  # accessible name: what it is and whose
    title: NotRequired[str]  # shorter words above it, where everybody sees whose it is
    hint: NotRequired[str]  # a second, quieter line of the title
    kind: Literal["row", "fan", "pile", "grid", "track", "tokens", "road", "goal"]
    things: list[Thing]
    columns: NotRequired[int]  # things in a line, where there are several lines
    ends: NotRequired[list[str]]  # words at the left and right end of a track
    note: NotRequired[str]
    lines: NotRequired[list[str]]  # what is written here
    steps: NotRequired[list[Foreseen]]  # what will happen, in order
    quiet: NotRequired[bool]  # less important: drawn small where the room is shared
    room: NotRequired[int]  # so many places are kept for its things; the free ones are faint outlines
    ring: NotRequired[float]  # from 0 to 1: how much is left of what lies here, drawn around it


class Panel(TypedDict):
    """What belongs together: a player's side of the table, or a part of the middle."""

    id: str
    name: str
    area: Literal["others", "middle", "side", "mine"]
    zones: list[Zone]
    counters: NotRequired[list[Counter]]
    seat: NotRequired[int]
    active: NotRequired[bool]  # it is this player's turn
    hint: NotRequired[str]  # a quieter word behind the name: passed
    signs: NotRequired[list[list[Sign]]]  # what it can do, line by line, where there is room


class Offer(TypedDict):
    """One legal move of the viewer and where it is made: click the things of `at` in order; none: a button."""

    move: str  # canonical text
    id: int
    label: str
    at: list[str]
    ends: bool  # the turn of whoever makes it is over then, as far as the viewer can tell
    note: NotRequired[str]  # why it is possible, in a word or two at the last thing: "4 steps"
    brings: NotRequired[Sign]  # what is won by it at once, shown in place of the note
    signs: NotRequired[list[Sign]]  # the same in signs, for the menu at the thing itself
    group: NotRequired[str]  # offers of one dialog (a payment, several cards) share a group
    leaves: NotRequired[bool]  # it gives up whatever else one could still do
    settles: NotRequired[bool]  # a payment follows: what is paid may be chosen before it is made
    sensible: NotRequired[bool]  # mostly one wants this


class Together(TypedDict):
    """One answer that makes several moves one after the other."""

    label: str
    moves: list[str]


class Way(TypedDict):
    """One way to settle a question: how much it takes of each stack, and the moves that do it."""

    takes: list[int]
    moves: list[str]
    note: NotRequired[str]  # what it means for later


class Settling(TypedDict):
    """A payment or a gain, answered bit by bit, as one: every way to settle it, the most sensible one first."""

    title: str
    text: str  # what is fixed and what may be chosen
    label: str  # of the one answer
    stacks: list[str]  # ids of the things from which is taken
    paid: list[int]  # what was taken of each before, without a question
    ways: list[Way]
    onto: NotRequired[list[int]]  # it adds instead: how much there is of each


class Change(TypedDict):
    """A number that a move will change."""

    counter: str  # its id
    name: str
    before: int
    after: int


class Ending(TypedDict):
    reason: str
    headline: str
    results: list[float]


class Region(TypedDict):
    """A rectangle of a board: a place for one zone, or a line of smaller parts. It never moves or changes its size.

    A place is named by the zone's id; `mine.hand` is the viewer's `hand-0`, `hand` inside the part for another player
    is `hand-1`. `PANEL.head`, `mine.head` and `head` are a panel's name and numbers, or `name` and `numbers` each
    for itself; `others` the other players one after the other, `prompt` and `log` what they say, `lately` what they
    did since one's last turn, `steps` the phases of a turn where the header has no room for them.
    """

    place: NotRequired[str]
    parts: NotRequired[list["Region"]]
    down: NotRequired[bool]  # its parts lie below each other
    size: NotRequired[float]  # along the line, in design pixels; without: a share of the room that is left
    share: NotRequired[float]  # 1 unless said
    ground: NotRequired[Literal["panel", "foe", "mine", "sky"]]  # what it is drawn on
    card: NotRequired[float]  # largest width of its cards in design pixels
    tall: NotRequired[float]  # how many times as tall as wide they are, where they are to say every word
    tiles: NotRequired[int]  # its cards are tiles, the name beside the drawing: so many in a line
    lines: NotRequired[int]  # its things lie in so many lines, instead of as many as the zone would take
    columns: NotRequired[int]  # so many of them lie free in a line, instead of as many as the zone would have
    title: NotRequired[Literal["above", "below", "beside"]]  # where the zone's title stands; without: nowhere
    answers: NotRequired[bool]  # below each of its cards stands the answer that takes it


class Layout(TypedDict):
    """A board on one kind of screen. What has no place there opens from its panel's head."""

    table: Region
    other: NotRequired[Region]  # the inside of another player's panel
    head: NotRequired[Region]  # beside the title, above the table


class Board(TypedDict):
    """Where the zones of a scene lie."""

    desktop: Layout
    phone: Layout
    landscape: Layout
    large: NotRequired[Layout]  # like the desktop's unless given
    glance: NotRequired[Layout]  # how the game stands, in a small picture beside words


class Phases(TypedDict):
    """The steps of a turn in their order, and the one that is reached."""

    names: list[str]
    now: int
    alike: NotRequired[bool]  # one is like the other: dots below the question say enough


class First(TypedDict):
    """What is told once, when something first comes up: a kind of question, or something that happened."""

    key: str
    words: str


class Scene(TypedDict):
    game: str
    lang: str
    seat: int | None  # whose eyes; None: a spectator
    asked: int | None  # who must answer; None: nobody, it is over
    headline: str  # where the game stands: round, whose turn
    phases: Phases | None
    prompt: str  # one sentence: what is asked of the viewer, or who is thinking; what could be done: a second line
    about: list[str]  # ids of the things that the question is about, as far as they lie here: the card that asks
    panels: list[Panel]
    board: str  # name of the game's board on which they lie; empty: the client finds places for them
    offers: list[Offer]
    together: list[Together]
    settling: NotRequired[Settling]  # the offers, where they are bits of one payment
    over: Ending | None
    first: NotRequired[First]  # about the kind of question that the viewer is asked


def bare_scene(game: str, seat: int | None, lang: str, headline: str) -> Scene:
    """A table of which nothing is known but what is said of it."""
    return {
        "game": game,
        "lang": lang,
        "seat": seat,
        "asked": None,
        "headline": headline,
        "phases": None,
        "prompt": "",
        "about": [],
        "panels": [],
        "board": "",
        "offers": [],
        "together": [],
        "over": None,
    }
