"""12-17  Stay Home!, three players, Ensemble, the longer game, exact calculation, limits."""

from __future__ import annotations

from pathlib import Path

import pytest

from saltire.games.swords.game import SwordsAndBagpipes
from saltire.games.swords.rules.board import HELD, STACK, Table
from saltire.games.swords.rules.daggers import (
    AGAIN,
    FIRST,
    REST,
    SECOND,
    number,
    some,
    unused_shuffle,
    values_in,
)
from saltire.games.swords.rules.options import OPTIONS
from saltire.kernel.errors import BadOption, NotYourTurn
from saltire.kernel.game import play_out
from saltire.kernel.lots import Lots
from saltire.kernel.types import RULES
from tests.games.swords.positions import (
    act,
    act_as,
    at_invasion,
    camps,
    castles,
    deal,
    fight,
    game,
    gold,
    hand,
    loyal_round,
    options_of,
    passes,
    phase,
    refused,
    table,
    to_tokens,
    tokens,
    told,
    turns,
    wealth,
)

ODD = Path(__file__).with_name("odd-set.toml")


def six(*hands: str, **options: object) -> Table:
    """Six players; seat 0 has the badge, seat 5 the Stay Home token."""
    return table(*hands, players=6, **options)


@pytest.mark.rule("12.1", "R-36")
def test_12_1_with_six_players_one_always_stays_home() -> None:
    s = six()
    assert s.token == 5
    assert s.home == -1
    assert SwordsAndBagpipes(players=6).options["stay_home"] is True
    with pytest.raises(BadOption, match=r"of 6 clans one always stays home \(rule 12.1\)"):
        SwordsAndBagpipes(players=6, stay_home=False)
    with pytest.raises(BadOption, match="stay_home=True needs 5 or 6 players, not 4"):
        SwordsAndBagpipes(stay_home=True)
    assert game(players=5, stay_home=True).start().token == 4
    assert game(players=5).start().token == -1


@pytest.mark.rule("12.2", "R-6", "R-35")
def test_12_2_the_token_goes_to_somebody_without_the_badge_and_not_back() -> None:
    s = turns(six())
    act(s, "badge to 5")
    assert phase(s) == "GiveToken"
    assert s.actor() == 5
    assert options_of(s) == [f"home to {seat}" for seat in range(5)]
    assert s.top.known_to(s, 1, 0)
    (given,) = told(act(s, "home to 2"), "token")
    assert given == {"from": 5, "to": 2}
    act(s, "taxes", "taxes", "taxes")
    loyal_round(s)
    act(s, "ragman_roll")
    turns(s)
    act(s, "badge to 3")
    assert s.actor() == 2
    assert options_of(s) == ["home to 0", "home to 1", "home to 4"]
    assert refused(s, "home to 5") == ("token-not-back", "12.2")
    assert refused(s, "home to 3") == ("bearer-stays", "12.2")
    assert refused(s, "home to 2") == ("give-token", "12.2")
    assert refused(s, "badge to 1") == ("give-token", "12.2")


@pytest.mark.rule("12.3", "R-31", "R-32")
def test_12_3_three_replenishments_then_the_camp_is_emptied() -> None:
    s = turns(six())
    act(s, "badge to 1")
    wealth(s, camp=[4, 4, 4, 4, 4, 4], castle=[0, 0, 0, 0, 0, 0])
    act(s, "home to 3")
    assert s.actor() == 3
    assert options_of(s) == ["taxes", "militia", "troops", "mercenaries"]
    assert refused(s, "done") == ("replenish-home", "12.3")
    act(s, "mercenaries", "mercenaries")
    wealth(s, gold=[0, 0, 0, 0, 0, 0])
    assert refused(s, "mercenaries") == ("no-gold", "R-10")
    assert s.top.known_to(s, 1, 0)
    events = act(s, "taxes")
    assert told(events, "stays-home") == [{"seat": 3}]
    assert castles(s)[3] == 8
    assert camps(s) == [4, 4, 4, 0, 4, 4]
    assert gold(s)[3] == 1
    assert s.home == 3


@pytest.mark.rule("R-30")
def test_r_30_the_units_go_to_the_castle_if_so_agreed() -> None:
    s = turns(six(home_units="castle"))
    act(s, "badge to 1")
    wealth(s, camp=[4] * 6, castle=[0] * 6)
    act(s, "home to 3", "taxes", "taxes", "taxes")
    assert castles(s)[3] == 4
    assert camps(s)[3] == 0
    with pytest.raises(BadOption, match="needs stay_home=True"):
        SwordsAndBagpipes(home_units="castle")


