"""The commands at the table: help, goal, moves, undo, hint, log, rules, save, quit, and those of the game."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from saltire.bots.registry import best_bot, bot_set, make_bot
from saltire.cli.nearest import normal
from saltire.cli.rules import examples_shown, rule_lines
from saltire.cli.save_file import save_copy
from saltire.i18n.log_wording import log_wording_of
from saltire.kernel.errors import SaltireError
from saltire.review.hint import Hint, hint
from saltire.rulebook import NoSuchRule
from saltire.session import Session
from saltire.terminal.board import number_lines

if TYPE_CHECKING:
    from saltire.cli.local_table import LocalTable

COMMANDS: Final = ("help", "goal", "moves", "undo", "hint", "log", "rules", "save", "quit")
_SHORT: Final = {"?": "help", "m": "moves", "u": "undo", "h": "hint", "rule": "rules", "q": "quit",
                 "exit": "quit"}  # fmt: skip
_WITH_WORDS: Final = ("moves", "rules", "save", "chat")
"""Commands that take words after them; the others stand alone."""
HINT_SECONDS: Final = 5.0
EXAMPLE_WIDTH: Final = 76
"""The columns that the board of an example needs."""


class TableCommands:
    """Runs the typed lines that are commands, not actions."""

    def __init__(self, table: LocalTable) -> None:
        self.table = table
        self.hint_seconds = HINT_SECONDS
        self.any_time: tuple[str, ...] = ("help", "goal", "log", "rules", *table.board.commands())
        """The commands that can be run while the others act, and when the game is over."""
        self.handlers: dict[str, Callable[[int, str], RenderableType]] = {
            "help": self.help, "goal": self.goal, "moves": self.moves, "undo": self.undo,
            "hint": self.hint, "log": self.log, "rules": self.rules, "save": self.save,
        }  # fmt: skip
        words = table.words.of(table.session.game.name)
        self.words: dict[str, str] = dict(_SHORT)
        for name in (*COMMANDS, *table.board.commands()):
            for word in {name, *words.synonyms(f"command-{name}")}:
                self.words[normal(word)] = name

    def name_of(self, line: str) -> str:
        """Give the name of the command that a line is; empty if it is none, or has words it does not take."""
        verb, _, rest = line.strip().partition(" ")
        name = self.words.get("?" if verb == "?" else normal(verb), "")
        takes_words = name in _WITH_WORDS or name in self.table.board.commands()
        return "" if rest and not takes_words else name

    def run(self, seat: int, line: str) -> RenderableType | None:
        """Run a command and give its output, which may be empty; None if the line is not a command."""
        name = self.name_of(line)
        rest = line.strip().partition(" ")[2].strip()
        if name in self.handlers:
            return self.handlers[name](seat, rest)
        if not name:
            return None
        table = self.table
        view = table.session.state.view(seat)
        return table.board.answer(view, table.session.events_for(seat), f"{name} {rest}".rstrip())

    def word(self, name: str) -> str:
        """Give the word of a command in the reader's language."""
        return self.table.board.words.say(f"command-{name}").split()[0]

    def help(self, seat: int, rest: str) -> RenderableType:
        """List the commands."""
        grid = Grid.grid(padding=(0, 2))
        grid.add_column(no_wrap=True, style="bold")
        grid.add_column()
        for typed, meaning in self.help_rows():
            grid.add_row(Text(typed), Text(meaning))
        return grid

    def help_rows(self) -> list[tuple[str, str]]:
        """List what can be typed, and what it does."""
        board, moves = self.table.board, self.word("moves")
        say = board.words.say
        return [
            *board.more_help(),
            (f"{moves} · {moves} {say('typed-all')} · #12", say("help-moves")),
            (self.word("goal"), say(board.words.key("help-goal"))),
            (self.word("undo"), say("help-undo")),
            (self.word("hint"), say("help-hint")),
            (self.word("log"), say("help-log")),
            (" · ".join(self.rule_examples()), say("help-rules")),
            (f"{self.word('save')} {say('typed-file')}", say("help-save")),
            (self.word("quit"), say("help-quit")),
        ]

    def goal(self, seat: int, rest: str) -> RenderableType:
        """Explain the goal of the game."""
        return Group(*self.table.board.guide())

    def moves(self, seat: int, rest: str) -> RenderableType:
        """List the legal actions."""
        table = self.table
        texts = table.texts(seat)
        if rest:
            return number_lines(texts)
        view = table.session.state.view(seat)
        return table.board.moves(view, texts)

    def undo(self, seat: int, rest: str) -> RenderableType:
        """Undo the actions of the latest line if they revealed nothing; in practice whatever they did."""
        table = self.table
        back, plies = table.session, table.session.record.plies
        start = table.sequence_start
        ply = self.undo_ply(back, seat)
        while ply is not None:
            back = back.rewind(ply)
            further = start is not None and ply > start and plies[ply - 1][0] == seat
            ply = self.undo_ply(back, seat) if further else None
        if back is table.session:
            message = "nothing-to-undo" if back.last_choice(seat) is None else "undo-too-late"
            return Text(table.words.say(message))
        by = plies[back.ply][0]
        text = self.word_actions(back, by, [text for who, text in plies[back.ply :] if who == by])
        table.go_back_to(back)
        table.note = Text(table.words.say("taken-back", action=text))
        return ""

    def word_actions(self, session: Session, seat: int, texts: list[str]) -> str:
        """Word what a seat did from a position on; a game without sentences has its notation."""
        game, state = session.game, session.state.clone()
        plan = [game.parse(state, text) for text in texts]
        wording = log_wording_of(game, self.table.words, self.table.names)
        return "; ".join(wording.worded_plan(state, seat, plan))

    def undo_ply(self, session: Session, seat: int) -> int | None:
        """Find the ply to go back to; practice knows no limit."""
        return session.last_choice(seat) if self.table.practice else session.undo_ply(seat)

    def hint(self, seat: int, rest: str) -> RenderableType:
        """Give the action that a strong bot would choose for this seat, and its reason."""
        table = self.table
        if not bot_set(table.session.game).levels:
            return self.simple_hint(seat)
        return self.hint_text(seat, hint(self.hint_request(seat)))

    def hint_request(self, seat: int) -> dict[str, object]:
        """Write down what a hint may know: the view of the seat, and what is left of the last plan."""
        table = self.table
        game, state = table.session.game, table.session.state
        view = {name: fact for name, fact in state.view(seat).to_json().items() if name != "legal"}
        return {
            "game": game.name, "options": game.load_options(), "seat": seat, "view": view,
            "legal": table.texts(seat), "heard": table.session.events_for(seat), "names": table.names,
            "plan": table.hint_plans.rest("", seat, table.session.record.plies),
            "seconds": self.hint_seconds, "lang": table.words.lang,
        }  # fmt: skip

    def hint_text(self, seat: int, given: Hint) -> RenderableType:
        """Word a hint, and remember its plan for the next one."""
        table = self.table
        table.hint_plans.keep("", seat, table.session.ply, given.plan)
        number = table.texts(seat).index(given.action) + 1
        text = table.words.say(
            "hint-worded", choice=given.wording, reason=given.reason, number=number,
            why="yes" if given.reason else "no",
        )  # fmt: skip
        return table.board.tinted(text)

    def simple_hint(self, seat: int) -> RenderableType:
        """Ask the best bot of a game that brings no search."""
        table = self.table
        game, state = table.session.game, table.session.state
        bot = make_bot(game, best_bot(game), table.seed)
        action = bot.choose(state.view(seat), table.heard_since(seat), HINT_SECONDS)
        wording = log_wording_of(game, table.words, table.names)
        chosen = wording.choice(state.view(seat), [action])[0] or game.say(state, action)
        why = wording.reason(bot.reason)
        sentence = table.words.say("hint", action=chosen, reason=why)
        return table.board.tinted(sentence)

    def log(self, seat: int, rest: str) -> RenderableType:
        """Print the whole log of this seat."""
        table = self.table
        return Group(*table.board.story(table.session.events_for(seat), seat))

    def rules(self, seat: int, rest: str) -> RenderableType:
        """Print one rule with its examples, or the rules that contain a word."""
        table = self.table
        if not rest:
            return Text(table.words.say("rules-which", examples=", ".join(self.rule_examples())))
        try:
            game, lang = table.session.game.name, table.words.lang
            found = rule_lines(game, rest, lang)
            return Group(*found, *examples_shown(game, rest, lang, EXAMPLE_WIDTH))
        except NoSuchRule:
            return Text(table.words.say("rules-none", query=rest))
        except SaltireError as error:
            return Text(str(error))

    def rule_examples(self) -> list[str]:
        return [f"{self.word('rules')} {query}" for query in self.table.board.rule_examples()]

    def save(self, seat: int, rest: str) -> RenderableType:
        """Save the game to another file as well."""
        table = self.table
        path = Path(rest).expanduser() if rest else table.path
        if path.exists() and path != table.path:
            return Text(table.words.say("file-exists", file=str(path)))
        if not path.parent.is_dir():
            return Text(table.words.say("no-folder", folder=str(path.parent)))
        try:
            save_copy(table.session, path)
        except OSError as error:
            return Text(f"{path}: {error.strerror}")
        return Text(table.words.say("saved", file=str(path)))
