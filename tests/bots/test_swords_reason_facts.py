"""What the reason of a hint states is so on the table: Swords and Bagpipes."""

from __future__ import annotations

from typing import Any

import pytest

from saltire.games.swords.bots.greedy import GreedyBot
from saltire.games.swords.bots.personalities import PERSONALITIES
from saltire.games.swords.rules import actions
from saltire.games.swords.rules.view import SwordsView
from tests.bots.explained import Explained, explained

ABOUT_ANOTHER = ("home", "bound", "would-betray", "grudge", "daggers", "peek", "card-on")


def check(found: Explained) -> str:
    """Compare a reason with what its seat sees; give its name."""
    said, action, view, _ = found
    assert isinstance(view, SwordsView)
    name, facts = said.key.removeprefix("swords-why-"), said.facts
    shown: dict[str, Any] = view.to_json()
    players, me = shown["players"], shown["players"][view.seat]
    what, number, target = actions.read(action)
    if name in ("camp", "camp-loyal"):
        assert 0 < int(str(facts["units"])) <= me["castle"]
    if name == "camp-enough":
        assert me["camp"] + number == 1
    if name == "mercenaries":
        assert me["gold"] > 0
    if name in ABOUT_ANOTHER:
        assert facts["seat"] != view.seat
    if name == "card-on":
        assert facts["seat"] == target
    if name == "daggers":
        other = players[int(str(facts["seat"]))]
        assert facts["n"] == sum(other["dagger_cards"]) + other["virtual"]
    if name == "peek":
        assert players[int(str(facts["seat"]))]["side"] is None
    if name == "word":
        assert me["said"]["side"].lower() == facts["side"]
    if name in ("pass", "no-card"):
        cards = [one for one in view.legal if actions.read(one)[0] in (actions.PLAY, actions.AGAIN)]
        assert (name == "pass") == bool(cards)
    if name.startswith("side-"):
        check_sides(view.seat, name, facts["seats"], players)
        assert facts["n"] == len(facts["seats"])  # type: ignore[arg-type]
        assert what == actions.LAID
    if "odds" in facts:
        assert 0 <= int(str(facts["odds"])) <= 100
    return name


def check_sides(me: int, name: str, named: Any, players: list[dict[str, Any]]) -> None:
    """Whoever is known to stand with England is expected there, and nobody of Scotland's."""
    assert me not in named
    for seat, player in enumerate(players):
        if seat != me and player["side"] is not None and player["camp"]:
            assert (seat in named) == (player["side"] == "England"), (seat, named)
    if name == "side-england":  # 8.1: a deserter is not paid
        assert players[me]["camp"] > 0


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_reasons_state_what_is_on_the_table(players: int) -> None:
    seen = set()
    for seed in range(2):
        bots: list[Any] = [GreedyBot(0, PERSONALITIES[seat]) for seat in range(players)]
        for found in explained("swords", bots, seed, players=players):
            seen.add(check(found))
    assert {"taxes", "card", "camp-loyal", "no-card"} <= seen
