from __future__ import annotations

import pytest

from saltire.bots.protocol import AnyBot
from saltire.bots.registry import bots_of, make_bot
from saltire.games.schotten.bots.evaluation import round_chance
from saltire.games.schotten.bots.side_odds import Supply, at_least, duel, side_outcomes, top_total
from saltire.games.schotten.rules.board import Table
from saltire.games.schotten.rules.constants import COLOUR_RUN, KIND, MARKS, SUM, WEIGHT
from saltire.games.schotten.rules.game import SchottenTotten
from saltire.games.schotten.rules.notation import parse_card, say
from saltire.kernel.bits import BIT
from saltire.kernel.errors import BadOption
from saltire.kernel.lots import Lots
from saltire.kernel.types import CHANCE, RULES
from tests.bots.saying import said

VARIANTS: list[dict[str, object]] = [
    {},
    {"expert": True},
    {"tactics": True},
    {"tactics": True, "expert": True},
    {"rounds": 3, "match_start": "loser", "proof_uses_hand_counts": True},
    {"base_pass_may_claim": False, "settlement": "draw", "auto_claim": True},
    {"tactics": True, "joker_declared": "play", "shield_strength": "play"},
    {
        "tactics": True, "joker_declared": "play", "wild_may_duplicate": False,
        "claimed_stone_closed": "clan", "modes_stack": False, "mud_tie_card": 3,
    },
    {
        "tactics": True, "proof_unseen_tactics": True, "second_joker_after_loss": True,
        "recruiter_extra_draw": True, "recruiter_may_return_joker": False,
    },
    {
        "tactics": True, "ruse_needs_target": False, "traitor_same_stone": False,
        "recruiter_refills_empty": False, "auto_claim": True, "rounds": 2,
    },
]  # fmt: skip


def play(game: SchottenTotten, bots: tuple[AnyBot, AnyBot], seed: int) -> tuple[float, ...]:
    s = game.start()
    lots = Lots(seed)
    while s.actor() != RULES:
        seat = s.actor()
        if seat == CHANCE:
            s.apply(s.sample(lots))
        else:
            s.apply(bots[seat].choose(s.view(seat), [], 1.0))
    assert s.returns is not None
    return s.returns


def random_positions(game: SchottenTotten, seed: int, every: int) -> list[Table]:
    """Play at random and keep positions where a player has a choice."""
    s = game.start()
    lots = Lots(seed)
    kept: list[Table] = []
    choices = 0
    while s.actor() != RULES:
        if s.actor() != CHANCE and len(s.legal()) > 1:
            choices += 1
            if choices % every == 0:
                kept.append(s.clone())
        s.apply(s.sample(lots))
    return kept


@pytest.mark.parametrize("options", VARIANTS, ids=str)
@pytest.mark.parametrize("name", ["random", "greedy"])
def test_every_bot_answers_legally_in_random_positions(
    options: dict[str, object], name: str
) -> None:
    game = SchottenTotten(**options)
    bot = make_bot(game, name, seed=1)
    positions: list[Table] = []
    for seed in range(20):
        positions += random_positions(game, seed, every=3)
        if len(positions) >= 100:
            break
    assert len(positions) >= 100
    for s in positions:
        view = s.view(s.actor())
        assert bot.choose(view, [], 1.0) in view.legal
        assert said(bot)


@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_the_greedy_bot_chooses_the_same_in_every_world_its_view_allows(
    options: dict[str, object],
) -> None:
    game = SchottenTotten(**options)
    for s in random_positions(game, seed=5, every=5):
        seat = s.actor()
        view = s.view(seat)
        chosen = make_bot(game, "greedy", seed=1).choose(view, [], 1.0)
        for world in range(3):
            imagined = game.imagine(view, Lots(world)).view(seat)
            assert make_bot(game, "greedy", seed=2).choose(imagined, [], 1.0) == chosen


@pytest.mark.parametrize("name", ["random", "greedy"])
def test_a_bot_plays_the_same_game_again_under_the_same_seed(name: str) -> None:
    game = SchottenTotten(tactics=True)
    said: list[list[str]] = []
    for _ in range(2):
        bot = make_bot(game, name, seed=7)
        s = game.start()
        lots = Lots(3)
        moves: list[str] = []
        while s.actor() != RULES:
            chance = s.actor() == CHANCE
            action = s.sample(lots) if chance else bot.choose(s.view(s.actor()), [], 1.0)
            moves.append(game.say(s, action))
            s.apply(action)
        said.append(moves)
    assert said[0] == said[1]


def test_another_seed_makes_another_random_game() -> None:
    game = SchottenTotten(start_player=0)
    s = game.start()
    lots = Lots(1)
    while s.actor() == CHANCE:
        s.apply(s.sample(lots))
    view = s.view(0)
    choices = {make_bot(game, "random", seed).choose(view, [], 1.0) for seed in range(30)}
    assert len(choices) > 10


def wins(options: dict[str, object], pairs: int) -> float:
    """Play each deal twice with the seats exchanged; add up what the greedy bot won."""
    game = SchottenTotten(**options)
    won = 0.0
    for seed in range(pairs):
        for seat in (0, 1):
            greedy = make_bot(game, "greedy", seed)
            other = make_bot(game, "random", seed)
            bots = (greedy, other) if seat == 0 else (other, greedy)
            won += play(game, bots, seed)[seat]
    return won


@pytest.mark.parametrize("options", VARIANTS[:4], ids=str)
def test_the_greedy_bot_beats_the_random_one(options: dict[str, object]) -> None:
    assert wins(options, pairs=10) >= 17


def test_the_greedy_bot_beats_the_random_one_in_34_of_40_games() -> None:
    assert wins({}, pairs=20) >= 34


