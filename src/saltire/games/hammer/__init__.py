"""Hammer of the Scots, for two players: Braveheart, The Bruce and the Campaign."""

from __future__ import annotations

from typing import Final

from saltire.games.title import Title

TITLE: Final = Title(
    name="hammer",
    package=__name__,
    game=".rules.game:HammerOfTheScots",
    bots=".bots:BOTS",
    terminal=".terminal.board:Board",
    log_wording=".text.log_wording:LogWording",
    encoder=".encode",
    endgame=".endgame:ENDGAME",
    puzzles=".puzzles:PUZZLES",
    annotations=".annotations:annotate",
    insights=".insights:insights",
    position_form=".position_form:position_form",
    open_view=".open_view:open_view",
    view_data=".schema:HammerViewData",
    annotations_data=".schema:HammerAnnotations",
    order=30,
)
