"""A game among people at one keyboard and bots: applies what is typed, keeps the file, words the log.

It neither draws nor reads: the line mode and the full-screen table do.
"""

from __future__ import annotations

import re
import shlex
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.console import RenderableType
from rich.text import Text

from saltire.bots.protocol import AnyBot
from saltire.bots.registry import make_bot
from saltire.cli.nearest import nearest, normal
from saltire.cli.save_file import BOT, games_folder, player_names, save
from saltire.i18n.log_wording import log_wording_of
from saltire.i18n.words import Words
from saltire.kernel.errors import AmbiguousAction, BadNotation
from saltire.kernel.types import RULES
from saltire.review.hint_plans import HintPlans
from saltire.session import Session
from saltire.terminal import board_for
from saltire.terminal.board import ActionSequence, PartialInput

if TYPE_CHECKING:
    from saltire.cli.table_commands import TableCommands

BOT_SECONDS = 5.0
_WORD = re.compile(r"[a-z]{3}", re.IGNORECASE)


def names_of(players: Sequence[str], words: Words) -> list[str]:
    """Name the seats: bots by their name, one person as you, several people by letter."""
    names = player_names(players, words)
    people = [seat for seat, player in enumerate(players) if not player.startswith(BOT)]
    if len(people) == 1:
        names[people[0]] = words.say("name-you")
    return names


