"""Every refusal of chapters 5 and 7 is given somewhere in these tests, with the rule that it names."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from saltire.games.hammer.rules.refusals_battles import REASONS_BATTLES, refuse

_ASSERTED = re.compile(r'\("([a-z-]+)", "([0-9a-zC.-]+)"\)')


@pytest.mark.rule("5", "7")
def test_every_reason_is_expected_by_some_test_with_its_rule() -> None:
    texts = [path.read_text() for path in Path(__file__).parent.glob("test_[0-9]*.py")]
    asserted = {pair for text in texts for pair in _ASSERTED.findall(text)}
    wanted = {(key, rule) for key, (rule, _) in REASONS_BATTLES.items()}
    assert sorted(wanted - asserted) == []


@pytest.mark.rule("5", "7")
def test_a_refusal_is_worded_with_its_facts() -> None:
    refusal = refuse("draw-room", {"area": "Fife"})
    assert str(refusal) == "Fife is full (rule 7.61)"
    assert refuse("which-battle").facts == {}
