"""docs/reference/languages has every message of each language, as it is worded now."""

from __future__ import annotations

import re
import runpy
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast, parse

from saltire import load, titles
from saltire.i18n.words import LANGUAGES, files_of

PAGES: dict[str, Any] = runpy.run_path(
    str(Path(__file__).parents[2] / "docs" / "language_pages.py")
)
_KEY = re.compile(r"^- `(\S+)`(.*(?:\n  - .*)*)", re.MULTILINE)


def keys_of(lang: str) -> set[str]:
    """List the messages of a language, those of all games and those of each."""
    files = [file for game in ("", *titles()) for file in files_of(lang, game)]
    entries = [entry for file in files for entry in parse(file.read_text("utf-8")).body]
    return {entry.id.name for entry in entries if isinstance(entry, ast.Message)}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_says_what_the_messages_say(lang: str) -> None:
    """Written anew by `python docs/language_pages.py`; the difference is what to read."""
    page = PAGES["page"](lang)
    assert page == (PAGES["PAGES"] / f"{lang}.md").read_text("utf-8")
    shown = dict(_KEY.findall(page))
    english = set(re.findall(r"^- `((?:refusal|option)-\S+)`", page, re.MULTILINE))
    assert set(shown) == keys_of(lang) | (english if lang == "en" else set())
    assert all(text.strip() for text in shown.values())
    assert not re.search(r"\{|\}|FORM\(|  - $|\$\w", page)


def test_a_message_without_values_is_refused() -> None:
    message = parse("hammer-nowhere = { $moon } shines.").body[0]
    assert isinstance(message, ast.Message)
    with pytest.raises(LookupError, match="hammer-nowhere: no value for"):
        PAGES["Page"]("en", "hammer").wordings("log", "hammer-nowhere", message)


def test_the_english_page_has_the_refusals_and_the_options_of_the_games() -> None:
    page = (PAGES["PAGES"] / "en.md").read_text("utf-8")
    for game in ("schotten", "hammer", "swords"):
        assert all(f"- `refusal-{key}`" in page for key in PAGES["REFUSALS"][game])
        assert all(f"- `option-{option.name}`" in page for option in load(game).declared)
