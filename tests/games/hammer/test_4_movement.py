"""1.1, 4  Movement: groups, points, borders, the national border, pinning, the Norse, main forces."""

from __future__ import annotations

import pytest

from saltire.games.hammer.rules.actions import MOVE
from saltire.games.hammer.rules.board import War
from saltire.games.hammer.rules.constants import (
    AREAS,
    BORDER,
    BORDER_ENDS,
    ENGLISH,
    NEXT_TO,
    SCOTTISH,
    WALLACE,
)
from saltire.games.hammer.rules.forces import in_main_force, origin_of
from saltire.kernel.bits import BIT, count, members
from tests.games.hammer.marching import SIX_IN_BUCHAN, after, moves, reach, then, walk
from tests.games.hammer.playing import (
    act,
    heard,
    options_of,
    phase,
    refused_by,
    used,
)
from tests.games.hammer.positions import area, at, block

# 1  The map.


@pytest.mark.rule("1.1")
def test_1_1_areas_are_adjacent_only_across_a_border() -> None:
    s = moves("Carrick: Graham | Lothian: Grant", SCOTTISH, 2)
    assert reach(s, "Graham") >= {"Annan", "Lanark", "Lennox", "Galloway"}
    act(s, "move Graham")
    assert refused_by(s, "to Argyll") == ("not-adjacent", "1.1")
    act(s, "to Lennox", "to Argyll", "move Grant")
    assert refused_by(s, "to Fife") == ("not-adjacent", "1.1")


@pytest.mark.rule("1.1")
def test_1_1_the_map_has_49_borders_and_is_connected() -> None:
    assert len(set(BORDER_ENDS)) == 49
    assert sum(count(NEXT_TO[a]) for a in range(AREAS)) == 98
    seen, ways = {0}, [0]
    while ways:
        for near in members(NEXT_TO[ways.pop()]):
            if near not in seen:
                seen.add(near)
                ways.append(near)
    assert len(seen) == 23


# 4.0 to 4.2  Groups.


@pytest.mark.rule("4.0", "4.0a")
def test_4_0a_nobody_has_to_move() -> None:
    s = moves("Fife: Wallace | Angus: York Infantry", SCOTTISH, 3)
    told = act(s, "end")
    assert heard(told, "moves-end", ENGLISH) == {"side": SCOTTISH, "unused": 3}
    assert (phase(s), s.turn.points) == ("Rest", 0)


@pytest.mark.rule("4.0a")
def test_4_0a_a_side_without_blocks_may_only_end() -> None:
    s = moves("Angus: York Infantry", SCOTTISH, 3)
    assert options_of(s) == ["end"]
    assert refused_by(s, "pass") == ("move-or-end", "4.0a")


@pytest.mark.rule("4.0b")
def test_4_0b_blocks_pass_own_and_vacant_areas_and_stop_at_an_enemy() -> None:
    s = moves("Fife: Wallace | Angus: York Infantry | Mentieth: Graham", SCOTTISH)
    assert "Buchan" not in reach(s, "Wallace")
    assert {"Lothian", "Lennox", "Angus"} <= reach(s, "Wallace")
    act(s, "move Wallace", "to Angus")
    assert phase(s) == "MoveBlocks"
    assert s.blocks.contested(area("Angus"))


@pytest.mark.rule("4.0c")
def test_4_0c_a_block_moves_once_a_turn() -> None:
    s = moves("Fife: Wallace, Douglas", SCOTTISH, 3)
    walk(s, "Wallace", "Angus")
    assert refused_by(s, "move Wallace") == ("moved-already", "4.0c")
    assert options_of(s) == ["move Douglas", "end"]


@pytest.mark.rule("4.2", "4.2a", "4.2c")
def test_4_2a_a_point_activates_an_area_for_all_its_blocks() -> None:
    s = moves("Fife: Wallace, Douglas, Graham | Mar: Grant", SCOTTISH, 1)
    walk(s, "Wallace", "Angus")
    assert s.turn.points == 0
    walk(s, "Douglas", "Mentieth")
    assert refused_by(s, "move Grant") == ("no-points", "4.2a")
    assert options_of(s) == ["move Graham", "end"]


