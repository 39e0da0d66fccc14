"""The puzzles that ship are right, are worded, can be made again, and their checkers see what is wrong."""

from __future__ import annotations

from dataclasses import replace
from datetime import date, timedelta
from itertools import groupby

import pytest

from saltire.i18n.words import LANGUAGES, Words
from saltire.kernel.errors import BadOption
from saltire.puzzles.checking import problems_in
from saltire.puzzles.library import (
    daily,
    games_with_puzzles,
    puzzle,
    puzzle_set,
    puzzles_of,
)
from saltire.puzzles.making import make_puzzles
from saltire.puzzles.puzzle import Puzzle, puzzle_from_json
from saltire.puzzles.rating import START, next_for, rating_after
from saltire.puzzles.wording import PuzzleWording

GAMES = ("schotten", "swords", "hammer")
SAMPLE = 11


def all_puzzles() -> list[Puzzle]:
    return [one for game in GAMES for one in puzzles_of(game)]


def one_of_each_kind() -> list[Puzzle]:
    ordered = sorted(all_puzzles(), key=lambda one: (one.game, one.kind, len(one.position)))
    return [next(some) for _, some in groupby(ordered, key=lambda one: (one.game, one.kind))]


def test_three_hundred_ship_and_a_hundred_of_each_game() -> None:
    assert games_with_puzzles() == list(GAMES)
    for game in GAMES:
        shipped = puzzles_of(game)
        assert len(shipped) >= 100
        own = puzzle_set(game)
        assert own is not None
        assert {one.kind for one in shipped} == set(own.kinds)
        assert [one.rating for one in shipped] == sorted(one.rating for one in shipped)
        assert {one.rating // 200 for one in shipped} >= {5, 6, 7}
    assert len({one.id for one in all_puzzles()}) == len(all_puzzles()) >= 300
    files = [own.file for game in GAMES if (own := puzzle_set(game))]
    assert sum(file.stat().st_size for file in files) < 400_000


def test_a_sample_is_solved_again_another_way() -> None:
    assert [problem for one in all_puzzles()[::SAMPLE] for problem in problems_in(one)] == []


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
def test_every_puzzle_is_solved_again_another_way(game: str) -> None:
    assert [problem for one in puzzles_of(game) for problem in problems_in(one)] == []


@pytest.mark.parametrize("one", one_of_each_kind(), ids=lambda one: one.id)
def test_a_wrong_answer_is_seen(one: Puzzle) -> None:
    other = (one.answer + 1) % len(one.choices)
    assert problems_in(replace(one, answer=other))


def test_other_faults_are_seen() -> None:
    one = puzzles_of("schotten")[0]
    assert "id" in problems_in(replace(one, id="schotten-claim-0"))[0]
    assert problems_in(replace(one, kind="nothing")) == [f"{one.id}: no such game or kind"]
    assert problems_in(replace(one, why=()))
    assert problems_in(replace(one, choices=(one.choices[0],) * len(one.choices)))
    loose = one.position.replace("seen by: ", "seen by:  ")
    assert any("canonical" in problem for problem in problems_in(replace(one, position=loose)))


@pytest.mark.parametrize(
    ("game", "kind"), [("schotten", "claim"), ("hammer", "retreat"), ("swords", "out")]
)
def test_the_same_seed_makes_the_same_puzzles(game: str, kind: str) -> None:
    own = puzzle_set(game)
    assert own is not None
    made = make_puzzles(game, replace(own, kinds=(kind,)), 1, 2, lambda _: None)
    assert len(made) == 2
    assert all(one in puzzles_of(game) for one in made)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_kind_is_worded(lang: str) -> None:
    for one in one_of_each_kind():
        worded = PuzzleWording(one, Words(lang))
        said = [worded.kind(), worded.question(), *worded.choices(), *worded.why()]
        assert len(set(worded.choices())) == len(one.choices)
        assert not [text for text in said if "-puzzle-" in text or "{" in text or not text]


def test_a_puzzle_is_read_as_it_was_written() -> None:
    for one in one_of_each_kind():
        assert puzzle_from_json(one.to_json()) == one
        assert puzzle(one.id) == one


def test_what_there_is_not_is_refused() -> None:
    with pytest.raises(BadOption, match="no puzzle 'x'"):
        puzzle("x")
    with pytest.raises(BadOption, match="there are: schotten"):
        puzzles_of("chess")


def test_each_day_has_its_puzzle_and_the_games_take_turns() -> None:
    days = [date(2026, 11, 18) + timedelta(days=n) for n in range(60)]
    chosen = [daily(day) for day in days]
    assert [one.game for one in chosen[:4] if one] == ["schotten", "swords", "hammer", "schotten"]
    assert len({one.id for one in chosen if one}) == len(days)


def test_a_rating_goes_up_for_what_is_hard_and_the_next_puzzle_is_near_it() -> None:
    easy, hard = puzzles_of("hammer")[0], puzzles_of("hammer")[-1]
    assert (
        rating_after(START, 0, hard, True) - START > rating_after(START, 0, easy, True) - START > 0
    )
    assert rating_after(START, 0, easy, False) < rating_after(START, 30, easy, False) < START
    follows = next_for(puzzles_of("hammer"), [], 1500)
    assert follows is not None
    assert abs(follows.rating - 1500) == min(abs(one.rating - 1500) for one in puzzles_of("hammer"))
    assert next_for([easy], {easy.id: True}, 1500) is None


@pytest.mark.parametrize(
    ("kind", "fact", "other"),
    [
        ("claim", "yours", "sum 3"),
        ("reach", "cards", ["R1", "R2"]),
        ("winter", "homes", ["Fife"]),
        ("odds", "blocks", [["Wallace", 4]]),
        ("side", "gold", 99),
        ("must", "won", 1),
    ],
)
def test_a_wrong_proof_is_seen(kind: str, fact: str, other: object) -> None:
    one = next(one for one in one_of_each_kind() if one.kind == kind)
    at = next(i for i, said in enumerate(one.why) if fact in said.facts)
    why = list(one.why)
    why[at] = replace(why[at], facts={**why[at].facts, fact: other})
    assert problems_in(replace(one, why=tuple(why)))
