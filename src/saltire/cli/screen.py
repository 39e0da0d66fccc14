"""Terminal input and output; a pipe is read line by line."""

from __future__ import annotations

import sys

from rich.console import Console, RenderableType
from rich.text import Text


def make_console() -> Console:
    """Create a console that prints text unchanged."""
    return Console(highlight=False, markup=False, emoji=False)


class Screen:
    """Prints renderables and reads lines."""

    def __init__(self, console: Console | None = None) -> None:
        self.console = console or make_console()
        self.at_terminal = sys.stdin.isatty() and self.console.is_terminal
        if self.at_terminal:
            _line_editing()

    @property
    def width(self) -> int:
        return self.console.width

    def show(self, *renderables: RenderableType) -> None:
        for renderable in renderables:
            self.console.print(renderable)

    def print_unwrapped(self, sentence: str) -> None:
        """Print a sentence without line breaks: it may contain a file name or a command."""
        self.console.print(Text(sentence), soft_wrap=True)

    def clear(self) -> None:
        """Clear the terminal, or print an empty line in a pipe."""
        if self.at_terminal:
            self.console.clear()
        else:
            self.console.print()

    def ask(self, prompt: str) -> str | None:
        """Read a line; None at the end of the input."""
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
    """Enable line editing and history where the platform has readline."""
    try:
        import readline  # noqa: F401
    except ImportError:
        return
