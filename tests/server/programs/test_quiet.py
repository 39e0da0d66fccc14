"""`saltire serve` says where the table is and who its host is, and nothing else."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

from tests.server.programs.serving import Guest


def test_a_player_sees_two_lines_from_the_start_to_control_c(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "saltire", "serve", "--no-browser", "--port", "0"]
    given = {name: value for name, value in os.environ.items() if not name.startswith("SALTIRE_")}
    said = tmp_path / "said.txt"
    with said.open("wb") as out:
        process = subprocess.Popen(
            [*command, "--database", str(tmp_path / "saltire.db")], env=given,
            stdout=out, stderr=subprocess.STDOUT, start_new_session=True,
        )  # fmt: skip
    try:
        ann = Guest(_address(said), "Ann")
        ann.wait_until_over(ann.open_table("schotten", ["bot:random", "bot:random"]))
        ann.close()
    finally:
        os.killpg(process.pid, signal.SIGINT)  # as a terminal does: the bots hear it too
        process.wait(30)
    lines = said.read_text().splitlines()
    assert len(lines) == 2, lines
    assert re.fullmatch(r"Saltire is at http://127\.0\.0\.1:\d+", lines[0])
    assert lines[1] == "To look after it as its host: saltire host-link prints a link"


def _address(said: Path) -> str:
    end = time.monotonic() + 30
    while not (found := re.search(r"Saltire is at (\S+)\n", said.read_text())):
        assert time.monotonic() < end
        time.sleep(0.05)
    return found[1]
