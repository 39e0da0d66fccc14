"""A table of a server as a terminal sees it: the view of one seat, and what the server tells."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from time import monotonic
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from saltire.bots.remote.seat import rebuild_view
from saltire.cli.game_loop import GameLoop
from saltire.cli.local_table import LocalTable
from saltire.cli.nearest import normal
from saltire.cli.save_file import BOT
from saltire.cli.screen import Screen
from saltire.cli.server_client import ServerClient
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
        self.taken_at = monotonic()
        if frame["seat"] is None:
            raise SaltireError("you do not sit at this table: use the link of a seat")
        self.seat = frame["seat"]
        if frame["view"] is not None:
            self.last_view, _ = rebuild_view(self.game, frame["view"], frame["legal"], self.lots)
            self.state = self.game.imagine(self.last_view, self.lots)

    def view(self) -> View:
        return self.last_view

    @property
    def ply(self) -> int:
        return int(self.frame["ply"])

    def wait(self) -> None:
        """Wait a while for news."""
        self.take(self.client.state(self.frame["n"]))

    def refresh(self) -> None:
        self.take(self.client.state())

    def events_for(self, seat: int, since: int = 0) -> list[dict[str, object]]:
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

    def remarks(self, seat: int, asked: bool) -> list[Text]:
        """Show the clocks, and what the others ask."""
        clocks = self.clocks()
        return [*([Text(clocks, style="dim")] if clocks else []), *self.offers()]

    def clocks(self) -> str:
        """Write how much time each seat has left; nothing without clocks."""
        shown = self.remote.frame["clocks"]
        gone = int((monotonic() - self.remote.taken_at) * 1000)
        parts: list[str] = []
        for seat, left in enumerate(shown.get("left") or []):
            if left is not None and not self.over():
                now = max(0, left - gone if seat in shown["running"] else left) // 1000
                parts.append(f"{self.names[seat]} {self.clock_text(now, shown['kind'])}")
        return " · ".join(parts)

    def clock_text(self, seconds: int, kind: str) -> str:
        if kind == "live":
            return f"{seconds // 60}:{seconds % 60:02}"
        days, rest = divmod(seconds, 86_400)
        return self.words.say("server-clock-days", days=days, hours=rest // 3600)

    def asked_of_us(self) -> str:
        """Name what another player asks of us: a draw, a takeback or nothing."""
        offers = self.remote.frame["offers"]
        asked = [what for what in ("draw", "takeback") if offers[what] is not None]
        return next((what for what in asked if self.remote.seat in offers[what]["wanted"]), "")

    def offers(self) -> list[Text]:
        """Say what another player asks of us, and how to answer."""
        what = self.asked_of_us()
        if not what or self.over():
            return []
        by = self.names[self.remote.frame["offers"][what]["by"]]
        answers = {name: self.word(name) for name in ("accept", "refuse")}
        return [Text(self.words.say(f"server-asked-{what}", name=by, **answers), style="bold")]

    def word(self, name: str) -> str:
        """Give the word of a command in the reader's language."""
        return self.words.say(f"command-{name}").split()[0]

    def after_the_end(self) -> list[Text]:
        """Say who wants another game, and how to ask for it."""
        say, word, wanted = (
            self.words.say,
            self.word("rematch"),
            self.remote.frame["offers"]["rematch"],
        )
        if self.remote.info["state"] != "over" or self.remote.info.get("rematch"):
            return []
        if self.remote.seat in wanted:
            return [Text(say("server-rematch-asked"))]
        if wanted:
            return [Text(say("server-asked-rematch", name=self.names[wanted[0]], rematch=word))]
        return [Text(say("server-rematch-how", rematch=word))]

    def next_table(self) -> RemoteTable | None:
        """Sit down at the table of the next game, once everybody wants it."""
        id = self.remote.info.get("rematch")
        if not id or self.remote.seat not in self.remote.frame["offers"]["rematch"]:
            return None
        return RemoteTable(RemoteSession(self.remote.client.at(id)), self.words)

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
        self.answered_n = -1
        """The latest event after which we were asked about an offer."""

    def play(self) -> int:
        """Play a game, and another one as often as everybody wants it."""
        code = super().play()
        if code == 0 and self.over() and self.wants_another():
            following = self.next_table()
            while following is None:
                self.remote.wait()
                following = self.next_table()
            return RemoteLoop(following.remote, self.words, self.screen).play()
        return code

    def wants_another(self) -> bool:
        """Ask whether we want another game."""
        lines = self.after_the_end()
        if not lines:
            return False
        self.screen.show(*lines)
        line = self.screen.ask("> ")
        if line is None or self.commands.name_of(line) != "rematch":
            return False
        refused = self.commands.run(self.remote.seat, line)
        self.screen.show(refused or Text(self.words.say("server-rematch-asked")))
        return not refused

    def bot_acts(self, seat: int) -> None:
        """Wait for news; answer what another player asks meanwhile."""
        super().bot_acts(seat)
        n = self.remote.frame["n"]
        if self.offers() and n != self.answered_n:
            self.answered_n = n
            self.screen.show(*self.offers())
            line = self.screen.ask("> ")
            answer = self.handle_line(self.remote.seat, line.strip()) if line else None
            if answer is not None:
                self.screen.show(answer)


