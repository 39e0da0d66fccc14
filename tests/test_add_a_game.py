"""The toy of docs/howto/add-a-game.md gets terminal table, bots, environments and records for nothing."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import saltire
from saltire.bots.registry import bots_of
from saltire.kernel.errors import BadNotation
from saltire.kernel.game import Game
from saltire.record import Record
from saltire.testing import check_game
from tests.cli.run_command import first_actions
from tests.cli.run_command import saltire as run

HOWTO = Path(__file__).parent.parent / "docs" / "howto"
NAMED = "thistles=thistles:TITLE"


@pytest.fixture
def thistles(monkeypatch: pytest.MonkeyPatch) -> Iterator[Game]:
    monkeypatch.syspath_prepend(str(HOWTO))
    monkeypatch.setenv("SALTIRE_GAMES", NAMED)
    saltire.titles.cache_clear()
    yield saltire.load("thistles")
    saltire.titles.cache_clear()


def test_it_keeps_every_property_of_the_kit(thistles: Game) -> None:
    assert check_game(thistles, games=10) > 50


def test_it_reads_its_own_notation_and_refuses_the_rest(thistles: Game) -> None:
    state = thistles.start()
    assert thistles.parse(state, "card 2") == 2
    with pytest.raises(BadNotation, match="a legal action expected"):
        thistles.parse(state, "pick 2")


def test_it_has_a_bot(thistles: Game) -> None:
    assert list(bots_of(thistles)) == ["random"]


def test_it_is_an_environment(thistles: Game) -> None:
    pettingzoo = pytest.importorskip("saltire.envs.pettingzoo")
    env = pettingzoo.env(thistles)
    env.reset(seed=4)
    for agent in env.agent_iter():
        observation, _, ended, cut, _ = env.last()
        mask = observation["action_mask"]
        env.step(None if ended or cut else env.action_space(agent).sample(mask))
    assert not env.agents


def test_the_page_says_how_long_it_is() -> None:
    lines = [line for line in (HOWTO / "thistles.py").read_text().splitlines() if line.strip()]
    assert len(lines) <= 80


def test_it_has_a_terminal_table_and_records(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    found = os.pathsep.join([*filter(None, sys.path), str(HOWTO)])
    played = run(
        tmp_path, "play", "thistles", "--seed", 3, "--save", path,
        typed=first_actions(9), SALTIRE_GAMES=NAMED, PYTHONPATH=found,
    )  # fmt: skip
    assert played.returncode == 0, played.stderr
    assert json.loads(path.read_text())["result"] is not None


def test_its_records_can_be_verified(thistles: Game, tmp_path: Path) -> None:
    session = saltire.Session(thistles, saltire.Dealer(seed=5))
    while session.state.result() is None:
        session.act(session.state.actor(), session.state.legal()[0])
    again = Record.from_text(session.record.text())
    assert again.verify() == 2
