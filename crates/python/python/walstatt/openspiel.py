"""All games for OpenSpiel's algorithms.

>>> import pyspiel, walstatt.openspiel
>>> game = pyspiel.load_game("walstatt", {"game": "pixel-tactics"})

Importing this module registers the game `walstatt`. Its parameters are `game` and `options`, the latter as JSON. Rolls and
draws are chance nodes; actions are the numbers of options. OpenSpiel's tables want limits: actions above
`Setup.most_options` are left out, and matches are ended as a draw after `MOST_DECISIONS`.
"""

from __future__ import annotations

import json
from typing import Any, Optional

import numpy as np
import pyspiel

from .match import Match, reward
from .setup import Setup

__all__ = ["MOST_DECISIONS", "Game", "State", "imagine"]

MOST_DECISIONS = 20_000
"""Of a match; no game needs as many."""

_TYPE = pyspiel.GameType(
    short_name="walstatt",
    long_name="Walstatt",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.GENERAL_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=5,
    min_num_players=1,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    provides_factored_observation_string=False,
    parameter_specification={"game": "pocket-battles", "options": "null"},
)


class Game(pyspiel.Game):
    """A set-up as a game of OpenSpiel."""

    def __init__(self, params: Optional[dict[str, Any]] = None) -> None:
        params = params or {}
        self.setup = Setup(params.get("game", "pocket-battles"), json.loads(params.get("options", "null")))
        info = pyspiel.GameInfo(
            num_distinct_actions=self.setup.most_options,
            max_chance_outcomes=1_000,
            num_players=self.setup.seats,
            min_utility=-1.0,
            max_utility=1.0,
            max_game_length=MOST_DECISIONS,
        )
        super().__init__(_TYPE, info, params)

    def new_initial_state(self) -> State:
        return State(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Any:
        return _Observer(self.setup, iig_obs_type)


class State(pyspiel.State):
    """A match as a state of OpenSpiel."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.match = Match(game.setup, seed=None)
        self.decisions = 0

    def current_player(self) -> int:
        if self.is_terminal():
            return pyspiel.PlayerId.TERMINAL
        seat = self.match.seat
        return pyspiel.PlayerId.CHANCE if seat is None else seat

    def _legal_actions(self, player: int) -> list[int]:
        return list(range(min(self.match.count, self.match.setup.most_options)))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        sides = self.match.sides or 1
        return [(side, 1 / sides) for side in range(sides)]

    def _apply_action(self, action: int) -> None:
        if self.match.seat is None:
            self.match.roll(action + 1)
        else:
            self.match.step(action)
            self.decisions += 1

    def _action_to_string(self, player: int, action: int) -> str:
        question = self.match.question
        return f"rolls {action + 1}" if question is None else question.options[action].text

    def is_terminal(self) -> bool:
        return self.decisions >= MOST_DECISIONS or self.match.is_over

    def returns(self) -> list[float]:
        winners = self.match.winners or ()
        return [float(reward(winners, seat)) for seat in range(self.match.seats)]

    def observation_string(self, player: Optional[int] = None) -> str:
        """What a player sees and is asked; without one, the player who is asked."""
        player = self.current_player() if player is None else player
        return self.match._native.view_json(player) + self.match._native.pending_json(player)

    def information_state_string(self, player: Optional[int] = None) -> str:
        """And everything the player was told since the beginning."""
        player = self.current_player() if player is None else player
        return self.match._native.told_json(player, 0) + self.observation_string(player)

    def __str__(self) -> str:
        return self.match.sketch()


def imagine(state: State, player: int, seed: int) -> State:
    """A state that looks the same to a player, for IS-MCTS: see `ISMCTSBot.set_resampler`."""
    other = state.clone()
    other.match = state.match.imagine(player, seed)
    return other


class _Observer:
    """What a player sees, as numbers."""

    def __init__(self, setup: Setup, iig_obs_type: Any) -> None:
        self.tensor = np.zeros(setup.sizes()[0], np.float32)
        self.dict = {"observation": self.tensor}
        self._remembers = iig_obs_type is not None and iig_obs_type.perfect_recall

    def set_from(self, state: State, player: int) -> None:
        state.match.observe(player, self.tensor)

    def string_from(self, state: State, player: int) -> str:
        return state.information_state_string(player) if self._remembers else state.observation_string(player)


pyspiel.register_game(_TYPE, Game)