@pytest.mark.soak
@pytest.mark.timeout(1800)
@pytest.mark.parametrize(
    ("options", "least"),
    [
        ({}, 980),
        ({"tactics": True}, 980),
        ({"expert": True}, 950),
        ({"tactics": True, "expert": True}, 950),
    ],
    ids=str,
)
def test_the_greedy_bot_beats_the_random_one_over_1000_games(
    options: dict[str, object], least: int
) -> None:
    assert wins(options, pairs=500) >= least


def test_an_unknown_bot_is_refused_in_one_line() -> None:
    with pytest.raises(BadOption) as refused:
        make_bot(SchottenTotten(), "deepest", seed=1)
    known = "random, greedy, novice, clansman, chieftain, hammer"
    assert str(refused.value) == f"schotten has no bot 'deepest'; choose one of: {known}"


def test_the_ladder_begins_with_the_random_bot_and_ends_with_the_levels() -> None:
    assert list(bots_of(SchottenTotten())) == [
        "random",
        "greedy",
        "novice",
        "clansman",
        "chieftain",
        "hammer",
    ]


def cards(text: str) -> list[int]:
    return [parse_card(word, 0, text) for word in text.split()]


def table(mine: str, theirs: str, hand: str, stone: int = 0) -> Table:
    """Lay out one stone, the rest of the cards undealt: seat 0 is to place."""
    game = SchottenTotten(start_player=0)
    s = game.start()
    wanted = cards(hand)
    spare = [c for c in range(53, -1, -1) if c not in wanted + cards(mine) + cards(theirs)]
    for i in range(6):
        s.apply(wanted[i])
        s.apply(spare[i])
    for seat, side in ((0, cards(mine)), (1, cards(theirs))):
        for card in side:
            s.leave_deck(card)
            s.lay(seat, card, stone)
    return s


def choice(s: Table) -> tuple[str, str]:
    bot = make_bot(SchottenTotten(), "greedy", seed=1)
    return say(bot.choose(s.view(0), [], 1.0)), str(bot.reason)


def test_the_greedy_bot_makes_a_colour_run_that_nobody_can_beat() -> None:
    said, reason = choice(table("R8 R9", "G8 G7", "R7 P1 Y2 O4 Y4 B1"))
    assert said == "R7@1"
    assert reason == "with R7, stone 1 has a colour run nobody can beat"


def test_the_greedy_bot_claims_the_stone_that_wins_the_round_first() -> None:
    s = table("R8 R9", "", "R7 P1 Y2 O4 G4 B1", stone=6)
    for card in cards("G7 G8 G9"):
        s.leave_deck(card)
        s.lay(0, card, 0)
    s.owned |= BIT[4] | BIT[5]
    s.apply(9 * cards("R7")[0] + 6)
    said, reason = choice(s)
    assert said == "claim 7"
    assert reason == "stone 7 is won: nothing left can beat this side"


def test_a_full_side_has_one_prospect() -> None:
    shape = 0
    for card in cards("R7 R8 R9"):
        shape = (shape | MARKS[card]) + WEIGHT[card]
    assert side_outcomes(shape, 3, 0, Supply(0, 0, 1.0, 0.5)) == [(COLOUR_RUN + 24, 1.0)]


def test_prospects_are_chances_of_falling_values() -> None:
    shape = MARKS[cards("R7")[0]] + WEIGHT[cards("R7")[0]]
    supply = Supply(BIT[cards("R8")[0]] | BIT[cards("G7")[0]], BIT[cards("R9")[0]], 0.9, 0.4)
    found = side_outcomes(shape, 3, 0, supply)
    assert found[0][0] == COLOUR_RUN + 24
    assert found[0][1] == pytest.approx(0.36)
    assert sum([chance for _, chance in found]) == pytest.approx(1.0, abs=0.01)
    values = [value for value, _ in found]
    assert values == sorted(values, reverse=True)
    assert values[-1] >= SUM


def test_at_least_counts_cards_that_are_sure_and_cards_that_may_come() -> None:
    assert at_least(1, 1.0, 2, 0.5) == pytest.approx([1.0, 1.0, 0.75, 0.25, 0.0])
    assert at_least(6, 1.0, 0, 0.5) == pytest.approx([1.0] * 5)


def test_top_total_takes_the_highest_cards_that_come() -> None:
    assert top_total([1.0] * 9, 0, 2) == (17, 1.0)
    assert top_total([0.0] * 9, 0, 2) == (0, 0.0)
    assert top_total([0.0] * 4 + [0.5] * 2 + [0.0] * 3, 0, 2) == (11, 0.25)


def test_a_duel_goes_to_the_higher_value_and_a_tie_to_the_first() -> None:
    strong, weak = [(KIND + 9, 1.0)], [(SUM + 20, 0.5), (SUM + 10, 0.5)]
    assert duel(strong, weak, 0.0) == 1.0
    assert duel(weak, strong, 1.0) == 0.0
    assert duel(weak, weak, 1.0) == pytest.approx(0.75)
    assert duel(weak, weak, 0.0) == pytest.approx(0.25)


def test_three_adjacent_or_five_stones_win_the_round() -> None:
    assert round_chance([1.0, 1.0, 1.0, 0.0, 0.5, 1.0, 0.5, 0.0, 1.0]) == 1.0
    assert round_chance([1.0, 1.0, 0.0, 1.0, 1.0, 0.0, 0.0, 1.0, 0.0]) == 1.0
    assert round_chance([1.0, 1.0, 0.0, 1.0, 1.0, 0.0, 0.0, 0.3, 0.0]) == pytest.approx(0.3)
    assert round_chance([0.5] * 9) == pytest.approx(0.5)
