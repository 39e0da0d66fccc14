"""The pages for researchers say what the code says."""

from __future__ import annotations

import runpy
from pathlib import Path
from typing import Any

import pytest

from saltire.envs._shared import encoder_in
from saltire.games.registry import titles

PAGES: dict[str, Any] = runpy.run_path(str(Path(__file__).parents[2] / "docs" / "env_pages.py"))
TITLES = ["schotten", "hammer", "swords"]


@pytest.mark.parametrize("title", TITLES)
def test_the_page_is_current(title: str) -> None:
    """Rewrite it with `python docs/env_pages.py`."""
    assert PAGES["page"](title) == PAGES["page_path"](title).read_text(encoding="utf-8")


@pytest.mark.parametrize("title", TITLES)
def test_the_history_ends_with_the_present_version(title: str) -> None:
    encoder: Any = encoder_in(titles()[title])
    assert list(encoder.HISTORY) == list(range(1, encoder.VERSION + 1))
    assert f"- v{encoder.VERSION}: {encoder.HISTORY[encoder.VERSION]}" in PAGES["page"](title)
