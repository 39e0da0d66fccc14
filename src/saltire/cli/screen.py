"""Terminal input and output; a pipe is read line by line."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager

from rich.console import Console, RenderableType
from rich.text import Text


def make_console() -> Console:
    """Create a console that prints text unchanged."""
    return Console(highlight=False, markup=False, emoji=False)


class Screen:
    """Prints renderables and reads lines."""

    def __init__(self, console: Console | None = None) -> None:
        self.console = console or make_console()
        self.pages = False
        """Whether long answers stop at each screenful."""
        self.at_terminal = sys.stdin.isatty() and self.console.is_terminal
        if self.at_terminal:
            _line_editing()

    @contextmanager
    def private(self, several_people: bool) -> Iterator[None]:
        """Use the alternate screen while several people share a terminal: it has no scrollback."""
        if not (self.at_terminal and several_people):
            yield
            return
        self.pages = True
        with self.console.screen(hide_cursor=False):
            yield
        self.pages = False
        self.forget()

    def forget(self) -> None:
        """Forget the lines that were typed: the next player must not find them with the Up key."""
        if self.at_terminal:
            _forget_lines()

    @property
    def width(self) -> int:
        return self.console.width

    def show(self, *renderables: RenderableType) -> None:
        for renderable in renderables:
            if self.pages:
                self._print_pages(renderable)
            else:
                self.console.print(renderable)

    def _print_pages(self, renderable: RenderableType) -> None:
        """Print a screenful at a time where nothing can be scrolled back."""
        rows = self.console.render_lines(renderable, pad=False)
        size = max(self.console.height - 2, 1)
        for start in range(0, len(rows), size):
            for row in rows[start : start + size]:
                self.console.print(*[Text(part.text, part.style or "") for part in row], sep="")
            if start + size < len(rows):
                input("… ")

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


def _forget_lines() -> None:
    try:
        import readline
    except ImportError:
        return
    readline.clear_history()
