"""Walstatt: five skirmish games with hidden information, chance and sealed choices.

>>> import walstatt
>>> match = walstatt.Match("pocket-battles", {"size": 30}, seed=7)
>>> match.question.text
>>> match.choose(0)

`Match` is one match, `Batch` many at once. `walstatt.pettingzoo`, `walstatt.gymnasium` and `walstatt.openspiel` have
environments for these libraries; they are imported only when they are asked for.
"""

from ._native import VERSION as __version__
from ._native import WalstattError
from .batch import Batch
from .match import Asked, Draw, Match, Offered, Outcome, Roll, RuledOut, Told
from .setup import Feature, GameInfo, Played, Setup, games, schemas

__all__ = [
    "Asked",
    "Batch",
    "Draw",
    "Feature",
    "GameInfo",
    "Match",
    "Offered",
    "Outcome",
    "Played",
    "Roll",
    "RuledOut",
    "Setup",
    "Told",
    "WalstattError",
    "__version__",
    "games",
    "schemas",
]
