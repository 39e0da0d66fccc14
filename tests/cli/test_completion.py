"""The shells complete what the parsers take."""

from __future__ import annotations

import shlex
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.cli.run_command import saltire

ASK = {
    "bash": "source {script}; COMP_WORDS=({words}); COMP_CWORD=$((${{#COMP_WORDS[@]}} - 1));"
    " _saltire; printf '%s\\n' \"${{COMPREPLY[@]}}\"",
    # Without a line editor there is nothing to add completions to: print them instead.
    "zsh": "compdef() {{ : }}; compadd() {{ shift; print -l -- \"$@\" }}; _files() {{ : }};"
    " source {script}; words=({words}); CURRENT=$#words; _saltire",
    "fish": "source {script}; complete -C {line}",
}  # fmt: skip
PLACES = [
    ("saltire ser", "serve"),
    ("saltire lab bal", "balance"),
    ("saltire play sch", "schotten"),
    ("saltire play --tac", "--tactics"),
    ("saltire play hammer --scen", "--scenario"),
    ("saltire play hammer --scenario bru", "bruce"),
    ("saltire arena swords gre", "greedy"),
    ("saltire arena train hammer --gate", "--gate-games"),
    ("saltire completion fi", "fish"),
]


@pytest.fixture(scope="module")
def scripts(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("completion")
    for shell in ASK:
        made = saltire(folder, "completion", shell)
        assert made.returncode == 0, made.stderr
        (folder / shell).write_text(made.stdout, encoding="utf-8")
    return folder


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
@pytest.mark.parametrize(("line", "expected"), PLACES)
def test_a_shell_completes(shell: str, line: str, expected: str, scripts: Path) -> None:
    program = shutil.which(shell)
    if program is None:
        pytest.skip(f"there is no {shell} here")
    ask = ASK[shell].format(script=scripts / shell, words=line, line=shlex.quote(line))
    clean = {"bash": ["--norc"], "zsh": ["-f"], "fish": ["--no-config"]}[shell]
    ran = subprocess.run([program, *clean, "-c", ask], capture_output=True, text=True, check=False)
    offered = [word.split("\t")[0] for word in ran.stdout.split("\n")]
    assert expected in offered, ran.stdout + ran.stderr
