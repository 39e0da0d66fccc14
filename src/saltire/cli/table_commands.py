"""What can be typed at any table besides actions: help, undo, hint, log, rules, save, quit."""

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
    from saltire.cli.game_loop import Table

_HINT_SECONDS: Final = 5.0


class Orders:
    """Carries out what people ask of the table itself."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.known: dict[str, Callable[[int, str], RenderableType]] = {
            "?": self.help, "help": self.help,
            "goal": self.goal,
            "moves": self.moves, "m": self.moves,
            "undo": self.undo, "u": self.undo,
            "hint": self.hint, "h": self.hint,
            "log": self.log,
            "rules": self.rules, "rule": self.rules,
            "save": self.save,
        }  # fmt: skip

    def obey(self, seat: int, line: str) -> RenderableType | None:
        """Answer an order; None if the line is none, an empty text if there is nothing to say."""
        verb, _, rest = line.partition(" ")
        order = self.known.get(verb.lower())
        if order is not None:
            return order(seat, rest.strip())
        table = self.table
        view = table.session.state.view(seat)
        return table.board.answer(view, table.session.heard(seat), line)

    def leaving(self, line: str) -> bool:
        """Tell whether a line means to quit; a game begun just now may be thrown away."""
        if line.strip().lower() not in ("q", "quit", "exit"):
            return False
        table = self.table
        if table.screen.at_terminal and table.may_forget:
            answer = table.screen.ask(table.words.say("keep-game"))
            if answer is not None and answer.strip().lower() in table.words.say("no-words").split():
                table.path.unlink(missing_ok=True)
                table.forgotten = True
        return True

    def help(self, seat: int, rest: str) -> RenderableType:
        """List what can be typed."""
        board, say = self.table.board, self.table.words.say
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
        """Explain the game once more."""
        return Group(*self.table.board.guide())

    def moves(self, seat: int, rest: str) -> RenderableType:
        """List what can be done now."""
        table = self.table
        texts = table.texts(seat)
        if rest:
            return numbered(texts)
        view = table.session.state.view(seat)
        return table.board.moves(view, texts)

    def undo(self, seat: int, rest: str) -> RenderableType:
        """Take back what the latest line did; among several people only what showed nothing."""
        table = self.table
        back, plies = table.session, table.session.record.plies
        start = table.chain_start
        ply = self.undo_ply(back, seat)
        while ply is not None:
            back = back.rewound(ply)
            further = start is not None and ply > start and plies[ply - 1][0] == seat
            ply = self.undo_ply(back, seat) if further else None
        if back is table.session:
            known = "nothing-to-undo" if back.last_choice(seat) is None else "undo-too-late"
            return Text(table.words.say(known))
        text = ", ".join(text for by, text in plies[back.ply :] if by == plies[back.ply][0])
        table.session = back
        table.chain_start = None
        table.bots.clear()
        table.half = None
        save(table.session, table.path)
        table.note = Text(table.words.say("taken-back", action=text))
        return ""

    def undo_ply(self, session: Session, seat: int) -> int | None:
        """Find the ply to go back to; one person among bots may always go back."""
        return session.last_choice(seat) if len(self.table.people) == 1 else session.undo_ply(seat)

    def hint(self, seat: int, rest: str) -> RenderableType:
        """Say what a bot would do in this seat, and why."""
        table = self.table
        game, state = table.session.game, table.session.state
        bot = make_bot(game, best_bot(game), table.seed)
        heard = table.session.heard(seat, table.session.last_choice(seat) or 0)
        action = bot.choose(state.view(seat), heard, _HINT_SECONDS)
        why = log_wording_of(game, table.words, table.names).reason(bot.reason)
        said = table.words.say("hint", action=game.say(state, action), reason=why)
        return table.board.tinted(said)

    def log(self, seat: int, rest: str) -> RenderableType:
        """Word everything this seat has heard."""
        table = self.table
        return Group(*table.board.story(table.session.heard(seat), seat))

    def rules(self, seat: int, rest: str) -> RenderableType:
        """Read one rule, or those that hold a word."""
        table = self.table
        if not rest:
            return Text(table.words.say("rules-which", examples=", ".join(self.rule_examples())))
        try:
            return Group(*rule_lines(table.session.game.name, rest, table.words.lang))
        except NoSuchRule:
            return Text(table.words.say("rules-none", query=rest))
        except SaltireError as error:
            return Text(str(error))

    def rule_examples(self) -> list[str]:
        return [f"rules {asked}" for asked in self.table.board.rule_examples()]

    def save(self, seat: int, rest: str) -> RenderableType:
        """Save the game to another file as well."""
        table = self.table
        path = Path(rest).expanduser() if rest else table.path
        if path.exists() and path != table.path:
            return Text(table.words.say("file-exists", file=str(path)))
        try:
            save(table.session, path)
        except OSError as error:
            return Text(f"{path}: {error.strerror}")
        return Text(table.words.say("saved", file=str(path)))
