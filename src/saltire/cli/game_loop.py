"""The table: whose turn it is, what they see, what they type, and what becomes of it."""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from pathlib import Path

from rich.console import RenderableType
from rich.text import Text

from saltire.bots.protocol import AnyBot
from saltire.bots.registry import make_bot
from saltire.cli.save_file import BOT, games_folder, save
from saltire.cli.screen import Screen
from saltire.cli.table_commands import Orders
from saltire.i18n.log_wording import log_wording_of
from saltire.i18n.words import Words
from saltire.kernel.errors import AmbiguousAction, BadNotation
from saltire.kernel.types import RULES
from saltire.session import Session
from saltire.terminal import board_for
from saltire.terminal.board import Chain, Half

_BOT_SECONDS = 5.0


def names_of(players: Sequence[str], words: Words) -> list[str]:
    """Name the seats: bots by their kind, one person as you, several by number."""
    alone = sum(not player.startswith(BOT) for player in players) == 1
    return [
        player.removeprefix(BOT).capitalize()
        if player.startswith(BOT)
        else words.say("name-you")
        if alone
        else words.say("name-player", number=seat + 1)
        for seat, player in enumerate(players)
    ]


class Table:
    """One game at one terminal."""

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
        """What the table calls the seats: a board may have names of its own."""
        self.bots: dict[int, AnyBot] = {}
        self.half: Half | None = None
        self.chain_start: int | None = None
        """The ply at which the latest line of several actions began."""
        self.looking: int | None = None
        self.may_forget = False
        self.forgotten = False
        self.note: Text | None = None
        self.orders = Orders(self)

    # The course of a game.

    def play(self) -> int:
        """Play until the game is over or the players leave."""
        save(self.session, self.path)
        self.welcome()
        try:
            while self.session.state.actor() != RULES:
                seat = self.session.state.waiting_for()[0]
                if seat not in self.people:
                    self.bot_acts(seat)
                elif not self.turn(seat):
                    return self.leave()
        except KeyboardInterrupt:
            self.screen.show(Text())
            self.tell_kept()
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
        """Carry out an action and keep the game."""
        self.session.act(seat, action)
        self.half = None
        if seat in self.people:
            self.chain_start = None
        save(self.session, self.path)

    def turn(self, seat: int) -> bool:
        """Let a person act once; False if they leave."""
        if not self.hand_over(seat):
            return False
        self.picture(seat)
        before = self.session
        ply = self.session.ply
        while self.session is before and self.session.ply == ply:
            line = self.screen.ask("> ")
            if line is None or self.orders.leaving(line):
                return False
            said = self.heed(seat, line.strip())
            if said is not None:
                self.screen.show(said)
        return True

    # What is seen.

    def welcome(self) -> None:
        """Explain the game before the first card is played."""
        if self.session.last_choice(self.people[0]) is not None:
            return
        self.screen.fresh()
        commitment = self.session.record.commitment
        lines = [Text(self.board.title(), style="bold"), *self.board.guide(), Text()]
        lines.append(Text(self.words.say("committed", hash=commitment[:16]), style="dim"))
        self.screen.show(*lines)
        if self.screen.at_terminal:
            self.screen.ask(self.words.say("press-enter"))

    def hand_over(self, seat: int) -> bool:
        """Hide the table while the keyboard changes hands."""
        if len(self.people) > 1 and self.looking != seat and not self.first_look():
            self.screen.fresh()
            self.screen.show(Text(self.words.say("hand-over", name=self.names[seat]), style="bold"))
            if self.screen.at_terminal and self.screen.ask(self.words.say("press-enter")) is None:
                return False
        self.looking = seat
        return True

    def first_look(self) -> bool:
        """Tell whether nobody has sat at this keyboard yet: a game that goes on may hold secrets."""
        acted = [self.session.last_choice(person) for person in self.people]
        return self.looking is None and all(ply is None for ply in acted)

    def picture(self, seat: int) -> None:
        """Show the table as a seat sees it, and what it is asked."""
        view = self.session.state.view(seat)
        self.screen.fresh()
        self.screen.show(self.board.picture([view], self.lately(seat), self.screen.width))
        self.screen.show(*self.rounds_over(seat))
        if self.note is not None:
            self.screen.show(self.note)
            self.note = None
        question = self.board.tinted(self.ask(seat))
        question.stylize("bold")
        self.screen.show(question)

    def rounds_over(self, seat: int) -> list[Text]:
        """Say once more who won a round since this seat last acted: the new table hides it."""
        heard = self.session.heard(seat, self.session.last_choice(seat) or 0)
        over = [event for event in heard if event["kind"] == "round-over"]
        log = log_wording_of(self.session.game, self.words, self.names)
        return [Text(log.sentence(event, seat), style="bold") for event in over]

    def ask(self, seat: int) -> str:
        if self.half is not None:
            return self.half.question
        return self.board.question(self.session.state.view(seat))

    def lately(self, seat: int) -> list[Text]:
        """Word what happened; what came before this seat last acted is dim."""
        since = self.session.last_choice(seat) or 0
        heard = self.session.heard(seat)
        known = len(heard) - len(self.session.heard(seat, since))
        before = self.board.story(heard[:known], seat)
        for line in before:
            line.stylize("dim")
        return before + self.board.story(heard[known:], seat)

    # What is typed.

    def heed(self, seat: int, line: str) -> RenderableType | None:
        """Do what a line says; give the answer, if it has one."""
        if not line:
            self.half = None
            self.picture(seat)
            return None
        answer = self.orders.obey(seat, line)
        if answer is not None:
            return answer if answer != "" else None
        return self.try_action(seat, line)

    def try_action(self, seat: int, line: str) -> RenderableType | None:
        """Carry out what was typed if the rules allow it; else say why not."""
        state, game = self.session.state, self.session.game
        view = state.view(seat)
        typed = f"{self.half.typed} {line}" if self.half and line.isdigit() else line
        self.half = None
        read = self.board.read(view, typed)
        if isinstance(read, Half):
            self.half = read
            return self.board.tinted(read.question)
        if isinstance(read, Chain):
            return self.try_chain(seat, line, read.texts)
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

    def try_chain(self, seat: int, line: str, texts: Sequence[str]) -> RenderableType | None:
        """Carry out several actions if the rules allow them all; else none, and say why not."""
        ahead = self.session.state.clone()
        found: list[int] = []
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
            found.append(action)
        start = self.session.ply
        for action in found:
            self.act(seat, action)
        self.chain_start = start
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

    # How it ends.

    def tell_kept(self) -> None:
        """Say where the game waits and how to go on."""
        named = "" if self.path.parent == games_folder() else " " + shlex.quote(str(self.path))
        self.screen.tell(self.words.say("kept", file=str(self.path)))
        self.screen.tell(self.words.say("go-on", command=f"saltire play --resume{named}"))

    def leave(self) -> int:
        """Say where the game waits, unless it was thrown away."""
        if not self.forgotten:
            self.tell_kept()
        return 0

    def finish(self) -> None:
        """Show the last position, who won, and how to check the deal."""
        state, record = self.session.state, self.session.record
        me = self.people[0] if len(self.people) == 1 else -1
        eyes = self.people[0]
        seats = [eyes, *[seat for seat in range(len(self.names)) if seat != eyes]]
        views = [state.view(seat) for seat in seats]
        self.screen.fresh()
        self.screen.show(self.board.picture(views, self.lately(eyes), self.screen.width))
        result = record.result or ()
        assert record.seed is not None
        self.screen.show(Text(self.board.ending(views[0], result, me), style="bold"))
        self.screen.tell(self.words.say("seed-was", seed=record.seed.hex()))
        check = f"saltire verify {shlex.quote(str(self.path))}"
        self.screen.tell(self.words.say("saved-check", file=str(self.path), command=check))
