"""Cairn: take one to three stones from a heap in turn; a secret weight counts at the end."""

from __future__ import annotations

from typing import Final

from saltire import Title

TITLE: Final = Title(
    name="cairn",
    package=__name__,
    game=".rules:Cairn",
    bots=".bots:BOTS",
    terminal=".terminal:Board",
    log_wording=".text.log_wording:LogWording",
)
