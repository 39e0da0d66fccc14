"""Reviews of a toy game whose chances can be counted by hand."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest

from saltire import Dealer, Session
from saltire.bots.registry import knowledge_of
from saltire.bots.search.rules_only import RulesOnlyKnowledge
from saltire.games.registry import load
from saltire.i18n.words import LANGUAGES, Words
from saltire.kernel.lots import Lots
from saltire.record import Record
from saltire.review.analysis import (
    FEWEST_TRIES,
    MOST_TRIES,
    Review,
    Slip,
    _breakdown,
    review,
    tries_within,
)
from saltire.review.comparison import PlayoutEvaluator
from saltire.review.html_page import ReviewPage
from saltire.review.turns import decisions_of, turns_of
from saltire.review.wording import step_of, worded_slips
from tests.toy import Bannock

TIMID = [
    "* card 6", "* card 1", "0 stake 0", "1 stake 3",
    "* card 3", "* card {}", "0 stake 0", "1 stake 0",
]  # fmt: skip
LAST_STAKE = 6


def timid_game(hidden: int = 6) -> Record:
    """Seat 0 has a cake and three pebbles, the other none; with card 3 it should stake them all."""
    game = Bannock()
    record = Record(game, ("Ann", "Bob"))
    state = game.start()
    for row in TIMID:
        seat, _, text = row.format(hidden).partition(" ")
        action = game.parse(state, text)
        record.play(state, -1 if seat == "*" else int(seat), action)
    record.close(state.result(), bytes(32))
    return record


def reviewed(record: Record, tries: int = 400) -> Review:
    return review(record, RulesOnlyKnowledge(record.game), tries, lambda _: None)


def test_turns_begin_where_a_seat_has_a_choice() -> None:
    turns = list(turns_of(timid_game()))
    assert [(turn.seat, turn.ply, turn.actions) for turn in turns] == [
        (0, 2, (0,)), (1, 3, (3,)), (0, 6, (0,)),
    ]  # fmt: skip


def test_what_follows_a_whole_plan_is_a_decision_of_its_own() -> None:
    """Wallace goes to Selkirk, and then a random player disbands what should stay."""
    session, lots = Session(load("hammer"), Dealer(seed=3)), Lots(4)
    for _ in range(150):
        seat = session.state.waiting_for()[0]
        legal = session.state.legal(seat)
        session.act(seat, legal[lots.below(len(legal))])
    record = session.record
    knowledge = knowledge_of(record.game)
    turns = list(turns_of(record))
    decisions = list(decisions_of(record, knowledge))
    assert len(decisions) > len(turns)
    for turn in turns:
        parts = [one for one in decisions if turn.ply <= one.ply < turn.ply + len(turn.actions)]
        assert parts[0].ply == turn.ply
        for part in parts:
            at = part.ply - turn.ply
            assert part.actions == turn.actions[at : at + len(part.actions)]
            assert part.actions[0] in part.before.legal(part.seat)
        assert set(turn.events) >= {event for part in parts for event in part.events}


def test_the_costliest_choice_is_found_with_its_price() -> None:
    slip = next(one for one in reviewed(timid_game()).slips if one.ply == LAST_STAKE)
    # Three pebbles beat all cards but 6: 0.8 wins and 0.2 draws; none beats 1 and 2 only.
    assert (slip.seat, slip.played, slip.better) == (0, (0,), (3,))
    assert slip.cost == pytest.approx(0.9 - 0.7, abs=3 * slip.error)
    assert slip.error < 0.02


def test_a_slip_is_judged_by_what_its_seat_could_know() -> None:
    slips = [
        [one for one in reviewed(timid_game(hidden), 60).slips if one.ply == LAST_STAKE]
        for hidden in (6, 5)
    ]
    assert slips[0] == slips[1] != []


def test_the_graph_tells_what_was_known_from_what_was_true() -> None:
    moment = next(one for one in reviewed(timid_game()).moments if one.ply == LAST_STAKE)
    assert moment.true == (0.5, 0.5)  # Bob holds the 6: nothing helps Ann
    assert moment.seen[0] > 0.7
    assert reviewed(timid_game(), 10).moments[-1].true == (0.5, 0.5)


def test_start_slips_and_luck_add_up_to_the_result() -> None:
    breakdowns = reviewed(timid_game()).breakdowns
    for one in breakdowns:
        assert one.start + one.skill + one.others + one.luck == pytest.approx(one.result)
    assert sum(one.luck for one in breakdowns) == pytest.approx(0.0)
    ann = breakdowns[0]
    assert ann.skill < -0.1
    assert ann.others >= 0.0


def test_the_same_game_is_reviewed_the_same_way() -> None:
    assert reviewed(timid_game(), 30) == reviewed(timid_game(), 30)


def test_more_tries_are_taken_when_there_is_more_time() -> None:
    record = timid_game()
    knowledge = RulesOnlyKnowledge(record.game)
    assert tries_within(0.0, record, knowledge) == FEWEST_TRIES
    assert tries_within(6000.0, record, knowledge) == MOST_TRIES


def test_a_plan_stops_where_it_cannot_go_on() -> None:
    record = timid_game()
    turn = list(turns_of(record))[-1]
    evaluator = PlayoutEvaluator(RulesOnlyKnowledge(record.game), 20)
    view = turn.before.view(0)
    assert evaluator.compare(view, (3, 3, 3), (3,), 0).mean == 0.0


def test_progress_goes_from_nothing_to_all() -> None:
    reported: list[float] = []
    review(timid_game(), RulesOnlyKnowledge(Bannock()), 2, reported.append)
    assert reported == sorted(reported)
    assert (reported[0], reported[-1]) == (0.0, 1.0)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_stands_alone_and_speaks_every_language(lang: str) -> None:
    record = timid_game()
    found = reviewed(record)
    words = Words(lang)
    names = ["<Ann>", "Bob"]
    slips = worded_slips(record, found, RulesOnlyKnowledge(record.game), words, names)
    page = ReviewPage(words, "Bannock", names, 60).html(found, slips)
    assert f'<html lang="{lang}">' in page
    assert words.say("review-costliest") in page
    assert "<Ann>" not in page
    assert "&lt;Ann&gt;" in page
    assert "http" not in page
    assert "<script" not in page
    assert "review-" not in page


def test_a_game_that_nobody_wrote_about_is_known_by_its_rules() -> None:
    assert isinstance(knowledge_of(Bannock()), RulesOnlyKnowledge)
    assert knowledge_of(load("schotten")).game.name == "schotten"


@pytest.fixture(scope="module")
def random_game() -> tuple[Record, Review]:
    """Give the beginning of a game of random moves, with its review: full of slips."""
    game = load("schotten", auto_claim=True)
    session, lots = Session(game, Dealer(seed=3), Record(game, ("Ann", "Bob"))), Lots(3)
    while len(list(turns_of(session.record))) < 14:
        session.act(session.state.actor(), session.state.sample(lots))
    return session.record, review(session.record, knowledge_of(game), 6, lambda _: None)


def test_a_german_page_says_in_german_why_something_was_better(
    random_game: tuple[Record, Review],
) -> None:
    record, found = random_game
    words = Words("de")
    slips = worded_slips(record, found, knowledge_of(record.game), words, ["Ann", "Bob"])
    english = worded_slips(record, found, knowledge_of(record.game), Words(), ["Ann", "Bob"])
    page = ReviewPage(words, "Schotten Totten", ["Ann", "Bob"], 6).html(found, slips)
    assert slips
    assert page.count("<dt>Warum</dt>") == len(slips)
    for german, other in zip(slips, english, strict=True):
        assert "Stein" in german.reason
        assert "stone" in other.reason
        assert german.reason in page
        assert other.reason not in page


def test_the_process_of_the_server_gives_reasons_in_every_language(
    random_game: tuple[Record, Review],
) -> None:
    command = [sys.executable, "-m", "saltire.review", "0"]
    path = os.pathsep.join(path for path in sys.path if path)
    run = subprocess.run(
        command, input=random_game[0].text(), capture_output=True, text=True, check=True,
        encoding="utf-8", env={**os.environ, "PYTHONPATH": path},
    )  # fmt: skip
    slips = json.loads(run.stdout.splitlines()[-1])["told"]
    assert list(slips) == list(LANGUAGES)
    assert slips["de"]
    reasons = [[slip["reason"] for slip in slips[lang]] for lang in LANGUAGES]
    for lines in zip(*reasons, strict=True):
        assert all(lines)
        assert len(set(lines)) == len(LANGUAGES)


def test_a_slip_names_the_choices_and_not_that_one_was_made() -> None:
    game = load("swords", players=4)
    session = Session(game, Dealer(seed=4))
    session.deal()
    while "lay Scotland" not in _texts(session):
        seat = session.state.waiting_for()[0]
        session.act(seat, session.state.legal(seat)[-1])
    ply = len(session.record)
    seat = next(one for one in session.state.waiting_for() if one != session.record.seat(ply - 1))
    scotland, england = (
        game.parse(session.state, f"lay {side}") for side in ("Scotland", "England")
    )
    session.act(seat, scotland)
    slip = Slip(ply, seat, 0.2, 0.05, (scotland,), (england,))
    knowledge = knowledge_of(game)
    [worded] = worded_slips(
        session.record,
        Review((), (slip,), ()),
        knowledge,
        Words("en"),
        ["Ann", "Bob", "Cat", "Dan"],
    )
    assert worded.played == "Lay the bonnet, for Scotland."
    assert worded.better == "Lay the crown, for England."


def _texts(session: Session) -> list[str]:
    seat = session.state.waiting_for()[0]
    return [session.game.say(session.state, one) for one in session.state.legal(seat)]


def test_a_resigned_game_ends_with_its_result_and_slips_stay_below_the_whole() -> None:
    record = timid_game()
    found = review(record, RulesOnlyKnowledge(record.game), 40, lambda _: None, (0.0, 1.0))
    assert found.moments[-1].true == (0.0, 1.0)
    assert [one.result for one in found.breakdowns] == [0.0, 1.0]
    swings = [(False, 0.3)] * 6 + [(True, -0.4)] * 5
    one = _breakdown(0.5, swings, 1.0)
    assert -1.0 < one.skill < -0.9
    assert 0.8 < one.others < 1.0
    assert one.start + one.skill + one.others + one.luck == pytest.approx(1.0)


def test_a_slip_is_found_in_the_replay_by_its_step() -> None:
    record = timid_game()
    assert step_of(record, 2) == 0
    assert step_of(record, LAST_STAKE) == 2