@pytest.mark.rule("R-33")
def test_r_33_militia_among_the_three_works_for_everybody() -> None:
    s = turns(six())
    act(s, "badge to 1", "home to 3", "militia", "militia", "militia")
    assert camps(s) == [3, 3, 3, 0, 3, 3]
    assert s.scottish_camp == 3


@pytest.mark.rule("12.4")
def test_12_4_the_clan_at_home_has_no_side_no_reward_and_no_cards() -> None:
    s = to_tokens(six("", "", "", "forced_march wallaces_gratitude"), badge=1, home=3)
    assert s.waiting_for() == (0, 2, 4, 5)
    with pytest.raises(NotYourTurn):
        act_as(s, 3, "lay England")
    wealth(s, camp=[9, 9, 9, 0, 9, 9], gold=[0] * 6)
    events = fight(s, "SSSS")
    (shown,) = told(events, "revealed")
    assert shown["sides"] == ["Scotland"] * 3 + [None] + ["Scotland"] * 2
    assert [paid["seat"] for paid in told(events, "gold")] == [0, 1, 2, 4, 5]
    assert [card["seat"] for card in told(events, "drew")] == [1, 2, 4, 5, 0]
    assert s.round == 2


@pytest.mark.rule("12.4", "R-34")
def test_r_34_the_clan_at_home_is_no_target_but_counts() -> None:
    s = to_tokens(six("lambertons_help davids_lineage"), badge=1, home=3)
    wealth(s, camp=[9, 9, 9, 0, 9, 9])
    tokens(s, "SSSS")
    assert options_of(s) == ["pass", *[f"play lambertons_help on {seat}" for seat in (2, 4, 5)]]
    assert refused(s, "play lambertons_help on 3") == ("at-home", "12.4")
    for seat in (0, 1, 2, 4, 5):
        s.daggers[HELD + seat] = some(REST, 1, 1)
    passes(s)
    deal(s)
    assert phase(s) == "AwardsCards"
    assert refused(s, "play davids_lineage") == ("fewer-daggers", "18.6")


@pytest.mark.rule("12.4")
def test_12_4_militia_raised_in_the_choice_phase_does_not_reach_the_clan_at_home() -> None:
    s = table("secret_muster toll", arms="arms_4", cards=ODD, players=6)
    to_tokens(s, badge=1, home=3)
    tokens(s, "SSSS")
    act(s, "play secret_muster")
    assert camps(s) == [1, 1, 1, 0, 1, 1]


@pytest.mark.rule("12.5")
def test_12_5_six_may_play_the_longer_game() -> None:
    assert SwordsAndBagpipes(players=6, longer=True).choices.rounds == 9


@pytest.mark.rule("13.1")
def test_13_1_three_players_start_with_two_cards() -> None:
    s = game(players=3).start()
    for _ in range(6):
        act(s, options_of(s)[0])
    assert [int(s.hand_size(seat)) for seat in range(3)] == [2, 2, 2]
    assert phase(s) == "Invasion"


@pytest.mark.rule("13.2", "R-26")
def test_13_2_the_badge_binds_nobody_and_goes_clockwise() -> None:
    s = turns(table(players=3))
    assert s.badge == 1
    assert s.waiting_for() == (0, 1, 2)
    loyal_round(s)
    act(s, "ragman_roll")
    assert s.actor() == 1


@pytest.mark.rule("13.3", "R-24")
def test_13_3_a_unit_comes_to_the_scottish_camp_with_each_invasion() -> None:
    assert table(players=3).scottish_camp == 1
    assert table().scottish_camp == 0


@pytest.mark.rule("13.4", "R-25")
def test_13_4_cards_that_mention_the_badge_stay_out() -> None:
    s = game(players=3).start()
    assert len(options_of(s)) == 19
    assert not {"the_guardians", "bruces_trick", "bruces_trick/2"} & set(options_of(s))
    assert len(options_of(at_invasion(players=3))) == 6


@pytest.mark.rule("14.1", "R-27")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_14_1_an_ensemble_starts_with_three_cards(players: int) -> None:
    s = game(players=players, ensemble=True).start()
    while phase(s) == "Deal":
        s.apply(s.legal()[-1])
    assert [int(s.hand_size(seat)) for seat in range(players)] == [3] * players


