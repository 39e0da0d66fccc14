"""Every refusal is given somewhere in these tests, with the rule that it names."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from saltire.games.schotten.rules.refusals import REASONS, refuse

_ASSERTED = re.compile(r'\("([a-z-]+)", "([0-9C.]+)"\)')


def asserted() -> set[tuple[str, str]]:
    """Gather the (key, rule) pairs that the tests beside this one expect."""
    texts = [path.read_text() for path in Path(__file__).parent.glob("test_[0-9]*.py")]
    return {(key, rule) for text in texts for key, rule in _ASSERTED.findall(text)}


@pytest.mark.rule("5.8")
def test_every_reason_is_expected_by_some_test_with_its_rule() -> None:
    wanted = {(key, rule) for key, (rule, _) in REASONS.items()}
    assert sorted(wanted - asserted()) == []


@pytest.mark.rule("5.8")
def test_a_refusal_is_worded_with_its_facts() -> None:
    refusal = refuse("weaker", {"stone": 3, "theirs": "kind 9", "yours": "run 9"})
    assert str(refusal) == "their side of stone 3 is stronger: kind 9 against run 9 (rule 5.2)"
    assert refuse("tempo").facts == {}
