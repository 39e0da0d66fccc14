"""Swords and Bagpipes, for two to six players: all variants, and card sets that are data."""

from __future__ import annotations

from typing import Final

from saltire.games.title import Title

TITLE: Final = Title(
    name="swords",
    package=__name__,
    game=".game:SwordsAndBagpipes",
    bots=".bots:BOTS",
    terminal=".terminal.board:Board",
    log_wording=".text.log_wording:LogWording",
    encoder=".encode",
    endgame=".endgame:ENDGAME",
    insights=".insights:insights",
    position_form=".position_form:position_form",
    open_view=".open_view:open_view",
    view_data=".schema:SwordsViewData",
    puzzles=".puzzles:PUZZLES",
    card_files=".card_file",
    seat_options=("oldest",),
    order=20,
)
