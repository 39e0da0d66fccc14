"""Schotten Totten, for two players: base game, tactical and expert variants, matches over several rounds."""

from __future__ import annotations

from typing import Final

from saltire.games.title import Title

TITLE: Final = Title(
    name="schotten",
    package=__name__,
    game=".rules.game:SchottenTotten",
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
    view_data=".schema:SchottenViewData",
    annotations_data=".schema:SchottenAnnotations",
    seat_options=("start_player",),
    order=10,
)
