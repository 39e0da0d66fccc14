"""18  Every card of the full set: what it does, and when it may not be played."""

from __future__ import annotations

from pathlib import Path

import pytest

from saltire.games.swords.rules.board import (
    DAGGER_DISCARDS,
    DISCARDS,
    HELD,
    NEW,
    TAKEN,
    VIRTUAL,
    Table,
)
from saltire.games.swords.rules.daggers import FIRST, REST, some, values_in
from saltire.games.swords.rules.view import SwordsView
from saltire.kernel.bits import count
from tests.games.swords.positions import (
    act,
    act_as,
    camps,
    castles,
    daggers,
    deal,
    fight,
    gold,
    hand,
    options_of,
    passes,
    phase,
    refused,
    sides,
    table,
    to_tokens,
    tokens,
    told,
    turns,
    wealth,
)

ODD = str(Path(__file__).with_name("odd-set.toml"))


def choice(*hands: str, word: str = "SSS", badge: int = 1, **options: object) -> Table:
    """Everybody has laid a token; the Choice cards begin."""
    s = to_tokens(table(*hands, **options), badge=badge)
    tokens(s, word)
    return s


def awards(*hands: str, word: str = "SSS", camp: list[int], **options: object) -> Table:
    """The rewards are paid; the Awards cards begin. Nobody has gold but what is set later."""
    s = wealth(to_tokens(table(*hands, **options), badge=1), camp=camp)
    fight(s, word)
    assert phase(s) == "AwardsCards"
    return s


# Actions cards.


@pytest.mark.rule("9.6")
def test_vive_la_france_brings_units_to_the_scottish_camp() -> None:
    s = table("vive_la_france")
    act(s, "play vive_la_france", "units 3")
    assert s.scottish_camp == 3
    assert castles(s) == [3, 3, 3, 3]


@pytest.mark.rule("9.6")
def test_treaty_with_eric_ii_brings_units_to_the_castle() -> None:
    s = table("treaty_with_eric_ii")
    act(s, "play treaty_with_eric_ii", "units 4")
    assert castles(s)[0] == 7
    assert gold(s)[0] == 3


@pytest.mark.rule("9.6", "R-41")
def test_balliols_plan_raises_militia_besides_the_replenishment() -> None:
    s = table("balliols_plan")
    act(s, "play balliols_plan", "militia")
    assert camps(s) == [2, 2, 2, 2]
    assert s.scottish_camp == 2


@pytest.mark.rule("18.4")
def test_the_guardians_take_the_badge_and_a_gold() -> None:
    s = table("", "", "the_guardians")
    act(s, "taxes", "done", "taxes", "done")
    events = act(s, "play the_guardians")
    assert told(events, "badge") == [{"from": 0, "to": 2}]
    assert gold(s)[2] == 4
    assert s.badge == 2
    act(s, "taxes", "done")
    assert s.actor() == 3  # the order of turns stays
    act(s, "taxes", "done")
    assert s.actor() == 2
    assert options_of(s) == ["badge to 1", "badge to 3"]
    assert refused(s, "badge to 0") == ("not-back", "5.2")


@pytest.mark.rule("18.4")
def test_the_guardians_cannot_be_played_by_the_bearer() -> None:
    s = table("the_guardians")
    assert refused(s, "play the_guardians") == ("bearer", "18.4")


@pytest.mark.rule("18.5", "R-42")
def test_cattle_raid_takes_a_gold_from_somebody_who_has_one() -> None:
    s = wealth(table("cattle_raid"), gold=[0, 1, 0, 5])
    assert [text for text in options_of(s) if "cattle" in text] == [
        "play cattle_raid on 1", "play cattle_raid on 3",
    ]  # fmt: skip
    assert refused(s, "play cattle_raid on 2") == ("target-poor", "18.5")
    events = act(s, "play cattle_raid on 1")
    assert told(events, "played") == [{"seat": 0, "card": "cattle_raid", "target": 1}]
    assert gold(s) == [1, 0, 0, 5]


# Choice cards.


@pytest.mark.rule("18.1", "18.2")
def test_bruces_trick_switches_the_hidden_side_and_everybody_knows_that_it_did() -> None:
    s = choice("", "", "bruces_trick", "forced_march")
    assert sides(s) == "SSSS"
    events = act(s, "play bruces_trick")
    assert sides(s) == "SSES"
    assert told(events, "played") == [{"seat": 2, "card": "bruces_trick"}]
    assert not told(events, "side")
    view = s.view(0)
    assert isinstance(view, SwordsView)
    assert view.side_name(2) is None


