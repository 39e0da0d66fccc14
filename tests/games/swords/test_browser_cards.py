"""The browser shows the cards as the rules play them."""

from __future__ import annotations

import json
import runpy
from pathlib import Path

WEB = Path(__file__).parents[3] / "web"


def test_19_1_the_cards_of_the_browser_are_those_of_the_shipped_sets() -> None:
    script = runpy.run_path(str(WEB / "scripts" / "swords_cards.py"))
    printed = (WEB / "src" / "boards" / "swords" / "cards.json").read_text(encoding="utf-8")
    assert json.loads(printed) == script["cards"]()
