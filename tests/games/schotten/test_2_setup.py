"""2  Setting up, and the options that are agreed before."""

from __future__ import annotations

from pathlib import Path

import pytest

from saltire.games.schotten.rules import game as game_module
from saltire.games.schotten.rules.game import SchottenTotten
from saltire.games.schotten.rules.options import OPTIONS
from saltire.kernel.errors import BadOption
from saltire.kernel.game import play_out
from saltire.kernel.lots import Lots
from saltire.kernel.types import CHANCE, RULES
from tests.games.schotten.positions import CLAN, act, hand, options_of, phase


@pytest.mark.rule("2.1")
def test_2_1_six_cards_are_dealt_to_each_player_in_turn() -> None:
    s = SchottenTotten(start_player=1).start()
    assert len(s.chances()) == 54
    act(s, *CLAN[:12])
    assert hand(s, 1) == ["R1", "R3", "R5", "R7", "R9", "O2"]
    assert hand(s, 0) == ["R2", "R4", "R6", "R8", "O1", "O3"]
    assert s.clan_deck() == 42
    assert s.actor() == 1
    assert len(s.legal()) == 54


@pytest.mark.rule("2.1")
def test_2_1_a_dealt_card_is_told_to_its_owner_alone() -> None:
    s = SchottenTotten(start_player=0).start()
    top = s.top
    (dealt,) = act(s, "R1")
    assert dealt.heard_by(0) == {"kind": "dealt", "seat": 0, "card": "R1"}
    assert dealt.heard_by(1) == {"kind": "dealt", "seat": 0}
    assert top.known_to(s, 0, 0)
    assert not top.known_to(s, 1, 0)


@pytest.mark.rule("2.2", "C5")
def test_2_2_lots_decide_who_begins() -> None:
    s = SchottenTotten().start()
    assert options_of(s) == ["seat 0", "seat 1"]
    assert s.top.known_to(s, 0, 1)
    (told,) = act(s, "seat 1")
    assert told.heard_by(0) == {"kind": "round", "round": 1, "seat": 1}
    act(s, *CLAN[:12])
    assert s.actor() == 1


@pytest.mark.rule("2.2", "C5")
@pytest.mark.parametrize("seat", [0, 1])
def test_c5_the_start_player_may_be_agreed_instead(seat: int) -> None:
    s = SchottenTotten(start_player=seat).start()
    assert phase(s) == "Deal"
    act(s, *CLAN[:12])
    assert s.actor() == seat


@pytest.mark.rule("13")
@pytest.mark.parametrize("option", OPTIONS, ids=[option.name for option in OPTIONS])
def test_13_each_value_of_each_option_makes_a_game_that_ends(option: object) -> None:
    (declared,) = [known for known in OPTIONS if known is option]
    for number, choice in enumerate(declared.choices[:5]):
        given: dict[str, object] = {"tactics": True}
        if declared.needs is not None:
            given[declared.needs[0]] = declared.needs[1]
        given[declared.name] = choice
        game = SchottenTotten(**given)
        s = game.start()
        assert play_out(s, Lots(number), game.max_length) < game.max_length
        assert s.actor() == RULES
        result = s.result()
        assert result is not None
        assert sum(result) == 1


@pytest.mark.rule("13")
def test_13_options_for_tactics_cards_need_them() -> None:
    for option in OPTIONS:
        if option.needs is not None:
            with pytest.raises(BadOption, match="needs tactics="):
                SchottenTotten(tactics=not option.needs[1], **{option.name: option.choices[1]})


@pytest.mark.rule("13")
def test_13_the_rulebook_lists_every_option_with_its_default_and_its_rule() -> None:
    texts = Path(game_module.__file__).parents[1] / "text"
    rows = (texts / "RULES.md").read_text().splitlines()
    for option in OPTIONS:
        default = f'"{option.default}"' if isinstance(option.default, str) else repr(option.default)
        (row,) = [row for row in rows if row.startswith(f"| `{option.name}` |")]
        cells = [cell.strip() for cell in row.strip("|").split("|")]
        assert (cells[1], cells[3]) == (f"`{default}`", option.rule)


@pytest.mark.rule("12.1", "C1", "C2", "C3", "C10")
def test_12_1_an_edition_gives_the_readings_of_its_rulebook() -> None:
    czech = SchottenTotten(tactics=True, edition="czech").choices
    assert czech.joker_at_play
    assert not czech.claimed_closed_to_all
    assert not czech.recruiter_refills_empty
    assert czech.wild_may_duplicate
    hungarian = SchottenTotten(tactics=True, edition="hungarian").choices
    assert not hungarian.wild_may_duplicate
    assert hungarian.claimed_closed_to_all


@pytest.mark.rule("12.1")
def test_12_1_a_reading_chosen_on_its_own_goes_before_the_edition() -> None:
    game = SchottenTotten(tactics=True, edition="czech", joker_declared="claim")
    assert not game.choices.joker_at_play
    assert SchottenTotten(**game.options).options == game.options
    with pytest.raises(BadOption, match="edition='czech' needs tactics=True"):
        SchottenTotten(edition="czech")


@pytest.mark.rule("13")
def test_13_a_game_says_its_options() -> None:
    assert "mud_tie_card=3" in repr(SchottenTotten(tactics=True, mud_tie_card=3))


@pytest.mark.rule("2.1")
def test_2_1_cards_dealt_by_lot_are_all_equally_likely() -> None:
    s = SchottenTotten(start_player=0).start()
    assert s.actor() == CHANCE
    assert {share for _, share in s.chances()} == {1 / 54}
