"""5.5h  Several blocks of one letter leave a battle together, and nobody sees which went where."""

from __future__ import annotations

import pytest

from saltire.games.hammer.rules.board import War
from saltire.games.hammer.rules.constants import ENGLISH, SCOTTISH
from saltire.games.hammer.rules.notation import say
from saltire.games.hammer.rules.phase_phrases import stack_in
from saltire.games.hammer.rules.together import LeaveTogether, SlipAway, SlipAwayTo
from saltire.games.hammer.rules.view import HammerView
from saltire.kernel.bits import BIT
from saltire.kernel.lots import Lots
from saltire.kernel.types import SPECTATOR
from tests.games.hammer.battlefield import battle
from tests.games.hammer.playing import act, faults, heard, options_of, phase, refused_by, suspected
from tests.games.hammer.positions import at, block


def attacked(scots: str) -> War:
    """York Infantry has come from Mentieth to Fife, whose Scots act first with each letter."""
    return battle(f"Fife: York Infantry 4, {scots}", "York Infantry from Mentieth")


@pytest.mark.rule("5.5h", "R-20")
def test_two_blocks_of_a_letter_leave_together_by_one_choice() -> None:
    s = attacked("Douglas 3, Campbell 2")
    assert "leave" in options_of(s)
    told = act(s, "leave")
    assert phase(s) == "SlipAway"
    assert heard(told, "leaving", ENGLISH) == {
        "side": SCOTTISH, "area": "Fife", "blocks": ["Douglas", "Campbell"],
    }  # fmt: skip
    assert options_of(s) == ["move Douglas", "move Campbell"]


@pytest.mark.rule("5.5h", "R-2")
def test_only_the_owner_hears_which_block_went_where() -> None:
    s = attacked("Douglas 3, Campbell 2")
    act(s, "leave", "move Campbell")
    told = act(s, "to Angus")
    way = {"side": SCOTTISH, "from": "Fife", "area": "Angus"}
    assert heard(told, "retreated", ENGLISH) == way
    assert heard(told, "retreated", SPECTATOR) == way
    assert heard(told, "retreated", SCOTTISH) == {**way, "block": "Campbell"}
    told = act(s, "to Atholl")
    assert [at(s, name) for name in ("Campbell", "Douglas")] == ["Angus 2", "Atholl 3"]
    for name in ("Campbell", "Douglas"):
        assert suspected(s, block(name)) == ["Angus", "Atholl"]
    assert not faults(s)


@pytest.mark.rule("5.5h")
def test_those_who_all_went_the_same_way_are_known_there() -> None:
    s = attacked("Douglas 3, Campbell 2")
    act(s, "leave", "move Campbell", "to Angus", "to Angus")
    assert [suspected(s, block(name)) for name in ("Campbell", "Douglas")] == [["Angus"]] * 2


@pytest.mark.rule("5.5h", "R-20")
def test_of_three_the_owner_names_who_leaves_and_the_third_fights_on() -> None:
    s = attacked("Douglas 3, Campbell 2, Graham 4")
    act(s, "leave")
    assert phase(s) == "LeaveTogether"
    assert "end" not in options_of(s)
    assert refused_by(s, "end") == ("leave-together", "5.5h")
    act(s, "retreat Douglas", "retreat Graham")
    assert options_of(s) == ["retreat Campbell", "end"]
    act(s, "end")
    assert refused_by(s, "move Campbell") == ("leave-next", "5.5h")
    act(s, "move Graham", "to Angus", "to Atholl")
    assert phase(s) == "CombatTurn"
    assert options_of(s) == ["fire Campbell", "retreat Campbell", "hold Campbell"]
    assert suspected(s, block("Campbell")) == ["Fife"]


@pytest.mark.rule("5.5h", "5.5c")
def test_no_more_leave_together_than_the_borders_let_out() -> None:
    """Galloway has two red borders; one is the enemy's, so that two blocks may leave and no third."""
    s = battle(
        "Galloway: York Infantry 4, Douglas 3, Campbell 2, Graham 4", "York Infantry from Carrick"
    )
    act(s, "leave", "retreat Douglas", "retreat Graham")
    assert [at(s, name) for name in ("Douglas", "Graham")] == ["Annan 3", "Annan 4"]
    assert options_of(s) == ["fire Campbell", "hold Campbell"]


