"""18  The cards of the full set that work after a battle, and what only other card sets do."""

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
from saltire.kernel.bits import count
from tests.games.swords.positions import (
    act,
    act_as,
    camps,
    daggers,
    deal,
    fight,
    gold,
    hand,
    options_of,
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

ODD = Path(__file__).with_name("odd-set.toml")


def awards(*hands: str, word: str = "SSS", camp: list[int], **options: object) -> Table:
    """The rewards are paid; the Awards cards begin. Nobody has gold but what is set later."""
    s = wealth(to_tokens(table(*hands, **options), badge=1), camp=camp)
    fight(s, word)
    assert phase(s) == "AwardsCards"
    return s


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
