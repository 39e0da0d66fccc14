"""Files of `saltire lab dataset` are loaded as what the environments would have shown."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow
import pytest
from pyarrow import parquet

import saltire
from saltire import SaltireError
from saltire.arena.dataset import DatasetWriter
from saltire.arena.game_runner import play
from saltire.envs._shared import encoder_of
from saltire.envs.dataset import game_of, load
from saltire.record import Record
from tests.arena.schedules import schedule_of

VARIANTS: dict[str, dict[str, Any]] = {
    "schotten": {"tactics": True}, "hammer": {"scenario": "bruce"}, "swords": {"players": 3},
}  # fmt: skip


def written(title: str, file: Path, games: int = 1) -> list[Record]:
    """Play random games and write their choices."""
    schedule = schedule_of(title, "random", games=2, **VARIANTS[title])
    writer = DatasetWriter(schedule, file)
    records = []
    for fixture in list(schedule.fixtures())[:games]:
        outcome, record = play(schedule, fixture)
        writer.add(outcome, record.to_json())
        records.append(record)
    writer.close("a test")
    return records


@pytest.mark.parametrize("title", VARIANTS)
def test_a_row_is_what_the_environment_shows(title: str, tmp_path: Path) -> None:
    file = tmp_path / "play.parquet"
    [record] = written(title, file)
    game = game_of(file)
    assert game == saltire.load(title, **VARIANTS[title])
    rows = load(file).to_pydict()
    encoder, state, at = encoder_of(game), game.start(), 0
    for ply, (seat, text) in enumerate(record.plies):
        if seat >= 0 and len(state.legal(seat)) > 1:
            view = state.view(seat)
            assert (rows["ply"][at], rows["seat"][at]) == (ply, seat)
            assert (np.float32(rows["observation"][at]) == encoder.observation(view)).all()
            assert rows["action_mask"][at] == encoder.mask(view).tolist()
            assert game.say(state, rows["action"][at]) == text
            at += 1
        record.play_ply(state, ply)
    assert at == len(rows["ply"]) > 5


def test_a_file_without_its_game_says_so(tmp_path: Path) -> None:
    file = tmp_path / "play.parquet"
    written("swords", file)
    parquet.write_table(parquet.read_table(file).replace_schema_metadata(None), file)
    with pytest.raises(SaltireError, match="does not name its game"):
        load(file)
    assert len(load(file, game=saltire.load("swords", **VARIANTS["swords"])))


def test_a_file_without_choices_says_so(tmp_path: Path) -> None:
    file = tmp_path / "play.parquet"
    written("swords", file, games=0)
    with pytest.raises(SaltireError, match="has no choices"):
        load(file)


@pytest.mark.soak
def test_polars_and_datasets_take_the_table(tmp_path: Path) -> None:
    polars: Any = import_module("polars")
    datasets: Any = import_module("datasets")
    file = tmp_path / "play.parquet"
    written("schotten", file)
    table = load(file)
    assert isinstance(table, pyarrow.Table)
    frame = polars.from_arrow(table)
    assert frame["action"].to_list() == table["action"].to_pylist()
    rows: Any = datasets.Dataset(table).with_format("numpy")
    assert rows[0]["observation"].shape == frame["observation"].to_numpy()[0].shape
