"""The application: arranges the parts of a position, reads lines, keys and clicks, and tells every step."""

from __future__ import annotations

import asyncio
from typing import ClassVar, Final

from rich.console import Console, Group, RenderableType
from rich.style import Style
from rich.text import Text
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.events import Click, Key, Resize
from textual.widgets import Input, Static

from saltire.cli.full_screen.drawing import Drawing
from saltire.cli.full_screen.following import Following
from saltire.cli.full_screen.pages import Cover, Leaving, Page, RulesPage
from saltire.cli.full_screen.styles import CSS
from saltire.cli.full_screen.thinking import Thinking
from saltire.cli.local_table import LocalTable
from saltire.cli.remote_table import RemoteTable
from saltire.kernel.types import SPECTATOR
from saltire.terminal.board import Choice

PACE: Final = 0.8
"""Seconds between the steps of the others; any key goes on at once."""
_KEYS: Final = (("F1", "help"), ("F2", "hint"), ("F3", "undo"), ("F4", "rules"), ("F5", "log"),
                ("F6", "side"), ("^Q", "quit"))  # fmt: skip


class LineInput(Input):
    """The line to type in; while it is empty the arrow keys walk through the choices."""

    async def _on_key(self, event: Key) -> None:
        steps = {"left": -1, "up": -1, "right": 1, "down": 1}
        app = self.app
        assert isinstance(app, TableApp)
        app.hurry()
        if not self.value and event.key in steps:
            event.stop()
            event.prevent_default()
            app.walk(steps[event.key])
            return
        await super()._on_key(event)


