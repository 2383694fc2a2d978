"""One match."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Optional, Union

import numpy as np
from numpy.typing import NDArray

from . import _native
from .setup import Path, Setup


@dataclass(frozen=True)
class Offered:
    """An answer that can be given."""

    choice: Any
    """The answer as plain data, in the game's own form."""
    text: str
    touches: tuple[str, ...]
    """The ids, as in the view, of the pieces and places it is about."""


@dataclass(frozen=True)
class Asked:
    """A question to a seat."""

    seat: int
    question: Any
    text: str
    options: tuple[Offered, ...]
    is_open: bool
    """Whether other answers than the options may be allowed, too."""


@dataclass(frozen=True)
class Roll:
    """The match waits for a die, from 1 to `sides`."""

    sides: int
    text: str


@dataclass(frozen=True)
class Draw:
    """The match waits for something to be drawn: one of `sides` things. `roll` draws by number, `draw` by its id."""

    sides: int
    text: str
    seat: Optional[int]
    things: tuple[tuple[Any, int], ...]
    """What can be drawn as far as the reader may know, and how many of each."""


@dataclass(frozen=True)
class Outcome:
    """How a match ended."""

    winners: tuple[int, ...]
    """Empty for a draw."""
    reason: str
    text: str


@dataclass(frozen=True)
class Told:
    """Something that happened."""

    event: Any
    text: str
    to: Optional[int]
    """The only seat that was told; None if everybody was."""


@dataclass(frozen=True)
class RuledOut:
    """Something that is not offered, and why."""

    choice: Any
    text: str
    rule: str
    """The id of the rule that forbids it."""
    reason: str


