"""Runs the command as people do: another process, words in, words out."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path


def environment(home: Path, **more: str) -> dict[str, str]:
    """Give the surroundings of a run: our code, a home of its own, eighty columns."""
    kept = {name: os.environ[name] for name in ("PATH", "HOME", "SYSTEMROOT") if name in os.environ}
    return {
        **kept,
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


def saved_in(told: str) -> Path:
    """Find the file that the last lines name."""
    found = re.search(r"(?:Saved to|kept in) (\S+?)(?:;|$)", told, re.MULTILINE)
    assert found, told[-600:]
    return Path(found[1])