@pytest.mark.rule("18.2")
def test_bruces_trick_frees_the_bearer_openly() -> None:
    s = choice("", "bruces_trick", "forced_march")
    events = act(s, "play bruces_trick")
    assert told(events, "side") == [{"seat": 1, "side": "England"}]
    view = s.view(0)
    assert isinstance(view, SwordsView)
    assert view.side_name(1) == "England"


@pytest.mark.rule("18.1", "18.3")
def test_lambertons_help_turns_a_token_to_scotland_and_the_last_card_counts() -> None:
    s = choice("lambertons_help", "", "bruces_trick", "forced_march", word="SEE", badge=1)
    assert s.actor() == 2
    act(s, "play bruces_trick")
    assert sides(s) == "SSSE"
    act(s, "pass")
    assert [text for text in options_of(s) if "lamb" in text] == [
        "play lambertons_help on 2", "play lambertons_help on 3",
    ]  # fmt: skip
    assert refused(s, "play lambertons_help on 1") == ("no-token", "18.3")
    s = choice("lambertons_help", "forced_march", "bruces_trick", word="SEE", badge=3)
    assert s.actor() == 0
    act(s, "play lambertons_help on 2")
    assert sides(s) == "SESS"
    view = s.view(1)
    assert isinstance(view, SwordsView)
    assert view.side_name(2) == "Scotland"
    act(s, "pass")
    events = act(s, "play bruces_trick")
    assert told(events, "side") == [{"seat": 2, "side": "England"}]


@pytest.mark.rule("9.6")
def test_forced_march_moves_units_to_the_camp() -> None:
    s = choice("", "", "forced_march", "forced_march")
    wealth(s, castle=[3, 3, 3, 3])
    act(s, "play forced_march")
    assert options_of(s)[-1] == "units 3"
    act(s, "units 2")
    assert castles(s)[2] == 1
    assert camps(s)[2] == 2


@pytest.mark.rule("9.6", "8.1")
def test_back_to_the_glens_moves_units_home() -> None:
    s = choice("", "", "back_to_the_glens", "forced_march")
    wealth(s, camp=[5, 5, 5, 5], castle=[0, 0, 0, 0])
    act(s, "play back_to_the_glens")
    assert options_of(s)[-1] == "units 3"
    act(s, "units 3")
    assert camps(s)[2] == 2
    assert castles(s)[2] == 3


@pytest.mark.rule("18.3")
def test_an_ear_at_the_tent_shows_a_token_to_one_player() -> None:
    s = choice("", "", "an_ear_at_the_tent", "forced_march bruces_trick", word="SSE")
    assert refused(s, "play an_ear_at_the_tent on 1") == ("no-token", "18.3")
    events = act(s, "play an_ear_at_the_tent on 3")
    (seen,) = [event for event in events if event.kind == "peeked"]
    assert seen.heard_by(2)["side"] == "England"
    assert "side" not in seen.heard_by(0)
    assert seen.reveals
    looker, other = s.view(2), s.view(0)
    assert isinstance(looker, SwordsView)
    assert isinstance(other, SwordsView)
    assert looker.side_name(3) == "England"
    assert other.side_name(3) is None
    act(s, "play bruces_trick")
    after = s.view(2)
    assert isinstance(after, SwordsView)
    assert after.side_name(3) == "Scotland"


@pytest.mark.rule("18.7")
def test_the_narrow_bridge_makes_the_shield_count_three_less() -> None:
    s = choice("", "", "the_narrow_bridge", arms="march_on_berwick")
    wealth(s, camp=[0, 0, 0, 0])
    (fought,) = told(act(s, "play the_narrow_bridge"), "battle")
    assert fought["england"] == 5 + 4 - 3
    s = choice("", "", "the_narrow_bridge", arms="border_raid")
    s.shield = -3
    (fought,) = told(act(s, "play the_narrow_bridge"), "battle")
    assert fought["england"] == 0


# Awards cards.


@pytest.mark.rule("18.6")
def test_wallaces_gratitude_pays_the_loyal() -> None:
    s = awards("wallaces_gratitude", "", "", "wallaces_gratitude", word="SSE", camp=[9, 9, 9, 1])
    assert s.actor() == 3
    assert refused(s, "play wallaces_gratitude") == ("not-loyal", "18.6")
    act(s, "pass")
    before = gold(s)[0]
    act(s, "play wallaces_gratitude")
    assert gold(s)[0] == before + 1


