"""1.1, 4  Movement: groups, points, borders, the national border, pinning, the Norse, main forces."""

from __future__ import annotations

import pytest

from saltire.games.hammer.actions import MOVE, STOP, TO
from saltire.games.hammer.board import War
from saltire.games.hammer.rules.forces import border_of, in_main_force, origin_of
from saltire.games.hammer.rules.movement import MoveBlocks
from saltire.games.hammer.rules.paths import BY_SEA
from saltire.games.hammer.tables import (
    AREA_NAMES,
    AREAS,
    BORDER,
    BORDER_ENDS,
    ENGLISH,
    NEXT_TO,
    NORSE,
    SCOTTISH,
    WALLACE,
)
from saltire.kernel.bits import BIT, count, members
from saltire.kernel.lots import Lots
from tests.games.hammer.playing import (
    act,
    faults,
    heard,
    legal_is_sound,
    options_of,
    phase,
    refused_by,
    suspected,
    used,
)
from tests.games.hammer.positions import area, at, block, war
from tests.games.hammer.test_3_cards import Rest


def moves(text: str, side: int, points: int = 1, **options: object) -> War:
    """Set up a Move Phase of a side, who is also Player 1."""
    s = war(text, Rest(), MoveBlocks(side), year=1299, first=side, **options)
    s.turn.points = points
    return s


def then(s: War, side: int, points: int) -> War:
    """Let Player 2 move after Player 1 has ended."""
    assert phase(s) == "Rest"
    s.call(MoveBlocks(side))
    s.turn.points = points
    return s


def reach(s: War, name: str) -> set[str]:
    """List every area where a block's move may end."""
    s = s.clone()
    act(s, f"move {name}")
    ways, ends = [s], set[str]()
    while ways:
        here = ways.pop()
        for action in here.legal():
            there = here.clone()
            there.apply(action)
            if phase(there) == "WalkBlock":
                ways.append(there)
            else:
                ends.add(AREA_NAMES[there.blocks.place[block(name)]])
    return ends


def walk(s: War, name: str, *areas: str) -> None:
    """Move a block along these areas, saying stop if it is asked."""
    act(s, f"move {name}", *[f"to {where}" for where in areas])
    if phase(s) == "WalkBlock":
        act(s, "stop")


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


def after(s: War, text: str) -> War:
    s = s.clone()
    act(s, text)
    return s


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


# 4.5, 4.6  Control and pinning.


@pytest.mark.rule("4.5", "0.6")
def test_4_5_control_is_looked_at_on_the_spot() -> None:
    s = moves("Fife: Wallace | Angus: York Infantry", SCOTTISH)
    assert s.blocks.friendly(SCOTTISH, area("Fife"))
    assert s.blocks.vacant(area("Mar"))
    walk(s, "Wallace", "Angus")
    assert s.blocks.vacant(area("Fife"))
    assert s.blocks.contested_areas() == [area("Angus")]


SIX_IN_BUCHAN = (
    "Buchan: Wallace, Douglas, Campbell, Graham, MacDonald, Lindsay"
    " | Angus: York Infantry, York Knights, Durham Infantry | Strathspey: Hobelars, Edward"
)


def attack_on_buchan() -> War:
    s = moves(SIX_IN_BUCHAN, ENGLISH, 2)
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


# 3.16  Truce.


@pytest.mark.rule("3.16")
def test_3_16_a_truce_closes_enemy_areas_and_england_to_scots() -> None:
    s = moves("Annan: Graham, Wallace | Lanark: York Infantry | Moray: Norse", SCOTTISH, 3)
    s.turn.truce = SCOTTISH
    act(s, "move Graham")
    assert refused_by(s, "to Lanark") == ("truce", "3.16")
    assert refused_by(s, "to England") == ("truce", "3.16")
    act(s, "to Selkirk", "move Norse")
    s.blocks.put(block("Hobelars"), area("Fife"), 3)
    assert refused_by(s, "to Fife") == ("truce", "3.16")
    assert "to Angus" in options_of(s)


@pytest.mark.rule("3.16")
def test_3_16_a_truce_of_the_scots_leaves_england_its_own_country() -> None:
    s = moves("Annan: York Infantry | Lanark: Graham", ENGLISH, 3)
    s.turn.truce = ENGLISH
    act(s, "move York Infantry")
    assert "to England" in options_of(s)
    assert "to Lanark" not in options_of(s)


# 4.7  The Norse.


@pytest.mark.rule("4.7", "4.7a")
def test_4_7a_the_norse_sail_to_any_other_scottish_coast() -> None:
    s = moves("Moray: Norse, Fraser | Fife: Edward", SCOTTISH, 1)
    act(s, "move Norse")
    assert len(options_of(s)) == 15
    assert "to Fife" in options_of(s)
    assert refused_by(s, "to England") == ("norse-by-sea", "4.7a")
    assert refused_by(s, "to Mar") == ("norse-by-sea", "4.7a")
    assert refused_by(s, "to Moray") == ("norse-by-sea", "4.7a")
    act(s, "to Galloway")
    assert (s.turn.points, s.turn.activated, at(s, "Norse")) == (0, 0, "Galloway 3")
    assert refused_by(s, "move Fraser") == ("no-points", "4.2a")


