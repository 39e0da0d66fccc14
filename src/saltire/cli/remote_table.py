"""A table of a server as a terminal sees it: the view of one seat, and what the server tells."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from saltire.bots.remote.seat import seen_again
from saltire.cli.game_loop import GameLoop
from saltire.cli.local_table import LocalTable
from saltire.cli.save_file import BOT
from saltire.cli.screen import Screen
from saltire.cli.server_client import ServerClient, ServerRefused
from saltire.cli.table_commands import TableCommands
from saltire.games.registry import load_version
from saltire.i18n.words import Words
from saltire.kernel.errors import SaltireError
from saltire.kernel.lots import Lots
from saltire.kernel.view import View
from saltire.record import Record
from saltire.session import Session
from saltire.terminal import board_for

Frame = dict[str, Any]


class RemoteSession(Session):
    """The game as our seat knows it. Its position is any that our view allows: it has the same choices."""

    def __init__(self, client: ServerClient) -> None:
        self.client = client
        self.entries: list[Frame] = []
        """The log, as the server words it for us."""
        self.lots = Lots(1)
        frame = client.state()
        info = frame["info"]
        own = {"card_set": frame["card_set"]} if frame.get("card_set") else {}
        self.game = load_version(info["game"], info["version"], info["options"], **own)
        if self.game.recorded_version != info["version"]:
            raise SaltireError(
                f"{info['game']} {info['version']} is not known here: update saltire"
            )
        self.seat = -1
        self.take(frame)
        self.record = Record(self.game, self.players(), info["commitment"] or "")

    def players(self) -> list[str]:
        """Name the players: ours as a person, all others as the server does."""
        return [
            "person" if seat["seat"] == self.seat else BOT + str(seat["name"] or "?")
            for seat in self.info["seats"]
        ]

    def take(self, frame: Frame) -> None:
        """Go on to the position of a frame."""
        self.frame = frame
        self.info: Frame = frame.get("info") or self.info
        known = self.entries[-1]["n"] if self.entries else -1
        if frame.get("gap"):
            self.entries, known = [], -1
        self.entries += [entry for entry in frame["log"] if entry["n"] > known]
        if frame["seat"] is None:
            raise SaltireError("you do not sit at this table: use the link of a seat")
        self.seat = frame["seat"]
        if frame["view"] is not None:
            self.seen, _ = seen_again(self.game, frame["view"], frame["legal"], self.lots)
            self.state = self.game.imagine(self.seen, self.lots)

    def view(self) -> View:
        return self.seen

    @property
    def ply(self) -> int:
        return int(self.frame["ply"])

    def wait(self) -> None:
        """Wait a while for news."""
        self.take(self.client.state(self.frame["n"]))

    def refresh(self) -> None:
        self.take(self.client.state())

    def heard(self, seat: int, since: int = 0) -> list[dict[str, object]]:
        """Give the events of the game that the log holds."""
        told = [fact for entry in self.entries for fact in entry["told"]]
        return [
            {key: value for key, value in fact.items() if key != "text"}
            for fact in told
            if not str(fact["kind"]).startswith("table-")
        ]

    def last_choice(self, seat: int) -> int | None:
        return 0  # nobody needs a welcome at a server


class RemoteTable(LocalTable):
    """A table of a server; the one person here sits on one seat."""

    def __init__(self, session: RemoteSession, words: Words, **more: Any) -> None:
        self.remote = session
        super().__init__(session, Path(), words, seed=1, **more)
        named = [str(seat["name"] or "?") for seat in session.info["seats"]]
        named[session.seat] = words.say("name-you")
        self.board = board_for(session.game, words, named)
        self.names = self.board.names

    def keep(self) -> None:
        """Leave it to the server to keep the game."""

    def over(self) -> bool:
        return self.remote.info["state"] in ("over", "dropped")

    def seat_to_act(self) -> int:
        waiting = self.remote.frame["waiting"]
        seats = range(len(self.names))
        others = [seat for seat in seats if seat != self.remote.seat]
        return self.remote.seat if self.remote.seat in waiting else (waiting or others)[0]

    def bot_acts(self, seat: int) -> None:
        self.remote.wait()

    def heard_since(self, seat: int) -> list[dict[str, object]]:
        return []

    def act(self, seat: int, action: int) -> None:
        """Send an action; the server says whether it stands."""
        session = self.remote
        session.client.act(session.ply, seat, session.game.say(session.state, action))
        self.partial = None
        session.refresh()

    def try_action(self, seat: int, line: str) -> RenderableType | None:
        try:
            return super().try_action(seat, line)
        except SaltireError as refusal:
            self.partial = None
            return Text(str(refusal))

    def log(self, seat: int, last: int = 0) -> list[Text]:
        """Show what the server tells, chat too."""
        lines: list[Text] = []
        for entry in self.remote.entries[-last:]:
            if entry["kind"] in ("chat", "phrase"):
                who = self.names[entry["seat"]] if entry["seat"] is not None else ""
                said = self.words.say("hand-of", name=who)
                lines.append(Text.assemble((said, "bold"), " ", str(entry["text"])))
            lines += [self.board.tinted(str(line)) for line in entry["lines"]]
        return lines

    def ending(self, seat: int) -> str:
        result = self.remote.info["result"] or {}
        shares: Sequence[float] = result.get("shares") or [1.0] * len(self.names)
        return self.board.ending(self.remote.view(), shares, self.remote.seat)

    def final_sentences(self) -> list[str]:
        return [self.words.say("server-kept", link=self.remote.client.link)]

    def saved_sentences(self) -> list[str]:
        return [self.words.say("server-left", link=self.remote.client.link)]

    def make_commands(self) -> TableCommands:
        return RemoteCommands(self)


class RemoteLoop(RemoteTable, GameLoop):
    """A table of a server, line by line."""

    def __init__(self, session: RemoteSession, words: Words, screen: Screen) -> None:
        super().__init__(session, words, screen=screen)


class RemoteCommands(TableCommands):
    """The commands at a server: chat and resign beside the others; no hints, no files."""

    def __init__(self, table: RemoteTable) -> None:
        super().__init__(table)
        self.remote = table
        self.handlers |= {
            "chat": self.chat, "resign": self.resign, "hint": self.not_here, "save": self.not_here,
        }  # fmt: skip
        for name in ("chat", "resign"):
            for word in {name, *table.words.synonyms(f"command-{name}")}:
                self.words[word] = name

    def chat(self, seat: int, rest: str) -> RenderableType:
        """Say something to everybody at the table."""
        return self.send("chat", seat, text=rest) if rest else ""

    def resign(self, seat: int, rest: str) -> RenderableType:
        return self.send("resign", seat)

    def undo(self, seat: int, rest: str) -> RenderableType:
        return self.send("undo", seat)

    def send(self, what: str, seat: int, **more: object) -> RenderableType:
        session = self.remote.remote
        try:
            session.client.do(what, seat, **more)
        except ServerRefused as refusal:
            return Text(str(refusal))
        session.refresh()
        return ""

    def simple_hint(self, seat: int) -> RenderableType:
        return self.not_here(seat, "")

    def not_here(self, seat: int, rest: str) -> RenderableType:
        return Text(self.table.words.say("not-at-a-server"))


def sit_down(link: str, name: str, words: Words, screen: Screen) -> RemoteSession:
    """Take a seat by its link, and wait until the game begins."""
    session = RemoteSession(ServerClient(link, name, words.lang))
    if session.frame["view"] is None:
        screen.print_unwrapped(words.say("server-waiting"))
    while session.frame["view"] is None:
        session.wait()
    return session
