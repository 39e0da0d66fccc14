"""Loads a file of `saltire lab dataset` as numbers for learners: an Arrow table, which others take as it is.

```py
table = load("play.parquet")
polars.from_arrow(table)
datasets.Dataset(table).with_format("numpy")
```

| column | is |
|---|---|
| `game`, `ply`, `seat`, `bot`, `result` | as in the file; `result` is the seat's share of the win |
| `observation` | float32, `SIZE` numbers: what the seat saw, as in the environments |
| `action_mask` | int8, `num_actions` numbers: 1 for its legal actions |
| `action` | int64: the number of the action that it chose |

The rows of a game belong together: split the data by `game`, never by row.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import numpy as np

from saltire.bots.remote.seat import rebuild_view
from saltire.envs._shared import encoder_of
from saltire.games.registry import load as load_game
from saltire.kernel.errors import SaltireError
from saltire.kernel.game import Game
from saltire.kernel.lots import Lots

__all__ = ["game_of", "load"]

_KEPT: Final = ["game", "ply", "seat", "bot", "result"]
_ROWS_AT_ONCE: Final = 4096


def game_of(file: str | Path) -> Game:
    """Load the game, with its options, that the choices in a file were made in."""
    from pyarrow import parquet

    header = (parquet.read_schema(file).metadata or {}).get(b"saltire")
    if header is None:
        raise SaltireError(f"{file} does not name its game; give it: load(file, game=...)")
    facts = json.loads(header)
    return load_game(facts["game"], **facts["options"])


def load(file: str | Path, game: Game | None = None) -> Any:
    """Read a file into a `pyarrow.Table` of numbers; `game` is for files that do not name theirs."""
    import pyarrow
    from pyarrow import parquet

    game = game or game_of(file)
    tables = list(_tables(game, parquet.ParquetFile(file).iter_batches(_ROWS_AT_ONCE)))
    if not tables:
        raise SaltireError(f"{file} has no choices")
    return pyarrow.concat_tables(tables)


def _tables(game: Game, parts: Any) -> Iterator[Any]:
    import pyarrow

    encoder, lots = encoder_of(game), Lots(0)
    for part in parts:
        rows = part.select(["view", "legal", "action"]).to_pylist()
        views, actions = [], []
        for row in rows:
            view, numbers = rebuild_view(game, json.loads(row["view"]), row["legal"], lots)
            views.append(view)
            actions.append(numbers[row["action"]])
        columns = {name: part.column(name) for name in _KEPT}
        columns["observation"] = _fixed_length(
            [encoder.observation(view) for view in views], encoder.SIZE
        )
        columns["action_mask"] = _fixed_length(
            [encoder.mask(view) for view in views], game.num_actions
        )
        columns["action"] = pyarrow.array(actions, pyarrow.int64())
        yield pyarrow.table(columns)


def _fixed_length(rows: list[Any], length: int) -> Any:
    import pyarrow

    return pyarrow.FixedSizeListArray.from_arrays(pyarrow.array(np.concatenate(rows)), int(length))
