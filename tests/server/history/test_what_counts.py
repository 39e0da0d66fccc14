"""Which games are rated: between accounts, with a real clock, of some length."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from saltire.games.swords import card_file
from tests.server.history.table_client import PASSWORD, RATED, TableClient, two_accounts

OWN_CARDS = Path(card_file.__file__).with_name("data").joinpath("plain.toml").read_text("utf-8")
BOT_TABLE = {**RATED, "game": "schotten", "seats": ["me", "bot:greedy"]}


@pytest.fixture
def table(tmp_path: Path) -> Iterator[TableClient]:
    with two_accounts(f"sqlite:///{tmp_path}/saltire.db", bot_workers=0) as made:
        yield made


def ratings(table: TableClient, who: str) -> list[object]:
    found: list[object] = table.done(who, "GET", f"/people/{who}")["ratings"]
    return found


def refused(table: TableClient, who: str, **more: object) -> tuple[int, str]:
    asked = {"game": "schotten", "seats": ["me", "open"], **RATED, **more}
    answer = table.ask(who, "POST", "/tables", asked)
    return answer.status_code, answer.json()["error"]["message"]


@pytest.mark.parametrize(
    ("more", "why"),
    [
        ({"pace": {"kind": "none"}}, "needs a clock"),
        ({"pace": {"kind": "live", "minutes": 0.5}}, "needs a minute"),
        ({"seats": ["me", "me"]}, "somebody else's"),
        ({"seats": ["bot:greedy", "bot:greedy"]}, "somebody else's"),
        (
            {"game": "swords", "options": {"cards": "mine", "players": 2}, "card_set": OWN_CARDS},
            "the cards of the game",
        ),
    ],
)
def test_a_rated_table_that_cannot_count_is_refused(
    table: TableClient, more: dict[str, object], why: str
) -> None:
    status, message = refused(table, "Ann", **more)
    assert (status, why in message) == (400, True), message


def test_no_clock_is_shorter_than_a_few_seconds(table: TableClient) -> None:
    status, message = refused(table, "Ann", rated=False, pace={"kind": "live", "minutes": 1e-9})
    assert (status, "at least 0.05 (3 seconds)" in message) == (400, True), message


def test_a_short_clock_with_an_increment_and_days_are_fine(table: TableClient) -> None:
    for pace in ({"kind": "live", "minutes": 0.5, "increment": 5}, {"kind": "days", "days": 1}):
        table.open(rated=True, pace=pace)


def test_guests_neither_open_nor_join_a_rated_table(table: TableClient) -> None:
    table.enter("Gus")
    status, message = refused(table, "Gus")
    assert (status, message) == (403, "a rated game is for accounts: sign up or sign in first")
    asked = {"game": "schotten", "seats": ["me", "open"], "public": True, **RATED}
    id = table.done("Ann", "POST", "/tables", asked)["id"]
    assert table.ask("Gus", "POST", f"/tables/{id}/join", {}).status_code == 403
    assert table.ask("Ann", "POST", f"/tables/{id}/join", {"seat": 1}).status_code == 409
    assert table.done("Bob", "POST", f"/tables/{id}/join", {})["state"] == "playing"


def test_a_game_given_up_at_once_is_not_rated(table: TableClient) -> None:
    short, long = table.open(**RATED), table.open(**RATED)
    table.play(short, 4)
    table.resign("Bob", short)
    assert ratings(table, "Ann") == ratings(table, "Bob") == []
    table.play(long, 14)
    table.resign("Bob", long)
    assert len(ratings(table, "Ann")) == len(ratings(table, "Bob")) == 1


def test_a_game_with_somebody_who_has_gone_is_not_rated(table: TableClient) -> None:
    id = table.open(**RATED)
    table.play(id, 14)
    assert table.ask("Bob", "DELETE", "/account", {"password": PASSWORD}).status_code == 204
    table.resign("Ann", id)
    assert ratings(table, "Ann") == []


def test_a_bot_that_runs_out_of_time_gives_nobody_a_rating(table: TableClient) -> None:
    asked = {**BOT_TABLE, "options": {"start_player": 1}}
    id = table.done("Ann", "POST", "/tables", asked)["id"]
    services = table.client.app.state.services  # type: ignore[attr-defined]
    portal = table.client.portal
    assert portal is not None
    portal.call(services.table_store.move_deadlines, -600_000, [id])
    services.tables.cache.pop(id)
    portal.call(services.tables.flag, id)
    assert table.done("Ann", "GET", f"/tables/{id}")["result"]["how"] == "flag"
    assert ratings(table, "Ann") == []


def test_a_bot_takes_nothing_back_in_a_rated_game(table: TableClient) -> None:
    for rated, status in ((True, 403), (False, 200)):
        asked = {**BOT_TABLE, "rated": rated, "options": {"start_player": 0}}
        id = table.done("Ann", "POST", "/tables", asked)["id"]
        frame = table.done("Ann", "GET", f"/tables/{id}/state")
        act = {"ply": frame["ply"], "action": frame["legal"][0], "cid": "one"}
        table.done("Ann", "POST", f"/tables/{id}/act", act)
        back = {"what": "ask-takeback", "cid": "back"}
        answer = table.ask("Ann", "POST", f"/tables/{id}/do", back)
        assert answer.status_code == status, answer.text


def test_people_may_take_back_in_a_rated_game(table: TableClient) -> None:
    id = table.open(**RATED)
    table.play(id, 1)
    table.done("Ann", "POST", f"/tables/{id}/do", {"what": "ask-takeback", "cid": "back"})
    table.done("Bob", "POST", f"/tables/{id}/do", {"what": "accept-takeback", "cid": "yes"})
    assert table.done("Ann", "GET", f"/tables/{id}")["waiting"] == [0]
