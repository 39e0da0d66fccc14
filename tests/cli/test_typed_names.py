"""Names and verbs of Hammer of the Scots are understood in the table's language."""

from __future__ import annotations

import pytest

from saltire import load
from saltire.games.hammer.rules.view import HammerView
from saltire.games.hammer.terminal.board import Board
from saltire.i18n.words import Words
from saltire.kernel.lots import Lots
from saltire.terminal.board import ActionSequence


@pytest.mark.parametrize(
    ("lang", "typed", "meant"),
    [
        ("en", "wallace angus", ("move Wallace", "to Angus")),
        ("hu", "wallace angusba", ("move Wallace", "to Angus")),
        ("cs", "wallace do angusu", ("move Wallace", "to Angus")),
        ("de", "wallace nach angus", ("move Wallace", "to Angus")),
        ("fr", "wallace à angus", ("move Wallace", "to Angus")),
        ("hu", "menj wallace", "move Wallace"),
        ("fr", "déplacer douglas", "move Douglas"),
    ],
)
def test_a_march_is_typed_in_the_language_of_the_table(
    lang: str, typed: str, meant: str | tuple[str, ...]
) -> None:
    game = load("hammer")
    board = Board(game, Words(lang, "hammer"), ["Ann", "Bob"])
    lots = Lots(3)
    state = game.start()
    while type(state.top).__name__ != "MoveBlocks" or state.actor() != 1:
        state.apply(state.sample(lots))
    view = state.view(1)
    assert isinstance(view, HammerView)
    read = board.read(view, typed)
    assert (read.texts if isinstance(read, ActionSequence) else read) == meant
