"""18  The cards of the full set that work before or in a battle: Actions, Choice and English Arms cards."""

from __future__ import annotations

import pytest

from saltire.games.swords.rules.board import (
    Table,
)
from saltire.games.swords.rules.view import SwordsView
from tests.games.swords.positions import (
    act,
    camps,
    castles,
    fight,
    gold,
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


def choice(*hands: str, word: str = "SSS", badge: int = 1, **options: object) -> Table:
    """Everybody has laid a token; the Choice cards begin."""
    s = to_tokens(table(*hands, **options), badge=badge)
    tokens(s, word)
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