class LocalTable:
    """One game at one keyboard."""

    def __init__(
        self, session: Session, path: Path, words: Words, seed: int, practice: bool = False
    ) -> None:
        self.session = session
        self.path = path
        self.words = words
        self.seed = seed
        self.practice = practice
        """Whether everything may be taken back, seen or not; the record counts how often."""
        players = session.record.players
        self.people = [i for i, player in enumerate(players) if not player.startswith(BOT)]
        self.board = board_for(session.game, words, names_of(players, words))
        self.names = self.board.names
        """The names of the seats on the board: a board may have its own."""
        self.bots: dict[int, AnyBot] = {}
        self.partial: PartialInput | None = None
        self.sequence_start: int | None = None
        """The ply at which the latest line with several actions began."""
        self.hint_plans = HintPlans()
        self.note: Text | None = None
        """What is shown once, above the next prompt."""

    # Turns.

    def over(self) -> bool:
        return self.session.state.actor() == RULES

    def seat_to_act(self) -> int:
        return int(self.session.state.waiting_for()[0])

    def bot_acts(self, seat: int) -> None:
        state = self.session.state
        action = self.bot(seat).choose(state.view(seat), self.heard_since(seat), BOT_SECONDS)
        self.act(seat, action)

    def heard_since(self, seat: int) -> list[dict[str, object]]:
        """Give what a seat heard since it last acted."""
        return self.session.events_for(seat, self.session.last_choice(seat) or 0)

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
        self.keep()

    def keep(self) -> None:
        """Save the game."""
        save(self.session, self.path)

    def go_back_to(self, session: Session) -> None:
        """Go on from an earlier position."""
        if (
            self.practice
            and self.session.undo_ply(self.session.record.plies[session.ply][0]) is None
        ):
            session.record.taken_back += 1
        self.session = session
        self.sequence_start = None
        self.bots.clear()
        self.partial = None
        self.keep()

    # What a seat reads.

    def prompt(self, seat: int) -> str:
        if self.partial is not None:
            return self.partial.question
        return self.board.question(self.session.state.view(seat))

    def finished_rounds(self, seat: int) -> list[Text]:
        """Repeat who won a round since this seat last acted: the board shows the next round already."""
        over = [event for event in self.heard_since(seat) if event["kind"] == "round-over"]
        log = log_wording_of(self.session.game, self.words, self.names)
        return [Text(log.sentence(event, seat), style="bold") for event in over]

    def remarks(self, seat: int, asked: bool) -> list[Text]:
        """Say what a seat should know beside the question, if it is asked one."""
        return self.finished_rounds(seat) if asked else []

    def after_the_end(self) -> list[Text]:
        """Say what can be done when the game is over, beside leaving."""
        return []

    def log(self, seat: int, last: int = 0) -> list[Text]:
        """Word the log, or its last events; what came before this seat last acted is dim."""
        heard = self.session.events_for(seat)[-last:]
        known = max(0, len(heard) - len(self.heard_since(seat)))
        before = self.board.story(heard[:known], seat)
        for line in before:
            line.stylize("dim")
        return before + self.board.story(heard[known:], seat)

    def final_sentences(self) -> list[str]:
        """Name the seed and the file of a finished game, and the command that checks the deal."""
        seed = self.session.record.seed
        assert seed is not None
        check = f"saltire verify {shlex.quote(str(self.path))}"
        return [
            self.words.say("seed-was", seed=seed.hex()),
            self.words.say("saved-check", file=str(self.path), command=check),
        ]

    def saved_sentences(self) -> list[str]:
        """Name the file of an unfinished game and the command that resumes it."""
        file = "" if self.path.parent == games_folder() else " " + shlex.quote(str(self.path))
        say = self.words.say
        return [
            say("kept", file=str(self.path)),
            say("go-on", command=f"saltire play --resume{file}"),
        ]

    def texts(self, seat: int) -> list[str]:
        """Write the legal actions of a seat in notation."""
        state = self.session.state
        return [self.session.game.say(state, action) for action in state.legal(seat)]

    def ending(self, seat: int) -> str:
        """Say who won, to the one person or to all of them."""
        me = self.people[0] if len(self.people) == 1 else -1
        view = self.session.state.view(seat)
        return self.board.ending(view, self.session.record.result or (), me)

    # What a seat types.

    def try_action(self, seat: int, line: str) -> RenderableType | None:
        """Apply a typed action if it is legal; else explain why not."""
        state, game = self.session.state, self.session.game
        view = state.view(seat)
        typed = f"{self.partial.typed} {line}" if self.partial and line.isdigit() else line
        self.partial = None
        worded = self.actions_by_words(view).get(normal(line))
        if worded is not None:
            self.act(seat, worded)
            return None
        read = self.board.read(view, typed)
        if isinstance(read, PartialInput):
            self.partial = read
            return self.board.tinted(read.question)
        if isinstance(read, ActionSequence):
            return self.try_sequence(seat, line, read.texts)
        legal = state.legal(seat)
        try:
            action = _by_number(read, legal) if read[:1] == "#" else game.parse(state, read)
        except (BadNotation, AmbiguousAction):
            return self.not_understood(seat, line)
        if action < 0:
            return Text(self.words.say("no-number", number=len(legal)))
        refusal = state.why_not(seat, action)
        if refusal is not None:
            return self.board.refused(view, refusal)
        self.act(seat, action)
        return None

    def actions_by_words(self, view: Any) -> Mapping[str, int]:
        """Map the sentences of the legal actions to them, whole or up to the colon, if no two share it."""
        meant: dict[str, set[int]] = {}
        for action, sentence in self.board.sentences(view).items():
            for part in (sentence, sentence.partition(":")[0]):
                meant.setdefault(normal(part), set()).add(action)
        return {words: next(iter(those)) for words, those in meant.items() if len(those) == 1}

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

    def not_understood(self, seat: int, line: str, more: Sequence[str] = ()) -> Text:
        """Refuse a line, and name the nearest thing that could be meant."""
        texts = self.texts(seat)
        sentences = self.board.sentences(self.session.state.view(seat)).values()
        typable = [self.typable(seat, text) for text in texts]
        near = nearest(line, [*typable, *sentences, *self.command_words(), *more])
        if near:
            return Text(self.words.say("not-understood-near", typed=line, near=near))
        example = self.typable(seat, self.board.example(texts))
        return Text(self.words.say("not-understood", typed=line, example=example))

    def typable(self, seat: int, text: str) -> str:
        """Write an action as it is typed: notation with English words is a sentence in other languages."""
        short = text.replace("@", " ")
        if self.words.lang == "en" or not _WORD.search(short):
            return short
        state = self.session.state
        try:
            action = self.session.game.parse(state, text)
        except (BadNotation, AmbiguousAction):
            return short
        return self.board.sentences(state.view(seat)).get(action) or short

    def make_commands(self) -> TableCommands:
        """Create what runs the commands at this table."""
        from saltire.cli.table_commands import TableCommands

        return TableCommands(self)

    def command_words(self) -> list[str]:
        """List the words of the commands, in the reader's language."""
        from saltire.cli.table_commands import COMMANDS

        return [self.words.say(f"command-{name}").split()[0] for name in COMMANDS]


def _by_number(text: str, legal: list[int]) -> int:
    number = int(text[1:]) if text[1:].isdigit() else 0
    return legal[number - 1] if 1 <= number <= len(legal) else -1
