"""Every refusal of chapters 3, 4 and 6 is given somewhere in these tests, with the rule it names."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from saltire.games.hammer.rules.refusals_moves import REASONS_MOVES, refuse

_ASSERTED = re.compile(r'\("([a-z-]+)", "([0-9a-z.]+)"\)')


def asserted() -> set[tuple[str, str]]:
    """Gather the (key, rule) pairs that the tests beside this one expect."""
    texts = [path.read_text() for path in Path(__file__).parent.glob("test_[0-9]*.py")]
    return {(key, rule) for text in texts for key, rule in _ASSERTED.findall(text)}


@pytest.mark.rule("10c")
def test_every_reason_is_expected_by_some_test_with_its_rule() -> None:
    wanted = {(key, rule) for key, (rule, _) in REASONS_MOVES.items()}
    assert sorted(wanted - asserted()) == []


@pytest.mark.rule("10c")
def test_a_refusal_is_worded_with_its_facts() -> None:
    refusal = refuse("pinned", {"area": "Fife"})
    assert str(refusal) == "in Fife as many blocks are pinned as attack there (rule 4.6a)"
    assert refuse("sea-norse").facts == {}