@pytest.mark.rule("4.2a")
def test_4_2a_only_own_blocks_on_the_map_move() -> None:
    s = moves("Fife: Wallace | Angus: York Infantry", SCOTTISH)
    refusal = s.why_not(SCOTTISH, MOVE + block("York Infantry"))
    assert refusal is not None
    assert (refusal.key, refusal.rule) == ("not-your-block", "4.2a")
    hidden = s.why_not(SCOTTISH, MOVE + block("Hobelars"))
    assert hidden is not None
    assert hidden.key == "not-your-block"
    assert refused_by(s, "move Douglas") == ("not-on-map", "4.2a")


@pytest.mark.rule("4.2a")
def test_4_2a_a_picked_block_takes_a_step() -> None:
    s = moves("Fife: Wallace", SCOTTISH)
    act(s, "move Wallace")
    assert refused_by(s, "stop") == ("step-first", "4.2d")
    act(s, "to Angus")
    assert refused_by(s, "end") == ("step-or-stop", "4.2a")


@pytest.mark.rule("4.2b", "C41")
def test_ec_26_reach_from_buchan() -> None:
    s = moves("Buchan: York Infantry", ENGLISH)
    assert reach(s, "York Infantry") == {
        "Angus", "Fife", "Mar", "Badenoch", "Strathspey", "Moray", "Atholl",
    }  # fmt: skip


@pytest.mark.rule("4.2b")
def test_4_2b_move_rating_three_goes_three_areas() -> None:
    s = moves("Buchan: Hobelars", ENGLISH)
    assert "Mentieth" in reach(s, "Hobelars")
    walk(s, "Hobelars", "Angus", "Fife", "Mentieth")
    assert at(s, "Hobelars") == "Mentieth 3"


@pytest.mark.rule("4.2b", "10c", "R-12")
def test_10c_a_block_is_asked_to_stop_where_a_faster_one_might_go_on() -> None:
    s = moves("Buchan: Hobelars, York Infantry", ENGLISH)
    s.blocks.maybe[block("Hobelars")] |= BIT[area("Buchan")]
    act(s, "move York Infantry", "to Angus", "to Fife")
    assert options_of(s) == ["stop"]
    assert refused_by(s, "to Mentieth") == ("move-spent", "4.2b")
    act(s, "stop")
    assert at(s, "York Infantry") == "Fife 4"


@pytest.mark.rule("4.2c")
def test_4_2c_blocks_that_came_in_have_moved() -> None:
    s = moves("Fife: Wallace | Angus: Douglas", SCOTTISH, 2)
    walk(s, "Wallace", "Angus")
    walk(s, "Douglas", "Buchan")
    assert options_of(s) == ["end"]


@pytest.mark.rule("4.2d")
def test_4_2d_no_path_steps_straight_back_or_ends_where_it_began() -> None:
    s = moves("Lanark: Wallace", SCOTTISH)
    act(s, "move Wallace", "to Mentieth")
    assert refused_by(s, "to Lanark") == ("back-to-start", "4.2d")
    act(s, "to Lothian")
    assert refused_by(s, "to Mentieth") == ("straight-back", "4.2d")
    assert "to Lanark" not in options_of(s)


@pytest.mark.rule("R-21", "4.2d")
def test_r_21_with_round_trips_a_move_may_end_where_it_began_by_another_way() -> None:
    s = moves("Lanark: Wallace", SCOTTISH, round_trips=True)
    act(s, "move Wallace", "to Mentieth")
    assert refused_by(s, "to Lanark") == ("straight-back", "4.2d")
    act(s, "to Lothian", "to Lanark")
    assert (at(s, "Wallace"), s.turn.points) == ("Lanark 4", 0)
    assert refused_by(s, "move Wallace") == ("moved-already", "4.0c")


# 4.3  Border limits.


