from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

import pytest
from hypothesis import settings

from saltire import COMPILED

settings.register_profile("ci", max_examples=50, deadline=None, derandomize=True)
settings.register_profile("soak", max_examples=5000, deadline=None)
settings.load_profile("ci")

# Programs of this virtual environment, Node among them, come before those of the machine.
os.environ["PATH"] = os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", "")])
if (node := shutil.which("node")) is not None:
    # Playwright's own Node needs a library that a small machine lacks.
    os.environ.setdefault("PLAYWRIGHT_NODEJS_PATH", node)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--golden-update", action="store_true", help="rewrite the golden files; read the diff"
    )
    parser.addoption(
        "--require-compiled", action="store_true", help="fail unless the compiled build is tested"
    )


def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("--require-compiled") and not COMPILED and _could_compile():
        raise pytest.UsageError("the pure build is installed, but this machine could compile")


def _could_compile() -> bool:
    return shutil.which("cc") is not None and not os.environ.get("SALTIRE_PURE")
