"""Phases on a stack, sealed choices and checked actions, on the toy game."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from saltire.kernel.errors import IllegalAction, NotYourTurn, Refusal
from saltire.kernel.event import Event
from saltire.kernel.game import Game, play_out
from saltire.kernel.lots import Lots
from saltire.kernel.phase import ABSENT, BLANK, OPEN, Phase, Sealed
from saltire.kernel.position import Position
from saltire.kernel.types import CHANCE, RULES, SPECTATOR
from saltire.kernel.view import View
from tests.toy import Bannock, Cakes, Stake


def dealt(players: int = 3) -> Cakes:
    s = Bannock(players=players).start()
    while s.actor() == CHANCE:
        s.apply(s.legal()[0])
    return s


def test_a_game_starts_with_chance() -> None:
    s = Bannock().start()
    assert s.actor() == CHANCE
    assert [card for card, _ in s.chances()] == [1, 2, 3, 4, 5, 6]
    assert [share for _, share in s.chances()] == pytest.approx([1 / 6] * 6)
    assert s.legal(0) == []
    assert s.waiting_for() == (CHANCE,)


def test_a_sealed_phase_asks_somebody() -> None:
    with pytest.raises(ValueError, match="nobody is left"):
        Stake((1, 2, ABSENT))


def test_what_a_position_tells_is_its_own() -> None:
    s, other = dealt(), dealt()
    s.tell(Event("rain", {}))
    assert ([event.kind for event in s.told], other.told, dealt().told) == (["rain"], [], [])


def test_several_seats_are_waited_for_and_may_choose_in_any_order() -> None:
    s = dealt()
    assert s.waiting_for() == (0, 1, 2)
    s.play(2, 1)
    assert s.waiting_for() == (0, 1)
    assert s.actor() == 0
    assert s.chances() == []


def test_a_sealed_choice_is_told_to_its_author_only() -> None:
    s = dealt()
    (event,) = s.play(1, 2)
    assert event.heard_by(1) == {"kind": "sealed", "seat": 1, "choice": 2}
    assert event.heard_by(0) == event.heard_by(SPECTATOR) == {"kind": "sealed", "seat": 1}


def test_a_choice_can_be_changed_until_the_last_seal() -> None:
    s = dealt()
    s.play(0, 3)
    s.play(0, 1)
    s.play(1, 0)
    events = s.play(2, 0)
    assert events[-1].public["stakes"] == [1, 0, 0]


def test_an_absent_seat_is_not_asked() -> None:
    s = dealt()
    s.goto(Stake((OPEN, ABSENT, OPEN)))
    assert s.waiting_for() == (0, 2)
    assert s.legal(1) == []
    with pytest.raises(
        NotYourTurn, match=r"^it is not the turn of seat 1: seat 0 and seat 2 must act$"
    ):
        s.play(1, 0)


def test_apply_without_a_seat_answers_for_the_first_who_is_waited_for() -> None:
    s = dealt()
    s.apply(0)
    assert s.waiting_for() == (1, 2)


def test_a_refused_action_changes_nothing() -> None:
    s = dealt()
    before = s.to_json()
    with pytest.raises(IllegalAction, match=r"^that cannot be done now \(rule 2\)$") as caught:
        s.play(0, 9)
    assert (caught.value.rule, caught.value.reason) == ("2", "that cannot be done now")
    assert s.to_json() == before
    assert s.why_not(0, 0) is None


def test_nobody_acts_when_the_game_is_over() -> None:
    s = Bannock().start()
    steps = play_out(s, Lots(1), 100)
    assert (s.actor(), s.legal(), s.waiting_for(), s.stack()) == (RULES, [], (), [])
    assert steps > 6
    result = s.result()
    assert result is not None
    assert sum(result) == pytest.approx(1)
    with pytest.raises(NotYourTurn, match="the game is over"):
        s.play(0, 0)


def test_play_out_stops_at_its_limit() -> None:
    assert play_out(Bannock().start(), Lots(1), 3) == 3


def test_sealed_stakes_are_hidden_from_the_record_and_the_view() -> None:
    s = dealt()
    s.play(1, 2)
    assert not s.top.known_to(s, 0, 2)
    assert s.top.shown() == ["Stake", [0, 2]]
    assert "own" in s.view(0).to_json()
    assert s.view(1).own == 2
    assert s.view(0).own == OPEN


def test_a_view_blanks_the_stakes_of_others_and_imagines_possible_ones() -> None:
    game, s = Bannock(players=3), dealt()
    s.play(1, 2)
    theirs = s.view(0).stack[-1]
    assert isinstance(theirs, Stake)
    assert theirs.choices == (OPEN, BLANK, OPEN)
    own = s.view(1).stack[-1]
    assert isinstance(own, Stake)
    assert own.choices == (OPEN, 2, OPEN)
    tops = [game.imagine(s.view(0), Lots(seed)).top for seed in range(40)]
    assert {top.choices[1] for top in tops if isinstance(top, Stake)} == {0, 1, 2, 3}


def test_a_phase_hides_nothing_unless_it_says_so() -> None:
    phase: Phase[Position] = Phase(0)
    assert phase.seen_by(1) is phase
    assert phase.imagined(Position([phase]), Lots(1)) is phase


def test_a_saved_position_must_name_phases_of_its_game() -> None:
    game = Bannock()
    data = game.start().to_json()
    wrong: list[object] = [[["Castle", 0]], [[]], ["DealOne"], None]
    for stack in wrong:
        with pytest.raises(ValueError, match="phase"):
            game.from_json({**data, "stack": stack})
    for returns in (1, [None], ["1", 0]):
        with pytest.raises(ValueError, match=r"^returns must be a list of numbers$"):
            game.from_json({**data, "returns": returns})
    over = game.from_json({**data, "stack": [], "returns": [1.0, 0.0]})
    assert over.result() == (1.0, 0.0)


def test_what_a_new_game_must_write_says_so() -> None:
    phase: Phase[Position] = Phase(0)
    position = Position([phase])
    game = Game(("a",), {}, 1, 1, 1, 1)
    sealed: Sealed[Position] = Sealed((OPEN,))
    unwritten_parts: list[Callable[[], object]] = [
        lambda: phase.legal(position, 0),
        lambda: phase.take(position, 0),
        lambda: phase.run(position),
        lambda: sealed.options(position, 0),
        lambda: sealed.reveal(position, (0,)),
        lambda: position.view(0),
        position.clone,
        position.board_json,
        game.start,
        lambda: game.say(position, 0),
        lambda: game.parse(position, ""),
        lambda: game.imagine(View(0, ()), Lots(1)),
        lambda: game.from_json({}),
        game.phases,
    ]
    for unwritten in unwritten_parts:
        with pytest.raises(NotImplementedError):
            unwritten()
    assert game.faults(position) == []
    assert repr(Bannock(players=3)) == "Bannock(players=3)"


def test_plain_phases_show_their_name_and_tell_their_actor() -> None:
    phase: Phase[Position] = Phase(1)
    position = Position([phase])
    assert phase.shown() == ["Phase", 1]
    assert phase.args() == [1]
    assert phase.known_to(position, 1, 0)
    assert not phase.known_to(position, 0, 0)
    assert not phase.retractable(position, 0)


def test_events_and_refusals_can_be_read_in_a_log() -> None:
    event = Event("dealt", {"seat": 0}, {"card": 4}, (0,))
    assert repr(event) == "Event('dealt', {'seat': 0}, {'card': 4}, (0,))"
    refusal = Refusal("no", "that is not done", "7", {"stone": 3})
    assert repr(refusal) == "Refusal('no', 'that is not done', '7', {'stone': 3})"
    assert refusal.to_json() == {
        "key": "no", "reason": "that is not done", "rule": "7", "facts": {"stone": 3},
    }  # fmt: skip
    assert str(refusal) == "that is not done (rule 7)"