class RemoteCommands(TableCommands):
    """The commands at a server: chat, offers and resigning beside the others; no hints, no files."""

    def __init__(self, table: RemoteTable) -> None:
        super().__init__(table)
        self.remote = table
        own: dict[str, Callable[[int, str], RenderableType]] = {
            "chat": self.chat, "resign": self.resign, "offer-draw": self.offer_draw,
            "takeback": self.takeback, "accept": self.accept, "refuse": self.refuse,
            "rematch": self.rematch,
        }  # fmt: skip
        self.handlers |= {**own, "hint": self.not_here, "save": self.not_here}
        self.any_time = (*self.any_time, "undo", *own)
        for name in own:
            for word in {name, *table.words.synonyms(f"command-{name}")}:
                self.words[normal(word)] = name

    def help_rows(self) -> list[tuple[str, str]]:
        word, say = self.remote.word, self.table.words.say
        without = {self.word(name) for name in ("hint", "save")}
        rows = [row for row in super().help_rows() if row[0].split()[0] not in without]
        return [
            *rows,
            (f"{word('chat')} {say('typed-text')}", say("help-chat")),
            (f"{word('offer-draw')} · {word('takeback')}", say("help-offers")),
            (f"{word('accept')} · {word('refuse')}", say("help-answers")),
            (word("resign"), say("help-resign")),
            (word("rematch"), say("help-rematch")),
        ]

    def log(self, seat: int, rest: str) -> RenderableType:
        """Print the log as the server words it, with the chat."""
        return Group(*self.remote.log(seat))

    def chat(self, seat: int, rest: str) -> RenderableType:
        """Say something to everybody at the table."""
        return self.send("chat", seat, text=rest) if rest else ""

    def resign(self, seat: int, rest: str) -> RenderableType:
        return self.send("resign", seat)

    def undo(self, seat: int, rest: str) -> RenderableType:
        return self.send("undo", seat)

    def offer_draw(self, seat: int, rest: str) -> RenderableType:
        """Offer a draw; one that is offered already is accepted."""
        return self.send(
            "accept-draw" if self.remote.asked_of_us() == "draw" else "offer-draw", seat
        )

    def takeback(self, seat: int, rest: str) -> RenderableType:
        return self.send("ask-takeback", seat)

    def accept(self, seat: int, rest: str) -> RenderableType:
        return self.answer("accept", seat)

    def refuse(self, seat: int, rest: str) -> RenderableType:
        """Refuse what another player asks, or withdraw what we have asked."""
        return self.answer("refuse", seat)

    def answer(self, how: str, seat: int) -> RenderableType:
        offers = self.remote.remote.frame["offers"]
        ours = [what for what in ("draw", "takeback") if (offers[what] or {}).get("by") == seat]
        what = self.remote.asked_of_us() or (ours[0] if ours and how == "refuse" else "")
        if not what:
            return Text(self.table.words.say("server-nothing-asked"))
        return self.send(f"{how}-{what}", seat)

    def rematch(self, seat: int, rest: str) -> RenderableType:
        return self.send("rematch", seat)

    def send(self, what: str, seat: int, **more: object) -> RenderableType:
        session = self.remote.remote
        try:
            session.client.do(what, seat, **more)
            session.refresh()
        except SaltireError as refusal:
            return Text(str(refusal))
        self.remote.partial = None
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
