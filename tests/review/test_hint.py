"""The wording of a hint leaves out what the seat cannot know."""

from __future__ import annotations

from typing import Any

from saltire import Dealer, Session
from saltire.games.registry import load
from saltire.review.hint import hint


def test_a_hint_does_not_guess_the_card_that_lies_face_down() -> None:
    game = load("hammer")
    session = Session(game, Dealer(seed=5))
    session.deal()
    session.act(0, session.state.legal(0)[0])
    state = session.state
    seen: Any = state.view(1)
    view = {name: fact for name, fact in seen.to_json().items() if name != "legal"}
    request = {
        "game": "hammer", "options": game.options, "seat": 1, "view": view,
        "legal": [game.say(state, action) for action in state.legal(1)],
        "heard": session.heard(1), "names": ["Ann", "Bob"], "seconds": 0.2, "lang": "en",
    }  # fmt: skip
    found = hint(request)
    assert found.wording == found.action
