"""Runs a game at the terminal: draws the board, reads lines, applies actions, saves the game."""

from __future__ import annotations

import shlex
import signal
from collections.abc import Sequence
from pathlib import Path

from rich.console import RenderableType
from rich.text import Text

from saltire.bots.protocol import AnyBot
from saltire.bots.registry import make_bot
from saltire.cli.save_file import BOT, games_folder, player_names, save
from saltire.cli.screen import Screen
from saltire.cli.table_commands import TableCommands
from saltire.i18n.log_wording import log_wording_of
from saltire.i18n.words import Words
from saltire.kernel.errors import AmbiguousAction, BadNotation
from saltire.kernel.types import RULES
from saltire.session import Session
from saltire.terminal import board_for
from saltire.terminal.board import ActionSequence, PartialInput

_BOT_SECONDS = 5.0


def names_of(players: Sequence[str], words: Words) -> list[str]:
    """Name the seats: bots by their name, one person as you, several people by number."""
    names = player_names(players, words)
    people = [seat for seat, player in enumerate(players) if not player.startswith(BOT)]
    if len(people) == 1:
        names[people[0]] = words.say("name-you")
    return names


class GameLoop:
    """One game at one terminal, among people at the same keyboard and bots."""

    def __init__(
        self, session: Session, path: Path, words: Words, screen: Screen, seed: int
    ) -> None:
        self.session = session
        self.path = path
        self.words = words
        self.screen = screen
        self.seed = seed
        players = session.record.players
        self.people = [i for i, player in enumerate(players) if not player.startswith(BOT)]
        self.board = board_for(session.game, words, names_of(players, words))
        self.names = self.board.names
        """The names of the seats on the board: a board may have its own."""
        self.bots: dict[int, AnyBot] = {}
        self.partial: PartialInput | None = None
        self.sequence_start: int | None = None
        """The ply at which the latest line with several actions began."""
        self.viewer: int | None = None
        self.may_discard = False
        self.discarded = False
        self.note: Text | None = None
        self.commands = TableCommands(self)

    # Turns.

    def play(self) -> int:
        """Play until the game is over or the players quit."""
        save(self.session, self.path)
        self.welcome()
        try:
            while self.session.state.actor() != RULES:
                seat = self.session.state.waiting_for()[0]
                if seat not in self.people:
                    self.bot_acts(seat)
                elif not self.turn(seat):
                    return self.quit()
        except KeyboardInterrupt:
            # A second Control-C must not cut the message short or end in a traceback.
            signal.signal(signal.SIGINT, signal.SIG_IGN)
            self.screen.show(Text())
            self.print_saved_file()
            raise
        self.finish()
        return 0

    def bot_acts(self, seat: int) -> None:
        state = self.session.state
        heard = self.session.heard(seat, self.session.last_choice(seat) or 0)
        action = self.bot(seat).choose(state.view(seat), heard, _BOT_SECONDS)
        self.act(seat, action)

    def bot(self, seat: int) -> AnyBot:
        if seat not in self.bots:
            kind = self.session.record.players[seat].removeprefix(BOT)
            self.bots[seat] = make_bot(self.session.game, kind, self.seed + seat)
        return self.bots[seat]

    def act(self, seat: int, action: int) -> None:
        """Apply an action and save the game."""
        self.session.act(seat, action)
        self.partial = None
        if seat in self.people:
            self.sequence_start = None
        save(self.session, self.path)

    def turn(self, seat: int) -> bool:
        """Read lines until a person has acted; False if they quit."""
        if not self.hand_over(seat):
            return False
        self.draw(seat)
        before = self.session
        ply = self.session.ply
        while self.session is before and self.session.ply == ply:
            line = self.screen.ask("> ")
            if line is None or self.commands.quits(line):
                return False
            answer = self.handle_line(seat, line.strip())
            if answer is not None:
                self.screen.show(answer)
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
        """Hide the board while the keyboard changes hands."""
        if len(self.people) > 1 and self.viewer != seat and not self.nobody_has_acted():
            self.screen.clear()
            self.screen.show(Text(self.words.say("hand-over", name=self.names[seat]), style="bold"))
            if self.screen.at_terminal and self.screen.ask(self.words.say("press-enter")) is None:
                return False
        self.viewer = seat
        return True

    def nobody_has_acted(self) -> bool:
        """Tell whether nobody has used this keyboard yet; a resumed game may show secrets."""
        acted = [self.session.last_choice(person) for person in self.people]
        return self.viewer is None and all(ply is None for ply in acted)

    def draw(self, seat: int) -> None:
        """Draw the board as a seat sees it, the log and the prompt."""
        view = self.session.state.view(seat)
        self.screen.clear()
        self.screen.show(self.board.picture([view], self.log(seat), self.screen.width))
        self.screen.show(*self.finished_rounds(seat))
        if self.note is not None:
            self.screen.show(self.note)
            self.note = None
        question = self.board.tinted(self.prompt(seat))
        question.stylize("bold")
        self.screen.show(question)

    def finished_rounds(self, seat: int) -> list[Text]:
        """Repeat who won a round since this seat last acted: the board shows the next round already."""
        heard = self.session.heard(seat, self.session.last_choice(seat) or 0)
        over = [event for event in heard if event["kind"] == "round-over"]
        log = log_wording_of(self.session.game, self.words, self.names)
        return [Text(log.sentence(event, seat), style="bold") for event in over]

    def prompt(self, seat: int) -> str:
        if self.partial is not None:
            return self.partial.question
        return self.board.question(self.session.state.view(seat))

    def log(self, seat: int) -> list[Text]:
        """Word the log; what came before this seat last acted is dim."""
        since = self.session.last_choice(seat) or 0
        heard = self.session.heard(seat)
        known = len(heard) - len(self.session.heard(seat, since))
        before = self.board.story(heard[:known], seat)
        for line in before:
            line.stylize("dim")
        return before + self.board.story(heard[known:], seat)

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

    def try_action(self, seat: int, line: str) -> RenderableType | None:
        """Apply a typed action if it is legal; else explain why not."""
        state, game = self.session.state, self.session.game
        view = state.view(seat)
        typed = f"{self.partial.typed} {line}" if self.partial and line.isdigit() else line
        self.partial = None
        read = self.board.read(view, typed)
        if isinstance(read, PartialInput):
            self.partial = read
            return self.board.tinted(read.question)
        if isinstance(read, ActionSequence):
            return self.try_sequence(seat, line, read.texts)
        legal = state.legal(seat)
        try:
            action = self.by_number(read, legal) if read[:1] == "#" else game.parse(state, read)
        except (BadNotation, AmbiguousAction):
            return self.not_understood(seat, line)
        if action < 0:
            return Text(self.words.say("no-number", number=len(legal)))
        refusal = state.why_not(seat, action)
        if refusal is not None:
            return self.board.refused(view, refusal)
        self.act(seat, action)
        return None

    def try_sequence(self, seat: int, line: str, texts: Sequence[str]) -> RenderableType | None:
        """Apply several actions if all are legal; else none, and explain why not."""
        ahead = self.session.state.clone()
        actions: list[int] = []
        for text in texts:
            if seat not in ahead.waiting_for():
                break
            try:
                action = self.session.game.parse(ahead, text)
            except (BadNotation, AmbiguousAction):
                return self.not_understood(seat, line)
            refusal = ahead.why_not(seat, action)
            if refusal is not None:
                return self.board.refused(ahead.view(seat), refusal)
            ahead.apply(action, seat)
            actions.append(action)
        start = self.session.ply
        for action in actions:
            self.act(seat, action)
        self.sequence_start = start
        return None

    def by_number(self, text: str, legal: list[int]) -> int:
        number = int(text[1:]) if text[1:].isdigit() else 0
        return legal[number - 1] if 1 <= number <= len(legal) else -1

    def texts(self, seat: int) -> list[str]:
        """Write the legal actions of a seat in notation."""
        state = self.session.state
        return [self.session.game.say(state, action) for action in state.legal(seat)]

    def not_understood(self, seat: int, line: str) -> Text:
        example = self.board.example(self.texts(seat))
        return Text(self.words.say("not-understood", typed=line, example=example))

    # The end.

    def print_saved_file(self) -> None:
        """Print the file of the game and the command that resumes it."""
        file = "" if self.path.parent == games_folder() else " " + shlex.quote(str(self.path))
        self.screen.print_unwrapped(self.words.say("kept", file=str(self.path)))
        self.screen.print_unwrapped(self.words.say("go-on", command=f"saltire play --resume{file}"))

    def quit(self) -> int:
        """Print where the game is saved, unless it was discarded."""
        if not self.discarded:
            self.print_saved_file()
        return 0

    def finish(self) -> None:
        """Show the last position, who won, and how to check the deal."""
        state, record = self.session.state, self.session.record
        me = self.people[0] if len(self.people) == 1 else -1
        viewer = self.people[0]
        seats = [viewer, *[seat for seat in range(len(self.names)) if seat != viewer]]
        views = [state.view(seat) for seat in seats]
        self.screen.clear()
        self.screen.show(self.board.picture(views, self.log(viewer), self.screen.width))
        result = record.result or ()
        assert record.seed is not None
        self.screen.show(Text(self.board.ending(views[0], result, me), style="bold"))
        self.screen.print_unwrapped(self.words.say("seed-was", seed=record.seed.hex()))
        check = f"saltire verify {shlex.quote(str(self.path))}"
        self.screen.print_unwrapped(
            self.words.say("saved-check", file=str(self.path), command=check)
        )
