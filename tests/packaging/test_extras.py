"""The core alone plays, and a command that needs more says which extra, in a line."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from saltire.cli.extras import MODULES
from tests.cli.run_command import environment

CORE_ONLY = """\
import json, sys
for module in json.loads(sys.argv.pop(1)):
    sys.modules[module] = None
from saltire.cli.main import main
sys.exit(main())
"""
EXTRA_MODULES = sorted({module for modules in MODULES.values() for module in modules})


def core(home: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Run `saltire` where nothing but the core is installed."""
    command = [sys.executable, "-c", CORE_ONLY, json.dumps(EXTRA_MODULES), *words]
    return subprocess.run(
        command, cwd=home, env=environment(home), capture_output=True, text=True, check=False,
        timeout=120, input="#1\n" * 20,
    )  # fmt: skip


@pytest.mark.parametrize(
    ("command", "extra"),
    [
        ("serve", "server"),
        ("serve --check", "server"),
        ("host-link", "server"),
        ("backup copy.db", "server"),
        ("restore copy.db", "server"),
        ("arena train schotten --games 2 --playouts 2", "arena"),
        ("lab dataset schotten --bot random --out games.parquet --games 1", "data"),
        ("arena schotten random random --games 1 --on ray", "ray"),
    ],
)
def test_a_command_names_the_extra_that_it_lacks(command: str, extra: str, tmp_path: Path) -> None:
    ran = core(tmp_path, *command.split())
    name = "arena train" if "train" in command else command.split(maxsplit=1)[0]
    assert ran.returncode == 2, ran.stderr
    assert ran.stderr == (
        f"saltire {name} needs the extra '{extra}': pip install 'saltire[{extra}]'\n"
    )


@pytest.mark.parametrize(
    "command",
    [
        "play schotten",
        "rules hammer 1",
        "perft schotten --turns 1",
        "fuzz swords --games 1",
        "arena schotten greedy random --games 2",
        "bot --help",
        "serve --help",
        "--version",
    ],
)
def test_rules_bots_and_terminal_need_the_core_only(command: str, tmp_path: Path) -> None:
    ran = core(tmp_path, *command.split())
    assert ran.returncode == 0, ran.stderr


def test_a_level_with_a_model_plays_with_the_core_only(tmp_path: Path) -> None:
    ran = core(tmp_path, "arena", "swords", "novice", "random", "--players", "4", "--games", "1")
    assert ran.returncode == 0, ran.stderr
