"""The line mode: draws the board, reads lines, prints answers; for pipes, screen readers and `--plain`."""

from __future__ import annotations

import signal
from pathlib import Path

from rich.console import RenderableType
from rich.text import Text

from saltire.cli.local_table import LocalTable
from saltire.cli.screen import Screen
from saltire.i18n.words import Words
from saltire.session import Session

_BOARD = 80
"""The columns that a board needs."""


class GameLoop(LocalTable):
    """One game in lines."""

    def __init__(
        self, session: Session, path: Path, words: Words, screen: Screen, seed: int,
        practice: bool = False,
    ) -> None:  # fmt: skip
        super().__init__(session, path, words, seed, practice)
        self.screen = screen
        self.viewer: int | None = None
        self.may_discard = False
        self.is_discarded = False
        self.commands = self.make_commands()

    def play(self) -> int:
        """Play until the game is over or the players quit."""
        self.keep()
        self.welcome()
        try:
            with self.screen.private(len(self.people) > 1):
                if not self.take_turns():
                    return self.quit()
        except KeyboardInterrupt:
            # A second Control-C must not cut the message short or end in a traceback.
            signal.signal(signal.SIGINT, signal.SIG_IGN)
            self.screen.show(Text())
            self.print_saved_file()
            raise
        self.finish()
        return 0

    def take_turns(self) -> bool:
        """Let everybody act until the game is over; False if a person quits."""
        while not self.over():
            seat = self.seat_to_act()
            if seat not in self.people:
                self.bot_acts(seat)
            elif not self.turn(seat):
                return False
        return True

    def turn(self, seat: int) -> bool:
        """Read lines until a person has acted; False if they quit."""
        if not self.hand_over(seat):
            return False
        self.draw(seat)
        before = self.session
        ply = self.session.ply
        while self.session is before and self.session.ply == ply and self.asks(seat):
            line = self.screen.ask("> ")
            if line is None or self.quits(line):
                return False
            answer = self.handle_line(seat, line.strip())
            if answer is not None:
                self.screen.show(answer)
        return True

    def asks(self, seat: int) -> bool:
        """Tell whether the game still waits for a seat."""
        return not self.over() and self.seat_to_act() == seat

    def quits(self, line: str) -> bool:
        """Tell whether a line is the command to quit; a new game may be discarded."""
        if self.commands.name_of(line) != "quit":
            return False
        if self.screen.at_terminal and self.may_discard:
            answer = self.screen.ask(self.words.say("keep-game"))
            if answer is not None and answer.strip().lower() in self.words.say("no-words").split():
                self.path.unlink(missing_ok=True)
                self.is_discarded = True
        return True

    # Output.

    def welcome(self) -> None:
        """Explain the game before the first action."""
        if self.session.last_choice(self.people[0]) is not None:
            return
        self.screen.clear()
        commitment = self.session.record.commitment
        lines = [Text(self.board.title(), style="bold"), *self.board.guide(), Text()]
        lines.append(Text(self.words.say("committed", hash=commitment[:16]), style="dim"))
        self.screen.show(*lines)
        if self.screen.at_terminal:
            self.screen.ask(self.words.say("press-enter"))

    def hand_over(self, seat: int) -> bool:
        """Hide the board while the keyboard changes hands, before the first hand too."""
        if len(self.people) > 1 and self.viewer != seat:
            self.screen.forget()
            self.screen.clear()
            self.screen.show(Text(self.words.say("hand-over", name=self.names[seat]), style="bold"))
            if self.screen.at_terminal and self.screen.ask(self.words.say("press-enter")) is None:
                return False
        self.viewer = seat
        return True

    def draw(self, seat: int) -> None:
        """Draw the board as a seat sees it, the log and the prompt."""
        view = self.session.state.view(seat)
        self.screen.clear()
        if self.screen.width < _BOARD:
            narrow = self.words.say("narrow", width=self.screen.width, needed=_BOARD)
            self.screen.show(Text(narrow, style="italic"))
        self.screen.show(self.board.picture([view], self.log(seat), self.screen.width))
        self.screen.show(*self.remarks(seat, True))
        if self.note is not None:
            self.screen.show(self.note)
            self.note = None
        question = self.board.tinted(self.prompt(seat))
        question.stylize("bold")
        self.screen.show(question)

    # Input.

    def handle_line(self, seat: int, line: str) -> RenderableType | None:
        """Run a command or apply an action; give the answer to print, if any."""
        if not line:
            self.partial = None
            self.draw(seat)
            return None
        answer = self.commands.run(seat, line)
        if answer is not None:
            return answer if answer != "" else None
        return self.try_action(seat, line)

    # The end.

    def print_saved_file(self) -> None:
        """Print the file of the game and the command that resumes it."""
        for sentence in self.saved_sentences():
            self.screen.print_unwrapped(sentence)

    def quit(self) -> int:
        """Print where the game is saved, unless it was discarded."""
        if not self.is_discarded:
            self.print_saved_file()
        return 0

    def finish(self) -> None:
        """Show the last position, who won, and how to check the deal."""
        state = self.session.state
        viewer = self.people[0]
        seats = [viewer, *[seat for seat in range(len(self.names)) if seat != viewer]]
        views = [state.view(seat) for seat in seats]
        self.screen.clear()
        self.screen.show(self.board.picture(views, self.log(viewer), self.screen.width))
        self.screen.show(Text(self.ending(viewer), style="bold"))
        for sentence in self.final_sentences():
            self.screen.print_unwrapped(sentence)
