"""Runs the command `saltire` in a process of its own."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path


def environment(home: Path, **more: str) -> dict[str, str]:
    """Give the environment of a run: this code, its own home folder, eighty columns."""
    inherited = {
        name: os.environ[name] for name in ("PATH", "HOME", "SYSTEMROOT") if name in os.environ
    }
    return {
        **inherited,
        "PYTHONPATH": os.pathsep.join(path for path in sys.path if path),
        "XDG_DATA_HOME": str(home),
        "COLUMNS": "80",
        "LANG": "C.UTF-8",
        **more,
    }


def saltire(
    home: Path, *words: object, typed: str = "", **more: str
) -> subprocess.CompletedProcess[str]:
    """Run `saltire` with these words and these typed lines."""
    return subprocess.run(
        [sys.executable, "-m", "saltire", *[str(word) for word in words]],
        input=typed, capture_output=True, text=True, encoding="utf-8", timeout=120, check=False,
        env=environment(home, **more),
    )  # fmt: skip


def first_actions(number: int = 400) -> str:
    """Type the first legal action over and over."""
    return "#1\n" * number


def saved_in(output: str) -> Path:
    """Find the file that the last lines name."""
    match = re.search(r"(?:Saved to|kept in) (\S+?)(?:;|$)", output, re.MULTILINE)
    assert match, output[-600:]
    return Path(match[1])