@pytest.mark.rule("4.3a")
def test_4_3a_two_over_a_red_border_and_six_over_a_black_one() -> None:
    fife = "Fife: Wallace, Douglas, Campbell, Graham, MacDonald, Lindsay, Fraser, Barclay, Grant"
    s = moves(fife, SCOTTISH)
    for name in ("Douglas", "Campbell"):
        walk(s, name, "Atholl")
    act(s, "move Graham")
    assert refused_by(s, "to Atholl") == ("border-full", "4.3a")
    act(s, "to Angus", "stop")
    for name in ("MacDonald", "Lindsay", "Fraser", "Barclay", "Grant"):
        walk(s, name, "Angus")
    act(s, "move Wallace")
    assert refused_by(s, "to Angus") == ("border-full", "4.3a")
    assert options_of(s) == ["to Mentieth"]


@pytest.mark.rule("4.3a")
def test_4_3a_a_block_behind_full_borders_cannot_be_picked() -> None:
    s = moves("Galloway: Graham, Grant, Fraser, Galloway/S, Barclay", SCOTTISH, 2)
    walk(s, "Graham", "Annan")
    walk(s, "Grant", "Annan")
    walk(s, "Fraser", "Carrick")
    walk(s, "Barclay", "Carrick")
    assert refused_by(s, "move Galloway") == ("nowhere", "4.3a")
    assert options_of(s) == ["end"]


@pytest.mark.rule("4.3a")
def test_ec_28_both_directions_count() -> None:
    s = moves("Annan: York Infantry, Durham Infantry | Selkirk: Lancaster Infantry", ENGLISH, 2)
    walk(s, "York Infantry", "Selkirk")
    walk(s, "Durham Infantry", "Selkirk")
    act(s, "move Lancaster Infantry")
    assert refused_by(s, "to Annan") == ("border-full", "4.3a")


@pytest.mark.rule("4.3b")
def test_4_3b_a_red_border_stops() -> None:
    s = moves("Fife: Wallace", SCOTTISH)
    act(s, "move Wallace", "to Atholl")
    assert (phase(s), at(s, "Wallace")) == ("MoveBlocks", "Atholl 4")


@pytest.mark.rule("4.3c", "4.3d")
def test_4_3c_the_players_counts_are_separate() -> None:
    s = moves(
        "Atholl: Graham, Grant | Mar: York Infantry, Durham Infantry | Buchan: York Knights",
        SCOTTISH,
    )
    walk(s, "Graham", "Mar")
    walk(s, "Grant", "Mar")
    act(s, "end")
    assert not any(s.turn.crossed)
    s = then(s, ENGLISH, 2)
    walk(s, "York Knights", "Mar")
    assert s.turn.crossed[BORDER[AREAS * area("Buchan") + area("Mar")]] == 1


# 4.4  The Anglo-Scottish border.


@pytest.mark.rule("4.4a")
def test_4_4a_each_crossing_costs_a_point() -> None:
    s = moves("England: York Infantry, Durham Infantry, York Knights, Hobelars", ENGLISH, 3)
    walk(s, "York Infantry", "Dunbar")
    walk(s, "Durham Infantry", "Dunbar")
    walk(s, "York Knights", "Annan")
    assert s.turn.points == 0
    assert refused_by(s, "move Hobelars") == ("no-points", "4.2a")


@pytest.mark.rule("4.4a", "R-11")
def test_ec_29_paying_for_the_national_border() -> None:
    s = moves(
        "England: York Knights, Lancaster Archers | Dunbar: Ulster Infantry, Dunbar/E", ENGLISH, 2
    )
    walk(s, "York Knights", "Dunbar", "Lothian")
    assert s.turn.points == 1
    walk(s, "Ulster Infantry", "Lothian")
    walk(s, "Dunbar", "Lothian")
    assert s.turn.points == 0
    assert options_of(s) == ["end"]


@pytest.mark.rule("4.4a")
def test_ec_30_a_crossing_does_not_activate() -> None:
    s = moves("Lothian: Cumbria Infantry, Durham Infantry", ENGLISH, 1)
    walk(s, "Cumbria Infantry", "Dunbar", "England")
    assert (s.turn.points, s.turn.activated) == (0, 0)
    assert refused_by(s, "move Durham Infantry") == ("no-points", "4.2a")


