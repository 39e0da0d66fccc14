"""What the tests need beside Python is that of the virtual environment they run in."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

from playwright._impl._driver import compute_driver_executable


def test_programs_of_the_virtual_environment_come_first() -> None:
    found = shutil.which(Path(sys.executable).name)
    assert found is not None
    assert Path(found).parent == Path(sys.executable).parent


def test_the_browser_is_driven_by_the_node_that_the_tests_start() -> None:
    node, _ = compute_driver_executable()
    assert node == shutil.which("node")