class Match:
    """A match of any game.

    >>> match = Match("pixel-tactics", seed=3)
    >>> while not match.is_over:
    ...     match.choose(match.pick("habit"))

    `seed` is that of the dice. With `seed=None` the match waits for rolls and draws from outside, see `pending`.
    Whatever is not accepted raises a `WalstattError`, whose `rule` is the id of the rule, and changes nothing.
    """

    setup: Setup

    def __init__(
        self,
        game: Union[str, Setup],
        options: Optional[Mapping[str, Any]] = None,
        *,
        seed: Optional[int] = 1,
        position: Any = None,
        content: Optional[Path] = None,
        lang: str = "en",
    ) -> None:
        setup = game if isinstance(game, Setup) else Setup(game, options, content=content, lang=lang)
        begun = setup.begin(seed) if position is None else setup.begin_at(json.dumps(position), seed)
        self._keep(setup, begun)

    def _keep(self, setup: Setup, native: _native.Match) -> None:
        self.setup = setup
        self._native = native
        self.step = native.step

    def _another(self, native: _native.Match) -> Match:
        other = Match.__new__(Match)
        other._keep(self.setup, native)
        return other

    @classmethod
    def load(
        cls,
        transcript: Path,
        setup: Optional[Setup] = None,
        *,
        inputs: Optional[int] = None,
        content: Optional[Path] = None,
        lang: str = "en",
    ) -> Match:
        """Loads a transcript, given as text or as a path: one that was saved here, by the command line or by a server.
        With `inputs` it is as it was after that many of them. A set-up of the same game and options may be given, if
        there is one."""
        text = os.fspath(transcript)
        if not text.lstrip().startswith("{"):
            with open(text, encoding="utf-8") as file:
                text = file.read()
        if setup is None:
            folder = None if content is None else os.fspath(content)
            about = json.loads(_native.read_setup(text, folder, lang))
            setup = Setup(about["game"], about["options"], content=content, lang=lang)
        match = cls.__new__(cls)
        match._keep(setup, setup.load(text, inputs))
        return match

    def save(self, path: Optional[Path] = None) -> str:
        """The transcript, JSON Lines; also written to a file if one is given."""
        text = self._native.save()
        if path is not None:
            with open(path, "w", encoding="utf-8") as file:
                file.write(text)
        return text

    # What it waits for

    @property
    def game(self) -> str:
        return self.setup.game

    @property
    def seats(self) -> int:
        return self.setup.seats

    @property
    def is_over(self) -> bool:
        return self._native.is_over

    @property
    def seat(self) -> Optional[int]:
        """The seat that is asked now, the first one if several are; None if nobody is."""
        return self._native.seat

    @property
    def count(self) -> int:
        """How many options it has."""
        return self._native.count

    @property
    def seats_asked(self) -> list[int]:
        """All seats that are asked now. If there are several, their answers stay sealed until all are in."""
        return self._native.asked_seats()

    @property
    def sides(self) -> Optional[int]:
        """The sides of the die that the match waits for, or the number of things to draw from; None if it does not."""
        return self._native.sides

    @property
    def pending(self) -> Union[list[Asked], Roll, Draw, Outcome]:
        """What the match waits for, or how it ended. Questions are worded each for its own seat."""
        return _pending(json.loads(self._native.pending_json(None)))

    @property
    def question(self) -> Optional[Asked]:
        """The question to the first seat that is asked."""
        pending = self.pending
        return pending[0] if isinstance(pending, list) and pending else None

    @property
    def winners(self) -> Optional[list[int]]:
        """The seats that won; empty for a draw, None while the match goes on."""
        return self._native.winners

    @property
    def outcome(self) -> Optional[Outcome]:
        pending = self.pending if self.is_over else None
        return pending if isinstance(pending, Outcome) else None

    # Answers

    def choose(self, answer: Any, seat: Optional[int] = None) -> None:
        """Answers a seat's question, that of the first one asked if none is named: with the number of an option, an
        `Offered`, or a choice as plain data, which an open question accepts even if it was not offered."""
        if seat is None:
            seat = self.seat or 0
        if isinstance(answer, (int, np.integer)) and not isinstance(answer, bool):
            self._native.choose(seat, int(answer))
        else:
            choice = answer.choice if isinstance(answer, Offered) else answer
            self._native.answer(seat, json.dumps(choice))

    step: Any
    """`step(index)`: the seat that is asked chooses an option by its number; gives how many options the next one has, 0
    at the end. The quick way."""

    def roll(self, value: int) -> None:
        """Says what was rolled, or which of the things was drawn."""
        self._native.roll(value)

    def draw(self, thing: Any) -> None:
        """Says what was drawn, by its id."""
        self._native.draw(json.dumps(thing))

    def resign(self, seat: int) -> None:
        self._native.resign(seat)

    def may_take_back(self, seat: int) -> bool:
        """Whether a seat's last choice may be taken back: nothing was rolled, revealed or asked of another since."""
        return self._native.may_take_back(seat)

    def take_back(self, seat: int) -> None:
        self._native.take_back(seat)

    def why_not(self, seat: Optional[int] = None) -> list[RuledOut]:
        """What is not offered to a seat now, and by which rule."""
        rows = json.loads(self._native.why_not_json(self._asked(seat)))
        return [RuledOut(row["choice"], row["text"], row["rule"], row["reason"]) for row in rows]

    # Players

    def pick(self, player: str, seat: Optional[int] = None, *, seed: int = 0) -> int:
        """The number of the option that a computer player would choose: a level (`recruit`, `soldier`, `veteran`,
        `marshal`), `random`, `habit`, or with a budget `planner:2000`. It knows what the seat knows."""
        return self._native.pick(self._asked(seat), player, seed)

    def imagine(self, seat: int, seed: int) -> Match:
        """Another match that looks the same to a seat; what is hidden from it is made up from the seed."""
        return self._another(self._native.imagine(seat, seed))

    # What seats see

    def view(self, seat: Optional[int] = None) -> dict[str, Any]:
        """What a seat sees, or a spectator."""
        return dict(json.loads(self._native.view_json(seat)))

    def facts(self) -> dict[str, Any]:
        """What is printed on cards and tiles; views refer to it by key."""
        return dict(json.loads(self._native.facts_json()))

    def told(self, seat: Optional[int] = None, *, first: int = 0) -> list[Told]:
        """What happened, as far as a seat or a spectator may know, from event number `first` on."""
        rows = json.loads(self._native.told_json(seat, first))
        return [Told(row["event"], row["text"], row.get("to")) for row in rows]

    def sketch(self, seat: Optional[int] = None) -> str:
        """The board drawn with characters."""
        return self._native.sketch(seat)

    def observe(
        self, seat: Optional[int] = None, out: Optional[NDArray[np.float32]] = None
    ) -> NDArray[np.float32]:
        """What a seat sees as numbers; `setup.observation` says what they are."""
        if out is None:
            out = np.empty(self.setup.sizes()[0], np.float32)
        self._native.observe_into(self._asked(seat), out)
        return out

    def options(
        self, seat: Optional[int] = None, out: Optional[NDArray[np.float32]] = None
    ) -> NDArray[np.float32]:
        """The options of a seat as numbers, one row each; `setup.option` says what they are. Without `out` there are
        `setup.most_options` rows; those without an option are zero."""
        if out is None:
            out = np.empty(self.setup.sizes()[1:], np.float32)
        self._native.options_into(self._asked(seat), out)
        return out

    def mask(self, seat: Optional[int] = None) -> NDArray[np.int8]:
        """1 for each option that is offered to a seat."""
        mask = np.zeros(self.setup.most_options, np.int8)
        if seat is None or seat == self.seat:
            mask[: self.count] = 1
        return mask

    # The record

    @property
    def inputs(self) -> int:
        """How many choices and rolls were recorded."""
        return self._native.inputs

    @property
    def digest(self) -> str:
        """Identifies the position: equal for equal inputs, on every machine."""
        return self._native.digest

    def position(self) -> Any:
        """The whole position before the waiting step, hidden things included; `Match(..., position=...)` begins there."""
        return json.loads(self._native.position_json())

    def as_it_was(self, inputs: int) -> Match:
        """The match after its first inputs."""
        return self._another(self._native.as_it_was(inputs))

    def __copy__(self) -> Match:
        return self._another(self._native.copy())

    def __deepcopy__(self, memo: Any) -> Match:
        return self.__copy__()

    def __reduce__(self) -> Any:
        return _loaded, (self.setup, self.save())

    def __repr__(self) -> str:
        waits = "over" if self.is_over else f"seat {self.seat} is asked"
        return f"<Match of {self.game}, {self.inputs} inputs, {waits}>"

    def _asked(self, seat: Optional[int]) -> int:
        return (self.seat or 0) if seat is None else seat


def reward(winners: Sequence[int], seat: int) -> int:
    """What a match is worth to a seat: 1 for a winner, -1 for the others, 0 for a draw."""
    return 0 if not winners else 1 if seat in winners else -1


def _loaded(setup: Setup, transcript: str) -> Match:
    return Match.load(transcript, setup)


def _pending(found: dict[str, Any]) -> Union[list[Asked], Roll, Draw, Outcome]:
    ((kind, what),) = found.items()
    if kind == "asked":
        return [_asked(one) for one in what]
    if kind == "roll":
        return Roll(what["sides"], what["text"])
    if kind == "draw":
        things = tuple((thing["id"], thing["count"]) for thing in what["from"])
        return Draw(what["sides"], what["text"], what["seat"], things)
    return Outcome(tuple(what["winners"]), what["reason"], what["text"])


def _asked(one: dict[str, Any]) -> Asked:
    options = (Offered(row["choice"], row["text"], tuple(row["touches"])) for row in one["options"])
    return Asked(one["seat"], one["question"], one["text"], tuple(options), one["open"])
