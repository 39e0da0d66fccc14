"""`saltire arena train schotten --part playouts`: the weights of playouts, trained from the command line."""

from __future__ import annotations

from pathlib import Path

import pytest

from saltire.cli.main import main
from saltire.games.schotten.bots.playout_policy import WEIGHTS_FILE, read_weights
from saltire.kernel.vecs import COMPILED


@pytest.mark.skipif(not COMPILED, reason="some hundred rounds of the greedy bot")
def test_weights_that_are_no_better_are_not_installed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("saltire.games.schotten.bots.policy_training.TEACHER_ROUNDS", 10)
    monkeypatch.setattr("saltire.games.schotten.bots.policy_training.DEALS", 40)
    before = WEIGHTS_FILE.read_bytes()
    out = tmp_path / "out"
    code = main(
        [
            "arena",
            "train",
            "schotten",
            "--part",
            "playouts",
            "--self-play",
            "100",
            "--out",
            str(out),
        ]
    )
    output = capsys.readouterr()
    assert code == 1
    assert "the weights are not installed" in output.out
    assert "agrees in" in output.err
    assert len(read_weights(out / "playout_policy.json")) == len(read_weights())
    assert WEIGHTS_FILE.read_bytes() == before


@pytest.mark.parametrize(
    ("line", "message"),
    [
        (["hammer", "--part", "playouts"], "hammer has no weights of playouts to train"),
        (["hammer", "--minutes", "1"], "hammer has no value network"),
        (["schotten", "--minutes", "0"], "--minutes and --gate-games must be above zero"),
        (["schotten", "--part", "playouts", "--self-play", "0"], "--self-play must be above zero"),
    ],
)
def test_what_cannot_be_trained_is_said_in_a_line(
    line: list[str], message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["arena", "train", *line]) == 2
    assert message in capsys.readouterr().err
