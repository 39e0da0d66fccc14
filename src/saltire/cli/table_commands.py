"""The commands of the game loop: help, goal, moves, undo, hint, log, rules, save, quit."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from saltire.bots.registry import best_bot, make_bot
from saltire.cli.rules import rule_lines
from saltire.cli.save_file import save
from saltire.i18n.log_wording import log_wording_of
from saltire.kernel.errors import SaltireError
from saltire.rulebook import NoSuchRule
from saltire.session import Session
from saltire.terminal.board import numbered

if TYPE_CHECKING:
    from saltire.cli.game_loop import GameLoop

_HINT_SECONDS: Final = 5.0


class TableCommands:
    """Runs the typed lines that are commands, not actions."""

    def __init__(self, loop: GameLoop) -> None:
        self.loop = loop
        self.handlers: dict[str, Callable[[int, str], RenderableType]] = {
            "?": self.help, "help": self.help,
            "goal": self.goal,
            "moves": self.moves, "m": self.moves,
            "undo": self.undo, "u": self.undo,
            "hint": self.hint, "h": self.hint,
            "log": self.log,
            "rules": self.rules, "rule": self.rules,
            "save": self.save,
        }  # fmt: skip

    def run(self, seat: int, line: str) -> RenderableType | None:
        """Run a command and give its output, which may be empty; None if the line is not a command."""
        verb, _, rest = line.partition(" ")
        handler = self.handlers.get(verb.lower())
        if handler is not None:
            return handler(seat, rest.strip())
        loop = self.loop
        view = loop.session.state.view(seat)
        return loop.board.answer(view, loop.session.heard(seat), line)

    def quits(self, line: str) -> bool:
        """Tell whether a line is the command to quit; a new game may be discarded."""
        if line.strip().lower() not in ("q", "quit", "exit"):
            return False
        loop = self.loop
        if loop.screen.at_terminal and loop.may_discard:
            answer = loop.screen.ask(loop.words.say("keep-game"))
            if answer is not None and answer.strip().lower() in loop.words.say("no-words").split():
                loop.path.unlink(missing_ok=True)
                loop.discarded = True
        return True

    def help(self, seat: int, rest: str) -> RenderableType:
        """List the commands."""
        board, say = self.loop.board, self.loop.words.say
        grid = Grid.grid(padding=(0, 2))
        grid.add_column(no_wrap=True, style="bold")
        grid.add_column()
        rows = [
            *board.more_help(),
            ("moves · moves all · #12", say("help-moves")),
            ("goal", say("help-goal")),
            ("undo", say("help-undo")),
            ("hint", say("help-hint")),
            ("log", say("help-log")),
            (" · ".join(self.rule_examples()), say("help-rules")),
            ("save FILE", say("help-save")),
            ("quit", say("help-quit")),
        ]
        for typed, meaning in rows:
            grid.add_row(Text(typed), Text(meaning))
        return grid

    def goal(self, seat: int, rest: str) -> RenderableType:
        """Explain the goal of the game."""
        return Group(*self.loop.board.guide())

    def moves(self, seat: int, rest: str) -> RenderableType:
        """List the legal actions."""
        loop = self.loop
        texts = loop.texts(seat)
        if rest:
            return numbered(texts)
        view = loop.session.state.view(seat)
        return loop.board.moves(view, texts)

    def undo(self, seat: int, rest: str) -> RenderableType:
        """Undo the actions of the latest line; among several people only if they revealed nothing."""
        loop = self.loop
        back, plies = loop.session, loop.session.record.plies
        start = loop.sequence_start
        ply = self.undo_ply(back, seat)
        while ply is not None:
            back = back.rewound(ply)
            further = start is not None and ply > start and plies[ply - 1][0] == seat
            ply = self.undo_ply(back, seat) if further else None
        if back is loop.session:
            message = "nothing-to-undo" if back.last_choice(seat) is None else "undo-too-late"
            return Text(loop.words.say(message))
        text = ", ".join(text for by, text in plies[back.ply :] if by == plies[back.ply][0])
        loop.session = back
        loop.sequence_start = None
        loop.bots.clear()
        loop.partial = None
        save(loop.session, loop.path)
        loop.note = Text(loop.words.say("taken-back", action=text))
        return ""

    def undo_ply(self, session: Session, seat: int) -> int | None:
        """Find the ply to go back to; a single person among bots may always undo."""
        return session.last_choice(seat) if len(self.loop.people) == 1 else session.undo_ply(seat)

    def hint(self, seat: int, rest: str) -> RenderableType:
        """Give the action that the strongest bot would choose for this seat, and its reason."""
        loop = self.loop
        game, state = loop.session.game, loop.session.state
        bot = make_bot(game, best_bot(game), loop.seed)
        heard = loop.session.heard(seat, loop.session.last_choice(seat) or 0)
        action = bot.choose(state.view(seat), heard, _HINT_SECONDS)
        why = log_wording_of(game, loop.words, loop.names).reason(bot.reason)
        sentence = loop.words.say("hint", action=game.say(state, action), reason=why)
        return loop.board.tinted(sentence)

    def log(self, seat: int, rest: str) -> RenderableType:
        """Print the whole log of this seat."""
        loop = self.loop
        return Group(*loop.board.story(loop.session.heard(seat), seat))

    def rules(self, seat: int, rest: str) -> RenderableType:
        """Print one rule, or the rules that contain a word."""
        loop = self.loop
        if not rest:
            return Text(loop.words.say("rules-which", examples=", ".join(self.rule_examples())))
        try:
            return Group(*rule_lines(loop.session.game.name, rest, loop.words.lang))
        except NoSuchRule:
            return Text(loop.words.say("rules-none", query=rest))
        except SaltireError as error:
            return Text(str(error))

    def rule_examples(self) -> list[str]:
        return [f"rules {query}" for query in self.loop.board.rule_examples()]

    def save(self, seat: int, rest: str) -> RenderableType:
        """Save the game to another file as well."""
        loop = self.loop
        path = Path(rest).expanduser() if rest else loop.path
        if path.exists() and path != loop.path:
            return Text(loop.words.say("file-exists", file=str(path)))
        try:
            save(loop.session, path)
        except OSError as error:
            return Text(f"{path}: {error.strerror}")
        return Text(loop.words.say("saved", file=str(path)))
