"""Finished games over the API: ratings, profiles, search, downloads, fairness, going on."""

from __future__ import annotations

import asyncio
import io
import json
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from saltire.record import Record
from saltire.server.api import records
from saltire.server.api.records import _lines
from saltire.server.history.export import ROWS_IN_MEMORY, ParquetExport
from saltire.server.services import Services
from saltire.server.store.history import HistorySearch
from tests.server.history.table_client import RATED, TableClient, two_accounts


@pytest.fixture
def table(tmp_path: Path) -> Iterator[TableClient]:
    with two_accounts(f"sqlite:///{tmp_path}/saltire.db") as made:
        yield made


def test_a_rated_game_changes_both_ratings_once(table: TableClient) -> None:
    ids = [table.open(**RATED), table.open(**RATED), table.open()]
    for id, who in zip(ids, ("Bob", "Bob", "Ann")):
        table.play(id, 14)
        table.resign(who, id)
    ann = table.done("Bob", "GET", "/people/Ann")
    bob = table.done("Ann", "GET", "/people/Bob")
    assert ann["games"] == [{"game": "schotten", "games": 3}]
    assert [(r["game"], r["players"], r["games"]) for r in ann["ratings"]] == [("schotten", 2, 2)]
    assert ann["ratings"][0]["mu"] > 25 > bob["ratings"][0]["mu"]
    assert ann["ratings"][0]["shown"] > 1000
    assert [point["table"] for point in ann["history"]] == ids[:2]
    assert ann["history"][0]["shown"] < ann["history"][1]["shown"]
    assert [point["share"] for point in bob["history"]] == [0.0, 0.0]


def test_a_private_table_is_not_named_in_a_profile(table: TableClient) -> None:
    id = table.done(
        "Ann", "POST", "/tables",
        {"game": "schotten", "seats": ["me", "open"], "public": False, **RATED},
    )["id"]  # fmt: skip
    key = table.done("Ann", "POST", f"/tables/{id}/links", {"seat": 1})["key"]
    table.done("Bob", "POST", f"/tables/{id}/join", {"key": key})
    table.play(id, 14)
    table.resign("Ann", id)
    assert [point["table"] for point in table.done("Ann", "GET", "/people/Bob")["history"]] == [
        None
    ]
    assert id not in table.ask("nobody", "GET", "/records").text
    assert [t["id"] for t in table.done("Bob", "GET", "/records")["tables"]] == [id]


def test_a_stranger_has_no_profile(table: TableClient) -> None:
    answer = table.ask("Ann", "GET", "/people/Nessie")
    assert (answer.status_code, answer.json()["error"]["code"]) == (404, "not-found")


def test_finished_games_are_found_by_what_they_were(table: TableClient) -> None:
    plain = table.open()
    expert = table.open(options={"start_player": 0, "expert": True})
    unfinished = table.open()
    table.resign("Bob", plain)
    table.resign("Ann", expert)

    def found(query: str) -> set[str]:
        return {t["id"] for t in table.done("Ann", "GET", f"/records?{query}")["tables"]}

    assert found("") == found("game=schotten&result=resign") == {plain, expert}
    assert unfinished not in found("player=Ann")
    assert found("player=Ann&result=won") == found("player=Bob&result=lost") == {plain}
    assert found("option=expert:true") == {expert}
    assert found("game=hammer") == found("since=9000000000000") == found("result=draw") == set()
    assert table.ask("Ann", "GET", "/records?result=won").status_code == 400
    assert table.ask("Ann", "GET", "/records?option=;drop").status_code == 400


def test_a_record_of_a_game_under_way_is_what_the_seat_may_know(table: TableClient) -> None:
    id = table.open()
    table.play(id, 2)
    ann = table.done("Ann", "GET", f"/tables/{id}/record")
    watcher = table.done("nobody", "GET", f"/tables/{id}/record")
    assert "seed" not in ann
    assert sum(row == "* ?" for row in ann["actions"]) < sum(
        row == "* ?" for row in watcher["actions"]
    )
    assert table.done("Ann", "GET", f"/tables/{id}/fairness")["seed"] is None


