"""The worked example of a trainer learns, and what it learned plays in a match."""

from __future__ import annotations

import importlib
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

HOWTO = Path(__file__).parents[2] / "docs" / "howto"


@pytest.mark.soak
@pytest.mark.filterwarnings("default")
def test_the_example_learns_and_its_agent_plays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(HOWTO)
    example: Any = importlib.import_module("train_ppo")
    model, curve = example.train(steps=100_000, games=50, seed=1)
    assert example.share_of_wins(example.train(1, 1, seed=1)[0], games=500, seed=9) < 0.65
    assert len(curve.points) >= 20
    assert example.share_of_wins(model, games=500, seed=9) > 0.7
    example.draw(curve.points, 50, tmp_path / "curve.svg")
    assert "<svg" in (tmp_path / "curve.svg").read_text(encoding="utf-8")
    model.save(tmp_path / "agent.zip")
    match = ["arena", "schotten", "train_ppo:Agent", "random", "--games", "2", "--auto-claim"]
    match += ["--limit", "60"]  # the first choice imports much
    ran = subprocess.run(
        [sys.executable, "-m", "saltire", *match], cwd=tmp_path, capture_output=True, text=True,
        env={**os.environ, "PYTHONPATH": os.pathsep.join([str(HOWTO), *filter(None, sys.path)])},
        check=False, timeout=200,
    )  # fmt: skip
    assert ran.returncode == 0, ran.stderr
    assert "lost otherwise" not in ran.stdout