@pytest.mark.rule("5.5h", "5.31b")
def test_blocks_of_different_letters_do_not_leave_together() -> None:
    s = attacked("Wallace 4, Douglas 3")
    assert "leave" not in options_of(s)


@pytest.mark.rule("5.5h", "5.5g", "R-20")
def test_the_norse_never_leave_with_others() -> None:
    s = attacked("Norse 4, Wallace 4 | Moray: Fraser")
    assert "retreat Norse" in options_of(s)
    assert "leave" not in options_of(s)


@pytest.mark.rule("5.5h", "10")
def test_the_enemy_imagines_either_block_on_its_way() -> None:
    s = attacked("Douglas 3, Campbell 2")
    act(s, "leave", "move Campbell")
    view = s.view(ENGLISH)
    assert s.top.shown() == ["SlipAwayTo", SCOTTISH, ["Douglas", "Campbell"]]
    from saltire.games.hammer.rules.imagine import imagine
    from saltire.games.hammer.rules.view import HammerView

    assert isinstance(view, HammerView)
    worlds = [imagine(view, Lots(seed)) for seed in range(12)]
    assert all(world.view(ENGLISH) == view for world in worlds)
    named = {world.top.block for world in worlds if isinstance(world.top, SlipAwayTo)}
    assert named == {block("Campbell"), block("Douglas")}


@pytest.mark.rule("5.5h", "11.7")
def test_a_war_with_blocks_leaving_is_saved_and_read_back() -> None:
    from saltire.games.hammer.rules.game import HammerOfTheScots

    s = attacked("Douglas 3, Campbell 2, Graham 4")
    act(s, "leave")
    game = HammerOfTheScots()
    for text in ("retreat Douglas", "retreat Graham", "end", "move Graham"):
        back = game.from_json({**s.to_json(), **_in_the_last_turn(s)})
        assert type(back.top) is type(s.top)
        assert isinstance(back.top, LeaveTogether | SlipAway | SlipAwayTo)
        assert [say(a) for a in back.legal()] == options_of(s)
        act(s, text)


def _in_the_last_turn(s: War) -> dict[str, object]:
    """Put the battle of a test into the year's last turn, in which no hand holds a card any more."""
    rows, turn = s.to_json()["stack"], s.to_json()["turn"]
    assert isinstance(rows, list)
    assert isinstance(turn, dict)
    battle = [row for row in rows if row[0] not in ("After", "Battles")]
    return {
        "stack": [*stack_in("battles", "now"), *battle],
        "turn": {**turn, "number": 5, "english_card": 0, "scottish_card": 0},
    }


@pytest.mark.rule("5.5h")
def test_everybody_sees_who_leaves_and_nobody_who_is_next() -> None:
    s = attacked("Douglas 3, Campbell 2, Graham 4")
    act(s, "leave")
    assert s.top.known_to(s, ENGLISH, s.legal()[0])
    act(s, "retreat Douglas")
    assert shown(s) == ["LeaveTogether", SCOTTISH, ["Douglas"]]
    act(s, "retreat Graham", "end")
    assert shown(s) == ["SlipAway", SCOTTISH, ["Douglas", "Graham"]]
    assert not s.top.known_to(s, ENGLISH, s.legal()[0])
    act(s, "move Graham")
    assert shown(s) == ["SlipAwayTo", SCOTTISH, ["Douglas", "Graham"]]
    assert refused_by(s, "to Mentieth")[1].startswith("5.5")
    assert s.top.known_to(s, ENGLISH, s.legal()[0])


def shown(s: War) -> object:
    view = s.view(ENGLISH)
    assert isinstance(view, HammerView)
    return view.to_json()["phase"]


@pytest.mark.rule("5.5h")
def test_an_imagined_war_in_which_all_have_gone_goes_on() -> None:
    s = attacked("Douglas 3, Campbell 2")
    act(s, "leave", "move Campbell", "to Angus", "to Atholl")
    s.call(SlipAway(SCOTTISH, BIT[block("Campbell")] | BIT[block("Douglas")]))
    assert options_of(s) == ["end"]
    act(s, "end")
    assert phase(s) == "Regroup"