def test_a_finished_game_can_be_verified_by_anybody(table: TableClient) -> None:
    id = table.open(salt="mine")
    before = table.done("Bob", "GET", f"/tables/{id}/fairness")
    table.play(id, 4)
    table.resign("Ann", id)
    shown = table.done("nobody", "GET", f"/tables/{id}/fairness")
    data = table.done("nobody", "GET", f"/tables/{id}/record")
    record = Record.from_text(json.dumps(data))
    assert record.verify() == shown["draws"] > 12
    assert (record.commitment, data["seed"]) == (before["commitment"], shown["seed"])
    assert shown["salts"] == ["mine"]
    assert data["table"]["how"] == "resign"


def test_all_games_can_be_downloaded(table: TableClient) -> None:
    ids = [table.open(), table.open()]
    for id in ids:
        table.play(id, 1)
        table.resign("Ann", id)
    lines = table.ask("nobody", "GET", "/records.jsonl").text.splitlines()
    assert {json.loads(line)["table"]["id"] for line in lines} == set(ids)
    assert all(Record.from_text(line).verify() for line in lines)


def test_games_can_be_downloaded_as_parquet(table: TableClient) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    id = table.open()
    table.play(id, 1)
    table.resign("Bob", id)
    answer = table.ask("nobody", "GET", "/records.parquet")
    row = parquet.read_table(io.BytesIO(answer.content)).to_pylist()[0]
    assert (row["id"], row["how"], row["shares"]) == (id, "resign", [1.0, 0.0])
    assert row["actions"][0].startswith("* ")


def test_a_parquet_file_of_many_games_is_kept_on_disk() -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    record = {"game": "schotten", "options": {}, "actions": ["0 G6@3"], "salts": ["", "salt"]}
    export = ParquetExport()
    for n in range(2 * ROWS_IN_MEMORY + 7):
        ended = {"id": str(n), "ended": n, "shares": [1, 0], "how": "resign"}
        if export.add({**record, "result": [0.5, 0.5] if n % 2 else None, "table": ended}):
            export.write()
    export.close()
    file = parquet.ParquetFile(io.BytesIO(b"".join(export.parts())))
    assert file.num_row_groups == 3
    rows = file.read().to_pylist()
    assert [row["id"] for row in rows] == [str(n) for n in range(len(rows))]
    assert [row["result"] for row in rows[:2]] == [None, [0.5, 0.5]]
    assert rows[0]["shares"] == [1.0, 0.0]


