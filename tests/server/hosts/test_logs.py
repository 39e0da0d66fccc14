"""Logs are JSON lines, and no secret gets into them."""

from __future__ import annotations

import io
import json
import logging
from collections.abc import Iterator

import pytest

from saltire.server.edge.logging import JsonLines, scrub, set_up_logs

KEY = "Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6cXV4Zm9vYmFyYmE"


@pytest.fixture
def lines() -> Iterator[io.StringIO]:
    root = logging.getLogger()
    before, level = list(root.handlers), root.level
    stream = io.StringIO()
    set_up_logs("info", stream)
    yield stream
    root.handlers[:] = before
    root.setLevel(level)
    logging.getLogger("uvicorn.access").disabled = False


@pytest.mark.parametrize(
    "text",
    [
        f"GET /mail/stop/abc.{KEY} HTTP/1.1",
        f"Authorization: Bearer {KEY}",
        f"cookie: saltire={KEY}; theme=dark",
        f"https://example.org/t/abc#seat={KEY}",
        f'{{"password": "{KEY}", "name": "Ann"}}',
        f"postgresql://saltire:{KEY}@db/games",
        f"token saltire_{KEY} is unknown",
        f"somebody sent {KEY}",
    ],
)
def test_what_looks_like_a_secret_is_blotted_out(text: str) -> None:
    assert KEY not in scrub(text)
    assert "***" in scrub(text)


def test_what_is_no_secret_stays() -> None:
    told = "table hJ2Xk0bq3Ee8Jw1y2b3c4A: seat 1 plays R7@3 at ply 12"
    assert scrub(told) == told


def test_a_line_has_its_facts(lines: io.StringIO) -> None:
    logging.getLogger("saltire.x").info("hello %s", "Ann", extra={"route": "/t/{id}", "ms": 1.5})
    line = json.loads(lines.getvalue())
    assert (line["said"], line["level"], line["from"]) == ("hello Ann", "info", "saltire.x")
    assert (line["route"], line["ms"]) == ("/t/{id}", 1.5)
    assert line["at"].endswith("+00:00")


def test_a_fault_is_one_line_with_its_trace(lines: io.StringIO) -> None:
    try:
        raise ValueError(f"token={KEY}")
    except ValueError:
        logging.getLogger("saltire.x").exception("broken\nhere")
    (line,) = lines.getvalue().splitlines()
    assert "ValueError" in json.loads(line)["trace"]
    assert KEY not in line


def test_the_access_log_of_uvicorn_is_silent(lines: io.StringIO) -> None:
    logging.getLogger("uvicorn.access").info("GET /mail/stop/%s", KEY)
    logging.getLogger("uvicorn.error").info('192.0.2.7:1 - "WebSocket /api/v1/live" [accepted]')
    logging.getLogger("uvicorn.error").error("cannot start")
    assert [json.loads(line)["said"] for line in lines.getvalue().splitlines()] == ["cannot start"]


def test_anything_can_be_logged() -> None:
    record = logging.makeLogRecord({"msg": "x", "odd": {1, 2}, "levelname": "INFO"})
    assert json.loads(JsonLines().format(record))["odd"]