class TableApp(App[str]):
    """One game on a full screen. It gives "over", "kept" or "discarded"."""

    CSS = CSS
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f1", "command('help')", show=False, priority=True),
        Binding("f2", "command('hint')", show=False, priority=True),
        Binding("f3", "command('undo')", show=False, priority=True),
        Binding("f4", "command('rules')", show=False, priority=True),
        Binding("f5", "command('log')", show=False, priority=True),
        Binding("f6,tab", "command('side')", show=False, priority=True),
        Binding("ctrl+q,ctrl+c", "command('quit')", show=False, priority=True),
        Binding("escape", "clear_line", show=False),
    ]

    def __init__(self, table: LocalTable, may_discard: bool = False, pace: float = PACE) -> None:
        super().__init__()
        self.may_discard = may_discard
        self.pace = pace
        self.sit_at(table)
        self.drawing = Drawing(self)
        self.is_asked = False
        """Whether the viewer is to act."""
        self.asked_at = 0
        """The ply at which the viewer was asked."""
        self.notice: Text | None = None
        self.cursor = -1
        self.panel_first = False
        """Whether the column shows the panel where it has no room for both."""
        self._action_signal = asyncio.Event()
        self._hurry_signal = asyncio.Event()

    def sit_at(self, table: LocalTable) -> None:
        """Begin to show a table: the first one, or that of the next game."""
        self.table = table
        self.commands = table.make_commands()
        self.thinking = Following(table) if isinstance(table, RemoteTable) else Thinking(table)
        self.viewer = table.people[0] if len(table.people) == 1 else SPECTATOR

    # The parts of the screen.

    def compose(self) -> ComposeResult:
        yield Static(id="heading")
        with Horizontal(id="middle"):
            with Vertical(id="left"):
                yield Static(id="board")
                yield Static(id="panel-below")
                with VerticalScroll(id="log-below", can_focus=False):
                    yield Static(id="log-below-text")
            with Vertical(id="right"):
                yield Static(id="panel")
                with VerticalScroll(id="log-beside", can_focus=False):
                    yield Static(id="log-beside-text")
        yield Static(id="hand")
        yield Static(id="prompt")
        with VerticalScroll(id="choice-box", can_focus=False):
            yield Static(id="choices")
        yield LineInput(
            id="line", placeholder=self.table.words.say("line-placeholder"), compact=True
        )
        yield Static(self.key_line(), id="keys")

    def key_line(self) -> Text:
        """Write the keys, each to be clicked too."""
        line = Text()
        for key, name in _KEYS:
            label = Text.assemble((key, "bold"), " ", self.table.words.say(f"key-{name}"))
            line.append_text(_acting(label, name))
            line.append("  ")
        return line

    def on_mount(self) -> None:
        self.query_one("#line", LineInput).focus()
        self.set_interval(1.0, self.draw_clocks)
        self.run_worker(self.play(), exit_on_error=True)

    def on_resize(self, event: Resize) -> None:
        # The size of the application is set after this event.
        self.call_after_refresh(self.draw)

    # The game.

    async def play(self) -> None:
        """Play a game, and at a server the next ones."""
        while True:
            if isinstance(self.thinking, Following):
                self.thinking.on_news = self.news_came
                self.thinking.follow()
            await self.play_game()
            following = await self.next_table()
            if following is None:
                return
            self.thinking.end()
            self.sit_at(following)
            self.notice, self.panel_first = None, False

    async def next_table(self) -> LocalTable | None:
        """Wait for another game at a server; there is none elsewhere."""
        table = self.table
        if not isinstance(table, RemoteTable):
            return None
        while table.remote.info["state"] == "over":
            following = await asyncio.to_thread(table.next_table)
            if following is not None:
                return following
            await self.thinking.act(self.viewer)
        return None

    def news_came(self) -> None:
        """Show the news of a server; what we were asked may be asked no more."""
        if self.is_asked and not self.is_still_asked():
            self.table.partial = None
            self._action_signal.set()
        self.draw()

    def is_still_asked(self) -> bool:
        table = self.table
        return (
            not table.over()
            and table.seat_to_act() == self.viewer
            and table.session.ply == self.asked_at
        )

    def draw_clocks(self) -> None:
        """Let the clocks of a server run on the screen."""
        if isinstance(self.table, RemoteTable) and self.table.clocks() and self.query("#line"):
            self.drawing.show("#prompt", self.drawing.prompt())

    async def play_game(self) -> None:
        """Let everybody act until the game is over."""
        table = self.table
        await self.welcome()
        while not table.over():
            seat = table.seat_to_act()
            if seat in table.people:
                await self.person_acts(seat)
            else:
                await self.bot_acts(seat)
        self.is_asked = False
        self.draw()

    async def welcome(self) -> None:
        """Explain the game before the first action."""
        table = self.table
        if table.session.last_choice(table.people[0]) is None:
            sealed = table.words.say("committed", hash=table.session.record.commitment[:16])
            title = Text(table.board.title(), style="bold")
            guide = Group(title, Text(), *table.board.guide(), Text(), Text(sealed, style="dim"))
            await self.push_screen_wait(Page(guide, table.words))

    async def person_acts(self, seat: int) -> None:
        table = self.table
        if len(table.people) > 1 and self.viewer != seat:
            self.viewer, self.notice, self.panel_first = SPECTATOR, None, False
            self.draw()
            await self.push_screen_wait(Cover(table.names[seat], table.words))
        self.viewer, self.is_asked, self.cursor = seat, True, -1
        self.asked_at = table.session.ply
        self.draw()
        self._action_signal.clear()
        await self._action_signal.wait()
        self.is_asked = False

    async def bot_acts(self, seat: int) -> None:
        """Let a bot act, then give time to read what it did."""
        table = self.table
        known = len(table.session.events_for(self.viewer))
        if self.thinking.searches(seat):
            self.notice = Text(table.words.say("thinking", name=table.names[seat]), style="italic")
            self.draw()
        await self.thinking.act(seat)
        self.notice = None
        self.panel_first = False
        self.draw()
        if table.board.story(table.session.events_for(self.viewer)[known:], self.viewer):
            await self.wait_a_little()

    async def wait_a_little(self) -> None:
        self._hurry_signal.clear()
        try:
            await asyncio.wait_for(self._hurry_signal.wait(), self.pace)
        except TimeoutError:
            return

    def hurry(self) -> None:
        self._hurry_signal.set()

    # Drawing.

    def draw(self) -> None:
        """Draw everything anew."""
        if self.query("#line"):
            self.drawing.draw()

    def choices(self) -> list[Choice]:
        """List what can be chosen now."""
        table = self.table
        if not self.is_asked or table.over():
            return []
        if table.partial is not None and table.partial.choices:
            return list(table.partial.choices)
        view = table.session.state.view(self.viewer)
        return table.board.choices(view, table.texts(self.viewer))

    # Input.

    def walk(self, step: int) -> None:
        """Move the mark to the next choice."""
        number = len(self.choices())
        if number:
            start = self.cursor if self.cursor >= 0 or step < 0 else -1
            self.cursor = (max(start, 0) - 1 if step < 0 else start + 1) % number
            self.draw()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        if event.input.id != "line":
            return
        line = event.value.strip()
        event.input.value = ""
        if not line and 0 <= self.cursor < len(self.choices()):
            line = self.choices()[self.cursor].typed
        self.handle(line)

    def on_click(self, event: Click) -> None:
        """Do what a click on a choice, a stone, an area or a key means."""
        self.hurry()
        meta = event.style.meta
        if len(self.screen_stack) > 1:
            return
        if "line" in meta and self.is_asked:
            self.handle(str(meta["line"]))
        elif "command" in meta:
            self.action_command(str(meta["command"]))

    def action_clear_line(self) -> None:
        self.query_one("#line", LineInput).value = ""
        if not self.table.over():
            self.handle("")

    def action_command(self, name: str) -> None:
        """Run the command of a key, unless a page lies over the table."""
        if len(self.screen_stack) > 1:
            if name == "quit":
                self.exit("over" if self.table.over() else "kept")
            elif name == "side":
                self.screen.focus_next()
            return
        if name == "side":
            self.panel_first = not self.panel_first
            self.draw()
        elif name in (*self.commands.any_time, "quit") or self.is_asked:
            self.handle(name)

    def handle(self, line: str) -> None:
        """Run a command or apply an action of the one who is asked."""
        table = self.table
        self.notice = None
        name = self.commands.name_of(line)
        if name == "quit" or (table.over() and not line):
            self.leave()
        elif name == "rules":
            query = line.partition(" ")[2].strip()
            self.open(RulesPage(table.session.game.name, table.words, query))
        elif name == "hint" and self.is_asked:
            self.run_worker(self.give_hint(), exclusive=True, group="hint")
        elif not self.is_asked:
            self.handle_waiting(name, line)
        elif not line:
            table.partial = None
            self.cursor = -1
            self.draw()
        else:
            self.handle_asked(line)

    def handle_waiting(self, name: str, line: str) -> None:
        """While the others act, and at the end, one can read, and at a server talk."""
        seat = self.table.people[0] if self.table.over() else self.viewer
        if name in self.commands.any_time and seat != SPECTATOR:
            self.tell(self.commands.run(seat, line))

    def handle_asked(self, line: str) -> None:
        table, seat = self.table, self.viewer
        before, ply = table.session, table.session.ply
        answer = self.commands.run(seat, line)
        if answer is None:
            answer = table.try_action(seat, line)
            if table.partial is not None:
                answer = None
        if table.session is not before:
            self.thinking.rewinds += 1
            answer, table.note = table.note, None
        self.cursor = -1
        if table.session is not before or table.session.ply != ply or not self.is_still_asked():
            self.panel_first = bool(self.query_one("#right").display)
            self._action_signal.set()
        self.tell(answer)

    def tell(self, answer: RenderableType | None) -> None:
        """Show a short answer above the prompt, a long one on a page."""
        short = _in_one(answer)
        if short is not None and len(short.wrap(Console(), self.size.width - 2)) <= 3:
            short.stylize("italic")
            self.notice = short
        elif answer:
            self.open(Page(answer, self.table.words))
        self.draw()

    def open(self, page: Page | RulesPage) -> None:
        """Lay a page over the table, which may go on meanwhile: it is drawn anew afterwards."""
        self.push_screen(page, lambda _: self.draw())

    async def give_hint(self) -> None:
        """Look for a hint; the table stays awake meanwhile."""
        table, seat, ply = self.table, self.viewer, self.table.session.ply
        self.notice = Text(table.words.say("hint-thinking"), style="italic")
        self.draw()
        if not self.thinking.can_advise():
            self.tell(self.commands.simple_hint(seat))
            return
        given = await self.thinking.hint(self.commands.hint_request(seat))
        if table.session.ply == ply and self.viewer == seat:
            self.tell(self.commands.hint_text(seat, given))

    def leave(self) -> None:
        """Leave the table; a new game may be thrown away."""
        if self.table.over():
            self.exit("over")
        elif self.may_discard:
            self.push_screen(Leaving(self.table.words), self._leave_with)
        else:
            self.exit("kept")

    def _leave_with(self, answer: str | None) -> None:
        if answer in ("keep", "discard"):
            self.exit("kept" if answer == "keep" else "discarded")

    def on_unmount(self) -> None:
        self.thinking.end()


def _in_one(answer: RenderableType | None) -> Text | None:
    """Join an answer that is nothing but lines of text; None for one with tables."""
    if isinstance(answer, Group) and answer.renderables:
        lines = [line for line in answer.renderables if isinstance(line, Text)]
        return Text("\n").join(lines) if len(lines) == len(answer.renderables) else None
    return answer if isinstance(answer, Text) else None


def _acting(label: Text, name: str) -> Text:
    label.stylize(Style(meta={"command": name}))
    return label
