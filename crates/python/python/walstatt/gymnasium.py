"""A Gymnasium environment: one seat, against computer players.

>>> from walstatt import gymnasium
>>> env = gymnasium.Seat("pixel-tactics", opponents="recruit")

Actions, observations and rewards are those of `walstatt.pettingzoo`. An action that is not offered loses the match.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Optional, Union

import gymnasium
from gymnasium import spaces

from .match import Match, reward
from .pettingzoo import space_of
from .setup import Setup

__all__ = ["Seat"]


class Seat(gymnasium.Env[Any, Any]):
    """A seat at a match; the others are computer players.

    `opponents` is the name of a player for all other seats, or one for each of them in their order.
    `max_decisions` of this seat cut a match off.
    """

    metadata = {"render_modes": ["ansi"]}

    def __init__(
        self,
        game: Union[str, Setup],
        options: Optional[Mapping[str, Any]] = None,
        *,
        seat: int = 0,
        opponents: Union[str, Sequence[str]] = "random",
        max_decisions: Optional[int] = None,
        render_mode: Optional[str] = None,
    ) -> None:
        self.setup = game if isinstance(game, Setup) else Setup(game, options)
        self.seat = seat
        others = [other for other in range(self.setup.seats) if other != seat]
        names = [opponents] * len(others) if isinstance(opponents, str) else list(opponents)
        if len(names) != len(others):
            raise ValueError(f"there are {len(others)} other seats, but {len(names)} opponents")
        self._players = dict(zip(others, names))
        self.max_decisions = max_decisions
        self.render_mode = render_mode
        self.observation_space = space_of(self.setup)
        self.action_space = spaces.Discrete(self.setup.most_options)

    def reset(
        self, *, seed: Optional[int] = None, options: Optional[dict[str, Any]] = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        super().reset(seed=seed)
        self._dice = int(self.np_random.integers(2**32))
        self.match = Match(self.setup, seed=self._dice)
        self._decisions = 0
        self._let_others_play()
        return self._observation(), {}

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        if not 0 <= action < self.match.count:
            return self._observation(), -1.0, True, False, {"illegal": True}
        self.match.step(int(action))
        self._decisions += 1
        self._let_others_play()
        winners = self.match.winners
        is_late = self._decisions == self.max_decisions and winners is None
        won = 0.0 if winners is None else float(reward(winners, self.seat))
        return self._observation(), won, winners is not None, is_late, {}

    def render(self) -> Optional[str]:
        return self.match.sketch(self.seat) if self.render_mode == "ansi" else None

    def action_masks(self) -> Any:
        """Which actions are offered, in the form that masked learners ask for."""
        return self.match.mask(self.seat).astype(bool)

    def _let_others_play(self) -> None:
        match = self.match
        while not match.is_over and match.seat != self.seat:
            match.step(match.pick(self._players[match.seat or 0], seed=self._dice))

    def _observation(self) -> dict[str, Any]:
        match = self.match
        return {
            "observation": match.observe(self.seat),
            "action_mask": match.mask(self.seat),
            "options": match.options(self.seat),
        }
