"""Puzzles over the API: the list, the board without the answer, the first answer that counts, the rating."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from saltire.puzzles.library import puzzles_of
from saltire.puzzles.puzzle import Puzzle
from saltire.puzzles.rating import START
from tests.server.history.table_client import TableClient

EASY, *_, HARD = puzzles_of("schotten")


@pytest.fixture
def table(tmp_path: Path) -> Iterator[TableClient]:
    made = TableClient(f"sqlite:///{tmp_path}/saltire.db", bot_workers=0)
    with made.client:
        made.enter("Ann")
        yield made


def answered(table: TableClient, one: Puzzle, choice: int) -> dict[str, object]:
    found: dict[str, object] = table.done(
        "Ann", "POST", f"/puzzles/{one.id}/answer", {"choice": choice}
    )
    return found


def test_the_list_has_all_games_and_the_puzzle_of_the_day(table: TableClient) -> None:
    found = table.done("nobody", "GET", "/puzzles?lang=de")
    assert [game["standing"]["game"] for game in found["games"]] == ["schotten", "swords", "hammer"]
    assert all(len(game["puzzles"]) >= 100 for game in found["games"])
    ids = {one["id"] for game in found["games"] for one in game["puzzles"]}
    assert found["daily"] in ids
    assert {game["next"] for game in found["games"]} <= ids
    kinds = {one["kind"] for one in found["games"][0]["puzzles"]}
    assert "Die letzten Karten" in kinds


def test_a_puzzle_shows_the_view_and_not_the_answer(table: TableClient) -> None:
    for game in ("schotten", "swords", "hammer"):
        one = puzzles_of(game)[0]
        found = table.done("nobody", "GET", f"/puzzles/{one.id}")
        assert len(found["choices"]) == len(one.choices)
        assert "legal" not in found["view"]
        assert not {"answer", "why"} & found.keys()
        assert not (found["annotations"] or {}).get("attacks")
        assert '"provable": [true' not in json.dumps(found["view"])


def test_the_first_answer_counts_and_is_proved(table: TableClient) -> None:
    first = answered(table, HARD, HARD.answer)
    assert (first["right"], first["answer"], first["counted"]) == (True, HARD.answer, True)
    assert first["why"]
    standing = first["standing"]
    assert isinstance(standing, dict)
    assert standing["rating"] > START
    assert (standing["tries"], standing["solved"]) == (1, 1)
    wrong = (HARD.answer + 1) % len(HARD.choices)
    again = answered(table, HARD, wrong)
    assert (again["right"], again["counted"], again["change"]) == (False, False, 0)
    assert again["standing"] == standing
    assert again["next"] != HARD.id
    listed = table.done("Ann", "GET", "/puzzles")["games"][0]
    assert {one["id"]: one["solved"] for one in listed["puzzles"]}[HARD.id] is True


def test_a_wrong_answer_lowers_the_rating(table: TableClient) -> None:
    wrong = answered(table, EASY, (EASY.answer + 1) % len(EASY.choices))
    assert (wrong["right"], wrong["answer"]) == (False, EASY.answer)
    assert isinstance(wrong["change"], int)
    assert wrong["change"] < 0


def test_who_is_gone_leaves_no_answers(table: TableClient) -> None:
    table.sign_up("Bea")
    asked = f"/puzzles/{HARD.id}/answer"
    assert table.ask("Bea", "POST", asked, {"choice": 0}).is_success
    gone = table.ask("Bea", "DELETE", "/account", {"password": "nine boundary stones"})
    assert gone.is_success, gone.text
    assert answered(table, HARD, 0)["counted"] is True


@pytest.mark.parametrize(
    ("who", "method", "path", "data", "status"),
    [
        ("nobody", "GET", "/puzzles/none", None, 404),
        ("Ann", "POST", "/puzzles/none/answer", {"choice": 0}, 404),
        ("nobody", "POST", f"/puzzles/{HARD.id}/answer", {"choice": 0}, 401),
        ("Ann", "POST", f"/puzzles/{HARD.id}/answer", {"choice": 60}, 400),
        ("Ann", "POST", f"/puzzles/{HARD.id}/answer", {"choice": -1}, 400),
    ],
)
def test_what_is_refused(
    table: TableClient, who: str, method: str, path: str, data: object, status: int
) -> None:
    assert table.ask(who, method, path, data).status_code == status