@pytest.mark.rule("4.7a")
def test_4_7a_the_norse_need_a_point_even_from_an_activated_area() -> None:
    s = moves("Moray: Norse, Fraser", SCOTTISH, 1)
    walk(s, "Fraser", "Lochaber")
    assert refused_by(s, "move Norse") == ("norse-no-points", "4.7a")
    assert options_of(s) == ["end"]


@pytest.mark.rule("4.7b")
def test_ec_38_the_norse_close_no_border() -> None:
    s = moves("Moray: Norse | Angus: York Infantry", SCOTTISH)
    act(s, "move Norse", "to Angus", "end")
    assert border_of(s.turn.entry[NORSE]) == BY_SEA
    assert origin_of(s.turn.entry[NORSE]) == area("Moray")
    assert not any(s.turn.used)
    assert not any(s.turn.crossed)


@pytest.mark.rule("4.7c", "10", "R-14")
def test_4_7c_a_norse_move_is_announced() -> None:
    s = moves("Moray: Norse, Fraser", SCOTTISH)
    for number in (NORSE, block("Fraser")):
        s.blocks.maybe[number] |= BIT[area("Fife")]
        s.blocks.least[number], s.blocks.most[number] = 1, 3
    assert not s.top.known_to(s, ENGLISH, MOVE + NORSE)
    act(s, "move Norse")
    assert s.top.shown() == ["WalkBlock", SCOTTISH, -1]
    told = act(s, "to Ross")
    assert heard(told, "norse", ENGLISH) == {
        "side": SCOTTISH, "path": ["Moray", "Ross"], "block": "Norse",
    }  # fmt: skip
    assert told[0].reveals
    assert suspected(s, NORSE) == ["Ross"]
    assert (s.blocks.least[NORSE], s.blocks.most[NORSE]) == (1, 3)


@pytest.mark.rule("4.7e")
def test_4_7e_pinned_norse_stay_and_others_sail() -> None:
    s = moves("Buchan: Norse, Graham | Angus: York Infantry, Durham Infantry", ENGLISH)
    walk(s, "York Infantry", "Buchan")
    one_attacks = s.clone()
    act(one_attacks, "end")
    then(one_attacks, SCOTTISH, 1)
    act(one_attacks, "move Norse", "to Ross")
    assert refused_by(one_attacks, "move Graham") == ("pinned", "4.6a")
    walk(s, "Durham Infantry", "Buchan")
    act(s, "end")
    then(s, SCOTTISH, 1)
    assert refused_by(s, "move Norse") == ("pinned", "4.6a")


@pytest.mark.rule("4.7d")
def test_ec_100_angus_og_keeps_the_norse_to_the_irish_sea() -> None:
    s = moves("Carrick: Norse", SCOTTISH, 1, angus_og=True)
    assert reach(s, "Norse") == {
        "Ross", "Garmoran", "Lochaber", "Argyll", "Lennox", "Galloway", "Annan",
    }  # fmt: skip
    act(s, "move Norse")
    assert refused_by(s, "to Fife") == ("norse-irish-sea", "4.7d")


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


# 4.8  Mustering.


@pytest.mark.rule("4.8")
def test_ec_102_mustering_to_the_king() -> None:
    s = moves("Fife: King | Angus: Graham | Mentieth: Grant", SCOTTISH, 2, mustering=True)
    told = act(s, "muster", "in Fife", "move Graham", "to Fife", "move Grant", "to Fife")
    assert heard(told, "muster", ENGLISH) == {"side": SCOTTISH, "area": "Fife"}
    assert s.turn.points == 1
    assert refused_by(s, "move Graham") == ("moved-already", "4.0c")
    act(s, "end")
    assert options_of(s) == ["move King", "end"]
    walk(s, "King", "Angus")
    assert at(s, "King") == "Angus 4"


@pytest.mark.rule("4.8")
def test_ec_102_no_muster_into_a_battle_or_without_points() -> None:
    text = "Fife: King | Angus: Graham | Mentieth: York Infantry"
    s = moves(text, ENGLISH, 1, mustering=True)
    walk(s, "York Infantry", "Fife")
    act(s, "end")
    then(s, SCOTTISH, 2)
    assert refused_by(s, "muster") == ("nobody-to-muster", "4.8")
    s.turn.points = 0
    assert refused_by(s, "muster") == ("muster-points", "4.8")
    assert refused_by(moves(text, SCOTTISH), "muster") == ("no-mustering", "4.8")


