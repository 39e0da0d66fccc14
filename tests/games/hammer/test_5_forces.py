"""5.32, 5.33  Groups of attackers and the main force, named at the end of the Move Phase."""

from __future__ import annotations

import pytest

from saltire.games.hammer.rules.constants import (
    ENGLISH,
    NORSE,
    SCOTTISH,
)
from saltire.games.hammer.rules.forces import in_main_force
from tests.games.hammer.marching import SIX_IN_BUCHAN, moves, then, walk
from tests.games.hammer.playing import (
    act,
    heard,
    options_of,
    phase,
    refused_by,
    used,
)
from tests.games.hammer.positions import area, block

# 5.32  Groups and the main force, named at the end of the Move Phase.


@pytest.mark.rule("5.32a", "5.32b", "C42")
def test_5_32b_the_main_force_is_named_before_player_2_acts() -> None:
    s = moves(SIX_IN_BUCHAN, ENGLISH, 2)
    walk(s, "York Infantry", "Buchan")
    walk(s, "York Knights", "Buchan")
    walk(s, "Hobelars", "Buchan")
    act(s, "end")
    assert (phase(s), s.top.shown()) == ("MainForce", ["MainForce", ENGLISH, area("Buchan")])
    assert refused_by(s, "end") == ("which-force", "5.32b")
    assert s.top.known_to(s, SCOTTISH, s.legal()[0])
    told = act(s, "main force 2")
    assert heard(told, "main-force", SCOTTISH) == {
        "side": ENGLISH, "area": "Buchan", "from": "Angus",
    }  # fmt: skip
    assert in_main_force(s, area("Buchan"), block("York Knights"))
    assert not in_main_force(s, area("Buchan"), block("Hobelars"))
    assert phase(s) == "Rest"


@pytest.mark.rule("5.32b")
def test_5_32b_one_group_is_not_asked_about() -> None:
    s = moves(SIX_IN_BUCHAN, ENGLISH, 2)
    walk(s, "York Infantry", "Buchan")
    walk(s, "York Knights", "Buchan")
    act(s, "end")
    assert (phase(s), s.turn.main[area("Buchan")]) == ("Rest", 0)


@pytest.mark.rule("5.32b")
def test_5_32b_every_battle_with_two_groups_is_asked_about() -> None:
    s = moves(
        "Buchan: Wallace | Atholl: Graham | Angus: York Infantry, York Knights"
        " | Mar: Hobelars, Edward",
        ENGLISH,
        2,
    )
    walk(s, "York Infantry", "Buchan")
    walk(s, "Hobelars", "Buchan")
    walk(s, "York Knights", "Atholl")
    walk(s, "Edward", "Atholl")
    act(s, "end", "main force 1")
    assert s.top.shown() == ["MainForce", ENGLISH, area("Atholl")]
    act(s, "main force 1")
    assert phase(s) == "Rest"


@pytest.mark.rule("5.33")
def test_5_33_player_2_names_no_force_among_reinforcements() -> None:
    s = moves("Fife: Graham | Angus: York Infantry | Mentieth: Wallace | Atholl: Grant", ENGLISH)
    walk(s, "York Infantry", "Fife")
    act(s, "end")
    then(s, SCOTTISH, 3)
    walk(s, "Wallace", "Fife")
    walk(s, "Grant", "Fife")
    act(s, "end")
    assert phase(s) == "Rest"


@pytest.mark.rule("5.32c")
def test_ec_36_norse_fight_with_the_land_group() -> None:
    text = "Angus: York Infantry | Fife: Douglas | Moray: Norse"
    s = moves(text, SCOTTISH, 2)
    walk(s, "Douglas", "Angus")
    walk(s, "Norse", "Angus")
    act(s, "end")
    assert phase(s) == "Rest"
    assert in_main_force(s, area("Angus"), NORSE)
    s = moves(text, SCOTTISH, 2, norse_main_force="no")
    walk(s, "Douglas", "Angus")
    walk(s, "Norse", "Angus")
    act(s, "end")
    assert options_of(s) == ["main force 1", "main force 2"]
    act(s, "main force 1")
    assert [in_main_force(s, area("Angus"), b) for b in (NORSE, block("Douglas"))] == [True, False]


@pytest.mark.rule("5.32c")
def test_5_32c_with_two_land_groups_the_norse_join_the_one_named() -> None:
    s = moves("Angus: York Infantry | Fife: Douglas | Mar: Graham | Moray: Norse", SCOTTISH, 3)
    walk(s, "Douglas", "Angus")
    walk(s, "Graham", "Angus")
    walk(s, "Norse", "Angus")
    act(s, "end")
    assert options_of(s) == ["main force 1", "main force 2"]
    act(s, "main force 1")
    assert in_main_force(s, area("Angus"), NORSE)


@pytest.mark.rule("5.33")
def test_ec_37_norse_as_reinforcement_are_no_main_force() -> None:
    s = moves("Buchan: Graham | Angus: York Infantry | Moray: Norse", ENGLISH)
    walk(s, "York Infantry", "Buchan")
    act(s, "end")
    then(s, SCOTTISH, 1)
    walk(s, "Norse", "Buchan")
    act(s, "end")
    assert s.turn.entry[NORSE] != 0
    assert s.turn.main[area("Buchan")] == 0


@pytest.mark.rule("5.5d-1")
def test_ec_40_a_plain_move_closes_nothing() -> None:
    s = moves("Badenoch: Graham, Grant | Angus: York Infantry", SCOTTISH)
    walk(s, "Graham", "Atholl")
    walk(s, "Grant", "Atholl")
    act(s, "end")
    assert not any(s.turn.used)
    assert s.turn.entry[block("Graham")] == 0
    then(s, ENGLISH, 1)
    walk(s, "York Infantry", "Atholl")
    assert used(s, "Angus", "Atholl", ENGLISH)
    assert not used(s, "Badenoch", "Atholl", SCOTTISH)
    assert not used(s, "Atholl", "Angus", ENGLISH)