@pytest.mark.rule("15.1", "R-28")
def test_15_1_the_longer_game_has_nine_rounds_and_five_defeats() -> None:
    s = at_invasion(longer=True)
    seen = []
    for _ in range(8):
        seen.append(options_of(s)[0])
        act(s, seen[-1])
        to_tokens(s, badge=(s.badge + 1) % 4)
        loyal_round(s)
    assert len(set(seen)) == 8
    assert options_of(s) == ["hammer_of_the_scots", "longshanks_bargain"]
    assert s.options.last_defeat == 5
    for players in (2, 3):
        with pytest.raises(BadOption, match=r"longer=True needs 4 or more players.*R-28"):
            SwordsAndBagpipes(players=players, longer=True)


@pytest.mark.rule("15.1", "7.4")
def test_15_1_the_fourth_defeat_is_not_yet_the_end() -> None:
    s = to_tokens(table(longer=True))
    s.defeats = 3
    fight(s, "SSS")
    assert s.defeats == 4
    assert s.result() is None


@pytest.mark.rule("16.1", "R-29")
def test_16_1_the_dagger_stack_comes_in_known_sets() -> None:
    s = table(exact=True)
    stack = s.daggers[STACK]
    for shuffle, wanted in ((FIRST, [1, 2, 2]), (SECOND, [1, 2, 2]), (REST, [2, 2, 2])):
        assert [int(number(stack, shuffle, value)) for value in (1, 2, 3)] == wanted
    with pytest.raises(BadOption, match=r"exact=True needs 3 or more players.*R-29"):
        SwordsAndBagpipes(players=2, exact=True)


@pytest.mark.rule("16.1")
def test_16_1_the_first_five_daggers_are_the_first_set() -> None:
    s = to_tokens(table(exact=True))
    wealth(s, camp=[1, 1, 1, 1])
    tokens(s, "EEE")
    assert options_of(s) == ["dagger 1", "dagger 2", "dagger 2/2", "dagger 3", "dagger 3/2"]
    act(s, "dagger 1", "dagger 2", "dagger 3", "ragman_roll")
    wealth(to_tokens(s, badge=2), camp=[1, 1, 1, 1])
    tokens(s, "EEE")
    assert options_of(s) == ["dagger 2", "dagger 3"]
    act(s, "dagger 3", "dagger 2")
    assert options_of(s) == ["dagger 1", "dagger 2", "dagger 2/2", "dagger 3", "dagger 3/2"]
    act(s, "dagger 1")
    drawn = sum(int(s.daggers[HELD + seat]) for seat in range(4))
    assert values_in(drawn) == [1, 1, 2, 2, 3, 3]


@pytest.mark.rule("R-45")
def test_r_45_a_new_shuffle_is_kept_apart_while_there_is_room() -> None:
    assert unused_shuffle(some(REST, 1, 3)) == AGAIN
    assert unused_shuffle(some(REST, 1, 3) + some(AGAIN, 2, 1)) == FIRST
    full = sum(int(some(shuffle, 1, 1)) for shuffle in range(4))
    assert unused_shuffle(full) == AGAIN


@pytest.mark.rule("21")
@pytest.mark.parametrize("option", OPTIONS, ids=[option.name for option in OPTIONS])
def test_21_each_value_of_each_option_makes_a_game_that_ends(option: object) -> None:
    (declared,) = [known for known in OPTIONS if known is option]
    for seed, choice in enumerate(declared.choices):
        given: dict[str, object] = {"players": 6, declared.name: choice}
        if declared.name == "stay_home":
            given["players"] = 5
        made = SwordsAndBagpipes(**given)
        s = made.start()
        assert play_out(s, Lots(seed), made.max_length) < made.max_length
        assert s.actor() == RULES
        result = s.result()
        assert result is not None
        assert abs(sum(result) - 1) < 1e-9


@pytest.mark.rule("21", "R-36")
def test_21_impossible_choices_are_refused() -> None:
    with pytest.raises(BadOption, match="players cannot be 7"):
        SwordsAndBagpipes(players=7)
    with pytest.raises(BadOption, match="oldest=3 cannot be: the seats are 0 to 1"):
        SwordsAndBagpipes(players=2, oldest=3)
    with pytest.raises(BadOption, match="there is no option 'dice'"):
        SwordsAndBagpipes(dice=2)
    assert hand(table("cattle_raid"), 0) == ["cattle_raid"]