@pytest.mark.rule("4.4a")
def test_4_4a_a_block_of_an_activated_area_still_pays_to_cross() -> None:
    s = moves("Dunbar: York Infantry, Durham Infantry, Hobelars", ENGLISH, 2)
    walk(s, "York Infantry", "Lothian")
    walk(s, "Durham Infantry", "England")
    assert s.turn.points == 0
    act(s, "move Hobelars")
    assert refused_by(s, "to England") == ("no-points-to-cross", "4.4a")


@pytest.mark.rule("4.4b")
def test_4_4b_entering_england_stops_and_entering_scotland_only_through_teviot() -> None:
    s = moves("Annan: Wallace", SCOTTISH, 3)
    act(s, "move Wallace", "to England")
    assert (phase(s), at(s, "Wallace")) == ("MoveBlocks", "England 4")
    s = moves("England: Hobelars, Edward", ENGLISH, 3)
    assert "Lanark" in reach(s, "Hobelars")
    act(s, "move Hobelars", "to Teviot")
    assert phase(s) == "MoveBlocks"
    act(s, "move Edward", "to Dunbar", "to Lothian", "to Mentieth")
    assert at(s, "Edward") == "Mentieth 4"


@pytest.mark.rule("4.4d")
def test_4_4d_two_blocks_through_teviot() -> None:
    s = moves("England: York Infantry, Durham Infantry, Hobelars", ENGLISH, 3)
    walk(s, "York Infantry", "Teviot")
    walk(s, "Durham Infantry", "Teviot")
    act(s, "move Hobelars")
    assert refused_by(s, "to Teviot") == ("border-full", "4.3a")


@pytest.mark.rule("4.4c", "5.32a")
def test_ec_32_crossing_blocks_by_two_borders_are_one_group() -> None:
    text = "Selkirk: Wallace | England: York Knights, York Infantry, Hobelars"
    s = moves(text, ENGLISH, 3)
    walk(s, "York Knights", "Annan", "Selkirk")
    walk(s, "York Infantry", "Annan", "Selkirk")
    walk(s, "Hobelars", "Dunbar", "Selkirk")
    act(s, "end")
    assert phase(s) == "Rest"
    assert all(
        in_main_force(s, area("Selkirk"), block(name))
        for name in ("York Knights", "York Infantry", "Hobelars")
    )


@pytest.mark.rule("4.4c", "5.32a")
def test_ec_32_with_same_border_the_pair_or_the_single_block_is_named() -> None:
    text = "Selkirk: Wallace | England: York Knights, York Infantry, Hobelars"
    s = moves(text, ENGLISH, 3, crossing_group="same_border")
    walk(s, "York Knights", "Annan", "Selkirk")
    walk(s, "York Infantry", "Annan", "Selkirk")
    walk(s, "Hobelars", "Dunbar", "Selkirk")
    act(s, "end")
    assert options_of(s) == ["main force 1", "main force 2"]
    main = [
        [
            in_main_force(named, area("Selkirk"), block(name))
            for name in ("York Knights", "York Infantry", "Hobelars")
        ]
        for named in (after(s, "main force 1"), after(s, "main force 2"))
    ]
    assert sorted(main) == [[False, False, True], [True, True, False]]


@pytest.mark.rule("4.4c")
def test_ec_33_raiders_from_three_areas_are_one_group() -> None:
    text = "Annan: Graham | Teviot: Grant | Dunbar: Wallace | England: York Infantry"
    s = moves(text, SCOTTISH, 3)
    for name in ("Graham", "Grant", "Wallace"):
        walk(s, name, "England")
    act(s, "end")
    assert phase(s) == "Rest"
    assert all(in_main_force(s, 0, block(name)) for name in ("Graham", "Grant", "Wallace"))


@pytest.mark.rule("4.4c", "R-16")
def test_4_4c_with_same_border_raiders_over_one_border_are_a_group_wherever_they_began() -> None:
    text = "Dunbar: Graham | Lothian: Grant | Annan: Wallace | England: York Infantry"
    s = moves(text, SCOTTISH, 3, crossing_group="same_border")
    walk(s, "Graham", "England")
    walk(s, "Grant", "Dunbar", "England")
    walk(s, "Wallace", "England")
    act(s, "end")
    assert options_of(s) == ["main force 1", "main force 2"]
    act(s, "main force 1")
    main = [in_main_force(s, 0, block(name)) for name in ("Graham", "Grant", "Wallace")]
    assert main in ([True, True, False], [False, False, True])


