"""The screen and the keyboard: a terminal, or a pipe that is read line by line."""

from __future__ import annotations

import sys

from rich.console import Console, RenderableType
from rich.text import Text


def make_console() -> Console:
    """Make a console that prints exactly what it is given."""
    return Console(highlight=False, markup=False, emoji=False)


class Screen:
    """Shows things and asks for lines."""

    def __init__(self, console: Console | None = None) -> None:
        self.console = console or make_console()
        self.at_terminal = sys.stdin.isatty() and self.console.is_terminal
        if self.at_terminal:
            _line_editing()

    @property
    def width(self) -> int:
        return self.console.width

    def show(self, *things: RenderableType) -> None:
        for thing in things:
            self.console.print(thing)

    def tell(self, sentence: str) -> None:
        """Print a sentence that may hold a file name or a command: never broken into lines."""
        self.console.print(Text(sentence), soft_wrap=True)

    def fresh(self) -> None:
        """Begin a new picture: a clear terminal, or an empty line in a pipe."""
        if self.at_terminal:
            self.console.clear()
        else:
            self.console.print()

    def ask(self, prompt: str) -> str | None:
        """Read a line; None when there are no more."""
        if self.at_terminal:
            try:
                return input(prompt)
            except EOFError:
                self.console.print()
                return None
        line = sys.stdin.readline()
        self.console.print(Text(f"{prompt}{line.rstrip()}"))
        return line.rstrip("\r\n") if line else None


def _line_editing() -> None:
    """Let the arrow keys edit and recall lines where the platform can."""
    try:
        import readline  # noqa: F401
    except ImportError:
        return
