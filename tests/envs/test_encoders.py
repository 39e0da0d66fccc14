"""The encoders write bit patterns, compiled; they equal the plain ones in numpy, number by number."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from typing import Any

import numpy as np
import pytest

import saltire
from saltire import RULES, SPECTATOR, Game, Lots, State
from saltire.envs.arrays import Buffer
from saltire.kernel.encoder import float_bits, ratios
from tests.envs.variants import ALL, HAMMER, SWORDS

GAMES = [
    *[pytest.param("schotten", options, id=f"schotten-{name}") for name, options in ALL.items()],
    *[pytest.param("hammer", options, id=f"hammer-{name}") for name, options in HAMMER.items()],
    *[pytest.param("swords", options, id=f"swords-{name}") for name, options in SWORDS.items()],
]
STRIDE = {"schotten": 1, "hammer": 37, "swords": 1}
"""Hammer's games are long: one position in 37."""


def positions(game: Game, seed: int) -> Iterator[State]:
    lots, s = Lots(seed), game.start()
    ply = 0
    while s.actor() != RULES:
        if ply % STRIDE[game.name] == 0:
            yield s
        s.apply(s.sample(lots))
        ply += 1
    yield s


@pytest.mark.parametrize(("title", "options"), GAMES)
def test_observations_equal_the_plain_ones(title: str, options: dict[str, object]) -> None:
    game = saltire.load(title, **options)
    encode: Any = import_module(f"saltire.games.{title}.encode")
    plain: Any = import_module(f"tests.reference_encoders.{title}")
    for s in positions(game, 5):
        for seat in (*range(len(game.seats)), SPECTATOR):
            view = s.view(seat)
            observed, expected = encode.observation(view), plain.observation(view)
            wrong = np.flatnonzero(observed != expected)
            names = [p.name for p in encode.LAYOUT for at in wrong if 0 <= at - p.start < p.length]
            assert not names
            assert observed.tobytes() == expected.tobytes()


@pytest.mark.parametrize("title", ["schotten", "hammer", "swords"])
def test_an_encoder_writes_its_own_row_only(title: str) -> None:
    game = saltire.load(title)
    encode: Any = import_module(f"saltire.games.{title}.encode")
    rows = Buffer("float32", 3, encode.SIZE)
    for s in list(positions(game, 6))[::11]:
        rows.clear()
        view = s.view(0)
        encode.ENCODER.write(view, rows.vector, encode.SIZE)
        assert not rows.array[0].any()
        assert not rows.array[2].any()
        assert (rows.array[1] == encode.observation(view)).all()


def test_an_observation_belongs_to_whoever_asked_for_it() -> None:
    view = saltire.load("schotten").start().view(0)
    encode: Any = import_module("saltire.games.schotten.encode")
    first, second = encode.observation(view), encode.observation(view)
    first[:] = 2
    assert second.max() == 1


def test_bits_are_those_of_32_bit_floats() -> None:
    numbers = np.random.default_rng(3).random(500)
    bits = [float_bits(float(number)) for number in numbers]
    assert bits == numbers.astype(np.float32).view(np.int32).tolist()
    assert list(ratios(9, 7)) == (np.arange(10) / 7).astype(np.float32).view(np.int32).tolist()


@pytest.mark.parametrize("dtype", ["float32", "int8", "bool", "int64"])
def test_an_array_and_its_vector_are_the_same_memory(dtype: str) -> None:
    buffer = Buffer(dtype, 2, 3)
    assert buffer.array.shape == (2, 3)
    assert not buffer.array.any()
    buffer.array[1, 2] = 1
    assert buffer.vector[5] == (float_bits(1.0) if dtype == "float32" else 1)
    buffer.vector[0] = buffer.vector[5]
    array = buffer.array
    del buffer
    assert array[0, 0] == 1
