"""Ratings and searches on a real PostgreSQL."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest

from tests.server.history.table_client import RATED, TableClient, two_accounts
from tests.server.postgres import run_postgres


@pytest.fixture
def table() -> Iterator[TableClient]:
    with run_postgres() as server, two_accounts(server.get_uri()) as made:
        yield made


def test_games_that_end_at_once_are_all_rated_and_found(table: TableClient) -> None:
    ids = [table.open(**RATED, options={"expert": i == 0}) for i in range(4)]
    for id in ids:
        table.play(id, 14)
    with ThreadPoolExecutor(4) as all_at_once:
        list(all_at_once.map(lambda id: table.resign("Bob", id), ids))
    ann = table.done("Bob", "GET", "/people/Ann")
    assert ann["ratings"][0]["games"] == 4
    assert {point["table"] for point in ann["history"]} == set(ids)

    def found(query: str) -> set[str]:
        return {t["id"] for t in table.done("Bob", "GET", f"/records?{query}")["tables"]}

    assert found("player=Ann&result=won") == set(ids)
    assert found("option=expert:true") == {ids[0]}
    assert found("option=rounds:1&option=match_start:alternate&since=0") == set(ids)
    assert len(table.ask("Ann", "GET", "/records.jsonl").text.splitlines()) == 4
