"""Hints over the API: for the seat that is to act, against bots alone."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from saltire.i18n.words import LANGUAGES
from tests.server.history.table_client import RATED, TableClient, two_guests


@pytest.fixture
def table(tmp_path: Path) -> Iterator[TableClient]:
    with two_guests(f"sqlite:///{tmp_path}/saltire.db") as made:
        yield made


def alone(table: TableClient, **more: object) -> str:
    asked = {"game": "schotten", "options": {"start_player": 0}, "seats": ["me", "bot:greedy"]}
    return str(table.done("Ann", "POST", "/tables", {**asked, **more})["id"])


def test_a_hint_is_a_legal_action_in_words(table: TableClient) -> None:
    id = alone(table)
    legal = table.done("Ann", "GET", f"/tables/{id}/state")["legal"]
    hint = table.done("Ann", "POST", f"/tables/{id}/hint?lang=de")
    assert hint["action"] in legal
    assert "Stein" in hint["told"]


STONE = {"en": "stone", "de": "Stein", "fr": "borne", "hu": "[Kk][őö]", "cs": "k[aá]men"}


@pytest.mark.parametrize("lang", ["fr", "hu"])
def test_a_hint_says_why_in_the_readers_language(table: TableClient, lang: str) -> None:
    hint = table.done("Ann", "POST", f"/tables/{alone(table)}/hint?lang={lang}")
    assert [one for one in LANGUAGES if re.search(STONE[one], hint["reason"])] == [lang]


def test_sealed_choices_and_wars_have_hints_too(table: TableClient) -> None:
    for game, seats in (("hammer", 2), ("swords", 4)):
        id = alone(table, game=game, options={}, seats=["me"] + ["bot:greedy"] * (seats - 1))
        frame = table.done("Ann", "GET", f"/tables/{id}/state")
        if 0 in frame["waiting"]:
            hint = table.done("Ann", "POST", f"/tables/{id}/hint")
            assert hint["action"] in frame["legal"]
            assert hint["reason"]


@pytest.mark.parametrize("more", [{"seats": ["me", "open"]}, RATED])
def test_there_are_no_hints_against_people_or_for_ratings(
    table: TableClient, more: dict[str, object]
) -> None:
    for name in ("Ann", "Bob"):
        table.sign_up(name)
    id = table.open(**more)
    answer = table.ask("Ann", "POST", f"/tables/{id}/hint")
    assert (answer.status_code, answer.json()["error"]["code"]) == (403, "forbidden")


def test_nobody_gets_a_hint_for_another_seat_or_out_of_turn(table: TableClient) -> None:
    id = alone(table, options={"start_player": 1})
    answer = table.ask("Ann", "POST", f"/tables/{id}/hint")
    assert (answer.status_code, answer.json()["error"]["code"]) == (409, "not-your-turn")
    assert table.ask("Bob", "POST", f"/tables/{id}/hint").status_code == 403
    assert table.ask("Ann", "POST", f"/tables/{id}/hint?seat=1").status_code == 403
