"""Many games on many machines, by Ray.

>>> import ray, walstatt.ray
>>> ray.init()
>>> walstatt.ray.play("pocket-battles", ["soldier", "habit"], 100_000, folder="games")

Games are played in pieces, each a task. The figures are those of one machine: game number `n` depends on the seed and on
`n` alone. With a folder every piece becomes a Parquet file as soon as it is played, which DuckDB, Polars and pandas read
together; calling `play` again goes on with the pieces that are missing. A worker that dies costs its piece, which is
played again.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Optional, Union

import pyarrow
import pyarrow.parquet
import ray

from .setup import Setup

__all__ = ["SCHEMA", "Piece", "play", "stream"]

SCHEMA = pyarrow.schema(
    [
        ("number", pyarrow.uint64()),
        ("winners", pyarrow.list_(pyarrow.uint8())),
        ("reason", pyarrow.string()),
        ("decisions", pyarrow.uint64()),
    ]
)
"""The columns of a game. What all games of a file have in common is in its metadata."""

Piece = range
"""The numbers of some games."""


def play(
    game: Union[str, Setup],
    players: Sequence[str],
    games: int,
    options: Optional[Mapping[str, Any]] = None,
    *,
    seed: int = 1,
    folder: Union[str, os.PathLike[str], None] = None,
    piece: int = 1000,
    before: Optional[Callable[[Piece], None]] = None,
) -> pyarrow.Table:
    """Plays games between computer players on Ray's workers and gives all of them, in order.

    `before` is called by a worker before each piece.
    """
    setup = game if isinstance(game, Setup) else Setup(game, options)
    about = {"game": setup.game, "options": repr(sorted(setup.options.items())), "players": ",".join(players)}
    schema = SCHEMA.with_metadata({**about, "seed": str(seed)})
    pieces = [range(first, min(first + piece, games)) for first in range(0, games, piece)]
    found = {} if folder is None else dict(_find(Path(folder), pieces, schema))
    missing = [one for one in pieces if one not in found]
    for one, table in stream(setup, players, missing, seed=seed, before=before):
        found[one] = table.cast(schema)
        if folder is not None:
            _write(_path(Path(folder), one), found[one])
    return pyarrow.concat_tables([found[one] for one in pieces]) if pieces else schema.empty_table()


def stream(
    setup: Setup,
    players: Sequence[str],
    pieces: Sequence[Piece],
    *,
    seed: int = 1,
    before: Optional[Callable[[Piece], None]] = None,
) -> Iterator[tuple[Piece, pyarrow.Table]]:
    """Plays pieces on Ray's workers and gives each as soon as it is there."""
    shared = ray.put((setup, list(players), seed, before))
    waiting = {_play.remote(shared, one): one for one in pieces}
    while waiting:
        (done, *_), _ = ray.wait(list(waiting), num_returns=1)
        yield waiting.pop(done), ray.get(done)


@ray.remote(max_retries=-1)  # type: ignore[untyped-decorator,unused-ignore]
def _play(shared: Any, piece: Piece) -> pyarrow.Table:
    setup, players, seed, before = shared
    if before is not None:
        before(piece)
    # Ray counts in cores, and a task is one.
    played = setup.play(players, len(piece), seed=seed, threads=1, first=piece.start)
    columns = [list(piece), *([getattr(one, name) for one in played] for name in ("winners", "reason", "decisions"))]
    return pyarrow.table(columns, schema=SCHEMA)


def _find(folder: Path, pieces: Sequence[Piece], schema: pyarrow.Schema) -> Iterator[tuple[Piece, pyarrow.Table]]:
    """The pieces that are in the folder; whatever else was played there is refused."""
    folder.mkdir(parents=True, exist_ok=True)
    for one in pieces:
        path = _path(folder, one)
        if path.exists():
            table = pyarrow.parquet.read_table(path)
            if table.schema.metadata != schema.metadata:
                raise ValueError(f"{path} has other games than these")
            yield one, table.cast(schema)


def _path(folder: Path, piece: Piece) -> Path:
    return folder / f"games-{piece.start:09}-{piece.stop:09}.parquet"


def _write(path: Path, table: pyarrow.Table) -> None:
    """A file is there as a whole or not at all."""
    unfinished = path.with_suffix(".unfinished")
    pyarrow.parquet.write_table(table, unfinished)
    os.replace(unfinished, path)
