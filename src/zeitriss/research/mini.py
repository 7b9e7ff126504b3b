"""Gegensatz mini: the duel of wands cut down until exact methods can solve it. Registered as `zeitriss_antinomy_mini`.

As in Gegensatz (the numbers are those of its RULES.md): play a relic and walk, into the future exactly as many spots as
its number (AN-14), into the past to a relic of the same colour or symbol (AN-15); exchange it for the relic there; a
paradox (AN-20) wins a crystal, and so does a duel (AN-25 to AN-28) unless the hands are equal.

Cut down: eight relics, one for each colour, number and symbol out of two; three spots, whose relics always lie the
same; two relics in each hand, one face down; wands begin at the own left end; red is the codex colour throughout; a
paradox is a hand of two relics, none of them red, that share number or symbol, and is declared at once; the first
crystal wins; after `plays` moves it is a draw. Who cannot walk passes. Equal hands of a duel are not shown.
"""

from __future__ import annotations

from itertools import combinations
from typing import Any

import numpy as np
import pyspiel

CARDS = [f"{colour}-{number}-{symbol}" for colour in ("red", "blue") for number in (1, 2) for symbol in ("key", "ring")]
FACES = [tuple(card.split("-")) for card in CARDS]
SPOTS = 3
ROW = (CARDS.index("red-1-key"), CARDS.index("blue-2-ring"), CARDS.index("red-2-key"))
PASS = len(CARDS) * SPOTS
PLAYS = 6
REST = [card for card in range(len(CARDS)) if card not in ROW]
DEALS = [
    (one, other)
    for one in combinations(REST, 2)
    for other in combinations([card for card in REST if card not in one], 2)
]

TYPE = pyspiel.GameType(
    short_name="zeitriss_antinomy_mini",
    long_name="Zeitriss: Gegensatz mini",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=2,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=True,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={"plays": PLAYS},
)


class Mini(pyspiel.Game):
    def __init__(self, params: dict[str, Any] | None = None) -> None:
        self.plays = int((params or {}).get("plays", PLAYS))
        info = pyspiel.GameInfo(
            num_distinct_actions=PASS + 1,
            max_chance_outcomes=len(DEALS),
            num_players=2,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.plays,
        )
        super().__init__(TYPE, info, params or {})

    def new_initial_state(self) -> MiniState:
        return MiniState(self, self.plays)

    def max_chance_nodes_in_history(self) -> int:
        return 1

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        wanted = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        whole = wanted.public_info and wanted.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        return Observer(wanted.perfect_recall, whole, self.plays)


class MiniState(pyspiel.State):
    def __init__(self, game: Any, plays: int) -> None:
        super().__init__(game)
        self.plays = plays
        self.hands: list[list[int]] = []
        self.dealt: list[list[int]] = []  # the hands as they were dealt
        self.row = list(ROW)
        self.wands = [0, SPOTS - 1]
        self.moves: list[int] = []
        self.winner = -1

    def current_player(self) -> int:
        if not self.hands:
            return int(pyspiel.PlayerId.CHANCE)
        over = self.winner >= 0 or len(self.moves) >= self.plays
        return int(pyspiel.PlayerId.TERMINAL) if over else len(self.moves) % 2

    def is_terminal(self) -> bool:
        return self.current_player() == int(pyspiel.PlayerId.TERMINAL)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(deal, 1.0 / len(DEALS)) for deal in range(len(DEALS))]

    def _legal_actions(self, player: int) -> list[int]:
        found = [
            card * SPOTS + spot
            for card in sorted(self.hands[player])
            for spot in range(SPOTS)
            if self.leads(player, card, spot)
        ]
        return found or [PASS]

    def leads(self, player: int, card: int, spot: int) -> bool:
        """The second player faces the first: what is ahead for one lies behind for the other (AN-3)."""
        ahead = (spot - self.wands[player]) * (1 if player == 0 else -1)
        colour, number, symbol = FACES[card]
        if ahead > 0:
            return ahead == int(number)
        there = FACES[self.row[spot]]
        return ahead < 0 and (there[0] == colour or there[2] == symbol)

    def _apply_action(self, action: int) -> None:
        if not self.hands:
            self.hands = [list(hand) for hand in DEALS[action]]
            self.dealt = [list(hand) for hand in DEALS[action]]
            return
        player = len(self.moves) % 2
        self.moves.append(action)
        if action == PASS:
            return
        card, spot = divmod(action, SPOTS)
        hand = self.hands[player]
        hand[hand.index(card)], self.row[spot] = self.row[spot], card
        self.wands[player] = spot
        if is_paradox(hand):
            self.winner = player
        elif self.wands[0] == self.wands[1]:
            lead = strength(self.hands[0]) - strength(self.hands[1])
            self.winner = -1 if lead == 0 else 0 if lead > 0 else 1

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return "deal " + " / ".join(", ".join(CARDS[card] for card in hand) for hand in DEALS[action])
        return "pass" if action == PASS else f"play {CARDS[action // SPOTS]} to {action % SPOTS}"

    def returns(self) -> list[float]:
        return [0.0, 0.0] if self.winner < 0 else [1.0, -1.0] if self.winner == 0 else [-1.0, 1.0]

    def __str__(self) -> str:
        return f"hands {self.hands} row {self.row} wands {self.wands} moves {self.moves}"


def is_paradox(hand: list[int]) -> bool:
    one, other = (FACES[card] for card in hand)
    return "red" not in (one[0], other[0]) and (one[1] == other[1] or one[2] == other[2])


def strength(hand: list[int]) -> int:
    """AN-26: the codex colour counts nothing."""
    return sum(int(FACES[card][1]) for card in hand if FACES[card][0] != "red")


class Observer:
    """Own hand, row and wands; with recall the own deal and every move."""

    def __init__(self, recall: bool, whole: bool, plays: int) -> None:
        self.recall, self.whole = recall, whole
        cards = len(CARDS)
        sizes = {"player": 2, "hand": cards, "row": SPOTS * cards, "wands": 2 * SPOTS}
        if recall:
            sizes |= {"dealt": cards, "moves": plays * (PASS + 1)}
        self.tensor = np.zeros(sum(sizes.values()), np.float32)
        self.dict: dict[str, Any] = {}
        place = 0
        for name, size in sizes.items():
            self.dict[name] = self.tensor[place : place + size]
            place += size

    def set_from(self, state: MiniState, player: int) -> None:
        self.tensor.fill(0)
        self.dict["player"][player] = 1
        if not state.hands:
            return
        self.dict["hand"][state.hands[player]] = 1
        for spot, card in enumerate(state.row):
            self.dict["row"][spot * len(CARDS) + card] = 1
        for seat, spot in enumerate(state.wands):
            self.dict["wands"][seat * SPOTS + spot] = 1
        if self.recall:
            self.dict["dealt"][state.dealt[player]] = 1
            for i, action in enumerate(state.moves):
                self.dict["moves"][i * (PASS + 1) + action] = 1

    def string_from(self, state: MiniState, player: int) -> str | None:
        if not self.whole:
            return None
        if not state.hands:
            return "to be dealt"
        own = state.dealt[player] if self.recall else sorted(state.hands[player])
        seen = state.moves if self.recall else [*state.row, *state.wands, len(state.moves)]
        return f"{player} {own} {seen}"


pyspiel.register_game(TYPE, Mini)
