"""Statistics, head-to-head and leaderboards over the API."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from saltire.server.store.standings import FEWEST_GAMES
from tests.server.history.table_client import RATED, TableClient, two_accounts
from tests.server.hosts.old_database import plan


@pytest.fixture
def table(tmp_path: Path) -> Iterator[TableClient]:
    with two_accounts(f"sqlite:///{tmp_path}/saltire.db", bot_workers=0) as made:
        yield made


def rate(tmp_path: Path, people: dict[str, tuple[int, int, float]]) -> None:
    """Write ratings: what is shown, the games behind it, and how unsure it is."""
    with closing(sqlite3.connect(tmp_path / "saltire.db")) as db, db:
        for id, (shown, games, sigma) in people.items():
            mu = (shown - 1000) / 40 + 3 * sigma
            row = (id, "schotten", 2, mu, sigma, games, shown, shown, 1)
            db.execute(
                "INSERT INTO ratings (person_id, game, players, mu, sigma, games, shown, best, changed)"
                " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
                row,
            )


def best_of(table: TableClient, query: str = "", who: str = "nobody") -> Any:
    return table.done(who, "GET", f"/leaderboards/schotten{query}")


def statistics(table: TableClient, who: str, viewer: str = "nobody") -> dict[str, list[int]]:
    rows = table.done(viewer, "GET", f"/people/{who}")["statistics"]
    keys = ("games", "won", "drawn", "lost")
    return {f"{row['game']} {row['against']}": [row[key] for key in keys] for row in rows}


def test_statistics_tell_people_bots_and_playing_alone_apart(table: TableClient) -> None:
    for who in ("Bob", "Bob", "Ann"):
        table.resign(who, table.open())
    table.open()
    for seats in (["me", "bot:greedy"], ["me", "me"]):
        asked = {"game": "schotten", "seats": seats}
        id = table.done("Ann", "POST", "/tables", asked)["id"]
        resign = {"what": "resign", "cid": "bye", "seat": 0}
        table.done("Ann", "POST", f"/tables/{id}/do", resign)
    assert statistics(table, "Ann") == {
        "schotten people": [3, 2, 0, 1],
        "schotten bots": [1, 0, 0, 1],
        "schotten alone": [1, 0, 0, 0],
    }
    assert statistics(table, "Bob") == {"schotten people": [3, 1, 0, 2]}


def test_a_study_of_a_record_is_no_game_in_statistics(table: TableClient) -> None:
    id = table.open()
    table.play(id, 4)
    table.resign("Bob", id)
    record = table.done("Ann", "GET", f"/tables/{id}/record")
    again = table.done("Ann", "POST", "/records", {"record": record, "ply": 14})["id"]
    table.done("Ann", "POST", f"/tables/{again}/do", {"what": "resign", "cid": "bye", "seat": 0})
    assert statistics(table, "Ann") == {"schotten people": [1, 1, 0, 0]}


def test_a_rating_remembers_its_best(table: TableClient) -> None:
    for who in ("Bob", "Ann", "Ann"):
        id = table.open(**RATED)
        table.play(id, 14)
        table.resign(who, id)
    ann = table.done("nobody", "GET", "/people/Ann")
    shown = [point["shown"] for point in ann["history"]]
    rating = ann["ratings"][0]
    assert (rating["shown"], rating["best"]) == (shown[-1], max(shown))
    assert max(shown) > shown[-1]
    assert rating["provisional"] is True


def test_two_people_are_compared(table: TableClient) -> None:
    table.enter("Eve")
    lost = table.open()
    table.resign("Ann", lost)
    table.resign("Bob", table.open())
    asked = {"game": "schotten", "seats": ["me", "open"], "public": False}
    private = table.done("Ann", "POST", "/tables", asked)["id"]
    key = table.done("Ann", "POST", f"/tables/{private}/links", {"seat": 1})["key"]
    table.done("Bob", "POST", f"/tables/{private}/join", {"key": key})
    table.resign("Bob", private)
    mine = table.done("Ann", "GET", "/people/Ann/against/Bob")
    assert mine["games"] == [{"game": "schotten", "games": 3, "won": 2, "drawn": 0, "lost": 1}]
    assert mine["latest"][0]["id"] == private
    theirs = table.done("Bob", "GET", "/people/Bob/against/Ann")["games"][0]
    assert (theirs["won"], theirs["lost"]) == (1, 2)
    seen = table.done("Eve", "GET", "/people/Ann/against/Bob")
    assert private not in {row["id"] for row in seen["latest"]}
    assert seen["games"][0]["games"] == 2
    assert table.done("Eve", "GET", "/people/Ann/against/Eve")["games"] == []
    for path, status in (("Ann/against/Ann", 400), ("Ann/against/Nessie", 404)):
        assert table.ask("Ann", "GET", f"/people/{path}").status_code == status


def test_a_bot_is_compared_from_either_side(table: TableClient) -> None:
    asked = {"game": "schotten", "seats": ["me", "bot:greedy"]}
    id = table.done("Ann", "POST", "/tables", asked)["id"]
    table.resign("Ann", id)
    for path, lost in (("Ann/against/bot:greedy", 1), ("bot:greedy/against/Ann", 0)):
        row = table.done("Ann", "GET", f"/people/{path}")["games"][0]
        assert (row["lost"], row["won"]) == (lost, 1 - lost)


def test_the_best_are_listed_in_order_and_equals_share_a_place(
    table: TableClient, tmp_path: Path
) -> None:
    ids = {name: table.sign_up(name) for name in ("Cid", "Dot", "Eve", "Fay")}
    rate(tmp_path, {ids["Cid"]: (1500, 30, 4.0), ids["Dot"]: (1600, 12, 6.0)})
    rate(tmp_path, {ids["Eve"]: (1500, 11, 5.0), ids["Fay"]: (1400, 10, 6.4)})
    found = best_of(table)
    assert [(row["place"], row["name"]) for row in found["people"]] == [
        (1, "Dot"),
        (2, "Cid"),
        (2, "Eve"),
        (4, "Fay"),
    ]
    assert found["fewest_games"] == FEWEST_GAMES
    assert best_of(table, "?players=3")["people"] == []
    for path, status in (("chess", 404), ("schotten?players=0", 400)):
        assert table.ask("Ann", "GET", f"/leaderboards/{path}").status_code == status


def test_who_is_not_listed(table: TableClient, tmp_path: Path) -> None:
    names = ("few games", "unsure", "private", "barred", "deleted")
    ids = {name: table.sign_up(name) for name in names}
    ids["guest"] = table.enter("guest")
    ids["bot"] = "bot:greedy"
    table.done("Ann", "POST", "/tables", {"game": "schotten", "seats": ["me", "bot:greedy"]})
    rate(
        tmp_path,
        {
            id: (1500, 9 if name == "few games" else 20, 7.0 if name == "unsure" else 4.0)
            for name, id in ids.items()
        },
    )
    assert {row["name"] for row in best_of(table)["people"]} == {"private", "barred", "deleted"}
    table.done("private", "PATCH", "/me", {"private": True})
    with closing(sqlite3.connect(tmp_path / "saltire.db")) as db, db:
        db.execute("UPDATE people SET barred = 1 WHERE id = ?", (ids["barred"],))
    password = {"password": "nine boundary stones"}
    assert table.ask("deleted", "DELETE", "/account", password).status_code == 204
    assert best_of(table)["people"] == []
    assert table.ask("Ann", "GET", "/people/barred").status_code == 404
    assert table.ask("Ann", "GET", f"/people/{ids['deleted']}").status_code == 404


def test_a_private_profile_tells_others_nothing(table: TableClient) -> None:
    id = table.open(**RATED)
    table.play(id, 14)
    table.resign("Bob", id)
    table.done("Ann", "PATCH", "/me", {"private": True})
    assert table.done("Ann", "GET", "/account")["private"] is True
    seen, own = (table.done(who, "GET", "/people/Ann") for who in ("Bob", "Ann"))
    for part in ("games", "statistics", "ratings", "history"):
        assert seen[part] == []
        assert own[part] != []
    table.enter("Eve")
    assert table.ask("Eve", "GET", "/people/Ann/against/Bob").status_code == 403
    assert table.done("Bob", "GET", "/people/Bob/against/Ann")["games"][0]["won"] == 0


def test_statistics_and_leaderboards_are_found_by_an_index(
    table: TableClient, tmp_path: Path
) -> None:
    services = table.client.app.state.services  # type: ignore[attr-defined]
    asked: list[str] = []

    async def watch() -> None:
        async def note(query: Any) -> list[object]:
            flags = {"literal_binds": True}
            asked.append(str(query.compile(services.engine.sync_engine, compile_kwargs=flags)))
            return []

        services.standings._rows = note
        await services.standings.statistics_of("p7")
        await services.standings.against("p7", "p8", public=True)
        await services.standings.leaderboard("schotten", 2)

    asyncio.run(watch())
    plans = [asyncio.run(plan(services.engine, query)) for query in asked]
    assert "seats_of_person" in plans[0]
    assert "seats_of_person" in plans[1]
    assert plans[1].count("seats_of_person") == 1  # the other one is looked up by table
    assert "ratings_by_game" in plans[2]
    for found in plans:
        assert not any(
            (line.split("'")[1].startswith("SCAN") and " seats" in line) or "SCAN people" in line
            for line in found.splitlines()
        ), found