@pytest.mark.rule("4.8")
def test_ec_102_without_a_king_wallace_or_moray_call_and_knights_without_edward() -> None:
    s = moves("Fife: Wallace | Angus: Graham | Moray: Moray", SCOTTISH, 1, mustering=True)
    act(s, "muster")
    assert options_of(s) == ["in Fife"]
    assert refused_by(s, "in Moray") == ("muster-where", "4.8")
    text = "Fife: York Knights | Mar: Durham Knights | Angus: York Infantry"
    s = moves(text, ENGLISH, 1, mustering=True)
    act(s, "muster")
    assert options_of(s) == ["in Mar", "in Fife"]
    s = moves(text + " | Ross: Edward", ENGLISH, 1, mustering=True)
    assert "muster" not in options_of(s)


@pytest.mark.rule("4.8", "R-17")
def test_4_8_mustered_blocks_go_to_the_leader_and_nowhere_else() -> None:
    s = moves(
        "Fife: King | Buchan: Graham | Lothian: Etterick | Carrick: Norse | England: Keith"
        " | Lennox: Grant",
        SCOTTISH,
        1,
        mustering=True,
    )
    act(s, "muster", "in Fife")
    assert options_of(s) == ["move Graham", "move Grant", "move Etterick", "end"]
    assert refused_by(s, "move Norse") == ("muster-or-end", "4.8")
    assert s.top.shown() == ["MusterBlocks", SCOTTISH, area("Fife")]
    assert not s.top.known_to(s, ENGLISH, MOVE)
    act(s, "move Etterick")
    assert options_of(s) == ["to Mentieth", "to Lanark"]
    assert refused_by(s, "to Dunbar") == ("towards-leader", "4.8")
    act(s, "to Lanark", "to Mentieth", "to Fife", "move Graham", "to Angus", "to Fife", "end")
    assert (at(s, "Etterick"), at(s, "Graham")) == ("Fife 2", "Fife 4")


# 10  What the enemy learns.


@pytest.mark.rule("10")
def test_10_a_walk_shows_the_way_and_not_the_block() -> None:
    s = moves("Fife: Wallace, Douglas | Mar: Grant", SCOTTISH)
    assert not s.top.known_to(s, ENGLISH, MOVE + WALLACE)
    assert s.top.known_to(s, SCOTTISH, MOVE + WALLACE)
    act(s, "move Wallace")
    assert s.top.shown() == ["WalkBlock", SCOTTISH, -1]
    act(s, "to Angus")
    assert s.top.known_to(s, ENGLISH, TO)
    assert s.top.known_to(s, ENGLISH, STOP)
    shown = s.top.shown()
    assert shown == ["WalkBlock", SCOTTISH, -1, area("Fife"), area("Fife"), area("Angus"), 1]
    told = act(s, "to Buchan", "stop")
    assert heard(told, "moved", ENGLISH) == {"side": SCOTTISH, "path": ["Fife", "Angus", "Buchan"]}
    assert heard(told, "moved", SCOTTISH)["block"] == "Wallace"
    assert suspected(s, WALLACE) == suspected(s, block("Douglas")) == ["Buchan", "Fife"]
    assert suspected(s, block("Grant")) == ["Mar"]


@pytest.mark.rule("10")
def test_10_three_areas_give_a_fast_block_away() -> None:
    s = moves("Fife: Wallace, Douglas", SCOTTISH)
    told = act(s, "move Wallace", "to Angus", "to Buchan", "to Strathspey")
    assert heard(told, "moved", ENGLISH)["path"] == ["Fife", "Angus", "Buchan", "Strathspey"]
    assert suspected(s, block("Douglas")) == ["Fife"]


@pytest.mark.rule("10", "11.8")
@pytest.mark.parametrize("seed", range(12))
def test_10_the_truth_is_always_among_what_the_enemy_may_think(seed: int) -> None:
    text = (
        "Fife: Wallace, Douglas, Barclay | Moray: Moray, Fraser, Norse | Annan: Bruce/S"
        " | Angus: Angus/E, York Infantry | Lothian: Cumbria Infantry | England: Edward, Hobelars,"
        " York Knights, Wales Archers | Mentieth: Mentieth/E, Northumber Infantry | Buchan: Keith"
    )
    lots = Lots(seed)
    s = moves(text, seed % 2, 3, mustering=seed % 3 == 0)
    for turn in range(2):
        while phase(s) != "Rest":
            assert legal_is_sound(s)
            assert not faults(s)
            assert all(s.why_not(s.actor(), action) is None for action in s.legal())
            s.apply(s.sample(lots))
        assert not s.turn.points
        if turn == 0:
            then(s, 1 - seed % 2, 3)


@pytest.mark.rule("10")
@pytest.mark.parametrize("seed", range(6))
def test_sample_draws_what_legal_lists(seed: int) -> None:
    text = "Fife: Wallace, Douglas, Norse | Angus: York Infantry | Mar: Grant"
    lots = Lots(seed)
    s = moves(text, SCOTTISH, 2)
    while phase(s) != "Rest":
        drawn = {s.sample(lots) for _ in range(300)}
        assert sorted(drawn) == s.legal()
        s.apply(s.sample(lots))
