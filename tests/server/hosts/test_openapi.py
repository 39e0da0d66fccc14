"""Whatever fits the description of the API, or does not, breaks nothing; what is refused changes nothing."""

from __future__ import annotations

import io
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from fastapi.testclient import TestClient
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis import GenerationMode

from saltire.server.store.dump import dump
from tests.server.people.served_app import API, ServedApp, serve_app

MODES = {"fitting": GenerationMode.POSITIVE, "unfitting": GenerationMode.NEGATIVE}
RESTLESS = ("alive", "sessions", "secrets")
"""Tables that change by themselves, or by reading."""


class Visitor:
    """Somebody who sits at a table and tries things; whoever deletes themselves comes back."""

    def __init__(self, server: ServedApp) -> None:
        self.server = server
        self.browser = server.browser()
        self.table = ""
        self.tried = 0
        self.refused = 0
        self.stale = True
        self.before: list[str] = []

    def settle(self) -> None:
        """Be somebody at a table whose game goes on."""
        if self.browser.get(f"{API}/me").status_code != 200:
            self.browser.post(f"{API}/me", json={"name": "Ann"})
            self.table = ""
        known = self.browser.get(f"{API}/tables/{self.table}") if self.table else None
        if known is None or known.json()["state"] != "playing":
            asked = {"game": "schotten", "seats": ["me", "me"], "public": True}
            self.table = self.browser.post(f"{API}/tables", json=asked).json()["id"]

    def kept(self) -> list[str]:
        """Give what the server keeps, but for what moves by itself."""
        lines = io.StringIO()
        self.server.run(dump, self.server.services.engine, lines.write)
        told = lines.getvalue().rstrip("\n").split("\n")[1:-1]  # a note may hold other line ends
        return [line for line in told if json.loads(line)["table"] not in RESTLESS]

    def attempt(self, case: Any) -> None:
        if self.stale:
            self.settle()
            self.before = self.kept()
            self.stale = False
        if "id" in case.path_parameters and "/tables/" in case.path and self.tried % 4:
            case.path_parameters["id"] = self.table
        answer = send(self.browser, case)
        self.tried += 1
        assert answer.status_code < 500, answer.text
        if answer.status_code >= 400:
            self.refused += 1
            assert answer.json()["error"].keys() >= {"code", "message"}
            assert self.kept() == self.before
        elif case.method != "GET":
            self.stale = True


def send(browser: TestClient, case: Any) -> Any:
    command = case.as_transport_kwargs(base_url="http://testserver")
    headers = {
        name: value
        for name, value in command["headers"].items()
        if name not in ("Cookie", "Authorization")
    }
    parts = {name: command[name] for name in ("params", "json") if name in command}
    if "data" in command:
        parts["content"] = command["data"]
    return browser.request(command["method"], command["url"], headers=headers, **parts)


def visit(server: ServedApp, mode: str, examples: int) -> Visitor:
    """Try every route of the API some times."""
    visitor = Visitor(server)
    document = server.app.openapi()
    schema = schemathesis.openapi.from_dict(document)
    for found in schema.get_all_operations():
        operation: Any = found.ok()  # type: ignore[union-attr]

        @given(case=operation.as_strategy(generation_mode=MODES[mode]))
        @settings(
            max_examples=examples, deadline=None, database=None, phases=[Phase.generate],
            suppress_health_check=list(HealthCheck), derandomize=True,
        )  # fmt: skip
        def attempt(case: Any) -> None:
            visitor.attempt(case)

        if mode == "fitting" or can_be_unfitting(document, operation):
            attempt()
    return visitor


def can_be_unfitting(document: dict[str, Any], operation: Any) -> bool:
    """Tell whether a route takes anything that could be wrong."""
    described = document["paths"][operation.path][operation.method]
    taken = [parameter["schema"] for parameter in described.get("parameters", [])]
    return bool(described.get("requestBody")) or any(s.get("type") != "string" for s in taken)


@pytest.fixture
def quick(tmp_path: Path) -> Iterator[ServedApp]:
    with serve_app(tmp_path, limits=0.0, bot_workers=0) as server:
        yield server


def test_the_document_says_how_each_route_knows_who_is_asking(quick: ServedApp) -> None:
    document = quick.app.openapi()
    assert document == quick.app.openapi()
    assert document["components"]["securitySchemes"].keys() == {"token", "cookie"}
    security = {
        operation["operationId"]: [set(each) for each in operation["security"]]
        for operations in document["paths"].values()
        for operation in operations.values()
    }
    assert security["act"] == [{"token"}, {"cookie"}]
    assert security["create_token"] == [{"cookie"}]
    assert security["get_state"] == [set(), {"token"}, {"cookie"}]
    assert security["list_games"] == security["get_rules"] == []


def test_no_two_schemas_share_a_name(quick: ServedApp) -> None:
    schemas = quick.app.openapi()["components"]["schemas"]
    assert [name for name in schemas if name.startswith("saltire__")] == []


def test_a_route_is_called_what_it_does(quick: ServedApp) -> None:
    ids = [
        operation["operationId"]
        for operations in quick.app.openapi()["paths"].values()
        for operation in operations.values()
    ]
    assert len(set(ids)) == len(ids)
    assert all(re.fullmatch(r"[a-z]+(_[a-z]+)*", each) for each in ids)
    assert {"act", "create_table", "join_table", "get_state", "list_games"} <= set(ids)


@pytest.mark.parametrize("mode", MODES)
def test_illegal_input_breaks_nothing_and_changes_nothing(quick: ServedApp, mode: str) -> None:
    visitor = visit(quick, mode, 2)
    assert visitor.tried > 50
    assert visitor.refused > 20


@pytest.mark.soak
@pytest.mark.parametrize("mode", MODES)
def test_illegal_input_breaks_nothing_in_thousands_of_tries(quick: ServedApp, mode: str) -> None:
    assert visit(quick, mode, 150).refused > 1000


@pytest.mark.soak
@pytest.mark.parametrize("mode", MODES)
def test_illegal_input_breaks_nothing_on_postgresql(
    tmp_path: Path, postgres: str, mode: str
) -> None:
    with serve_app(tmp_path, database_url=postgres, limits=0.0, bot_workers=0) as server:
        assert visit(server, mode, 40).refused > 300
