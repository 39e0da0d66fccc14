"""Messages are formatted with the facts that they speak of, and small numbers as text: nobody sees it."""

from __future__ import annotations

import pytest

from saltire.games.registry import titles
from saltire.i18n.words import catalog


@pytest.mark.parametrize("lang", ["en", "cs"])
def test_a_message_reads_as_with_all_facts_as_they_are(lang: str) -> None:
    compared = 0
    for game in titles():
        known = catalog(lang, game)
        for key in sorted(known._texts):
            if not key.startswith(("event-", f"{game}-event-", f"{game}-choice-")):
                continue
            known._parse(key)
            pattern = known._bundle.get_message(key).value
            if pattern is None:
                continue
            for fact in (0, 1, 2, 5, 999, 1_000, 12_345, "you", "other"):
                facts = dict.fromkeys(known.uses(key)[0], fact)
                plain = str(known._bundle.format_pattern(pattern, {**facts})[0])
                assert known.say(key, facts) == plain
                assert known.say(key, {**facts, "of-no-use": 7}) == plain
            compared += 1
    assert compared > 50
