"""Many matches at once."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Optional, Union

import numpy as np
from numpy.typing import NDArray

from . import _native
from .setup import Setup


class Batch:
    """Matches of one set-up that are stepped together, on all cores and without the interpreter's lock.

    >>> batch = Batch("pocket-battles", 1024, seed=1)
    >>> rng = np.random.default_rng(1)
    >>> for _ in range(1000):
    ...     batch.step(rng.integers(batch.counts))

    The arrays belong to the batch and are written anew by every step. A match that ends gives its rewards, is `done`,
    and begins anew at once with its next seed: all other arrays show the new match. Match number `i` depends on the
    seed, on `i` and on the actions, and on nothing else; the number of threads changes nothing.

    `players` has an entry for each seat: the name of a computer player that answers for it, or None.
    """

    setup: Setup
    seats: NDArray[np.int32]
    """The seat that is asked in each match."""
    counts: NDArray[np.int32]
    """How many options it has: actions are numbers below that."""
    done: NDArray[np.bool_]
    """Whether a match has ended in this step."""
    rewards: NDArray[np.float32]
    """For each match and seat: 1 for winners and -1 for others when a match ends, 0 for draws and before."""
    observations: Optional[NDArray[np.float32]]
    """For each match what the asked seat sees, see `Setup.observation`; None unless wanted."""
    masks: Optional[NDArray[np.bool_]]
    """For each match which of `Setup.most_options` actions are offered; None unless wanted."""
    options: Optional[NDArray[np.float32]]
    """For each match the options as rows of numbers, see `Setup.option`; None unless wanted."""

    def __init__(
        self,
        game: Union[str, Setup],
        matches: int,
        game_options: Optional[Mapping[str, Any]] = None,
        *,
        seed: int = 1,
        threads: int = 0,
        players: Optional[Sequence[Optional[str]]] = None,
        observe: bool = False,
        mask: bool = False,
        list_options: bool = False,
    ) -> None:
        self.setup = game if isinstance(game, Setup) else Setup(game, game_options)
        self._native = _native.Batch(self.setup, matches, seed, threads, None if players is None else list(players))
        self.seats = np.zeros(matches, np.int32)
        self.counts = np.zeros(matches, np.int32)
        self.done = np.zeros(matches, np.bool_)
        self.rewards = np.zeros((matches, self.setup.seats), np.float32)
        self.observations = self.masks = self.options = None
        if observe or mask or list_options:
            length, most, width = self.setup.sizes()
            self.observations = np.zeros((matches, length), np.float32) if observe else None
            self.masks = np.zeros((matches, most), np.bool_) if mask else None
            self.options = np.zeros((matches, most, width), np.float32) if list_options else None
        self._native.look(self)

    def __len__(self) -> int:
        return len(self._native)

    def step(self, actions: NDArray[np.integer[Any]]) -> None:
        """In each match the asked seat chooses an option by its number.

        If a number is not offered, a `WalstattError` is raised: that match is left as it is, the others have stepped.
        """
        self._native.step(np.ascontiguousarray(actions, np.int32), self)

    def save(self, place: int) -> str:
        """The transcript of one of the matches as it stands."""
        return self._native.save(place)
