"""Runs a bot that is a program in any language: JSON lines on its standard input and output.

docs/reference/bot-protocol.md describes the messages.
"""

from __future__ import annotations

import contextlib
import json
import os
import selectors
import subprocess
import tempfile
import time
from collections.abc import Iterator, Sequence
from typing import Final

from saltire.kernel.game import Game
from saltire.kernel.lots import Lots
from saltire.kernel.view import View

PROTOCOL: Final = 1
_LONGEST_LINE: Final = 1 << 20
_LONGEST_STDERR: Final = 1 << 16


class SubprocessBotError(Exception):
    """The program died or its answer is not valid."""

    stderr = ""
    """What the program has written to its standard error."""


class SubprocessTimeout(Exception):
    """The program did not answer in time."""

    stderr = ""


class SubprocessBot:
    """Starts the program for one seat of one game, and exchanges messages with it."""

    def __init__(
        self, game: Game, command: Sequence[str], seat: int, seed: int, limit: float, playouts: int
    ) -> None:
        self.name = command[0]
        self.reason = ""
        self.game = game
        self.limit = limit
        self._lots = Lots(seed)
        self._output = b""
        self._errors = tempfile.TemporaryFile()  # noqa: SIM115  # close() closes it
        try:
            self._process = subprocess.Popen(
                command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=self._errors
            )
        except OSError as error:
            self._errors.close()
            raise SubprocessBotError(f"{command[0]}: {error.strerror}") from None
        assert self._process.stdout is not None
        os.set_blocking(self._process.stdout.fileno(), False)
        try:
            with self._with_stderr():
                self._handshake(seat, seed, playouts)
        except BaseException:
            self.close(None)
            raise

    def _handshake(self, seat: int, seed: int, playouts: int) -> None:
        self._send(
            {
                "type": "hello", "protocol": PROTOCOL, "game": self.game.name,
                "version": self.game.version, "options": _public_options(self.game),
                "seats": list(self.game.seats), "seat": seat, "seed": seed,
                "limit": self.limit, "playouts": playouts or None,
            }
        )  # fmt: skip
        if self._receive().get("type") != "ready":
            raise SubprocessBotError("it did not say that it is ready")

    def choose(self, view: View, heard: Sequence[dict[str, object]], clock: float) -> int:
        # A program gets actions as text. Every world that fits the view has the same legal ones.
        data: dict[str, object] = view.to_json()
        data.pop("legal", None)
        world = self.game.imagine(view, self._lots)
        seat = data["seat"]
        assert isinstance(seat, int)
        legal = {self.game.say(world, action): action for action in world.legal(seat)}
        with self._with_stderr():
            self._send(
                {"type": "choose", "view": data, "heard": list(heard), "legal": list(legal),
                 "seconds": clock}
            )  # fmt: skip
            answer = self._receive()
            text = answer.get("action")
            if not isinstance(text, str):
                raise SubprocessBotError("its answer has no action")
        self.reason = str(answer.get("reason", ""))
        # -1 is never legal: the game runner reports it as an illegal action.
        return legal.get(text, -1)

    def close(self, result: Sequence[float] | None) -> None:
        """Send the result of the game, and end the program."""
        try:
            if result is not None and self._process.poll() is None:
                self._send({"type": "over", "result": list(result)})
        except SubprocessBotError:
            pass  # it has gone already, and the game is over
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        with contextlib.suppress(OSError):
            self._process.stdin.close()
        try:
            self._process.wait(0.2 if result is not None else 0)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        self._process.stdout.close()
        self._errors.close()

    def _send(self, message: dict[str, object]) -> None:
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(json.dumps(message, separators=(",", ":")).encode() + b"\n")
            self._process.stdin.flush()
        except OSError:
            raise SubprocessBotError(self._exit_reason()) from None

    def _receive(self) -> dict[str, object]:
        line = self._read_line(time.monotonic() + self.limit)
        try:
            answer = json.loads(line)
        except ValueError:
            shown = line[:60].decode(errors="replace").strip()
            raise SubprocessBotError(f"it said {shown!r}, which is not JSON") from None
        if not isinstance(answer, dict):
            raise SubprocessBotError("its answer is no JSON object")
        return answer

    def _read_line(self, until: float) -> bytes:
        """Read the next line; SubprocessTimeout if it does not come in time."""
        assert self._process.stdout is not None
        with selectors.DefaultSelector() as waiting:
            waiting.register(self._process.stdout, selectors.EVENT_READ)
            while b"\n" not in self._output:
                if not waiting.select(max(until - time.monotonic(), 0)):
                    raise SubprocessTimeout
                part = os.read(self._process.stdout.fileno(), 1 << 16)
                if not part:
                    raise SubprocessBotError(self._exit_reason())
                self._output += part
                if len(self._output) > _LONGEST_LINE:
                    raise SubprocessBotError("it says more than a megabyte")
        line, _, self._output = self._output.partition(b"\n")
        return line

    def _exit_reason(self) -> str:
        """Describe how the program ended, with the line of its standard error that names the error."""
        try:
            code = self._process.wait(0.2)
        except subprocess.TimeoutExpired:
            return "it has closed its output"
        lines = self._stderr().strip().splitlines()
        # Node names the error first and itself last; Python names the error last.
        told = next((line for line in reversed(lines) if "Error" in line), "".join(lines[-1:]))
        return f"it ended with code {code}" + (f": {told.strip()[:120]}" if told else "")

    def _stderr(self) -> str:
        # Read beside the file's own position: the program writes there.
        size = os.fstat(self._errors.fileno()).st_size
        begin = max(0, size - _LONGEST_STDERR)
        return os.pread(self._errors.fileno(), size - begin, begin).decode(errors="replace")

    @contextlib.contextmanager
    def _with_stderr(self) -> Iterator[None]:
        """Put the program's standard error into the errors that are raised."""
        try:
            yield
        except (SubprocessBotError, SubprocessTimeout) as error:
            error.stderr = self._stderr()
            raise


def _public_options(game: Game) -> dict[str, object]:
    """Give the options that every player knows: not the position that a game begins with."""
    return {name: value for name, value in game.load_options().items() if name != "position"}
