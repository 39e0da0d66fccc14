"""Hints are worded, keep to what the seat can know, and go on with the plan of the last one."""

from __future__ import annotations

from typing import Any

from saltire import Dealer, Session
from saltire.games.registry import load
from saltire.review.hint import Hint, hint
from saltire.review.hint_plans import HintPlans


def asked(session: Session, seat: int, **more: object) -> Hint:
    game, state = session.game, session.state
    seen: Any = state.view(seat)
    view = {name: fact for name, fact in seen.to_json().items() if name != "legal"}
    request = {
        "game": game.name, "options": game.options, "seat": seat, "view": view,
        "legal": [game.say(state, action) for action in state.legal(seat)],
        "heard": session.events_for(seat), "names": ["Ann", "Bob", "Cat", "Dan"],
        "seconds": 0.2, "lang": "en", **more,
    }  # fmt: skip
    return hint(request)


def begun(name: str, seed: int, **options: object) -> Session:
    session = Session(load(name, **options), Dealer(seed=seed))
    session.deal()
    return session


def test_a_hint_does_not_guess_the_card_that_lies_face_down() -> None:
    session = begun("hammer", 5)
    session.act(0, session.state.legal(0)[0])
    found = asked(session, 1)
    assert found.wording.startswith("Play ")
    assert "England" not in found.wording


def test_a_hint_names_the_token_that_is_to_be_laid() -> None:
    session = begun("swords", 4, players=4)
    lots = 0
    while "lay Scotland" not in [
        session.game.say(session.state, one)
        for one in session.state.legal(session.state.waiting_for()[0])
    ]:
        seat = session.state.waiting_for()[0]
        legal = session.state.legal(seat)
        lots += 1
        session.act(seat, legal[lots % len(legal)])
    found = asked(session, session.state.waiting_for()[0])
    assert found.wording in ("Lay the bonnet, for Scotland", "Lay the crown, for England")


def test_the_next_hint_goes_on_with_the_plan_of_the_last() -> None:
    session, plans = begun("hammer", 5), HintPlans()
    for seat in (0, 1):
        session.act(seat, session.game.parse(session.state, "play " + _highest(session, seat)))
    seat = session.state.waiting_for()[0]
    found = asked(session, seat)
    while len(found.plan) < 2:
        session.act(seat, session.game.parse(session.state, found.action))
        found = asked(session, seat)
    assert found.wording.startswith("Move ")
    assert " to " in found.wording
    plans.keep("t", seat, len(session.record.plies), found.plan)
    session.act(seat, session.game.parse(session.state, found.action))
    left = plans.rest("t", seat, session.record.plies)
    assert left == found.plan[1:]
    then = asked(session, seat, plan=left)
    assert then.action == left[0]
    assert then.chance is None
    assert then.reason == "the next step of the same plan"


def _highest(session: Session, seat: int) -> str:
    texts = [session.game.say(session.state, one) for one in session.state.legal(seat)]
    return max(text.removeprefix("play ") for text in texts if text[-1].isdigit())


def test_a_plan_is_left_when_something_else_is_done() -> None:
    plans = HintPlans()
    plans.keep("t", 1, 2, ["move Wallace", "to Angus", "stop"])
    before = [(0, "end"), (0, "end")]
    assert plans.rest("t", 1, before) == ()
    assert plans.rest("t", 1, [*before, (1, "move Wallace")]) == ("to Angus", "stop")
    assert plans.rest("t", 1, [*before, (1, "move Bruce")]) == ()
    assert plans.rest("t", 1, [*before, (-1, "die 3")]) == ()
    assert plans.rest("t", 0, before) == ()
    assert plans.rest("t", 1, before[:1]) == ()
