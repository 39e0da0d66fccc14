"""The tables of the rules texts say what the code says."""

from __future__ import annotations

import runpy
from pathlib import Path
from typing import Any

import pytest

from saltire import titles
from saltire.i18n.words import LANGUAGES

TABLES: dict[str, Any] = runpy.run_path(str(Path(__file__).parents[1] / "docs" / "game_tables.py"))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", ["hammer", "swords"])
def test_the_tables_are_current(game: str, lang: str) -> None:
    """Rewrite them with `python docs/game_tables.py`."""
    text = TABLES["rules_path"](game, lang).read_text(encoding="utf-8")
    assert TABLES["with_tables"](game, lang, text) == text


@pytest.mark.parametrize("game", ["hammer", "schotten", "swords"])
def test_the_page_of_a_game_names_its_version(game: str) -> None:
    page = (Path(__file__).parents[1] / "docs" / "games" / f"{game}.md").read_text("utf-8")
    assert f"| name, version | `{game}`, {titles()[game].game_class.version} |" in page
