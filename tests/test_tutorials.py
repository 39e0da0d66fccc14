"""Tutorials and how-to pages run as written: files are saved, commands are run, in the order of the page."""

from __future__ import annotations

import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

import pytest

from tests.cli.run_command import environment

DOCS = Path(__file__).parent.parent / "docs"
TUTORIALS = DOCS / "tutorials"
OTHERS = sorted(
    page.relative_to(DOCS).as_posix()
    for folder in ("howto", "play", "reference", "games", "design")
    for page in (DOCS / folder).glob("*.md")
    if "```sh\n" in page.read_text(encoding="utf-8")
)
STEP = re.compile(r"(?:Save this as\s+`([\w.]+)`:\n\n)?```(\w+)\n(.*?)```", re.DOTALL)
PORT = "8642"
EXPECTED = {
    "first-bot": ["my_bot.py plays random moves", "| Careful | 100.0%", "| greedy | "],
    "first-experiment": ["| yes | 200 |", "20 games", "first seat: won", "won 5", "1001 games"],
    "host-for-friends": ["ok", "host#key=", "friends-backup.db"],
    "own-game": ["200 games", "nothing broke", "| Perfect | 9"],
}


def free_port() -> str:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        return str(listening.getsockname()[1])


def wait_until_ready(url: str) -> None:
    for _ in range(300):
        try:
            with urlopen(f"{url}/health", timeout=5):
                return
        except URLError:
            time.sleep(0.1)
    raise AssertionError(f"no server at {url}")


class Reader:
    """Somebody who does what a page says, in an empty folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()
        self.exports: dict[str, str] = {}
        self.servers: list[subprocess.Popen[bytes]] = []
        tools = folder / "bin"
        tools.mkdir()
        for name, words in (("saltire", "-P -m saltire"), ("python", "")):
            tool = tools / name
            tool.write_text(f'#!/bin/sh\nexec "{sys.executable}" {words} "$@"\n', encoding="utf-8")
            tool.chmod(0o755)
        self.environment = environment(folder)
        self.environment["PATH"] = f"{tools}{os.pathsep}{self.environment['PATH']}"

    def save(self, name: str, text: str) -> None:
        (self.folder / name).write_text(text.replace(PORT, self.port), encoding="utf-8")

    def run(self, script: str) -> str:
        """Run a block; what it exports holds for the blocks that follow, as in one terminal."""
        for name, value in re.findall(r'(\w+)=("[^"]*"|\S+)', "".join(exports_of(script))):
            path = f".{os.pathsep}{self.environment['PYTHONPATH']}"
            self.exports[name] = path if name == "PYTHONPATH" else value.strip('"')
        shown, rest = "", ""
        for line in script.splitlines(keepends=True):
            if line.startswith("cd "):
                self.folder /= line.split()[1]
            elif line.startswith("saltire serve") and "--check" not in line:
                shown += self.finish(rest)
                rest = ""
                self.servers.append(self.start(line))
                wait_until_ready(f"http://127.0.0.1:{self.port}")
            elif not line.startswith("export "):
                rest += line
        return shown + self.finish(rest)

    def finish(self, commands: str) -> str:
        done = subprocess.run(
            ["/bin/sh", "-ec", commands], cwd=self.folder, env={**self.environment, **self.exports},
            capture_output=True, text=True, timeout=120, check=False, stdin=subprocess.DEVNULL,
        )  # fmt: skip
        assert done.returncode == 0, f"{commands}\n{done.stdout}{done.stderr}"
        return done.stdout + done.stderr

    def start(self, command: str) -> subprocess.Popen[bytes]:
        return subprocess.Popen(
            ["/bin/sh", "-c", f"exec {command}"], cwd=self.folder,
            env={**self.environment, **self.exports}, stderr=subprocess.DEVNULL,
        )  # fmt: skip


def exports_of(script: str) -> list[str]:
    return [line for line in script.splitlines() if line.startswith("export ")]


@pytest.fixture
def reader(tmp_path: Path) -> Iterator[Reader]:
    somebody = Reader(tmp_path)
    yield somebody
    for server in somebody.servers:
        server.send_signal(signal.SIGTERM)
        server.wait(30)


def test_every_tutorial_is_run() -> None:
    assert {page.stem for page in TUTORIALS.glob("*.md")} == set(EXPECTED)


@pytest.mark.skipif(os.name == "nt", reason="the pages are written for a Unix shell")
@pytest.mark.parametrize("tutorial", sorted(EXPECTED))
def test_a_tutorial_runs_as_it_is_written(tutorial: str, reader: Reader) -> None:
    if tutorial == "first-experiment":
        pytest.importorskip("pyarrow")
        pytest.importorskip("numpy")
    shown = followed(TUTORIALS / f"{tutorial}.md", reader)
    for text in EXPECTED[tutorial]:
        assert text in shown, f"{text!r} is not in\n{shown}"


def followed(page: Path, reader: Reader) -> str:
    """Do what a page says, and give what was printed."""
    shown = ""
    for name, language, block in STEP.findall(page.read_text(encoding="utf-8")):
        if name:
            reader.save(name, block)
        elif language == "sh":
            shown += reader.run(block)
    return shown


@pytest.mark.skipif(os.name == "nt", reason="the pages are written for a Unix shell")
@pytest.mark.parametrize("page", OTHERS)
def test_the_commands_of_a_page_run_as_they_are_written(page: str, reader: Reader) -> None:
    """They are written for somebody in a clone, who reads at leisure and types nothing."""
    howto = reader.folder / "docs" / "howto"
    howto.mkdir(parents=True)
    shutil.copy(DOCS / "howto" / "thistles.py", howto)
    reader.environment |= {"SALTIRE_PORT": reader.port, "BROWSER": "true"}
    followed(DOCS / page, reader)
