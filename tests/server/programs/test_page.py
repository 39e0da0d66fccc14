"""The bot on the page "Write a bot" is run against a real server; the reference names every code."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from saltire.server.errors import STATUS
from tests.server.programs.serving import Guest, server

DOCS = Path(__file__).parents[3] / "docs"
PROGRAM = DOCS / "howto" / "random_player.py"


def test_the_bot_on_the_page_plays_a_whole_game(tmp_path: Path) -> None:
    with server(tmp_path, bot_workers="1") as url:
        guest = Guest(url, "Ann")
        given = {**os.environ, "SALTIRE_URL": url, "SALTIRE_TOKEN": guest.token()}
        played = subprocess.run(
            [sys.executable, str(PROGRAM)], env=given, capture_output=True, text=True, timeout=60,
            check=True,
        )  # fmt: skip
        guest.close()
    assert "'how': 'played'" in played.stdout


def test_the_page_shows_the_program_that_is_run() -> None:
    program = PROGRAM.read_text(encoding="utf-8")
    assert f"```py\n{program}```" in (DOCS / "howto" / "write-a-bot.md").read_text(encoding="utf-8")
    assert len(program.splitlines()) <= 45


def test_the_reference_tells_every_error_code_and_its_status() -> None:
    page = (DOCS / "reference" / "api.md").read_text(encoding="utf-8").partition("## Errors")[2]
    for code, status in STATUS.items():
        row = next(
            line for line in page.splitlines() if line.startswith("| `") and f"`{code}`" in line
        )
        assert str(status) in row
