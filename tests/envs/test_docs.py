"""Every snippet in the pages about environments runs."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from saltire.envs import batch, gymnasium, openspiel, pettingzoo, vector

GUIDE = Path(__file__).parents[2] / "docs" / "howto" / "learn.md"
PAGES = {
    "learn.md": GUIDE.read_text(encoding="utf-8"),
    "pettingzoo": pettingzoo.__doc__ or "",
    "gymnasium": gymnasium.__doc__ or "",
    "openspiel": openspiel.__doc__ or "",
    "batch": batch.__doc__ or "",
    "vector": vector.__doc__ or "",
}
SNIPPETS = [
    pytest.param(snippet, id=f"{page}-{number}")
    for page, text in PAGES.items()
    for number, snippet in enumerate(re.findall(r"```python\n(.*?)```", text, re.DOTALL))
]


def test_every_page_has_a_snippet() -> None:
    assert all("```python" in text for text in PAGES.values())


@pytest.mark.parametrize("snippet", SNIPPETS)
def test_snippet_runs(snippet: str) -> None:
    exec(compile(snippet, "<snippet>", "exec"), {})
