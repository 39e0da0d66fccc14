"""The defaults of a game."""

from __future__ import annotations

import pytest

from saltire.kernel.errors import BadNotation
from saltire.kernel.game import Game
from saltire.kernel.view import View
from tests.toy import Bannock


def test_a_game_without_its_own_notation_reads_its_legal_actions() -> None:
    game = Bannock()
    state = game.start()
    assert Game.parse(game, state, "card 3") == 3
    with pytest.raises(BadNotation, match="a legal action expected"):
        Game.parse(game, state, "stake 1")


def test_a_view_tells_its_seat_and_what_it_may_do() -> None:
    assert View(1, (3, 4)).to_json() == {"seat": 1, "legal": [3, 4]}
