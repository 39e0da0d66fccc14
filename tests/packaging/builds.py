"""Builds wheel and sdist from a copy of the tree, so that nothing is left in it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
FILES = (
    "pyproject.toml", "setup.py", "MANIFEST.in", "README.md", "LICENSE", "CHANGELOG.md",
    "CITATION.cff", "CONTRIBUTING.md", "Makefile", "constraints.txt", "docs/reference/saltire.1",
)  # fmt: skip
JUNK = shutil.ignore_patterns("__pycache__", "*.so", "*.egg-info")


def copied_tree(folder: Path) -> Path:
    """Copy what a package is built from."""
    tree = folder / "tree"
    shutil.copytree(ROOT / "src", tree / "src", ignore=JUNK)
    for name in FILES:
        (tree / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, tree / name)
    return tree


def build(
    tree: Path, *words: str, python: str = sys.executable, **settings: str
) -> subprocess.CompletedProcess[str]:
    """Run `python -m build` with the build tools of an environment, this one; the pure build unless told."""
    return subprocess.run(
        [python, "-m", "build", "--no-isolation", *words],
        cwd=tree, env={**os.environ, "SALTIRE_PURE": "1", **settings}, capture_output=True,
        text=True, check=False, timeout=280,
    )  # fmt: skip


def page_of(command: list[str], folder: Path, **settings: str) -> tuple[subprocess.Popen[str], str]:
    """Start `saltire serve` outside the tree; give the process and its address."""
    env = {**os.environ, "SALTIRE_BOT_WORKERS": "0", **settings}
    with (folder / "log.txt").open("wb") as errors:
        process = subprocess.Popen(
            [*command, "serve", "--no-browser", "--port", "0", "--database", str(folder / "s.db")],
            cwd=folder, env=env, stdout=subprocess.PIPE, stderr=errors, text=True,
        )  # fmt: skip
    assert process.stdout is not None
    line = process.stdout.readline()
    assert line.startswith("Saltire is at "), (folder / "log.txt").read_text()
    return process, line.removeprefix("Saltire is at ").strip()
