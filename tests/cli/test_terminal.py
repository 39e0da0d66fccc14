"""The table at a real (pseudo) terminal: keys in, a coloured screen out."""

from __future__ import annotations

import os
import re
import select
import signal
import struct
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.cli.run_command import environment

pty = pytest.importorskip("pty")
fcntl = pytest.importorskip("fcntl")
termios = pytest.importorskip("termios")


def _hear_interrupts() -> None:
    """Undo what a shell does to commands in the background: they inherit an ignored SIGINT."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Terminal:
    """A process at a terminal of its own."""

    def __init__(self, home: Path, *words: str, **more: str) -> None:
        self.master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        surroundings = environment(home, TERM="xterm-256color", LINES="24", **more)
        self.process = subprocess.Popen(
            [sys.executable, "-m", "saltire", *words],
            stdin=slave, stdout=slave, stderr=slave, env=surroundings, start_new_session=True,
            preexec_fn=_hear_interrupts,  # noqa: PLW1509
        )  # fmt: skip
        os.close(slave)
        self.seen = ""

    def wait_for(self, text: str) -> str:
        """Read until a text has come; give what came since the last call."""
        assert self.comes(text, 30), f"{text!r} did not come; seen: {self.seen[-2000:]}"
        before, _, self.seen = self.seen.partition(text)
        return before + text

    def comes(self, text: str, seconds: float) -> bool:
        """Tell whether a text comes in time."""
        end = time.monotonic() + seconds
        while text not in self.seen and time.monotonic() < end:
            if select.select([self.master], [], [], 0.2)[0]:
                try:
                    self.seen += os.read(self.master, 65536).decode("utf-8", "replace")
                except OSError:
                    break
        return text in self.seen

    def interrupt(self, answer: str) -> None:
        """Press Control-C until it is answered: one that comes while readline starts up waits for a key."""
        for _ in range(10):
            self.process.send_signal(signal.SIGINT)
            if self.comes(answer, 3):
                return
            self.type("\n")
        raise AssertionError(f"no answer; seen: {self.seen[-2000:]}")

    def type(self, text: str) -> None:
        os.write(self.master, text.encode())

    def press_enter(self) -> None:
        """Turn the page, once it asks for it."""
        self.wait_for("Press Enter.")
        self.type("\n")

    def end(self) -> int:
        """Wait for the process and give its exit code."""
        return self.process.wait(30)

    def clear_away(self) -> None:
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait(30)
        os.close(self.master)


@pytest.fixture
def at_terminal(tmp_path: Path) -> Iterator[Callable[..., Terminal]]:
    """Give a way to start terminals, and clear them away afterwards."""
    started: list[Terminal] = []

    def start(*words: str, **more: str) -> Terminal:
        started.append(Terminal(tmp_path, *words, **more))
        return started[-1]

    yield start
    for terminal in started:
        terminal.clear_away()


def test_a_game_at_the_keyboard(tmp_path: Path, at_terminal: Callable[..., Terminal]) -> None:
    table = at_terminal("play", "--plain", "--practice", "--seed", "11", "--start-player", "0")
    table.press_enter()
    screen = table.wait_for("> ")
    assert "\x1b[" in screen
    table.type("g6\n")
    table.wait_for("at which stone? 1 2 3 4 5 6 7 8 9")
    table.type("3\n")
    table.wait_for("\x1b[2J")
    table.wait_for("You lay")
    table.wait_for("> ")
    table.type("undo\n")
    table.wait_for("Taken back: Lay green 6 at stone 3.")
    table.wait_for("> ")
    table.type("quit\n")
    table.wait_for("Keep the game to go on later? [Y/n]")
    table.type("\n")
    table.wait_for("Go on with: saltire play --resume")
    assert table.end() == 0
    assert len(list((tmp_path / "saltire").glob("*.json"))) == 1


def test_the_table_fills_the_screen_and_leaves_it_as_it_was(
    tmp_path: Path, at_terminal: Callable[..., Terminal]
) -> None:
    table = at_terminal("play", "--bot", "greedy", "--seed", "11", "--start-player", "0")
    table.wait_for("\x1b[?1049h")
    table.wait_for("Two clans")
    table.type("\x1b")
    table.wait_for("F1")
    table.type("g6 3\r")
    table.wait_for("Greedy")
    table.type("\x11")
    table.wait_for("Keep the game")
    table.type("\r")
    table.wait_for("\x1b[?1049l")
    table.wait_for("Go on with: saltire play --resume")
    assert table.end() == 0
    assert len(list((tmp_path / "saltire").glob("*.json"))) == 1


def test_a_game_can_be_thrown_away(tmp_path: Path, at_terminal: Callable[..., Terminal]) -> None:
    table = at_terminal("play", "--plain", "--seed", "11", "--start-player", "0")
    table.press_enter()
    table.wait_for("> ")
    table.type("q\n")
    table.wait_for("[Y/n]")
    table.type("n\n")
    assert table.end() == 0
    assert not list((tmp_path / "saltire").glob("*.json"))


def test_control_c_is_quiet_and_keeps_the_game(
    tmp_path: Path, at_terminal: Callable[..., Terminal]
) -> None:
    table = at_terminal("play", "--plain", "--seed", "11", "--start-player", "0", NO_COLOR="1")
    table.press_enter()
    screen = table.wait_for("> ")
    assert not re.search(r"\x1b\[[\d;]*(?:38|48)[;:]", screen)
    table.interrupt("The game is kept in")
    assert table.end() == 130


def test_an_impatient_control_c_changes_nothing(at_terminal: Callable[..., Terminal]) -> None:
    table = at_terminal("play", "--plain", "--seed", "11", "--start-player", "0")
    table.press_enter()
    table.wait_for("> ")
    table.interrupt("The game is kept in")
    for _ in range(200):
        if table.process.poll() is None:
            table.process.send_signal(signal.SIGINT)
            time.sleep(0.002)
    assert table.end() == 130


def test_two_people_leave_nothing_for_each_other(at_terminal: Callable[..., Terminal]) -> None:
    words = ("play", "--plain", "--hotseat", "--seed", "11", "--start-player", "0")
    table = at_terminal(*words)
    table.press_enter()
    # The alternate screen has no scrollback, and the first hand comes after a cover.
    before = table.wait_for("Player A, it is your turn.")
    assert "\x1b[?1049h" in before
    table.press_enter()
    table.wait_for("> ")
    table.type("g6 3\n")
    table.wait_for("Player B, it is your turn.")
    table.press_enter()
    table.wait_for("> ")
    table.type("\x1b[A\n")
    screen = table.wait_for("> ")
    assert "g6 3" not in screen
    table.type("quit\n")
    table.wait_for("[Y/n]")
    table.type("\n")
    table.wait_for("\x1b[?1049l")
    assert table.end() == 0


def test_a_saved_game_is_stepped_through(
    tmp_path: Path, at_terminal: Callable[..., Terminal]
) -> None:
    from tests.cli.run_command import first_actions, saltire

    file = tmp_path / "game.json"
    saltire(tmp_path, "play", "--bot", "random", "--seed", 2, "--save", file, typed=first_actions())
    replay = at_terminal("replay", str(file))
    replay.wait_for("Ply 13 of")
    replay.type("n\n")
    replay.wait_for("Ply 15 of")
    replay.type("p\n")
    replay.wait_for("Ply 13 of")
    replay.type("9999\n")
    replay.wait_for("wins.")
    replay.type("q\n")
    assert replay.end() == 0