@pytest.mark.rule("18.6")
def test_bruces_vs_comyns_takes_gold_from_a_smaller_camp_of_the_other_side() -> None:
    s = awards("bruces_vs_comyns wallaces_gratitude", word="SEE", camp=[5, 5, 4, 6])
    wealth(s, gold=[1, 1, 1, 1])
    assert [text for text in options_of(s) if "comyns" in text] == ["play bruces_vs_comyns on 2"]
    assert refused(s, "play bruces_vs_comyns on 1") == ("same-side", "18.6")
    assert refused(s, "play bruces_vs_comyns on 3") == ("not-smaller", "18.6")
    wealth(s, gold=[1, 1, 0, 1])
    assert refused(s, "play bruces_vs_comyns on 2") == ("target-poor", "18.5")
    wealth(s, gold=[1, 1, 1, 1])
    act(s, "play bruces_vs_comyns on 2")
    assert gold(s) == [2, 1, 0, 1]


@pytest.mark.rule("18.6")
def test_davids_lineage_draws_a_card_for_the_loyal_with_fewest_daggers() -> None:
    s = awards("davids_lineage wallaces_gratitude", word="SSE", camp=[9, 9, 9, 1])
    before = count(s.cards[NEW])
    act(s, "play davids_lineage")
    assert phase(s) == "DrawBagpipe"
    deal(s)
    assert count(s.cards[NEW]) == before + 1
    s = awards("davids_lineage wallaces_gratitude", word="SSE", camp=[9, 9, 9, 1])
    daggers(s, [1])
    assert refused(s, "play davids_lineage") == ("fewer-daggers", "18.6")
    s = awards("davids_lineage wallaces_gratitude", word="ESS", camp=[1, 9, 9, 9])
    assert refused(s, "play davids_lineage") == ("not-loyal", "18.6")


@pytest.mark.rule("18.5", "18.10", "R-43", "R-45")
def test_popes_influence_buys_a_dagger_off() -> None:
    s = awards("popes_influence wallaces_gratitude", word="SSS", camp=[9, 9, 9, 9])
    assert refused(s, "play popes_influence") == ("no-dagger", "18.10")
    daggers(s, [3, 1])
    wealth(s, gold=[0, 0, 0, 0])
    assert refused(s, "play popes_influence") == ("cannot-pay", "18.5")
    wealth(s, gold=[1, 0, 0, 0])
    act(s, "play popes_influence")
    assert gold(s)[0] == 0
    assert options_of(s) == ["drop 1", "drop 3"]
    assert refused(s, "pass") == ("drop-dagger", "18.10")
    assert s.top.known_to(s, 2, 0)
    (dropped,) = told(act(s, "drop 3"), "dropped")
    assert dropped == {"seat": 0, "daggers": 3, "shuffle": ""}
    assert values_in(s.daggers[DAGGER_DISCARDS]) == [3]
    assert values_in(s.daggers[HELD]) == [1]


@pytest.mark.rule("R-38")
def test_r_38_a_virtual_dagger_may_be_dropped_and_vanishes() -> None:
    s = awards("popes_influence wallaces_gratitude", word="SSS", camp=[9, 9, 9, 9])
    s.daggers[VIRTUAL] = 1
    act(s, "play popes_influence")
    assert options_of(s) == ["drop virtual"]
    (dropped,) = told(act(s, "drop virtual"), "dropped")
    assert dropped == {"seat": 0, "daggers": 2, "shuffle": "virtual"}
    assert s.daggers[VIRTUAL] == 0
    assert s.daggers[DAGGER_DISCARDS] == 0


@pytest.mark.rule("R-45", "16.1")
def test_r_45_with_exact_calculation_the_shuffle_of_a_dropped_card_is_seen() -> None:
    s = awards("popes_influence wallaces_gratitude", word="SSS", camp=[9, 9, 9, 9], exact=True)
    for shuffle in (FIRST, REST):
        s.daggers[HELD] += some(shuffle, 2, 1)
    act(s, "play popes_influence")
    assert options_of(s) == ["drop 2 first", "drop 2"]
    (dropped,) = told(act(s, "drop 2 first"), "dropped")
    assert dropped["shuffle"] == "first"


