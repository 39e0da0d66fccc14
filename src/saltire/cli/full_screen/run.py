"""Plays a game on the full screen, and says afterwards where it is kept."""

from __future__ import annotations

from rich.text import Text

from saltire.cli.full_screen.app import TableApp
from saltire.cli.local_table import LocalTable
from saltire.cli.screen import Screen


def play_full_screen(table: LocalTable, screen: Screen, may_discard: bool, pace: float) -> int:
    """Play until the game is over or the players leave."""
    table.keep()
    app = TableApp(table, may_discard, pace)
    if app.thinking.can_advise():
        app.thinking.start()
    how = app.run()
    table = app.table  # at a server it may be that of a later game
    if app.return_code:
        return app.return_code
    if how == "discarded":
        table.path.unlink(missing_ok=True)
        return 0
    if table.over():
        screen.show(Text(table.ending(table.people[0]), style="bold"))
    for sentence in table.final_sentences() if table.over() else table.saved_sentences():
        screen.print_unwrapped(sentence)
    return 0
