"""What the reason of a hint states is so on the table: Schotten Totten."""

from __future__ import annotations

import pytest

from saltire.bots.registry import knowledge_of
from saltire.games.registry import load
from saltire.games.schotten.rules import actions
from saltire.games.schotten.rules.board import Table
from saltire.games.schotten.rules.claims import claimable
from saltire.games.schotten.rules.notation import card_name
from saltire.i18n.reason import Reason
from saltire.kernel.bits import members
from saltire.kernel.lots import Lots

SAME = {"kind": 1, "colour": 0, "colour-run": 0}


@pytest.mark.parametrize("seed", range(2))
def test_a_card_works_towards_what_its_side_can_become(seed: int) -> None:
    game = load("schotten")
    knowledge = knowledge_of(game)
    state, lots = game.start(), Lots(seed)
    assert isinstance(state, Table)
    seen = set()
    while state.returns is None:
        seat = state.actor()
        if seat >= 0 and lots.below(5) == 0:
            view = state.view(seat)
            for action in state.legal(seat)[:: 1 + len(state.legal(seat)) // 3]:
                said = knowledge.explain(view, action)
                kind, card, stone = actions.read(action)
                if kind == actions.LAY and isinstance(said, Reason):
                    seen.add(said.key)
                    side = [card_name(one) for one in members(state.cards[9 * seat + stone])]
                    check(said, [*side, card_name(card)])
                if kind == actions.CLAIM:
                    assert claimable(state, seat, stone)
        state.apply(state.sample(lots))
    assert "schotten-why-towards" in seen


def check(said: Reason, side: list[str]) -> None:
    """Compare a reason with the cards that lie on the side after the choice."""
    if said.key == "schotten-why-opens":
        assert len(side) == 1
    if said.key != "schotten-why-towards":
        return
    formation = str(said.facts["formation"])
    assert len(side) >= 2, f"a lone {side[0]} works towards no {formation}"
    if formation in SAME:
        assert len({card[SAME[formation]] for card in side}) == 1, (formation, side)
    if formation in ("run", "colour-run"):
        strengths = sorted(int(card[1]) for card in side)
        assert len(set(strengths)) == len(strengths)
        assert strengths[-1] - strengths[0] < 3