@pytest.mark.rule("18.10", "R-47")
def test_18_10_with_two_players_a_dropped_dagger_is_out_of_the_game() -> None:
    s = turns(table("popes_influence wallaces_gratitude", players=2))
    s.daggers[TAKEN] = some(REST, 3, 1)
    s.daggers[HELD + 1] -= some(REST, 3, 1)
    act_as(s, 0, "lay Scotland with 1")
    act_as(s, 1, "lay Scotland with 1")
    wealth(s, camp=[9, 9])
    act(s, "pass", "keep")
    deal(s)
    act(s, "play popes_influence")
    assert options_of(s) == ["drop 3"]
    act(s, "drop 3")
    assert s.daggers[TAKEN] == 0
    assert int(s.total_daggers(0)) == 0


@pytest.mark.rule("18.6")
@pytest.mark.parametrize(("word", "more"), [("ESS", 0), ("EES", 1), ("EEE", 2)])
def test_english_silver_pays_by_the_other_traitors(word: str, more: int) -> None:
    s = awards("english_silver wallaces_gratitude", word=word, camp=[5, 5, 5, 5])
    before = gold(s)[0]
    act(s, "play english_silver")
    assert gold(s)[0] == before + more


@pytest.mark.rule("18.6")
def test_english_silver_is_for_traitors_and_pays_two_at_most() -> None:
    s = awards("english_silver wallaces_gratitude", word="SSS", camp=[5, 5, 5, 5])
    assert refused(s, "play english_silver") == ("not-traitor", "18.6")
    s = wealth(turns(table("english_silver", players=5)), camp=[5] * 5)
    act(s, "badge to 1")
    fight(s, "EEEE")
    before = gold(s)[0]
    act(s, "play english_silver")
    assert gold(s)[0] == before + 2


# English Arms cards.


@pytest.mark.rule("6.2", "3.3")
def test_irvine_capitulation_frees_the_bearer() -> None:
    s = to_tokens(table(arms="irvine_capitulation"), badge=1)
    assert s.waiting_for() == (0, 1, 2, 3)
    (shown,) = told(tokens(s, "SESS"), "revealed")
    assert shown["sides"] == ["Scotland", "England", "Scotland", "Scotland"]


@pytest.mark.rule("18.3", "3.3")
def test_irvine_capitulation_gives_the_bearer_a_token_that_cards_can_touch() -> None:
    s = to_tokens(table("lambertons_help", arms="irvine_capitulation"), badge=1)
    tokens(s, "SESS")
    act(s, "play lambertons_help on 1")
    assert phase(s) != "ChoiceCards"


@pytest.mark.rule("6.2", "3.3")
def test_bruce_joins_us_again_makes_the_bearer_support_england() -> None:
    s = to_tokens(table("forced_march", arms="bruce_joins_us_again"), badge=1)
    assert s.waiting_for() == (0, 2, 3)
    tokens(s, "SSS")
    assert sides(s) == "SESS"
    wealth(s, camp=[9, 9, 9, 9], gold=[0, 0, 0, 0])
    events = passes(s)
    assert [paid for paid in told(events, "gold") if paid["seat"] == 1] == [{"seat": 1, "gold": 6}]
    assert phase(s) == "DrawDagger"


@pytest.mark.rule("18.7", "3.3")
@pytest.mark.parametrize(("players", "troops"), [(4, 9), (6, 10)])
def test_march_on_berwick_adds_a_troop_for_each_clan_taking_part(players: int, troops: int) -> None:
    s = to_tokens(table(arms="march_on_berwick", players=players), badge=1, home=3)
    wealth(s, camp=[0] * players)
    (fought,) = told(fight(s, "S" * len(s.waiting_for())), "battle")
    assert fought["england"] == troops


@pytest.mark.rule("18.9", "3.3")
def test_cressinghams_coin_forbids_mercenaries_but_not_at_home() -> None:
    s = table(arms="cressinghams_coin", players=6)
    assert options_of(s)[:3] == ["taxes", "militia", "troops"]
    assert refused(s, "mercenaries") == ("no-mercenaries", "18.9")
    turns(s)
    act(s, "badge to 1", "home to 3")
    assert "mercenaries" in options_of(s)


