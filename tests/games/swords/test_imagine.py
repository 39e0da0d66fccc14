"""Imagined worlds: free where something is hidden, even-handed, and true to all that was told."""

from __future__ import annotations

from collections import Counter

import pytest

from saltire.games.swords.game import SwordsAndBagpipes
from saltire.games.swords.rules.board import DAGGER_DISCARDS, DECK, HAND, HELD, LAID, STACK, Table
from saltire.games.swords.rules.daggers import AGAIN, REST, number, some
from saltire.games.swords.rules.view import HIDDEN, SwordsView
from saltire.kernel.lots import Lots
from saltire.kernel.types import SPECTATOR
from tests.games.swords.positions import act, act_as, daggers, table, to_tokens, tokens, turns

DRAWS = 4000
# 99.99 % points of the chi-square distribution, by degrees of freedom.
CRITICAL = {1: 15.1, 2: 18.4, 5: 25.7, 15: 44.3}


def worlds(s: Table, seat: int, draws: int = DRAWS) -> list[Table]:
    game, lots, view = SwordsAndBagpipes(), Lots(9), s.view(seat)
    found = [game.imagine(view, lots) for _ in range(draws)]
    assert all(world.view(seat) == view for world in found[:20])
    return found


def fits(seen: Counter[int], weights: dict[int, int]) -> bool:
    """Tell whether outcomes come as often as their weights say."""
    total, whole = sum(seen.values()), sum(weights.values())
    assert set(seen) <= set(weights)
    chi = sum(
        (seen[key] - total * weight / whole) ** 2 / (total * weight / whole)
        for key, weight in weights.items()
    )
    return chi < CRITICAL[len(weights) - 1]


@pytest.mark.rule("1.3")
def test_every_unseen_bagpipe_card_is_as_likely_in_a_hand() -> None:
    s = table("forced_march", "cattle_raid")
    seen: Counter[int] = Counter()
    for world in worlds(s, 0):
        seen.update(world.deck.kinds_in(world.cards[HAND + 1]))
    weights = {kind: card.copies for kind, card in enumerate(s.deck.bagpipes)}
    ids = [card.id for card in s.deck.bagpipes]
    weights[ids.index("forced_march")] -= 1
    assert fits(seen, weights)


@pytest.mark.rule("9.7")
def test_every_unseen_dagger_is_as_likely() -> None:
    s = daggers(table(), [1, 1], [3])
    seen: Counter[int] = Counter()
    for world in worlds(s, 0):
        seen.update([value for value in (1, 2, 3) if number(world.daggers[HELD + 1], REST, value)])
    assert fits(seen, {1: 2, 2: 6, 3: 6})


@pytest.mark.rule("16.1", "R-45")
def test_a_dagger_comes_from_its_own_shuffle() -> None:
    s = table(exact=True)
    s.daggers[HELD + 1] = some(0, 3, 1)
    s.daggers[STACK] -= some(0, 3, 1)
    s.daggers[HELD] = some(0, 1, 1) + some(0, 2, 2)
    s.daggers[STACK] -= some(0, 1, 1) + some(0, 2, 2)
    for world in worlds(s, 0, 50):
        assert world.daggers[HELD + 1] == some(0, 3, 1)


@pytest.mark.rule("17.2", "R-45")
def test_a_card_shuffled_anew_is_remembered() -> None:
    s = table()
    s.daggers[HELD] = s.daggers[STACK] - some(REST, 1, 1)
    s.daggers[STACK] = 0
    s.daggers[HELD + 1] = some(AGAIN, 1, 1)
    for world in worlds(s, 2, 50):
        assert world.daggers[HELD + 1] == some(AGAIN, 1, 1)


