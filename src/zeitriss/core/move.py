"""Move and Catalogue: everything that a player can ever do, numbered once.

A verb with its domains stands for one move per combination: `play {relic} to {spot}` with 22 relics and 9 spots is 198
moves. Moves are never built during play; they are looked up by number, compared by identity and logged by text.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from mypy_extensions import i64

from zeitriss.core.errors import UnknownMove


class Domain:
    """A named, ordered set that moves, frames and snapshots speak of: relics, spots, sides."""

    def __init__(self, kind: str, names: Sequence[str]) -> None:
        self.kind = kind
        self.names = list(names)
        self.index = {name: i for i, name in enumerate(self.names)}
        if len(self.index) != len(self.names):
            raise ValueError(f"{kind}: a name stands twice")

    def word(self, i: i64) -> str:
        """A member as news and questions name it: `relic.red-1-key`."""
        return f"{self.kind}.{self.names[i]}"

    def __len__(self) -> int:
        return len(self.names)


class Move:
    """One entry of a catalogue. `args` are numbers in the domains of its verb; `a`, `b`, `c` the same, 0 where missing.

    >>> import zeitriss
    >>> move = zeitriss.game("antinomy").catalogue.parse("place wand at 4")
    >>> move.text, move.id, move.verb.name, move.args
    ('place wand at 4', 4, 'place', (4,))
    """

    def __init__(self, id: i64, verb: Verb, args: tuple[int, ...], text: str) -> None:
        self.id: i64 = id
        self.verb = verb
        self.args = args
        self.text = text
        full = (*args, 0, 0, 0)
        self.a: i64 = full[0]
        self.b: i64 = full[1]
        self.c: i64 = full[2]
        self._named: dict[str, int | str] | None = None

    @property
    def named(self) -> dict[str, int | str]:
        """Its arguments as messages and showings speak of them: `relic.red-1-key`, `seat.0`; never changed."""
        if self._named is None:
            pairs = zip(self.verb.domains.items(), self.args, strict=True)
            self._named = {key: domain.word(i) for (key, domain), i in pairs}
        return self._named

    def __repr__(self) -> str:
        return f"<{self.text}>"


class Verb:
    """One kind of move. `at(a, b, c)` is the move with these arguments, `id(a, b, c)` its number in the catalogue."""

    def __init__(self, name: str, template: str, domains: dict[str, Domain]) -> None:
        self.name = name
        self.template = template
        self.domains = domains
        self.moves: list[Move] = []
        sizes = [len(domain) for domain in domains.values()] + [1, 1, 1]
        self.second: i64 = sizes[1]
        self.third: i64 = sizes[2]
        self.first: i64 = 0  # the number of its first move; the others follow

    def id(self, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> i64:
        return self.first + (a * self.second + b) * self.third + c

    def at(self, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> Move:
        return self.moves[(a * self.second + b) * self.third + c]


class Catalogue:
    """All moves of a game in a fixed order: the ids of logs, masks and networks.

    >>> from zeitriss.core.move import Catalogue, Domain
    >>> catalogue = Catalogue()
    >>> count, heap = Domain("count", "123"), Domain("heap", "ab")
    >>> take = catalogue.verb("take", "take {count} from {heap}", count=count, heap=heap)
    >>> take.at(1, 0).text, take.at(1, 0).id, len(catalogue)
    ('take 2 from a', 2, 6)
    >>> catalogue.parse("take 2 from a") is catalogue[2]
    True
    >>> [move.text for move in catalogue][-1]
    'take 3 from b'
    """

    def __init__(self) -> None:
        self.moves: list[Move] = []
        self.verbs: dict[str, Verb] = {}
        self.by_text: dict[str, Move] = {}

    def verb(self, name: str, template: str, **domains: Domain) -> Verb:
        """Add a verb with one move per combination of its domains (three at most)."""
        if name in self.verbs or len(domains) > 3:
            raise ValueError(f"verb {name}: stands twice or has more than three domains")
        verb = Verb(name, template, domains)
        verb.first = len(self.moves)
        combinations: list[tuple[int, ...]] = [()]
        for domain in domains.values():
            combinations = [(*chosen, i) for chosen in combinations for i in range(len(domain))]
        for args in combinations:
            words = {key: domain.names[i] for (key, domain), i in zip(domains.items(), args, strict=True)}
            self.add(verb, args, template.format(**words))
        self.verbs[name] = verb
        return verb

    def add(self, verb: Verb, args: tuple[int, ...], text: str) -> None:
        if text in self.by_text:
            raise ValueError(f"the move text {text!r} stands twice")
        move = Move(len(self.moves), verb, args, text)
        self.moves.append(move)
        verb.moves.append(move)
        self.by_text[text] = move

    def parse(self, text: str) -> Move:
        move = self.by_text.get(text)
        if move is None:
            raise UnknownMove(f"{text!r} is no move of this game", "move")
        return move

    def __len__(self) -> int:
        return len(self.moves)

    def __getitem__(self, id: int) -> Move:
        return self.moves[id]

    def __iter__(self) -> Iterator[Move]:
        return iter(self.moves)
