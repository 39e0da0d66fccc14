from __future__ import annotations

import pytest

from saltire import Dealer, IllegalAction, Lots, NotYourTurn, Record, Session, Stale, load
from tests.toy import Bannock


def started(seed: int = 1) -> Session:
    return Session(load("schotten", start_player=0), Dealer(seed=seed))


def test_chance_acts_until_a_seat_is_asked() -> None:
    session = started()
    assert session.state.actor() == 0
    assert session.ply == 12
    assert repr(session) == "<Session of schotten, ply 12: <Table: Place, seat 0 to act>>"
    assert repr(session.record) == "<Record of schotten: 12 plies>"


def test_a_stale_foreign_or_illegal_action_changes_nothing() -> None:
    session = started()
    before = session.state.to_json()
    legal = session.state.legal()[0]
    with pytest.raises(Stale, match="this answers ply 3, but the game is at ply 12"):
        session.act(0, legal, ply=3)
    with pytest.raises(NotYourTurn):
        session.act(1, legal)
    with pytest.raises(IllegalAction):
        session.act(0, 544)
    assert session.state.to_json() == before
    assert session.ply == 12
    session.act(0, legal, ply=12)
    assert session.ply == 14


def test_each_seat_hears_its_own_cards_only() -> None:
    session = started()
    for seat in (0, 1):
        cards = [heard for heard in session.events_for(seat) if "card" in heard]
        assert len(cards) == 6
        assert all(heard["seat"] == seat for heard in cards)
    assert session.events_for(0, since=12) == []


def test_a_rewound_session_deals_the_same_again() -> None:
    session, lots = started(), Lots(2)
    actions = []
    while session.ply < 40:
        actions.append((session.state.actor(), session.state.sample(lots)))
        session.act(*actions[-1])
    again = session.rewind(12)
    for seat, action in actions:
        again.act(seat, action)
    assert again.state.to_json() == session.state.to_json()


def test_a_session_resumes_from_a_saved_record() -> None:
    session = started()
    session.act(0, session.state.legal()[0])
    saved = Record.from_text(session.record.text())
    resumed = Session(saved.game, Dealer(session.dealer.seed), saved)
    assert resumed.state.to_json() == session.state.to_json()
    assert resumed.dealer.draws == session.dealer.draws
    action = session.state.legal()[3]
    session.act(1, action)
    resumed.act(1, action)
    assert resumed.state.to_json() == session.state.to_json()


def test_the_seed_is_revealed_when_the_game_is_over() -> None:
    session, lots = started(), Lots(3)
    while session.state.actor() >= 0:
        assert session.record.seed is None
        session.act(session.state.actor(), session.state.sample(lots))
    assert session.record.seed == session.dealer.seed
    assert session.record.result == session.state.result()
    session.record.verify()


def test_what_the_other_seat_saw_cannot_be_retracted() -> None:
    session = started()
    assert session.last_choice(0) is None
    assert session.undo_ply(0) is None
    session.act(0, session.state.legal()[0])
    assert session.last_choice(0) == 12
    assert session.undo_ply(0) is None


def test_a_sealed_choice_that_others_noticed_cannot_be_retracted_but_changed() -> None:
    session = Session(Bannock(players=2), Dealer(seed=1))
    session.act(0, 1)
    assert session.undo_ply(0) is None
    session.act(0, 2)
    assert session.state.waiting_for() == (1,)
