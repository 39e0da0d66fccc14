"""The list of docs/howto/security.md and the tests of this folder name each other."""

from __future__ import annotations

import re
from pathlib import Path

HERE = Path(__file__).parent
ROOT = HERE.parents[2]


def test_every_item_of_the_list_names_a_test_that_exists() -> None:
    page = (ROOT / "docs" / "howto" / "security.md").read_text(encoding="utf-8")
    named = set(re.findall(r"`(test_\w+)`", page))
    files = [*(ROOT / "tests" / "server").rglob("test_*.py")]
    defined = {name for f in files for name in _tests_of(f)}
    assert len(named) > 30
    assert named <= defined
    tried = {name for f in files if f.parent == HERE for name in _tests_of(f)}
    assert tried - named == {"test_every_item_of_the_list_names_a_test_that_exists"}


def _tests_of(file: Path) -> list[str]:
    return re.findall(r"^def (test_\w+)", file.read_text("utf-8"), re.MULTILINE)