@pytest.mark.rule("6.1")
def test_face_down_tokens_are_free_but_known_ones_are_kept() -> None:
    s = to_tokens(table("", "", "an_ear_at_the_tent", "forced_march"), badge=1)
    tokens(s, "SEE")
    act(s, "play an_ear_at_the_tent on 3")
    seen: Counter[int] = Counter()
    for world in worlds(s, 2):
        assert world.side(1) == 0
        assert world.side(2) == 1
        assert world.side(3) == 1
        seen[world.side(0)] += 1
    assert fits(seen, {0: 1, 1: 1})


@pytest.mark.rule("6.1")
def test_sealed_choices_are_free() -> None:
    s = to_tokens(table(), badge=1)
    act_as(s, 2, "lay England")
    act_as(s, 3, "lay England")
    seen: Counter[int] = Counter()
    for world in worlds(s, 2):
        args = world.top.args()[0]
        assert isinstance(args, list)
        assert args[:3] == [-1, -2, 35]
        seen[args[3]] += 1
    assert fits(seen, {31: 1, 35: 1})


@pytest.mark.rule("11.5")
def test_two_players_the_card_the_other_lays_is_one_of_those_left() -> None:
    s = turns(table("forced_march", players=2))
    act_as(s, 1, "lay England with 3")
    sealed: Counter[int] = Counter()
    for world in worlds(s, 0):
        args = world.top.args()[0]
        assert isinstance(args, list)
        sealed[args[1]] += 1
    assert fits(sealed, {32: 2, 33: 3, 34: 2, 36: 2, 37: 3, 38: 2})
    act_as(s, 0, "lay Scotland with 1")
    laid: Counter[int] = Counter(int(world.daggers[LAID + 1]) for world in worlds(s, 0))
    assert fits(laid, {1: 2, 2: 3, 3: 2})
    assert {int(world.daggers[LAID]) for world in worlds(s, 0, 20)} == {1}
    assert len({int(world.daggers[LAID]) for world in worlds(s, SPECTATOR, 40)}) == 3


@pytest.mark.rule("10.3")
def test_at_the_end_the_daggers_are_known() -> None:
    s = daggers(table(), [1, 1], [3])
    s.round, s.defeats = 7, 4
    from saltire.games.swords.rules.ending import settle

    settle(s)
    for seat in (0, SPECTATOR):
        for world in worlds(s, seat, 20):
            assert world.daggers[HELD + 1] == some(REST, 3, 1)
            assert world.daggers[STACK] == s.daggers[STACK]


@pytest.mark.rule("R-50")
def test_r_50_a_spectator_imagines_all_hands_and_nothing_is_lost() -> None:
    s = table("forced_march cattle_raid", "", "bruces_trick")
    hands = {tuple(int(w.cards[HAND + i]) for i in range(4)) for w in worlds(s, SPECTATOR, 30)}
    assert len(hands) > 20
    game = SwordsAndBagpipes()
    for world in worlds(s, SPECTATOR, 10):
        assert game.faults(world) == []
        assert world.cards[DECK] != 0
        assert world.daggers[DAGGER_DISCARDS] == 0


def test_every_fact_of_the_table_is_shown_or_listed_as_hidden() -> None:
    """A new field of Table must be put into SwordsView or into HIDDEN before this passes."""
    facts = {
        "options", "deck", "players", "wealth", "cards", "daggers", "round", "defeats", "badge",
        "badge_from", "token", "token_from", "home", "arms", "arms_seen", "scottish_camp", "shield",
        "sided", "english", "open_sides", "peeked", "winner", "passed", "spoken", "said", "top",
        "below", "returns", "listening", "told",
    }  # fmt: skip
    s = table()
    present = {name for name in dir(s) if not name.startswith("_")}
    present = {name for name in present if not callable(getattr(s, name))}
    assert present == facts
    assert len(HIDDEN) == 6


def test_equal_views_hash_alike() -> None:
    s = table("forced_march")
    assert hash(s.view(0)) == hash(s.clone().view(0))
    assert s.view(0) != s.view(1)
    assert s.view(0) != object()
    assert isinstance(s.view(0), SwordsView)
