"""PettingZoo environments for all games.

>>> from walstatt import pettingzoo
>>> env = pettingzoo.env("kleine-helden", {"players": 3})

Agents are `seat_0`, `seat_1` and so on. An action is the number of an option. An observation has

- `observation`: what the agent sees as numbers, see `Setup.observation`,
- `action_mask`: which actions are offered, 1 or 0,
- `options`: each option as a row of numbers, see `Setup.option`, so that an action can be judged by what it does.

Everybody gets 1 for a win and -1 for a defeat at the end, 0 for a draw. The table asks one agent after another, so there
is no parallel form; sealed questions are asked in turn, too, and nobody sees an answer before all are in.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Optional, Union

import gymnasium
import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from .match import Match, reward
from .setup import Setup

__all__ = ["Table", "env", "raw_env", "space_of"]


def env(*args: Any, **kwargs: Any) -> AECEnv[Any, Any, Any]:
    """The environment with PettingZoo's usual wrappers: an action that is not offered ends the match and costs 1."""
    wrapped: Any = raw_env(*args, **kwargs)
    wrapped = wrappers.TerminateIllegalWrapper(wrapped, illegal_reward=-1)
    wrapped = wrappers.AssertOutOfBoundsWrapper(wrapped)
    return wrappers.OrderEnforcingWrapper(wrapped)


def space_of(setup: Setup) -> spaces.Dict:
    """The space of what an agent observes."""
    length, most, width = setup.sizes()

    def box(features: Any, shape: tuple[int, ...]) -> spaces.Box:
        low = np.array([feature.low for feature in features], np.float32)
        high = np.array([feature.high for feature in features], np.float32)
        # What is not there is 0.
        return spaces.Box(
            np.broadcast_to(np.minimum(low, 0), shape), np.broadcast_to(np.maximum(high, 0), shape), dtype=np.float32
        )

    return spaces.Dict(
        {
            "observation": box(setup.observation, (length,)),
            "action_mask": spaces.Box(0, 1, (most,), np.int8),
            "options": box(setup.option, (most, width)),
        }
    )


class Table(AECEnv[str, Any, Any]):
    """A match as an AEC environment.

    `max_decisions` cuts a match off: all agents are truncated. `reset(seed=...)` sets the dice; without a seed each
    match has the next one.
    """

    metadata = {"render_modes": ["ansi"], "name": "walstatt_v0", "is_parallelizable": False}

    def __init__(
        self,
        game: Union[str, Setup],
        options: Optional[Mapping[str, Any]] = None,
        *,
        max_decisions: Optional[int] = None,
        render_mode: Optional[str] = None,
    ) -> None:
        super().__init__()
        self.setup = game if isinstance(game, Setup) else Setup(game, options)
        self.render_mode = render_mode
        self.max_decisions = max_decisions
        self.possible_agents = [f"seat_{seat}" for seat in range(self.setup.seats)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._observations = {agent: space_of(self.setup) for agent in self.possible_agents}
        self._actions = {agent: spaces.Discrete(self.setup.most_options) for agent in self.possible_agents}
        self._seed = 0

    def observation_space(self, agent: str) -> gymnasium.Space[Any]:
        return self._observations[agent]

    def action_space(self, agent: str) -> gymnasium.Space[Any]:
        return self._actions[agent]

    def reset(self, seed: Optional[int] = None, options: Optional[dict[str, Any]] = None) -> None:
        self._seed = self._seed + 1 if seed is None else seed
        self.match = Match(self.setup, seed=self._seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._decisions = 0
        self.agent_selection = self._asked()

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self._seats[agent]
        mask = self.match.mask(seat)
        if agent != self.agent_selection:
            mask[:] = 0
        return {
            "observation": self.match.observe(seat),
            "action_mask": mask,
            "options": self.match.options(seat),
        }

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0
        self.match.step(int(action))
        self._decisions += 1
        self._clear_rewards()
        winners = self.match.winners
        if winners is not None:
            self.terminations = dict.fromkeys(self.agents, True)
            for other, seat in self._seats.items():
                self.rewards[other] = float(reward(winners, seat))
        elif self._decisions == self.max_decisions:
            self.truncations = dict.fromkeys(self.agents, True)
        if winners is None:
            self.agent_selection = self._asked()
        self._accumulate_rewards()

    def render(self) -> Optional[str]:
        return self.match.sketch() if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is open."""

    def _asked(self) -> str:
        return self.possible_agents[self.match.seat or 0]


raw_env = Table