@pytest.mark.rule("4.4c", "C48")
def test_c48_as_played_online_raiders_of_one_border_but_two_start_areas_are_two_groups() -> None:
    text = "Dunbar: Graham | Lothian: Grant | England: York Infantry"
    s = moves(text, SCOTTISH, 3, edition="rtt")
    walk(s, "Graham", "England")
    walk(s, "Grant", "Dunbar", "England")
    act(s, "end")
    assert options_of(s) == ["main force 1", "main force 2"]


# 4.5, 4.6  Control and pinning.


@pytest.mark.rule("4.5", "0.6")
def test_4_5_control_is_looked_at_on_the_spot() -> None:
    s = moves("Fife: Wallace | Angus: York Infantry", SCOTTISH)
    assert s.blocks.friendly(SCOTTISH, area("Fife"))
    assert s.blocks.vacant(area("Mar"))
    walk(s, "Wallace", "Angus")
    assert s.blocks.vacant(area("Fife"))
    assert s.blocks.contested_areas() == BIT[area("Angus")]


def attack_on_buchan(**options: object) -> War:
    s = moves(SIX_IN_BUCHAN, ENGLISH, 2, **options)
    for name in ("York Infantry", "York Knights", "Durham Infantry", "Hobelars", "Edward"):
        walk(s, name, "Buchan")
    act(s, "end", "main force 1")
    return then(s, SCOTTISH, 2)


@pytest.mark.rule("4.6", "4.6a", "4.6b")
def test_ec_34_pinning() -> None:
    s = attack_on_buchan()
    act(s, "move Wallace")
    assert options_of(s) == ["to Badenoch", "to Mar"]
    assert refused_by(s, "to Angus") == ("border-closed", "4.6b")
    assert refused_by(s, "to Strathspey") == ("border-closed", "4.6b")
    act(s, "to Badenoch")
    assert refused_by(s, "move Douglas") == ("pinned", "4.6a")
    assert options_of(s) == ["end"]


@pytest.mark.rule("4.6b")
def test_4_6b_who_leaves_may_attack_elsewhere_but_not_come_back() -> None:
    s = attack_on_buchan()
    s.blocks.put(block("Lancaster Infantry"), area("Mar"), 4)
    act(s, "move Wallace", "to Mar")
    assert s.blocks.contested(area("Mar"))
    assert used(s, "Buchan", "Mar", SCOTTISH)


@pytest.mark.rule("4.6b", "C47")
@pytest.mark.parametrize(("edition", "is_open"), [("v3", False), ("v4", True), ("rtt", True)])
def test_c47_a_border_that_help_came_by_is_open_again_in_the_fourth_edition(
    edition: str, is_open: bool
) -> None:
    s = attack_on_buchan(edition=edition)
    s.blocks.put(block("Keith"), area("Angus"), 1)
    walk(s, "Keith", "Buchan")
    act(s, "move Wallace")
    assert ("to Angus" in options_of(s)) == is_open
    assert refused_by(s, "to Strathspey") == ("border-closed", "4.6b")


@pytest.mark.rule("4.6c")
def test_4_6c_at_least_one_defender_is_pinned() -> None:
    s = moves("Fife: Graham, Grant | Angus: York Infantry", ENGLISH)
    walk(s, "York Infantry", "Fife")
    act(s, "end")
    then(s, SCOTTISH, 3)
    walk(s, "Graham", "Mentieth")
    assert refused_by(s, "move Grant") == ("pinned", "4.6a")


@pytest.mark.rule("4.6a")
def test_4_6a_help_that_comes_in_pins_nobody_less() -> None:
    s = moves("Fife: Graham | Angus: York Infantry | Mentieth: Wallace", ENGLISH)
    walk(s, "York Infantry", "Fife")
    act(s, "end")
    then(s, SCOTTISH, 3)
    walk(s, "Wallace", "Fife")
    assert refused_by(s, "move Graham") == ("pinned", "4.6a")
    assert origin_of(s.turn.entry[WALLACE]) == area("Mentieth")
