"""What is prepared when a server starts, so that the first visitors need not wait for it."""

from __future__ import annotations

import pytest
from fluent.runtime import FluentResource

from saltire.i18n import words
from saltire.server.tables import warm_up, wording
from tests.server.security.attacks import logged


@pytest.mark.parametrize("game", ["hammer", "schotten", "swords"])
def test_the_first_frame_of_a_game_parses_hardly_any_words(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    words.catalog.cache_clear()
    wording._sentences.clear()
    wording._wordings.clear()
    parsed = 0
    parse = FluentResource

    def counting(text: str) -> object:
        nonlocal parsed
        parsed += 1
        return parse(text)

    monkeypatch.setattr(words, "FluentResource", counting)
    warm_up.warm_up()
    cold, parsed = parsed, 0
    warm_up._first_frame(game)
    assert parsed < cold / 2  # another deal may have another event


def test_a_game_with_a_fault_keeps_no_server_from_starting(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(_: str) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(warm_up, "load", fail)
    with logged() as log:
        warm_up.warm_up()
    assert "the first table of hammer could not be prepared" in log.getvalue()
