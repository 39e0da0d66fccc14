"""Arranges the parts of a position on the screen, by the room there is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from rich.console import Group, RenderableType
from rich.text import Text
from textual.widgets import Static

from saltire.cli.full_screen.choice_chips import chips
from saltire.kernel.types import SPECTATOR
from saltire.terminal.board import Scene

if TYPE_CHECKING:
    from saltire.cli.full_screen.app import TableApp

_LEAST: Final = (80, 24)
_SIDE: Final = 28
"""The narrowest column beside the board."""
_TALL: Final = 32
"""From this height on there is room for the panel below the board, and for the log."""
_EVENTS: Final = 150
"""So many events stand in the log beside the board; the command shows all."""
_PANEL: Final = 72
_LOG: Final = 40
"""The widths that panel and log would like to have."""


class Drawing:
    """Draws the table of an application."""

    def __init__(self, app: TableApp) -> None:
        self.app = app

    def views(self) -> list[Any]:
        """Give the view of the one who looks on; all views when the game is over."""
        table = self.app.table
        state = table.session.state
        if not table.over():
            return [state.view(self.app.viewer)]
        first = table.people[0]
        others = [seat for seat in range(len(table.names)) if seat != first]
        return [state.view(seat) for seat in (first, *others)]

    def draw(self) -> None:
        """Draw everything anew."""
        width, height = self.app.size
        small = width < _LEAST[0] or height < _LEAST[1]
        if small:
            self.draw_small(width, height)
            return
        scene = self.app.table.board.scene(self.views(), width, self.app.table.partial)
        self.show("#heading", scene.heading)
        self.show("#board", Group(*[_unwrap(line) for line in scene.board]))
        self.show("#hand", Group(*scene.hand) if scene.hand else None)
        self.draw_column(scene, width, height)
        self.show("#prompt", self.prompt())
        self.draw_choices(scene, width, height)

    def draw_small(self, width: int, height: int) -> None:
        sentence = self.app.table.words.say("too-small", width=width, height=height)
        self.show("#heading", Text(sentence, style="bold"))
        for part in ("#board", "#hand", "#prompt", "#choices", "#panel", "#panel-below"):
            self.show(part, None)

    def draw_column(self, scene: Scene, width: int, height: int) -> None:
        """Put the log beside the board, or below a wide one; the panel where there is room."""
        board_width = max((line.cell_len for line in scene.board), default=0)
        beside, tall = width - board_width - 2 >= _SIDE, height >= _TALL
        left = max(board_width + 2, min(_PANEL, width - _LOG) if tall else 0)
        self.app.query_one("#left").styles.width = left if beside else "1fr"
        self.app.query_one("#right").display = beside
        panel = Group(*scene.side) if scene.side and (tall or self.app.panel_first) else None
        below = tall or not beside
        self.show("#panel-below", panel if below else None)
        self.show("#panel", None if below else panel)
        log_shown = tall or panel is None
        self.app.query_one("#log-below").display = log_shown and not beside
        self.app.query_one("#log-beside").display = log_shown and beside
        name = "beside" if beside else "below"
        self.show(f"#log-{name}-text", self.log_text())
        log = self.app.query_one(f"#log-{name}")
        # The end is known only once the new lines are laid out.
        self.app.call_after_refresh(log.scroll_end, animate=False)

    def draw_choices(self, scene: Scene, width: int, height: int) -> None:
        """List the choices in the rows that board, log and prompt leave, the marked one in sight."""
        rows = chips(self.app.choices(), self.app.cursor, width - 3)
        self.show(
            "#choices", Text("\n").join([row for row, _ in rows]) if self.app.is_asked else None
        )
        board_width = max((line.cell_len for line in scene.board), default=0)
        log = 0 if width - board_width - 2 >= _SIDE else 4
        free = height - len(scene.board) - len(scene.hand) - log - 5
        box = self.app.query_one("#choice-box")
        box.styles.max_height = max(3, free)
        marked = next((at for at, (_, holds) in enumerate(rows) if holds), 0)
        box.scroll_to(y=max(0, marked - 1), animate=False)

    def log_text(self) -> RenderableType:
        """Word the log, the latest line last."""
        table = self.app.table
        if self.app.viewer == SPECTATOR:
            heard = table.session.events_for(SPECTATOR)[-_EVENTS:]
            return Group(*table.board.story(heard, SPECTATOR))
        return Group(*table.log(self.app.viewer, _EVENTS))

    def prompt(self) -> RenderableType:
        table = self.app.table
        lines: list[Text] = []
        if self.app.viewer != SPECTATOR:
            lines += table.remarks(self.app.viewer, self.app.is_asked)
        if self.app.notice is not None:
            lines.append(self.app.notice)
        if table.over():
            lines.append(Text(table.ending(table.people[0]), style="bold"))
            lines += [*table.after_the_end(), Text(table.words.say("game-over-leave"))]
        elif self.app.is_asked:
            partial = table.partial
            view = table.session.state.view(self.app.viewer)
            asked = (partial.asked or partial.question) if partial else table.board.asked(view)
            question = table.board.tinted(asked)
            question.stylize("bold")
            lines.append(question)
        return Group(*lines)

    def show(self, part: str, content: RenderableType | None) -> None:
        widget = self.app.query_one(part, Static)
        widget.display = content is not None
        widget.update(content if content is not None else "")


def _unwrap(line: Text) -> Text:
    line.no_wrap = True
    return line
