"""Games, and games with agreed options."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from os import PathLike, fspath
from typing import Any, Optional, Union

import numpy as np
from numpy.typing import NDArray

from . import _native

Path = Union[str, "PathLike[str]"]


@dataclass(frozen=True)
class GameInfo:
    """What there is to know about a game before a match."""

    id: str
    name: str
    """Its name in the language asked for."""
    about: str
    least_seats: int
    most_seats: int
    defaults: dict[str, Any]
    """The options of a match if nothing else is agreed."""
    options: dict[str, Any]
    """JSON Schema of the options."""
    rules: int
    """The version of the rules; a transcript of another one is refused."""


def games(*, content: Optional[Path] = None, lang: str = "en") -> list[GameInfo]:
    """All games, with the content of a folder of your own added if there is one."""

    def read(info: dict[str, Any]) -> GameInfo:
        return GameInfo(
            id=info["id"],
            name=_in(info["name"], lang),
            about=_in(info["about"], lang),
            least_seats=info["seats"]["least"],
            most_seats=info["seats"]["most"],
            defaults=info["defaults"],
            options=info["options"],
            rules=info["rules"],
        )

    return [read(info) for info in json.loads(_native.games(_folder(content), lang))]


def schemas(game: str) -> dict[str, Any]:
    """JSON Schema of everything that a match of a game gives and takes."""
    found: dict[str, Any] = json.loads(_native.schemas(game))
    return found


@dataclass(frozen=True)
class Feature:
    """What one number of an observation or of an option means."""

    name: str
    """The way to it in the question, the view or the option, such as `view.sides[0].units[2].orders`."""
    kind: str
    """`number`; `presence`, 1 if there is anything there; `length` of a list; `word`, the place of a word in `words`,
    counted from 1; `is-word`, 1 if it is the word at the end of the name."""
    low: float
    high: float
    scale: float
    """About how large it gets: dividing by it gives numbers around 1."""
    words: tuple[str, ...]


@dataclass(frozen=True)
class Played:
    """How a game between computer players went."""

    winners: tuple[int, ...]
    """Empty for a draw."""
    reason: str
    decisions: int


class Setup(_native.Setup):
    """A game with agreed options: what matches, batches and environments begin with.

    `options` are those of the game, see `GameInfo.options`; what is left out takes its default. `content` is a folder
    with content of your own. `lang` is the language of all texts.
    """

    def __new__(
        cls,
        game: str,
        options: Optional[Mapping[str, Any]] = None,
        *,
        content: Optional[Path] = None,
        lang: str = "en",
    ) -> Setup:
        made = super().__new__(cls, game, json.dumps(options), _folder(content), lang)
        made._content = content
        return made

    _content: Optional[Path]

    @cached_property
    def options(self) -> dict[str, Any]:
        """The options with all defaults filled in."""
        options: dict[str, Any] = json.loads(self.options_json())
        return options

    @cached_property
    def observation(self) -> list[Feature]:
        """What each number of an observation means."""
        return [_feature(*row) for row in self.observation_features()]

    @cached_property
    def option(self) -> list[Feature]:
        """What each number of an option means."""
        return [_feature(*row) for row in self.option_features()]

    @property
    def most_options(self) -> int:
        """How many options environments show. It is chosen so that sample games stay below it; if a question has more
        options, or is open, the rest is left out."""
        return self.sizes()[1]

    @cached_property
    def observation_scale(self) -> NDArray[np.float32]:
        """The `scale` of all features of an observation."""
        return np.array([feature.scale for feature in self.observation], np.float32)

    @cached_property
    def option_scale(self) -> NDArray[np.float32]:
        return np.array([feature.scale for feature in self.option], np.float32)

    def play(
        self, players: Sequence[str], games: int = 1, *, seed: int = 1, threads: int = 0, first: int = 0
    ) -> list[Played]:
        """Lets computer players play `games` games against each other, from number `first` on.

        The same seed gives the same games as `walstatt simulate`, whatever the number of threads (0: one a core).
        """
        rows = self.simulate(list(players), games, seed, threads, first)
        return [Played(tuple(winners), reason, decisions) for winners, reason, decisions in rows]

    def __reduce__(self) -> Any:
        return _again, (self.game, self.options, self._content, self.lang)

    def __repr__(self) -> str:
        return f"Setup({self.game!r}, {self.options!r})"


def _again(game: str, options: Mapping[str, Any], content: Optional[Path], lang: str) -> Setup:
    return Setup(game, options, content=content, lang=lang)


def _feature(name: str, kind: str, low: float, high: float, scale: float, words: list[str]) -> Feature:
    return Feature(name, kind, low, high, scale, tuple(words))


def _folder(content: Optional[Path]) -> Optional[str]:
    return None if content is None else fspath(content)


def _in(words: Mapping[str, str], lang: str) -> str:
    return words.get(lang, words["en"])
