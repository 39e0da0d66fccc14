"""The review of a finished game over the API."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

from saltire.server.errors import ApiError
from saltire.server.jobs.reviews import Reviews
from saltire.server.store.engine import open_engine
from saltire.server.store.reviews import ReviewStore, StoredReview
from saltire.server.store.schema import reviews
from tests.server.history.table_client import PASSWORD, TableClient, two_accounts, two_guests
from tests.server.postgres import run_postgres


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


class Kept:
    """Keeps reviews in memory."""

    def __init__(self) -> None:
        self.rows: dict[str, StoredReview] = {}

    async def get(self, id: str) -> StoredReview | None:
        return self.rows.get(id)

    async def claim(self, id: str) -> bool:
        raise AssertionError

    async def report(self, id: str, done: float, data: dict[str, Any] | None) -> bool:
        self.rows[id] = StoredReview(done, data)
        return True

    async def finish(self, id: str, data: dict[str, Any] | None) -> None:
        self.rows[id] = StoredReview(1.0, data)

    async def give_up(self, id: str) -> None:
        self.rows.pop(id, None)


def test_reviews_wait_in_a_short_line_and_a_broken_record_fails_alone() -> None:
    async def ask_for_many() -> tuple[list[bool], object]:
        kept = Kept()
        reviews = Reviews(1.0, kept)
        refused: list[bool] = []
        for n in range(6):
            refused.append(is_refused(reviews, "Ann"))
            reviews.start(f"table {n}", "no record", [], "Ann")
            for _ in range(3):
                await asyncio.sleep(0)
        refused.append(is_refused(reviews, "Bob"))
        while (first := kept.rows.get("table 0")) is None or first.done < 1:
            await asyncio.sleep(0.05)
        await reviews.close()
        return refused, first

    refused, first = asyncio.run(ask_for_many())
    assert refused == [False] * 5 + [True, False]
    assert first == StoredReview(1.0, None)


def is_refused(reviews: Reviews, person: str) -> bool:
    try:
        reviews.check(person)
    except ApiError:
        return True
    return False


def test_a_review_is_kept_over_a_restart_until_a_player_goes_for_good(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/saltire.db"
    with two_accounts(database, bot_workers=0) as table:
        id = table.open()
        table.resign("Bob", id)
        found = whole(table, id, "en")
    again = TableClient(database, bot_workers=0)
    again.people = table.people
    with again.client:
        assert again.done("Bob", "POST", f"/tables/{id}/review?lang=en") == found
        assert again.ask("Ann", "DELETE", "/account", {"password": PASSWORD}).is_success
        assert again.done("Bob", "POST", f"/tables/{id}/review")["done"] == 0


@pytest.mark.parametrize("where", ["sqlite", "postgres"])
def test_one_process_makes_a_review_and_all_read_it(where: str, tmp_path: Path) -> None:
    with ExitStack() as stack:
        url = f"sqlite:///{tmp_path}/saltire.db"
        if where == "postgres":
            url = stack.enter_context(run_postgres()).get_uri()
        table = stack.enter_context(two_guests(url))
        id = table.open()
        asyncio.run(one_and_another(url, id))


async def one_and_another(url: str, id: str) -> None:
    engine = open_engine(url)
    one, two = ReviewStore(engine, "one"), ReviewStore(engine, "two")
    both = await asyncio.gather(*(store.claim(id) for store in (one, two, one, two)))
    assert sorted(both) == [False, False, False, True]
    await one.give_up(id)
    await two.give_up(id)
    assert await one.claim(id)
    assert not await two.report(id, 0.9, None)
    assert await one.report(id, 0.5, {"review": "half"})
    assert await two.get(id) == StoredReview(0.5, {"review": "half"})
    await two.give_up(id)  # not its own
    await one.finish(id, {"review": "all"})
    assert await two.get(id) == StoredReview(1.0, {"review": "all"})
    assert not await two.claim(id)

    async def set_row(**values: object) -> None:
        async with engine.begin() as db:
            await db.execute(update(reviews).values(**values))

    await set_row(version="0.0.0")
    assert await one.get(id) is None
    assert await two.claim(id)
    assert not await one.claim(id)
    await set_row(until=1)  # the process is gone
    assert await one.get(id) is None
    assert await one.claim(id)
    assert not await two.report(id, 0.9, None)
    await one.finish(id, None)
    assert await two.get(id) == StoredReview(1.0, None)
    assert not await two.claim(id)
    await set_row(until=1)  # one that failed is tried again another time
    assert await two.claim(id)
    await engine.dispose()


def test_only_the_newest_reviews_are_kept(
    table: TableClient, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("saltire.server.store.reviews.KEPT", 2)
    ids = [table.open() for _ in range(3)]

    async def keep() -> list[bool]:
        engine = open_engine(f"sqlite:///{tmp_path}/saltire.db")
        store = ReviewStore(engine, "one")
        for id in ids:
            assert await store.claim(id)
            await asyncio.sleep(0.01)
            await store.finish(id, {})
        known = [await store.get(id) is not None for id in ids]
        await engine.dispose()
        return known

    assert asyncio.run(keep()) == [False, True, True]


def test_a_review_that_was_asked_for_at_one_server_is_read_at_the_other() -> None:
    with run_postgres() as server, two_guests(server.get_uri()) as one:
        id = one.open()
        one.resign("Bob", id)
        two = TableClient(server.get_uri())
        two.people = one.people
        with two.client:
            services = two.client.app.state.services  # type: ignore[attr-defined]
            services.reviews.start = None  # it would be called in vain
            assert one.done("Ann", "POST", f"/tables/{id}/review")["done"] == 0
            assert whole(two, id, "en")["accounts"]
