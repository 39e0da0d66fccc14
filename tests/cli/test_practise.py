"""`saltire arena train schotten --part leanings`: practice from the command line."""

from __future__ import annotations

from pathlib import Path

import pytest

from saltire.bots.schotten.leanings import LEARNED, learned
from saltire.cli.main import main
from saltire.kernel.vecs import COMPILED


@pytest.mark.skipif(not COMPILED, reason="some hundred rounds of the greedy bot")
def test_leanings_that_are_no_better_are_left_out(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("saltire.arena.practise.WATCHED", 10)
    monkeypatch.setattr("saltire.arena.practise.DEALS", 40)
    before = LEARNED.read_bytes()
    out = tmp_path / "out"
    code = main(
        ["arena", "train", "schotten", "--part", "leanings", "--practice", "100", "--out", str(out)]
    )
    told = capsys.readouterr()
    assert code == 1
    assert "the leanings are left out" in told.out
    assert "agrees in" in told.err
    assert len(learned(out / "leanings.json")) == len(learned())
    assert LEARNED.read_bytes() == before


@pytest.mark.parametrize(
    ("line", "told"),
    [
        (["hammer", "--part", "leanings"], "only schotten has leanings"),
        (["schotten", "--part", "leanings", "--practice", "0"], "--practice must be above zero"),
    ],
)
def test_what_cannot_be_practised_is_said_in_a_line(
    line: list[str], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["arena", "train", *line]) == 2
    assert told in capsys.readouterr().err