def test_without_pyarrow_the_refusal_says_what_is_needed(
    table: TableClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    answer = table.ask("Ann", "GET", "/records.parquet")
    assert (answer.status_code, answer.json()["error"]["code"]) == (406, "not-installed")
    assert "saltire[data]" in answer.json()["error"]["message"]


def test_a_record_can_be_gone_on_with_from_any_ply(table: TableClient) -> None:
    id = table.open()
    table.play(id, 6)
    table.resign("Ann", id)
    record = table.done("Ann", "GET", f"/tables/{id}/record")
    actions = record["actions"]
    ply = next(i for i, row in enumerate(actions) if i > 14 and not row.startswith("*"))
    asked = {"record": record, "ply": ply, "seats": ["me", "open"], "public": True}
    new = table.done("Ann", "POST", "/records", asked)["id"]
    table.done("Bob", "POST", f"/tables/{new}/join", {"seat": 1})
    table.play(new, 3)
    table.resign("Bob", new)
    again = table.done("Ann", "GET", f"/tables/{new}/record")
    assert again["actions"][:ply] == actions[:ply]
    assert again["continued"] == ply
    read = Record.from_text(json.dumps(again))
    dealt_here = sum(row.startswith("*") for row in again["actions"][ply:])
    assert read.verify() == dealt_here


def test_whoever_studies_a_record_plays_every_seat(table: TableClient) -> None:
    id = table.open()
    table.play(id, 2)
    table.resign("Ann", id)
    record = table.done("Ann", "GET", f"/tables/{id}/record")
    study = table.done("Ann", "POST", "/records", {"record": record})
    assert study["state"] == "playing"
    assert [seat["name"] for seat in study["seats"]] == ["Ann", "Ann"]
    frame = table.done("Ann", "GET", f"/tables/{study['id']}/state?seat={study['waiting'][0]}")
    assert frame["legal"]


def test_an_imported_record_is_replayed_once(
    table: TableClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    id = table.open()
    table.play(id, 6)
    table.resign("Ann", id)
    record = table.done("Ann", "GET", f"/tables/{id}/record")

    def again(*_: object) -> None:
        raise AssertionError("the plies are played a second time")

    monkeypatch.setattr(Record, "play_ply", again)
    study = table.done("Ann", "POST", "/records", {"record": record})
    seat = study["waiting"][0]
    frame = table.done("Ann", "GET", f"/tables/{study['id']}/state?seat={seat}")
    monkeypatch.undo()
    assert (frame["ply"], len(frame["log"])) == (len(record["actions"]), 1)
    assert len(frame["log"][0]["told"]) > len(record["actions"]) / 2


def test_a_corrupt_record_is_refused_by_its_line(table: TableClient) -> None:
    answer = table.ask("Ann", "POST", "/records", {"record": {"saltire": 1, "game": "chess"}})
    assert (answer.status_code, answer.json()["error"]["code"]) == (400, "malformed")
    assert table.ask("nobody", "POST", "/records", {"record": {}}).status_code == 401


def test_downloads_come_one_after_the_other_and_a_third_is_told_to_wait(table: TableClient) -> None:
    services: Services = table.client.app.state.services  # type: ignore[attr-defined]
    portal = table.client.portal
    assert portal is not None
    with ThreadPoolExecutor(1) as pool:
        portal.call(services.downloads.enter, "192.0.2.8")
        waiting = pool.submit(table.ask, "Ann", "GET", "/records.jsonl")
        while not len(services.downloads):
            time.sleep(0.01)
        refused = table.ask("Ann", "GET", "/records.jsonl")
        assert (refused.status_code, refused.json()["error"]["code"]) == (429, "too-fast")
        assert refused.headers["retry-after"] == "10"
        portal.call(services.downloads.leave)
        assert waiting.result(10).status_code == 200
    assert table.ask("Ann", "GET", "/records.jsonl").status_code == 200


def test_whoever_reads_a_download_slowly_keeps_nobody_waiting(table: TableClient) -> None:
    services: Services = table.client.app.state.services  # type: ignore[attr-defined]
    portal = table.client.portal
    assert portal is not None
    for _ in range(2):
        table.resign("Bob", table.open())

    async def stall() -> str:
        search = HistorySearch(None, None, None, None, None, None, {})
        lines = _lines(services, search, "203.0.113.9")
        line = await anext(lines)
        async with asyncio.timeout(2), services.downloads.turn("192.0.2.8"):
            pass
        return line + await anext(lines)

    assert portal.call(stall).count("\n") == 2


def test_whoever_waits_for_a_parquet_file_keeps_nobody_else_waiting(
    table: TableClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("pyarrow")
    for _ in range(2):
        table.resign("Bob", table.open())
    let_in: list[str] = []

    async def pay(services: Services, address: str) -> None:
        async with asyncio.timeout(2), services.downloads.turn("192.0.2.8"):
            let_in.append(address)

    monkeypatch.setattr(records, "_pay", pay)  # whoever is in debt waits here, for minutes
    assert table.ask("nobody", "GET", "/records.parquet").status_code == 200
    assert len(let_in) == 2
