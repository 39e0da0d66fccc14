"""The review of a finished game over the API."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from saltire.server.errors import ApiError
from saltire.server.jobs.reviews import Reviews
from tests.server.history.table_client import TableClient, two_guests


@pytest.fixture
def table(tmp_path: Path) -> Iterator[TableClient]:
    with two_guests(f"sqlite:///{tmp_path}/saltire.db") as made:
        yield made


def whole(table: TableClient, id: str, lang: str) -> dict[str, Any]:
    """Ask until the review is made."""
    until = time.monotonic() + 100
    while time.monotonic() < until:
        found: dict[str, Any] = table.done("Ann", "POST", f"/tables/{id}/review?lang={lang}")
        if found["done"] == 1:
            return found
        assert len(found["slips"]) <= 5
        time.sleep(0.2)
    raise AssertionError("no review came")


def test_a_game_that_was_given_up_is_reviewed(table: TableClient) -> None:
    id = table.open()
    table.resign("Bob", id)
    found = whole(table, id, "de")
    assert len(found["accounts"]) == 2
    assert [moment["ply"] for moment in found["moments"]] == sorted(
        moment["ply"] for moment in found["moments"]
    )
    assert whole(table, id, "en")["accounts"] == found["accounts"]


def test_a_game_under_way_is_not_reviewed(table: TableClient) -> None:
    answer = table.ask("Ann", "POST", f"/tables/{table.open()}/review")
    assert (answer.status_code, answer.json()["error"]["code"]) == (409, "not-playing")
    assert table.ask("Ann", "POST", "/tables/nowhere/review").status_code == 404


def test_two_who_ask_at_once_start_one_review(table: TableClient) -> None:
    id = table.open()
    table.resign("Bob", id)
    services = table.client.app.state.services  # type: ignore[attr-defined]
    started: list[str] = []
    start = services.reviews.start

    def note(id: str, *more: Any) -> None:
        started.append(id)
        start(id, *more)

    services.reviews.start = note
    services.tables.cache.clear()  # the table is read from the store, and all wait for that
    headers = {"X-Saltire": "1", "Cookie": table.people["Ann"]}
    asking = [
        threading.Thread(
            target=table.client.post,
            args=(f"/api/v1/tables/{id}/review",),
            kwargs={"headers": headers},
        )
        for _ in range(6)
    ]
    for one in asking:
        one.start()
    for one in asking:
        one.join()
    assert started == [id]


def test_reviews_wait_in_a_short_line_and_a_broken_record_fails_alone() -> None:
    async def ask_for_many() -> tuple[list[bool], object]:
        reviews = Reviews(1.0)
        refused: list[bool] = []
        for n in range(6):
            refused.append(is_refused(reviews, "Ann"))
            reviews.start(f"table {n}", "no record", [], "Ann")
            await asyncio.sleep(0)
        refused.append(is_refused(reviews, "Bob"))
        while reviews.known("table 0") is None:
            await asyncio.sleep(0.05)
        await reviews.close()
        return refused, reviews.known("table 0")

    refused, first = asyncio.run(ask_for_many())
    assert refused == [False] * 5 + [True, False]
    assert first == {"failed": True}


def is_refused(reviews: Reviews, person: str) -> bool:
    try:
        reviews.check(person)
    except ApiError:
        return True
    return False