@pytest.mark.rule("18.8", "R-48", "3.3")
@pytest.mark.parametrize(("scots", "left"), [(5, 3), (1, 0)])
def test_longbows_at_falkirk_thin_the_scottish_camp(scots: int, left: int) -> None:
    s = to_tokens(table(arms="longbows_at_falkirk"), badge=1)
    wealth(s, camp=[0, 0, 0, 0])
    s.scottish_camp = scots
    (fought,) = told(fight(s, "SSS"), "battle")
    assert fought["scotland"] == left


@pytest.mark.rule("18.9", "3.3")
def test_siege_of_stirling_doubles_the_scottish_militia_but_not_at_home() -> None:
    s = table("balliols_plan", arms="siege_of_stirling", players=6)
    act(s, "militia")
    assert s.scottish_camp == 2
    act(s, "play balliols_plan")
    assert s.scottish_camp == 4
    act(s, "done")
    turns(s)
    act(s, "badge to 1", "home to 3", "militia")
    assert s.scottish_camp == 5


@pytest.mark.rule("6.3", "3.3")
def test_longshanks_bargain_forbids_choice_cards() -> None:
    s = table("forced_march")
    s.round = 7
    s.arms = 9
    to_tokens(s)
    events = tokens(s, "SSS")
    assert told(events, "revealed")


@pytest.mark.rule("8.6", "3.3")
def test_ragman_roll_and_border_raid_have_no_effect() -> None:
    deck = table().deck
    for arms in deck.arms:
        if arms.id in ("ragman_roll", "border_raid"):
            assert (arms.marks, arms.levy, arms.volley, arms.militia) == (0, 0, 0, 0)


# Operations that the shipped sets use otherwise.


@pytest.mark.rule("9.6", "R-42")
def test_a_card_of_several_steps_goes_on_after_each() -> None:
    s = table("windfall", arms="arms_4", cards=ODD)
    events = act(s, "play windfall")
    assert gold(s)[0] == 5
    act(s, "regroup", "toll")
    assert hand(s, 0) == ["regroup", "toll"]
    assert gold(s)[0] == 0
    assert told(events, "gold") == [{"seat": 0, "gold": 2}]


@pytest.mark.rule("17.4")
def test_17_4_a_card_that_draws_draws_what_there_is() -> None:
    s = table("windfall", arms="arms_4", cards=ODD)
    s.cards[DISCARDS], deck = 0, 24
    s.cards[deck] = 0
    act(s, "play windfall", "windfall")
    assert phase(s) == "Turn"
    assert hand(s, 0) == ["windfall"]


@pytest.mark.rule("9.6")
def test_a_fixed_number_of_units_is_not_asked_for() -> None:
    s = to_tokens(table("", "", "regroup", "toll", arms="arms_4", cards=ODD), badge=1)
    wealth(s, camp=[1, 1, 3, 1])
    tokens(s, "SSS")
    act(s, "play regroup")
    assert s.scottish_camp == 2
    assert options_of(s)[-1] == "units 3"
    act(s, "units 3")
    assert camps(s)[2] == 4


@pytest.mark.rule("18.10")
def test_two_daggers_are_dropped_one_after_the_other() -> None:
    s = awards("absolution spoils", camp=[9, 9, 9, 9], arms="arms_4", cards=ODD)
    daggers(s, [1, 2, 3])
    act(s, "play absolution", "drop 1")
    assert options_of(s) == ["drop 2", "drop 3"]
    act(s, "drop 3")
    assert phase(s) == "AwardsCards"
    s = awards("absolution spoils", camp=[9, 9, 9, 9], arms="arms_4", cards=ODD)
    daggers(s, [1])
    act(s, "play absolution", "drop 1")
    assert phase(s) == "AwardsCards"


@pytest.mark.rule("18.5", "R-42")
def test_gold_taken_is_no_more_than_there_is() -> None:
    s = to_tokens(table("", "", "toll", "regroup", arms="arms_4", cards=ODD), badge=1)
    wealth(s, camp=[1, 1, 5, 1], gold=[2, 0, 0, 9])
    tokens(s, "SSS")
    assert refused(s, "play toll on 2") == ("not-yourself", "9.6")
    act(s, "play toll on 0")
    assert gold(s) == [0, 0, 2, 9]


@pytest.mark.rule("18.1")
def test_a_card_may_press_a_player_to_england() -> None:
    s = to_tokens(table("", "", "pressed_men", "regroup", arms="arms_4", cards=ODD), badge=1)
    tokens(s, "SSS")
    act(s, "play pressed_men on 0")
    assert sides(s) == "ESSS"
